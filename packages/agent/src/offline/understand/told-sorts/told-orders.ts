// What is made at home or in a small shop and ordered to be fetched, told in prose.

const orders =
  /\b(?:(?:pre-?)?orders?|reserve|say (?:which|what|how many)|tell me (?:which|what|how many)|put in (?:an|their) order)\b/iu
const fetched = /\b(?:pick(?:s|ed)? (?:\p{L}+ )?up|pick-?ups?|collect (?:it|them|their)|fetch|come (?:and|to) get)\b/iu
const made =
  /\b(?:i|we|my \p{L}+(?: and i)?) (?:(?:also|usually|mostly|sometimes|both) )*(?:bakes?|makes?|cooks?|grows?|brews?|sells?|roasts?|smokes?|bottles?) ((?:\p{L}+ )?\p{L}+(?: and (?!i\b|we\b|they\b|my\b|people\b|every)\p{L}+)?)(?= (?:at|in|on|every|for|and|from|which|that|with|each)\b|[.,;])/iu
const priced =
  /(?:\b(?:have|is|are|costs?|and|sell)|,|^)\s+(?:an? |the |my )?((?:(?!and\b|for\b|is\b|have\b|costs?\b)\p{L}+ ?){1,3}?) (?:(?:for|at|is|costs?) )?(?:(€|\$|£) ?)?(\d+(?:[.,]\d{1,2})?)(?: ?(€|£|\$|euros?|pounds?|dollars?|quid))?(?=\s*(?:[,.;]|$|and\b|each\b|a\b))/giu
const money = /[€$£]|\b(?:euros?|pounds?|dollars?|quid)\b/iu
const day = /\b(?:which|what|the) day|\b(?:pick-?up|collection) (?:day|date|time)\b/iu

function currencyOf(text: string): string {
  const said = money.exec(text)?.[0].toLowerCase() ?? ''
  return /€|euro/u.test(said) ? '€' : /£|pound|quid/u.test(said) ? '£' : '$'
}

function goodsIn(message: string): string[] {
  const sentence = message.split(/(?<=[.!?])\s+/u).find((each) => money.test(each) && /\d/u.test(each)) ?? ''
  const sign = currencyOf(sentence)
  return [...sentence.matchAll(priced)].map(
    ([, name = '', , price = '']) => `${name.replace(/ one$/iu, '').trim()} ${sign}${price.replace(',', '.')}`,
  )
}

export function ordersTold(message: string): string | null {
  const ware = made.exec(message)?.[1]
  if (ware === undefined || !orders.test(message) || !fetched.test(message)) return null
  const goods = goodsIn(message)
  const list = goods.length < 2 ? '' : ` Products: ${goods.join(', ')}.`
  const when = day.test(message) ? ' and pick-up day' : ''
  return `Online shop for ${ware}.${list} Cart and checkout with name, phone${when === '' ? '' : `,${when.replace(' and', '')}`}.`
}
