// Which rows suit the records of an app: those of their own noun, of their trade, or of what they are about.
import type { Brief, Field } from '../../brief.ts'
import { type Topic, anyTopic, topicById, topicOfNoun } from '../../topics/index.ts'
import { postsOf } from '../../topics/columns.ts'
import type { SampleRow } from '../../topics/topic.ts'
import { ideasAbout, isWished } from '../../topics/ideas-about.ts'
import { postedAbout } from '../../topics/posted.ts'
import { dishesOfDays } from '../../topics/canteen-dishes.ts'
import { menuOf } from '../../topics/cuisines.ts'
import { dishesOf } from '../../topics/dishes.ts'
import { worksOfFirm } from '../../topics/firm-works.ts'
import { coins, shares } from '../../topics/holdings.ts'
import { lentOf } from '../../topics/lent-things.ts'
import { exercisesOf } from '../../topics/lifts.ts'
import { loggedOf } from '../../topics/logbooks.ts'
import { occasionsOf } from '../../topics/occasions.ts'
import { outingsOf, overWeeks } from '../../topics/outings.ts'
import { softwareFaults } from '../../topics/software-faults.ts'
import { cameAndWent, sharedCosts, spendingOf } from '../../topics/spending.ts'
import { storedThings } from '../../topics/stores.ts'
import { rowsOfSite } from '../../topics/site-rows.ts'
import { recipesAbout } from '../../topics/recipes-about.ts'
import { placesToBook } from '../../topics/places-to-book.ts'
import { vaccinationsOf } from '../../topics/vaccinations.ts'
import { piecesOf } from '../../topics/single-wares.ts'
import { servicesOf } from '../../topics/trades.ts'
import { wareOf } from '../../topics/wares.ts'
import { singlesAbout } from '../../topics/singles-about.ts'
import { tasksAbout } from '../../topics/tasks-about.ts'
import { datesAtLength, newsAtLength, postsAtLength } from '../../topics/going-on.ts'
import { newsRows, subjectOfWriting } from '../../topics/written-about.ts'
import { singularize } from '../../understand/inflect.ts'
import { isReadAtLength } from '../../understand/kinds/written-kinds.ts'
import { isPersonField, namesOfThing } from './sample-names.ts'
import { calledOf } from './sample-titles.ts'
import type { View } from '../views.ts'
import { namesOfWorld, rowsOfWorld } from './worlds/worlds.ts'

/** Subjects whose things are known by their names. */
const isNamedSubject = /^(?:album|film|movie|book|novel|recipe|dish)$/

/** A screening is called by its film, a vinyl by its album: the subject that the title's field names. */
function namedTopic({ fields: [title], entity }: Pick<Brief, 'fields' | 'entity'>): Topic | undefined {
  return title !== undefined && title.name !== entity.singular && isNamedSubject.test(title.name)
    ? topicOfNoun(title.name)
    : undefined
}

/** Does the topic's list of names suit what the person calls the records' title? */
export function titleFromTopic(brief: View): boolean {
  const [title] = brief.fields
  const field = title?.name ?? ''
  if (namedTopic(brief) !== undefined) return true
  // Whole rows of the message's own world are called by their titles, whatever the field that holds them.
  if (!isPersonField(field) && rowsOfWorld(brief.entity.singular, brief.message ?? brief.request).length > 0)
    return true
  // A title such as "company" or "customer name" in a topic whose rows are named otherwise is filled from its own words.
  return (
    (/(?:^|_)(?:name|title|task|what|item|subject|activity|exercise|species|note|headline|label|product|plant|recipe|book|film|movie|place|tool|thing|chore|todo|event|thought|idea|work|piece|article|project|design|service|treatment|class|lesson|session|post|entry|part|ingredient|material|medicine|device|equipment|supply|asset|stock|paper|chemical|route)$/.test(
      field,
    ) &&
      !isPersonField(field) &&
      !/(?:owner|customer|client|contact|author|artist)_name$/.test(field)) ||
    field === brief.entity.singular.replaceAll(' ', '_') ||
    /^(?:items?|things?|tools?)_(?!name)/.test(field) ||
    (isLifted(brief.fields) && field.startsWith('lift')) ||
    (brief.topic === 'jobs' && field === 'company') ||
    (brief.topic === 'homes' && /^(?:address|street)$/.test(field)) ||
    (brief.topic === 'expenses' && /^(?:what_|description$|purpose$|for_what|note$)/.test(field)) ||
    /^(?:post|post_title)$|grateful|thankful|(?:^|_)good_things?(?:_|$)/.test(field) ||
    // What people post is a message in some apps.
    (brief.entity.singular === 'post' && /^(?:message|update|line)$/.test(field))
  )
}

