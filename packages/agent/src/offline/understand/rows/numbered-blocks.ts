// What is told point by point: "1. …  2. …  3. …", "1) … 2) …", each up to the next.

const mark = /(?<=^|[\s(])\(?(\d{1,2})[.)](?=\s+\S)/g

export interface Block {
  text: string
  start: number
  end: number
}

/** Empty where fewer than two are counted up from 1. */
export function numberedBlocks(text: string): Block[] {
  const marks: { at: number; from: number }[] = []
  for (const found of text.matchAll(mark))
    if (Number(found[1]) === marks.length + 1) marks.push({ at: found.index, from: found.index + found[0].length })
  if (marks.length < 2) return []
  return marks.map(({ at, from }, index) => {
    const end = marks[index + 1]?.at ?? lastEnd(text, from)
    return { text: text.slice(from, end).trim(), start: at, end }
  })
}

/** The last one ends with its paragraph; what follows on a line of its own says something else. */
function lastEnd(text: string, from: number): number {
  const paragraph = text
    .slice(from)
    .search(/\n\s*\n|\n(?=\p{Lu}|["“])|(?<=[.!?)"”])\s+(?=(?:then|at the end|in the end|afterwards)\b)/iu)
  return paragraph < 0 ? text.length : from + paragraph
}
