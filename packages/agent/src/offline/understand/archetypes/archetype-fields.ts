// Fields of a sort of app: those that were said, those that it cannot do without, and none that are parts of it.
import type { Field } from '../../brief.ts'
import type { Archetype } from './archetypes.ts'
import { withConditions } from '../fields/conditional-fields.ts'
import { escapePattern } from '../escape-pattern.ts'
import { capitalize, pluralize } from '../inflect.ts'
import { readFields } from '../fields/read-fields.ts'
import { readStatus } from '../sites/read-inbox.ts'
import { servicesOf } from '../../topics/trades.ts'
import { quizFields } from './quiz-fields.ts'

/** Prices of wares and what is a part of the app are no columns; who books, and when, is said of the booking. */
export function belongsTo({ label, kind }: Field, { front, parts, says }: Archetype): boolean {
  // "We need a suggestion box": what the app is called is no fact of what lies in it.
  if (says.exec(label)?.[0] === label && label.includes(' ')) return false
  if (/[\d€$£]/.test(label)) return false
  if (parts?.includes('comments') === true && /^comments?$/i.test(label)) return false
  if (parts?.includes('comments') === true && /^(?:topics?|threads?|replies|posts?|likes|votes)$/i.test(label))
    return false
  if (
    parts?.includes('likes') === true &&
    /^(?:(?:like|comment|follow|share|reply|see|browse|write|post|react) .+$|comment|follow|share|reply|profiles?|likes?|follow(?:ers|ing)?|friends?|feed|(?:sign|log)[- ]?(?:up|in)|accounts?)$/i.test(
      label,
    )
  )
    return false
  if (front === 'shop')
    return (
      !/\b(?:checkout|delivery date|address|basket|cart)\b|^(?:(?:sub|cart )?total|sum|quantity in cart)$/i.test(
        label,
      ) &&
      (kind !== 'text' ||
        !/^(?:(?:used|new|old|second-?hand|rare|vintage|handmade|local|fresh) )?\p{L}+[^s]s$/iu.test(label))
    )
  if (front !== 'booking') return true
  return (
    !['date', 'time', 'email', 'phone'].includes(kind) &&
    // "Our surf school: lessons, days and times": whose it is, and when it can be booked.
    !/^(?:our|my|your|the|days?|times?|dates|hours|weekdays|times? slots?|availability)$/i.test(label) &&
    !/^(?:service|services|party size|number of \w+|how many \w+|guests|people|persons|day|slot|time slots?)$/i.test(
      label,
    )
  )
}

/** A field that such records usually have keeps its usual choices. */
export function asUsual(field: Field, usual: readonly Field[]): Field {
  const known = usual.find(({ name }) => name === field.name)
  // A category that nobody listed is typed.
  const isVague =
    (field.kind === 'text' && !(known?.kind === 'choice' && field.name === 'category')) ||
    (field.kind === 'choice' && known?.options !== undefined)
  return known !== undefined && isVague
    ? { ...known, label: field.label, required: field.required || known.required }
    : field
}

/** What many of them share is no name of one. */
const noTitle =
  /^(?:years?|amount|temperature.*|category|country|origin|tags|genre|date|minimal|status|colou?rs?|sizes?|weight|stock|prices?|photos?|material|description|clients?|customers?|place|location|technique|medium|dimensions|format|page count|publisher|translations?|meaning|pronunciation|language)$/i

/** Who is rated, sold or met has a name, whatever else was said. */
export function withTitle(fields: Field[], usual: readonly Field[]): Field[] {
  const [first] = fields
  const [title] = usual
  if (first === undefined || title === undefined) return fields
  // What was spent is told by its description.
  if (first.name === 'description' && first.kind === 'text' && first.required) return fields
  // "Phrases in other languages, with …": each of them is a phrase.
  const isWhole = new RegExp(`^${escapePattern(pluralize(title.label.toLowerCase()))}\\b`, 'i').test(first.label)
  if (!isWhole && !noTitle.test(first.label)) return fields
  return [title, ...fields.slice(isWhole ? 1 : 0).map((field) => ({ ...field, required: false }))].filter(
    ({ name }, index) => index === 0 || name !== title.name,
  )
}

