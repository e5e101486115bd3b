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
  [/\b(?:reviews?|testimonials?|what (?:people|customers|clients) (?:said|say|think))\b/iu, 'what customers say of it'],
]

export function missingOfSort(message: string): string[] {
  return [...readUnsupported(message), ...missing.filter(([says]) => says.test(message)).map(([, words]) => words)]
}
