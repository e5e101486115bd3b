// The questions of a quiz as a sentence gives them: "1) Which knot …? Bowline / Reef knot (Bowline is right)."
import { capitalize } from '../inflect.ts'
import { plainQuestions } from '../plain/plain-questions.ts'
import { type QuestionBlock, questionBlocks } from './question-blocks.ts'
import { bracketQuestions, likelyAnswer, toldLetters, withoutLetters } from './right-answers.ts'
import { answerList, splitAnswers } from './said-answers.ts'

export interface SaidQuestion {
  question: string
  right: string
  wrong: string[]
  /** What is said once it is answered. */
  explanation?: string
}

interface Answered extends QuestionBlock {
  right: string
  answers: string[]
  explanation?: string
}

const mark =
  /\s*[*✓✔✅]+\s*|\s*[([]\s*(?:correct|right|true|the right one|right answer|correct answer|✓)\s*!?\s*[)\]]\s*/i
const rightWord = String.raw`(?:right|correct|true)`
/** "(Bowline is right)", "the correct answer is B", "Answer: B", "right: 4". */
const answerIs = new RegExp(
  String.raw`[\s,;(]*(?:\b(?:the )?(?:${rightWord}(?: (?:answer|one|solution|is))?|answer|solution)\s*(?:is|:|=|–|-|→)\s*["“]?((?:[^.;?!\n)"”]|\.\d)+)["”]?\)?|(?:(?<=[-–—;(]\s*)${rightWord}|\b(?:the )?${rightWord} (?:answer|one|solution))\s+(?!is\b|are\b|in\b|or\b|and\b|after\b)["“]?([^.;?!\n)"”]{1,60})["”]?\)?|\(([^()]+?)(?:,? is|,?) ${rightWord}(?: answer| one)?\))`,
  'i',
)
/** "Correct are Ulaanbaatar and Montevideo", after all the questions. */
const allTold = /\b(?:(?:the )?(?:right|correct)(?: answers| ones)?\s*(?:are|:)|(?:right|correct) are)\s*([^.;?!\n]+)/i
const explained = /\b(?:explanation|because|why|reason)\s*:\s*["“]?([^"”\n]+?)["”]?(?=\s*(?:\n|$))/i
const othersAre = /[\s,;]*\(?\b(?:others?|wrong|false|not)(?: (?:ones|answers))?\s*(?:are)?\s*:\s*([^).;\n]+)\)?/i

