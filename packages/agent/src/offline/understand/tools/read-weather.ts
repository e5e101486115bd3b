// An app for the weather of places that people save by their names: what it shows of each, and which it begins with.
import { readCities } from './read-cities.ts'
import { namesInRow } from '../rows/said-row.ts'

export interface WeatherApp {
  cities: string[]
  /** Label and how it follows from a number. */
  measures: { label: string; from: number; span: number; unit: string }[]
  /** Days of the forecast; none for 0. */
  days: number
  unit: '°C' | '°F'
  isSearched: boolean
  saved: string
}

const isTyped =
  /(?:\bwith|:) (?:an? |the )?(?:city|town|place)(?: name)?\s*,|\b(?:diary|journal|log(?:book)?|station|records?|i (?:enter|type|write|note|measure)|notes? down|enter(?:s|ed)? (?:by hand|myself|the (?:temperature|weather|values)))\b/i
/** What is kept of a place besides its weather makes a list of places. */
const isListOfPlaces = /\b(?:with|has|have|and)\b[^.]{0,40}\b(?:country|why|reason|notes?|comments?|date)\b/i

/** True where places are typed in and nothing but their weather is shown. */
export function asksForWeather(text: string): boolean {
  return (
    /\bweather (?:app|site|page|dashboard|website|widget|overview|forecast|tool|checker)\b|\b(?:app|site|page|dashboard|tool) (?:that (?:shows|tells)|for|with|showing) (?:me )?(?:the )?(?:current )?weather\b/i.test(
      text,
    ) &&
    // Nothing but its name says nothing of what is typed in.
    /\b(?:cit(?:y|ies)|towns?|places?|forecast|fahrenheit|search|saves?|favou?rites?|current|for \p{Lu})|°/u.test(
      text,
    ) &&
    !isTyped.test(text) &&
    !isListOfPlaces.test(text) &&
    readCities(text) === null
  )
}

const known: readonly [RegExp, string, number, number, string][] = [
  [/\bhumidity\b/i, 'Humidity', 40, 55, ' %'],
  [/\bwind\b/i, 'Wind', 3, 40, ' km/h'],
  [/\bwaves?\b/i, 'Waves', 1, 4, ' m'],
  [/\b(?:rain|precipitation)\b/i, 'Rain', 0, 12, ' mm'],
  [/\bpressure\b/i, 'Pressure', 990, 45, ' hPa'],
  [/\buv\b/i, 'UV index', 0, 9, ''],
  [/\bvisibility\b/i, 'Visibility', 4, 20, ' km'],
]
const cityList =
  /\b(?:for|of|in|like|such as|cities|with|:)\s*:?\s+((?:\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?\s*,\s*)*\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?\s*,?\s+(?:and|or)\s+\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/u

export function readWeather(text: string): WeatherApp {
  const cities = namesInRow(cityList.exec(text)?.[1] ?? '')
  const said = /\b(\d|three|five|seven)[- ]?days?\b/i.exec(text)?.[1]?.toLowerCase()
  const days = { three: 3, five: 5, seven: 7 }[said ?? ''] ?? Number(said ?? (/\bforecast\b/i.test(text) ? 5 : 0))
  return {
    cities: cities.length >= 2 ? cities : [],
    measures: known
      .filter(([says]) => says.test(text))
      .map(([, label, from, span, unit]) => ({ label, from, span, unit })),
    days,
    unit: /\bfahrenheit\b|°\s*F\b/i.test(text) && !/\bcelsius\b|°\s*C\b/i.test(text) ? '°F' : '°C',
    isSearched: /\bsearch(?:es|ing)?\b|\blook(?:s|ing)? up\b/i.test(text),
    saved: /\bfavou?rit(?:e|es)\b/i.test(text) ? (/\bfavorit/i.test(text) ? 'Favorites' : 'Favourites') : 'My cities',
  }
}
