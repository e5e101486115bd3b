// Words that are to stand in the app as they were said: quoted copy, things with their prices, opening hours, places.
import type { Copy } from '../brief.ts'

const quotes = /["“«]([^"“”«»]{2,160})["”»]/g
const headlineBefore =
  /\b(?:headline|heading|title|tagline|slogan|claim|hero|says?|saying|reads?|reading|greeting|motto|banner)\b[^"“”«».]{0,30}$/i
/** What is quoted but is no copy: names of fields, values, buttons' labels that the parts set themselves. */
const dataBefore =
  /\b(?:called|named|name(?: it| is)?|field|column|status|option|options|choices?|category|categories|or|either|search(?:ing)?(?: for)?|toast|error|rename(?: it)? to|call it|call the app)\s*:?\s*$/i

const price = String.raw`(?:[$€£]\s?\d{1,6}(?:[.,]\d{1,2})?|\d{1,6}(?:[.,]\d{1,2})?\s?(?:€|£|\$|euros?|dollars?|eur|usd|gbp)(?![\w]))`
const offer = new RegExp(
  String.raw`(?:^|[,;:.(]|\b(?:and|with|the|an?|like|plus|sells?|selling|offers?|offering|including|our|my)\b)\s*((?:[\p{L}][\p{L}'’&-]*\s+){0,3}?[\p{L}][\p{L}'’&-]*)\s*(?:for|at|costs?|is|are|each|[-–—:(]|,)?\s*(${price})`,
  'giu',
)
const noOffer =
  /^(?:budget|limit|over|under|above|below|than|costs?|price|prices|total|from|up to|at least|at most|only|it|they|fee|rate|amount|for|per|is|are)$/i

function readOffers(text: string): Copy['offers'] {
  const offers: Copy['offers'] = []
  for (const match of text.matchAll(offer)) {
    const name = (match[1] ?? '')
      .replace(
        /^(?:(?:and|with|the|an?|like|plus|sells?|selling|offers?|offering|including|our|my|such as|as|menu|of|i|we|sell)\s+)+/i,
        '',
      )
      .trim()
    if (name === '' || noOffer.test(name.split(' ').at(-1) ?? '') || offers.length >= 12) continue
    offers.push({ name: name.charAt(0).toUpperCase() + name.slice(1), price: (match[2] ?? '').trim() })
  }
  return offers
}

/** The amount of a said price: "€6.50" → 6.5. */
export function amountOf(said: string): number {
  return Number(/\d+(?:[.,]\d+)?/.exec(said)?.[0].replace(',', '.') ?? 0)
}

const day = String.raw`(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|daily|every day|weekdays|weekends)`
const hours = new RegExp(
  String.raw`\b(${day}(?:s)?(?:\s*(?:-|–|to|through|and|&)\s*${day}s?)?)[,:]?\s*(?:from\s+)?(\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm)?\s*(?:-|–|to|until|till)\s*\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm)?)`,
  'giu',
)
const address =
  /\b(?:at|address(?: is)?:?|located (?:at|in)|find us (?:at|in))\s+((?:\d+\s+)?[A-Z][\p{L}'’-]*(?:\s+[A-Z0-9][\p{L}\d'’-]*){0,4}(?:\s+\d+)?)/u
const mail = /\b[\w.+-]+@[\w-]+\.[\w.-]*\w/
const phone = /(?:\+\d{1,3}[\s-]?)?(?:\(\d+\)[\s-]?)?\d{2,4}(?:[\s-]\d{2,5}){2,4}/

function readFacts(text: string): Copy['facts'] {
  const facts = [...text.matchAll(hours)].map((match) => ({
    label: (match[1] ?? '').replace(/^\w/, (letter) => letter.toUpperCase()),
    value: (match[2] ?? '').trim(),
  }))
  const place = address.exec(text)?.[1]
  if (place !== undefined && /\d|Street|Lane|Road|Square|Avenue/.test(place))
    facts.push({ label: 'Address', value: place })
  const email = mail.exec(text)?.[0]
  if (email !== undefined) facts.push({ label: 'Email', value: email })
  const number = phone.exec(text)?.[0]
  if (number !== undefined && number.replace(/\D/g, '').length >= 7) facts.push({ label: 'Phone', value: number })
  return facts.slice(0, 10)
}

/** @param name the app's name, which is said elsewhere already */
export function readCopy(request: string, name: string | undefined): Copy {
  let headline = ''
  const lines: string[] = []
  for (const match of request.matchAll(quotes)) {
    const words = (match[1] ?? '').trim()
    const before = request.slice(Math.max(0, match.index - 50), match.index)
    if (words === name || dataBefore.test(before)) continue
    if (headline === '' && headlineBefore.test(before)) headline = words
    else lines.push(words)
  }
  return { headline, lines: lines.slice(0, 12), offers: readOffers(request), facts: readFacts(request) }
}
