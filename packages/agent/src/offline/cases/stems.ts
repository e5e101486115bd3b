// Words by what their forms have in common: "lend", "lends", "lending"; "baby", "babies".

const short: readonly (readonly [RegExp, string])[] = [
  [/['’]s?$/u, ''],
  [/(?<=[a-z]{2})ies$/, 'y'],
  [/(?<=[a-z](?:ss|sh|ch|x|z))es$/, ''],
  [/(?<=[a-z]{2}[^su])s$/, ''],
  [/(?<=[a-z]{2})ied$/, 'y'],
  [/(?<=[a-z]{3})(?:ed|ing)$/, ''],
  // "planned", "running".
  [/(?<=[a-z])([bdgmnprt])\1$/, '$1'],
  // "Bee", "fee", "due" stay as they are.
  [/(?<=[a-z]{3})e$/, ''],
]

/** Nouns, and no form of a verb: "building" is none of "build". */
const nouns = new Set('building wedding evening morning meeting ceiling clothing training painting'.split(' '))

/** Words too short for their endings to be taken off. */
const irregular = new Map([
  ['owed', 'owe'],
  ['owing', 'owe'],
  ['used', 'use'],
  ['using', 'use'],
  ['aged', 'age'],
  // A car is none.
  ['care', 'care'],
  ['cares', 'care'],
  ['cared', 'care'],
  ['caring', 'care'],
])

/** @param word in any case */
export function stemOf(word: string): string {
  const plain = word.toLowerCase().replace(/s$/, '')
  if (nouns.has(plain)) return plain
  const one = irregular.get(word.toLowerCase())
  if (one !== undefined) return one
  return short.reduce((stem, [ending, by]) => stem.replace(ending, by), word.toLowerCase())
}

/** The stems of a text, one after the other, each with a space on both sides. */
export function stemmed(text: string): string {
  const words = text.match(/[\p{L}\d]+(?:['’][\p{L}]+)?/gu) ?? []
  return ` ${words.map(stemOf).join(' ')} `
}
