// Who comes to one event puts their name down: "signup for our 5k charity run", "registration for our chess tournament". It is
// a page that says what it is and when, asks what such an event needs to know, and tells how many are coming.
import { capitalize } from '../inflect.ts'

const event = String.raw`(?:(?:fun |park |cross[- ]country )?(?:run|race|walk|ride|hike|swim)|(?:half )?marathon|triathlon|tournament|championship|cup|regatta|workshop|seminar|webinar|conference|hackathon|retreat|course|class|camp|trip|outing|excursion|tour|party|picnic|barbecue|bbq|dinner|lunch|brunch|supper|reunion|gala|ball|festival|meet-?up|open day|sleepover|tasting|(?:beach |river |park |lake |litter |village |spring )?clean[- ]?up|quiz night|game night|concert|workday|work day|repair caf[eé])`
const signsUp = String.raw`(?:sign(?:ing|s)?[- ]?ups?|registrations?|(?<!\b(?:attendance|class|school|cash|an?|the|our|my) )register(?:s|ing)?|rsvps?|enrol(?:l?ment|s|ling)?)`
const whole = String.raw`((?:(?!with\b|where\b|and\b|page\b|form\b|for\b|our\b|my\b|the\b|of\b)[\p{L}\d'’-]+ ){0,4}?${event})`
/** What is told behind it: its facts, a list of what is asked, or nothing. */
const ends = String.raw`(?=\s*(?:$|[.,;:!(\n–—]|- |\b(?:on|in|at|with|asking|where|for|next|this|from|including|of)\b))`
const forms: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${signsUp}(?: (?:page|form|sheet|site|list|website|app))? (?:for|to|of) (?:(?:our|my|the|an?|this) )?${whole}${ends}`,
    'iu',
  ),
  new RegExp(
    String.raw`^\W*(?:(?:please|i|we|need|want|would like|make|build|create|me|us|an?|the|my|our|simple|nice|little) )*${whole} ${signsUp}(?: (?:page|form|sheet|site|list|website))?(?=\s*(?:$|[.,;:!(\n–—]|- |\b(?:with|asking|where|for)\b))`,
    'iu',
  ),
]
/** Several dates, shifts or places to choose from, and what members share, have lists of their own; a site has its form as one part. */
const isOther =
  /(?<!\bsign[- ]?up |\bregistration )\b(?:web ?)?site\b|\bhome ?page\b|\b(?:shifts?|slots?|rota|(?:meeting )?points?|each|several|volunteers? (?:for|sign)|potluck|who brings|members? (?:log|sign) in|log ?in|accounts?|calendar|waiting list|registrations|limited|payments?|pay online|teams (?:and|play)|results|times|fixtures|all our|track|dates to choose|book(?:ing|ings)?|pick|choose)\b/iu

/** A form that is told field by field is read by its own reader. */
const isListed = /\b(?:enters?|leaves?|gives?|types?|fills?|asks?|needs? to (?:say|tell))\b|:[^.;]*\bnames?\b/iu

/** What whoever comes is asked, by what they come to; the first that fits. */
const asks: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(?:run|race|walk|marathon|triathlon|ride|swim)$/iu,
    'age group (Under 12, 12 to 17, 18 to 39, 40 to 59, 60 and over), T-shirt size (XS, S, M, L, XL), emergency contact (phone)',
    'Run it or walk it. Put your name down, so that there is a shirt in your size.',
  ],
  [
    /\b(?:tournament|championship|cup|regatta)$/iu,
    'level (Beginner, Some practice, Plays in a club), age group (Under 14, 14 to 17, Adult), notes',
    'Put your name down, so that the rounds can be drawn.',
  ],
  [
    /clean[- ]?up$/iu,
    'number of people, glove size (S, M, L), brings children (yes/no)',
    'Say how many you are, so that there are gloves for everybody.',
  ],
  [
    /\b(?:camp|trip|outing|excursion|sleepover|retreat)$/iu,
    'age, dietary needs, emergency contact (phone), notes',
    'Say who comes along and what we have to know of them.',
  ],
  [
    /\b(?:party|picnic|barbecue|bbq|dinner|lunch|brunch|supper|reunion|gala|ball)$/iu,
    'number of people, what do you bring, diet (Everything, Vegetarian, Vegan)',
    'Say how many you are, so that there are enough chairs.',
  ],
  [
    /\b(?:workshop|course|class|seminar|tasting)$/iu,
    'phone, have you done it before (Never, A little, Often), notes',
    'Say what you have done before, so that we can prepare.',
  ],
]
const usual = ['number of people, notes', 'Say how many you are, so that we know whom to expect.'] as const
/** Of a form that asks what the message says. */
const ofAnybody = 'Put your name down, so that we know whom to expect.'

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const day = new RegExp(
  String.raw`\b(?:(?:(?:next|this|on) )*(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th|\.)? (?:of )?(?:${months})\p{L}*|(?:${months})\p{L}* \d{1,2}(?:st|nd|rd|th)?)(?:,? 20\d\d)?|\b(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:morning|afternoon|evening))?\b`,
  'iu',
)
const clock = /\b(?:from |at )?(\d{1,2}(?:[:.]\d\d)? ?(?:[ap]m|o['’]clock)|\d{1,2}[:.]\d\d)\b/iu
const place =
  /\b(?:at|in|start(?:s|ing)? (?:at|from)|from|meet(?:ing)? (?:at|by)) ((?:the )?(?!\d|noon|midnight|which|least)(?:[\p{Ll}'’-]+ ){0,2}?(?:park|school|hall|church|station|square|bridge|harbou?r|beach|lake|club|library|field|stadium|garden|barn|cent(?:re|er)|market|house|town|village|forest|woods|gym|caf[eé]|pub)\b|\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+)*)/u
const places =
  /\b(\d{1,4}) (?:places|spots|seats|tickets|people(?= max| at most)|participants|runners)\b|\bmax(?:imum)?\.? (\d{1,4})\b/iu
/** "With name, team and distance". */
const list =
  /\bwith\s+((?:(?:their|the|an?) )?[\p{L}][\p{L} /()'’-]*(?:,\s*[\p{L}][\p{L} /()'’-]*)*(?:,? and [\p{L}][\p{L} /'’-]*)?)(?=[.;]|$)/iu

/** What is asked in the words of the message, with a name and an address where nobody said how somebody is reached. */
function askedIn(said: string): string {
  const items = said
    .split(/,\s*(?:and\s+)?|\s+and\s+/u)
    .map((item) => item.replace(/^(?:their|the|an?|your) /iu, '').trim())
    .filter((item) => item !== '')
  const isNamed = items.some((item) => /\bnames?\b/iu.test(item))
  const isReached = items.some((item) => /\b(?:e-?mails?|phones?|mobile|telephone)\b/iu.test(item))
  return [...(isNamed ? [] : ['name']), ...items, ...(isReached ? [] : ['email'])].join(', ')
}

const mostBefore = 60

/** The same wish as the readers of sign-up pages know it; null where no one event is told. */
export function signUpTold(message: string): string | null {
  const found = forms.map((form) => form.exec(message)).find((each) => each !== null)
  if (found === undefined || isOther.test(message) || isListed.test(message)) return null
  // "People register for a class", told of a page with several of them: that is none that has its own.
  if (found.index > mostBefore && /\b(?:an?) \S+(?: \S+)?$/iu.test(found[0])) return null
  const name = (found[1] ?? '').trim()
  const rest = message.slice(found.index + found[0].length)
  const [, fields, line] = asks.find(([says]) => says.test(name)) ?? ['', ...usual]
  const told = list.exec(rest.replace(places, '').replace(/[,\s]+$/u, ''))?.[1]
  const when = [day.exec(rest)?.[0], clock.exec(rest)?.[1]].filter((each) => each !== undefined).join(', ')
  const where = place.exec(rest.replace(day, ''))?.[1]
  const [, many, most] = places.exec(rest) ?? []
  const size = many ?? most
  return [
    `Sign-up page for our ${name} with ${told === undefined ? `name, email, ${fields}` : askedIn(told)}`,
    `Headline "${capitalize(name)}"`,
    ...(when === '' ? [] : [`When: ${capitalize(when)}`]),
    ...(where === undefined ? [] : [`Where: ${capitalize(where)}`]),
    `It says "${told === undefined ? line : ofAnybody}"`,
    `It shows how many are coming as "0 ${size === undefined ? 'are coming' : `of ${size} places are taken`}"`,
    'An email that is on the list already reads "You are on the list already."',
  ].join('. ')
}
