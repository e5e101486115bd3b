// Facts one after the other behind the name of a list, without a mark between: "job hunting tracker, company, role, status".
// The readers know the same behind a colon, where the first of the facts is not taken for what is kept.
import { isRecordNoun } from '../fields/entity-fields.ts'
import { isFieldWord, kindOfName } from '../fields/field-kinds.ts'
import { singularize } from '../inflect.ts'

const container =
  '(?:tracker|log|diary|list|register|planner|sheet|record|journal|notebook|book|collection|stock|inventory|overview|organi[sz]er|database|table|catalogue|catalog|directory)'
/** "My vinyl collection", "job hunting tracker". */
const namesList = new RegExp(
  String.raw`^(?:(?:please |just )?(?:i (?:want|need)|we (?:want|need)|make|build|create)(?: me| us)? )?(?:(?:an?|the|my|our|simple|small) )*((?:[\p{L}'’-]+ ){1,4}${container})(?: app)?$`,
  'iu',
)
/** "We do alterations, need to write down customer": what is done is kept. */
const doing =
  /^(?:i|we) (?:do|make|sell|repair|build|teach|give|take|run|offer|organi[sz]e|deliver) (?:\p{L}+ )?(?<many>\p{L}{3,}s)$/iu
const noting =
  /^(?:(?:and|so|i|we) )*(?:need|want|would like|have|like)s? to (?:write down|note(?: down)?|record|log|track|keep track of|save|enter) (?:the |a |an )?(?<first>.+)$/iu
/** "Which repairs tenants told me about. Want a list with flat, problem": what was asked for is kept. */
const asking = /\b(?:which|what) (?<many>\p{L}{3,}s) (?!are\b|is\b|do\b)\p{L}+/iu
const listWith = new RegExp(
  String.raw`^(?:(?:i|we) )?(?:(?:would )?(?:want|need|like)s? )?(?:an? |the |some )?(?:simple )?(?:${container}|something|app) (?:with|of) (?<first>[\p{L}' -]+)$`,
  'iu',
)
/** "App to save what paint I used in each room": the paint, and the room. */
const usedIn =
  /^(?:(?:an? |the |some )?(?:app|something|list|place|tool) )to (?:save|note(?: down)?|write down|keep|log|record|remember|track) what (?<thing>\p{L}+) (?:i|we) (?:\p{L}+)(?: (?:in|on|for|at) (?:each|every|which|what) (?<place>\p{L}+))?$/iu

const asked = /^(?:what|who|whom|when|where|how|which|if|whether|did|do)\b/iu
/** Facts are short; a wish is not. */
const longest = 7
const fewest = { items: 3, ofWith: 4, labels: 2 }
const wish = /^(?:please|want|need|show|let|see|make|should|must|can|could|with|for|in|no|not|maybe|like|so)\b/iu

const isPlain = (item: string): boolean => {
  const bare = item.replace(/\(.*$/u, '').trim().toLowerCase()
  return isFieldWord.test(bare) || kindOfName(bare) !== 'text' || asked.test(bare)
}
/** "Members, events and fees": kinds of records, and no facts of one. */
const isKind = (item: string): boolean => {
  const bare = item.toLowerCase()
  return singularize(bare) !== bare && isRecordNoun(singularize(bare)) && !isPlain(item)
}
const isItem = (item: string): boolean =>
  item.replace(/\(.*$/u, '').trim().split(/\s+/u).length <= longest && !wish.test(item) && !isKind(item)

/** "Artist year condition": each of these words is a fact. */
function apart(item: string): string[] {
  const words = item.split(/\s+/u)
  return words.length > 2 && words.every((word) => isFieldWord.test(word.toLowerCase())) ? words : [item]
}

const commas = /\s*,\s*(?:and\s+|n\s+)?(?![^()]*\))/u
const lastAnd = /\s+(?:and|n|&|plus)\s+(?=[^()]*$)/u

function itemsOf(pieces: readonly string[]): string[] | null {
  const last = pieces.at(-1) ?? ''
  const items = [...pieces.slice(0, -1), ...last.split(lastAnd)].flatMap((item) => apart(item.trim()))
  const isFacts = items.every(isItem) && items.filter(isPlain).length * 2 >= items.length
  // "What came in, how many went out" is told of, and is no list of labels.
  const labels = items.filter((item) => !asked.test(item)).length
  return isFacts && labels >= fewest.labels && items.length >= fewest.items ? items : null
}

interface Listed {
  head: string
  items: string[]
}

/** @param before the sentences before */
function listedIn(sentence: string, before: string): Listed | null {
  const pieces = sentence.split(commas)
  const [head = '', second = ''] = pieces
  const used = usedIn.exec(head)?.groups
  if (used !== undefined) {
    const { thing = '', place } = used
    const items = itemsOf(pieces.slice(1))
    return items && { head: `${thing}s`, items: [thing, ...(place === undefined ? [] : [place]), ...items] }
  }
  const name = namesList.exec(head)?.[1]
  if (name !== undefined) {
    const items = itemsOf(pieces.slice(1))
    return items && { head: name, items }
  }
  const done = doing.exec(head)?.groups?.['many']
  const noted = noting.exec(second)?.groups?.['first']
  if (done !== undefined && noted !== undefined) {
    const items = itemsOf([noted, ...pieces.slice(2)])
    return items && { head: done, items }
  }
  const many = asking.exec(before)?.groups?.['many'] ?? ''
  const first = listWith.exec(head)?.groups?.['first']
  if (first === undefined || !isRecordNoun(singularize(many.toLowerCase()))) return null
  const items = itemsOf([first, ...pieces.slice(1)])
  return items === null || items.length < fewest.ofWith ? null : { head: many, items }
}

/** Where a notation says it already, or names are quoted, nothing is left to say. */
const isSaid = /[:;\n"“]|\s[-–—]\s/u

/** The same with a colon between the name of a list and its facts. */
export function plainBareLists(message: string): string {
  if (isSaid.test(message)) return message
  const sentences = message.split(/(?<=[.!?])\s+/u)
  for (const [at, sentence] of sentences.entries()) {
    const [, bare = '', stop = ''] = /^(.*?)([.!?]*)$/su.exec(sentence) ?? []
    const listed = listedIn(bare.trim(), sentences.slice(0, at).join(' '))
    if (listed === null) continue
    const said = `${listed.head}: ${listed.items.join(', ')}${stop === '' ? '.' : stop}`
    return [said, ...sentences.slice(at + 1)].join(' ')
  }
  return message
}
