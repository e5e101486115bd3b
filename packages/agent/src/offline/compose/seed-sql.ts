// Sample rows as one INSERT; dates are counted from the day it runs.
import type { Brief, Field } from '../brief.ts'
import { type Topic, anyTopic, topicById, topicOfNoun } from '../topics/index.ts'
import { postsOf } from '../topics/columns.ts'
import { withinDiet } from '../topics/diets.ts'
import { dishesOf } from '../topics/dishes.ts'
import { lifts, storedThings } from '../topics/kept-things.ts'
import { occasionsOf } from '../topics/occasions.ts'
import { servicesOf } from '../topics/trades.ts'
import { wareOf } from '../topics/wares.ts'
import { newsRows, subjectOfWriting } from '../topics/written-about.ts'
import { capitalize, singularize } from '../understand/inflect.ts'
import { factsToCallBy } from '../understand/own-names.ts'
import { isReadAtLength, isWritten } from '../understand/written-kinds.ts'
import { storedFields } from './made-title.ts'
import { namesOf } from './roles.ts'
import { wordsFor } from './sample-words.ts'
import { madeNames } from './made-names.ts'
import { isPersonField, isPersonNoun, namesOfThing, people, saidExamples } from './sample-names.ts'
import { type SampleValue, type ValueRequest, sampleValue, wordFor } from './sample-values.ts'
import { hasExamples, hasSaidRows, isLeftEmpty } from './examples.ts'
import { linkSeed } from './links.ts'
import { pastOverlapGuard } from './overlap.ts'
import { partSeed } from './part-tables.ts'
import { quoteName, quoteText } from './quote-sql.ts'
import { isOfProgram, programTitles } from './running-order.ts'
import { offersFor, saidLiteral, secondOf } from './said-rows.ts'
import { type View, parentsFirst } from './views.ts'

/** With fewer a list shows nothing of how it sorts, filters and wraps. */
const leastRows = 7
/** Fewer names than these are too few: what nobody can name is counted. */
const leastNames = 4

function literal(value: SampleValue): string {
  if (value === null) return 'null'
  switch (value.kind) {
    case 'text':
      return quoteText(value.text)
    case 'number':
    case 'boolean':
      return String(value.value)
    case 'days':
      return value.days === 0 ? 'current_date' : `current_date ${value.days < 0 ? '-' : '+'} ${Math.abs(value.days)}`
  }
}

/** A value of the topic's own that does not suit a field that must be filled gives way to an invented one. */
function sampleLiteral(asked: ValueRequest): string {
  // Samples have a title also where nobody has to write one.
  const isTitle = asked.field.name === 'title'
  const request = isTitle ? { ...asked, field: { ...asked.field, required: true } } : asked
  const value = literal(sampleValue(request))
  if (value !== 'null' || !request.field.required) return value
  const invented = literal(sampleValue({ ...request, sample: undefined, siblings: [] }))
  return invented === 'null' ? plainValues[request.field.kind] : invented
}

const plainValues: Readonly<Record<Field['kind'], string>> = {
  text: "'To be added'",
  long: "'To be added'",
  tags: "'everyday'",
  choice: 'null',
  reference: 'null',
  email: "'ines@example.com'",
  phone: "'0421 555 0137'",
  url: "'https://example.com'",
  picture: "'/v0/image?prompt=sample'",
  number: '7',
  money: '7',
  rating: '3',
  date: 'current_date',
  time: "'09:40'",
  boolean: 'false',
}

/** Subjects whose things are known by their names. */
const isNamedSubject = /^(?:album|film|movie|book|novel|recipe|dish)$/

/** A screening is called by its film, a vinyl by its album: the subject that the title's field names. */
function namedTopic({ fields: [title], entity }: Pick<Brief, 'fields' | 'entity'>): Topic | undefined {
  return title !== undefined && title.name !== entity.singular && isNamedSubject.test(title.name)
    ? topicOfNoun(title.name)
    : undefined
}

