// The facts that a message tells of any noun, wherever in a sentence: "tours with date, place and level", "each plant we grow
// is listed together with its height", "classes (name, weekday, level)", "bikes, each of which has a frame size and a price".
import type { Field } from '../../brief.ts'
import { escapePattern } from '../escape-pattern.ts'
import { capitalize, singularize } from '../inflect.ts'
import { readFields, splitList } from './read-fields.ts'

export interface NounFacts {
  /** Singular, in lower case. */
  noun: string
  /** It is weighed and not counted: "honey for sale". */
  isMass: boolean
  fields: Field[]
  start: number
}

const word = String.raw`\p{L}[\p{L}’'-]*`
/** What leads from a noun to its facts, right behind it or behind what is told of it: "each plant we grow is listed with". */
const lead =
  /(?:,?\s*\b(?:each|every one|all)\s+(?:of (?:which|them)\s+)?(?:has|have|with|having|shows?|showing|gets?)|,?\s*\b(?:which|that)\s+(?:has|have)|\b(?:(?:is|are|stand|stands)\s+)?(?:(?:shown|listed|displayed|presented|given)\s+)?(?:together |along )?with|\b(?:(?:has|have|having)(?!\s+(?:signed|logged|been|to)\b)|contains?|includes?|carry|carries|comes? with))\s+(?=(?<list>[^.;:\n!?]+))/giu
const lists: readonly RegExp[] = [
  // "Classes (name, weekday, level)".
  new RegExp(String.raw`(?<noun>\b${word}s)\s*\((?<list>[^()\d]+,[^()\d]+)\)`, 'giu'),
  // "Books: title, author, price."
  new RegExp(
    String.raw`(?<=^|[.;\n]\s*(?:\p{L}+\s+)?|,\s+(?:\p{L}+\s+)?|\band\s+(?:\p{L}+\s+)?)(?<noun>${word}s):\s+(?<list>\p{Ll}[^.;:\n\d“"()¶]+)`,
    'giu',
  ),
]

/** Nouns of people and places that have no facts of records, and words that are no nouns. */
const noNoun =
  /^(?:visitors?|people|persons?|guests?|users?|customers?|clients?|everyone|everybody|anyone|anybody|somebody|whoever|nobody|owners?|parents|they|we|i|it|he|she|you|who|which|that|this|these|those|there|each|every|all|some|site|website|home ?page|page|pages|app|club|society|association|band|choir|school|studio|gym|dairy|nursery|bakery|accounts?|parts?|sections?|sign|signs|sign-?ups?|registrations?|registration|bookings?|reservations?|places?|spots?|seats?|calendar|gallery|list|lists|something|way|one|online|up|place|spot|seat|now|sale|what|how|where|when|them|are|is|be|can|should|could|will|down|out|in|on|by|shop|store|name|price|date|level|also|only|not|so|in|start|us|happens|newsletter|forms?|wants?|likes?|needs?|costs?|takes?|leaves?|posts?|shows?|makes?|sells?|gives?|helps?|lets?|runs? a)$/i

