// Bookings of things that go by names: which one, when, by whom, and what else is told of a booking.
import type { Entity, Field } from '../../brief.ts'
import { anyTopic, topicOfNoun } from '../../topics/index.ts'
import { isPersonNoun } from '../../compose/samples/sample-names.ts'
import { capitalize } from '../inflect.ts'
import { readFields, toIdentifier } from '../fields/read-fields.ts'
import type { Offer } from '../rows/read-offers.ts'
import type { Understood } from '../kinds/read-records.ts'
import { readKind } from '../kinds/read-relations.ts'
import { readAskedFacts } from './asked-facts.ts'
import { type BookableThings, readBookableThings } from './bookable-things.ts'

export interface NamedBookings extends Understood {
  /** The named things, where each is kept with facts of its own. */
  offers: Offer[]
  /** "Room bookings". */
  name: string
}

const books =
  /\b(?:book(?:s|ed|ing|ings|able)?|reserv\w+|sign(?:s|ed|ing)? (?:\p{L}+ ){0,3}out|tak(?:e|es|ing) (?:out|one|which|what)|lend(?:s|ing)?|shar(?:e|es|ed|ing)|rent\w*|hir(?:e|es|ed|ing)|grab\w*|stays?|enter\w* (?:themselves|himself|herself)|put(?:s|ting)? (?:it|him|her|them|our|your)sel(?:f|ves) down|ask(?:s|ing)? for an?|can be used|timetable|rota)\b/iu
