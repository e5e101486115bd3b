// The questions of a quiz as a sentence gives them: "1) Which knot …? Bowline / Reef knot (Bowline is right)."
import { capitalize } from './inflect.ts'
import { numberedBlocks } from './numbered-blocks.ts'

export interface SaidQuestion {
  question: string
  right: string
  wrong: string[]
  /** What is said once it is answered. */
  explanation?: string
}

const mark = /\s*[*✓✔]\s*|\s*\(\s*(?:correct|right|true|the right one|right answer|correct answer)\s*\)\s*/i
const told =
  /\((?:the )?(?:(?:right|correct)(?: answer| one)?(?: is|:)?\s*)?([^()]+?)(?:\s+(?:is|are)(?: the)? (?:right|correct|true)(?: answer| one)?)?\)/i
const answerIs = /\b(?:(?:the )?(?:right|correct)(?: answer| one)?|answer|solution)s?\s*(?:is|are|:|=)\s*([^.;?!\n]+)/i
/** "Correct are Ulaanbaatar and Montevideo", after all the questions. */
const allTold = /\b(?:(?:the )?(?:right|correct)(?: answers| ones)?\s*(?:are|:)|(?:right|correct) are)\s*([^.;?!\n]+)/i
const explained = /\b(?:explanation|because|why)\s*:\s*["“]?([^"”\n]+?)["”]?(?=\s*(?:\n|$))/i
const noAnswers =
  /\b(?:show|score|at the end|when finished|start button|next button|players?|timer|seconds|design|colou?rs?|background|buttons?)\b/i

/** Without the mark that says that it is right. */
function plainAnswer(answer: string): string {
  return capitalize(clean(answer.replace(mark, ' ')))
}

/** "A tick sits on the leg. – Oil it – Burn it – Pull it out (right)": answers on lines or after dashes of their own. */
function listedQuestions(text: string): SaidQuestion[] {
  return numberedBlocks(text).flatMap((block) => {
    const explanation = explained.exec(block.text)?.[1]
    const [question = '', ...raw] = block.text
      .replace(explained, '')
      .split(/\s+[–—]\s+|\s+-\s+|\n\s*(?:[-*•]|\(?[a-dA-D][.)])\s*/)
      .map((piece) => piece.trim())
      .filter((piece) => piece !== '')
    const right = raw.find((answer) => mark.test(answer))
    if (raw.length < 2 || right === undefined) return []
    return [
      {
        question: capitalize(question.replace(/[:\s]+$/, '')),
        right: plainAnswer(right),
        wrong: raw.filter((answer) => answer !== right).map(plainAnswer),
        ...(explanation !== undefined && { explanation }),
      },
    ]
  })
}

/** Empty where none is given. */
export function readQuestions(text: string): SaidQuestion[] {
  const listed = listedQuestions(text)
  if (listed.length > 0) return listed
  const parts = text.split('?')
  const rightOnes = (allTold.exec(text)?.[1] ?? '')
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/)
    .map((answer) => clean(answer).toLowerCase())
  const questions = parts
    .slice(0, -1)
    .flatMap((before, at): { question: string; right: string; answers: string[] }[] => {
      const question = questionIn(before)
      const after = untilNextQuestion(parts[at + 1] ?? '', at + 2 < parts.length)
      return question === '' ? [] : [{ question: `${question}?`, ...answersIn(after, rightOnes) }]
    })
  const answered = questions.filter(({ right }) => right !== '')
  return answered.map(({ question, right, answers }) => ({
    question,
    right,
    wrong: wrongFor(right, answers, answered),
  }))
}

function questionIn(before: string): string {
  const last = before.split(/[.!;:)\]\n]\s+|\n|(?<=\s)\d+[.)]\s*/).at(-1) ?? ''
  const words = clean(last.replace(/^\s*(?:[-*•]|\d+[.)]|q(?:uestion)?\s*\d*[:.)]?)\s*/i, ''))
  return words.split(' ').length < 2 ? '' : capitalize(words)
}

/** What stands before the next question's own words. */
function untilNextQuestion(after: string, isFollowed: boolean): string {
  if (!isFollowed) return after
  const ends = [...after.matchAll(/[.!;\n)]\s*(?=(?:\d+[.)]\s*|q(?:uestion)?\s*\d+[:.)]\s*)?\p{Lu}[^.!;\n]*$)/gu)]
  const numbered = /(?<=[.!;)])\s+\d+[.)]\s|\n/.exec(after)
  const cut = numbered?.index ?? (ends[0] === undefined ? after.length : ends[0].index + 1)
  return after.slice(0, cut)
}

function answersIn(after: string, rightOnes: readonly string[]): { right: string; answers: string[] } {
  const saidRight = answerIs.exec(after)?.[1] ?? told.exec(after)?.[1]
  const list = (
    after
      .replace(/\([^)]*\)/g, (all) => (mark.test(all) ? ' * ' : ''))
      .split(/(?<!\b[a-dA-D])[.;\n]\s|[.;]$|\b(?:correct|right) (?:answer )?(?:is|are|:)/i)[0] ?? ''
  ).replace(/^\s*(?:answers?|options?|choices?)?\s*[:–—-]?\s*/i, '')
  const lettered = list.split(/(?:^|[\s,;]+)\(?[a-dA-D][).:]\s+/).filter((answer) => answer.trim() !== '')
  const raw =
    lettered.length > 1
      ? lettered
      : list.includes('/') || list.includes('|')
        ? list.split(/\s*[/|]\s*/)
        : list.split(/\s*,\s*(?:or\s+|and\s+)?|\s+or\s+/)
  const named = raw
    .map((answer) => answer.replace(/^\s*(?:\(?[a-dA-D1-4][).:]\s*)/, '').trim())
    .filter((answer) => clean(answer) !== '' && !noAnswers.test(answer))
  const marked = named.find((answer) => mark.test(` ${answer}`) || answer.endsWith('*'))
  const answers = named.map((answer) => capitalize(clean(answer.replace(mark, ' '))))
  const wanted = clean(saidRight ?? '')
    .replace(/^(?:[a-d])[).:]?\s+/i, '')
    .toLowerCase()
  const byLetter = /^[a-d]$/i.test(clean(saidRight ?? ''))
    ? answers['abcd'.indexOf(clean(saidRight ?? '').toLowerCase())]
    : undefined
  const right =
    byLetter ??
    (marked === undefined ? undefined : capitalize(clean(marked.replace(mark, ' ')))) ??
    answers.find((answer) => answer.toLowerCase() === wanted) ??
    answers.find((answer) => rightOnes.includes(answer.toLowerCase())) ??
    (wanted === '' ? undefined : capitalize(wanted)) ??
    (answers.length === 1 ? answers[0] : undefined)
  return { right: right ?? '', answers }
}

/** With no wrong answers given, those that are right for other questions. */
function wrongFor(right: string, answers: readonly string[], all: readonly { right: string }[]): string[] {
  const given = answers.filter((answer) => answer !== right)
  const others = all.map((each) => each.right).filter((each) => each !== right)
  return [...new Set(given.length > 0 ? given : others)].slice(0, 3)
}

function clean(text: string): string {
  return text
    .replace(/["“”*]/g, '')
    .replace(/^[\s,:–—-]+|[\s,;:.–—-]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
