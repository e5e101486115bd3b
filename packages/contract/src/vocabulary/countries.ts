// Countries by name and two-letter code, and those supported for payments or payouts (specification 3 and 5).
import countries from './data/countries.json' with { type: 'json' }

/** Name in lower case with underscores → two-letter code of ISO 3166-1; for example `hong_kong` → `HK`. */
export const countryCodes: Readonly<Record<string, string>> = countries.codes

/** The 44 countries supported for payments or payouts (specification 3), as keys of `countryCodes`. */
export const supportedCountries = [
  'australia',
  'austria',
  'belgium',
  'brazil',
  'bulgaria',
  'canada',
  'croatia',
  'cyprus',
  'czech_republic',
  'denmark',
  'estonia',
  'finland',
  'france',
  'germany',
  'gibraltar',
  'greece',
  'hong_kong',
  'hungary',
  'ireland',
  'italy',
  'japan',
  'latvia',
  'liechtenstein',
  'lithuania',
  'luxembourg',
  'malaysia',
  'malta',
  'mexico',
  'netherlands',
  'new_zealand',
  'norway',
  'poland',
  'portugal',
  'romania',
  'singapore',
  'slovakia',
  'slovenia',
  'spain',
  'sweden',
  'switzerland',
  'thailand',
  'united_arab_emirates',
  'united_kingdom',
  'united_states',
] as const
export type SupportedCountry = (typeof supportedCountries)[number]

/** Specification 5: supported only if it is among the 44. Takes the key, not the code. */
export function isSupportedCountry(country: string): country is SupportedCountry {
  return supportedCountries.some((supported) => supported === country)
}

/** Specification 5: underscores become spaces, each word gets a capital. `new_zealand` → `New Zealand`. */
export function countryDisplayName(country: string): string {
  return country
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
