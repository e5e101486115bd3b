// The questions of a survey in whatever notation: numbered, one per line, or one after the other with their marks.
import type { Field } from '../brief.ts'
import { withMadeTitle } from './arrange-fields.ts'
import { capitalize } from './inflect.ts'
import { numberedBlocks } from './numbered-blocks.ts'
import { toIdentifier } from './read-fields.ts'

interface SaidQuestion {
  words: string
  /** What stands after it: its answers, its scale, what may stay empty. */
  after: string
}

const severalOf =
  /\b(?:several|as many|more than one|all that apply|multiple|any number|tick (?:all|as|any)|many answers)\b/i
const scaleOf = /\b(\d{1,2})\s*(?:to|-|–|\.\.|until|bis)\s*(\d{1,2})\b/
const mayBeEmpty =
  /\b(?:optional|may (?:stay|be) (?:left )?empty|can (?:stay|be) (?:left )?empty|not required|voluntary|if (?:you|they) like)\b/i
const aboutAnswers =
  /\b(?:a |an )?(?:long |free |short )?(?:text(?: field| box| area)?|comments?|free text|open (?:question|answer)|may stay empty|optional|required|several|multiple(?: choice)?|single choice|pick one|choose one|stars?|scale|buttons?|drop-?down|(?:one|two|three|four|five|[2-9]) (?:buttons?|answers?|options?|choices?))\b/gi