/** Subjects whose things can be sold, shown and written about. */
const subjects = new Set(['plants', 'recipes', 'books', 'films', 'animals', 'sightings', 'places', 'music', 'tastings'])
/** Records that are about a subject, and called otherwise. */
const aboutSubjects = /^(?:product|photo|item)$/
/** Records of what somebody sells or has made. */
const aboutWares = /^(?:product|item|article|work|piece|project|design)$/

export const isFirm =
  /(?:^| )(?:company|supplier|vendor|firm|business|shop|store|organi[sz]ation|agency|sponsor|manufacturer)$/

/** Topics that have words for more than their rows are about: the nouns that the rows suit. */
const suited: Readonly<Record<string, RegExp>> = {
  tasks: /^(?!.*(?:chore|duty)$)/,
  books: /^(?!.*(?:comic|manga|magazine)$)/,
  tastings: /coffee|bean|brew|tasting|roast/,
  jobs: /application|opening/,
  tickets: /ticket|bug|issue|repair|complaint|incident|maintenance|request|problem|job card/,
  music: /album|vinyl|record/,
  plants: /plant|seedling|herb|succulent|orchid|flower/,
  animals: /pet|animal/,
  films: /movie|film|show|series|documentary/,
  recipes: /recipe|meal|dish|dinner|menu item/,
  services: /service|treatment|consultation|offer|tour|package/,
  workouts: /workout|run|exercise|training|ride|swim|session|lift|gym/,
  events: /event|appointment|meeting|party/,
  things:
    /product|(?<!(?:program|packing) )item|inventory|tool|part|asset|device|equipment|possession|furniture|thing|stock/,
  expenses: /expense|spending|purchase|bill|transaction|payment|cost|receipt/,
}

/** Whoever comes for something has no family calendar. */
const isReceived = /(?:^| )(?:appointment|consultation|booking|reservation|viewing)$/

const isSport =
  /\b(?:gym|fitness|sports?|runs?|running|swim\w*|rid(?:e|ing)|cycl\w+|strength|weights?|workouts?|crossfit|cardio|row(?:ing)?|marathon|triathlon|kettlebell)\b/i

/** Sessions and exercises of whoever trains; those of a team or a practice are told by their day and people. */
function isOfSport(noun: string, { fields, request }: View): boolean {
  const isTold = fields.some(({ name }) =>
    /coach|trainer|place|pupil|student|client|patient|price|start|end/.test(name),
  )
  return isSport.test(noun) || (!isTold && isSport.test(request)) || noun === 'exercise'
}

function suits(topic: Topic, view: View): boolean {
  const noun = view.entity.singular
  if (topic.id === 'events' && isReceived.test(noun) && view.fields.some(({ name }) => isPersonField(name)))
    return false
  // Buildings and reading rooms are what somebody shows of their work.
  if (topic.id === 'works')
    return view.front === 'site' || view.fields.some(({ name }) => /client|year|photo/.test(name))
  // A firm is no person, though both are called and written to.
  if (topic.id === 'people') return !isFirm.test(noun) && noun !== 'address'
  // Whoever is taught or advised trains for nothing.
  if (topic.id === 'workouts' && /(?:^| )(?:session|exercise|training)$/.test(noun)) return isOfSport(noun, view)
  if (topic.id === 'places') return !/(?:^| )(?:city|town|village|country|restaurant|caf[eé])$/.test(noun)
  return suited[topic.id]?.test(noun) ?? true
}

