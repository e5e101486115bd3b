// What a shop beside other parts sells, where it is named without prices: "a shop with mugs, bowls and a teapot".
import { isFieldWord, kindOfName } from '../fields/field-kinds.ts'
import { capitalize, singularize } from '../inflect.ts'
import { type NounSense, type NounSenses, sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { isKnownPart } from '../kinds/named-parts.ts'
import type { Offer } from './read-offers.ts'

/** What its list follows. */
const leads: readonly RegExp[] = [
  /\b(?:shop|store)\s+(?:for|with|of|selling)\s+[^.;:,]{2,40}:\s*/giu,
  /\b(?:(?!work)\p{L}{3,})?(?:shop|store)\b(?:\s+(?:page|section|area))?\s*(?:\(|:|\b(?:with|for|of|(?:that|which|where we|where i) sells?|selling)\b)\s*(?:our |my |some )?/giu,
  // "My ceramics (vase, bowl, each with price and photo)".
  /\b(?:my|our)\s+(?:\p{L}+ )?\p{L}+s\s*\((?=[^()]+,[^()]*\beach (?:with|has|having)\b)/giu,
  /\b(?:i|we|it|that|which|who|to|and|\p{L}+ (?:studio|shop|store|site))\s+(?:also\s+|only\s+)?sells?\s+(?:our |my |some )?/giu,
  /\b(?:people|customers|visitors|everybody|everyone|anybody|anyone|they|you)\s+(?:can |could |(?:should |must |need to )?be able to |to )?(?:buy|order)\s+(?:our |my |some )?/giu,
  /\b(?:sell|selling)\s+(?:our|my)\s+/giu,
  /\b(?:products|wares|goods)\s*(?::|\bare\b|\binclude\b|\bsuch as\b|\blike\b)\s*/giu,
  /(?:^|[.:;,]\s+|\bwith\s+)(?=[^.:;\n]{5,60}?\s(?:for sale|on sale)\b)/giu,
]

/** What a shop has besides what it sells. */
const ofShop =
  /\b(?:cart|basket|bag|checkout|prices?|orders?|filters?|search|payments?|delivery|shipping|categor(?:y|ies)|descriptions?|photos?|pictures?|stock|reviews?|products?|items|goods|things|form|offers|discounts?|deals|coupons?|vouchers?|news|posts|articles)\b/i

export interface Goods {
  offers: Offer[]
  /** Where they are spoken of. */
  start: number
  end: number
  /** The text with a shop in their place. */
  rest: string
}

/** Null where no list is one of goods. */
export function readGoods(text: string): Goods | null {
  // "Categories: mugs, bowls" are asked for as such.
  if (/\bcategor(?:y|ies)\b|\bfilter\b/i.test(text)) return null
  for (const lead of leads)
    for (const found of text.matchAll(lead)) {
      const from = found.index + found[0].length
      const list = /^[^.;:()\n]+/.exec(text.slice(from))?.[0] ?? ''
      const pieces = [...list.replace(cut, '').matchAll(/(.+?)(\s*,\s*(?:and\s+)?|\s+and\s+|$)/giu)]
      const end = pieces.findIndex(([, piece = '']) => !isGood(piece.replace(forSale, '')))
      const goods = end < 0 ? pieces : pieces.slice(0, end)
      if (goods.length < 2) continue
      const length = goods.reduce((sum, [all]) => sum + all.length, 0)
      const left = text.slice(from + length).replace(/^(?:each (?:with|has|having)[^()]*)?\s*\)/, '')
      const before = text.slice(0, found.index)
      const isShop = /\b(?:shop|store)\b/i.test(found[0])
      return {
        offers: goods.map(([, piece = '']) => ({ name: nameOf(piece), details: '', of: 'product' })),
        start: found.index,
        end: from + length,
        rest: `${before}${isShop ? '' : (/^\W/.exec(found[0])?.[0] ?? '')}shop${end < 0 ? '' : ', '}${left}`,
      }
    }
  return null
}

/** What is said of the last of them. */
const cut =
  /(?<=,\s[^,]*\sand\s[^,]+?|\sand\s[^,]+?|,\s[^,]+?)\s(?:with|in|online|that|which|where|who|from|by|to)\b.*$/iu
const forSale = /\s+(?:for|on) sale$/i

const nameOf = (piece: string): string =>
  capitalize(
    piece
      .trim()
      .replace(forSale, '')
      .replace(/^(?:an?|the|our|my|some)\s+/i, ''),
  )

/** Shops are for people and in places, and sell neither. */
function isSold(piece: string): boolean {
  const word = piece.split(/\s+/).at(-1) ?? ''
  const one = singularize(word)
  const isMany = one !== word || /^an?\s/i.test(piece)
  // Bowls are a game as well, and a comic is a person.
  const known = [sensesOfNoun(one), ...(isMany ? [sensesOfNoun(word)] : [])].filter((noun) => noun !== null)
  const isThing = ({ senses, share }: NounSenses): boolean =>
    (isMany || share >= 2) && senses.some((sense) => !nobodySells.has(sense) && (isMany || !noThing.has(sense)))
  return known.length === 0 ? isMany : known.some(isThing)
}
const nobodySells = new Set<NounSense>(['group', 'location', 'person', 'time'])
const noThing = new Set<NounSense>(['act', 'attribute', 'cognition', 'event', 'state'])

/** A plain word or two for something that one sells or shows. */
export function isGood(piece: string): boolean {
  const plain = piece.trim()
  return (
    isSold(plain) &&
    !/^(?:to|at|in|on|from|by|into|via|we|i|they|it|you|all|every|each)\s/i.test(plain) &&
    /^(?:(?:an?|the|our|some)\s+)?[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}$/u.test(plain) &&
    !ofShop.test(plain) &&
    // A seed box for sale is none for suggestions.
    (!isKnownPart(plain) || /\bbox(?:es)?$/i.test(plain)) &&
    !isFieldWord.test(plain) &&
    kindOfName(plain) === 'text'
  )
}