function fromBlocks(blocks: readonly string[]): SaidQuestion[] {
  return blocks.map((block) => {
    const end = block.indexOf('?')
    const cut = end >= 0 ? end : block.search(/\s+[-–—]\s|\s*[(:]|,\s/)
    const at = cut < 0 ? block.length : cut
    return { words: block.slice(0, at), after: block.slice(end >= 0 ? at + 1 : at).replace(/^\s*[-–—:,]\s*/, '') }
  })
}

/** "How was your shift? (great, ok, awful) / Did you get a break? (yes, no) / What would have helped?" */
function fromMarks(text: string): SaidQuestion[] {
  const ends = [...text.matchAll(/\?["”]?/g)]
  return ends.map((end, at) => {
    const before = text.slice(at === 0 ? 0 : (ends[at - 1]?.index ?? 0) + 1, end.index)
    const words =
      before
        .split(/[.!:;/)\n"“”]\s*|,\s+(?=(?:how|what|which|who|where|when|why|do|did|would|are|is|have|can|will)\b)/i)
        .at(-1) ?? ''
    const rest = text.slice(end.index + end[0].length, ends[at + 1]?.index)
    // In brackets, or up to where the next sentence begins.
    const after =
      /^\s*["”]?,?\s*\(([^)]*)\)/.exec(rest)?.[1] ?? /^\s*["”]?,?\s*((?:with\b|:|[-–])[^.\n]*)/.exec(rest)?.[1] ?? ''
    return { words: words.trim(), after }
  })
}

function questionsIn(text: string): SaidQuestion[] {
  const counted = numberedBlocks(text).map((block) => block.text)
  if (counted.filter((block) => /\?|\(/.test(block)).length >= 2) return fromBlocks(counted)
  const lines = [...text.matchAll(/(?:^|\n)\s*[-*•]\s+([^\n]+)/g)].map(([, line = '']) => line)
  if (lines.filter((line) => line.includes('?')).length >= 2) return fromBlocks(lines)
  const marked = fromMarks(text).filter(({ words }) => words.split(/\s+/).length >= 2)
  return marked
}

function optionsIn(after: string): string[] {
  const inside = /^\s*\(([^()]+)\)/.exec(after)?.[1]
  const list = inside ?? (after.includes(':') ? after.slice(after.indexOf(':') + 1) : after)
  const options = list
    .replace(/\([^)]*\)/g, ' ')
    .split(/\s*[,;/|]\s*(?:or\s+|and\s+)?|\s+or\s+|\s+and\s+|\n+\s*(?:[-*•]\s*)?/)
    .map((option) => option.replace(/["“”().]/g, '').trim())
    .filter((option) => option !== '')
  const areOptions = options.length >= 2 && options.every((option) => option.split(' ').length <= 5)
  return areOptions ? [...new Set(options.map(capitalize))] : []
}

function fieldOf({ words, after }: SaidQuestion): Field | null {
  const scale =
    scaleOf.exec(after) ?? (/\b(?:rate|scale|stars|points|from)\b/i.test(words) ? scaleOf.exec(words) : null)
  const question = words
    .replace(
      /,?\s*(?:on a scale |rated |rate |from )*(?:of |from )?\d{1,2}\s*(?:to|-|–)\s*\d{1,2}(?: stars| points)?\s*$/i,
      '',
    )
    .trim()
  if (question.length < 3 || question.split(' ').length > 24) return null
  const isQuestion =
    /^(?:how|what|which|who|where|when|why|do|does|did|would|are|is|was|were|have|has|can|could|will|should|any)\b/i.test(
      question,
    )
  const label = `${capitalize(question)}${isQuestion ? '?' : ''}`
  const base = { name: toIdentifier(question).split('_').slice(0, 7).join('_'), label, required: false }
  const [, from = '1', to = '5'] = scale ?? []
  const numbers = Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => String(Number(from) + at))
  if (scale !== null && numbers.length >= 3 && numbers.length <= 11)
    return Number(from) === 1
      ? { ...base, kind: 'rating', max: Number(to) }
      : { ...base, kind: 'choice', options: numbers }
  if (/\bstars?\b/i.test(after)) return { ...base, kind: 'rating', max: 5 }
  const options = optionsIn(after.replace(mayBeEmpty, ' '))
  const known = options.filter((option) => option.replace(aboutAnswers, '').trim() !== '')
  if (known.length >= 2)
    return severalOf.test(after)
      ? { ...base, kind: 'tags', options: known }
      : { ...base, kind: 'choice', options: known }
  if (/^(?:do|does|did|would|are|is|was|were|have|has|can|could|will|should)\b/i.test(question))
    return { ...base, kind: 'choice', options: ['Yes', 'No'] }
  return { ...base, kind: 'long' }
}

const comment =
  /\b(?:optional(?:ly)?|and|plus|with|a|leave)\s+(?:an? )?(?:optional )?(comments?|remarks?|notes?)\b(?! (?:section|page))/i

/** "Question 1 and 3 must be answered", "all questions are required". */
function withDuties(fields: Field[], text: string): Field[] {
  const said =
    /\bquestions? ((?:\d+(?:,| and |, and )?\s*)+)(?:must|have to|has to|are|is) (?:be )?(?:answered|required|filled|mandatory)/i.exec(
      text,
    )?.[1]
  const numbers = said === undefined ? [] : [...said.matchAll(/\d+/g)].map(([number]) => Number(number))
  const areAll =
    /\ball (?:of them |questions |fields |answers )?(?:are |must be |have to be )?(?:required|mandatory|filled in|answered)\b/i.test(
      text,
    )
  const isOnly = fields.length === 1
  return fields.map((field, at) => ({
    ...field,
    required: field.kind !== 'tags' && (areAll || isOnly || numbers.includes(at + 1)),
  }))
}

/** The fields of one answer, in the order of the questions; null where none are asked in words. */
export function readSurvey(text: string): Field[] | null {
  const found = questionsIn(text).flatMap((question) => fieldOf(question) ?? [])
  const asked = found.filter(({ name }, at) => name !== '' && found.findIndex((other) => other.name === name) === at)
  const isOne = asked.length === 1 && asked[0]?.options !== undefined
  if (asked.length < 2 && !isOne) return null
  const duties = withDuties(asked, text)
  const isCommented =
    comment.test(text) && !duties.some(({ kind, name }) => kind === 'long' && /comment|remark/.test(name))
  const remark: Field = { name: 'comment', label: 'Comment', kind: 'long', required: false }
  return withMadeTitle(isCommented && isOne ? [...duties, remark] : duties, 'response')
}

/** "On the last screen: “Fresh! Thank you.”": what is said once it is sent. */
export function readThanks(text: string): string {
  return (
    /\b(?:last (?:screen|page|step)|at the end|in the end|afterwards|after (?:sending|submitting|that|finish\w*|they send)|when (?:it is |it's |they have )?(?:sent|done|finished|submitted)|finally|then (?:it )?(?:says|shows|comes))\b[^"“.;]{0,40}["“]([^"”]+)["”]/i.exec(
      text,
    )?.[1] ?? ''
  )
}
