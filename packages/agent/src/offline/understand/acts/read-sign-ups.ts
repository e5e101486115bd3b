// "Volunteers put their names down for a shift": places of what happens, each taken by a name.
import type { Records } from '../purposes/purpose.ts'
import { capitalize, pluralize, singularize } from '../inflect.ts'
import { factsByMention, type Mention } from './facts-by-mention.ts'

const somebody = String.raw`(?:volunteers?|helpers?|members?|parents?|people|everyone|everybody|anyone|anybody|whoever|students?|staff|colleagues|neighbou?rs?|players?|each (?:one|of us|person|member|family)|famil(?:y|ies)|they|we|you|somebody|someone)`
const turn = String.raw`(?<turn>shifts?|slots?|turns?|dut(?:y|ies)|jobs?|tasks?|rides?|sessions?|stalls?|stints?|time ?slots?|work ?days?|evenings?|days?|weeks?)`
const puts = new RegExp(
  [
    String.raw`\b${somebody}\b[^.;!?]{0,40}\b(?:put(?:s|ting)?|(?:write|add|enter)s?(?=[^.;,]{0,20} names? (?:down|for|on|in|next|beside|under)\b)|(?:enter|add)s?(?= (?:themsel|itself|himself|herself|yoursel|onesel))) (?:(?:their|your|his|her|our|one['’]s) )?(?:own )?(?:names?|itself|himself|herself|themselves|yourself|oneself)(?: down)?\b(?: (?:for|on|in|next to|into|beside|under) (?:an?|the|each|any|one|one of the|which|that|those|some|their) )?`,
    String.raw`\b${somebody}\b[^.;!?]{0,40}\b(?:(?:sign(?:s|ing)? (?:themselves |yourself )?up|volunteers?) (?:for|to)|sign(?:s|ing)? (?:themselves|yourself) up)\b`,
    String.raw`\b(?:each of us|everyone|everybody|anyone|members?|people|somebody|someone|whoever) (?:(?:can|could|should|may|will|to) )*(?:takes?|picks?|chooses?) (?:one|one of them|an evening|a date|a week|a day)\b`,
    String.raw`\b${somebody}\b[^.;!?]{0,20}\b(?:chooses?|picks?|says?|enters?|tells? (?:me|us)) (?:where|when)(?: and (?:where|when))? (?:they|he|she|you|we)(?:['’]d| would)? (?:(?:can|could|want to|would like to|like to|will) )?(?:help|work|come and help|lend a hand)`,
    String.raw`\b${somebody}\b[^.;!?]{0,30}\b(?:enters?|puts?|adds?) (?:themselves|themself|himself|herself|oneself)\b`,
    String.raw`\b(?:whoever|${somebody}) (?:(?:can|could|should|may|will|to|be able to) )*(?:takes?|pick(?:s)?(?: up)?|grabs?|fills?|claims?|chooses?) (?:an?|the|one|some|their|which|one of the|open|free)(?: (?:open|free|empty))? (?:shifts?|slots?|turns?|dut(?:y|ies)|jobs?)\b`,
  ].join('|'),
  'iu',
)
const spoken = new RegExp(String.raw`\b(?:[\p{L}-]+ )?${turn}\b`, 'giu')
const isTurn = /^(?:shift|slot|turn|duty|job|time slot|stint|work day|ride)$/

const ofShift: readonly Mention[] = [
  { fact: 'what (text, required)' },
  { fact: 'date (date, required)' },
  { fact: 'start time (time)' },
  { fact: 'end time (time)' },
  { fact: 'place (text)', said: /\b(?:where|place|location|address|which (?:room|stall|stand|station))\b/i },
  { fact: 'people needed (number)' },
  { fact: 'notes' },
]

const isEach = (noun: string, message: string): boolean =>
  new RegExp(String.raw`\b(?:each|every|the|which) (?:[\p{L}-]+ )?(?:${noun}|${pluralize(noun)})\b`, 'iu').test(message)

/** Where people help they have a shift; of the Fridays each is somebody's turn. */
function turnOf(message: string): string | undefined {
  if (/\b(?:helps?|helpers?|volunteers?|blocks?)\b/i.test(message)) return 'shift'
  return /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\brotas?\b|\brosters?\b/i.test(message) ? 'turn' : undefined
}

/** "With what they plan to cook": said with the name. */
const toldBeside =
  /\b(?:with|and (?:say|write|enter)) (what (?:they|he|she|you|we)(?:['’]d| would| will|['’]ll)? (?:plan to |want to |would like to |like to )?[\p{L}]+)/iu

/** Has somebody to be let in, or does somebody buy something? */
const isOther = /\b(?:newsletter|mailing list|accounts?|log ?in|customers?|tickets?|price|€|\$)\b|[€$£]\s?\d/i

export function readSignUps(message: string): Records | null {
  if (!puts.test(message) || isOther.test(message)) return null
  const turns = [...message.matchAll(spoken)].map(({ groups }) => singularize((groups?.['turn'] ?? '').toLowerCase()))
  const kind = turns.find((noun) => isTurn.test(noun)) ?? turns.find((noun) => isEach(noun, message)) ?? turnOf(message)
  if (kind === undefined) return null
  const beside = toldBeside.exec(message)?.[1]
  return {
    kind,
    fields: factsByMention(message, ofShift),
    title: capitalize(pluralize(kind)),
    parts: ['signups'],
    hint: `People sign up for a ${kind} with their name${beside === undefined ? '' : ` and ${beside}`} until no places are left.`,
  }
}
