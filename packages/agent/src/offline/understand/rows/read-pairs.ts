// Things that a message gives two by two: "peerie = small, bonxie = great skua", "fork – Gabel; spoon – Löffel".
export interface Pair {
  first: string
  second: string
}

const side = String.raw`(?:["“][^"”]{1,120}["”]|[^,;:.=→\n"“”()–—-][^,;:=→\n"“”()–—]{0,80}?)`
const last = String.raw`(?:["“][^"”]{1,200}["”]|[^,;=→\n"“”()–—]{1,90}?)`
const end = String.raw`(?=\s*(?:[,;\n]|[.!?](?:\s|$)|\band\b|$))`
const signs: readonly string[] = [String.raw`\s*(?:=|→|->|=>)\s*`, String.raw`\s+[–—-]\s+`]
/** What leads to the first of them. */
const lead = /^.*\b(?:like|such as|with|are|is|words?|phrases?|cards?|from|me)\s+(?=\S)/i

/** Two pairs of one sign are a list; one alone may be anything. */
export function readPairs(text: string): { pairs: Pair[]; rest: string } {
  for (const sign of signs) {
    const found = [...text.matchAll(new RegExp(`(${side})${sign}(${last})${end}`, 'giu'))]
    if (found.length < 2 || found.some(([, first = '']) => /\b(?:is|has|have)$/i.test(first.trim()))) continue
    const pairs = found.map(([, first = '', second = ''], at) => ({
      first: clean(at === 0 && !/^["“]/.test(first.trim()) ? first.replace(lead, '') : first),
      second: clean(second),
    }))
    const from = found[0]?.index ?? 0
    const until = (found.at(-1)?.index ?? 0) + (found.at(-1)?.[0].length ?? 0)
    // "Start me off with:" leads to them and says nothing more.
    const before = text.slice(0, from).replace(/(?<=^|[.!?\n]\s*)[^.!?\n:]*:\s*["“]?$/u, ' ')
    return { pairs, rest: `${before} ${text.slice(until).replace(/^["”]?[.,;\s]*/, '')}`.trim() }
  }
  return { pairs: [], rest: text }
}

function clean(said: string): string {
  return said
    .trim()
    .replace(/^(?:and|or)\s+/i, '')
    .replace(/^["“]|["”]$/g, '')
    .trim()
}
