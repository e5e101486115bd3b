// What a shop is called that was given no name: what it sells.
import { capitalize } from '../inflect.ts'

const ware = String.raw`(?!(?:where|people|customers|(?:the|them|it|these|those|this|that|online|via|an?|kids|everyone)\b))[\p{L}'’-]+(?: (?!(?:and|with|or|where|in|on|at|for|by)\b)[\p{L}'’-]+){0,2}?`
const ends = String.raw`(?=\s*(?:$|[,.;:(]|[-–—]\s|\b(?:online|with|from|for|at|where|called|named|and|plus|that|which|in|on|i|by|people)\b))`
/** "For candles and soaps": both, where nothing else follows. */
const wares = new RegExp(
  String.raw`\b(?:for|sell(?:s|ing)?|(?:can|to|could) (?:order|buy))\s+(?:my |our |some )?(${ware}(?:(?:, ${ware})? and (?!(?:an?|the|my|our)\b)[\p{L}-]+(?=\s*(?:$|[.;:,]|(?:with|plus|and|online)\b)))?)${ends}`,
  'iu',
)
/** "A shop with handmade jewellery: rings and necklaces", "my ceramics (vase, bowl, …)": the word for all of it. */
const heading =
  /\b(?:shop|store)\s+(?:with|of)\s+(?:my |our )?((?:\p{L}[\p{L}-]+ )?\p{L}[\p{L}-]+)\s*:|\b(?:my|our)\s+((?:\p{L}[\p{L}-]+ )?\p{L}[\p{L}-]+s)\s*\((?=[^()]+,)/iu
/** "An order page for a bakery": whose it is. */
const whoseIs =
  /\b(?:page|shop|store|site|app) for (?:an?|the|our|my) ((?:\p{L}+ )?\p{L}+)(?=\s*(?:$|[.,;:]|(?:with|where)\b))/iu
const seller = /^(?:our|my|the|an?)\s+((?:\p{L}+ ){0,2}(?:shop|store|bakery|studio|farm|workshop|boutique))\s+sells\b/iu
/** "Hot sauce shop": what it sells stands before the word for it. */
const before =
  /^(?:(?:an?|the|my|our|please|make|build|create|online|small|little|simple|new|nice|me|us)\s+)*((?!(?:an?|the|my|our|please|online|web|museum|gift|small|little|simple|new|nice|combine|make|build|create|me|us|one|e-commerce|and|with|need|want)\b)[\p{L}-]+(?: (?!(?:an?|the|my|our|and|online|web|me|us)\b)[\p{L}-]+)?)\s+(shop|store)\b/iu

/** "Bookshop". */
const inOneWord = /^(?:(?:an?|the|my|our|little|small|online)\s+)*((?!(?:web|work|e)shop)\p{L}{3,}shop)\b/iu

/** @param goods what it sells, by its names */
export function shopName(text: string, goods: readonly string[]): string {
  const whose = seller.exec(text.trim())
  if (whose !== null) return capitalize((whose[1] ?? '').toLowerCase())
  const [, listed, mine] = heading.exec(text) ?? []
  const said = wares.exec(text)?.[1] ?? listed ?? mine
  if (said !== undefined) return capitalize(said.toLowerCase())
  const [, compound] = inOneWord.exec(text.trim()) ?? []
  if (compound !== undefined) return capitalize(compound.toLowerCase())
  const [, sold, what] = before.exec(text.trim()) ?? []
  if (sold !== undefined) return capitalize(`${sold} ${what ?? ''}`.toLowerCase())
  if (goods.length < 2) return capitalize(whoseIs.exec(text)?.[1] ?? 'the shop')
  const names = goods.map((name) => name.toLowerCase())
  const few = names.length > 3 ? [...names.slice(0, 2), 'more'] : names
  return capitalize(`${few.slice(0, -1).join(', ')} and ${few.at(-1) ?? ''}`)
}
