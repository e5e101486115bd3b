// What a composition reads from the message that the app began with ("filter by room", "shipping is 4.90") is added to it.
import { spelledNumbers } from '../plain/spelled-numbers.ts'
import type { Brief } from '../../brief.ts'
import { asksDiscount, readDiscounts } from '../sites/read-discounts.ts'
import { type Edit, findField } from './read-edit-state.ts'
import { hasEffect } from './has-effect.ts'

const filter =
  /^(?:(?:i|we) (?:want|need|would like) to |let (?:me|us|people|visitors|them) |be able to |can (?:i|we) |add (?:an? )?(?:possibility|way|option) to )?(?:add |show )?(?:an? |the )?filter(?:s|ing)?(?: (?:it|them|the list|the [\p{L} ]+?))?\s+(?:by|for|on)\s+(?:the )?(.+)$/iu
const shipping =
  /\b(?:shipping|delivery|postage)\b[^\d]{0,30}(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:[€$£]|euros?|dollars?|pounds?)?(?: (?:per order|for (?:every|each) order|each))?$/i
const freeFrom =
  /\bfree (?:shipping|delivery|postage)\b[^\d]{0,30}?(\d{1,4})\b|\b(?:shipping|delivery|postage)\b.*\bfree\b[^\d]{0,20}?(\d{1,4})\b|\b(\d{1,4})\b[^\d]{0,20}\bfree (?:shipping|delivery)/i
const cart = /^(?:rename|call|change)\s+(?:the )?cart\s+(?:(?:to|into|an?|the)\s+)*["“]?(basket|shopping bag)["”]?$/i
const signs = { EUR: '€', USD: '$', GBP: '£' } as const

export interface Carried {
  said: string
  clause: string
  why: string
}

interface Wish extends Carried {
  says: RegExp
  fronts: readonly Brief['front'][]
}

const asking = String.raw`^(?:(?:please |can you |could you )*(?:add|give me|show|put|make|let (?:me|us|people|visitors|them|everyone)|allow|(?:i|we) (?:want|need|would like)(?: to)?|be able to|enable|it should be possible to)\s+)?(?:an? |the |to )?`

/** What composing reads from a message, in the words in which a later one asks for it. */
const wishes: readonly Wish[] = [
  {
    says: new RegExp(
      String.raw`${asking}print(?:ing|able)?(?: (?:button|view|version|option|function|page|it|them|the [\p{L} ]+|each \p{L}+))?(?: (?:for|of|to|on) [\p{L} ]+)?$`,
      'iu',
    ),
    fronts: ['list'],
    said: 'With a print button.',
    clause: 'add a button that prints it',
    why: 'a button that prints, because there is one already',
  },
  {
    says: /^(?!.*\b(?:fields?|columns?|forms?|pages?|sections?|menu)\b).*(?:\b(?:re-?order|re-?arrange)\b|\bdrag\w*\b.*\b(?:order|sort)\b|\b(?:own|manual|custom) order\b|\bby hand\b)/i,
    fronts: ['list'],
    said: 'The order is changed by hand: up and down.',
    clause: 'let everybody give the list their order (rows go up and down by buttons)',
    why: 'an order by hand, because this list has an order of its own (say: show it as a list)',
  },
  {
    says: new RegExp(
      String.raw`^(?:hide|don['’]?t show|do not show|leave out|fold away) (?:the |all |those (?:that|which|who) are )?(?:finished|done|completed?|ticked(?: off)?|checked|bought|packed|paid|closed|read)(?: (?:ones|items|rows|entries|\p{L}+s))?(?: (?:at first|by default|from the list))?$|^(?:only|just) (?:show|list) (?:the )?(?:open|unfinished|undone|not done|remaining)(?: (?:ones|items|\p{L}+s))?(?: (?:at first|by default))?$|^show only (?:the )?(?:open|unfinished|undone|not done|remaining)(?: (?:ones|items|\p{L}+s))?$`,
      'iu',
    ),
    fronts: ['list'],
    said: 'Those that are over are hidden at first.',
    clause: 'hide at first what is ticked (a choice above the list shows it)',
    why: 'hiding what is over, because nothing is ticked here, or the list begins that way already',
  },
  {
    says: new RegExp(
      String.raw`${asking}(?:my |our |the )?(?:personal|own) (?:records?|bests?)(?: (?:list|page|section|of each \p{L}+|per \p{L}+|for each \p{L}+))?$`,
      'iu',
    ),
    fronts: ['list'],
    said: 'With personal records.',
    clause: 'show the best of each above the list',
    why: 'personal records, because nothing here is measured by a number, or they are there already',
  },
  {
    says: /\b(?:shuffle|random(?:ly|ize|ise|ized|ised)?|mix(?:ed)?|different order)\b[^.;]*\b(?:questions?|order|quiz)\b|\bquestions?\b[^.;]*\b(?:shuffled?|random(?:ly|ized|ised)?|mixed|different order)\b|^(?:shuffle|mix) (?:them|it)(?: up)?$/i,
    fronts: ['quiz'],
    said: 'The questions are shuffled.',
    clause: 'ask the questions in another order each time',
    why: 'shuffling the questions, because they are shuffled already',
  },
]

