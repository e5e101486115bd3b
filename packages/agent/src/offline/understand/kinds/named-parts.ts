// Parts of an app that are asked for by name, one beside the other: "members, news for everybody, a calendar and a chat".
import { usualFields, isRecordNoun } from '../fields/entity-fields.ts'
import { capitalize, pluralize, singularize } from '../inflect.ts'
import { splitList } from '../fields/read-fields.ts'
import { topicOfNoun } from '../../topics/index.ts'

export interface NamedPart {
  /** As the person called it: "Notice board". */
  title: string
  sort: 'records' | 'chat' | 'calendar' | 'shop' | 'contact' | 'about' | 'words'
  /** Singular of its records; '' where it has none. */
  noun: string
  plural: string
  /** The facts that were said of it with it, else those that are usual. */
  fields: string
  /** It is known for a part, where another word may as well name a fact. */
  isKnown: boolean
  /** Visitors book a place in it. */
  isBooked: boolean
  /** Its facts were said. */
  isTold: boolean
  /** Somebody answers what was written. */
  isAnswered: boolean
}

interface KnownPart {
  says: RegExp
  sort?: NamedPart['sort']
  noun?: string
  /** Where one and many are one word, or the many are called otherwise. */
  plural?: string
  fields?: string
  isAnswered?: boolean
}

const written = 'title (required), text: long text'
const dated = 'title (required), date, time, place, description'

/** What such a part is called, as the head of what was said ("photo gallery", "calendar of events"). */
const knownParts: readonly KnownPart[] = [
  {
    says: /^lost (?:and|&) found(?: .+)?$/,
    noun: 'lost item',
    fields: 'title (required), place, date, description, name',
  },
  {
    says: /^(?:\p{L}+ )?(?:time ?table|schedule)$/u,
    noun: 'lesson',
    fields: 'title (required), day (Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday), time, place',
  },
  {
    says: /^(?:\p{L}+ )?(?:market ?place|flea market|classifieds)$/u,
    noun: 'offer',
    fields: 'title (required), price, photo, description, name, phone',
  },
  {
    says: /^(?:team|staff|crew|committee|our people)(?: (?:list|directory|page|overview))?$/,
    noun: 'member',
    fields: 'name (required), role, photo, about',
  },
  {
    says: /^(?:venue|directions|getting (?:here|there)|how to (?:get|find)(?: (?:here|there|us))?|travel(?: info(?:rmation)?)?|accommodation|where to stay|dress code|our story|home(?: ?page)?|start page|front page|landing page|imprint|privacy(?: policy)?|opening hours|directions|map|newsletter(?: sign-?up)?|prices|price list|rates)$/,
    sort: 'words',
  },
  {
    says: /^(?:contact(?: (?:us|form|page|details|info))?|enquiry form|message form|ways? to contact us)$/,
    sort: 'contact',
  },
  { says: /^about(?: (?:us|me|page))?$|^our story$/, sort: 'about' },
  { says: /^(?:\p{L}+ )?(?:chat(?: ?room)?|messenger)$/u, sort: 'chat' },
  { says: /^(?:\p{L}+ )?calendar(?: view)?$/u, sort: 'calendar', noun: 'event', fields: dated },
  { says: /^(?:(?!work|coffee|barber|bike)\p{L}+ )?(?:shop|store)$/u, sort: 'shop', noun: 'product' },
  {
    says: /^(?:\p{L}+ )?(?:forum|discussions?(?: board)?|message board)$/u,
    noun: 'thread',
    fields: 'title (required), name, message (long text, required)',
    isAnswered: true,
  },
  { says: /^(?:guest ?book)$/, noun: 'entry', fields: 'name (required), message (long text, required)' },
  {
    says: /^(?:\p{L}+ )?(?:program(?:me)?|agenda|line-?up|timeline|running order)$/u,
    noun: 'program item',
    fields: 'title (required), date, time, place, description',
  },
  {
    says: /^(?:\p{L}+ )?speakers$/u,
    fields: 'name (required), talk, photo, about: long text',
  },
  {
    says: /^(?:\p{L}+ )?(?:vendors|exhibitors|sponsors|performers)$/u,
    fields: 'name (required), photo, about: long text',
  },
  {
    says: /^(?:rsvps?|registration)(?: form| page)?$/,
    noun: 'reply',
    fields: 'name (required), email (required), number of guests (number), message: long text',
  },
  {
    says: /^(?:notice|bulletin|pin) ?board$|^notices$/,
    noun: 'notice',
    fields: 'title (required), text: long text, name',
  },
  { says: /^(?:announcements?)$/, noun: 'announcement', fields: `${written}, date` },
  {
    says: /^(?:\p{L}+ )?news(?: (?:page|section|feed|articles|posts))?$/u,
    noun: 'news',
    fields: `${written}, published on (date)`,
  },
  { says: /^(?:(?:\p{L}+ )?blog|blog posts|posts|journal)$/u, noun: 'post', fields: `${written}, published on (date)` },
  { says: /^(?:\p{L}+ )?articles?$/u, noun: 'article', fields: `${written}, published on (date)` },
  {
    says: /^(?:\p{L}+ )?(?:gallery|photos?|pictures|photo album)$/u,
    noun: 'photo',
    fields: 'title (required), photo, caption: long text',
  },
  {
    says: /^(?:\p{L}+ )?members?(?: (?:list|directory|page|area|overview))?$/u,
    noun: 'member',
    fields: 'name (required), email, phone',
  },
  {
    says: /^(?:faqs?|frequently asked questions)$/,
    noun: 'question',
    fields: 'question (required), answer (long text)',
  },
  {
    says: /^(?:testimonials?|reviews?)$/,
    noun: 'review',
    fields: 'name (required), review (long text, required), rating',
  },
  {
    says: /^(?:\p{L}+ )?(?:events|concerts|gigs|tastings|workshops|courses|classes|meetings|rehearsals|tournaments|trainings?|matches)(?: dates?)?$/u,
    fields: dated,
  },
  { says: /^(?:\p{L}+ )?menu$/u, noun: 'menu item', fields: 'name (required), price, description' },
  {
    says: /^(?:\p{L}+ )?(?:bookings?|reservations?|appointments?)(?: requests?)?(?: form)?$/u,
    noun: 'booking',
    fields: 'name (required), email (required), date (required), time, notes',
  },
  {
    says: /^(?:shopping|grocery) list$/,
    noun: 'shopping item',
    fields: 'item (required), amount (text), bought (yes/no)',
  },
  {
    says: /^(?:\p{L}+ )?(?:chores?|errands?)(?: list)?$/u,
    fields: 'title (required), due date, done (yes/no)',
  },
  {
    says: /^(?:to-?do list|tasks?|task list)$/,
    noun: 'task',
    fields: 'title (required), due date, done (yes/no)',
  },
]