/** What a store holds, by whatever word. */
const isStored =
  /(?:^| )(?:item|part|product|thing|grocery|ingredient|supply|equipment|device|tool|material|asset|stock|good|prop|medicine|chemical|consumable|article)$/
/** Things are kept, and not sold, where a message speaks of how many there are. */
const isOfStore =
  /\b(?:inventor(?:y|ies)|stock|store ?rooms?|supplies|warehouse|equipment|assets?|quantit(?:y|ies)|minimum|reorder|shelf|shelves|pantry|fridge|freezer|larder|tool (?:library|shed)|library of things)\b/i
/** What is done and noted down again and again. */
const isOuting = /(?:^| )(?:workout|run|ride|swim|walk|hike|training|outing|row|session|activity|entry|walking)$/
const isMeasured = ({ name }: Field): boolean => /distance|(?:^|_)km(?:_|$)|miles?(?:_|$)|steps/.test(name)
/** What is written into a log, besides entries of its own kind. */
const isLogged =
  /(?:^| )(?:entry|record|maintenance|renovation|fill-up|fuel|refuel\w*|repair|service|task|job|reading|trip|note|inspection|transaction|ledger|weather|weight|weigh-in|measurement|rainfall|yoga|session|practice)$/
const isTaken = /^(?:incomes?|in|money in|earned|received)$/i
const isPaidOut = /^(?:expenses?|out|money out|spent|spending|paid)$/i
const isSpent = /(?:^| )(?:expense|spending|bill|budget|purchase|payment|cost|transaction)$/

/** What somebody has bought to keep its worth. */
const isHeld = /(?:^| )(?:coin|holding|stock|share|asset|investment|position)$/
const crypto = /\b(?:crypto\w*|bitcoin|ethereum|wallet|coins? portfolio)\b/i
const isOfShares = /\b(?:shares?|tickers?|dividends?|portfolio|broker|stock market|invest\w*)\b/i
/** What a firm does for a client. */
const isOfFirm = /(?:^| )(?:project|deal|opportunity|commission|contract|job|shoot|quote|proposal)$/

function isLifted(fields: readonly Field[]): boolean {
  return ['set', 'rep'].every((word) => fields.some(({ name }) => name.startsWith(word)))
}

/** What a photographer shows are pictures. */
const isOfPhotos = /\bphotograph(?:y|ers?|s)\b/i

/** To what a site invites; what somebody keeps for himself are his own days. */
const invites =
  /^(?:event|talk|reading|lecture|workshop|course|tour|party|night|club night|meeting|meet-?up|date|happening|tournament|competition)$/

/** What a kitchen serves. */
const isServed = /(?:^|\s)(?:dish|meal|special|soup|lunch)$/

/** What somebody keeps for themselves: a store, a book of what was spent, a log. */
function rowsOfLists(noun: string, fields: readonly Field[], request: string): Topic['rows'] {
  if (isServed.test(noun) && fields.some(({ name }) => name.startsWith('allergen'))) return dishesOfDays(request)
  if (isStored.test(noun) && isOfStore.test(request)) return storedThings(request)
  if (isOuting.test(noun) && fields.some(isMeasured)) return overWeeks(outingsOf(request))
  if (noun === 'vaccination') return vaccinationsOf(request)
  if (noun === 'bug' || (noun === 'issue' && /\b(?:software|app|web ?site|code)\b/i.test(request)))
    return softwareFaults
  const way = fields.find(
    ({ kind, options = [] }) => kind === 'choice' && options.some((option) => isTaken.test(option)),
  )
  const [came, went] = [isTaken, isPaidOut].map((says) => way?.options?.find((option) => says.test(option)))
  if (way !== undefined && came !== undefined && went !== undefined && fields.some(({ kind }) => kind === 'money'))
    return cameAndWent(request, { name: way.name, came, went })
  const sorts = isSpent.test(noun)
    ? fields.find(({ kind, name }) => kind === 'choice' && /category|type|what_for|sort|group/.test(name))
    : undefined
  if (sorts !== undefined) return spendingOf(sorts.options ?? [], sorts.name)
  // Words of one's own for a sort begin with those that most people have.
  if (/(?:^| )(?:expense|spending|purchase)$/.test(noun) && fields.some(({ kind }) => kind === 'money'))
    return spendingOf(
      [],
      fields.find(({ kind, name }) => kind === 'tags' || /^(?:category|kind|type)$/.test(name))?.name ?? '',
    )
  return isLogged.test(noun) ? loggedOf(request) : []
}

