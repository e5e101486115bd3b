// Which labels name a fact, and which are only cut out of a wish.
import type { Field } from '../../brief.ts'

const isQuestion = (label: string): boolean =>
  /^(?:which|what|who|whose|whom|where|when|how|if|whether) \p{L}+ /iu.test(label) || label.split(' ').length > 5

/** "Which tents are ok" is what the app is to answer; several such stand in a list of what is noted. */
export function factLabels(fields: readonly Field[]): string[] {
  const labels = fields.map(({ label }) => label)
  const asked = labels.filter(isQuestion)
  return asked.length > 1 ? labels : labels.filter((label) => !isQuestion(label))
}
