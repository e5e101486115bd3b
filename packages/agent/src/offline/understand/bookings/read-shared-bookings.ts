// What several people share and reserve among themselves: rooms, courts, machines, a cottage. Each booking is kept with the
// facts that were said of it, everybody sees them, and none may overlap another of the same thing.
import type { Field } from '../../brief.ts'
import { anyTopic, topicOfNoun } from '../../topics/index.ts'
import { refusesClashes } from '../asked/named-bookings.ts'
import { capitalize, singularize } from '../inflect.ts'
import type { Offer } from '../rows/read-offers.ts'
import { readField, splitList } from '../fields/read-fields.ts'
import type { Understood } from '../kinds/read-records.ts'
import { readKind } from '../kinds/read-relations.ts'

const word = String.raw`[\p{L}\d][\p{L}\d'’-]*`
const shared =
  'rooms?|meeting rooms?|courts?|machines?|washing machines?|halls?|cars?|vans?|boats?|desks?|cottages?|cabins?|apartments?|flats?|houses?|laundry(?: room)?|studios?|pitch(?:es)?|kitchens?|lanes?|printers?|bikes?|cargo bikes?|trailers?|tables?|saunas?|workbenches|workshops?|fields?|labs?|telescopes?|barns?|grills?|parking (?:spaces?|spots?)|chapels?|garages?|projectors?|kilns?|looms?|instruments?|tents?|camper ?vans?'
const thing = new RegExp(String.raw`\b(${shared})\b`, 'iu')
const reserves = /\b(?:book(?:s|ed|ing|ings)?|reserv(?:e|es|ed|ing|ation|ations)|schedule)\b/i
const noTwice =
  /\bdouble[- ]?book\w*|\boverlap\w*|\btwice\b|\balready (?:has|have|taken|booked|reserved|gone)\b|\btaken\b|\bsame (?:time|hour|slot|day)\b|\b(?:only )?once (?:per|for each|at a|a)\b|\bonly once\b|\b(?:clash|conflict)\w*\b|\bno two\b|\bnobody else can\b/i
const spans =
  /\b(?:from|start(?:s|ing)?(?: time)?|arrival|check-?in|begins?)\b,?\s*(?:and |to )?\b(?:to|until|till|end(?:s|ing)?(?: time)?|departure|check-?out)\b/i
const amongUs =
  /\b(?:we share|shares?|shared|among us|between us|members?|residents?|neighbou?rs|tenants|colleagues|family|club|parish|village|community|school|team|office|company|co-?op|co-?working|maker ?space|flatmates|society|volunteers|staff|teachers|employees|students|our house|our building)\b/i
const isSold =
  /[€$£]\s?\d|\d\s?(?:€|euros?|dollars|pounds)|\b(?:customers?|clients?|patients?|appointments?|salon|barber|services|checkout|per night|treatments?|lessons?|restaurant|dinner|seats?)\b/i
const leadsUp =
  /^(?:(?:and|then|also|please|you|people|members|residents|they|we|anyone|everyone|users|neighbou?rs|teachers|tenants|staff|guests|who|can|could|may|must|should|to)\s+)*(?:picks?|chooses?|selects?|writes?|leaves?|gives?|enters?|says?|states?|types?|notes?|adds?|tells?)\s+(?:down\s+)?/i
const noDetail =
  /^(?:two|three|four|five|six|\d+) |\b(?:bookings?|reservations?)$|^(?:it|them|one|double bookings?|list|reservations?|bookings?|schedule|everybody|calendar|overview|same time|time twice)$/i

/** "Room booking for our co-working" is the app. */
const isOnlyWhole = /\b(?:booking|reservation)s? (?:app |page |system |list )?(?:for|of|at|in) /i

