// What people bring in, and how it stands with it: "tenants report problems with title and photo", "members log boulders
// with grade", "they see the status of their tickets: new, solved". Said as the facts of what is kept.
import { capitalize, singularize } from '../inflect.ts'
import { inBrackets } from '../rows/said-row.ts'

const word = String.raw`[\p{L}][\p{L}'’-]*`
const option = String.raw`(?!(?:and|or|to|with|the|by|on)\b)${word}(?: (?!(?:or|and|with|when|if)\b)${word}){0,2}`
const either = String.raw`(?:${option}(?:\s*,\s*${option})+(?:\s*,?\s+(?:and|or)\s+${option})?|${option}\s+(?:and|or)\s+${option})`
const may = String.raw`(?:(?:can|may|should|must|and|to|sign up|log in|sign in|register)[,;]?\s+)*`

/** "Members log boulders with grade, colour": what they log is kept. */
const membersLog = new RegExp(
  String.raw`(^|[.;!?]\s+)((?:${word} ){0,3}?)(?:each |every |all )?(?:members?|riders?|users?|people|players?|athletes?|runners?|students?|pupils?|residents?|volunteers?|everyone|everybody)(?: (?:of|in) (?:the|our|my) (?:${word} )?${word})? ${may}(?:log|record|add|enter|track|post|list)s? (?:(?:their|his|her|own|the|new|all)\s+)*(${word}s)\s*(?=\(|:|with\b)`,
  'giu',
)
/** "Renters report damages (room, …)", "file a ticket with subject": each of them has these facts. */
const reports = new RegExp(
  String.raw`(^|[.;!?:,]\s+|\band\s+)(?:(?:the|our|all)\s+)*(?:${word}(?: of (?:the|our|my)(?: ${word}){1,2})?,? )?${may}(?:report|file|submit|send in|open|raise|hand in)s? (?:(?:an?|new|their|own|the)\s+)*(${word}(?: (?!with\b)${word})?)\s*(?:\(([^()]*)\)\s*)?(?:(?:with|:|by giving|giving)\s+([^.;!?]*?(?:,|\band\b)[^.;!?]*?))?(?=\s*(?:[.;!?]|$)|,?\s+(?:and |they )?(?:sees?|follow|check|get)\b)`,
  'giu',
)
/** "They see the state (received, fixed) of what they reported", "the status of their tickets: new, solved". */
const seenStatus = new RegExp(
  String.raw`\b(?:sees?|checks?|follows?|watch(?:es)?|sets?|changes?|knows?)(?: and (?:set|change)s?)? (?:the|its|their|a) (status|state|stage)(?: of [^.;:!?(]{1,50}?)?\s*(?:\(|:\s+)(${either})\)?`,
  'giu',
)
const reported =
  /^(?:requests?|tickets?|problems?|damages?|faults?|issues?|defects?|reports?|complaints?|incidents?|bugs?|repairs?|claims?|applications?|concerns?|accidents?|hazards?|sightings?)$/i
/** What the app calls what is reported: "Repair requests for our co-op" keeps requests. */
const ofRequests =
  /\b(request|ticket|report|complaint|claim)(?:s\b| (?:system|tool|app|tracker|desk|list|box|site|page)\b)/i

export function reportsAsLists(text: string): string {
  const head = text.split(/[.:;!?]/)[0] ?? ''
  const called = ofRequests.exec(head)?.[1]?.toLowerCase()
  let noun = ''
  const told = text
    .replace(
      membersLog,
      (_, before: string, whose: string, what: string) =>
        `${before}${whose.trim() === '' ? '' : `${capitalize(whose.trim())}. `}${capitalize(what)} `,
    )
    .replace(reports, (all, before: string, what: string, sorts: string | undefined, list: string | undefined) => {
      const last = what.split(' ').at(-1) ?? what
      if (!reported.test(last) || (sorts === undefined && list === undefined)) return all
      noun = called ?? singularize(last.toLowerCase())
      // Where facts follow, what stands in brackets behind the noun says of which sort it is.
      const said = list === undefined ? (sorts ?? '') : sorts === undefined ? list : `type (${sorts}), ${list}`
      const start = /[.;!?]\s+$|^$/.test(before) ? before : '. '
      return `${start}Each ${noun} has ${said}`
    })
  const states: string[] = []
  const whole = told.replace(seenStatus, (_, name: string, list: string) => {
    states.push(` Each ${noun === '' ? '' : `${noun} `}has a ${name.toLowerCase()} (${inBrackets(list)}).`)
    return `see the ${name}`
  })
  return states.length === 0 ? whole : `${whole.replace(/(?<![.!?])\s*$/, '.')}${states.join('')}`
}