/** Does the topic's list of names suit what the person calls the records' title? */
function titleFromTopic(brief: Brief): boolean {
  const [title] = brief.fields
  const field = title?.name ?? ''
  if (namedTopic(brief) !== undefined) return true
  // A title such as "company" or "customer name" in a topic whose rows are named otherwise is filled from its own words.
  return (
    (/(?:^|_)(?:name|title|task|what|item|subject|activity|exercise|species|note|headline|label|product|plant|recipe|book|film|movie|place|tool|thing|chore|todo|event|thought|idea|work|piece|article|project|design|service|treatment|class|lesson|session|post|entry)$/.test(
      field,
    ) &&
      !/(?:owner|customer|client|contact|author|artist)_name$/.test(field)) ||
    field === brief.entity.singular.replaceAll(' ', '_') ||
    (isLifted(brief.fields) && field.startsWith('lift')) ||
    (brief.topic === 'jobs' && field === 'company') ||
    (brief.topic === 'expenses' && /^(?:what_|description$|purpose$|for_what|note$)/.test(field)) ||
    /^(?:post|post_title)$/.test(field) ||
    // What people post is a message in some apps.
    (brief.entity.singular === 'post' && /^(?:message|update|line)$/.test(field))
  )
}

/** Which record it belongs to: some have one, some several, the last has none. */
function referenceTo(target: View, row: number): string {
  const table = quoteName(namesOf(target).table)
  return `(select id from ${table} order by id offset ${Math.floor((row * 2) / 3)} % (select greatest(count(*) - 1, 1) from ${table}) limit 1)`
}

/** What belongs to one person has no samples, and nobody's answers or messages are made up. */
export function composeSeed(brief: Brief, all: readonly View[]): string {
  if (brief.access === 'private') return ''
  return parentsFirst(all)
    .filter((view) => view.front !== 'quiz' && !view.isInbox)
    .map((view) => pastOverlapGuard(view, seedOf(view, all)))
    .concat(linkSeed(brief, all), all.length === 0 ? '' : partSeed(brief))
    .join('')
}

/** Subjects whose things can be sold, shown and written about. */
const subjects = new Set(['plants', 'recipes', 'books', 'films', 'animals', 'sightings', 'places', 'music', 'tastings'])
/** Records that are about a subject, and called otherwise. */
const aboutSubjects = /^(?:product|photo|item)$/
/** Records of what somebody sells or has made. */
const aboutWares = /^(?:product|item|article|work|piece|project|design)$/

const isFirm =
  /(?:^| )(?:company|supplier|vendor|firm|business|shop|store|organi[sz]ation|agency|sponsor|manufacturer)$/

/** Topics that have words for more than their rows are about: the nouns that the rows suit. */
const suited: Readonly<Record<string, RegExp>> = {
  tasks: /^(?!.*(?:chore|duty)$)/,
  books: /^(?!.*(?:comic|manga|magazine)$)/,
  tastings: /coffee|bean|brew|tasting|roast/,
  jobs: /application|opening/,
  tickets: /ticket|bug|issue|repair|complaint|incident|maintenance|request|problem|job card/,
  music: /album|vinyl|record/,
  plants: /plant|seedling|herb|succulent|orchid|flower|garden/,
  animals: /pet|animal|dog|cat|horse/,
  films: /movie|film|show|series|documentary/,
  recipes: /recipe|meal|dish|dinner|menu item/,
  services: /service|treatment|consultation|offer|tour|package/,
  workouts: /workout|run|exercise|training|ride|swim|session|lift|gym/,
  events: /event|appointment|meeting|party|rehearsal/,
  things: /product|(?<!program )item|inventory|tool|part|asset|device|equipment|possession|furniture|thing|stock/,
  expenses: /expense|spending|purchase|bill|transaction|payment|cost|receipt/,
}

