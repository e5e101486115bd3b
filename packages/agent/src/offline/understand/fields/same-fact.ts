// Whether a fact that was told is one that a kind of records has already, whatever it was called there.
import type { Field } from '../../brief.ts'
import { capitalize } from '../inflect.ts'

/** Words for the same, each by the first of them. */
const same: readonly (readonly string[])[] = [
  ['phone', 'telephone', 'mobile', 'cell', 'tel', 'whatsapp', 'handy'],
  ['email', 'mail', 'e-mail'],
  ['photo', 'picture', 'photograph', 'image', 'pic', 'foto'],
  ['text', 'body', 'content'],
  ['title', 'headline', 'heading'],
  ['status', 'state', 'stage', 'phase', 'situation', 'step'],
  ['type', 'kind', 'sort', 'category'],
  ['description', 'describe'],
]
const nameOf = new Map(same.flatMap((words) => words.map((word) => [word, words[0] ?? word])))
const small = new Set(
  'the a an of is it its was to in on at for by with my our your their his her i we you they he she how what which when where who that and or number no have has been whether'.split(
    ' ',
  ),
)

function stem(word: string): string {
  const plain = word.replace(/['’]s?$/, '')
  const one = plain.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '')
  return nameOf.get(plain) ?? nameOf.get(one) ?? one.replace(/(?:ing|ed|e)$/, '')
}

/** The words of a label that tell it from others. */
export function stemsOf(label: string): string[] {
  return (
    label
      .toLowerCase()
      .replace(/['’](?:ve|m|re|d|ll|s)\b/g, '')
      .match(/[\p{L}\d][\p{L}\d'’-]*/gu) ?? []
  )
    .filter((word) => !small.has(word))
    .map(stem)
}

/** A word that names the fact without what stands before it: "phone" of "parent's phone". */
const alone = /^(?:phon|email|photo|status|text|descript|dat|tag)/

/** @param kind "plant": "plant name" of a plant is its name */
export function isSameFact(field: Field, label: string, kind: string): boolean {
  if (field.label.toLowerCase() === label.toLowerCase()) return true
  // "Name of the person" is the name that is told of.
  if (/^name$/i.test(label) && /^name\b/i.test(field.label)) return true
  const own = new Set(kind.split(' ').map(stem))
  const wordsOf = (text: string): string[] => {
    const stems = stemsOf(text)
    const rest = stems.filter((word) => !own.has(word))
    return rest.length > 0 ? rest : stems
  }
  const [said, known] = [wordsOf(label), wordsOf(field.label)]
  // What is only called a number is no other fact.
  if ([label, field.label].some((each) => /^(?:number|no|count)$/i.test(each))) return false
  if (said.length === 0 || known.length === 0) return asked(label) === asked(field.label)
  if (said.every((word) => known.includes(word)) && known.every((word) => said.includes(word)))
    return asked(label) === asked(field.label) || said.length > 1
  const [head, other] = [said.at(-1) ?? '', known.at(-1) ?? '']
  const shorter = said.length < known.length ? said : known
  const longer = said.length < known.length ? known : said
  return head === other && shorter.length === 1 && longer.length === 2 && alone.test(head)
}

/** "When I bought it" and "what I bought" ask different things. */
function asked(label: string): string {
  return /^(?:on |in |at |from |by )?(who|what|where|when|how|why)\b/i.exec(label)?.[1]?.toLowerCase() ?? ''
}

/** The field with the options that were told; those that it had stay where they are of the same sort. */
export function withChoices(field: Field, options: readonly string[]): Field {
  if (field.kind === 'reference' || field.kind === 'picture' || field.kind === 'tags' || field.kind === 'long')
    return field
  const has = field.options ?? []
  const shared = has.filter((option) => options.some((said) => said.toLowerCase() === option.toLowerCase()))
  if (shared.length >= 2 && has.length >= options.length) return field
  return { ...field, kind: 'choice', options: options.map(capitalize) }
}

/** Is a word one of those that are known, with a letter more, less or in another place? */
export function isSlip(word: string, known: ReadonlySet<string>, least = 5): boolean {
  return (
    word.length >= least &&
    [...known].some(
      (other) => Math.abs(other.length - word.length) <= 1 && other.length >= least - 1 && isNear(word, other),
    )
  )
}

/** Two words of which the one may be a slip of the other. */
export function isNear(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start += 1
  let end = 0
  while (end < one.length - start && end < other.length - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  const longest = Math.max(one.length, other.length)
  return longest - start - end <= (longest >= 7 && start >= 3 ? 3 : 2) && start + end >= 3
}
