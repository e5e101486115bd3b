// What people do with a record besides writing it down: they put their names down for one of its places, or take it with
// them until they give it back. What they are asked for then is no fact of the record.
import type { Field } from '../../brief.ts'
import { capitalize } from '../inflect.ts'
import { readFields } from '../fields/read-fields.ts'
import { asksNoDoor } from '../read-wishes.ts'

const word = String.raw`[\p{L}][\p{L}'’-]*`
const somebody = String.raw`(?:(?:the |other |all |an? |each |every )?(?:people|person|others|friends?|visitors?|guests?|members?|students?|participants?|neighbou?rs?|villagers?|parents?|players?|teachers?|pupils?|colleagues?|residents?|volunteers?|users?|kids?|famil(?:y|ies)|customers?|everyone|everybody|anyone|anybody|somebody|someone|one|whoever|they|we|you|i)(?: else)?(?: who (?:want|wants|like|likes) to(?: \p{L}+)?)?)`
const may = String.raw`(?:(?:can|could|may|should be able to|should|will|then|later|just|simply|want to|press(?:es)?|click|tap|say|says|hit)\s+)*`
const asked = String.raw`(?:with|by (?:giving|typing|entering|leaving)|(?:and|,|to) (?:then )?(?:give|leave|type(?: in)?|enter|write|put in|add)s?)\s+`

const placeNoun =
  '(?:seats?|places?|spots?|spaces|slots|tickets|participants|persons?|people|attendees|guests|kids|children|players|riders)'
/** So many and no more. */
const isLimited = new RegExp(
  String.raw`\b${placeNoun} (?:are |is |still )*(?:left|free|available|remaining|open|gone|limited|taken|counted)\b|\b(?:left|free|remaining|available|open|limited|max(?:imum)?|number of|how many|only so many) (?:number of )?(?:\p{L}+ )?${placeNoun}\b|\b(?:when|if|once|until|as soon as) (?:it['’]?s|it is|its|a \p{L}+ is|the \p{L}+ is|they are|one is|everything is)? ?full\b|\bfull (?:\p{L}+)\b|\bsays? (?:it['’]?s )?["“]?full\b|\bmax(?:imum)?\.? \d+\b|\blimited to \d+\b|\bup to \d+ ${placeNoun}\b|\b\d+ (?:seats|places|spots)\b|\bfully booked\b|\bone (?:seat|place|spot|ticket) (?:less|fewer)\b|\bsold out\b|\bsees? who (?:is (?:in|coming)|comes|takes part|(?:has )?(?:signed up|joined|registered|booked))\b|\b(?:list|names) of (?:the )?participants\b`,
  'iu',
)
const signsUp = new RegExp(
  String.raw`["“](?:i['’]?m (?:coming|in|going)|join|count me in|sign (?:me )?up|i(?:['’]ll| will) (?:come|join)|yes,? i[^"”]*|rsvp|attend|book|reserve)["”]|\bi['’]m (?:coming|in|going)\b|\bjoins?\b(?! (?:the )?(?:club|team|company|newsletter|date))|\b(?:sign|put (?:(?:their|your|his|her|one['’]s) )?(?:name|names|self|selves|themselves|oneself)) (?:them(?:selves)? )?(?:up|down)\b|\bsign(?:s|ing)? up for\b|\bregisters?\b(?= (?:for|with|to|$|(?:their|your) (?:child|children|kids?|teams?|dogs?|sons?|daughters?)\b))|\bregistrations?\b|\benrol(?:l)?s?\b|\brsvps?\b|\b(?:reserve|book|claim|take|grab|get)s? (?:an?|one|their|your|some|the) (?:free )?(?:seats?|places?|spots?|tickets?)\b`,
  'iu',
)
/** "People sign up for one": said of what is held, in a sentence of its own (`plain-takes.ts`). */
const comeToOne =
  /\bpeople (?:(?:sign up|register|rsvp) for|enrol in|join|(?:book|reserve) a (?:place|seat) in) one\b/iu
