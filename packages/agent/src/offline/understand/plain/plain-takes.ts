// Things that people come to, where that is told of them in passing: "classes people can sign up for: teacher, date, places",
// "events with sign-up (title, date, seats)". What is held keeps its facts, and that people come is a sentence of its own.
import { capitalize } from '../inflect.ts'
import { happens } from '../people/read-takes.ts'

const word = String.raw`[\p{L}][\p{L}'’-]*`
/** Several of what people come to. */
const held = String.raw`((?:${happens.source})(?<=s)(?<!\bclass))`
const may = String.raw`(?:can|could|may|might|will|(?:should |will )?be able to|are able to|get to|want to)`
/** Whoever may do it; without such a word only people in general. */
const somebody = String.raw`(?:(?:the |our |all |other )?(?:${word} )?${word} ${may}(?: (?:also|then|easily|freely))?|people|you|visitors|members|guests|students|everyone|anyone|everybody|anybody)`
const self = String.raw`(?:(?:them|your)selves |yourself )?`
const name = String.raw`(?:their|your) names?`

/** What they do, and how it is said in a sentence of its own. */
const deeds: readonly (readonly [string, string])[] = [
  [String.raw`sign ${self}up(?: (?:for|to|on|in))?`, 'sign up for one'],
  [String.raw`put (?:${name}|themselves|yourself) down(?: for)?|put down ${name}(?: for)?`, 'sign up for one'],
  [String.raw`(?:attend|come to|go to|take part(?: in)?|participate(?: in)?)`, 'sign up for one'],
  [String.raw`(?:register|sign in)(?: ${self})?(?: (?:for|to|in|on))?`, 'register for one'],
  [String.raw`enrol(?:l)?(?: ${self})?(?: (?:in|for|on|to))?`, 'enrol in one'],
  [String.raw`join(?: in(?: on)?)?`, 'join one'],
  [String.raw`rsvp(?: (?:to|for))?`, 'rsvp for one'],
  [
    String.raw`book(?: (?:(?:an?|their|your|some) )?(?:place|spot|seat|ticket)s?)?(?: (?:in|on|at|for))?`,
    'book a place in one',
  ],
  [
    String.raw`reserve(?: (?:(?:an?|their|your|some) )?(?:place|spot|seat|ticket)s?)?(?: (?:in|on|at|for))?`,
    'reserve a seat in one',
  ],
]
const deed = deeds.map(([says]) => says).join('|')

/** What goes on: its facts, or the end. */
const goesOn = String.raw`(?=\s*(?:[:;,.!?(]|\s[–—-]\s|$|\band\b|\b(?:with|each|showing|having|including|listing)\b))`
/** What they leave, and not what is held. */
const leaving = String.raw`(\s+(?:with|by (?:giving|leaving|entering|typing)) (?:their |your |an? )?(?:names?|e-?mails?|phone)\b[^.;:(]*)?`

/** "Classes that people can sign up for". */
const ofThem = new RegExp(
  String.raw`${held}(?:,? (?:that|which|(?:for|to|in|at|on) which))? (?:(?:${somebody}) (${deed})|(?:to (sign up for|register for|enrol in|join|book|attend|reserve)))${leaving}(?: for (?:their|your|our) ${word})?(?: (?:online|here|freely|for free))?${goesOn}`,
  'giu',
)
/** "Classes with teacher, date and places that people can sign up for". */
const afterFacts = new RegExp(
  String.raw`${held}(?=(?: with |: | \()[^.;]*(?:,|\band\b))([^.;]*?)(?:,? (?:that|which)|,? and) (?:${somebody}) (${deed})${leaving}(?: (?:online|here))?(?=\s*(?:[.;!]|$))`,
  'giu',
)
/** "Bookable workshops", "classes open for registration", "events with sign-up". */
const withDeed = new RegExp(
  String.raw`${held}((?: (?:web ?)?(?:site|page|list|calendar|board|programme|program|schedule))?) (?:with (?:an? )?(?:(?:online|easy|simple) )?(sign-?ups?|registrations?|rsvps?|enrol(?:l)?ments?|reservations?|bookings?)(?: form)?|(?:that are )?open (?:for|to) (registration|sign-?ups?|enrol(?:l)?ment|bookings?)|(?:that|which) can be (booked|reserved|joined))${goesOn}`,
  'giu',
)
const before = new RegExp(String.raw`\b(bookable|reservable) (?=(?:${word} ){0,2}?${held})`, 'giu')
/** "A studio where people can sign up for classes: class, teacher, date". */
const whereThey = new RegExp(
  String.raw`,? (?:where|in which|so (?:that )?) ?(?:${somebody}) (${deed}) (?!(?:an?|one|them|it|the)\b)((?:${word} ){0,2}?)${held}(?=\s*[:(])`,
  'giu',
)