/** The stretch of a sentence that lists what a booking says. */
function listIn(sentence: string): string {
  const verb =
    /^[^:(]*?\b(?:book|reserve|sign up for|use)s?\s+(?:(?:an?|the|one|it|our|any)\s+)?(?:(?:of the|free)\s+)?(?:[\p{L}-]+\s+){0,2}?(?:with|for|by|:|on|:)\s+/iu
  const colon = /^[^:]{0,80}:\s+/
  const start = verb.exec(sentence)?.[0] ?? colon.exec(sentence)?.[0] ?? ''
  return sentence
    .slice(start.length)
    .replace(/\s+(?:for|with|by giving|on)\s+(?=(?:an? |the )?(?:date|day|start|from|name))/gi, ', ')
}

function fieldsOfSentence(sentence: string): Field[] {
  const pieces = splitList(listIn(sentence).replace(/[.!?]+$/, ''))
  const hasDay = pieces.some((piece) => /\b(?:date|day|when)\b/i.test(piece))
  return pieces.flatMap((piece) => {
    const said = piece
      .replace(/^(?:an?|each|every|the) (?:booking|reservation) (?:has|needs|says|contains|consists of)\s+/i, '')
      .replace(leadsUp, '')
      .replace(/^(?:the|an?|their|your|his|her|its|one)\s+/i, '')
      .trim()
    if (/^(?:from|to|until|till|start|end|begin)$/i.test(said)) {
      const label = capitalize(said.toLowerCase())
      const kind = hasDay ? ('time' as const) : ('date' as const)
      return [{ name: label.toLowerCase(), label, required: true, kind }]
    }
    if (/^hour$/i.test(said)) return [{ name: 'hour', label: 'Hour', required: true, kind: 'time' as const }]
    const field = isOnlyWhole.test(said) ? null : readField(said)
    return field === null || noDetail.test(field.label) || field.label.split(' ').length > 5 ? [] : [field]
  })
}

/** From one day to another, and who comes: a stay in the one thing that there is. */
function isStay(said: readonly Field[]): boolean {
  const days = said.filter(({ kind }) => kind === 'date')
  return days.length >= 2 && said.some(isPersonal)
}

const isPersonal = ({ name, kind }: Field): boolean =>
  /(?:^|_)(?:name|who)(?:_|$)/.test(name) || kind === 'phone' || kind === 'email'

const isWhen = ({ kind, name }: Field): boolean =>
  kind === 'date' || kind === 'time' || /(?:^|_)(?:slot|hour|weekday)(?:_|$)/.test(name)

/** "Court 1" among what is asked is one of the courts. */
const isOneOfThem = ({ label }: Field, noun: string): boolean => label.toLowerCase().replace(/ \d+$/, '') === noun

/** What there is of it: listed by name, in brackets, or by number. */
function instances(noun: string, text: string, offers: readonly Offer[]): string[] {
  const named = offers.filter(({ of }) => of === noun).map(({ name }) => name)
  if (named.length >= 2) return named
  const last = noun.split(' ').at(-1) ?? noun
  const listed = new RegExp(
    String.raw`\b${last}s?(?: (?:are|called|named|like))?\s*(?:\(|:\s*|are\s+)((?:${word} ?){1,3}(?:,\s*(?:${word} ?){1,3})*(?:,?\s*(?:and|or)\s+(?:${word} ?){1,3}))`,
    'iu',
  ).exec(text)?.[1]
  const inBrackets = new RegExp(String.raw`\b${last}s?\s*\(([^()]*,[^()]*)\)`, 'iu').exec(text)?.[1]
  const list = splitList(inBrackets ?? listed ?? '').map((each) => capitalize(each.trim()))
  const areNames = inBrackets !== undefined || /^\p{Lu}/u.test(listed ?? '')
  if (areNames && list.length >= 2 && list.every((each) => each.split(' ').length <= 4)) return list
  const byNumber = numbered(noun, last, text)
  if (byNumber.length >= 2) return byNumber
  const numbers: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 }
  const counted = new RegExp(
    String.raw`\b(\d|two|three|four|five|six|seven|eight) (?:\p{L}+ )?${last}(?:e?s)\b`,
    'iu',
  ).exec(text)?.[1]
  const count = counted === undefined ? 0 : (numbers[counted.toLowerCase()] ?? Number(counted))
  return count < 2 ? [] : Array.from({ length: count }, (_, index) => `${capitalize(noun)} ${index + 1}`)
}

/** "Table (1 to 6)", "court 1, 2 or 3". */
function numbered(noun: string, last: string, text: string): string[] {
  const [, from = '', to = ''] =
    new RegExp(
      String.raw`\b${last}s?\s*\(?\s*(?:numbers? |from )?(\d{1,2})\s*(?:to|-|–|until)\s*(\d{1,2})\b`,
      'iu',
    ).exec(text) ?? []
  const [, row = ''] =
    new RegExp(
      String.raw`\b${last}s?\s*\(?\s*(\d{1,2}(?:\s*,\s*\d{1,2})*(?:\s*,)?\s*(?:or|and|,)\s*\d{1,2})\b`,
      'iu',
    ).exec(text) ?? []
  const spanned = Number(to) - Number(from)
  const all =
    to !== '' && spanned > 0 && spanned < 40
      ? Array.from({ length: spanned + 1 }, (_, index) => String(Number(from) + index))
      : (row.match(/\d+/g) ?? [])
  return all.map((number) => `${capitalize(noun)} ${number}`)
}

