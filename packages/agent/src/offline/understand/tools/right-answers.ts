// Which answer is right where a message does not mark it: the solutions told behind all questions, what everybody knows,
// else the first.
import { knownCapital } from '../../compose/fronts/capitals.ts'
import { capitalize } from '../inflect.ts'

/** "Correct: A, C, B", "solutions: a/b/a": one letter for each question. */
const byLetters =
  /\b(?:correct|right|solutions?|key)\b(?: (?:answers?|ones|are|is))*\s*:?\s*((?:[a-e]\s*[,;/ ]\s*(?:and\s+)?)+[a-e])\b(?![)\p{L}])/iu

/** The letters of the right answers in the order of the questions, lower case; empty where none are told. */
export function toldLetters(text: string): string[] {
  return (byLetters.exec(text)?.[1] ?? '').toLowerCase().match(/[a-e]/g) ?? []
}

export function withoutLetters(text: string): string {
  return text.replace(new RegExp(byLetters.source, 'giu'), ' ')
}

/** "Could you make a quiz?" asks the builder, and nobody who plays. */
const toBuilder =
  /^(?:can|could|would|will|do|is it|how about|what about|please)\b[^?]*\b(?:you|quiz|app|make|build|possible)\b/i
const asks =
  /^(?:["“])?(?:what|which|who|whose|where|when|why|how|in (?:what|which)|on (?:what|which)|is|are|does|do|did|was|were|can|name|the capital)\b/i

/**
 * @param answers as they are listed
 * @returns the right one, or '' where this is no question with its answers
 */
export function likelyAnswer(question: string, answers: readonly string[]): string {
  const isList = answers.length >= 2 && answers.length <= 6 && answers.every((each) => each.split(/\s+/).length <= 7)
  if (!isList || toBuilder.test(question) || !asks.test(question)) return ''
  const known = knownCapital(question)?.toLowerCase()
  return answers.find((each) => each.toLowerCase() === known) ?? answers[0] ?? ''
}

/** "Capital of Norway (Oslo, Bergen), capital of Spain (Madrid, Porto)": asked without a question mark. */
export function bracketQuestions(text: string): { question: string; answers: string[] }[] {
  const list = /\bquestions?\b[^:()]{0,40}:\s*([^]+)$/i.exec(text)?.[1] ?? ''
  const found = [...list.matchAll(/(?:^|[,;.]\s*(?:and\s+)?)([^,;.:()?]{4,80}?)\s*\(([^()]*[,/][^()]*)\)/g)].map(
    ([, asked = '', said = '']) => ({
      question: /^(?:the )?(?:capital|largest|highest|longest|name)\b/i.test(asked.trim())
        ? `What is ${asked
            .trim()
            .replace(/^(?:the )?/i, 'the ')
            .replace(/(?<=\bof )\p{Ll}/u, (letter) => letter.toUpperCase())}?`
        : `${asked.trim()}?`,
      answers: said.split(/\s*[,/]\s*/).map((each) => capitalize(each.trim())),
    }),
  )
  return found.length >= 2 ? found : []
}