/** What people say to each other: posts that are liked and answered, threads of a forum. */

/** Where a post has no second field for it, it is all said in one. */
function saidInFull(rows: readonly SampleRow[], fields: readonly Field[]): readonly SampleRow[] {
  if (fields.some(({ kind }) => kind === 'long')) return rows
  return rows.map((row) => ({ ...row, title: `${row.title} ${row.remark}`.trim(), remark: '' }))
}

function isSaidToOthers({
  singular,
  parts,
  request,
}: {
  singular: string
  parts: View['parts']
  request: string
}): boolean {
  if (!parts.includes('comments') || !parts.includes('likes') || /\bblog\b/i.test(request)) return false
  return (
    /^(?:post|update|status|thread|topic|discussion|tip)$/.test(singular) ||
    (singular === 'question' && /\bforum\b/i.test(request))
  )
}

/** What a shop sells: pieces of the sorts that were named, else what shops of that ware have. */
function waresOf(front: View['front'], message: string, request: string): Topic['rows'] {
  const pieces = front === 'shop' ? piecesOf(message) : []
  return pieces.length > 0 ? pieces : (wareOf(request)?.rows ?? [])
}

/** Rows of what the message is about: its wares, what its trade offers, what may be written of its subject. */
function toldRows({ entity: { singular }, fields, front, parts, request, message = request }: View): Topic['rows'] {
  if (singular === 'menu item') {
    const part = fields.find(({ kind }) => kind === 'choice')
    const sections = part?.options ?? []
    const own = menuOf(message, sections, part?.name ?? 'section')
    return own.length > 0 ? own : dishesOf(sections, part?.name ?? 'category')
  }
  if (parts.includes('settling') && fields.some(({ kind }) => kind === 'money')) return sharedCosts(message)
  if (isSaidToOthers({ singular, parts, request })) return saidInFull(postedAbout(message), fields)
  if (singular === 'profile' && parts.includes('matches') && singlesAbout(message).length > 0)
    return singlesAbout(message)
  if (isWished.test(singular) && parts.includes('likes')) return ideasAbout(message)
  if (/^(?:task|to-?do|homework|assignment|chore)$/.test(singular) && tasksAbout(message).length > 0)
    return tasksAbout(message)
  const onSite = front === 'list' ? [] : rowsOfSite(singular, request)
  if (onSite.length > 0) return onSite
  const cooked = /(?:^|\s)(?:recipe|cake|bake|cocktail|drink|dessert)$/.test(singular) ? recipesAbout(message) : []
  if (cooked.length > 0) return cooked
  const lent = front === 'list' ? lentOf(singular, message) : []
  if (lent.length > 0) return lent
  const own = front === 'list' ? rowsOfLists(singular, fields, message) : []
  if (own.length > 0) return own
  if (isLifted(fields)) return exercisesOf(message)
  if (isHeld.test(singular) && front === 'list')
    return crypto.test(message) ? coins : isOfShares.test(message) ? shares : []
  const works = front === 'list' && isOfFirm.test(singular) ? worksOfFirm(message) : []
  if (works.length > 0) return works
  if (aboutWares.test(singular) && front !== 'list')
    return isOfPhotos.test(request) ? topicById('photos').rows : waresOf(front, message, request)
  if (/^(?:service|treatment|class|lesson|session)$/.test(singular)) {
    const places = singular === 'service' ? placesToBook(request) : []
    return places.length > 0 ? places : servicesOf(request)
  }
  if (front !== 'list' && invites.test(singular))
    return fields.some(({ kind }) => kind === 'long') ? datesAtLength(occasionsOf(request)) : occasionsOf(request)
  if (/^(?:news|news item|announcement|newsletter)$/.test(singular))
    return subjectOfWriting(request) === undefined ? newsAtLength(newsRows) : postsAtLength(postsOf(request))
  const posts = /\b(?:blog|news|posts?|articles?|magazine|essays?)\b/i.test(request) ? postsOf(request) : []
  // An article is a text here; where it is a thing, its facts say so.
  if (isReadAtLength({ singular, fields })) return postsAtLength(posts.length > 0 ? posts : topicById('posts').rows)
  return /^(?:post|blog post|article|entry|essay|story)$/.test(singular) ? posts : []
}

