// What people tell around their wish: how it was until now and what went wrong, who they are, what others say of them, how
// many there are. It is told in clauses, often in one sentence with the wish, and none of it is wished for.
import { likeliest } from '../about-what.ts'
import { readTold } from '../grammar/read-told.ts'
import { maskInner } from '../rows/said-lists.ts'
import { readStatements } from '../statements/read-statements.ts'
import { isEmpty, isStoryOf } from './story-clauses.ts'

/** Something is wanted, may be done, or is told of each record. */
const wishes =
  /\b(?:wants?|needs?|wish|would (?:like|love|be)|should|shall|must|may|can|could|please|pls|let(?:s|['’]s)?|make|build|create|give (?:me|us)|imagine|thinking of|looking for|hoping for|each|per)\b|['’]d (?:like|love|want)|\bid (?:like|love)\b|\b(?:an?|some|simple|small|little|my own) (?:\p{L}+ ){0,3}(?:app|tool|site|website|page|shop|store|board|tracker|blog|portfolio|list|log|platform|place|form|survey|quiz|game|directory|database)\b/iu
/** "Nobody can remember": what cannot be done is why it is wished for. */
const cannot =
  /\b(?:nobody|no one|none of us|i|we|they|she|he|you) (?:can|could)(?:n['’]t|not| not| never| hardly)\b|\b(?:if|whether) (?:they|people|we|i|she|he) (?:can|could)\b/giu

/** Facts, or parts of the app, are told there. */
const lists = /[:(]|\b(?:with|has|have|had) (?:[\p{L}' -]+, ){1,}[\p{L}' -]+/u

/** Each with the space behind it; lines are no prose. */
const sentences = (message: string): string[] => message.split(/(?<=[.!?] +)(?=\S)/u)

/** Who may do what is told by it, whatever else it says. */
const permits =
  /\b(?:only|nobody (?:else|but)|pass ?words?|log(?:s|ged)? in|log-?ins?|sign(?:s|ed)? (?:in|up)|members|public|private|admin|called|named|name is)\b/iu

/** "Everywhere: on paper, in e-mails": places, and no facts. */
const places = /:(?: (?:and )?(?:on|in|at|by|via) [\p{L}\d' -]+[,.;]?)+$/iu

const isWished = (clause: string): boolean => wishes.test(clause.replace(cannot, ' '))

const subject = String.raw`(?:i|we|you|he|she|it|they|there|that|nobody|no one|none of us|everyone|everybody|people|somebody|someone|half of (?:them|it)|(?:my|our) (?:(?!own\b)\p{L}+ )?\p{L}+)(?:['’]\p{L}+)?\s+\p{L}+`
/** Where one clause of a sentence ends and the next one has a subject of its own. */
const joint = new RegExp(
  String.raw`(?:\s*[,;–—-])?\s+(?:(?:and|but|so that|so|because|although|though)\s+(?:(?:then|now|also|basically|even|that)\s+)*)(?=${subject})|\s*[,;]\s+(?=${subject})|(?:\s*,)?\s+because\s+|(?:\s*[,;–—-])?\s+(?:and|but)\s+(?=(?:until now|right now|at the moment|currently|last \p{L}+|maybe later|maybe one day)\b)`,
  'giu',
)

interface Clause {
  /** What joins it to the one before, with its spaces. */
  before: string
  text: string
}

function clausesOf(sentence: string): Clause[] {
  const masked = maskInner(sentence)
  const clauses: Clause[] = []
  let start = 0
  let before = ''
  for (const found of masked.matchAll(joint)) {
    if (found.index <= start) continue
    clauses.push({ before, text: sentence.slice(start, found.index) })
    before = found[0]
    start = found.index + found[0].length
  }
  return [...clauses, { before, text: sentence.slice(start) }]
}

/** Is all of it only why the rest is wished for? */
function isWhy({ text, before }: Clause): boolean {
  if (lists.test(maskInner(text).trimEnd().replace(places, '')) || permits.test(text)) return false
  return !isWished(text) && isStoryOf(text, before)
}

/** The same sentence of the clauses that are kept; empty where none is. */
function rejoin(clauses: readonly Clause[], kept: ReadonlySet<Clause>): string {
  if (clauses.every((clause) => kept.has(clause))) return clauses.map(({ before, text }) => before + text).join('')
  const end = /[.!?]*\s*$/u.exec(clauses.at(-1)?.text ?? '')?.[0] ?? ''
  const rest = clauses.filter((clause) => kept.has(clause))
  if (rest.length === 0) return ''
  const said = rest.map(({ before, text }, index) => (index === 0 ? '' : before) + text).join('')
  return `${said.replace(/[\s,;–—-]*[.!?]*\s*$/u, '')}${end.trim() === '' ? `.${end}` : end}`
}

/** Does it say without the rest what is kept? */
function tellsKept(text: string): boolean {
  if (readStatements(text).kinds.size > 0) return true
  const { candidates, facts } = readTold(text)
  return facts.length >= 2 && (candidates[0]?.score ?? 0) >= 2.5
}

const mentions = (text: string, noun: string): boolean =>
  text.toLowerCase().includes((noun.split(' ').at(-1) ?? noun).replace(/y$/u, ''))

/** "To see who is next" says nothing without why. */
const isOfNothing = (text: string): boolean => text === '' || readTold(text).candidates.length === 0

function without(said: readonly (readonly Clause[])[], isDropped: (clause: Clause) => boolean): string {
  return said
    .map((clauses) => rejoin(clauses, new Set(clauses.filter((clause) => !isDropped(clause)))))
    .join('')
    .trim()
}

/** The same without what was wrong until now and who the people are, where the rest says what is wished for. */
export function withoutStory(message: string): string {
  const whole = sentences(message).map(clausesOf)
  // What tells nothing of any app goes wherever it stands, unless a reason alone says what it is about.
  const told = without(whole, ({ text, before }) => isEmpty(text, before))
  const bare = told !== message && isOfNothing(told) ? message : told
  const said = sentences(bare).map(clausesOf)
  const clauses = said.flat()
  if (clauses.length < 2 || !clauses.some(({ text }) => isWished(text)) || !clauses.some(isWhy)) return bare
  const rest = without(said, isWhy)
  if (tellsKept(rest)) return rest
  // What it is all about may be told in passing, and nowhere else.
  const noun = likeliest(readTold(bare))
  const isAside = (clause: Clause): boolean => isWhy(clause) && noun !== null && !mentions(clause.text, noun)
  const most = without(said, isAside)
  return most === '' ? bare : most
}