const article =
  /^(?:(?:and|plus|also|as well as|an?|the|our|my|its|their|own|some|one|of|with|simple|small|little|shared|public|common|upcoming|place (?:for|with)|page (?:for|with|of|about)|section (?:for|with)|area (?:for|with))\s+)+/i
/** "A list of members", "calendar of events": of what it is says more than what it is. */
const listOf =
  /^(?:\p{L}+ )?(?:list|overview|directory|register|collection|archive|table|catalogu?e|dates|library) of (?:(?:all|our|the|my|upcoming)\s+)*/iu
/** What is said of a part behind its name. */
const behind =
  /\s*[(:]|\s+(?:that|which|where|who|whom|with|to|for|from|in|on|about|by|of|you|we|they|people|visitors|everyone|everybody|anyone|each|so|as|is|are)\b/iu
const booked =
  /\b(?:to book|(?:can|could|may) (?:be booked|book|sign up|reserve|register)|(?:people|visitors|guests|parents|you|they) (?:book|sign up|register|reserve)|bookable|to (?:sign up|register) for|with (?:booking|registration|sign[- ]?up)s?|book (?:a place|them|online))\b/i
/** "Documents to download", "recipes that everybody can add": something is done with them, so they are no fact. */
const isToUse =
  /\s(?:to (?!be\b)\p{L}+|(?:that|which|where) (?:people|everyone|everybody|members|visitors|we|you|anyone|they|i|parents)\b.*)$/iu
const noPart =
  /^(?:users?|people|persons?|visitors?|customers?|everyone|admins?|pages?|buttons?|filters?|names?|titles?|categor(?:y|ies)|tags?|prices?|colou?rs?|comments?|likes?|photos? upload|details?|accounts?|fields?|options?|ratings?|stars?|notes?|ingredients?|steps?|hours?|minutes?|dates?|times?|places?|totals?|statuses|points?|sections?|tabs?|sorts?|kinds?|types?|columns?|messages|replies|answers|profiles?)$/i

/** "Parents can read news", "there is a calendar", "photos are shown in a gallery": what leads to the part's name. */
const deed =
  /^(?:there (?:is|are|should be)|(?:.+\s)?(?:are|is) shown (?:in|on))\s+|^(?:(?:\p{L}+ ){0,4}?(?:can|could|should|may|to)\s+|(?:\p{L}+ ){0,3}?(?=(?:reads?|sees?|finds?|writes?|posts?|shares?|publish(?:es)?|downloads?|uploads?|looks?|adds?|uses?|opens?|leaves?|signs?)\b))?(?:also\s+)?(?:(?:read|see|find|write|post|share|publish|download|upload|look|add|use|open|sign|keep|manage|browse|view|have|enter)(?:e?s)?\s+(?:(?:in|into|on|at|through|to|messages? (?:in|on|into))\s+)?)?/iu

/** A part by what is done with it. */
function partOfDeed(said: string): NamedPart | null {
  const led = said.trim().replace(/^(?:and|then|plus|also)\s+/i, '')
  const rest = led.replace(deed, '')
  return rest === led ? null : partOf(rest)
}

/** The facts that are said with a part: "(name, rating)", "with name and phone". */
function factsOf(said: string): string {
  const inside = /\(([^)]+)\)/.exec(said)?.[1]
  const behindWith = /\s(?:with|showing)\s+(?:(?:their|the|an?|its)\s+)?([^().]+)$/iu.exec(said)?.[1]
  const facts = (inside ?? behindWith ?? '').replace(/\s+to (?:book|sign up for|register for)$/i, '')
  const [one = ''] = splitList(facts)
  // "Calendar with our meetings" tells what is in it, and no fact.
  return facts === '' || /^(?:our|all|my|booking|sign[- ]?up|registration)\b/i.test(one) || isContent(facts)
    ? ''
    : facts
}