function suits(topic: Topic, view: View): boolean {
  const noun = view.entity.singular
  // Buildings and reading rooms are what somebody shows of their work.
  if (topic.id === 'works')
    return view.front === 'site' || view.fields.some(({ name }) => /client|year|photo/.test(name))
  // A firm is no person, though both are called and written to.
  if (topic.id === 'people') return !isFirm.test(noun)
  if (topic.id === 'places') return !/(?:^| )(?:city|town|village|country|restaurant|caf[eé])$/.test(noun)
  return suited[topic.id]?.test(noun) ?? true
}

/** What a store holds, by whatever word. */
const isStored = /^(?:item|part|product|thing|food item|grocery|ingredient)$/

function isLifted(fields: readonly Field[]): boolean {
  return ['set', 'rep'].every((word) => fields.some(({ name }) => name.startsWith(word)))
}

/** To what a site invites; what somebody keeps for himself are his own days. */
const invites =
  /^(?:event|talk|reading|lecture|workshop|course|tour|party|night|club night|meeting|meet-?up|date|happening)$/

/** Rows of what the message is about: its wares, what its trade offers, what may be written of its subject. */
function toldRows({ entity: { singular }, fields, front, request }: View): Topic['rows'] {
  if (singular === 'menu item') {
    const part = fields.find(({ kind }) => kind === 'choice')
    return dishesOf(part?.options ?? [], part?.name ?? 'category')
  }
  if (isStored.test(singular) && front === 'list') return storedThings(request)
  if (isLifted(fields)) return lifts
  if (aboutWares.test(singular) && front !== 'list') return wareOf(request)?.rows ?? []
  if (/^(?:service|treatment|class|lesson|session)$/.test(singular)) return servicesOf(request)
  if (front !== 'list' && invites.test(singular)) return occasionsOf(request)
  if (/^(?:news|news item|announcement|newsletter)$/.test(singular))
    return subjectOfWriting(request) === undefined ? newsRows : postsOf(request)
  const posts = /\b(?:blog|news|posts?|articles?|magazine|essays?)\b/i.test(request) ? postsOf(request) : []
  // An article is a text here; where it is a thing, its facts say so.
  if (isReadAtLength({ singular, fields })) return posts.length > 0 ? posts : topicById('posts').rows
  return /^(?:post|blog post|article|entry|essay|story)$/.test(singular) ? posts : []
}

/** What wares of the sort cost: those of that name, else one after the other. */
function priceOf({ request, entity }: View, row: number, name: string): { price?: number } {
  const priced = (wareOf(request)?.rows ?? []).flatMap(({ title, values: { price } }) =>
    price === undefined ? [] : [{ title: title.toLowerCase(), price: Number(price) }],
  )
  const noun = singularize(name.toLowerCase().split(' ').at(-1) ?? '')
  // Where all are guitars, one guitar's price says nothing of the others.
  const like = noun === entity.singular ? undefined : priced.find(({ title }) => title.includes(noun))
  const told = like ?? priced[row % Math.max(1, priced.length)]
  return told === undefined ? {} : { price: told.price }
}

/** The rows that suit the records: those of their own noun, or of what they are about. */
function sampleTopic(view: View): Topic {
  const noun = view.entity.singular
  const own = noun === 'menu item' ? undefined : topicOfNoun(noun)
  const named = namedTopic(view)
  const told = toldRows(view)
  if (told.length > 0) return { ...anyTopic, rows: told }
  if (aboutSubjects.test(noun) && subjects.has(view.topic)) return topicById(view.topic)
  if (named !== undefined) return named
  if (own !== undefined && suits(own, view)) return own
  if (namesOfThing(noun) !== undefined || own !== undefined || view.front !== 'list') return anyTopic
  const topic = topicById(view.topic)
  return suits(topic, view) ? topic : anyTopic
}

/** The noun that a title's field names: "Toy name" and "Name" of a toy are both its name. */
function nounOfTitle(name: string, noun: string): string {
  const own = name.replace(/_?(?:name|title|what)$/, '').replaceAll('_', ' ')
  return own === '' || /^(?:full|item|what.*|description|subject|headline|it|for)$/.test(own) ? noun : own
}

