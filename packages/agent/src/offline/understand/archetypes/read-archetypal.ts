// A shop, a site, a quiz, a game: made of its own parts, with the fields that were said.
import type { Copy, Entity, Field } from '../../brief.ts'
import { calledByPage } from '../names/called-by-page.ts'
import { type Topic, topicOfNoun } from '../../topics/index.ts'
import { askedOfSingles } from '../../topics/singles-about.ts'
import { type Archetype } from './archetypes.ts'
import { withoutWishes } from '../clauses.ts'
import { isRecordNoun, usualFields } from '../fields/entity-fields.ts'
import {
  isOfItsOwn,
  asWeather,
  isTradeNoun,
  readPosted,
  suggestedNoun,
  threadNoun,
  toldOfSameSort,
  toldThing,
  writtenNoun,
} from './archetype-kinds.ts'
import { servicesOf } from '../../topics/trades.ts'
import { asUsual, belongsTo, completeFields, withExtras, withTitle } from './archetype-fields.ts'
import { factTextOf, factsOfArchetype } from './archetype-facts.ts'
import { arrangeFields } from '../fields/arrange-fields.ts'
import { type Outline, readOutline } from '../kinds/read-outline.ts'
import { ownFields, withoutNegations } from '../fields/said-fields.ts'
import { readDeeds } from '../people/read-deeds.ts'
import { readEntity } from '../kinds/read-entity.ts'
import { readOtherKind } from '../read-features.ts'
import { readFields } from '../fields/read-fields.ts'
import { entryOfForm, openInbox } from '../sites/read-inbox.ts'
import { withPrice } from '../rows/named-things.ts'
import { readRecords } from '../kinds/read-records.ts'
import { inContext, readKind, readRelations, refer } from '../kinds/read-relations.ts'
import { type Kinds, relateKinds } from '../kinds/relate-kinds.ts'
import { placePages, readPages, withEntriesPage, withPageNouns, withoutPageLists } from '../sites/read-pages.ts'
import { listedKinds } from '../kinds/listed-kinds.ts'
import { bookedThing, plainOffers, readSiteKinds, topicOfText } from '../sites/read-site.ts'
import { withBookings } from '../bookings/read-bookings.ts'
import { thingsReviewed } from '../kinds/reviewed-kinds.ts'
import { copyOfShape, readShape } from './read-shapes.ts'
import { shownKind } from '../kinds/shown-kinds.ts'
import { guestbookOf, withGuestbook } from '../sites/read-guestbook.ts'
import { readProfile } from '../people/read-people.ts'
import { formOfFacts, readVisitorForm, readersOf } from '../sites/read-visitor-form.ts'
import { withoutPermissions } from '../read-wishes.ts'
import { type BuildReading, type Words, finish, noDoor } from '../finish-brief.ts'

/** Words for the app as a whole, which its records cannot be called by. */
const wholeNoun =
  /\b(?:feedback|bookings?|appointment|reservation|gallery|album|portfolio|blog|forum|shop|store|boutique|website|network|translation|app|finance|fitness|salon|studio|restaurant|hotel|clinic|school|company|business|book)$/

/** A shop, a booking page and a blog have the pages of words that were asked for as well. */
function withPages(words: Words, { id, front }: Archetype, { main, more }: Kinds): Words {
  if (front !== 'shop' && front !== 'booking' && id !== 'blog') return words
  const { copy, text } = words
  const pages = placePages(readPages(text), [main, ...more], copy).filter(
    ({ title, of }) => of !== '' || !isMadeByFront.test(title),
  )
  const onPages = pages.flatMap(({ lines }) => lines).join(' ')
  return { ...words, copy: { ...copy, pages, lines: copy.lines.filter((line) => !onPages.includes(line)) } }
}

/** Pages that come with a shop, bookings or a blog. */
const isMadeByFront =
  /^(?:shop|store|products?|cart|basket|checkout|orders?|book(?:ing|ings)?|book (?:now|online|a \p{L}+)|appointments?|calendar|blog|posts?|admin|login|services)$/iu

/** What people put up, or tell of themselves, where such an app is made of that. */
function postedIn(
  { text }: Words,
  { archetype, facts, outline }: { archetype: Archetype; facts: string; outline: Outline },
): { noun: string; list: string } | null {
  const { id } = archetype
  if (id === 'profiles') return readProfile(text)
  if (!['social', 'blog', 'gallery', 'feedback', 'dating', 'translation'].includes(id)) return null
  const profile = id === 'dating' ? readProfile(text) : null
  return readPosted(facts) ?? readPosted(text) ?? profile ?? toldOfSameSort(outline, archetype)
}

