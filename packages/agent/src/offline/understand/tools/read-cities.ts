// The weather of places as a message gives it: "Berlin 18°C cloudy, Rome 27°C sunny and Oslo 9°C rain".
import type { Copy } from '../../brief.ts'
import { capitalize } from '../inflect.ts'
import { readFields } from '../fields/read-fields.ts'
import { readKind } from '../kinds/read-relations.ts'
import type { Kinds } from '../kinds/relate-kinds.ts'

const degree = String.raw`(?:°\s*[CF]?|degrees?(?: celsius| fahrenheit)?|[CF]\b)`
/** Its name, its degrees, and what else is said of it up to the next. */
const city = new RegExp(
  String.raw`(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*)[,:]?\s*(?:[(–-]|is|has|at)?\s*(-?\d{1,2}(?:\.\d)?)\s*${degree}(?:\s*(?:and|,|/)?\s*([^;.()\n\d]*?(?:\d+ ?(?:%|km/h|mph|m/s)[^;.()\n\d]*?)*))?(?=\s*(?:[;.)\n]|,?\s*(?:and\s+)?\p{Lu}[\p{L}’' -]+?[,:]?\s*(?:[(–-]|is|has|at)?\s*-?\d|$))`,
  'gu',
)

/** "rain, wind 22 km/h, humidity 80 %": the sky, and what was measured. */
function measuredIn(said: string): { sky: string; wind: string; humidity: string } {
  const wind = /(\d+) ?(?:km\/h|mph|m\/s)/i.exec(said)?.[1] ?? ''
  const humidity = /(\d+) ?%/.exec(said)?.[1] ?? ''
  const sky = said
    .replace(
      /\b(?:wind|humidity)\b[^,;]*?\d+ ?(?:km\/h|mph|m\/s|%)|\d+ ?(?:km\/h|mph|m\/s|%)(?: (?:wind|humidity))?/gi,
      '',
    )
    .replace(/\band\b/gi, ' ')
    .replace(/[,/()]+/g, ' ')
    .trim()
  return { sky: /^[\p{L} -]{0,24}$/u.test(sky) ? sky.toLowerCase() : '', wind, humidity }
}

/** Null where fewer than two places are given with their degrees. */
export function readCities(text: string): { kinds: Kinds; offers: Copy['offers'] } | null {
  const found = [...text.matchAll(city)]
  if (found.length < 2) return null
  const measures = found.map(([, , , said = '']) => measuredIn(said))
  const offers = found.map(([, name = '', degrees = ''], at) => {
    const { sky = '', wind = '', humidity = '' } = measures[at] ?? {}
    const parts = [`${degrees}°`, sky, wind === '' ? '' : `wind ${wind}`, humidity === '' ? '' : `humidity ${humidity}`]
    return { name, details: parts.filter((part) => part !== '').join(' '), of: 'city' }
  })
  const skies = [...new Set(measures.map(({ sky }) => capitalize(sky)).filter((sky) => sky !== ''))]
  const unit = /°\s*F|fahrenheit/i.test(found[0]?.[0] ?? '') ? '°F' : '°C'
  const further = [
    ...(skies.length === 0
      ? []
      : [`condition (${[...new Set([...skies, 'Sunny', 'Cloudy', 'Rain', 'Snow'])].join(', ')})`]),
    ...(/\bhumidity\b/i.test(text) ? ['humidity in % (number)'] : []),
    ...(/\bwind\b/i.test(text) ? ['wind in km/h (number)'] : []),
  ]
  const [title, ...rest] = readFields(['city (text, required)', ...further].join(', ')).fields
  if (title === undefined) return null
  const temperature = { name: 'temperature', label: 'Temperature', kind: 'number' as const, required: false, unit }
  return {
    kinds: { main: { ...readKind('city', undefined), fields: [title, temperature, ...rest] }, more: [] },
    offers,
  }
}