/** "Title, date, seats": how many there are is noted of each. */
const hasPlaces =
  /[:(,]\s*(?:and )?(?:free |available )?(?:seats|places|spots|spaces|capacity|tickets|participants)\s*(?=[,.;)\n]|$|and\b)|[,:(][^.;:()]*\band (?:seats|places|spots|capacity)\s*(?=[.;)\n]|$)/iu
export const happens =
  /\b(?:events?|concerts?|recitals?|gigs?|hikes?|tours?|trips?|class(?:es)?|courses?|workshops?|lessons?|nights?|evenings?|dinners?|meet-?ups?|sessions?|rides?|walks?|outings?|excursions?|part(?:y(?! (?:size|of))|ies)|matches|games?|trainings?|talks?|lectures?|shows?|screenings?|performances?|plays?|shifts?|retreats?|camps?|tastings?|runs?|meetings?|tournaments?|readings?|activities|webinars?|seminars?|rehearsals?|festivals?|conferences?|fairs?|masterclass(?:es)?|gatherings?)\b/i

/** Do people put their names down for what the records are, of which each has so many places? */
export function asksSignups(text: string): boolean {
  return (
    ((signsUp.test(text) && (isLimited.test(text) || hasPlaces.test(text))) || comeToOne.test(text)) &&
    happens.test(text) &&
    (!/\b(?:log ?in|accounts?|passwords?)\b/i.test(text) || asksNoDoor(text))
  )
}

const takesIt =
  /\b(?:borrow(?:s|ed|ing|er)?|lend(?:s|ing)?|lent|check(?:s|ed)?(?: \p{L}+)? out|checks? (?:it|them|one) out|loan(?:s|ed)?|tak(?:e|es|ing|en) (?:(?:it|them|one|an? \p{L}+|something|things?) )?out)\b/iu