/** The name on a booking is that of whoever made it. */
const madeBySomebody =
  /^(?:booking|reservation|appointment|order|request|application|registration|sign-?up|enquiry|inquiry|message|rsvp|response|score|vote|entry)$/

/** What records without a name of their own are called by: two facts that are told in words. */
function namesByFacts({ fields, seed, entity }: View): string[] {
  const facts = factsToCallBy(fields).filter(({ kind, name }) => kind === 'text' && !isPersonField(name))
  const names = Array.from({ length: leastRows }, (_, row) => {
    const words = facts.flatMap(({ name }) => wordFor(name, row, seed, entity.singular) ?? [])
    // One word alone is a fact, and no name.
    return words.length < 2 ? '' : words.slice(0, 2).join(', ')
  })
  return [...new Set(names)].filter((name) => name !== '')
}

/** Names for the rows that no topic gives; what nobody can name is counted. */
function titlesOf(view: View): string[] {
  const [title] = view.fields
  const { singular } = view.entity
  const name = title?.name ?? 'name'
  const examples = saidExamples(view.request, view.entity)
  if (examples.length >= 2) return examples
  const noun = nounOfTitle(name, singular)
  if (isOfProgram(singular) && noun === singular) return [...programTitles(view.request)]
  const isCrypto = noun === 'coin' && /crypto|bitcoin|ethereum|wallet/i.test(view.request)
  const isMadeBySomebody = madeBySomebody.test(singular) && /^(?:(?:full|your)_)?name$/.test(name)
  const ownWords = wordsFor(singular, name)
  if (ownWords !== undefined) return [...ownWords]
  const isOfSomebody = isPersonField(name) || isMadeBySomebody || (noun === singular && isPersonNoun(singular))
  const known = isOfSomebody ? people : namesOfThing(isCrypto ? 'crypto coin' : noun)
  const isKnown = known !== undefined && !/^(?:first_?name|initials)/.test(name)
  const worded = isKnown ? known : Array.from({ length: 12 }, (_, row) => wordFor(name, row, view.seed, singular))
  const words = [...new Set(worded.flatMap((word) => (word === undefined ? [] : [word])))].slice(0, 8)
  const label = /^(?:\p{L}+)(?: \p{L}+)?$/u.test(noun) ? noun : singular
  if (isKnown && words.length >= leastNames) return words
  const told = title?.callsByFacts === true && !isKnown ? namesByFacts(view) : []
  if (told.length >= leastNames) return told
  const made =
    words.length === 0
      ? madeNames(label, view.fields, {
          count: leastRows,
          wordOf: (field, row) => wordFor(field.name, row, view.seed, singular),
        })
      : undefined
  if (made !== undefined) return [...made]
  const missing = Math.max(0, leastRows - words.length)
  // A mood or a shop comes again, as in life.
  const more = (row: number) => (words.length < leastNames ? `${capitalize(label)} ${row + 1}` : (words[row] ?? ''))
  return [...words, ...Array.from({ length: missing }, (_, row) => more(row))]
}

/** What can hold a name; entries that are told by their day have none. */
const isWorded: ReadonlySet<Field['kind']> = new Set(['text', 'long', 'tags', 'url', 'email', 'phone'])

/** Lists show the newest first: these rows are seen at once. */
const ledRows = 3

function toldOf({ values, remark }: Topic['rows'][number]): number {
  return Object.keys(values).length + (remark === '' ? 0 : 1)
}

/** What a list shows first says all that its topic knows; what is missing, as in life, is missing further down. */
function fullestLast(rows: Topic['rows']): Topic['rows'] {
  const most = Math.max(...rows.map(toldOf))
  const fullest = rows.findLastIndex((row) => toldOf(row) === most)
  return rows.flatMap((row, index) => (index === fullest ? [] : [row])).concat(rows.slice(fullest, fullest + 1))
}