/** One or two facts that were said are added to the usual ones. */
export function withExtras(usual: readonly Field[], said: readonly Field[]): Field[] {
  const extras = said.filter(({ kind, name }) => kind !== 'text' && !usual.some((known) => known.name === name))
  return [...usual, ...extras]
}

/** "Each picture has a caption, …": nobody asked for a name besides. */
function withCaption(fields: Field[], text: string): Field[] {
  const [first] = fields
  const isAdded =
    first !== undefined && /^(?:name|title)$/.test(first.name) && !new RegExp(`\\b${first.name}\\b`, 'i').test(text)
  return withPicture(
    isAdded && /\bcaption\b/i.test(text) && fields.some(({ name }) => name === 'caption') ? fields.slice(1) : fields,
  )
}

/** What hangs in a gallery is a picture; its caption is what it is called where nothing else is. */
function withPicture(fields: Field[]): Field[] {
  const isNamed = fields.some(
    ({ kind, label, isMade }) => isMade !== true && kind === 'text' && /\b(?:title|name|caption)\b/i.test(label),
  )
  const caption = fields.find(({ name }) => name === 'caption')
  const named: Field[] =
    isNamed || caption === undefined
      ? fields
      : [
          { ...caption, kind: 'text', required: true },
          ...fields.filter((field) => field !== caption && field.isMade !== true),
        ]
  const [title, ...rest] = named
  const picture: Field = { name: 'photo', label: 'Photo', kind: 'picture', required: false }
  return title === undefined || fields.some(({ kind }) => kind === 'picture') ? named : [title, picture, ...rest]
}

/** "Each post has a country and a date": words that stand beside its title and its text. */
function toldOfPosts(text: string): Field[] {
  const said =
    /\b(?:each|every|a|the|one|all)\s+(?:blog )?(?:posts?|entr(?:y|ies)|articles?)\s+(?:also )?(?:has|have|gets?|shows?|with|needs?|carr(?:y|ies))\s+([^.;:]+)/i.exec(
      text,
    )?.[1]
  return readFields((said ?? '').replace(/\bown page\b/i, '')).fields.filter(
    ({ name, kind }) => kind === 'text' && !/^(?:title|headline|text|body|comments?|tags?|name|page)$/.test(name),
  )
}

/** "A blog with categories, drafts only I see": each post has a category, and says whether it is out. */
function withBlogFacts(fields: Field[], text: string): Field[] {
  const category: Field = { name: 'category', label: 'Category', kind: 'text', required: false }
  const options = ['Draft', 'Published']
  const status: Field = { name: 'status', label: 'Status', kind: 'choice', required: false, options }
  const tags: Field = { name: 'tags', label: 'Tags', kind: 'tags', required: false }
  const isMissing = (field: Field) => !fields.some(({ name }) => name === field.name)
  const isDated = fields.some(({ kind, name }) => kind === 'date' && name !== 'published_on')
  const isSigned = /\bauthors?\b|\bwriters?\b|\b(?:who|by whom|whoever) (?:wrote|writes)\b|\bwritten by\b/i.test(text)
  const kept = fields.filter(
    ({ name }) => (name !== 'author' || isSigned) && (name !== 'published_on' || !isDated || /publish/i.test(text)),
  )
  return [
    ...kept,
    ...toldOfPosts(text).filter(isMissing),
    ...(/\bcategor(?:y|ies)\b/i.test(text) && isMissing(category) ? [category] : []),
    ...(/\bdrafts?\b/i.test(text) && isMissing(status) ? [status] : []),
    ...(/\btags?\b/i.test(text) && !fields.some(({ kind }) => kind === 'tags') ? [tags] : []),
  ]
}

/** Who need not say their name is anonymous. */
function withOptionalName(fields: Field[], text: string): Field[] {
  const isFree = /\b(?:name|nickname)\s*\(\s*optional\s*\)|\boptional (?:name|nickname)\b|\banonymous(?:ly)?\b/i.test(
    text,
  )
  return fields.map((field) =>
    isFree && /(?:^|_)(?:nick)?name$/.test(field.name) ? { ...field, required: false } : field,
  )
}

const usualSteps = 'Open,Planned,Done'
const unsaidSteps = 'Open,Contacted,Done'

