// "They send a request and I confirm or decline it": what somebody asks for and somebody else decides on. What there is to
// have on certain days shows when it is taken; what people of one house ask for is seen by each and by who decides.
import type { Brief, Field } from '../../brief.ts'
import { keptFields } from '../purposes/kept-fields.ts'
import type { Records } from '../purposes/purpose.ts'
import { capitalize, pluralize, singularize } from '../inflect.ts'
import { askedWith } from './asked-with.ts'
import { factsByMention, type Mention } from './facts-by-mention.ts'

const agrees = String.raw`(?:confirm|approve|accept|agree to|allow|grant|okay|ok|say yes(?: or no)? to)(?:s|es|ed|d)?`
const refuses = String.raw`(?:declin|refus|reject|den(?:y|i)|turn|disapprov|say no|send)(?:s|es|e|ed)?(?: (?:it|them|each one|the request))?(?: (?:down|back))?`
const decider = String.raw`(?:i|we|my (?:\p{L}+)|our (?:\p{L}+)|(?:the|a|their|an|our) (?:[\p{L}-]+ )?(?:boss|team|council|master|chef|owner|manager|office|board|landlord|landlady|teacher|caretaker|secretary|committee|head|admin(?:istrator)?|treasurer|supervisor|principal|team ?lead(?:er)?|librarian|coach|chair(?:man|woman)?|parish office|management|director|trainer|warden)|the (?:one|person) in charge|somebody from the \p{L}+)`
const decides = new RegExp(
  [
    String.raw`\b${agrees}[^.;!?]{0,25}?(?:,| or| and)\s+(?:i |we |they )?(?:can |then )?${refuses}\b`,
    String.raw`\b${refuses}\s+or\s+${agrees}\b`,
    String.raw`\b(?:agrees?|${agrees})(?: (?:it|them|to it))? or (?:not\b|does(?:n['’]t| not)\b|do(?:n['’]t| not)\b)`,
    String.raw`\b${decider} (?:(?:can|then|must|have to|will|just) )*${agrees}(?: (?:it|them|each))?(?: or not| by hand)?\s*[.;!,]`,
    String.raw`\b${decider} (?:(?:can|could|then|must|should|have to|has to|want to|need to|would|will|just|only|either|to|be able to|finally|later) )*${agrees} (?:it|them|each|every|all|or|the (?:requests?|bookings?|applications?)|requests?|bookings?|which|who)\b`,
    String.raw`\b${decider} (?:(?:can|could|then|must|should|have to|has to|want to|need to|would|will|just|to|first) )*(?:[\p{L}]+ (?:at |into |through )?(?:it|them|each|that) and (?:then )?)?(?:says? yes or no|decides?|answers? (?:with )?yes or no|agrees?)\b`,
  ].join('|'),
  'iu',
)
const asksFor =
  /\b(?:requests?|ask(?:s|ed|ing)? for|ask (?:us|me) (?:for|to|if|whether|whenever)|enquir(?:e|es|y|ies)|inquir(?:y|ies)|appl(?:y|ies|ications?)|(?:fill|send|write|put|enter|hand)(?:s|ing)? (?:it |them )?(?:in\b|(?:from )?(?:when|which))|(?:want|like|wish) to (?:stay|come|use|rent|have|hire)|enter (?:it|that|this|them) themselves|hand(?:s|ed)? in|submits?|book(?:s|ing|ings)?|reserv(?:e|es|ing|ations?))\b/i

const things = String.raw`(?:holiday |vacation |guest |hunting |ski |meeting |parish |village |community |event |function |sports |party |mountain |camper |cargo |moving |spare |seminar |practice |rehearsal )?(?:flats?|apartments?|lodges?|cottages?|cabins?|chalets?|houses?|homes?|rooms?|halls?|kennels?|boats?|caravans?|campers?|vans?|pitches|barns?|venues?|chapels?|studios?|saunas?|kilns?|courts?|trailers?|huts?|clubhouses?|club ?houses?|marquees?|bouncy castles?|projectors?|minibus(?:es)?|cars?|bikes?|tents?|gardens?|lofts?|yurts?|cellars?|workshops?|beds?|boarding places?|moorings?|berths?|stalls?|stables?)`
const noSort =
  'an?|the|each|every|our|my|their|which|when|any|some|one|two|three|four|five|six|own|free|that|this|for|in|of|see|use|rent|rents|book|have|has|with|and|or|out|to|when|as|like|same|other|another'