/** What wares of the sort cost: those of that name, else one after the other. */
export function priceOf({ request, entity }: View, row: number, name: string): { price?: number } {
  const priced = (wareOf(request)?.rows ?? []).flatMap(({ title, values: { price } }) =>
    price === undefined ? [] : [{ title: title.toLowerCase(), price: Number(price) }],
  )
  const noun = singularize(name.toLowerCase().split(' ').at(-1) ?? '')
  // Where all are guitars, one guitar's price says nothing of the others.
  const like = noun === entity.singular ? undefined : priced.find(({ title }) => title.includes(noun))
  const told = like ?? priced[row % Math.max(1, priced.length)]
  return told === undefined ? {} : { price: told.price }
}

/** What is bought and sold one by one, where its facts are asked: a store room holds other things. */
function waresOfNoun({ front, entity: { singular, plural }, fields }: View, own: Topic | undefined): Topic['rows'] {
  if (front !== 'list' || (own !== undefined && own.id !== 'things') || isStored.test(singular)) return []
  const rows = wareOf(singular)?.rows ?? wareOf(plural)?.rows ?? []
  const isAsked = fields.some(
    ({ name }) => /^(?:price|condition|material|technique)$/.test(name) && rows.some(({ values }) => name in values),
  )
  return isAsked ? rows : []
}

/** A shop for clocks that no list knows sells clocks, and nothing of what its shelves might else hold. */
function topicOfShop(view: View): Topic | undefined {
  const ware = calledOf(view)
  if (view.front !== 'shop' || ware === view.entity.singular) return undefined
  const own = topicOfNoun(ware)
  return own !== undefined && subjects.has(own.id) && suits(own, { ...view, entity: { singular: ware, plural: ware } })
    ? own
    : anyTopic
}

const isOfGuestBook = (noun: string, about: string): boolean =>
  /(?:^| )(?:entry|message|greeting)$/.test(noun) && /\bguest ?book\b/i.test(about)

/** The rows that suit the records: those of their own noun, or of what they are about. */
export function sampleTopic(view: View): Topic {
  const noun = view.entity.singular
  const own = noun === 'menu item' ? undefined : topicOfNoun(noun)
  const named = namedTopic(view)
  const about = view.message ?? view.request
  const ofWorld = rowsOfWorld(noun, about)
  if (ofWorld.length > 0) return { ...anyTopic, rows: ofWorld }
  // Guests write, whatever house they stay in.
  if (namesOfWorld(noun, about) !== undefined || isOfGuestBook(noun, about)) return anyTopic
  const told = toldRows(view)
  if (told.length > 0) return { ...anyTopic, rows: told }
  const ofShop = topicOfShop(view)
  if (ofShop !== undefined) return ofShop
  if (aboutSubjects.test(noun) && subjects.has(view.topic)) return topicById(view.topic)
  if (named !== undefined) return named
  const wares = waresOfNoun(view, own)
  if (wares.length > 0) return { ...anyTopic, rows: wares }
  if (own !== undefined && suits(own, view)) return own
  if (namesOfThing(noun) !== undefined || own !== undefined || view.front !== 'list') return anyTopic
  const topic = topicById(view.topic)
  return suits(topic, view) ? topic : anyTopic
}
