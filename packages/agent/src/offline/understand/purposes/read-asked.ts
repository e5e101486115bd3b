// What a wish keeps whose facts are asked as questions: which record, with whose it is.
import { capitalize, pluralize } from '../inflect.ts'
import { readAskedLine, readNoted, readStates, recordOfVerb } from './asked-facts.ts'
import type { Records } from './purpose.ts'

/** What somebody says they do, where what is noted is noted of that. */
const deeds: readonly (readonly [RegExp, string])[] = [
  [/\bvisit(?:s|ing|ed)?\b/iu, 'visit'],
  [
    /\b(?:do|did|does|doing) the (?:work|job)\b|\b(?:plumber|electrician|carpenter|painter|roofer|handyman|gardener)\b/iu,
    'job',
  ],
  [/\b(?:drivers?|driving|trips?|tours?)\b/iu, 'trip'],
  [/\bdonations?\b/iu, 'donation'],
  [/\blessons?\b/iu, 'lesson'],
  [/\bsessions?\b/iu, 'session'],
  [/\bmeetings?\b/iu, 'meeting'],
  [/\bwalks?\b/iu, 'walk'],
  [/\b(?:matches|match|games?)\b/iu, 'game'],
]

function recordsOfLine(message: string): Records | null {
  for (const line of message.split(/[.;:!?()]+|,\s+(?=(?:who|which|what)\b)/iu)) {
    const start = /\b(?:who|which|whose|what) /iu.exec(line)?.index
    const asked = start === undefined ? null : readAskedLine(line.slice(start))
    if (asked === null) continue
    const { verb, thing, fields } = asked
    const kind = recordOfVerb(verb)
    if (kind === null) continue
    const dated = fields.some((field) => field.startsWith('date')) ? fields : [...fields, 'date']
    return {
      kind,
      fields: [...dated, 'notes'].join(', '),
      title: capitalize(`${thing === '' || thing === kind ? '' : `${thing} `}${pluralize(kind)}`),
    }
  }
  return null
}

function recordsNoted(message: string, least: number): Records | null {
  const noted = readNoted(message)
  if (noted === null || noted.fields.length < least) return null
  const kind = deeds.find(([says]) => says.test(message))?.[1] ?? 'entry'
  const { of, fields } = noted
  const own = fields.filter((field) => field !== 'date')
  const [called, ...others] = own
  const rest = called === undefined ? own : [called.replace('(long text)', '(text, required)'), ...others]
  const first = kind === 'job' ? 'customer (text, required)' : of === null ? null : `${of} (text, required)`
  return {
    kind,
    fields: (first === null ? [rest[0], 'date', ...others] : [first, 'date (required)', ...own]).join(', '),
    title: of === null ? capitalize(pluralize(kind)) : `Notes on ${pluralize(of)}`,
  }
}

function recordsOfStates(message: string): Records | null {
  const found = readStates(message)
  if (found === null) return null
  return {
    kind: found.thing,
    fields: `name (required), status (${found.states.join(', ')}), notes`,
    title: capitalize(pluralize(found.thing)),
  }
}

/** "How often did I go to the gym": each time is a record. */
function recordsCounted(message: string): Records | null {
  const [, verb = '', where = ''] =
    /\bhow (?:often|many times) (?:did|do|does|have|has) (?:i|we|he|she|they) (?:really |actually )?(\p{L}+)(?: (?:to|in|at|for))?(?: (?:the|my|our|a))?(?: (\p{L}+))?/iu.exec(
      message,
    ) ?? []
  if (verb === '') return null
  const kind = /^go(?:ne)?$/i.test(verb) ? 'visit' : recordOfVerb(verb.toLowerCase())
  if (kind === null) return null
  return {
    kind,
    fields: 'what (text, required), date (date, required), notes',
    title: capitalize(`${where === '' ? '' : `${where.toLowerCase()} `}${pluralize(kind)}`),
    parts: ['totals'],
  }
}

/** @returns the records of the one thing that is written down, where no table knows more of it */
export function recordsOfOne(message: string): Records | null {
  return recordsNoted(message, 1) ?? recordsCounted(message)
}

/** @returns the records whose facts the message asks for; null where it asks for none */
export function recordsAsked(message: string): Records | null {
  return recordsOfStates(message) ?? recordsOfLine(message) ?? recordsNoted(message, 2)
}
