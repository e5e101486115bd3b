// Which sort of app somebody means who tells at length what others shall do there ("I'd like them to find us and ask for a
// quote"), as the same wish in the words that the readers of sorts know.
import { type Asker, askerOf } from './who-asks.ts'
import { asReckoning } from '../tools/asked-reckoning.ts'
import { askedOf } from './asked-of.ts'
import { capitalize } from '../inflect.ts'
import { hoursTold } from './hours-told.ts'
import { invitedTold } from './invited-told.ts'
import { namedPlacesTold } from './named-places-told.ts'
import { ordersTold } from './told-orders.ts'
import { pollTold } from './poll-told.ts'
import { preordersTold } from './preorders-told.ts'
import { shownTold } from './told-shown.ts'
import { signUpTold } from './sign-up-told.ts'
import { siteTold } from './site-told.ts'
import { surveyTold } from './survey-told.ts'
import { testTold } from './test-told.ts'

/** Fewer words are no story. */
const leastWords = 22
/** What is listed in a notation of its own is read by it. */
const notation = /\n|\([^)]*,|\p{L}:\s+\p{L}[^.]*,|\?(?=\s|$)|["“]/u
const others = String.raw`\b(?:people|customers?|clients?|guests?|visitors?|parents|patients|they|them|anyone|everyone|somebody|folks|pupils|students|kids|neighbou?rs|members|owners|friends)\b`

const asksForWork = new RegExp(
  [
    String.raw`${others}[^.;!?]{0,200}\b(?:ask(?:s)?(?: me| us)? for|get|request|send (?:me|us)|leave) (?:an? |their )?(?:free |rough |short )?(?:quotes?|quotations?|estimates?|offers?|enquir(?:y|ies)|inquir(?:y|ies)|messages?|requests?|call ?backs?)\b`,
    String.raw`${others}[^.;!?]{0,200}\b(?:get in touch|contact (?:me|us)|reach (?:me|us)|write to (?:me|us)|message (?:me|us)|ask (?:me |us )?(?:if|whether|when) (?:i['’]?m|i|we|we['’]re)\b)`,
    String.raw`\b(?:contact|enquiry|inquiry) form (?:where|with|for)\b`,
    String.raw`\bwhere (?:they|people|you|visitors) (?:can|could) leave (?:us |me )?(?:their|your) (?:name|details|number)\b`,
  ].join('|'),
  'iu',
)
const isShown = new RegExp(
  String.raw`\b(?:web ?site|web ?page|home ?page|site)\b|\bpage with (?:who|what) (?:we|i)\b|${others}[^.;!?]{0,60}\b(?:find (?:us|me)|see (?:what|who|where|when|how|which) (?:we|i)\b|know (?:what|who|where) (?:we|i) |look (?:us|me) up|see (?:our|my) (?:prices|work|services|opening|menu|offer))`,
  'iu',
)
const books = new RegExp(
  String.raw`${others}[^.;!?]{0,70}\b(?:book|make|arrange|schedule|reserve|pick|choose|get) (?:an? |their |themselves an? )?(?:own )?(?:free )?(?:one(?= themselves| online| by| with)|appointments?|slots?|sessions?|consultations?|time slots?|lessons?|visits?|times?(?= (?:with|at|on|for|that|online|themselves|without|directly)\b|[.,]))`,
  'iu',
)
const testsOneself =
  /\b(?:test|quiz) (?:themselves|myself|ourselves|yourself|each other|their knowledge|my knowledge|what they (?:know|remember|learned|learnt))(?: (?:on|about|in|with) (?:the |our |all the )?([^.,;]+?))?(?= (?:before|for the|after|so|at|and|with|when|because)\b|[.,;]|$)/iu
const counted = /\b(?:answers?|options|choices|right|correct|wrong|scores?|points|marks?)\b/iu
const buys = new RegExp(
  String.raw`${others}[^.;!?]{0,120}\b(?:buy|buys|order) (?:them|it|one|these|those|our|my|the|pieces|online|directly|straight|from home|from me|from us)\b|\b(?:want|like|love|start|need) to sell (?:\p{L}+ ){0,4}(?:online|on the (?:internet|web))\b`,
  'iu',
)

/** "We do tiles, flat roofs and gutters": what somebody offers. */
const offers =
  /\b(?:we|i) (?:mainly |mostly |also |usually |only )*(?:do|offer|repair|fix|install|provide|specialise in|specialize in|cut|clean|teach|build|paint|restore|make) ((?:[\p{L}'’-]+ ?){1,4}(?:, (?:[\p{L}'’-]+ ?){1,4})+,? and (?:[\p{L}'’-]+ ?){1,4}|(?:[\p{L}'’-]+ ?){1,3} and (?:[\p{L}'’-]+ ?){1,3})(?=[.,;]|$)/iu
const since = /\b(?:since|established in|founded in|open since) (1[89]\d\d|20\d\d)\b/iu
const days = String.raw`(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tue|wed|thu|fri|sat|sun)`
const open = new RegExp(
  String.raw`\b${days}(?: (?:to|till|until|through|and) ${days})?,? (?:from )?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)? ?(?:to|till|until|-|–) ?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?`,
  'giu',
)
const reached =
  /\b(?:(?:phone|telephone|mobile|number|tel)(?: number)?(?: is|:)?|call(?: us| me)? on) ?(\+?\d[\d ()/-]{6,}\d)/iu
const street =
  /\b(?:address is|find us at|are at|shop is at|based at|located at) ((?:\d+ )?\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)*(?: \d+\w?)?)/u
const minutes: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, 'half an': 0.5 }
const written: Readonly<Record<string, number>> = { thirty: 30, 'forty-five': 45, sixty: 60, ninety: 90 }
function inMinutes(length: string): number {
  const [, said = '', unit = ''] = /^(.+?) ?(minutes?|mins?|hours?|hrs?)$/iu.exec(length) ?? []
  const many = minutes[said.toLowerCase()] ?? written[said.toLowerCase()] ?? Number(said)
  return /^h/iu.test(unit) ? many * 60 : many
}

/** "A wash or a full groom costs (wash 18 pounds, full groom 35)", "my prices (half day 600 full day 1100)". */
const pricesIn = /\b(?:costs?|prices?|rates?|fees?)\b[^.;()]{0,30}\(([^()]*\d[^()]*)\)/iu
const price =
  /([\p{L}][\p{L} -]*?) (?:is |for |at |costs? )?([€$£]? ?\d+(?:[.,]\d\d)?(?: ?[€$£])?)(?: (?:euros?|pounds?|dollars?|quid))?/giu

function pricesOf(message: string): string | null {
  const list = pricesIn.exec(message)?.[1]
  if (list === undefined) return null
  const sign = /[€$£]/u.test(list)
    ? ''
    : /\beuros?\b/iu.test(message)
      ? '€'
      : /\b(?:pounds?|quid)\b/iu.test(message)
        ? '£'
        : '$'
  const said = [...list.matchAll(price)].map(([, name = '', sum = '']) => `${name.trim()} ${sign}${sum.trim()}`)
  return said.length < 2 ? null : said.join(', ')
}

const aOr = (trade: string): string => `${/^[aeiou]/iu.test(trade) ? 'an' : 'a'} ${trade}`
const whose = ({ trade, name, town, isPerson }: Asker): string =>
  `${isPerson ? aOr(trade) : `our ${trade}`}${town === undefined ? '' : ` in ${town}`}${name === undefined ? '' : ` called ${name}`}`

/** What stands on the page as it was told. */
function copyOf(message: string, { trade, town }: Asker): string[] {
  const said = pricesOf(message) ?? offers.exec(message)?.[1]?.trim()
  const opened = [...message.matchAll(open)].map(([all]) => all)
  const phone = reached.exec(message)?.[1]?.trim()
  const place = street.exec(message)?.[1]
  const year = since.exec(message)?.[1]
  const where = `${town === undefined ? '' : ` in ${town}`}${year === undefined ? '' : ` since ${year}`}`
  return [
    ...(where === '' ? [] : [`Tagline: "${capitalize(trade)}${where}"`]),
    ...(said === undefined ? [] : [`Services: ${said}`]),
    ...(opened.length === 0 ? [] : [`Opening hours: ${opened.join(', ')}`]),
    ...(phone === undefined ? [] : [`Phone: ${phone}`]),
    ...(place === undefined ? [] : [`Address: ${place}`]),
  ]
}

function siteOf(message: string, asker: Asker): string | null {
  if (!asksForWork.test(message) || !isShown.test(message)) return null
  const isOfWork = /\b(?:quote|quotation|estimate|offer)\b/iu.test(message)
  const form = isOfWork ? 'Quote request form' : 'Contact form'
  const fields = askedOf(message, isOfWork ? ['name', 'phone'] : ['name', 'email', 'message'])
  return [`Website for ${whose(asker)}`, ...copyOf(message, asker), `${form}: ${fields}`].join('. ') + '.'
}

/** "A tuning takes about two hours". */
const lasting =
  /\b(?:an?|each|every|one) ((?:\p{L}+ )?\p{L}+) (?:takes?|lasts?) (?:about |around |roughly |usually |always )?((?:\d+|an?|one|two|three|half an|thirty|forty-five|ninety|sixty) ?(?:minutes?|mins?|hours?|hrs?))\b/iu

/** "… takes 45 minutes and a follow-up 30". */
const otherLasting =
  /\b(?:takes?|lasts?) [^.;]{0,25}?,? (?:and|while|but) (?:an? |the )?([\p{L}-]+(?: \p{L}+)?) (?:only |just |about )?(?:takes? |lasts? )?(\d{2,3})\b/iu

function bookingOf(message: string, asker: Asker): string | null {
  if (!books.test(message)) return null
  const opened = [...message.matchAll(open)].map(([all]) => all)
  const [, what = 'appointment', length] = lasting.exec(message) ?? []
  const [, other, second] = length === undefined ? [] : (otherLasting.exec(message) ?? [])
  const services = [
    `${capitalize(what)}${length === undefined ? '' : ` (${String(inMinutes(length))} min)`}`,
    ...(other === undefined || second === undefined ? [] : [`${capitalize(other)} (${second} min)`]),
  ].join(', ')
  const hours = opened.length === 0 ? '' : `, ${opened.join(', ')}`
  const { trade, name } = asker
  const whoever = `${aOr(trade)}${name === undefined ? '' : ` called ${name}`}`
  return `Booking page for ${whoever}${hours}. Services: ${services}. Whoever books leaves ${askedOf(message, ['name', 'phone'])}.`
}

const counts: Readonly<Record<string, string>> = { five: '5', ten: '10', twelve: '12', twenty: '20' }
/** "Pick the right name out of three". */
const picks =
  /\b(?:pick|choose|guess|find|tap|click) the (?:right|correct) (?:\p{L}+ ){0,2}(?:out of|from|of|among) (three|four|five|\d)\b/iu
const learned =
  /\b(?:learn|memori[sz]e|practi[cs]e|revise|know) (?:(?:about|the|all|my|around|some|\d+) )*((?!by\b|for\b|how\b|what\b)\p{L}+(?: (?!and\b|for\b|before\b|by\b|in\b)\p{L}+)?)/iu

function quizOf(message: string): string | null {
  const found = testsOneself.exec(message)
  const picked = picks.exec(message)?.[1]
  const isAsked = found !== null && /\bquestions?\b/iu.test(message)
  if ((!isAsked && picked === undefined) || !counted.test(message)) return null
  const many = /\b(\d+|five|ten|twelve|twenty) questions\b/iu.exec(message)?.[1]
  const answers =
    /\b(\d|two|three|four|five) (?:possible )?(?:answers|options|choices)\b/iu.exec(message)?.[0] ??
    (picked === undefined ? undefined : `${picked} answers`)
  const about = (found?.[1] ?? learned.exec(message)?.[1])?.trim()
  const of = many === undefined ? 'questions' : `${counts[many.toLowerCase()] ?? many} questions`
  const photo = picked !== undefined && /\bsees? an? (?:photo|picture|image)\b/iu.test(message) ? ' with a photo' : ''
  return `A quiz${about === undefined ? '' : ` on ${about}`} with ${of}${photo}${answers === undefined ? '' : `, ${answers} each`}, and the score at the end.`
}

const made =
  /\b(?:i|we) (?:both )?(?:make|makes|sew|knit|build|bake|print|paint|carve|design|produce|craft|sell) ((?:\p{L}+ ){0,2}\p{L}+(?: out of (?:\p{L}+ ?){1,3})?)(?= (?:and|which|that|in|at|on|for|but|so|with)\b|[.,;])/iu
/** "I'd like a little shop with our honeys". */
const shopWith =
  /\b(?:little|small|simple|tiny|online|web|nice) (?:online )?(?:web)?shop with (?:our|my) ((?:\p{L}+ ){0,2}\p{L}+)(?= (?:and|which|that|in|at|on|where|so|with|each)\b|[.,;])/iu

const fetched =
  /\b(?:collect|fetch|pick (?:it |them )?up|picked up)\b[^.;]{0,40}\b(?:post(?:ed)?|delivered|delivery|shipped|sent)\b/iu

/** "I'd like a simple shop": with a cart, and not only for what is fetched. */
const asksForShop =
  /\b(?:want|like|need|make|build|have) (?:me |us )?an? (?:\p{L}+ )?(?:online |web ?)?shop\b[^]*\b(?:post(?:ed)?|deliver\p{L}*|ship\p{L}*|basket|cart)\b/iu

/** "Stoneware mugs, bowls and vases": the sorts that there are. */
function waresOf(message: string, first: string): string[] {
  const at = message.toLowerCase().indexOf(first.trim().toLowerCase())
  const [, rest = ''] =
    at === -1
      ? []
      : (/^((?:, \p{L}+)*,? and \p{L}+)(?= (?:in|at|on|for|from|out|and|but|which|that)\b|[.,;])/iu.exec(
          message.slice(at + first.trim().length),
        ) ?? [])
  const last = first.trim().split(' ').at(-1) ?? ''
  const sorts = [last, ...rest.split(/,? and |, /u)].filter((each) => each !== '')
  return rest === '' || !sorts.every((each) => each.endsWith('s')) ? [] : sorts
}

function shopOf(message: string): string | null {
  const own = shopWith.exec(message)?.[1]
  const ware = own ?? made.exec(message)?.[1]
  if (ware === undefined || (own === undefined && !buys.test(message))) return null
  const hasPhoto = /\b(?:photos?|pictures?)\b/iu.test(message)
  const shipping = /\b(?:shipping|postage|delivery)(?: is| costs?|:)? ?(?:[€$£] ?)?(\d+(?:[.,]\d\d)?)/iu.exec(
    message,
  )?.[1]
  const [things = '', of = ''] = ware.split(' out of ')
  const sorts = waresOf(message, things)
  const isCounted = /\bhow many\b[^.;]{0,30}\bleft\b|\bstock\b/iu.test(message)
  const hasSize = /\b(?:\p{L}+ )?sizes?\b/iu.exec(message)?.[0]
  const isCalled = /\bphone\b/iu.test(message)
  const tellsAbout = /\b(?:page|something|a bit) (?:on|about) (?:our|my|us)\b|\babout page\b/iu.test(message)
  return `Online shop for ${of === '' ? '' : `${of.trim()} `}${things.trim()}. Each product has name, price${hasPhoto ? ', photo' : ''}${hasSize === undefined ? '' : `, ${hasSize.toLowerCase()}`}${isCounted ? ', stock' : ''} and description.${sorts.length < 2 ? '' : ` Categories: ${sorts.join(', ')}.`} Cart and checkout with name, ${isCalled ? 'phone' : 'email'}${fetched.test(message) ? ', address and collect or post' : ' and address'}.${tellsAbout ? ' An about page.' : ''}${shipping === undefined ? '' : ` Shipping ${shipping}.`}`
}

/** The same wish in plain words; the message itself where no such sort is told. */
export function plainSorts(message: string): string {
  const reckoning = asReckoning(message)
  if (reckoning !== null) return reckoning
  const short =
    testTold(message) ??
    signUpTold(message) ??
    namedPlacesTold(message) ??
    preordersTold(message) ??
    pollTold(message) ??
    invitedTold(message)
  if (short !== null) return short
  if (message.trim().split(/\s+/u).length < leastWords) return message
  // What stands in brackets is said in passing; where facts are listed there, they are read by their notation.
  const prose = message.replace(/\s*\((?![^)]*\b(?:text|yes\/no|required|options?)\b)[^()]*\)/gu, '')
  if (notation.test(prose)) return message
  const booked = hoursTold(prose)
  if (booked !== null) return booked
  const asker = askerOf(prose)
  const site = siteTold(message, asker) ?? (asker === null ? null : siteOf(message, asker))
  if (site !== null) return site
  if (notation.test(message)) return message
  const ofAsker =
    asker === null ? null : (shownTold(message, whose(asker), copyOf(message, asker)) ?? bookingOf(message, asker))
  const sold = asksForShop.test(message)
    ? (shopOf(message) ?? ordersTold(message))
    : (ordersTold(message) ?? shopOf(message))
  return ofAsker ?? quizOf(message) ?? surveyTold(message) ?? sold ?? message
}