const noTwice =
  /\bdouble\b|\boverlap\w*|\btwice\b|\balready\b|\btaken\b|\bsame (?:\p{L}+ )?(?:time|hour|slot|day|date|evening|morning)\b|\bonly (?:once|one)\b|\b(?:clash|conflict|collid|quarrel)\w*|\bno two\b|\b(?:nobody|no ?one|none|someone|somebody) else\b|\bby (?:another|others?|somebody|someone)\b|\bsomebody was faster\b|\bto two\b|\bimpossible\b|\boccupied\b|\bgiven away\b|\b(?:is|['’]s) gone\b|\bin use\b|\bwhile another\b|\bbusy\b|\bsame \p{L}+,? (?:and |at the |on the )?same \p{L}+|\b(?:is|are) (?:still )?free\b|\btwo want\b|\bone \p{L}+ (?:per|at a) \p{L}+|\bone \p{L}+, one \p{L}+|\bat once\b|\btwo (?:people|groups|parties|teams|members|bookings)\b/iu

/** So much is said of clashes that no word for booking is needed. */
const clashes =
  /\bdouble[- ]?book\w*|\boverlapping\b|\bsame \p{L}+,? (?:and |at the |on the |in the )?same \p{L}+|\bone \p{L}+, one \p{L}+|\bone \p{L}+ per (?:slot|shift|day|hour|half)\b|\bgiven to two\b|\bbusy (?:in|at|on) that\b/iu

/** Are two bookings of the same thing at the same time to be refused? */
export function refusesClashes(request: string): boolean {
  return noTwice.test(request)
}

const spanOfDays =
  /\bfrom (?:(?:one|an?|which|what|the|some) )?(?:day|date)\b.{0,24}?\b(to|until|till)\b|\b(?:arrival|check-?in)\b.{0,24}?\b(?:departure|check-?out)\b|\boverlapping days\b|\bfirst (?:and|to|until) (?:the )?last day\b|\bfor several days\b/iu
const spanOfTimes =
  /\bfrom when (?:on )?(?:and )?(until|to|till)(?: when)?\b|\bbetween (?:which|what) (?:hours|times)\b|\b(?:start(?:ing)?|begin(?:ning)?|beginning)(?: time)?(?:,| and| to| until|\s*[-–/])\s*(?:(?:an?|the|its) )?(?:end|finish)\w*\b|\bfrom\s*(?:,|and|\/|-|–)\s*(to|until|till)\b|\bfrom (?:what|which) (?:time|hour)\b.{0,16}?\b(to|until|till)\b|\bfrom (?:an? |the )?(?:time|hour) (to|until|till)\b/iu
const byHour =
  /\b(?:by|per|for|an?|one|\d|two|each|every|same|free|the|whole|full|single|which|what) (?:full |whole |single )?hours?\b|\bhourly\b/iu
const isSlotName =
  /^(?:.*\b)?(?:slots?|lessons?|periods?|shifts?|half(?:[ -]a)?[ -]days?|hours?|time(?: of day)?|part of (?:the )?day)$/i

const isDay = ({ kind }: Field): boolean => kind === 'date'
const isTime = ({ kind, name }: Field): boolean => kind === 'time' || name === 'hour'
const isSlot = ({ label, kind, options = [] }: Field): boolean =>
  kind === 'choice' &&
  (isSlotName.test(label) ||
    options.every((option) => /^\d{1,2}(?:[:.]\d\d)?(?:\s?[-–]\s?\d|\s?[ap]m|[:.]?\d*$)/i.test(option)))

const field = (label: string, kind: Field['kind'], required = true): Field => ({
  name: toIdentifier(label),
  label: capitalize(label),
  kind,
  required,
})

/** The days between which somebody comes, where a message says that they have a first and a last one. */
export function readStay(text: string): Field[] {
  const days = spanOfDays.exec(text)
  return days === null ? [] : spanLabels(days[0], until(days)).map((label) => field(label, 'date'))
}

/** How the first and the last day are called, in the words of the message. */
function spanLabels(said: string, end: string): string[] {
  return /^arriv/i.test(said)
    ? ['arrival', 'departure']
    : /^check/i.test(said)
      ? ['check in', 'check out']
      : ['from', end]
}

/** The word for the end of a span. */
const until = (found: RegExpExecArray): string => found.slice(1).find((each) => each !== undefined) ?? 'until'

/** When it is booked: days, or a day with an hour, a slot or a span of time. */
function readWhen(text: string, told: readonly Field[]): Field[] {
  const days = spanOfDays.exec(text)
  if (days !== null) return spanLabels(days[0], until(days)).map((label) => field(label, 'date'))
  const said = told.find(isDay)
  const night = /\bfor (?:an?|one|the) (?:whole |single )?(night|evening|weekend|week)\b/iu.exec(text)?.[1]
  const day =
    said === undefined && night !== undefined && !/\b(?:dates?|days?)\b/i.test(text)
      ? field(night, 'date')
      : said === undefined
        ? field(
            /\bdates?\b/i.test(text.replace(/\b(?:sort|order|filter)(?:ed|s)? by (?:the )?date\b/gi, ''))
              ? 'date'
              : 'day',
            'date',
          )
        : { ...said, required: true }
  const times = spanOfTimes.exec(text)
  if (times !== null) {
    const labels = /\bstart|\bbegin/i.test(times[0]) ? ['start time', 'end time'] : ['from', until(times)]
    return [day, ...labels.map((label) => field(label, 'time'))]
  }
  const slot = told.find(isSlot)
  if (slot !== undefined) return [day, { ...slot, required: true }]
  const time = told.find(isTime)
  if (time !== undefined) return [day, { ...time, kind: 'time', required: true }]
  return byHour.test(text) ? [day, field('hour', 'time')] : [day]
}

const isWho =
  /name$|^name of\b|^who(?:ever)?\b|\bresponsible\b|^(?:band|group|team|family|household|company|club|party|member|player|teacher|person|guest|organi[sz]er|booked by|reserved by|researcher|instructor)$/i
const isPersonal = (label: string): boolean => isWho.test(label) || isPersonNoun(label.toLowerCase())
const anybody =
  /^(?:people|person|everyone|everybody|anyone|anybody|somebody|someone|whoever|you|they|we|i|users?|guests?|visitors?|customers?|clients?|it|one|which|who|that|and|can|to|only|not|or|please|must|never|same|be|should|could|may|will|has|have|wants?|needs?)$/i

/** "A band reserves", "made by a researcher": who books, where no name is asked. */
function bookerIn(text: string): string {
  const found = [
    ...text.matchAll(
      /\b(?:an?|each|every|any|one)\s+(\p{Ll}{3,})\s+(?:(?:which|who|that) (?:\p{L}+ ){1,4})?(?:(?:can|may|should|must|could|will|just|simply) )*(?:books|reserves|signs|takes|chooses|picks|asks|puts|book|reserve|choose|pick|take|put)\b/giu,
    ),
    ...text.matchAll(/\b(?:made|booked|reserved|taken|used) (?:per \p{L}+ )?by (?:an?|the|each) (\p{Ll}{3,})\b/giu),
  ]
  return found.map(([, noun = '']) => noun.toLowerCase()).find((noun) => !anybody.test(noun)) ?? ''
}

/** "Each boat has a number of berths and a price per day": facts of the thing, and of no booking. */
function factsOfThing(text: string, noun: string): { fields: Field[]; rest: string } {
  if (noun === '') return { fields: [], rest: text }
  const own = new RegExp(
    String.raw`(?:^|(?<=[.!?;]\s))[^.!?;]*\b(?:each|every|an?) ${noun} (?:also )?(?:has|have|comes with|costs)\s+([^.!?;]+)[.!?;]?`,
    'iu',
  ).exec(text)
  if (own === null) return { fields: [], rest: text }
  const list = (own[1] ?? '').replace(/,?\s+(?:which|that|who|so)\s.*$/iu, '')
  const fields = readFields(list).fields.filter(({ name }) => name !== 'name')
  return fields.length === 0 ? { fields, rest: text } : { fields, rest: text.replace(own[0], ' ') }
}

function whichOne({ noun, names }: BookableThings): Field {
  return { ...field(noun === '' ? 'What' : noun, 'choice'), options: names }
}

/** Null where no named things are booked, or where they are sold. */
export function readNamedBookings(text: string, given: string | undefined): NamedBookings | null {
  if (!(books.test(text) || clashes.test(text)) || !(noTwice.test(text) || /\bbook|\breserv/i.test(text))) return null
  const things = readBookableThings(text)
  if (things === null || (!things.isSure && !noTwice.test(text))) return null
  const own = factsOfThing(text, things.noun)
  const asked = readAskedFacts(own.rest)
  const isWhich = ({ label, options = [] }: Field): boolean =>
    label.toLowerCase() === things.noun ||
    label.toLowerCase().endsWith(` ${things.noun}`) ||
    options.some((option) => things.names.some((name) => name.toLowerCase() === option.toLowerCase()))
  const told = asked.fields.filter((each) => !isWhich(each))
  const when = readWhen(own.rest, told)
  const isTold = (each: Field): boolean => when.some(({ name, label }) => name === each.name || label === each.label)
  const others = told.filter((each) => !isTold(each) && !isTime(each) && !(isDay(each) && !/birth/i.test(each.label)))
  // Where nothing is said of a booking, what is booked is what matters.
  if (others.length === 0 && !noTwice.test(text)) return null
  const booker = bookerIn(own.rest)
  const hasBooker = booker !== '' && booker !== things.noun
  const named =
    others.find(({ label }) => /name$|^name of\b/i.test(label)) ??
    others.find(({ label }) =>
      hasBooker ? label.toLowerCase() === booker || /^who\b/i.test(label) : isPersonal(label),
    )
  // Whoever is not asked for a name is known by what they are asked for.
  const first = named ?? (hasBooker ? undefined : others.find(({ kind }) => kind === 'text'))
  const who = { ...(first ?? field(hasBooker ? booker : 'name', 'text')), required: true }
  const isReserved = /\breservations?\b/i.test(text)
    ? !/\bbookings?\b/i.test(text)
    : /\breserv/i.test(text) && !/\bbook/i.test(text)
  const singular = isReserved ? 'reservation' : 'booking'
  const fields = [
    who,
    whichOne(things),
    ...when,
    ...others.filter((each) => each !== first),
    ...(asked.status === null ? [] : [asked.status]),
  ].filter(({ name }, index, all) => all.findIndex((each) => each.name === name) === index)
  const main = { ...readKind(singular, undefined), fields }
  const thing: Entity[] =
    own.fields.length === 0
      ? []
      : [{ ...readKind(things.noun, undefined), fields: [field('name', 'text'), ...own.fields] }]
  return {
    kinds: { main, more: thing },
    phrase: undefined,
    topic: topicOfNoun(singular) ?? anyTopic,
    saidFields: true,
    unread: [],
    isShaped: true,
    name:
      given === undefined || things.names.some((each) => given.includes(each))
        ? capitalize(`${things.noun} ${main.plural}`.trim())
        : given,
    offers: thing.length === 0 ? [] : things.names.map((name) => ({ name, details: '', of: things.noun })),
  }
}