/** "A blog with recipes": what is in it is no fact of each. */
function isContent(facts: string): boolean {
  const [one = '', ...others] = splitList(facts)
  return others.length === 0 && /^\p{Ll}+$/u.test(one) && singularize(one) !== one && isRecordNoun(singularize(one))
}

/** Is such a part asked for by what is said? */
export function isKnownPart(said: string): boolean {
  return partOf(said)?.isKnown === true
}

/** "Big photos": how a page looks, and no page of its own. */
const isLook =
  /^(?:(?:very|really) )?(?:big|large|huge|full[- ]width|full[- ]screen|beautiful|nice|great|lovely|wide) (?:photos?|pictures?|images?|letters|gallery)$/i

/** Null for what is no part that is known by its name, and no list of records. */
export function partOf(said: string): NamedPart | null {
  const plain = said.trim().replace(article, '')
  const isList = listOf.test(plain)
  const of = plain.replace(listOf, '')
  // "How to get there", "where to stay": of some the whole is the name.
  const isWholeName = knownParts.some(({ says, sort }) => sort === 'words' && says.test(of.toLowerCase()))
  const head = isWholeName ? of : (of.split(behind)[0] ?? '').trim()
  const inner =
    /^calendar (?:of|with|for) (?:(?:all|our|the|my|upcoming)\s+)*((?:\p{L}+ )?\p{L}+s)\b/iu.exec(plain)?.[1] ??
    /^(\p{L}+s|match|rehearsal|concert|game|race|dive|tour|meeting|training|course|ride|regatta|tournament) calendar\b/iu.exec(
      plain,
    )?.[1]
  if (isLook.test(head)) return null
  if (
    head === '' ||
    (head.split(/\s+/).length > 3 && !isWholeName) ||
    /[^\p{L}\s'’&-]/u.test(head) ||
    /^[^(]*:/.test(of)
  )
    return null
  const lower = head.toLowerCase()
  const known = knownParts.find(({ says }) => says.test(lower))
  const facts = factsOf(of.slice(head.length))
  const rest = { isBooked: booked.test(of), isTold: facts !== '', isAnswered: known?.isAnswered === true }
  if (known !== undefined) {
    const own = known.sort === undefined || known.sort === 'calendar' ? singularize(withoutHolder(lower)) : ''
    const noun = known.noun ?? own
    const told = known.sort === 'calendar' && inner !== undefined ? singularize(inner.toLowerCase()) : noun
    return {
      ...rest,
      title: capitalize(head.replace(/\s+(?:page|section)$/i, '')),
      sort: known.sort ?? 'records',
      noun: told,
      plural: known.plural ?? (told === '' ? '' : pluralize(told)),
      fields: facts === '' ? (known.fields ?? '') : facts,
      isKnown: true,
    }
  }
  // "Prayer wall", "job board": what is on it goes by the word before it.
  const onBoard = /^((?:\p{L}+ )?\p{L}+?)(?: swap| swapping)? (?:wall|board|exchange|corner|box)$/u.exec(lower)?.[1]
  const noun = singularize(onBoard ?? withoutHolder(lower))
  const isMany = isList || onBoard !== undefined || noun !== lower
  if (
    !isMany ||
    noPart.test(lower) ||
    noPart.test(noun) ||
    (!isList && onBoard === undefined && !isRecordNoun(noun) && !isToUse.test(of) && facts === '')
  )
    return null
  return {
    ...rest,
    title: capitalize(head),
    sort: 'records',
    noun,
    plural: pluralize(noun),
    fields: facts === '' ? (onBoard === undefined ? usualOf(noun) : 'title (required), text: long text, name') : facts,
    isKnown: onBoard !== undefined,
  }
}

/** "Members list" lists members. */
function withoutHolder(head: string): string {
  return head.replace(/\s+(?:list|directory|page|section|overview|dates?|archive)$/, '')
}

function usualOf(noun: string): string {
  return topicOfNoun(noun)?.fields ?? usualFields(noun)
}

export interface NamedParts {
  parts: NamedPart[]
  /** What stands before their list: what it is all for. */
  before: string
  /** The message without the list. */
  rest: string
}

const opening =
  /[:;]|\s[-–—]\s|(?<=[.!?])(?=\s)|^|\b(?:with|has|have|having|includ(?:es?|ing)|needs?|want|contains?|containing|there (?:is|are|should be)|offers?|consists? of|plus)\b/gimu
const endOfList = /[.!?](?=\s|$)/

/** The pieces of a list, each with the facts that were said of it: "members with name and phone, news". */
function piecesOf(list: string): string[] {
  const joined: string[] = []
  const masked = list
    .replace(/\blost and found\b/gi, 'lost & found')
    .replace(/\(([^)]*)\)/g, (inside) => inside.replaceAll(',', '\u0001').replace(/ and /g, ' \u0002 '))
  for (const piece of masked.split(/\s*[,;]\s*(?:and\s+|plus\s+|as well as\s+)?|\s+(?:and|plus|as well as)\s+/iu)) {
    const said = piece.replaceAll('\u0001', ',').replaceAll('\u0002', 'and').trim()
    const [last] = joined.slice(-1)
    if (said === '') continue
    // "Members with name and phone": facts follow a part of which something is said.
    const isOther = /^an? /i.test(said) && last !== undefined && !/[ ,(]an? /i.test(last.replace(article, ''))
    const carriesOn =
      last !== undefined && !isOther && partOf(said) === null && partOfDeed(said) === null && behind.test(last)
    if (carriesOn) joined[joined.length - 1] = `${last}, ${said}`
    else joined.push(said)
  }
  return joined
}

/** The longest list of parts in a message; null where none of its lists is one. */
export function readNamedParts(text: string): NamedParts | null {
  let best: NamedParts | null = null
  for (const found of text.matchAll(opening)) {
    const from = found.index + found[0].length
    const rest = text.slice(from)
    const end =
      from + (endOfList.exec(rest.replace(/\([^)]*\)/g, (inside) => '·'.repeat(inside.length)))?.index ?? rest.length)
    const pieces = piecesOf(text.slice(from, end))
    const parts = pieces.map((piece) => partOf(piece) ?? partOfDeed(piece))
    const all = parts.filter((part) => part !== null)
    // One wish among many may be about something else.
    if (pieces.length < 2 || pieces.length - all.length > pieces.length / 4 || all.length < (best?.parts.length ?? 2))
      continue
    best = { parts: all, before: text.slice(0, found.index), rest: `${text.slice(0, from)}. ${text.slice(end)}` }
  }
  return best
}

/** Parts that are spoken of all over a message, sentence by sentence: only what is known for one counts. */
export function readScatteredParts(text: string): NamedParts | null {
  const clauses = text.split(/[.!?;:](?=\s|$)|,\s*|\s+(?:and|plus)\s+/iu)
  const parts = clauses.flatMap((clause) => {
    const part = partOf(clause) ?? partOfDeed(clause)
    return part?.isKnown === true ? [part] : []
  })
  const [first = ''] = text.split(/[.!?:](?=\s|$)/)
  return parts.length < 3 ? null : { parts, before: first, rest: text }
}
