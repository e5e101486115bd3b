// A survey told in one sentence: "with team, how many days, what is missing and how satisfied 1-5". Each part of the list is
// one question, in the words of whoever answers it.
import type { Field } from '../../brief.ts'
import { withMadeTitle } from '../fields/arrange-fields.ts'
import { capitalize } from '../inflect.ts'
import { readFields, toIdentifier } from '../fields/read-fields.ts'

const opener =
  '(?:how|what|which|who|whom|where|when|why|whether|do|does|did|would|are|is|was|were|have|has|can|could|will|should)'
const sorts = String.raw`\b(?:survey|questionnaire|evaluation|feedback form|feedback)\b`
const behindColon = new RegExp(String.raw`^[^:.!\n]*${sorts}[^:.!\n]*:\s*([^:!\n]+)$`, 'i')
const behindWith = new RegExp(String.raw`^[^:.!\n]*?${sorts}[^:.!\n]*?\b(?:with|asking(?: for)?)\s+([^:!\n]+)$`, 'i')

const scale =
  /[,\s]*(?:\(|\bfrom\b|\bon a scale (?:of|from)\b|\bscale(?: of)?\b|\brat(?:ed?|ing)(?: from)?\b)*\s*\(?\b(\d{1,2})\s*(?:-|–|to)\s*(\d{1,2})\)?(?:\s*(?:stars?|points))?\)?\s*$/i
const yesNo = /[,\s]*\(?\byes\s*(?:\/|,| or )\s*no\)?\s*$/i
const brackets = /\s*\(([^()]*)\)\s*$/
const either = new RegExp(
  String.raw`\b(which of|which|do you prefer|would you rather(?: have)?)\s+((?:[^,()]{1,24},\s+){0,5}[^,()]{1,24}?,?\s+or\s+[^,()]{1,24}?)(?=,|\s+and\s+|\s+\d|$)`,
  'giu',
)
/** Said of the survey, and no question. */
const noQuestion =
  /^(?:anonymous(?:ly)?|(?:a |the )?results?(?: page)?|charts?|no (?:login|names?|sign-?up)|(?:a )?thank.?you(?: page)?|(?:a )?progress(?: bar)?)$/i

/** Commas part the list, and so does "and" before another question, behind a scale and before its last part. */
function partsOf(list: string): string[] {
  const commas = list.split(/,(?![^()]*\))\s*/)
  const asks = new RegExp(String.raw`\s+and\s+(?=(?:${opener}|any|rate)\b)|(?<=\d|\)|\b(?:no|stars))\s+and\s+`, 'iu')
  return commas
    .flatMap((part, index) => {
      const said = part.replace(/^and\s+/i, '')
      const [first = '', ...others] = said.split(asks)
      const isLast = index === commas.length - 1 && index > 0
      // "Favourite dish and any wish": the last two of a list, where neither is a question with an "and" of its own.
      const last = /^([^()]*?)\s+and\s+((?:\S+\s*){1,4})$/.exec(first)
      if (isLast && others.length === 0 && last !== null) return [last[1] ?? '', last[2] ?? '']
      return [first, ...others]
    })
    .map((part) => part.trim())
    .filter((part) => part !== '' && !noQuestion.test(part))
}

/** As it is asked: "how satisfied" → "How satisfied are you?", "what you would change" → "What would you change?". */
const asAsked: readonly [RegExp, string][] = [
  [/^whether\s+(?:they|people|you)\s+/i, 'do you '],
  [/\b(?:they|people)(?= (?:like|use|come|train|read|want|would|need|get|are|have|think|prefer|eat|ride)\b)/gi, 'you'],
  [/\btheir\b/gi, 'your'],
  [/^(how) (satisfied|happy|stressed|motivated|content|confident|tired|likely|busy|healthy)$/i, '$1 $2 are you'],
  [/^(how) (safe|comfortable|welcome|heard|valued)$/i, '$1 $2 do you feel'],
  [/^(how) (clear|useful|good|easy|interesting|helpful|clean|friendly|tasty|hard|strong|loud|fast)$/i, '$1 $2 was it'],
  [/^(?:your )?(team|department|branch|class)$/i, 'which $1 are you in'],
  [/^(how many days)$/i, '$1 a week'],
  [/^(how many) per (day|week|month)$/i, '$1 are there per $2'],
  [/^(how \p{L}+) (you|it|the \p{L}+|our \p{L}+) (is|are|was|were)$/iu, '$1 $3 $2'],
  [/^(.+?) (you) (would|will|can|could|should)\b/i, '$1 $3 $2'],
  [
    /^((?:how|which)(?: (?!(?:do|does|did|are|were|is|was|have|would|will|can|could|should)\b)\p{L}+){0,2}?|what|where|when|why) you (?!are\b|have\b)(?=\p{L}+)/iu,
    '$1 do you ',
  ],
  [/^(how (?:long|much|far)) it (take|cost|last)s\b/i, '$1 does it $2'],
  [/^(would|will|can|could|should) (?!you\b|we\b|they\b|it\b|the\b|your\b)/i, '$1 you '],
  [/^(what) does not$/i, '$1 does not work'],
]

