// What a shop beside other parts sells, where it is named without prices: "a shop with mugs, bowls and a teapot".
import { isFieldWord, kindOfName } from './field-kinds.ts'
import { capitalize } from './inflect.ts'
import { isKnownPart } from './named-parts.ts'
import type { Offer } from './read-offers.ts'

const lead =
  /\b(?:shop|store)\b(?:\s+(?:page|section|area))?\s*(?:\(|:|\b(?:with|for|of|(?:that|which|where we|where i) sells?|selling)\b)\s*(?:our |my |some )?/giu
/** What a shop has besides what it sells. */
const ofShop =
  /\b(?:cart|basket|bag|checkout|prices?|orders?|filters?|search|payments?|delivery|shipping|categor(?:y|ies)|descriptions?|photos?|pictures?|stock|reviews?|products?|items|goods|things|form)\b/i

/** Null where its list is none of goods. */
export function readGoods(text: string): { offers: Offer[]; rest: string } | null {
  for (const found of text.matchAll(lead)) {
    const from = found.index + found[0].length
    const list = /^[^.;:()\n]+/.exec(text.slice(from))?.[0] ?? ''
    const pieces = [...list.matchAll(/(.+?)(\s*,\s*(?:and\s+)?|\s+and\s+|$)/giu)]
    const end = pieces.findIndex(([, piece = '']) => !isGood(piece))
    const goods = end < 0 ? pieces : pieces.slice(0, end)
    if (goods.length < 2) continue
    const length = goods.reduce((sum, [all]) => sum + all.length, 0)
    return {
      offers: goods.map(([, piece = '']) => ({ name: nameOf(piece), details: '', of: 'product' })),
      rest: `${text.slice(0, found.index)}shop${end < 0 ? '' : ', '}${text.slice(from + length).replace(/^\s*\)/, '')}`,
    }
  }
  return null
}

const nameOf = (piece: string): string => capitalize(piece.trim().replace(/^(?:an?|the|our|my|some)\s+/i, ''))

function isGood(piece: string): boolean {
  const plain = piece.trim()
  return (
    /^(?:(?:an?|the|our|some)\s+)?[\p{L}'’-]+(?: [\p{L}'’-]+){0,2}$/u.test(plain) &&
    !ofShop.test(plain) &&
    // A seed box for sale is none for suggestions.
    (!isKnownPart(plain) || /\bbox(?:es)?$/i.test(plain)) &&
    !isFieldWord.test(plain) &&
    kindOfName(plain) === 'text'
  )
}