/** "Only ten questions per round", "ask 5 questions at a time". */
const ofRound =
  /^(?:(?:only|just)\s+)?(?:(?:ask|show|use|play|take|pick|make it|have|with)\s+)?(?:only |just )?(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty) (?:random )?questions(?: (?:only|per|each|in|for|at|a|every|of|one|the|same|time|round|game|play|once|them))*$/i

const budget =
  /^(?:(?:add|set|show|include|with|i have|we have|there is|give me) )*(?:an? |the |my |our )?(weekly|monthly|daily) (?:spending )?(?:budget|limit|allowance)(?: (?:of|is|at|to|should be))*[ :]*[€$£]?\s?(\d+(?:[.,]\d+)?)(?:\s?(?:€|\$|£|euros?|dollars?|pounds?))?$|^(?:(?:add|set|show|include|with|i have|we have|there is) )*(?:an? |the |my |our )?(?:budget|limit|allowance) of [€$£]?\s?(\d+(?:[.,]\d+)?)\s?(?:€|\$|£|euros?|dollars?|pounds?)?(?: a| per| each| every) (week|month|day)$/i

const goal =
  /^(?:(?:add|set|show|include|with|i have|we have) )*(?:an? |the |my |our )?(weekly|monthly|daily) (?:goal|target)(?: (?:of|is|at|to|should be))*[ :]*(\d+(?:[.,]\d+)?) (\p{L}+)$/iu

function readWish(order: string, { front, currency }: Brief): Carried | null {
  const target = front === 'list' ? goal.exec(order) : null
  if (target !== null) {
    const words = `${target[1]?.toLowerCase() ?? ''} goal of ${target[2] ?? ''} ${target[3]?.toLowerCase() ?? ''}`
    return {
      said: `There is a ${words}.`,
      clause: `show how far a ${words} is reached (it is changed on the page)`,
      why: `a ${words}, because there is one already`,
    }
  }
  const limit = front === 'list' ? budget.exec(order) : null
  if (limit !== null) {
    const often =
      limit[1]?.toLowerCase() ?? { week: 'weekly', month: 'monthly', day: 'daily' }[limit[4]?.toLowerCase() ?? '']
    const amount = `${signs[currency]}${limit[2] ?? limit[3] ?? ''}`
    return {
      said: `There is a ${often ?? ''} budget of ${amount}.`,
      clause: `show how much of a ${often ?? ''} budget of ${amount} is spent (it is changed on the page)`,
      why: `a ${often ?? ''} budget, because that takes an amount and a date of each record`,
    }
  }
  const count = front === 'quiz' ? ofRound.exec(order)?.[1]?.toLowerCase() : undefined
  if (count !== undefined) {
    const number = spelledNumbers[count] ?? Number(count)
    return {
      said: `A round has ${number} of the questions.`,
      clause: `ask ${number} of the questions in each round, by chance`,
      why: `rounds of ${number}, because they are so already`,
    }
  }
  return wishes.find(({ says, fronts }) => fronts.includes(front) && says.test(order)) ?? null
}