function labelOf(words: string): string {
  const said = asAsked.reduce((text, [from, to]) => text.replace(from, to), words.trim()).replace(/\s+/g, ' ')
  const isQuestion = new RegExp(String.raw`^${opener}\b`, 'i').test(said)
  return `${capitalize(said)}${isQuestion ? '?' : ''}`
}

const often = ['Every day', 'Every week', 'Every month', 'Rarely', 'Never']

function plainAnswer(words: string): Pick<Field, 'kind' | 'options' | 'max'> {
  if (/^how many days\b/i.test(words)) return { kind: 'choice', options: ['0', '1', '2', '3', '4', '5'] }
  if (/^how (?:many|old)\b|^(?:your )?age$/i.test(words)) return { kind: 'number' }
  if (/^how often\b/i.test(words)) return { kind: 'choice', options: often }
  if (/^how (?:likely|satisfied|happy)\b/i.test(words)) return { kind: 'rating', max: 5 }
  if (/^(?:do|does|did|would|are|is|was|were|have|has|can|could|will|should)\b/i.test(words))
    return { kind: 'choice', options: ['Yes', 'No'] }
  if (/^(?:which|who|whom|where|when|how (?:long|much|far))\b/i.test(words)) return { kind: 'text' }
  return { kind: 'long' }
}

const capitals = (list: string): string[] =>
  list
    .split(/\s*(?:,|\/|;|\s+or\s+)\s*(?:or\s+)?/)
    .map((option) =>
      /^(?:it|hr|pr|qa|uk|us|eu|tv|r&d)$/i.test(option.trim())
        ? option.trim().toUpperCase()
        : capitalize(option.trim()),
    )
    .filter((option) => option !== '')

function fieldOf(part: string): Field {
  const plain = (words: string): Field => {
    const label = labelOf(words)
    return { name: toIdentifier(label).split('_').slice(0, 7).join('_'), label, kind: 'long', required: false }
  }
  const said = scale.exec(part)
  const [from, to] = [Number(said?.[1] ?? 1), Number(said?.[2] ?? 0)]
  if (said !== null && to - from >= 2 && to - from <= 10) {
    const words = part.slice(0, said.index).trim()
    const field = plain(words !== '' ? words : /\brating\b/i.test(part) ? 'rating' : 'how many stars do you give')
    const steps = Array.from({ length: to - from + 1 }, (_, at) => String(from + at))
    return from === 1 ? { ...field, kind: 'rating', max: to } : { ...field, kind: 'choice', options: steps }
  }
  if (yesNo.test(part)) return { ...plain(part.replace(yesNo, '')), kind: 'choice', options: ['Yes', 'No'] }
  const options = capitals(brackets.exec(part)?.[1] ?? '')
  if (options.length >= 2) return { ...plain(part.replace(brackets, '')), kind: 'choice', options }
  const words = labelOf(part)
  if (words.endsWith('?')) return { ...plain(part), ...plainAnswer(words) }
  if (/\b(?:comments?|remarks?|suggestions?|ideas?|wish(?:es)?|else)\b/i.test(part)) return plain(part)
  const [fact] = readFields(part).fields
  return fact === undefined ? { ...plain(part), kind: 'text' } : { ...fact, required: false }
}

const isAsked = new RegExp(String.raw`^(?:${opener}|rate)\b`, 'i')

/** Null where the message is no such sentence, or lists facts alone. */
export function readListedSurvey(text: string): Field[] | null {
  const sentence = text.trim().replace(/[.;,]+$/, '')
  if (/[?"“\n;]|\.\s/.test(sentence) || !new RegExp(sorts, 'i').test(sentence)) return null
  const list = behindColon.exec(sentence)?.[1] ?? behindWith.exec(sentence)?.[1]
  if (list === undefined) return null
  // What stands between "or" is one question with its answers.
  const grouped = list.replace(either, (_, ask: string, said: string) => `${ask} ${said.replaceAll(',', '\u0001')}`)
  const parts = partsOf(grouped).map((part) => part.replaceAll('\u0001', ','))
  const questions = parts.filter((part) => isAsked.test(part) || scale.test(part))
  if (parts.length < 2 || questions.length === 0) return null
  const fields = parts.map((part) => {
    const [, ask, said = ''] = new RegExp(either.source, 'iu').exec(part) ?? []
    return ask === undefined ? fieldOf(part) : { ...fieldOf(part), kind: 'choice' as const, options: capitals(said) }
  })
  const once = fields.filter(({ name }, at) => name !== '' && fields.findIndex((other) => other.name === name) === at)
  return withMadeTitle(once, 'response')
}
