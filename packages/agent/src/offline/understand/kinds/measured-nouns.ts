// "Log my weight", "track my blood pressure morning and evening": one thing is measured again and again. Its records are
// readings with their day, and nobody gives them names.
import { anyTopic } from '../../topics/index.ts'
import { withMadeTitle } from '../fields/arrange-fields.ts'
import { pluralize } from '../inflect.ts'
import { readFields } from '../fields/read-fields.ts'
import type { Understood } from './read-records.ts'
import { readKind } from './read-relations.ts'

interface Measure {
  says: RegExp
  /** What one of them is called. */
  noun: string
  /** Beside the day. */
  fields: string
}

const measures: readonly Measure[] = [
  {
    says: /blood pressure/i,
    noun: 'measurement',
    fields: 'systolic (number, required), diastolic (number, required), pulse (number)',
  },
  { says: /blood sugar|glucose/i, noun: 'measurement', fields: 'blood sugar (number, required)' },
  { says: /heart rate|resting pulse|pulse/i, noun: 'measurement', fields: 'beats per minute (number, required)' },
  { says: /(?:body )?weight/i, noun: 'weigh-in', fields: 'weight in kg (number, required)' },
  { says: /body temperature|fever/i, noun: 'measurement', fields: 'temperature in °C (number, required)' },
  { says: /sleep/i, noun: 'night', fields: 'hours (number, required), quality (rating)' },
  { says: /(?:daily )?steps/i, noun: 'day', fields: 'steps (number, required)' },
  { says: /water intake|how much (?:water )?i drink/i, noun: 'day', fields: 'glasses (number, required)' },
  { says: /moods?/i, noun: 'day', fields: 'mood (great, good, okay, low, bad)' },
  { says: /headaches?|migraines?|pain/i, noun: 'attack', fields: 'strength out of 10 (rating), medicine (text)' },
  { says: /rain ?fall/i, noun: 'measurement', fields: 'rain in mm (number, required)' },
  {
    says: /(?:electricity|gas|water|power|heating) (?:meters?(?: readings?)?|consumption|usage|readings?)/i,
    noun: 'measurement',
    fields: 'meter reading (number, required)',
  },
  {
    says: /fuel(?: consumption)?|petrol|mileage/i,
    noun: 'refill',
    fields: 'km (number, required), litres (number), price',
  },
]

const keeps = String.raw`(?:tracks?|tracking|logs?|logging|records?|recording|notes?(?: down)?|write down|writing down|monitors?|monitoring|measures?|keeps? (?:track|a (?:log|diary|record|journal)) of|keeping (?:track|a (?:log|diary|record|journal)) of)`
const whose = String.raw`(?:(?:my|our|his|her|their|the|a|baby['’]s|daily)\s+)*`
const dayPart = /\b(?:mornings?|noons?|evenings?|nights?|afternoons?)\b/giu
/** What is told behind it beside when: no facts of the readings. */
const aside = String.raw`(?:\s+(?:every|each|in the|at|twice a|once a|per|a)\s+(?:\p{L}+)|\s+(?:daily|weekly|over time|morning|evening|night)|\s+and (?:evening|night|at night)|,?\s+(?:with|and|plus|including|show(?:ing)?(?: me)?|see) (?:an? |it (?:in|as|on) an? )?(?:(?:simple|little|line|weekly|monthly|nice) )*(?:charts?|graphs?|curves?|averages?|trends?|statistics|diagrams?|reminders?)(?: of it| over time)?)*`

/** Null where facts are told, or something else is kept. */
export function readMeasured(text: string): Understood | null {
  for (const { says, noun, fields } of measures) {
    const named = `(?:${says.source})`
    const whole = new RegExp(
      String.raw`^\s*(?:[^.:;]{0,60}?\b${keeps}\s+${whose}${named}|(?:[^.:;,]{0,30}?\s)?${named}\s+(?:log|tracker|diary|journal|record|app|tracking)(?: app)?)${aside}\s*[.!]?\s*$`,
      'iu',
    )
    if (!whole.test(text.replace(/\s+(?:and\s+)?dark mode\b/iu, ''))) continue
    const parts = [...new Set([...text.matchAll(dayPart)].map(([word]) => word.toLowerCase().replace(/s$/, '')))]
    const when = parts.length >= 2 ? `, time of day (${parts.join(', ')})` : ''
    const said = readFields(`date (required)${when}, ${fields}, notes`).fields
    const main = { ...readKind(noun, undefined), fields: withMadeTitle(said, noun), plural: pluralize(noun) }
    const phrase = says.exec(text)?.[0].toLowerCase()
    return { kinds: { main, more: [] }, phrase, topic: anyTopic, saidFields: true, unread: [] }
  }
  return null
}
