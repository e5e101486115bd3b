// Where a message asks its questions one by one: each with the words that stand after it.
import { numberedBlocks } from '../rows/numbered-blocks.ts'

export interface QuestionBlock {
  question: string
  /** Its answers, its scale, which of them is right: up to the next question. */
  after: string
}

const counter = /(?<=^|[\s(])(?:(?:q|question|no\.?|nr\.?|frage)\s*(\d{1,2})\s*[:.)–-]|q(\d{1,2})(?=\s+\p{Lu}))/giu
const bullet = /^\s*(?:[-*•–]|\d{1,2}[.)])\s+/
const quoted = /["“]([^"”\n]{3,160}\?)["”]/g

/** "How clean was it (very, ok)?" asks before its answers. */
function markFirst(text: string): string {
  return text.replace(/\s*(\([^()]*\))\s*\?/g, '? $1').replace(counter, '$1$2.')
}

/** @param mark what ends a question that has no question mark */
function split(block: string, mark: RegExp): QuestionBlock {
  const asked = /^([^?]*)\?["”]?([^]*)$/.exec(block)
  // "Ready in 5 minutes (what for?)" asks nothing before its bracket.
  const isAsked = asked !== null && !/\n/.test(asked[1] ?? '') && !/\([^)]*$/.test(asked[1] ?? '')
  if (isAsked) return { question: `${asked[1]?.trim() ?? ''}?`, after: asked[2] ?? '' }
  const at = block.search(mark)
  return at < 0
    ? { question: block.trim(), after: '' }
    : { question: block.slice(0, at).trim(), after: block.slice(at).replace(/^[.\s]*(?:[-–—:,]|->|→)?\s*/, '') }
}

const usualMark = /\.\s|\n|\s+[-–—]\s|\s*[(:]|\s*(?:->|→)|,\s/

/** Lines of which each asks something, with the lines below them that ask nothing. */
function lineBlocks(text: string): string[] {
  const lines = text.split('\n')
  const isList = lines.filter((line) => bullet.test(line) && line.includes('?')).length >= 2
  const asks = (line: string) => (isList ? bullet.test(line) && /\S/.test(line) : /\?/.test(line))
  const blocks: string[] = []
  let isOpen = false
  for (const line of lines) {
    if (line.trim() === '') isOpen = isOpen && !isList
    else if (asks(line)) {
      blocks.push(line.replace(bullet, ''))
      isOpen = true
    } else if (
      isOpen &&
      blocks.length > 0 &&
      /^\s*(?:[-*•–]\s|\(?[a-e][).]|(?:right|correct|answer|solution)\b)|^\s{2,}/i.test(line)
    )
      blocks[blocks.length - 1] += `\n${line}`
  }
  return blocks
}

/** "What sound does a cow make? (Moo, Woof) – Moo. How many legs …?": one after the other. */
function spokenBlocks(text: string): QuestionBlock[] {
  const isQuoted = [...text.matchAll(quoted)].length >= 2
  const ends = isQuoted
    ? [...text.matchAll(quoted)].map((match) => ({
        question: match[1] ?? '',
        from: match.index,
        to: match.index + match[0].length,
      }))
    : [...text.matchAll(/\?["”]?/g)].map((match, at, all) => {
        const from = at === 0 ? 0 : (all[at - 1]?.index ?? 0) + (all[at - 1]?.[0].length ?? 0)
        const before = text.slice(from, match.index)
        const question =
          before
            .split(
              /[.!:;/)\n"“”]\s+|[:;/\n"“”]|,\s+(?=(?:how|what|which|who|where|when|why|do|did|would|are|is|have|can|will)\b)/i,
            )
            .at(-1) ?? ''
        const plain = question.replace(
          /^\s*(?:(?:and|then|ask|asks|also|questions?|finally|plus|first|last)\s+)+(?=\p{L})/iu,
          '',
        )
        return { question: `${plain.trim()}?`, from: match.index - plain.length, to: match.index + match[0].length }
      })
  return ends.map(({ question, to }, at) => ({ question, after: text.slice(to, ends[at + 1]?.from) }))
}

/** In the order in which they are asked; what is numbered or stands on a line of its own needs no question mark. */
export function questionBlocks(said: string): QuestionBlock[] {
  const text = markFirst(said)
  const counted = numberedBlocks(text).map((block) => block.text)
  if (counted.filter((block) => /[?(]|\s[-–—]\s|:/.test(block)).length >= 2)
    return counted.map((block) => split(block, usualMark))
  const lines = lineBlocks(text)
  if (lines.length >= 2) return lines.map((block) => split(block, usualMark))
  return spokenBlocks(text).filter(
    // "Breakfast? (too little, too much)"
    ({ question, after }) =>
      question.split(/\s+/).length >= 2 || /\d/.test(question) || /^\s*\([^()]*,[^()]*\)/.test(after),
  )
}
