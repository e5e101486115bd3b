// Only a person's own words allow removing and reaching out. A message may hold more than those: values that a form
// carried along unseen, and what the agent chose by itself.
const mark = '(Not written by the person:)'

/** @param others nothing of it counts as the person's */
export function withOthersWords(own: string, others: readonly string[]): string {
  return others.length === 0 ? own : [own, mark, ...others].join('\n')
}

export function personPartOf(text: string): string {
  return text.split(mark)[0] ?? ''
}
