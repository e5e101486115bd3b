// Which questions a quiz has where nobody writes them.
import { capitalQuestions } from './capitals.ts'
import { quizName, quizSubject } from '../../understand/names/name-quiz.ts'
import { culture } from './culture-questions.ts'
import { hygiene } from './hygiene-questions.ts'
import { kitchenAndNature } from './kitchen-and-nature-questions.ts'
import { sportAndSkill } from './sport-and-skill-questions.ts'
import { banks, general } from './question-banks.ts'
import { wordQuestions } from './word-questions.ts'

type Question = readonly [string, ...string[]]

/** The narrower subjects are looked at first, since “bees” are animals and “wine” is food as well. */
export const namedBanks = [hygiene, ...sportAndSkill, ...kitchenAndNature, ...culture]

const bankOf = (subject: string): readonly Question[] | undefined =>
  [...namedBanks, ...banks].find(([pattern]) => pattern.test(subject))?.[1]

/** Of a subject that nobody has written questions for there are a few of anything, which say that they are examples. */
const examples = general.slice(0, 4).map(([question, ...answers]): Question => [`Example: ${question}`, ...answers])

function ownQuestions(request: string): readonly Question[] {
  if (/\bcapitals?\b/i.test(request)) return capitalQuestions(request)
  const words = wordQuestions(request)
  if (words !== null) return words
  const subject = quizSubject(request)
  if (subject !== undefined) return bankOf(subject) ?? banks.find(([pattern]) => pattern.test(request))?.[1] ?? examples
  return bankOf(quizName(request)) ?? banks.find(([pattern]) => pattern.test(request))?.[1] ?? general
}

/** As many as are asked for, of what the quiz is about; the general ones fill up what is missing. */
export function questionsAbout(request: string): readonly Question[] {
  const count = countOfQuestions(request)
  const own = ownQuestions(request)
  // What nobody asked about is no question on it.
  if (count === null || own === examples) return own.slice(0, 10)
  const more = /\b(?:geograph\w*|countr(?:y|ies)|europe\w*)\b/i.test(request) ? capitalQuestions(request) : general
  const all = [
    ...own,
    ...more.filter(([question]) => !own.some(([known]) => known === question)),
    ...capitalQuestions(''),
  ]
  return all.slice(0, count)
}

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** "10 questions"; null where nobody says. */
export function countOfQuestions(request: string): number | null {
  const said = new RegExp(String.raw`\b(\d{1,2}|${numbers.join('|')}) (?:[\p{L}-]+ ){0,3}?questions\b`, 'iu').exec(
    request,
  )?.[1]
  if (said === undefined) return null
  const at = numbers.indexOf(said.toLowerCase())
  return Math.min(30, Math.max(1, at >= 0 ? at + 1 : Number(said)))
}
