// What is noted of people again and again: "notes after each conversation", "we log phone calls with each client: date and
// what was said" → the notes or calls of a client, each with what is said of it.
import { singularize } from '../inflect.ts'

/** Those with whom somebody speaks. */
const partner = String.raw`(?:clients?|customers?|contacts?|leads?|prospects?|suppliers?|patients?|donors?|candidates?|compan(?:y|ies)|partners?|tenants?|members?|applicants?|pupils?|students?|people|persons?)`
const talk = String.raw`(?:conversations?|(?:phone |video )?calls?|meetings?|talks?|chats?|visits?|contacts?|e-?mails?|appointments?|discussions?)`
const note = String.raw`(?:notes?|remarks?|comments?|entries|minutes)`
const whose = String.raw`(?:(?:each|every|all|our|my|the|their|your|any|one|an?|past|last|with)\s+)*`
const somebody = String.raw`(?:(?:i|we|you|they|everyone|everybody|(?:the )?team|colleagues)\s+)?(?:(?:want|need|would like|['’]d like|can|could|should|must|may|be able|have|also|just)\s+(?:to\s+)?)*`
const writes = String.raw`(?:writes?(?: down)?|adds?|takes?|keeps?(?: track of)?|makes?|notes?(?: down)?|logs?|records?|leaves?|puts?|tracks?|stores?|saves?)`
/** "With date and text", ": date, what was said", "(date, text)". */
const facts = String.raw`(?:,?\s+with\s+([^.;!?()]+)|\s*[:(]\s*([^.;!?()]+)\)?)?`
const start = String.raw`(?:(?<=^|[.;!?]\s+)|,?\s+(?:and|plus)\s+|,\s*(?:plus\s+)?)`
const ofWhom = String.raw`(?:\s+(?:with|for|per|of|on|about|to|by|from)\s+${whose}(${partner}))?`
const onPage = String.raw`(?:\s+on\s+${whose}(?:page of ${whose})?(${partner}?)(?:['’]s|s['’])?\s+page)?`

/** "We write notes after each conversation on the client's page", "notes from every talk". */
const notesOfTalks = new RegExp(
  String.raw`${start}${somebody}(?:${writes}\s+)?(?:(?:short|our|my|own|the|some|a few)\s+)*${note}\s+(?:of|from|about|after|on|for)\s+(?:(?:each|every|all|all our|all the|our|the|past)\s+)*${talk}${ofWhom}(?:\s+belongs? to\s+${whose}(${partner}))?${onPage}${facts}`,
  'iu',
)
/** "We log phone calls with each client: date and what was said". */
const talksLogged = new RegExp(
  String.raw`${start}${somebody}${writes}\s+${whose}(${talk})\s+(?:with|for|per|of|by|to)\s+${whose}(${partner})${onPage}${facts}`,
  'iu',
)
/** "A log of conversations for each contact", "we keep a history of calls per client with date and text". */
const historyOfTalks = new RegExp(
  String.raw`${start}(?:${somebody}${writes}\s+)?(?:an?|the|our|my)\s+(?:log|history|record|journal|list|timeline|protocol)\s+of\s+${whose}(${talk}|${note})\s+(?:with|for|per|of|by|on)\s+${whose}(${partner})${onPage}${facts}`,
  'iu',
)

const isAmongFacts = new RegExp(
  String.raw`^(?:,|\s+and|\s+plus)[\s,]+(?:(?:and|plus|the|our|my)\s+)*notes?\s+(?!\p{L}+\s+(?:each|every)\b)`,
  'iu',
)

interface Told {
  noun: string
  parent: string | undefined
  list: string
}

/** Whom the message keeps, where a note does not say it. */
function keptIn(text: string): string | undefined {
  return new RegExp(String.raw`\b${partner}\b`, 'iu').exec(text)?.[0]
}

/** What was said, by a name that "note" and "text" both find. */
const textOf = (noun: string): string => (noun === 'note' ? 'note text (long text)' : `${noun} (text, required)`)

function listOf(noun: string, said: string | undefined): string {
  const list = (said ?? '').trim().replace(/\s+(?:and|,)$/i, '')
  if (list === '') return `${textOf(noun)}, date`
  const hasText = /\b(?:text|what|note|notes|summary|content|subject|topic|title|description|about)\b/i.test(list)
  return [hasText ? list : `${textOf(noun)}, ${list}`, ...(/\b(?:date|day|when)\b/i.test(list) ? [] : ['date'])].join(
    ', ',
  )
}

function told(text: string): { start: number; end: number; told: Told } | null {
  for (const [pattern, read] of [
    [
      notesOfTalks,
      ([, whom, belongs, page, withFacts, colon]: RegExpExecArray) => ({
        noun: 'note',
        parent: whom ?? belongs ?? page,
        list: withFacts ?? colon ?? '',
      }),
    ],
    [
      talksLogged,
      ([, what = '', whom, page, withFacts, colon]: RegExpExecArray) => ({
        noun: singularize(what.toLowerCase().replace(/^(?:phone|video) /, '')),
        parent: whom ?? page,
        list: withFacts ?? colon ?? '',
      }),
    ],
    [
      historyOfTalks,
      ([, what = '', whom, page, withFacts, colon]: RegExpExecArray) => ({
        noun: singularize(what.toLowerCase().replace(/^(?:phone|video) /, '')),
        parent: whom ?? page,
        list: withFacts ?? colon ?? '',
      }),
    ],
  ] as const) {
    const found = pattern.exec(text)
    if (found !== null) return { start: found.index, end: found.index + found[0].length, told: read(found) }
  }
  return null
}

export function conversationsAsKinds(text: string): string {
  const found = told(text)
  const said = found?.told.parent ?? keptIn(text)
  // "…, plus notes from our conversations" is one of the facts of a client.
  if (found === null || said === undefined || isAmongFacts.test(text.slice(found.start, found.end))) return text
  const before = text.slice(0, found.start).replace(/[\s,;]+$/, '')
  const after = text.slice(found.end).replace(/^[\s,;.)]+/, '')
  const parent = singularize(said.toLowerCase())
  const { noun, list } = found.told
  const kind = noun === parent ? 'conversation' : noun
  return [
    before === '' || /[.!?:]$/.test(before) ? before : `${before}.`,
    `Each ${parent} has many ${kind}s. Each ${kind} has ${listOf(kind, list)}.`,
    after === '' ? '' : `${after.charAt(0).toUpperCase()}${after.slice(1)}`,
  ]
    .filter((each) => each !== '')
    .join(' ')
}