function seedOf(brief: View, all: readonly View[]): string {
  const parentOf = (to: string | undefined, row: number) => {
    const target = all.find(({ entity }) => entity.singular === to)
    return target === undefined ? 'null' : referenceTo(target, row)
  }
  const said = saidSeed(brief, all, parentOf)
  if (said !== '' || isLeftEmpty(brief)) return said
  const { rows: told } = sampleTopic(brief)
  // Lists show what was stored last on top: the newest.
  const topicRows = fullestLast(withinDiet(isWritten(brief.entity.singular) ? told.toReversed() : told, brief.request))
  const [title] = brief.fields
  const known = topicRows.map(({ title: own, values }) =>
    titleFromTopic(brief) ? own : knownTitle(title?.name ?? '', values),
  )
  const isKnown =
    known.length > 0 &&
    known.every((name) => name !== undefined) &&
    saidExamples(brief.request, brief.entity).length < 2
  const titles = isKnown ? known.map((name) => name ?? '') : titlesOf(brief)
  // What a topic says of its own things says nothing of others.
  const samples = isKnown ? topicRows : []
  const isMarked = hasExamples(brief, all)
  const ofView = { noun: brief.entity.singular, seed: brief.seed }
  const rows = titles.map((name, row) => {
    const sample = samples[row]
    const values = storedFields(brief).map((field) =>
      field === title && isWorded.has(field.kind)
        ? quoteText(name)
        : field.kind === 'reference'
          ? parentOf(field.to, row)
          : sampleLiteral({
              field,
              ...ofView,
              row,
              sample,
              siblings: samples,
              isLead: row > titles.length - ledRows,
              ...priceOf(brief, row, name),
            }),
    )
    return `  (${[...values, ...(isMarked ? ['true'] : [])].join(', ')})`
  })
  const columns = [...storedFields(brief).map(({ name }) => quoteName(name)), ...(isMarked ? ['is_example'] : [])].join(
    ', ',
  )
  return `insert into ${quoteName(namesOf(brief).table)} (${columns}) values\n${rows.join(',\n')};\n`
}

/** The rows that were said, all of them and nothing invented about them but what must be filled. */
function saidSeed(view: View, all: readonly View[], parentOf: (to: string | undefined, row: number) => string): string {
  const offers = offersFor(view, all)
  const [title] = view.fields
  if (title === undefined || !hasSaidRows(view, all)) return ''
  const second = secondOf(view)
  const others = storedFields(view).filter(
    (field) =>
      field !== title &&
      (field.required ||
        field === second ||
        field.kind === 'reference' ||
        offers.some((offer) => saidLiteral(field, offer, view.fields) !== null)),
  )
  // Lists show the newest first: so what was named first stands on top.
  const inOrder = view.front === 'quiz' || secondOf(view) !== null ? offers : offers.toReversed()
  const rows = inOrder.map((offer, row) => {
    const rest = others.map((field) => {
      if (field.kind === 'reference') return parentOf(field.to, row)
      const ofView = { noun: view.entity.singular, seed: view.seed, ...priceOf(view, row, offer.name) }
      const request = { field, ...ofView, row, sample: undefined, siblings: [] }
      if (field === second && offer.details !== '') return quoteText(offer.details)
      return saidLiteral(field, offer, view.fields) ?? (field.required ? sampleLiteral(request) : 'null')
    })
    return `  (${[quoteText(offer.name), ...rest].join(', ')})`
  })
  const columns = [title, ...others].map(({ name }) => quoteName(name))
  return `insert into ${quoteName(namesOf(view).table)} (${columns.join(', ')}) values\n${rows.join(',\n')};\n`
}

function knownTitle(name: string, values: Readonly<Record<string, string>> | undefined): string | undefined {
  if (name.endsWith('_name')) return undefined
  const key = Object.keys(values ?? {}).find((candidate) => name.startsWith(candidate))
  return key === undefined ? undefined : values?.[key]
}
