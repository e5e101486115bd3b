// The weather of places as a message gives it: "Berlin 18°C cloudy, Rome 27°C sunny and Oslo 9°C rain".
import type { Copy } from '../brief.ts'
import { capitalize } from './inflect.ts'
import { readFields } from './read-fields.ts'
import { readKind } from './read-relations.ts'
import type { Kinds } from './relate-kinds.ts'

const city =
  /(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)*)[,:]?\s*\(?\s*(-?\d{1,2}(?:\.\d)?)\s*°\s*[CF]?\b[ ,]*([\p{Ll}][\p{Ll} -]*?)?(?=\s*(?:[,;.)\n]|\band\b|$))/gu

/** Null where fewer than two places are given with their degrees. */
export function readCities(text: string): { kinds: Kinds; offers: Copy['offers'] } | null {
  const found = [...text.matchAll(city)]
  if (found.length < 2) return null
  const offers = found.map(([, name = '', degrees = '', sky = '']) => ({
    name,
    details: `${degrees}° ${sky.trim()}`.trim(),
    of: 'city',
  }))
  const skies = [...new Set(found.map(([, , , sky = '']) => capitalize(sky.trim())).filter((sky) => sky !== ''))]
  const unit = /°\s*F/.test(found[0]?.[0] ?? '') ? '°F' : '°C'
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
