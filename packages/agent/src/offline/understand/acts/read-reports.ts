// "Tenants report damage, each sees only their own, the caretaker says how it stands": what people bring to somebody who
// looks after it.
import type { Records } from '../purposes/purpose.ts'
import { capitalize, pluralize, singularize } from '../inflect.ts'
import { factsByMention, type Mention } from './facts-by-mention.ts'

const whoBrings = String.raw`(?:tenants?|residents?|employees?|staff|colleagues?|students?|pupils|parents|teachers?|members?|customers?|neighbou?rs?|people|everyone|everybody|anyone|whoever|villagers|citizens|guests|they|we)`
const reports = new RegExp(
  String.raw`\b${whoBrings}\b[^.;!?]{0,40}\b(?:report|send in|submit|hand in|file|raise)(?:s|ing)? (?:an? |any |their |the |me |us |all )*(?:[\p{L}-]+ )?(damages?|problems?|faults?|defects?|repairs?|complaints?|breakages?|incidents?|accidents?|near misses|leaks?|potholes?|issues?|hazards?|things? that (?:is|are) broken|broken (?:things|lights|equipment)|concerns?)\b`,
  'iu',
)
const ownOnly =
  /\bonly (?:their|his|her|theirs|his or her|your) own\b|\b(?:their|his|her) own (?:reports?|ones?)\b[^.;]{0,10}\bonly\b|\bsees? only (?:their|his|her|what)\b|\bonly (?:sees?|see) (?:their|his|her|theirs)\b|\bwithout seeing (?:the )?others?['’]?\b/i
const looksAfter =
  /\b(?:sets?|changes?|marks?|says?|writes?|notes?|updates?|ticks?)\b[^.;!?]{0,40}\b(?:status|state|done|fixed|repaired|in progress|stands|solved|finished|taken care of)\b|\bsees? (?:all|every)/i

const ofReport: readonly Mention[] = [
  { fact: 'what (text, required)' },
  { fact: 'photo (picture)', said: /\b(?:photos?|pictures?)\b/i },
  { fact: 'where (text)', said: /\bwhere\b|\bplace\b|\blocation\b|\bwhich (?:room|flat|street|house|building)\b/i },
  { fact: 'date', said: /\bwhen (?:it )?(?:happened|was|started)\b|\bdate\b/i },
  { fact: 'how urgent (low, normal, urgent)', said: /\burgen(?:t|cy)\b|\bpriority\b/i },
  { fact: 'description (long text)' },
  { fact: 'status (reported, in progress, done)' },
]

export function readReports(message: string): Records | null {
  const [, said] = reports.exec(message) ?? []
  if (said === undefined || !(ownOnly.test(message) || looksAfter.test(message))) return null
  const noun = /broken/i.test(said) ? 'defect' : singularize(said.toLowerCase())
  const kind = /^(?:damage|repair)$/.test(noun) ? `${noun} report` : noun
  return {
    kind,
    fields: factsByMention(message, ofReport),
    title: capitalize(pluralize(kind)),
    ...(ownOnly.test(message)
      ? { isOverseen: true, access: 'private' as const }
      : { isAddedByAll: true, access: 'admin' as const }),
  }
}
