// Fonts by family name (specification 3, "Mobile fonts"), and those that Joinery serves today.
import fonts from './data/fonts.json' with { type: 'json' }

/** Every family of the open font list, in alphabetical order; reference data only. */
export const fontFamilies: readonly string[] = fonts.families

/**
 * The slug of a family: lower case, words joined by hyphens.
 *
 * @returns for example `abril-fatface` for `Abril Fatface`
 */
export function fontFamilySlug(family: string): string {
  return family
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Family name → slug, for the whole list. */
export const fontFamilySlugs: Readonly<Record<string, string>> = Object.fromEntries(
  fontFamilies.map((family) => [family, fontFamilySlug(family)]),
)

/** Ours: the families that generated apps may name today; the compiler holds their files. */
export const availableFonts = [
  'Archivo',
  'Atkinson Hyperlegible Next',
  'Baloo 2',
  'Cormorant Garamond',
  'Figtree',
  'Fraunces',
  'Instrument Sans',
  'JetBrains Mono',
  'Jost',
  'Karla',
  'Lexend',
  'Newsreader',
  'Nunito',
  'Public Sans',
  'Space Grotesk',
  'Syne',
  'Unbounded',
  'Work Sans',
  'Barlow',
  'Barlow Condensed',
  'IBM Plex Mono',
  'IBM Plex Sans',
  'Righteous',
  'Space Mono',
  'Young Serif',
] as const
export type AvailableFont = (typeof availableFonts)[number]
