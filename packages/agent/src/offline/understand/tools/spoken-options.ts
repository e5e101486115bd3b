// A question and what there is to choose, as somebody says them: "where shall we eat, Greek, Thai or the pub".

export interface SpokenQuestion {
  question: string
  /** As they were said, in their order. */
  options: string[]
}

/** What is asked with "should we" has its first option before the first comma. */
const asker = String.raw`(?:where|which|what|who|whom|when|how)`
const option = String.raw`[^,.;:?!\n"“”]{1,40}?`
/** Before it stands nothing but what announces it. */
const start = String.raw`(?:^|[.!:;,\n]\s*|\b(?:polls?|votes?|voting|question|decide|ask(?:ing)?)\b[^.:;!?\n]{0,30}?[\s,]+)`
const end = String.raw`(?=\s*(?:[?.!;\n]|$))`

/** What is asked, a comma, and the options. */
const askedBefore = new RegExp(
  String.raw`${start}(${asker}\b[^,.;:?!\n]{6,80}?)\s*[,–—:]\s+((?:${option},\s+)*${option},?\s+or\s+${option})${end}`,
  'iu',
)
/** "Vote on the next book, Emma, Beloved or Kim": what is voted on stands for a question. */
const votedOn = new RegExp(
  String.raw`\b(?:votes?|voting|polls?)\s+(?:on|about|for)\s+((?:the|our|a|an|my)\s+[^,.;:?!\n]{2,60}?)\s*[,–—:]\s+((?:${option},\s+)+${option},?\s+or\s+${option})${end}`,
  'iu',
)
/** "Should we get pizza, sushi or burgers on Friday": the options are a part of what is asked. */
const askedWithin = new RegExp(
  String.raw`${start}((?:(?:where|when|which|what) )?(?:should|shall|do|can|could|will|would|are) (?:we|i|they|you)\b[^.;:?!\n]{2,40}?,?\s+or\s+${option})(?=\s*(?:[?.!;\n]|,\s+(?:let|everybody|everyone|people|one vote|each|vote)\b|$))`,
  'iu',
)
/** What goes on behind the last option: when, where and for whom. */
const behindLast = /\s+(?:on|at|in|for|this|next|tonight|tomorrow|today|as|with|to)\b.*$/iu
const isBoth = /^both(?: of them)?$/i

const listOf = (said: string): string[] =>
  said
    .split(/\s*,\s*(?:or\s+)?|\s+or\s+/iu)
    .map((each) => each.trim())
    .filter((each) => each !== '')

const wordsIn = (text: string): string[] => text.trim().split(/\s+/)

/** The first option has as many words as the second, and what stands before it is the question. */
function withinQuestion(said: string): string[] {
  const [head = '', ...others] = listOf(said)
  const last = others.at(-1) ?? ''
  // "Or both in June": what comes behind the first two words is of the question.
  const cut = wordsIn(last).length > 1 ? last.replace(behindLast, '') : last
  const second = others.length > 1 ? (others[0] ?? '') : cut
  const words = wordsIn(head)
  const length = isBoth.test(second) ? 1 : wordsIn(second).length
  // A question keeps its verb: "do we sing …".
  if (words.length - length < 3) return []
  return [words.slice(-length).join(' '), ...others.slice(0, -1), cut]
}

/** Null where no question is asked with its options. */
export function questionWithOptions(text: string): SpokenQuestion | null {
  for (const pattern of [askedBefore, votedOn]) {
    const [, question = '', said = ''] = pattern.exec(text) ?? []
    const options = listOf(said)
    if (options.length >= 2) return { question: pattern === askedBefore ? `${question}?` : question, options }
  }
  const [, within = ''] = askedWithin.exec(text) ?? []
  const options = withinQuestion(within)
  return options.length >= 2 ? { question: `${within}?`, options } : null
}