/** A page that tells of the house as well, with its menu and its hours. */
const isSite =
  /\b(?:website|web site|landing page|menu|opening hours|about (?:us|page)|blog|shop|sign up|courses?|classes)\b/i

const ofNumbers = new RegExp(
  String.raw`\b(${shared})\s+\d{1,2}(?:\s*,\s*\d{1,2})*,?\s*(?:or|and|to|-|–)\s*\d{1,2}\b`,
  'giu',
)

/** The names of what is shared, as a fact of a booking is called. */
export const isSharedThing = new RegExp(String.raw`^(?:${shared})$`, 'iu')

/** Null where no such thing is shared, or what is sold is booked. */
export function readSharedBookings({
  text,
  request,
  offers,
}: {
  text: string
  request: string
  offers: readonly Offer[]
}): Understood | null {
  const found = thing.exec(request)
  if (found === null || !reserves.test(request) || (!spans.test(request) && !noTwice.test(request))) return null
  const read = text
    .replace(ofNumbers, '$1')
    .split(/(?<=[.!?;])\s+/)
    .map((sentence) => fieldsOfSentence(sentence))
  const lists = read.filter((fields) => fields.length >= 3 && fields.some(isWhen))
  const [said] = lists.toSorted((a, b) => b.length - a.length)
  if (said === undefined) return null
  // Whoever says which one it is books one of several that are alike; what has a price of its own is sold.
  const kindOfThing = singularize(found[1]?.toLowerCase() ?? '')
  const isChosen =
    said.some(({ label }) => isSharedThing.test(label)) ||
    (offers.length === 0 && said.some(isPersonal) && instances(kindOfThing, request, offers).length >= 2) ||
    isStay(said)
  const isPriced = offers.some(({ price }) => price !== undefined)
  const isOurs = amongUs.test(request) && !isSold.test(request)
  if (!isOurs && (!isChosen || isPriced || isSite.test(request))) return null
  const ofThings = [...request.matchAll(new RegExp(thing.source, 'giu'))].map(([noun]) =>
    singularize(noun.toLowerCase()),
  )
  const known = said.find(({ label }) =>
    ofThings.some((each) => each === label.toLowerCase() || each.endsWith(` ${label.toLowerCase()}`)),
  )
  const nouns = known === undefined ? ofThings : [known.label.toLowerCase(), ...ofThings]
  const [noun, options] = nouns
    .map((each) => [each, instances(each, request, offers)] as const)
    .find(([, names]) => names.length >= 2) ?? [nouns[0] ?? '', []]
  const person = said.find(({ name }) => /(?:^|_)(?:name|who|person|booked_by|reserved_by)(?:_|$)/.test(name))
  const title: Field = { ...(person ?? { name: 'name', label: 'Name', kind: 'text' }), required: true }
  const which: Field[] =
    options.length < 2
      ? []
      : [
          {
            name: noun.replaceAll(' ', '_'),
            label: capitalize(noun),
            kind: 'choice',
            required: true,
            options: [...options],
          },
        ]
  const others = said.filter(
    (field) =>
      field !== person &&
      (which.length === 0 || (field !== known && !isOneOfThem(field, noun.split(' ').at(-1) ?? noun))),
  )
  const fields = [title, ...which, ...others.map((field) => (isWhen(field) ? { ...field, required: true } : field))]
  const singular = /\breserv/i.test(request) && !/\bbook/i.test(request) ? 'reservation' : 'booking'
  const main = { ...readKind(singular, undefined), fields }
  return {
    kinds: { main, more: [] },
    phrase: undefined,
    topic: topicOfNoun(singular) ?? anyTopic,
    saidFields: true,
    unread: [],
    isShaped: true,
  }
}

/** What a message says to whoever comes too late. */
export function asksNoOverlap(request: string): boolean {
  return refusesClashes(request) || spans.test(request)
}