const groups =
  /^(?:please )?(?:group|section|divide|split|organi[sz]e|cluster) (?:(?:it|them|the list|everything|all|the [\p{L} ]+?) )?(?:up )?(?:by|into|under|in) (?:the |their |its )?(.+)$/iu

/** Sentence by sentence, as somebody would have said it at first. */
function readCarried(order: string, edit: Edit): Carried | null {
  const { brief } = edit
  const wish = readWish(order, brief)
  if (wish !== null) return wish
  const grouping = brief.front === 'list' ? groups.exec(order)?.[1] : undefined
  const heading = grouping === undefined ? undefined : findField(brief, grouping)
  if (heading !== undefined && heading.kind !== 'date')
    return {
      said: `The list is grouped by ${heading.label.toLowerCase()}.`,
      clause: `put the list under headings by “${heading.label}”`,
      why: `headings by “${heading.label}”, because they are there already, or this list has groups or an order of its own (say: show it as a list)`,
    }
  const by = filter.exec(order)?.[1]
  const field = by === undefined ? undefined : findField(brief, by)
  if (field !== undefined)
    return {
      said: `Filter by ${field.label.toLowerCase()}.`,
      clause: `let the list be narrowed by “${field.label}”`,
      why: `narrowing the list by “${field.label}”, because it is narrowed so already, or holds what every row has otherwise (make it a choice: make ${field.label.toLowerCase()} a choice of A, B and C)`,
    }
  if (brief.front !== 'shop') return null
  const [discount] = asksDiscount.test(order) ? readDiscounts(order) : []
  if (discount !== undefined)
    return {
      said: `Discount code ${discount.code} for ${discount.percent} % off.`,
      clause: `take ${discount.percent} % off where somebody gives the code ${discount.code} at the checkout`,
      why: `the code ${discount.code} for ${discount.percent} %, because there is such a code already`,
    }
  const both =
    /^(?:shipping|delivery|postage)\D{0,20}(\d{1,3}(?:[.,]\d{1,2})?)\D{1,20}\bfree\b\D{0,20}(\d{1,4})\D*$/i.exec(order)
  if (both !== null)
    return {
      said: `Shipping is ${signs[brief.currency]}${(both[1] ?? '').replace(',', '.')} for every order. Free delivery from ${signs[brief.currency]}${both[2] ?? ''}.`,
      clause: `add ${signs[brief.currency]}${both[1] ?? ''} for shipping to each order, and nothing from ${signs[brief.currency]}${both[2] ?? ''} on`,
      why: 'other costs for shipping, because they were said when the shop began',
    }
  const from = freeFrom
    .exec(order)
    ?.slice(1)
    .find((each) => each !== undefined)
  if (from !== undefined)
    return {
      said: `Free delivery from ${signs[brief.currency]}${from}.`,
      clause: `send orders from ${signs[brief.currency]}${from} on for free`,
      why: `free delivery from ${signs[brief.currency]}${from} on, because nothing is added for delivery now (say: delivery costs 4.90)`,
    }
  const cost = shipping.exec(order)?.[1]
  if (cost !== undefined)
    return {
      said: `Shipping is ${signs[brief.currency]}${cost.replace(',', '.')} for every order.`,
      clause: `add ${signs[brief.currency]}${cost} for shipping to each order`,
      why: 'other costs for shipping, because they were said when the shop began',
    }
  const word = cart.exec(order)?.[1]?.toLowerCase()
  return word === undefined
    ? null
    : {
        said: `There is a ${word}.`,
        clause: `call the cart a ${word}`,
        why: `calling the cart a ${word}, because it is called so`,
      }
}

/** Adds it to the request where somebody would see what comes of it; else says why not. */
export function carryOn({ said, clause, why }: Carried, edit: Edit): void {
  const next = { ...edit.brief, request: `${edit.brief.request}\n${said}` }
  if (hasEffect(edit.brief, next)) {
    edit.brief.request = next.request
    edit.clauses.push(clause)
  } else edit.refused.push(why)
}

/** @returns '' where the order was carried on, else the order as it was */
export function takeCarriedOn(order: string, edit: Edit): string {
  const carried = readCarried(order, edit)
  if (carried === null) return order
  carryOn(carried, edit)
  return ''
}
