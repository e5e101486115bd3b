// A clearer message without a model: what it is first, then one wish a line, then how to see that it works.

/** A message of fewer words is as clear as rules can make it. */
const fewestWords = 5

export function rewriteByRules(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (plain.split(' ').length < fewestWords) return plain
  const sentences = plain.split(/(?<=[.!?])\s+(?=\p{Lu}|\d)/u).map((sentence) => sentence.trim())
  const [first = plain, ...others] = sentences
  const { head, wishes } = splitWishes(first)
  const lines = [...wishes, ...others.flatMap(listOf)].map(tidy).filter((line) => line !== '')
  if (lines.length === 0) return `${endSentence(head)}\n\n${works}`
  return [endSentence(head), lines.map((line) => `- ${line}`).join('\n'), works].join('\n\n')
}

const works = 'It works when everything that is typed in is still there after a reload, also on a phone.'

/** "An app for walks with name, date and place": what it is, and what belongs to it. */
function splitWishes(sentence: string): { head: string; wishes: string[] } {
  const match = /^(.*?\S)[,:]?\s+(?:with|that has|having|including|containing)\s+(.+)$/i.exec(sentence)
  if (match?.[1] === undefined || match[2] === undefined) return { head: sentence, wishes: [] }
  return { head: match[1], wishes: listOf(match[2]) }
}

function listOf(text: string): string[] {
  const parts = text.split(/,\s*(?:and\s+)?|;\s*|\s+and\s+(?=(?:a|an|the|some)\s)/i)
  // A sentence with one comma is a sentence, not a list.
  return parts.length < 3 ? [text] : splitLast(parts)
}

function splitLast(parts: string[]): string[] {
  const last = parts.at(-1) ?? ''
  return [...parts.slice(0, -1), ...last.split(/\s+and\s+/i)]
}

function tidy(line: string): string {
  const bare = line.trim().replace(/[.;,]+$/, '')
  return bare === '' ? '' : `${bare[0]?.toUpperCase() ?? ''}${bare.slice(1)}`
}

function endSentence(text: string): string {
  const whole = tidy(text)
  return /[.!?]$/.test(whole) ? whole : `${whole}.`
}
