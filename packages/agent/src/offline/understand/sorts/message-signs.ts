// What a message is made of as far as it tells what sort of app is wanted: its questions with their answers, which of them
// are marked as right, the texts that somebody brings, lengths of time, languages. Read once for all sorts.
import { broughtText } from '../tools/brought-text.ts'
import { plainQuestions } from '../plain/plain-questions.ts'
import { questionBlocks } from '../tools/question-blocks.ts'
import { readPairs } from '../rows/read-pairs.ts'
import { type TimerLength, readLengths } from '../tools/read-timer.ts'
import { namedLanguages } from '../tools/read-translator.ts'
import { answerList, splitAnswers } from '../tools/said-answers.ts'

export interface AskedQuestion {
  question: string
  answers: string[]
}

export interface MessageSigns {
  text: string
  questions: AskedQuestion[]
  /** How many answers are marked as the right ones. */
  rightMarks: number
  /** A text goes in that somebody has written or brings. */
  bringsText: boolean
  lengths: TimerLength[]
  languages: string[]
  pairs: number
}

const asking =
  /^(?:["“]\s*)?(?:how|what|which|who|whom|whose|where|when|why|do|does|did|would|are|is|was|were|have|has|can|could|will|should|any(?:thing)?|in (?:what|which)|at (?:what|which)|on (?:what|which)|true or false)\b/i
/** "Could you make me a quiz?" is asked of whoever builds it. */
const toBuilder =
  /^(?:can|could|would|will|do|is it|how about|what about)\b[^?]*\b(?:you|app|make|build|create|possible|help)\b[^?]*\?$|\b(?:make|build|create) (?:me|us)\b/i

/** What is asked of whoever uses the app: with a question mark or in the words of a question, never of the builder. */
function questionsIn(text: string): AskedQuestion[] {
  return questionBlocks(plainQuestions(text)).flatMap(({ question, after }) => {
    const isAsked = question.endsWith('?') || asking.test(question)
    const isShort = question.split(/\s+/).length <= 24
    if (!isAsked || !isShort || toBuilder.test(question)) return []
    const answers = splitAnswers(answerList(after).list).filter((answer) => answer.split(/\s+/).length <= 7)
    return [{ question, answers: answers.length >= 2 ? answers : [] }]
  })
}

const marked =
  /[([]\s*(?:the )?(?:right|correct|true|✓)(?: one| answer)?\s*!?\s*[)\]]|(?<=[\p{L}\d])\*(?=\s*(?:[,./;|)\n]|$))|[✓✔✅]|\b(?:is|being) (?:right|correct)\b|(?<=[-–—:=(]\s*)(?:right|correct)\b|\b(?:right|correct)(?: answer| one)?s?\s*(?:is|are|:|=)|["”?.]\s*(?:[-–—:=(,]|->|→|is)\s*(?:true|false)\b|(?<=\?\s{0,3})\(?(?:A|answer|solution)\s*:|\bnot \p{L}+(?: or \p{L}+)?\)/giu

export function readSigns(text: string): MessageSigns {
  return {
    text,
    questions: questionsIn(text),
    rightMarks: [...text.matchAll(marked)].length,
    bringsText: broughtText(text) !== null,
    lengths: readLengths(text),
    languages: namedLanguages(text),
    pairs: readPairs(text).pairs.length,
  }
}