const thing = new RegExp(String.raw`\b((?:(?!(?:${noSort})\b)[\p{L}-]+ )?(?:rooms?|halls?)|${things})\b`, 'giu')
/** Days on which something is free or taken. */
const onDays =
  /\b(?:weeks?|days?|dates?|nights?|weekends?|weekdays?|from when|arrival|check[- ]?in|(?:is|are|it['’]s) (?:still )?(?:free|available|taken|booked)|from (?:which|what) day)\b/i
const ofNights =
  /^(?:(?:holiday|vacation|guest|mountain|hunting|ski) )?(?:flat|apartment|lodge|cottage|cabin|chalet|house|home|hut|kennel|yurt|loft|pitch|bed|boarding place|mooring|berth|stable|caravan|camper|guest room)$/
const alike = /^(?:kennel|pitch|bed|boarding place|mooring|berth|stall|stable|tent|bike)$/
const numbers: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
}

/** What is asked for, as one of them is called: what the story is told of comes first. */
function thingOf(message: string): string | null {
  const nouns = [...message.matchAll(thing)]
    .filter(
      ({ index }) =>
        !/\b(?:at|from|go|leave|my own|in the|in our|in my|by the|summer) $/i.test(message.slice(0, index)),
    )
    .filter(
      ({ index, 0: said }) =>
        !/^ (?:council|association|committee|board|rules)\b/i.test(message.slice(index + said.length)),
    )
    .map(([noun]) => singularize(noun.toLowerCase()))
  // Beds are those of a house.
  const beds = nouns.filter((noun) => noun !== 'bed')
  if (beds.length > 0 && beds.length < nouns.length) nouns.splice(0, nouns.length, ...beds)
  // What there are several of is what is had; else what is spoken of most.
  const told = (noun: string): number =>
    nouns.filter((each) => each.endsWith(noun) || noun.endsWith(each)).length + (countOf(noun, message) > 1 ? 2 : 0)
  // "The hall" is the parish hall.
  return nouns.toSorted((a, b) => told(b) - told(a) || b.length - a.length)[0] ?? null
}

function countOf(noun: string, message: string): number {
  const last = noun.split(' ').at(-1) ?? noun
  const [, said = ''] =
    new RegExp(
      String.raw`\b(\d{1,2}|${Object.keys(numbers).join('|')}) (?:[\p{L}-]+ ){0,2}?(?:${last}|${pluralize(last)})\b`,
      'iu',
    ).exec(message) ?? []
  return said === '' ? 1 : (numbers[said.toLowerCase()] ?? Number(said))
}

const ofAsker: readonly Mention[] = [
  {
    fact: 'dog’s name (text)',
    said: /\b(?:dog|pet|cat|animal)['’]?s? name\b|\bname of (?:the|their) (?:dog|pet|cat)\b/i,
  },
  { fact: 'child’s name (text)', said: /\b(?:child|kid)['’]?s['’]? name\b|\bname of (?:the|their) (?:child|kid)\b/i },
  { fact: 'age (number)', said: /\band age\b|\bages?(?=,|\.)|\bhow old\b/i },
  { fact: 'breed (text)', said: /\bbreed\b/i },
  {
    fact: 'number of people (number)',
    said: /\bhow many (?:people|persons|guests|of (?:them|us)|they|adults|will|come|are)\b|\bnumber of (?:people|guests|persons)\b/i,
  },
  { fact: 'children (number)', said: /\bhow many (?:children|kids)\b|\bnumber of (?:children|kids)\b/i },
  {
    fact: 'dog (yes/no)',
    said: /\b(?:bring|with|have|take) (?:an?|their|the|any) (?:dog|pet)s?\b(?!['’]?s? name)|\bdogs? or not\b|(?:,|and) dogs?(?=[,.;]| and)/i,
  },
  { fact: 'gets along with others (yes/no)', said: /\bgets? (?:along|on) with (?:the )?others?\b/i },
  {
    fact: 'occasion (text)',
    said: /\bwhat (?:kind|sort|type) of (?:party|event|celebration|occasion)\b|\boccasion\b|\bwhat (?:it['’]s|they need it|for)\b/i,
  },
  {
    fact: 'purpose (text)',
    said: /\bwhat (?:they|people|he|she)?(?: want| need| plan| use)* (?:it|them) for\b|\bpurpose\b/i,
  },
  {
    fact: 'phone (phone, required)',
    said: /\b(?:phone|telephone|mobile)(?: numbers?)?\b|\btheir (?:name and )?number\b/i,
  },
  { fact: 'email (email, required)', said: /\be-?mail(?: address(?:es)?)?\b(?! me| us)(?<!by e-?mail)/i },
  { fact: 'message (long text)', said: /\b(?:message|remarks?|notes?|comments?|special wishes)\b/i },
]

/** Who decides has to reach whoever asked. */
function askerFields(message: string): Field[] {
  // How people ask today says nothing of what they shall tell.
  const wished = message
    .split(/(?<=[.!?;])\s+/)
    .filter((sentence) => !isToday.test(sentence))
    .join(' ')
  const said = askedWith(wished, ofAsker)
  const isReached = said.some(({ kind }) => kind === 'phone' || kind === 'email')
  return [...(isReached ? [] : keptFields('email (email, required)')), ...said]
}

const isToday =
  /\b(?:keep|at the moment|at present|currently|right now|today|now|always|so far)\b[^.]{0,40}\b(?:call|phone|ring|e-?mail|write|text)|\bask(?:s)? (?:for \p{L}+ \p{L}+ )?(?:on the phone|by (?:phone|e-?mail|mail))\b|^(?:\p{L}+ )?(?:groups?|guests?|people|parents|they|members) (?:ask|call|phone|ring|e-?mail)s? (?:us |me )?(?:by|on|for a \p{L}+ on the)\b/iu

function spanOf(noun: string, message: string): NonNullable<Brief['requests']>['span'] {
  if (ofNights.test(noun)) return 'nights'
  if (
    /\bfrom\b[^.;]{0,40}\b(?:to|until|till)\b|\bweeks?\b|\bweekends?\b|\bdays\b(?! (?:the|it) )[^.;]{0,10}\bto\b/i.test(
      message,
    )
  )
    return 'days'
  return 'day'
}

const ofThing: readonly Mention[] = [
  { fact: 'name (text, required)' },
  { fact: 'photo (picture)', said: /\b(?:photos?|pictures?)\b/i },
  { fact: 'description (long text)' },
  { fact: 'price (money)', said: /\b(?:prices?|costs?|per (?:night|week|day)|rates?)\b/i },
  { fact: 'sleeps (number)', said: /\bsleeps\b|\bhow many (?:it|they) sleeps?\b|\bhow many beds\b/i },
]

function thingRequests(message: string, noun: string): Records {
  const count = countOf(noun, message)
  const areAlike = alike.test(noun) && count > 1
  const fields = askerFields(message)
  const beds = count === 1 && fields.some(({ kind }) => kind === 'number') ? countOf('bed', message) : 1
  const named = capitalize(noun)
  const last = capitalize(noun.split(' ').at(-1) ?? noun)
  return {
    kind: noun,
    fields: factsByMention(message, ofThing),
    title: capitalize(count > 1 ? pluralize(noun) : noun),
    parts: ['requests'],
    requests: {
      span: spanOf(noun, message),
      capacity: areAlike ? count : beds,
      ...(beds > 1 && { isByHead: true }),
      fields,
    },
    rows: areAlike
      ? [capitalize(pluralize(noun))]
      : count > 1 && count < 13
        ? Array.from({ length: count }, (_, at) => `${last} ${at + 1}`)
        : [named],
    lines: ['See what is free and send a request. The answer stands on a page of your own, which only you know.'],
    access: 'admin',
  }
}

const absence =
  /\b(?:holidays?|vacations?|annual leave|(?:parental |sick |unpaid )?leave|days? off|time off|absences?|home ?office days?)\b/i
const isFree = /\b(?:free|available|taken|booked|occupied)\b/i
const ofAbsence: readonly Mention[] = [
  { fact: 'name (text, required)' },
  { fact: 'from (date, required)' },
  { fact: 'to (date, required)' },
  {
    fact: 'kind (holiday, sick leave, other)',
    said: /\bsick\b|\bkind of (?:leave|absence)\b|\btype of (?:leave|absence)\b/i,
  },
  { fact: 'reason (text)', said: /\b(?:why|reasons?|what for)\b/i },
  {
    fact: 'who stands in (text)',
    said: /\bwho (?:stands|fills|steps) in\b|\bsubstitute\b|\bwho covers\b|\bcover(?:ed)? by\b/i,
  },
  { fact: 'status (requested, approved, declined)' },
]
const worked =
  /\b(?:overtime|working hours|hours worked|time ?sheets?|their hours|mileage|travel (?:costs|expenses))\b/i
const ofWorked: readonly Mention[] = [
  { fact: 'what for (text, required)' },
  { fact: 'date (date, required)' },
  { fact: 'hours (number)', said: /\bhours?\b|\bovertime\b|\btime ?sheets?\b/i },
  { fact: 'kilometres (number)', said: /\bkilomet\w+|\bkm\b|\bmileage\b/i },
  { fact: 'cost (money)', said: /\bcosts?\b|\bhow much\b|\bamount\b/i },
  { fact: 'receipt (picture)', said: /\breceipts?\b/i },
  { fact: 'status (handed in, approved, sent back)' },
]
const bought =
  /\b(?:purchas\w+|order(?:s|ed)? (?:material|supplies|something)|buy|bought|expenses?|materials?|supplies)\b/i
const ofBought: readonly Mention[] = [
  { fact: 'what (text, required)' },
  { fact: 'how many (number)', said: /\bhow many\b|\bquantity\b/i },
  { fact: 'cost (money)', said: /\b(?:costs?|prices?|how much)\b/i },
  { fact: 'link (url)', said: /\blinks?\b/i },
  { fact: 'receipt (picture)', said: /\breceipts?\b/i },
  { fact: 'needed by (date)', said: /\bby when\b|\bneeded by\b|\bwhen (?:they|it['’]s|it is) needed\b|\burgent\b/i },
  { fact: 'reason (long text)', said: /\b(?:why|reasons?|what for|what it['’]s for)\b/i },
  { fact: 'requested by (text)', said: /\bwho (?:asks|asked|requests|requested|wants)\b/i },
  { fact: 'status (requested, approved, declined)' },
]

const animals =
  /\b(cats?|dogs?|kittens?|puppies|puppy|rabbits?|guinea pigs?|animals?|horses?|hens?|hedgehogs?|birds?|pets?)\b/i
const ofAnimal: readonly Mention[] = [
  { fact: 'name (text, required)' },
  { fact: 'photo (picture)', said: /\b(?:photos?|pictures?)\b/i },
  { fact: 'animal (text)', said: /\b(?:animals|pets)\b/i },
  { fact: 'breed (text)', said: /\bbreeds?\b/i },
  { fact: 'sex (female, male)', said: /\bsex\b|\bgender\b|\bmale or female\b/i },
  { fact: 'age (text)', said: /\bages?\b|\bhow old\b/i },
  { fact: 'description (long text)' },
]
const ofAdopter: readonly Mention[] = [
  { fact: 'phone (phone, required)', said: /\b(?:phone|telephone|mobile)\b/i },
  { fact: 'email (email, required)', said: /\be-?mail\b/i },
  { fact: 'home (long text)', said: /\b(?:their|the) (?:home|house|flat|garden|living)\b|\bhow they live\b/i },
  { fact: 'other animals (text)', said: /\bother (?:animals|pets|cats|dogs)\b/i },
  { fact: 'message (long text)', said: /\b(?:message|why they)\b/i },
]

/** Somebody who gives animals a home is asked for one of them. */
function adoptions(message: string): Records | null {
  const kind = singularize(animals.exec(message)?.[1]?.toLowerCase() ?? '')
  if (kind === '' || !/\b(?:adopt(?:s|ion|ing)?|a (?:new )?home|rehom\w+|foster\w*)\b/i.test(message)) return null
  const asked = factsByMention(message, ofAdopter)
  const isReached = /\b(?:phone|email)\b/.test(asked)
  return {
    kind,
    fields: factsByMention(message, ofAnimal),
    title: capitalize(pluralize(kind)),
    parts: ['requests'],
    requests: {
      span: 'none',
      capacity: 1,
      fields: keptFields(
        [...(isReached ? [] : ['email (email, required)']), asked].filter((each) => each !== '').join(', '),
      ),
    },
    access: 'admin',
  }
}

/** What is needed is said with each request, of a store of many things. */
const several =
  /\bwhat (?:they|he|she|you|people|it is|exactly)?(?: ?(?:need|want))? ?(?:,|and|plus) how many\b|\bhow many of what\b/i
const ofLoan: readonly Mention[] = [
  { fact: 'what (text, required)' },
  { fact: 'how many (number)', said: /\bhow many\b/i },
  { fact: 'from (date, required)', said: /\bfrom (?:when|which|what)\b|\bfrom\b[^.;]{0,20}\b(?:to|until)\b/i },
  { fact: 'to (date, required)', said: /\bfrom (?:when|which|what)\b|\bfrom\b[^.;]{0,20}\b(?:to|until)\b/i },
  { fact: 'requested by (text)' },
  { fact: 'what for (text)', said: /\bwhat for\b|\bfor (?:which|what) (?:camp|purpose|event)\b|\bwhy\b/i },
  { fact: 'status (requested, approved, declined)' },
]

/** Sold, or decided by a vote. */
const isOther = /\b(?:cart|checkout|online shop|web ?shop|votes?|voting|job applications?|applicants?)\b/i

export function readRequests(message: string): Records | null {
  if (!decides.test(message) || !asksFor.test(message) || isOther.test(message)) return null
  const adopted = adoptions(message)
  if (adopted !== null) return adopted
  const isAbsence = absence.test(
    message.replace(/\bholiday (?=flat|apartment|home|house|cottage|let|rental|park|guest)/gi, ''),
  )
  const own = { isOverseen: true, access: 'private' as const }
  if (several.test(message))
    return { kind: 'request', fields: factsByMention(message, ofLoan), title: 'Requests', ...own }
  const noun = thingOf(message)
  if (noun !== null && onDays.test(message) && !(isAbsence && !isFree.test(message)))
    return thingRequests(message, noun)
  if (isAbsence)
    return { kind: 'holiday request', fields: factsByMention(message, ofAbsence), title: 'Holiday requests', ...own }
  if (worked.test(message))
    return {
      kind: 'entry',
      fields: factsByMention(message, ofWorked),
      title: /\bovertime\b/i.test(message) ? 'Overtime' : 'Hours and travel',
      ...own,
    }
  if (bought.test(message))
    return {
      kind: /\bexpenses?\b/i.test(message) ? 'expense' : 'purchase request',
      fields: factsByMention(message, ofBought),
      title: /\bexpenses?\b/i.test(message) ? 'Expenses to approve' : 'Purchase requests',
      ...own,
    }
  return null
}
