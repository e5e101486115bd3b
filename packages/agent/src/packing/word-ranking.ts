// BM25 over code: which texts are about the words of a request.

const saturation = 1.2
const lengthWeight = 0.75

/** Words that say nothing about which file is meant. */
const tooCommon = new Set(
  'the and for with that this from into when where each have has not are you can all add make change new app page web want need please should would like also our your its them'.split(
    ' ',
  ),
)

/** Words of a text: camel case and paths come apart, plurals become one with their singular. */
export function wordsOf(text: string): string[] {
  return text
    .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && word.length < 40 && !tooCommon.has(word))
    .map((word) => word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, ''))
}

/**
 * @param documents words by name
 * @returns from 0 (nothing in common) to 1 (the best of them)
 */
export function rankByWords(
  documents: ReadonlyMap<string, readonly string[]>,
  query: readonly string[],
): Map<string, number> {
  const wanted = [...new Set(query)]
  const average = mean([...documents.values()].map((words) => words.length))
  const holders = new Map(
    wanted.map((word) => [word, [...documents.values()].filter((words) => words.includes(word)).length]),
  )
  const scores = new Map<string, number>()
  for (const [name, words] of documents) {
    const length = 1 - lengthWeight + (lengthWeight * words.length) / Math.max(1, average)
    const score = wanted.reduce((sum, word) => {
      const count = words.filter((each) => each === word).length
      const held = holders.get(word) ?? 0
      const rarity = Math.log(1 + (documents.size - held + 0.5) / (held + 0.5))
      return sum + (rarity * count * (saturation + 1)) / (count + saturation * length)
    }, 0)
    scores.set(name, score)
  }
  const best = Math.max(0, ...scores.values())
  return best === 0 ? scores : new Map([...scores].map(([name, score]) => [name, score / best]))
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