const comesBack =
  /\b(?:who (?:has|got|is having) (?:it|what|them|which)|who(?:se)? .{0,20}\b(?:lent|borrowed)|(?:give|gives|given|giving|bring|brings|brought|hand|put|puts) (?:it |them |one |that )?back|returns?\b|returned|lent (?:it |them )?(?:to|out)|out at the moment|is (?:currently )?(?:out|lent|borrowed)|(?:lent|out) until|lent to somebody|press(?:es)? ["“]?(?:lend|borrow)|until (?:when|it))/iu

/** Does somebody say of what is listed that it is theirs to give or to bring, so that nobody else does? */
export function asksClaims(text: string): boolean {
  if (
    /\b(?:claims? (?:an?|the|it|one|their|something)|reserves? (?:one|it|an? (?:piece|item|thing|book|plant|gift)))\b[^.;]{0,30}\b(?:with|by) (?:(?:their|an?|your|his|her) )?names?\b/i.test(
      text,
    )
  )
    return true
  return (
    /\b(?:wish ?-?lists?|gifts?|presents?|registry|pot ?luck|dishes|bring)\b/i.test(text) &&
    /\b(?:reserve|claim|take|mark|pick|tick)s?\b[^.;]{0,40}\b(?:one|it|them|gifts?|presents?|something|items?|dish(?:es)?)\b/i.test(
      text,
    ) &&
    /\b(?:twice|double|nobody|no one|already (?:taken|reserved|bought)|surprise|only once|reserved)\b/i.test(text)
  )
}

/** "Mark it as rented with the customer's name and return date". */
const isMarkedOut =
  /\bmark(?:s|ed)?(?: (?:it|them|an? \p{L}+|each(?: \p{L}+)?))? as (rented|hired|lent|borrowed|taken|handed)(?: out)?\b,? (?:with|to|and (?:enter|note|write|give))\b[^.;]*\b(?:name|who(?:m|se)?|date|until|back)\b/iu

/** Do people take what is kept with them and give it back? */
export function asksLoans(text: string): boolean {
  return (takesIt.test(text) && comesBack.test(text)) || asksClaims(text) || isMarkedOut.test(text)
}

export interface Taking {
  /** What the button says. */
  act: string
  /** What is asked besides the name. */
  fields: Field[]
}

const whenTaken = /^(?:from|since)(?:_.*)?$|^start(?:_date)?$/
const whenBack = /^(?:to|until|till|due|back|return|end)(?:_.*)?$|^(?:\w+_)?(?:return|due|end)_date$/

/** From when and until when somebody has it are days. */
function asDay(field: Field): Field {
  return whenTaken.test(field.name) || whenBack.test(field.name) ? { ...field, kind: 'date' } : field
}

const saysFrom =
  /\bfrom (?:when\b|an? (?:date|day)|and (?:to|until))|\bfrom\b[^.;]{0,12}\b(?:to|until)\b|\bsince when\b|\b(?:from|start) (?:date|day)\b/i
/** "Until it is given back" names no day. */
const saysUntil =
  /\bfrom (?:and|[^.;]{0,12}\b) ?(to|until)\b|\b(until) (?:when\b|an? (?:date|day)|["“”…]|\.\.|which)|\b(due back|due date|return date|return by)\b/i

/** The days that a message speaks of where somebody takes something, beside what it lists. */
function withDays(fields: readonly Field[], request: string): Field[] {
  const until = saysUntil
    .exec(request)
    ?.slice(1)
    .find((each) => each !== undefined)
  const days = [
    ...(saysFrom.test(request) && !fields.some(({ name }) => whenTaken.test(name)) ? ['from'] : []),
    ...(until !== undefined && !fields.some(({ name }) => whenBack.test(name)) ? [until.toLowerCase()] : []),
  ]
  return [
    ...fields.map(asDay),
    ...days.map((each) => ({
      name: each.replaceAll(' ', '_'),
      label: capitalize(each),
      kind: 'date' as const,
      required: false,
    })),
  ]
}

const borrower =
  /^(?:borrower|borrowed_by|lent_to|loaned_to|given_to|who(?:_(?:borrowed|has|took|got)(?:_it|_them|_one)?)?|with_whom|to_whom)$/

/** Where who has it is one of the facts, each entry is a loan, and its state is whether it is back. */
export function withReturned(fields: readonly Field[], request: string): Field[] {
  const hasDays = fields.some(({ name }) => whenTaken.test(name) || whenBack.test(name))
  if (!hasDays && !/\b(?:returned|back)\b/i.test(request)) return [...fields]
  if (
    !isNotedAsFact(fields, request) ||
    fields.some(({ name, kind }) => kind === 'boolean' && /return|back/.test(name))
  )
    return [...fields]
  const days = fields.map((field, index) => (index === 0 ? field : asDay(field)))
  return [...days, { name: 'returned', label: 'Returned', kind: 'boolean', required: false }]
}

function isNotedAsFact(fields: readonly Field[], request: string): boolean {
  return asksLoans(request) && fields.some(({ name }, index) => index > 0 && borrower.test(name))
}

/** Do people take what is kept, and is that told beside its facts? */
export function asksLoanBox(fields: readonly Field[], request: string): boolean {
  return asksLoans(request) && !isNotedAsFact(fields, request)
}

function fieldsIn(list: string): Field[] {
  const read = readFields(list.replace(/\b(?:their|your|his|her|the|an?|one['’]s)\s+/gi, '')).fields
  return read
    .filter(({ name }) => !/^(?:(?:.*_)?names?|who|name_in|borrower|friend|friend_s_name|friends_name)$/.test(name))
    .slice(0, 4)
}

const askedList = new RegExp(
  String.raw`\b${asked}([^.;!?]*?\bnames?\b[^.;!?]*?)(?=,? (?:and|the|so|until|when|then)\b (?:the|it|you|i|we|see|show|how|give|return|bring|nobody|everyone)\b|[.;!?]|$)`,
  'iu',
)

/** "Anyone can borrow a tool: name, from, to". */
const takenWith =
  /\b(?:borrows?|lends?|takes?|checks? out)\b[^.;:()]{0,40}[:(]\s*((?:your |their )?(?:name|who|borrower)\b[^.;()]*)/i

const actWords: readonly [RegExp, string][] = [
  [/\bi['’]m coming\b/i, "I'm coming"],
  [/\bi['’]m in\b/i, "I'm in"],
  [/\bi['’]m going\b/i, "I'm going"],
  [/\bcount me in\b/i, 'Count me in'],
  [/\b(?:reserve|claim)s? (?:an?|one|their|your|some|the) (?:free )?tickets?\b/i, 'Reserve a ticket'],
  [/\breserves?\b|\breservations?\b/i, 'Reserve a seat'],
  [/\bbooks? (?:an?|one|their|your|some|the) (?:free )?(?:place|spot)/i, 'Book a place'],
  [/\bbooks? (?:an?|one|their|your|some|the) (?:free )?(?:seat|ticket)/i, 'Book a seat'],
  [/\bjoins?\b/i, 'Join'],
  [/\bregist(?:er|ration)/i, 'Register'],
  [/\benrol/i, 'Enrol'],
  [/\brsvp/i, 'RSVP'],
]

const quotedFull = /["“]([^"“”]*\b(?:full|sold out|booked)\b[^"“”]*)["”]/iu

/** "I'm coming, their name and how many seats": what whoever comes says of how many come with them. */
const saysHowMany =
  /\b(?:how many(?! (?:seats|places|spots|tickets|people|are)? ?(?:are |is |still )*(?:left|free|available|remain\w*|open))|(?:the )?number of (?:seats|places|spots|tickets|people|persons|guests))\b/i

function withHowMany(fields: Field[], request: string, places: string): Field[] {
  const isAsked = request.split(/(?<=[.!?])\s+/).some((sentence) => {
    const act = signsUp.exec(sentence)
    return act !== null && saysHowMany.test(sentence.slice(act.index))
  })
  if (!isAsked || fields.some(({ kind }) => kind === 'number')) return fields
  return [...fields, { name: `number_of_${places}`, label: `Number of ${places}`, kind: 'number', required: true }]
}

export function signupWords(request: string): Taking & { full: string; places: string; capacity: number | null } {
  const act = actWords.find(([says]) => says.test(request))?.[1] ?? 'Sign up'
  const places = /\b(seats|spots|tickets|places|spaces)\b/i.exec(request)?.[1]?.toLowerCase() ?? 'places'
  const number =
    /\b(?:max(?:imum)?\.?(?: of)?|limited to|up to|only|has|and|have)?\s*(\d{1,3}) (?:seats|places|spots|people|participants|persons|tickets|spaces|kids|players)\b/iu.exec(
      request,
    )?.[1]
  const list = askedList.exec(request)?.[1] ?? ''
  const full =
    quotedFull.exec(request)?.[1]?.trim() ??
    (/sold out/i.test(request) ? 'Sold out' : /fully booked/i.test(request) ? 'Fully booked' : 'Full')
  return {
    act,
    fields: withHowMany(fieldsIn(list), request, places),
    full,
    places,
    capacity: number === undefined ? null : Number(number),
  }
}

export function loanWords(request: string): Taking & { nameLabel: string; out: string; back: string } {
  const isLending =
    /\b(?:i|we|my)\b[^.;]{0,40}\b(?:lend|lent)\b|["“]lend["”]/i.test(request) && !/\bborrow(?:s|ed)?\b/i.test(request)
  const isCheckedOut = /\bcheck(?:s|ed)?(?: \p{L}+)? out\b/iu.test(request) && !/\bborrow|\blend/i.test(request)
  const quoted = /["“]((?:return|give|bring|hand|back|is back|it['’]s back)[^"“”]{0,16})["”]/iu.exec(request)?.[1]
  const back =
    quoted ??
    (/\b(?:give|given|giving)\b[^.;]{0,12}\bback\b/i.test(request)
      ? 'Give back'
      : /\bbr(?:ing|ought)\b[^.;]{0,12}\bback\b/i.test(request)
        ? 'Bring back'
        : /\b(?:press(?:es)?|click|button|mark(?:ed)?(?: \p{L}+)? as) returned\b/iu.test(request)
          ? 'Returned'
          : 'Return')
  if (asksClaims(request))
    return {
      act: /\bclaim/i.test(request) ? 'Claim' : /\breserv/i.test(request) ? 'Reserve' : "I'll take it",
      nameLabel: 'Your name',
      out: /\breserv/i.test(request) ? 'Reserved by' : 'Taken by',
      back: 'Give up',
      fields: fieldsIn(askedList.exec(request)?.[1] ?? ''),
    }
  const marked = isMarkedOut.exec(request)
  if (marked !== null)
    return {
      act: `Mark as ${marked[1]?.toLowerCase() ?? 'taken'}`,
      nameLabel: /\bcustomer/i.test(marked[0]) ? "Customer's name" : 'Name',
      out: `${capitalize(marked[1]?.toLowerCase() ?? 'taken')} to`,
      back: 'Mark as returned',
      fields: fieldsIn(marked[0].replace(/^.*?\b(?:with|to|enter|note|write|give)\b/i, '')),
    }
  const list =
    takenWith.exec(request)?.[1] ??
    askedList.exec(request)?.[1] ??
    /\(((?:who|borrower|name)\b[^()]*)\)/i.exec(request)?.[1] ??
    ''
  return {
    act: isLending ? 'Lend' : isCheckedOut ? 'Check out' : 'Borrow',
    nameLabel: isLending ? 'Name' : 'Your name',
    out: /\blent to\b/i.test(request) || isLending ? 'Lent to' : isCheckedOut ? 'Checked out by' : 'Borrowed by',
    back: capitalize(back),
    fields: withDays(fieldsIn(list), request),
  }
}

/** "The seats left go down with each one": what is shown is no fact. */
const seatsGoDown =
  /,?\s*(?:\band )?(?:the )?(?:number of )?(?:(?:free|remaining|available|left) )?(?:seats?|places?|spots?|tickets?)(?: (?:left|free|available|remaining))? (?:then )?(?:goes|go|drops?|sinks?|counts?|shrinks?) down\b[^.;,]*/giu

/** "Neighbours lend each other tools": the tools are kept. */
const eachOther = new RegExp(
  String.raw`^((?:(?:an?|the) (?:app|site|page|place|tool) (?:for|where|so that) )?)(?:(?:the|our|my) )?(?:${word} ){1,3}?(?:can )?(?:lend|borrow|share)s? (?:each other|one another)?(?:['’]s)?\s*(?:(?:their|things like|our)\s+)?(${word}s)\b`,
  'iu',
)
/** "A lending list for our library: tools with name": the tools are kept. */
const lendingList = new RegExp(
  String.raw`^\s*(?:an?|the|our|my)?\s*(?:lending|loan|borrowing|rental) (?:list|log|tracker|app|system|book|library)[^.:;]*:\s*(${word}s)(?=\s*(?:with|:|\())`,
  'iu',
)
/** "People in our street lend each other ladders, drills and tents. Each item has …": what is lent is told later. */
const lentThings = new RegExp(
  String.raw`((?:^|[.;:!?]\s+))(?:${word} ){1,6}?(?:lend|borrow|share)s? (?:each other|one another|out)\s+[^.;]*[.;]\s*`,
  'iu',
)
/** "Things I lend: title, category". */
const thingsLent = new RegExp(
  String.raw`^((?:${word} )?${word}s) (?:(?:that|which) )?(?:i|we) (?:lend|lent|loan|give)(?: out)?(?=\s*[:.,(])`,
  'iu',
)
/** "Mark an item as lent to somebody with from and to dates". */
const markedAsLent =
  /(^|[.;!?]\s+)(?:(?:i|we|you|people|everyone|anyone) )?(?:(?:can|want to|should be able to) )?marks? (?:it|them|one|an? \p{L}+|each \p{L}+|the \p{L}+|\p{L}+s) as (?:lent|borrowed|taken)\b[^.;!?]*[.;!?]?/iu
/** "Our office has a pool of cameras and laptops". */
const poolOf = new RegExp(
  String.raw`(^|[.;!?]\s+)(?:${word} ){1,4}?(?:has|have|owns?|keeps?) (?:an? |some )?(?:shared )?(?:pool|collection|stock|set|number) of ${word}s(?:(?:, | and |, and )${word}s)*(?=\s*[.;])`,
  'iu',
)
const doing = new RegExp(
  String.raw`(?:(?<=^|[.;!?]\s+)|,?\s*(?:\band|\bwhere|\bwhich|\bthat|\bso|\bthen|,)\s+)(?:${somebody}\s+)?${may}(?:["“][^"“”]*["”]|i['’]m (?:coming|in)|joins?|borrows?|lends?(?! (?:each|one))|checks? (?:${word} )?out|reserves?|register(?! of)|sign up|signs up|enrols?|rsvp|book an?|books an?|put (?:their|your) names?|with (?:their|your|his|a) names?)(?=\s|[.;,!?]|$)[^.;!?]*`,
  'giu',
)
/** What is told of the places and of who has it: shown, and no fact. */
const telling =
  /(?:(?<=^|[.;!?]\s+)|,?\s*(?:\band|\bso|,)\s+)(?:(?:then|and|the app|it|always|i|we|you|everyone|nobody|the|show|shows|see|when|if|once|registrations?|no more|how many)\b[^.;,!?]*\b(?:left|free|full|who (?:has|comes|is (?:in|coming))|lent|taken|gone|given back|out at the moment|counted down)\b[^.;!?]*)/giu
const tellsWhom = /\s+(?:that|which) (?:tells?|shows?|says?|remembers?) (?:me )?(?:who|whom)\b[^.;:!?]*/giu
/** "Max 12 people", "6 seats": how many there are of them is a number of each. */
const soMany =
  /\b(?:max(?:imum)?\.?(?: of)? (\d{1,3})|(\d{1,3})) (seats|places|spots|people|participants|persons|tickets|spaces)\b/giu

/**
 * The message without what people do with what is kept.
 *
 * @param request the message with its quoted words
 */
export function withoutTakes(text: string, request: string): string {
  if (!asksSignups(request) && !asksLoans(request)) return text
  return text
    .replace(new RegExp(String.raw`(?:^|[,;]?\s*(?:and )?)${isMarkedOut.source}[^.;]*`, 'iu'), ' ')
    .replace(lendingList, (_, what: string) => capitalize(what))
    .replace(thingsLent, '$1')
    .replace(markedAsLent, '$1')
    .replace(poolOf, '$1Items with name')
    .replace(/\b(?:each|every) (?:item|thing|object)\b/i.test(text) ? lentThings : /^\b$/, '$1')
    .replace(eachOther, '$1$2')
    .replace(/\bputs? ((?:an?|their|new|own) )?([\p{L}-]+) in(?= \()/giu, 'adds $1$2')
    .replace(tellsWhom, '')
    .replace(doing, (all) => (/\([^)]*,[^)]*\)/.test(all) && !/\((?:who|borrower|name)\b/i.test(all) ? all : ' '))
    .replace(telling, ' ')
    .replace(soMany, (_, most: string | undefined, __: string | undefined, noun: string) =>
      most === undefined ? noun : `max ${noun}`,
    )
    .replace(seatsGoDown, ' ')
    .replace(/\blimited (?=(?:seats|places|spots)\b)/gi, '')
    .replace(/\s+([.;,!?])/g, '$1')
    .replace(/([.;!?])(?:\s*[.;,])+/g, '$1')
    .trim()
}

const ofPlaces = new RegExp(
  String.raw`^(?:(?:(?:free|available|max(?:imum)?|number of|total|how many) )*${placeNoun}|how many (?:people )?(?:can|may|fit|come).*)$`,
  'iu',
)

/** Who leads it says nothing of what it is. */
const leads =
  /^(?:teachers?|trainers?|coach|instructors?|tutors?|guides?|leaders?|hosts?|speakers?|lecturers?|chefs?)$/i

/** "Places" is how many there are, where names are put down for them; and what people come to has a name. */
export function withCountedPlaces(fields: readonly Field[], request: string): Field[] {
  if (!asksSignups(request)) return [...fields]
  const [title] = fields
  const named: readonly Field[] =
    title !== undefined && leads.test(title.label)
      ? [
          { name: 'name', label: 'Name', kind: 'text', required: true },
          ...fields.map((field) => (field === title ? { ...field, required: false } : field)),
        ]
      : fields
  return named.map((field, index) =>
    index > 0 && field.kind === 'text' && ofPlaces.test(field.label) && !/^place$/i.test(field.label)
      ? { ...field, kind: 'number' }
      : field,
  )
}