/** What a message says of its records, where these are not such as an app of the sort usually holds. */
function readOfItsOwn(facts: string, { id }: Archetype, outline: Outline): ReturnType<typeof readRecords> {
  const areDays = id === 'weather' && outline.kinds.size === 0
  const reading = readRecords(facts, areDays ? 'entry' : undefined)
  if (!reading.ok || !areDays) return reading
  return { ok: true, understood: { ...reading.understood, kinds: asWeather(reading.understood.kinds) } }
}

/** A shop, a site, a quiz, a game: made of its own parts, with the fields that were said. */
export function readArchetypal(words: Words, archetype: Archetype): BuildReading {
  const { text } = words
  const facts = withoutPermissions(factTextOf(archetype, text))
  const otherKind = readOtherKind(text)
  if (otherKind !== null) return { ok: false, reason: 'other_kind', kind: otherKind }
  const { relations, lists } = readRelations(withoutWishes(facts))
  const outline = readOutline(withoutNegations(withoutWishes(facts)))
  const shape = readShape(archetype, words.request, outline)
  if (shape !== null) {
    const topic = topicOfText(`${words.about} ${text}`, archetype.noun)
    const shaped = { ...words, copy: copyOfShape(words.copy, shape, words.request) }
    const understood = { kinds: shape.kinds, phrase: undefined, topic, saidFields: true, unread: [], isShaped: true }
    const reading = finish(shaped, understood, archetype)
    return archetype.front === 'survey' && reading.ok ? withEntries(reading, text) : reading
  }
  const posted = postedIn(words, { archetype, facts, outline })
  if (archetype.front === 'list' && posted === null && isOfItsOwn(outline, archetype, text)) {
    const reading = readOfItsOwn(facts, archetype, outline)
    if (reading.ok) return finish(words, reading.understood, archetype)
  }
  const { fields: said, unread } = factsOfArchetype(archetype, outline) ?? { fields: [], unread: [] }
  const entity = readEntity(text)
  const isPlainSite = archetype.front === 'site' && !archetype.keepsNoun
  const isBothWays =
    archetype.id === 'finance' && /\bincomes?\b/i.test(text) && /\b(?:expenses?|spending)\b/i.test(text)
  const isBooked = archetype.front === 'booking'
  const isPricedBooking = isBooked && words.copy.offers.length > 0
  const booked = isBooked ? (bookedThing(text) ?? (isPricedBooking ? undefined : toldThing(outline))) : undefined
  const spoken = spokenNoun(archetype, text)
  const called = isBothWays ? 'transaction' : (booked ?? posted?.noun ?? spoken)
  const named = called ?? nounOfSort(words, archetype, { entity, isPlainSite, isPricedBooking })
  const isService = isTradeNoun(named) || isDeedOfTrade(named, said, text)
  const noun = isBooked && isService ? 'service' : named
  const spokenPhrase = noun !== named || isCut.test(entity?.phrase ?? '') ? undefined : entity?.phrase
  const phrase = isBothWays && /^incomes?$/i.test(spokenPhrase ?? '') ? 'income and expenses' : spokenPhrase
  // What a shop sells and a blog is about decides looks and samples, whatever its records are called.
  const topic = topicOfText(`${words.about} ${text}`, noun)
  if (isPlainSite) return readSite(words, archetype, { outline, topic, phrase, said })
  const related = relations.filter(({ parent, child }) => parent === noun || child === noun)
  const ofNoun = posted?.list ?? lists.get(noun)
  const told = ofNoun === undefined ? said : readFields(ofNoun).fields
  const deeds = archetype.id === 'opinions' && told.length < 2 ? readDeeds(text) : []
  const all = ownFields(deeds.length > 0 ? deeds : told, noun)
  const own = all.filter((field) => belongsTo(field, archetype)).map((field) => inContext(field, noun))
  const isThread = archetype.id === 'social' && spoken !== undefined
  const usual = usualOf(archetype, text, { noun, booked: isService ? undefined : booked, isThread })
  // "Income and expenses, categories, a dashboard" names what a finance app is about, no columns.
  const isMeasured = archetype.fields !== '' || own.some(({ kind }) => kind === 'money' || kind === 'number')
  // A post has a title and a text, whatever else was said of it.
  const isWritten = archetype.id !== 'blog' || own.some(({ kind, name }) => kind === 'long' || name === 'title')
  // What is played, timed or calculated keeps its own scores, whatever was said of the buttons.
  const isStage = archetype.front === 'stage' && archetype.stage !== 'text-tool'
  const isEnough =
    !isStage &&
    !isPricedBooking &&
    isMeasured &&
    isWritten &&
    (own.length >= 2 || (own.length === 1 && archetype.fields === ''))
  const fields = completeFields(
    isEnough
      ? withTitle(
          arrangeFields(
            own.map((field) => asUsual(field, usual)),
            topic,
            noun,
          ),
          usual,
        )
      : withExtras(usual, isPricedBooking || isStage ? [] : own),
    usual,
    archetype,
    text,
  )
  const besides = archetype.front === 'shop' ? besidesWares(text) : []
  const kinds =
    related.length > 0
      ? relateKinds({ main: noun, others: [], relations: related, lists: withoutList(lists, noun), said: fields })
      : { main: { ...readKind(noun, undefined), fields, isInbox: archetype.front === 'survey' }, more: besides }
  const completed =
    archetype.front === 'booking'
      ? withBookings(
          { ...kinds, main: { ...kinds.main, fields: withPrice(kinds.main.fields, words.copy.offers) } },
          text,
          all,
        )
      : archetype.id === 'opinions'
        ? (thingsReviewed(words.copy.offers, kinds.main) ?? kinds)
        : kinds
  const reading = finish(
    withPages(words, archetype, completed),
    { kinds: completed, phrase, topic, saidFields: isEnough || (isBothWays && own.length >= 2), unread },
    archetype,
  )
  return archetype.front === 'survey' && reading.ok ? withEntries(reading, text) : reading
}