/** Where a list of facts is over, and another story begins. */
const over =
  /\s*(?:[¶.;:\n!?)]|,?\s+(?:and|but|so)\s+(?:(?:the|all|each|every)\s+)?(?:(?:i|we|people|visitors|guests|anyone|everyone|everybody|members|customers|they|can|could|may|should|must|let|then|also|right|there|it)\b)|,\s+(?:members|visitors|people|guests|everyone|everybody|anyone|they|we|i|you|which|where|let|right|for example|e\.g|put|so|that|can)\b|\s(?:can be|should be|may be|(?:are|is) (?:visible|shown|open|public|announced|published|listed)|which|where|that|so that|for example|such as|like|e\.g\.|let['’]s say|right now|for now|in which|on which|shown|listed|to (?:show|see|make|book|sign|register|the|our|help)|[-–—])(?=\s|$))/iu

const isAboutPeople = /\b(?:that|which|people|visitors|members|everyone|everybody|anyone|sign|log|book(?:able|ed)?)\b/i
/** What happens is told of by itself. */
const isHeld =
  /^(?:\p{L}+ )?(?:events|concerts|courses|workshops|classes|lessons|tours|trips|talks|tournaments|trainings|matches|regattas|readings|tastings)$/iu
/** A part of the site, and no fact of a record. */
const isPart = /(?:^|\s)(?:gallery|calendar|blog|news|forum|chat|shop|guest ?book|newsletter|contact form)(?:$|\s)/i
/** "Spots people can book": what people do with it is no part of its name. */
const forPeople =
  /\s+(?:(?:that|which)\s+)?(?:people|visitors|guests|customers|everyone|anyone|anybody|you|they|members)\s+(?:can|could|may)\b.*$|\s+to (?:book|reserve)$/iu
const takesPart =
  /\b(?:book|books|booking|sign|signs|register|registers|reserve|reserves|enrol|put|puts|join|joins|leave|leaves|give|gives|giving|leaving)\b/i

/** "A difficulty between easy, moderate and hard". */
const between = /\b(\p{L}+) (?:between|among|one of|either) (\p{Ll}+(?:, \p{Ll}+)*,? (?:and|or) \p{Ll}+)/giu

function cut(said: string): string {
  const list = said.replace(
    between,
    (_, label: string, options: string) => `${label} (${options.replace(/,? (?:and|or) /, ', ')})`,
  )
  const masked = list.replace(/\([^()]*\)/g, (inside) =>
    /[\d¶]/.test(inside) ? `¶${inside.slice(1)}` : '·'.repeat(inside.length),
  )
  const end = over.exec(masked)?.index
  return (end === undefined ? list : list.slice(0, end))
    .replace(/\s*\([^)]*$/, '')
    .replace(/^([^(]*)\)\s*$/, '$1')
    .trim()
}

function plainPiece(piece: string): string {
  return piece
    .replace(/^(?:and\s+)?(?:(?:with|also|then)\s+)?(?:an?|the|its|their|his|her|our|some)\s+/i, '')
    .replace(forPeople, '')
    .replace(/^what (?:it|they|he|she|one)?\s*costs?$/i, 'price')
    .replace(/^(?:at most|up to|max(?:imum)?\.?(?: of)?|no more than)\s+\d+\s+(?=\p{L})/iu, '')
    .replace(/^how many (\p{L}+) (?:are |is )?(?:still |there )?(?:free|left|available)$/iu, '$1')
    .replace(/^(?:still )?(?:free|available|remaining) (?=places|seats|spots)/i, '')
    .replace(/^(?:the )?number of (?=\p{L})/iu, 'number of ')
    .trim()
}

/** "How many boats we have" is a number. */
const asFigure = (field: Field): Field =>
  /^(?:how many|number of)\b/i.test(field.label) && field.kind === 'text' ? { ...field, kind: 'number' } : field

/** "…, and recordings people can listen to": another part, of which something is said. */
const isOtherPart =
  /^(?:and )?(?:\p{L}+ )?\p{L}+s (?:(?:that|which) )?(?:people|visitors|guests|customers|everyone|anyone|you) (?:can|could|may) (?!book|reserve|take|choose|pick)/iu

function fieldsIn(list: string): Field[] {
  const said = splitList(cut(list))
  const other = said.findIndex((piece) => isOtherPart.test(piece))
  const pieces = (other < 0 ? said : said.slice(0, other)).map(plainPiece)
  const end = pieces.findIndex(
    (piece) =>
      piece.split(/\s+/).length > 9 ||
      isPart.test(piece) ||
      isHeld.test(piece) ||
      /^(?:run|sell|offer|show|hold|give|list|publish|announce)s?\s/i.test(piece) ||
      /^\p{L}+s (?:with|that|which)\b/iu.test(piece) ||
      /\b(?:written|posted|made|run|led) by\b/i.test(piece) ||
      (isAboutPeople.test(piece) && !/^(?:who|whether|how)\b/i.test(piece)),
  )
  const own = end < 0 ? pieces : pieces.slice(0, end)
  return readFields(own.join(', ')).fields.map(asFigure)
}

/** "Beginner, intermediate or advanced level", "easy, medium or hard": a choice that is told before its name. */
const choiceBefore =
  /\b(?:at |in |of |on |as )?(\p{Ll}+(?:, \p{Ll}+)+,? or \p{Ll}+|\p{Ll}+ or \p{Ll}+) (levels?|sizes?|difficulty|grades?)\b/iu

/** What is told of things without a list: "are held on a given date at beginner, intermediate or advanced level". */
export function factsInPassing(text: string): Field[] {
  const [, options = '', label = ''] = choiceBefore.exec(text) ?? []
  if (options === '') return []
  const named = options.split(/,?\s+or\s+|,\s+/).map((each) => capitalize(each))
  return readFields(singularize(label.toLowerCase())).fields.map((field) => ({
    ...field,
    kind: 'choice',
    options: named,
  }))
}

const nearest = 7

/** The noun that facts are told of: the last of several before them, or what is told of each one. */
function nounBefore(before: string): string | null {
  // "The bags (…), each with a colour": what was named in brackets stands between.
  const plain = before.replace(/\s*\([^()]*¶[^()]*\)/g, '')
  const clause = plain.slice(plain.search(/[^.;:\n!?¶]*$/u))
  const mass = /(?:^|,\s*|\band\s+)(?:the\s+)?(\p{L}+)(?: from \p{L}+)? for sale\s*$/iu.exec(clause)?.[1]
  if (mass !== undefined) return singularize(mass.toLowerCase())
  if (/\bwhat (?:we|i) (?:bake|make|sell|grow|offer|brew|roast|have)\s*$/i.test(clause)) return 'product'
  const words = [...clause.toLowerCase().matchAll(/[\p{L}’'-]+|,/gu)].map(([each]) => each).slice(-nearest)
  for (const [at, said] of [...words.entries()].toReversed()) {
    if (said === ',' && at < words.length - 1) return null
    // "A rehearsal schedule with weekday and time" is made of rehearsals.
    const isPlan = /^(?:schedule|timetable|programme|plan)$/.test(said) && /^\p{L}{4,}$/u.test(words[at - 1] ?? '')
    if (isPlan) return singularize(words[at - 1] ?? '')
    const noun = singularize(said)
    const isMany = noun !== said || said === 'news'
    const isOne =
      /^(?:each|every|an?|single)$/.test(words[at - 1] ?? '') && noun === said && !/^(?:an?|list|lot|few)$/.test(said)
    if (!isMany && !isOne) continue
    if (noNoun.test(said) || noNoun.test(noun)) return null
    // "Put their names down for a tour with their name": that is asked of whoever comes.
    if (takesPart.test(/[^,]*$/.exec(clause)?.[0] ?? '') && at < words.length - (isOne ? 0 : 1)) return null
    return noun
  }
  return null
}

/** Of each noun the most that is told of it. */
export function factsOfNouns(text: string): NounFacts[] {
  const best = new Map<string, NounFacts>()
  const tell = (noun: string, list: string, start: number): void => {
    const isMass = new RegExp(String.raw`\b${escapePattern(noun)}(?: from \p{L}+)? for sale\b`, 'iu').test(text)
    const fields = fieldsIn(list)
    if (fields.length > (best.get(noun)?.fields.length ?? 0)) best.set(noun, { noun, fields, start, isMass })
  }
  for (const pattern of lists)
    for (const { groups = {}, index } of text.matchAll(pattern)) {
      const said = (groups['noun'] ?? '').toLowerCase()
      const noun = singularize(said)
      if (noun !== said && !noNoun.test(said) && !noNoun.test(noun)) tell(noun, groups['list'] ?? '', index)
    }
  for (const { groups = {}, index } of text.matchAll(lead)) {
    const noun = nounBefore(text.slice(0, index))
    if (noun !== null) tell(noun, groups['list'] ?? '', index)
  }
  const nouns = new Set(best.keys())
  return [...best.values()]
    .map((each) => ({
      ...each,
      fields: each.fields.filter(({ label }) => !nouns.has(singularize(label.toLowerCase()))),
    }))
    .filter(({ fields }) => fields.length > 0)
    .toSorted((one, other) => one.start - other.start)
}