/** "The team sets each to planned or done": whoever suggests says no status, and each has one. */
function withStatus(fields: Field[], text: string): Field[] {
  const status = readStatus(text)
  const known = fields.find(({ name, kind }) => kind === 'choice' && /(?:^|_)(?:status|stage|state)$/.test(name))
  if (known !== undefined) {
    // "The admin sets the status (…)" says who sets it; the usual steps are those of apps that name none.
    const isUsual = known.options?.join() === usualSteps
    const named = /^\w+_sets?_/.test(known.name) ? { ...known, name: 'status', label: 'Status' } : known
    const own =
      isUsual && status !== null && status.options?.join() !== unsaidSteps
        ? { ...named, options: status.options }
        : named
    return fields.map((field) => (field === known ? own : field))
  }
  if (status === null) return fields
  const { isInternal: _, ...shown } = status
  return [...fields, shown]
}

/** What can be sold out is counted. */
function withStock(fields: Field[], text: string): Field[] {
  const isCounted =
    /\b(?:in stock|stock|sold out|how many (?:are |is )?left|(?:pieces|copies|items) left|one of each|one[- ]of[- ]a[- ]kind)\b/i.test(
      text,
    ) &&
    !fields.some(
      ({ kind, name }) =>
        kind === 'number' && /^(?:stock|in_stock|quantity|available|left|copies|pieces|units)$/.test(name),
    )
  return isCounted ? [...fields, { name: 'stock', label: 'Stock', kind: 'number', required: false }] : fields
}

/** What is there to be used, and is used as long as somebody wants. */
const isOfPlaces = /\b(?:courts?|rooms?|tables?|boats?|desks?|pitch(?:es)?|lanes?)\b/i

/** How long something takes is told where the message speaks of it, and by a trade that is known for what it does. */
function withoutDuration(fields: Field[], text: string): Field[] {
  if (servicesOf(text).length > 0 && !isOfPlaces.test(text)) return fields
  const isTimed = /\b(?:\d+\s*-?\s*min|minutes?|mins?|hours?|half-?hour|duration|how long|length|long)\b/i.test(text)
  return isTimed ? fields : fields.filter(({ name }, index) => index === 0 || name !== 'minutes')
}

/** Stars are given where somebody speaks of them. */
function withoutUnsaidStars(fields: Field[], text: string): Field[] {
  const isRated = /\b(?:stars?|rat(?:e|es|ed|ing|ings)|scores?|reviews?|marks?|points|satisf\w+|thumbs)\b/i.test(text)
  return isRated ? fields : fields.filter(({ name }) => name !== 'rating')
}

/** "Short messages, newest first": what people post is called so. */
function withWhatIsPosted(fields: Field[], text: string): Field[] {
  const said = /\b(?:short|brief|tiny|public|little) (message|thought|update|line|note)s\b/i
    .exec(text)?.[1]
    ?.toLowerCase()
  if (said === undefined || fields[0]?.name !== 'post') return fields
  return fields.map((field, index) => (index === 0 ? { ...field, name: said, label: capitalize(said) } : field))
}

/** A shop needs a price and a quiz its answers, whatever else was said of them. */
export function completeFields(
  fields: Field[],
  usual: readonly Field[],
  { front, id }: Archetype,
  text: string,
): Field[] {
  if (id === 'blog') return withBlogFacts(fields, text)
  if (id === 'social') return withWhatIsPosted(fields, text)
  if (id === 'gallery') return withCaption(fields, text)
  if (id === 'opinions') return withOptionalName(withoutUnsaidStars(fields, text), text)
  if (id === 'feedback') return withStatus(fields, text)
  if (front === 'survey') return withConditions(fields)
  if (front === 'quiz') return quizFields(text)
  if (front === 'poll') return [...usual]
  // "With court, name, phone": the name is that of whoever books.
  if (front === 'booking')
    return withoutDuration(fields, text).filter(({ name }, index) => index === 0 || name !== 'name')
  if (front !== 'shop') return fields
  const priced = fields.some(({ kind }) => kind === 'money')
    ? fields
    : [...fields, ...usual.filter(({ kind }) => kind === 'money')]
  return withStock(priced, text)
}
