// What it costs to come, as it was told: "tickets £32", "adults 4 euros children 2", "£120 a night", "(6 euros, kids 3)".
import { capitalize } from '../inflect.ts'

export interface ToldPrice {
  /** '' where the price is that of the whole. */
  name: string
  cost: string
}

const sign = String.raw`[€$£]`
const unit = String.raw`(?:€|\$|£|euros?\b|eur\b|dollars?\b|pounds?\b|francs?\b|chf\b)`
const amount = String.raw`(?:${sign}\s?\d+(?:[.,]\d{2})?|\d+(?:[.,]\d{2})?\s?${unit})`
const per = String.raw`(?:\s+(?:an?|per|each|the)\s+(?:hour|lesson|session|person|night|day|week|month|year|piece|class|course|visit|head|metre|meter|kilo|cubic metre|ticket)\b)?`
const priced = new RegExp(
  String.raw`(?<=^|[,.;:(–-]|\s)((?:[\p{L}’'-]+ ){0,5}(?:under \d+ )?)[(:–-]?\s*(${amount}${per})`,
  'giu',
)
/** "Children 2" after the price of the others. */
const others =
  /^,?\s+(?:and\s+)?(kids|children|child|adults|students|seniors|families|members)\s+(free|\d+(?:[.,]\d{2})?)(?![\d:]|\s?[€$£]|\s?(?:am|pm|euros?|pounds?))/iu
const namesPrice =
  /\b(tickets?|day tickets?|day pass(?:es)?|entry|entrance|entry fee|admission|adults?|children|kids|child|students?|seniors?|families|members(?:hip)?|stand fees?|under \d+)\s*$/iu
const unitSigns: readonly (readonly [RegExp, string])[] = [
  [/\s?(?:euros?|eur)\b/iu, '€'],
  [/\s?(?:dollars?)\b/iu, '$'],
  [/\s?pounds?\b/iu, '£'],
]

function costOf(text: string): string {
  const found = unitSigns.find(([said]) => said.test(text))
  const plain = text.replace(/\s+/g, ' ').trim()
  return found === undefined ? plain : `${found[1]}${plain.replace(found[0], '')}`
}

const signOf = (cost: string): string => /[€$£]/u.exec(cost)?.[0] ?? ''

/** The prices of those who come, and the one price that stands with no name. */
export function toldPrices(text: string): ToldPrice[] {
  return [...text.matchAll(priced)].flatMap(([all, before = '', said = ''], at) => {
    const cost = costOf(said)
    const name = namesPrice.exec(before.trim())?.[1] ?? ''
    const isWhole = name === '' && at === 0 && isOfWhole(before)
    if (name === '' && !isWhole) return []
    const from = text.indexOf(all) + all.length
    const [, who = '', value = ''] = others.exec(text.slice(from)) ?? []
    const more =
      value === '' ? [] : [{ name: capitalize(who), cost: value === 'free' ? value : `${signOf(cost)}${value}` }]
    return [{ name: capitalize(name), cost }, ...more]
  })
}

/** "The price of 8 euros", "a night costs £120", "12 euros a class": nothing of its own is named before it. */
const isOfWhole = (before: string): boolean =>
  before.trim() === '' || /\b(?:prices?(?: of)?|costs?|fee|only|just)\s*$/iu.test(before.trim())
