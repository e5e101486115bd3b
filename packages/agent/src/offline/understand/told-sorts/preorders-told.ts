// What is ordered ahead, fetched on certain days and paid at the counter: "customers preorder breads until Thursday noon and
// choose a pickup time, open only Friday and Saturday".
import { capitalize, pluralize, singularize } from '../inflect.ts'

const ahead = String.raw`(?:pre-?orders?|pre-?ordering|order(?:s|ing)? (?:ahead|in advance|beforehand)|reserve)`
const orders = new RegExp(
  String.raw`\b${ahead}(?: (?:their|our|my|the|some|online))* ((?!online\b|until\b|till\b|by\b|and\b|for\b|page\b|site\b|form\b|system\b|app\b)\p{L}+(?: (?:and|&) \p{L}+)?)|\b${ahead}\b`,
  'iu',
)
const fetched =
  /\bpick(?:s|ed|ing)?[- ]?up\b|\bcollect(?:s|ed|ion)?\b|\bfetch\b|\bat the (?:counter|till|stall|shop)\b/iu
const day = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const until = new RegExp(
  String.raw`\b(?:until|till|by|before) ((?:the )?${day}(?: (?:noon|morning|evening|night|midnight|(?:at )?\d{1,2}(?:[:.]\d\d)? ?(?:[ap]m|h)?))?|the (?:day|evening|night) before|\d{1,2} ?[ap]m the day before)`,
  'iu',
)
const openOn = new RegExp(
  String.raw`\b(?:open|pick(?:ed)?[- ]?up|collect(?:ion)?|fetch)\b[^.;,]{0,30}?\b((?:${day}s?(?:,? (?:and|or|&) |, ?|\/)?)+)`,
  'iu',
)
const atCounter =
  /\bpay(?:s|ment|ing)?\b[^.;]{0,20}\b(?:at the (?:counter|till|stall|shop)|in (?:cash|the shop|store)|when (?:they )?(?:pick|collect|fetch)|on (?:pick-?up|collection))\b|\bno online payments?\b/iu
/** What somebody else keeps for themselves is no shop. */
const isKept = /\b(?:track|log|list of (?:my|our)|keep (?:track|a list)|who ordered what)\b/iu
const wares: readonly (readonly [RegExp, string])[] = [
  [/\bbaker(?:y|ies)|\bbreads?\b/iu, 'bread'],
  [/\bcakes?\b|\bpatisserie\b/iu, 'cakes'],
  [/\bflorist|\bflowers?\b/iu, 'flowers'],
  [/\bbutcher/iu, 'meat'],
  [/\bcheese/iu, 'cheese'],
  [/\b(?:farm|vegetables?|veg box)/iu, 'vegetables'],
]

/** The same wish as the readers of shops know it; null where nothing is ordered ahead. */
export function preordersTold(message: string): string | null {
  const found = orders.exec(message)
  if (found === null || !fetched.test(message) || isKept.test(message)) return null
  // Of what nobody keeps days or a last hour for, the other readers know as much.
  const days = [...new Set((openOn.exec(message)?.[1] ?? '').toLowerCase().match(new RegExp(day, 'giu')) ?? [])]
  const last = until.exec(message)?.[1]
  if (days.length === 0 && last === undefined) return null
  const said = found[1]?.toLowerCase()
  const ware =
    said === undefined
      ? (wares.find(([says]) => says.test(message))?.[1] ?? 'what we make')
      : /^breads?$/u.test(said)
        ? 'bread'
        : pluralize(singularize(said))
  const names = days.map((each) => capitalize(each))
  const fetch = names.length === 0 ? 'You fetch it' : `You fetch it on ${names.join(' or ')}`
  const copy = [
    ...(last === undefined
      ? []
      : [` Headline "Order until ${capitalize(last.replace(/^the (?=\p{L}+day\b)/iu, ''))}".`]),
    ` It says "${fetch}${atCounter.test(message) ? ' and pay at the counter' : ''}."`,
  ].join('')
  const when = days.length < 2 ? 'pick-up day' : `pick-up day (${names.join(', ')})`
  const time = /\b(?:pick-?up|collection) (?:time|slot|hour)\b|\btime (?:to|of) pick/iu.test(message)
    ? ', pick-up time'
    : ''
  return `Online shop for ${ware}.${copy} Cart and checkout with name, phone, ${when}${time}.`
}
