// What stands in quotes is copy: words in it are no part of the order.

const quoted =
  /"([^"]+)"|“([^”]+)”|«([^»]+)»|‘([^’]+)’(?!\w)|(?<![\p{L}\p{N}])'([^'\n]+(?:'\p{L}[^'\n]*)*)'(?![\p{L}\p{N}])|`([^`]+)`/gu
/** Stands for the n-th text in quotes; a letter of the private area, so that it counts as one word. */
const firstMark = 0xe000
const marks = /[\ue000-\ue0ff]/g

export interface Masked {
  /** The order with a mark for each text in quotes. */
  text: string
  /** Words of the order with the quoted texts back in their place, without quotes. */
  open(words: string): string
}

export function maskQuotes(order: string): Masked {
  const texts: string[] = []
  const text = order.replace(quoted, (...groups) => {
    const found = groups.slice(1, 7).find((group) => typeof group === 'string')
    texts.push(typeof found === 'string' ? found : '')
    return String.fromCharCode(firstMark + texts.length - 1)
  })
  return {
    text,
    open: (words) => words.replace(marks, (mark) => texts[mark.charCodeAt(0) - firstMark] ?? ''),
  }
}

export function isQuoted(words: string): boolean {
  return /^[\ue000-\ue0ff]$/.test(words.trim())
}

export function hasQuote(words: string): boolean {
  return /[\ue000-\ue0ff]/.test(words)
}

/** "the “Save” button": the part in quotes, or null. */
export function quoteIn(words: string): string | null {
  return /[\ue000-\ue0ff]/.exec(words)?.[0] ?? null
}
