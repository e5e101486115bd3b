// The site of a house or a trade, told in prose with what stands on it: "the rooms with photos and price per night, a page about
// us, a few words from past guests, and people can send a question".
import { singularize } from '../inflect.ts'
import { plainItem } from './asked-of.ts'
import type { Asker } from './who-asks.ts'

const isSite =
  /\b(?:web ?site|web ?page|home ?page|(?:a|an|our|my|own|simple|small|little|nice) (?:little |simple |small )?site|(?:want|need|like|have|make me) (?:an?|one) (?:simple |little |nice )?page (?:with|where|that))\b/iu
const asks =
  /\b(?:send|write|leave|ask)(?: (?:me|us))? (?:an? |their |some )?(?:short |quick )?(?:enquir(?:y|ies)|inquir(?:y|ies)|questions?|messages?|requests?)\b|\b(?:contact|enquiry|inquiry) form\b|\bget in touch\b|\bform (?:to|where they|where people|so they|for) (?:can )?(?:ask|write|contact|reach|message)\b/iu
/** "The rooms with photographs and price per season", "my services and prices". */
const shown =
  /\b(?:the|our|my|all) ((?:\p{L}+ )?\p{L}+s),? (?:with|and|each with) (?:their |its |a |an |the |some |nice )*((?:photos?|photographs?|pictures?|prices?|rates?|names?|descriptions?|costs?)\b[^.;]{0,80})/iu
const facts: readonly [RegExp, string][] = [
  [/\b(?:photos?|photographs?|pictures?|pics)\b/iu, 'photo'],
  [/\bprices? (?:per|a) (?:night|season|week|person|day|hour)\b/iu, ''],
  [/\b(?:prices?|costs?|rates?)\b/iu, 'price'],
]
const priceOf = /\bprices? (?:per|a) (night|season|week|person|day|hour)\b/iu
const reviews =
  /\b(?:reviews?|testimonials?|what (?:previous |past |former |our |my |other )?(?:guests?|customers?|clients?|people|visitors?) (?:have |had )?(?:said|say|think|thought)|words (?:from|of|by) (?:past |previous |former |our |my |happy )*(?:guests?|customers?|clients?|people))\b/iu
const about =
  /\b(?:page|something|bit|words?|section) (?:about|on) (?:us|me|our|my|the (?:house|farm|family|team|firm|shop|place))\b|\babout (?:us|me) page\b|\bour story\b|\bwelcome page\b/iu
const gallery =
  /\b(?:before[- ]and[- ]after (?:photos?|pictures?)|(?:photos?|pictures?) of (?:our|my|the|past|finished) (?!rooms)|gallery)\b/iu
const trades =
  /\b(?:my|our) ((?:\p{L}+ ){0,2}(?:van|salon|shop|studio|practice|business|firm|company|farm|bakery|restaurant|caf[eé]|workshop|guest ?house|b&b|hotel|campsite|vineyard|kennels?))\b/iu

/** What they are listed with; what else is told of them is left to the reader of sites. */
function listOf(message: string): string | null {
  const [, noun = '', told = ''] = shown.exec(message) ?? []
  if (noun === '' || /\b(?:guests?|customers?|clients?|visitors?)$/iu.test(noun)) return null
  const price = priceOf.exec(told)?.[1]
  const named = facts.flatMap(([says, fact]) => (fact !== '' && says.test(told) ? [fact] : []))
  const all = [
    'name',
    ...named.map((fact) => (fact === 'price' && price !== undefined ? `price per ${price.toLowerCase()}` : fact)),
    'description',
  ]
  return `${singularize(noun.toLowerCase())}s (${all.join(', ')})`
}

const form =
  /\b(?:enquir(?:y|ies)|inquir(?:y|ies)|questions?|messages?|requests?|form)\b[^.;]{0,30}? (?:with|where (?:they|people|visitors|customers|guests) (?:can )?(?:put|leave|give|enter|write|say)) (?:just |only )?([^.;]+)/iu
const isStay = /\b(?:rooms?|guest ?house|b&b|hotel|cottage|apartment|nights?)\b/iu

/** What the form asks: a name and how somebody is reached, and what was told besides. */
function askedIn(message: string): string {
  const told = (form.exec(message)?.[1] ?? '')
    .replace(/,? and (?:i|we) (?:can|could|want|will|would)\b.*$/iu, '')
    .split(/,\s*(?:and\s+)?|\s+and\s+/u)
    .map(plainItem)
    .filter((item) => item !== '' && item.split(' ').length <= 5 && !/^(?:no|not|without)\b|\bonline\b/iu.test(item))
    .flatMap((item) =>
      /^dates?$/iu.test(item) ? (isStay.test(message) ? ['arrival date', 'departure date'] : ['date']) : [item],
    )
  const isReached = told.some((item) => /\b(?:e-?mail|phone|telephone)\b/iu.test(item))
  const first = [...(told.some((item) => /\bname\b/iu.test(item)) ? [] : ['name']), ...(isReached ? [] : ['email'])]
  return [...new Set([...first, ...told, ...(told.length > 3 ? [] : ['message'])])].join(', ')
}

export function siteTold(message: string, asker: Asker | null): string | null {
  if (!isSite.test(message) || !asks.test(message)) return null
  const trade = (asker?.trade ?? trades.exec(message)?.[1])?.toLowerCase().replace(/^\p{L}+-(?:room|bed|person) /u, '')
  const list = listOf(message) ?? (/\bprices?\b/iu.test(message) ? 'services (name, price, description)' : null)
  const parts = [
    ...(list === null ? [] : [list]),
    ...(gallery.test(message) ? ['photos'] : []),
    ...(about.test(message) ? ['about page'] : []),
    ...(reviews.test(message) ? ['reviews'] : []),
  ]
  // Without anything that stands there the other readers know it better.
  if (trade === undefined || parts.length < 2) return null
  const called = asker?.name === undefined ? '' : ` called ${asker.name}`
  const town = asker?.town === undefined ? '' : ` in ${asker.town}`
  return `Website for our ${trade}${called}${town} with ${parts.join(', ')}. Contact form: ${askedIn(message)}.`
}
