// The questions of a survey in whatever notation: numbered, one per line, or one after the other with their marks.
import type { Field } from '../../brief.ts'
import { withMadeTitle } from '../fields/arrange-fields.ts'
import { capitalize } from '../inflect.ts'
import { plainQuestions } from '../plain/plain-questions.ts'
import { type QuestionBlock, questionBlocks } from './question-blocks.ts'
import { readFields, toIdentifier } from '../fields/read-fields.ts'
import { answerList, splitAnswers } from './said-answers.ts'

const severalOf =
  /\b(?:several|as many|more than one|all that apply|multiple|any number|tick (?:all|as|any)|many answers)\b/i
const scaleOf =
  /\b(\d{1,2})\s*(?:to|-|–|\.\.|until|bis)\s*(\d{1,2})\b(?!\s*(?:years?|months?|weeks?|days?|hours?|minutes?|km|times|people|kids|children|euros?|€|\$|£|%))/
/** "0-3, 4-6, 7-12", "under 5, 5-10": each is an answer. */
const ranges = /\d\s*(?:to|-|–)\s*\d+\s*[,/;].*\d\s*(?:to|-|–|\+)|(?:under|over|more|less|longer|fewer)\b/i
const mayBeEmpty =
  /\b(?:optional|may (?:stay|be) (?:left )?empty|can (?:stay|be) (?:left )?empty|not required|voluntary|if (?:you|they) like)\b/i
const aboutAnswers =
  /\b(?:a |an )?(?:long |free |short )?(?:text(?: field| box| area)?|comments?|free text|open (?:question|answer)|may stay empty|optional|required|several|multiple(?: choice)?|single choice|pick one|choose one|stars?|scale|buttons?|drop-?down|(?:one|two|three|four|five|[2-9]) (?:buttons?|answers?|options?|choices?))\b/gi

/** What an answer looks like, and no answer to choose. */
const openAnswer =
  /^\W*(?:(?:please|just|here|they|people|you|can|may|an?|the)\s+)*(?:writes?|types?|say|tell|anything|any text|free|open|own words|in (?:your|their|my) own words|long|short|comments?|text)\b/i

/** What is to be done with the answers is none of them. */
const isOrder =
  /^(?:after|afterwards|then|finally|at the end|shows?|thanks?|store|save|send|keep|display|make|use|let|i|we|results?|admin)\b(?!$)|\bpages?\b/i

function optionsIn(after: string): string[] {
  if (openAnswer.test(after)) return []
  const { list } = answerList(after)
  const options = splitAnswers(list)
    .map((option) =>
      option
        .replace(/\([^)]*\)/g, ' ')
        .replace(/["“”().*]/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((option) => option !== '')
  const order = options.findIndex((option) => isOrder.test(option))
  if (order >= 0) options.splice(order)
  const areOptions = options.length >= 2 && options.every((option) => option.split(' ').length <= 6)
  return areOptions ? [...new Set(options.map(capitalize))] : []
}

function fieldOf({ question: asked, after }: QuestionBlock): Field | null {
  const words = asked.replace(/\?$/, '').replace(/^["“]|["”]$/g, '')
  const isListed = ranges.test(after) && splitAnswers(answerList(after).list).length >= 2
  const scale =
    (isListed ? null : scaleOf.exec(after)) ??
    (/\b(?:rate|scale|stars|points|from)\b/i.test(words) ? scaleOf.exec(words) : null)
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
  if (openAnswer.test(after)) return { ...base, kind: 'long' }
  // "Your age", "e-mail (optional)" are facts, and say themselves what they are.
  const [fact] =
    isQuestion || asked.endsWith('?') ? [] : readFields(`${question} (${after.replace(/[()]/g, '')})`).fields
  if (fact !== undefined && fact.kind !== 'text') return { ...fact, ...base, kind: fact.kind }
  if (/^(?:your |the )?(?:full |first |last )?name\b/i.test(question)) return { ...base, kind: 'text' }
  if (
    !openAnswer.test(after) &&
    /^how (?:many|old|much (?:money|time)|long|tall|far)\b/i.test(question) &&
    /\b(?:number|years?|minutes|hours|km|euros?)\b|^how (?:many|old)\b/i.test(`${question} ${after}`)
  )
    return { ...base, kind: 'number' }
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
  const blocks = questionBlocks(plainQuestions(text))
  const found = [...factsBefore(text, blocks[0]?.question), ...blocks.flatMap((question) => fieldOf(question) ?? [])]
  const asked = found.filter(({ name }, at) => name !== '' && found.findIndex((other) => other.name === name) === at)
  const isOne = asked.length === 1 && asked[0]?.options !== undefined
  if (asked.length < 2 && !isOne) return null
  const duties = withDuties(asked, text)
  const isCommented =
    comment.test(text) && !duties.some(({ kind, name }) => kind === 'long' && /comment|remark/.test(name))
  const remark: Field = { name: 'comment', label: 'Comment', kind: 'long', required: false }
  return withMadeTitle(isCommented && isOne ? [...duties, remark] : duties, 'response')
}

/** "Name, email, size (S, M, L), do you have a certificate?": what stands in the list before its first question. */
function factsBefore(text: string, question: string | undefined): Field[] {
  const at = question === undefined ? -1 : text.toLowerCase().indexOf(question.replace(/\?$/, '').toLowerCase())
  const list = /:\s*((?:[^.:;?!\n()]|\([^()]*\))+),\s*(?:and\s+)?$/.exec(text.slice(0, Math.max(0, at)))?.[1] ?? ''
  // Questions without their marks are no facts.
  if (/^\W*(?:how|what|which|who|when|where|why|do|does|are|is)\b/i.test(list)) return []
  return /,/.test(list) || /\b(?:name|e-?mail|age|phone)\b/i.test(list) ? readFields(list).fields : []
}

/** "On the last screen: “Fresh! Thank you.”": what is said once it is sent. */
export function readThanks(text: string): string {
  return (
    /\b(?:last (?:screen|page|step)|at the end|in the end|afterwards|after (?:sending|submitting|that|finish\w*|they send)|when (?:it is |it's |they have )?(?:sent|done|finished|submitted)|finally|then (?:it )?(?:says|shows|comes))\b[^"“.;]{0,40}["“]([^"”]+)["”]/i.exec(
      text,
    )?.[1] ?? ''
  )
}
