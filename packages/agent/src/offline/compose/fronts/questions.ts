// Which questions a quiz has where nobody writes them.
import { capitalQuestions } from './capitals.ts'
import { banks, general } from './question-banks.ts'
import { wordQuestions } from './word-questions.ts'

type Question = readonly [string, ...string[]]

/** As many as are asked for, of what the quiz is about; the general ones fill up what is missing. */
export function questionsAbout(request: string): readonly Question[] {
  const count = countOfQuestions(request)
  const own = /\bcapitals?\b/i.test(request)
    ? capitalQuestions(request)
    : (wordQuestions(request) ?? banks.find(([pattern]) => pattern.test(request))?.[1] ?? general)
  if (count === null) return own.slice(0, 10)
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
