// What is wished for beside a sort of app and has no place in it: it is said, and not lost without a word.
import { readUnsupported } from '../read-features.ts'

const missing: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:see|know|tell me) (?:what|how (?:much|many)(?: \p{L}+)?) (?:i|we) (?:have|need|had|must|should)(?: to)? (?:bake|make|cook|prepare|brew|pack|produce)\b/iu,
    'how much of each was ordered in all',
  ],
  [
    /\b(?:(?:if|when|once) (?:\p{L}+ ){1,4}(?:gone|sold out|full)\b|how many (?:\p{L}+ )?(?:are|is) (?:there|left))/iu,
    'stock or places that run out',
  ],
  [/\b(?:close|block)s? (?:an? |the )?(?:court|machine|room|pitch|lane|slot|time|day)s?\b/iu, 'times that are blocked'],
  [/\b(?:reviews?|testimonials?|what (?:people|customers|clients) (?:said|say|think))\b/iu, 'what customers say of it'],
]

/** @param plain the sort in plain words, which may hold it after all */
export function missingOfSort(message: string, plain: string): string[] {
  const isLeft = ([says]: (typeof missing)[number]): boolean => says.test(message) && !says.test(plain)
  return [...readUnsupported(message), ...missing.filter(isLeft).map(([, words]) => words)]
}