/** "Sign-up for shifts: shift, date, places". */
const formFor = new RegExp(
  String.raw`(?:(?:an?|the|our|my) )?(?:online )?(sign-?up|registration|enrol(?:l)?ment|booking)(?: (?:page|sheet|list|app|site|tool|form))? for (?:the |our |my )?((?:${word} )?${held})(?=\s*[:(])`,
  'giu',
)

/** "A page for our tours: tour, guide, date": with that said, the tours are all there is to it. */
const pageFor = new RegExp(
  String.raw`^\s*(?:an? |the |our |my )?(?:(?:sign-?up|registration|booking) )?(?:page|(?:web ?)?site) (?:for|of|with) (?:the |our |my )?((?:${word} ){0,2}?${held})(?=\s*[:(])`,
  'iu',
)

/** The same, where it is named: "with registration", "bookable". */
const named: readonly (readonly [RegExp, string])[] = [
  [/^sign/i, 'sign up for one'],
  [/^join/i, 'join one'],
  [/^enrol/i, 'enrol in one'],
  [/^rsvp/i, 'rsvp for one'],
  [/^regist/i, 'register for one'],
  [/^reserv/i, 'reserve a seat in one'],
]

function saidDeed(said: string): string {
  const found = deeds.find(([says]) => new RegExp(String.raw`^(?:${says})$`, 'iu').test(said))
  return (found ?? named.find(([says]) => says.test(said)))?.[1] ?? 'book a place in one'
}

/** What is booked is a time with somebody, unless it has its own day or so many places. */
const hasItsTime =
  /[:(,]\s*(?:[^.;)]*,\s*)?(?:(?:start(?:ing)? |which |the )?(?:date|day|weekday|time|when)s?|(?:max(?:imum)?\.? |number of |free |available |how many )*(?:seats?|places|spots?|spaces|participants|people|tickets|capacity))\b/iu

/** Of whoever signs up, and not of what they sign up for. */
const asksOfPerson = /\b(?:e-?mails?|phone|mobile|address|first name)\b/i

/** The same message, with what people come to and that they come in sentences of their own. */
export function plainTakes(text: string): string {
  let coming = ''
  const told = (all: string, said: string, rest: string, leave = ''): string => {
    const act = saidDeed(said)
    if (coming !== '' || (/^(?:book|reserve)/.test(act) && !hasItsTime.test(text))) return all
    coming = ` People ${act}${leave}.`
    return rest
  }
  const plain = text
    .replace(whereThey, (all, said: string, what: string, noun: string) => told(all, said, ` with ${what}${noun}`))
    .replace(ofThem, (all, noun: string, said: string | undefined, to: string | undefined, leave?: string) =>
      told(all, said ?? to ?? '', noun, leave),
    )
    .replace(afterFacts, (all, noun: string, facts: string, said: string, leave?: string) =>
      told(all, said, `${noun}${facts}`, leave),
    )
    .replace(withDeed, (all, noun: string, page: string, ...said: (string | undefined)[]) =>
      told(all, said.slice(0, 3).find((each) => each !== undefined) ?? '', `${noun}${page}`),
    )
    .replace(formFor, (all, said: string, what: string) =>
      asksOfPerson.test(text) ? all : told(all, /^booking/i.test(said) ? 'book' : said, capitalize(what)),
    )
    .replace(before, (all, said: string) => told(all, said, ''))
  if (coming === '') return text
  const whole = plain.replace(pageFor, (_, what: string) => capitalize(what))
  return `${whole.trimEnd().replace(/(?<![.!?])$/, '.')}${coming}`
}