/** "Bookings on a": what a word of its own would have to end is no name. */
const isCut =
  /\b(?:an?|the|on|in|of|for|with|to|as|and)$|^(?:same|each|every|whole|other|first|next|last|on|in|at|from|with|into)\b/i

/** What a trade does, of which there is more than one sort: "book a haircut". */
function isDeedOfTrade(noun: string, said: readonly Field[], text: string): boolean {
  const isDeed = /^(?:hair ?cut|repair|massage|treatment|manicure|grooming|check-?up)$/.test(noun)
  return isDeed && said.length === 0 && servicesOf(text).length > 0
}

/** What a shop has beside its wares: posts, and what buyers say of each of them. */
function besidesWares(text: string): Entity[] {
  const posts = /\bblog\b/i.test(text) ? [shownKind('post', 'title (required), text: long text')] : []
  if (!/\breviews?\b|\brat(?:e|es|ings?)\b/i.test(text)) return posts
  const list = /\breviews?\b[^.;:(]{0,30}?(?:\bwith|\(|:)\s*([^.;()]+)/i.exec(text)?.[1] ?? ''
  const said = readFields(list).fields.filter(
    ({ kind, label }) => kind !== 'text' || /name|text|review|comment|words/i.test(label),
  )
  const isTold = said.length >= 2 && said.some(({ kind }) => kind === 'rating')
  const { fields } = isTold
    ? { fields: said }
    : readFields('name (required), stars (rating), review (long text, required)')
  const names = fields.some(({ name }) => /name/.test(name)) ? [] : readFields('name (required)').fields
  const [title, ...rest] = [...names, ...fields]
  const told = title === undefined ? [] : [{ ...title, required: true }, ...rest]
  return [...posts, refer({ ...readKind('review', undefined), fields: told }, 'product')]
}

/** What is posted in a forum and what visitors leave, as the message calls it. */
function spokenNoun({ id }: Archetype, text: string): string | undefined {
  if (id === 'social') return threadNoun(text)
  if (id === 'blog') return writtenNoun(text)
  if (id === 'feedback') return suggestedNoun(text)
  if (id !== 'opinions' || /\bfeedback\b/i.test(text)) return undefined
  return /\breviews?\b/i.test(text) ? 'review' : /\bguest ?book\b/i.test(text) ? 'entry' : undefined
}

/** The fields that such records have where nobody tells them. */
function usualOf(
  archetype: Archetype,
  text: string,
  { noun, booked, isThread }: { noun: string; booked: string | undefined; isThread: boolean },
): Field[] {
  const asked = archetype.id === 'dating' ? askedOfSingles(text) : null
  return readFields(
    (booked !== undefined && usualFields(booked)) ||
      (isThread && 'title (required), message (long text, required)') ||
      [archetype.fields, ...(asked === null ? [] : [`${asked} (text)`])].join(', ') ||
      (noun === 'transaction' ? usualFields(noun) : topicOfNoun(noun)?.fields) ||
      usualFields(noun),
  ).fields
}

/** What the records are called where nothing in the message is booked, posted or paid both ways. */
function nounOfSort(
  { copy }: Words,
  archetype: Archetype,
  {
    entity,
    isPlainSite,
    isPricedBooking,
  }: { entity: ReturnType<typeof readEntity>; isPlainSite: boolean; isPricedBooking: boolean },
): string {
  if (archetype.keepsNoun === true || isPlainSite) return archetype.noun
  if (isPricedBooking) return copy.offers.find(({ of }) => of !== '')?.of ?? archetype.noun
  const isOwn = entity !== null && isRecordNoun(entity.singular) && !wholeNoun.test(entity.singular)
  return isOwn ? entity.singular : archetype.noun
}

/** What a form of questions brings in, and who reads it. */
function withEntries(reading: Extract<BuildReading, { ok: true }>, text: string): BuildReading {
  const brief = openInbox({ ...reading.brief, entity: entryOfForm(reading.brief.fields, text) }, text)
  const unsupported = reading.unsupported.filter((wish) => wish !== noDoor || brief.access === 'open')
  return { ...reading, unsupported, brief }
}

const isText = ({ details, of }: Copy['offers'][number]): boolean => /[.!?…]$/.test(details) && of !== 'question'

/** Short texts under their titles stand on the first page one below the other, unless each is opened by itself. */
function withChapters(copy: Copy, text: string): Copy {
  const isOpened =
    /\b(?:click|open|press|tap)(?:s|ed|ing)?\b[^.;]{0,40}\b(?:whole|full|own|it|text|story|article|piece)\b|\bown page\b/i
  if (isOpened.test(text) || copy.offers.filter(isText).length < 2) return copy
  const chapters = copy.offers.filter(isText).map(({ name, details }) => ({ heading: name, items: [details] }))
  return { ...copy, offers: copy.offers.filter((offer) => !isText(offer)), sections: [...chapters, ...copy.sections] }
}

/** A site: what it shows, the form for its visitors, and its pages of words. */
function readSite(
  words: Words,
  archetype: Archetype,
  {
    outline,
    topic,
    phrase,
    said,
  }: { outline: Outline; topic: Topic; phrase: string | undefined; said: readonly Field[] },
): BuildReading {
  const written =
    words.form ?? readVisitorForm(words.text) ?? (archetype.id === 'leads' ? formOfFacts(said, words.text) : null)
  const quoted = words.copy.lines[0] ?? ''
  const isQuoted = words.request.includes(`"${quoted}"`) || words.request.includes(`“${quoted}”`)
  // What is quoted on a page for visitors' details is what it begins with.
  if (archetype.id === 'leads' && words.copy.headline === '' && quoted !== '' && isQuoted)
    words = { ...words, copy: { ...words.copy, headline: quoted, lines: words.copy.lines.slice(1) } }
  // What everybody reads is shown, whoever writes it.
  const guestbook = written === null ? null : guestbookOf(written, words.text)
  const form = guestbook === null ? written : null
  const around =
    written === null ? words.text : `${words.text.slice(0, written.start)} ${words.text.slice(written.end)}`
  const asked = readPages(around)
  const named = withPageNouns(withChapters(words.copy, words.text), asked)
  const aroundPages = withoutPageLists(around)
  // What the form asks is said of the form, and of nothing that the site shows.
  const shownOutline =
    form === null
      ? outline
      : readOutline(withoutNegations(withoutWishes(withoutPermissions(factTextOf(archetype, around)))))
  const shown = withGuestbook(
    guestbook,
    readSiteKinds(aroundPages, guestbook === null ? archetype : { ...archetype, id: 'site' }, {
      outline: shownOutline,
      form,
      offers: named.offers,
      hasPages: asked.length > 0,
      guestbook,
      listed: listedKinds(around),
    }),
  )
  const { kinds, offers } = calledByPage({ kinds: shown, offers: named.offers }, asked, words.request)
  const copy = { ...named, offers }
  const all = [kinds.main, ...kinds.more]
  const listed = { ...copy, offers: [...copy.offers, ...plainOffers(around, all, copy.offers)] }
  const inbox = all.find(({ isInbox }) => isInbox)
  const pages = withEntriesPage(placePages(asked, all, listed), inbox, around)
  const readers = form?.readers ?? readersOf(words.text)
  const labels = new Set((form?.fields ?? []).flatMap(({ label }) => [label, `${label}?`]))
  const onPages = pages.flatMap(({ lines }) => lines).join(' ')
  const asksContact = guestbook === null || /\bcontact\b/i.test(around)
  const reading = finish(
    {
      ...words,
      copy: { ...listed, pages, lines: copy.lines.filter((line) => !onPages.includes(line) && !labels.has(line)) },
    },
    { kinds, phrase, topic, saidFields: form !== null || guestbook !== null, unread: [] },
    asksContact ? archetype : { ...archetype, parts: [] },
  )
  if (!reading.ok) return reading
  return { ...reading, brief: openInbox(reading.brief, around, readers) }
}

function withoutList(lists: ReadonlyMap<string, string>, noun: string): Map<string, string> {
  return new Map([...lists].filter(([kind]) => kind !== noun))
}
