// What a composition reads from the message that the app began with ("filter by room", "shipping is 4.90") is added to it.
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

/** Sentence by sentence, as somebody would have said it at first. */
function readCarried(order: string, edit: Edit): { said: string; clause: string; why: string } | null {
  const { brief } = edit
  const by = filter.exec(order)?.[1]
  const field = by === undefined ? undefined : findField(brief, by)
  if (field !== undefined)
    return {
      said: `Filter by ${field.label.toLowerCase()}.`,
      clause: `let the list be narrowed by “${field.label}”`,
      why: `narrowing the list by “${field.label}”, because it is narrowed so already, or holds what every row has otherwise (make it a choice: make ${field.label.toLowerCase()} a choice of A, B and C)`,
    }
  if (brief.front !== 'shop') return null
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

/** @returns '' where the order was carried on, else the order as it was */
export function takeCarriedOn(order: string, edit: Edit): string {
  const carried = readCarried(order, edit)
  if (carried === null) return order
  const next = { ...edit.brief, request: `${edit.brief.request}\n${carried.said}` }
  if (hasEffect(edit.brief, next)) {
    edit.brief.request = next.request
    edit.clauses.push(carried.clause)
  } else edit.refused.push(carried.why)
  return ''
}