function clean(text: string): string {
  return text
    .replace(/["“”*]/g, '')
    .replace(/^(?:->|→|=>|>)\s*/, '')
    .replace(/^[\s,:–—>-]+|[\s,;:.–—-]+$/g, '')
    .replace(/[)\]]$/, (end, at: number, all: string) => (all.slice(0, at).includes('(') ? end : ''))
    .replace(/^\((?![^()]*\))/, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The last one counts from behind. */
const places = ['first', 'second', 'third', 'fourth']

/** The letter of an answer, its place among them, or its words. */
function named(said: string, answers: readonly string[]): string {
  const wanted = clean(said)
  const letter = /^\(?([a-e])\)?(?:[).:]\s.*)?$/i.exec(wanted)?.[1]?.toLowerCase()
  const byLetter = letter === undefined ? undefined : answers['abcde'.indexOf(letter)]
  const place = /^(?:the )?(first|second|third|fourth|last)(?: (?:one|answer|option|choice))?$/i
    .exec(wanted)?.[1]
    ?.toLowerCase()
  const byPlace = place === undefined ? undefined : answers.at(places.indexOf(place))
  if (byPlace !== undefined) return byPlace
  const byWords = answers.find((answer) => answer.toLowerCase() === wanted.toLowerCase())
  return byWords ?? byLetter ?? capitalize(wanted)
}

/** "(1780, 1846 or 1902 — 1846 is right)", "(…; correct: b)": the answers in their brackets, the right one in its own. */
const rightInside = new RegExp(
  String.raw`\(([^()]*(?:,|\/| or )[^()]*?)\s*[–—;,-]\s*(?:and )?(?:(?:the )?([^()–—;,]+?),? (?:is|being) ${rightWord}(?: answer| one)?|(?:the )?${rightWord}(?: answer| one)?\s*(?:is|:|=)\s*([^()–—;]+?))\s*\)`,
  'giu',
)

function answeredOf({ question, after: told }: QuestionBlock): Answered {
  const all = told
    .replace(
      rightInside,
      (_, list: string, before?: string, behind?: string) => `(${list}) (${before ?? behind ?? ''} is right)`,
    )
    .replace(/,\s*([^,.;()]{1,40}?) being (?:right|correct)\b/giu, ' ($1 is right)')
  const explanation = explained.exec(all)?.[1]
  const after = all.replace(explained, '')
  const base = { question, after, ...(explanation !== undefined && { explanation }) }
  const others = othersAre.exec(after)
  if (others !== null) {
    const right = capitalize(
      clean(after.slice(0, others.index).replace(/^\W*(?:the )?(?:right|correct)(?: answer| one)?\s*(?:is|:|=)/i, '')),
    )
    return { ...base, right, answers: [right, ...splitAnswers(others[1] ?? '').map((each) => capitalize(clean(each)))] }
  }
  const rightOne = answerIs.exec(after)
  const around =
    rightOne === null ? after : `${after.slice(0, rightOne.index)} ${after.slice(rightOne.index + rightOne[0].length)}`
  // "Robusta or Arabica? Robusta.": the answers are asked once more.
  const again = /^([^?]+)\?\s*([^.;\n]*)/.exec(around)
  const { list, rest } =
    again === null
      ? answerList(around.replace(mark, (found) => found.replace(/[([]/, '⟨').replace(/[)\]]/, '⟩')))
      : { list: again[1] ?? '', rest: again[2] ?? '' }
  const said = splitAnswers(list.replaceAll('⟨', '(').replaceAll('⟩', ')'))
  const marked = said.find((answer) => mark.test(answer))
  const answers = said
    .map((answer) => capitalize(clean(answer.replace(new RegExp(mark.source, 'gi'), ' '))))
    .filter((each) => each !== '')
  const behind = clean(rest.split(/[.;\n]/)[0] ?? '').toLowerCase()
  const bracketed = /\(([^()]+)\)\s*$/.exec(list)?.[1]
  const right =
    rightOne !== null
      ? named(rightOne.slice(1).find((each) => each !== undefined) ?? '', answers)
      : marked !== undefined
        ? capitalize(clean(marked.replace(new RegExp(mark.source, 'gi'), ' ')))
        : (answers.find((answer) => answer.toLowerCase() === behind) ??
          (bracketed === undefined
            ? ''
            : named(
                bracketed,
                answers.map((each) => clean(each.replace(/\([^()]*\)?$/, ''))),
              )))
  const listed =
    bracketed === undefined || marked !== undefined
      ? answers
      : answers.map((each) => clean(each.replace(/\s*\([^()]*\)?$/, '')))
  return { ...base, right, answers: listed }
}

/** "Bees can fly at 30 km/h" true, "Drones have a stinger" false. */
function statements(text: string): SaidQuestion[] {
  if (!/\btrue\b/i.test(text) || !/\bfalse\b/i.test(text)) return []
  const found = [
    ...text.matchAll(/["“]([^"”\n]{8,160}?)\.?["”]\s*(?:[-–—:=(,]|->|→|is)*\s*(true|false)\b/gi),
    ...text.matchAll(
      /(?:^|\n)\s*(?:[-*•]|\d{1,2}[.)])?\s*([^\n"“”?]{8,160}?)[.]?\s*(?:[-–—:=(]|->|→)+\s*(true|false)\b/gi,
    ),
  ]
  const said = found.map(([, statement = '', verdict = '']) => {
    const right = capitalize(verdict.toLowerCase())
    return { question: capitalize(clean(statement)), right, wrong: [right === 'True' ? 'False' : 'True'] }
  })
  return said.length >= 2 ? said : []
}

/** "Capital of Peru – Lima; Largest ocean – Pacific": each with its one answer. */
function questionPairs(text: string): Answered[] {
  const list = /\b(?:questions?(?: and (?:the )?answers?)?|answers|q ?& ?a)\b[^:;\n]*:\s*([^]+)$/i.exec(text)?.[1] ?? ''
  const pairs = list.split(/\s*;\s*|\n+/).flatMap((piece) => {
    const [, question = '', right = ''] =
      /^\s*(?:[-*•]\s+)?(.{4,120}?)\s+(?:[-–—=]|->|→)\s+([^.;\n]{1,60})/.exec(piece) ?? []
    return question === ''
      ? []
      : [{ question: clean(question), after: '', right: capitalize(clean(right)), answers: [] }]
  })
  return pairs.length >= 2 ? pairs : []
}

/** "| Which bread is steamed? | Focaccia, Mantou | Mantou |": a row a question, in the columns that its heading names. */
function tableQuestions(text: string): Answered[] {
  const rows = text
    .split('\n')
    .filter((line) => (line.match(/[|;\t]/g) ?? []).length >= 2 && !/^[\s|:-]+$/.test(line))
    .map((line) => line.replace(/^\s*\|\s*|\s*\|\s*$/g, '').split(/\s*[|;\t]\s*/))
  const [heading = [], ...body] = rows
  const columnOf = (says: RegExp) => heading.findIndex((cell) => says.test(cell))
  const question = columnOf(/question/i)
  const right = columnOf(/right|correct|solution/i)
  if (question < 0 || right < 0) return []
  return body.map((cells) => {
    const others = cells.filter((_, at) => at !== question && at !== right).flatMap((cell) => splitAnswers(cell))
    const answers = others.map((each) => capitalize(clean(each)))
    return { question: cells[question] ?? '', after: '', right: named(cells[right] ?? '', answers), answers }
  })
}

const firstIs =
  /[\s,;:–—(-]*\b(?:the )?first (?:(?:answer|one|option|choice|given|listed|named)s? ){0,2}(?:is|are|being|=) (?:always |each time )?(?:the )?(?:right|correct)(?: (?:one|answer))?s?(?: each time| always)?\b\s*:?/i

/** Empty where none is given. */
export function readQuestions(said: string): SaidQuestion[] {
  const isFirstRight = firstIs.test(said)
  const letters = toldLetters(said)
  const text = plainQuestions(withoutLetters(said)).replace(firstIs, (found) =>
    found.trimEnd().endsWith(':') ? ': ' : '',
  )
  const stated = statements(text)
  if (stated.length > 0) return stated
  const rightOnes = (allTold.exec(text)?.[1] ?? '')
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/)
    .map((answer) => clean(answer).toLowerCase())
  const blocks = questionBlocks(text)
  const asked = blocks.map((block, at) => {
    const answered = answeredOf({
      ...block,
      after: block.after.replace(allTold, '').replace(/\b(?:correct|right)\b\s*$/i, ''),
    })
    const told = answered.answers.find((answer) => rightOnes.includes(answer.toLowerCase()))
    const plain = answeredOf(block)
    const own = told === undefined && plain.right !== '' ? plain : answered
    const byLetter = letters.length === blocks.length ? own.answers['abcde'.indexOf(letters[at] ?? '')] : undefined
    const only = own.answers.length === 1 || isFirstRight ? own.answers[0] : likelyAnswer(own.question, own.answers)
    return { ...own, right: told ?? byLetter ?? (own.right === '' ? (only ?? '') : own.right) }
  })
  // Where the others have their answers beside them, what is asked without any is said to whoever plays.
  const isTold = asked.filter(({ answers }) => answers.length >= 2).length >= 2
  const all = asked.filter(({ right, answers }) => right !== '' && (!isTold || answers.length >= 2))
  const table = tableQuestions(text)
  const inBrackets = all.length > 0 ? [] : bracketQuestions(text)
  const given =
    table.length > 0
      ? table
      : all.length > 0
        ? all
        : inBrackets.length > 0
          ? inBrackets.map((each): Answered => ({
              ...each,
              after: '',
              right: likelyAnswer(each.question, each.answers) || (each.answers[0] ?? ''),
            }))
          : questionPairs(text)
  return given.map(({ question, right, answers, explanation }) => ({
    question: capitalize(
      clean(question)
        .replace(/^(?:q|question)\s*(?:\d{1,2}\s*[.:)–-]?|:)\s+/i, '')
        .replace(/\s*\?$/, '?'),
    ),
    right,
    wrong: wrongFor(right, answers, given),
    ...(explanation !== undefined && { explanation }),
  }))
}

/** With no wrong answers given, those that are right for other questions. */
function wrongFor(right: string, answers: readonly string[], all: readonly { right: string }[]): string[] {
  const given = answers.filter((answer) => answer !== right)
  const others = all.map((each) => each.right).filter((each) => each !== right)
  return [...new Set(given.length > 0 ? given.slice(0, 4) : others.slice(0, 3))]
}
