// A first sentence → the brief of an app, or the reason why these rules cannot make it.
import { readColors } from '@joinery/contract/colors/read-colors'

import type { Brief, Copy, Field, StyleName } from '../brief.ts'
import { draftField } from '../compose/access.ts'
import { namesOf } from '../compose/roles.ts'
import { hashText, pick } from '../seed.ts'
import { type Topic, topicOfNoun } from '../topics/index.ts'
import { type Archetype, readArchetype } from './archetypes.ts'
import { withoutWishes } from './clauses.ts'
import { chooseFrame, chooseSkeleton, fits, varySkeleton } from './choose-look.ts'
import { isRecordNoun, usualFields } from './entity-fields.ts'
import { isOfItsOwn, readPosted, toldOfSameSort, toldThing } from './archetype-kinds.ts'
import { readPage, readPriceList, readWares } from './archetypes-by-copy.ts'
import { asUsual, belongsTo, completeFields, withExtras, withTitle } from './archetype-fields.ts'
import { factTextOf, factsOfArchetype, readLeftOfCalculator } from './archetype-facts.ts'
import { arrangeFields } from './arrange-fields.ts'
import { withIntroduction } from './introduction.ts'
import { nameOf } from './name-app.ts'
import { type Outline, readOutline } from './read-outline.ts'
import { ownFields, withoutNegations, withoutPersons } from './said-fields.ts'
import { readEntity } from './read-entity.ts'
import { type Group, readGroups, withGroups, withoutGroups } from './read-groups.ts'
import { hidingDrafts, matching, privateMessages, workedOut, readOtherKind, readUnsupported } from './read-features.ts'
import { isEnglish } from './is-english.ts'
import { readFields } from './read-fields.ts'
import { plainText } from './plain-text.ts'
import { readCopy, withoutCopy, withoutSections } from './read-copy.ts'
import { readCurrency, readDark, readSkeleton, readStyle } from './read-look.ts'
import { entryOfForm, openInbox } from './read-inbox.ts'
import { readName } from './read-name.ts'
import { accessOf } from './read-access.ts'
import { readMembersOnly, readPeopleParts, withProfiles, withProfilesPage } from './read-people.ts'
import { namedLists, withoutNamedLists } from './read-offers.ts'
import { withToldChoices } from './told-choices.ts'
import { withNames, withPrice } from './named-things.ts'
import { type Understood, readRecords } from './read-records.ts'
import { inContext, readKind, readRelations } from './read-relations.ts'
import { type Kinds, relateKinds } from './relate-kinds.ts'
import { placePages, readPages, withoutPageLists, withoutWordPages } from './read-pages.ts'
import { bookedThing, readSiteKinds, topicOfText, withBookings } from './read-site.ts'
import { copyOfShape, readShape } from './read-shapes.ts'
import { readSpeaker } from './read-speaker.ts'
import { nounOfShown } from './shown-kinds.ts'
import { withWorkedOut } from './read-worked-out.ts'
import { formOfFacts, readVisitorForm, readersOf } from './read-visitor-form.ts'
import { asksToKeepOrder, readParts, withoutPermissions } from './read-wishes.ts'

export type BuildReading =
  | { ok: true; brief: Brief; colorPhrases: string[]; about: string; saidFields: boolean; unsupported: string[] }
  | { ok: false; reason: 'nothing_to_record' | 'other_kind' | 'other_language'; kind?: string }

interface Words {
  request: string
  /** Without the naming and the colours. */
  text: string
  colors: ReturnType<typeof readColors>
  name: string | undefined
  copy: Copy
  /** By what records are told apart. */
  groups: Group[]
  /** What they are who ask: "a small roofing firm". */
  about: string
}

export function readBuild(sentence: string): BuildReading {
  const request = sentence.trim()
  if (!isEnglish(request)) return { ok: false, reason: 'other_language' }
  const speaker = readSpeaker(plainText(request))
  // What is listed by name are rows: no facts, no colours, no words on a page.
  const naming = readName(withoutNamedLists(speaker.rest, namedLists(speaker.rest)))
  const colors = readColors(naming.rest)
  const name = naming.name ?? speaker.name
  const copy = readCopy(request, name)
  const said = withoutSections(withoutCopy(colors.rest))
  const groups = readGroups(said)
  const text = withoutGroups(said)
  const words: Words = { request, text, groups, colors, name, copy, about: speaker.about || naming.about }
  const archetype = readPriceList(words) ?? readArchetype(words.text) ?? readPage(words) ?? readWares(words)
  if (archetype !== null) return readArchetypal(words, archetype)
  const reading = readRecords(withoutPermissions(words.text))
  return reading.ok ? finish(words, reading.understood, null) : reading
}

const noDoor = 'sign-in and accounts for an app of this sort'

/** What every app gets, whatever it is made of: name, looks, access, wishes. */
function finish(words: Words, understood: Understood, archetype: Archetype | null): BuildReading {
  const { request, text, colors } = words
  const { topic, phrase } = understood
  const { offers } = words.copy
  const people = withProfiles(withContact(understood.kinds, text, archetype), text, archetype)
  const kinds = withWorkedOut(withToldChoices(withNames(people, offers), text, offers), request)
  const seed = hashText(request)
  const access = accessOf(text, topic.id, archetype)
  const { main } = withoutAuthor({ ...kinds, main: withGroups(kinds.main, words.groups) }, access)
  const front = archetype?.front ?? 'list'
  // What is played or counted down at one screen knows no persons, and who answers a survey has no account.
  const hasDoor = !['stage', 'poll', 'quiz', 'survey'].includes(front)
  const parts = [
    ...new Set([
      ...(archetype?.parts ?? []),
      ...readPeopleParts(text, archetype, access),
      ...readParts(text).filter(
        (part) => part !== 'about' || readParts(text.replace(/\([^)]*\)/g, ' ')).includes('about'),
      ),
      ...(words.copy.about.length > 0 || words.copy.pages.some(({ of }) => of === 'about') ? ['about' as const] : []),
    ]),
  ].filter(
    (part) =>
      part !== 'contact' &&
      (part !== 'desk' || (hasDoor && access === 'open')) &&
      !(part === 'newsletter' && main.isInbox) &&
      (front === 'list' || !['comments', 'likes'].includes(part)),
  )
  const style = readStyle(text) ?? pick<StyleName>(topic.styles, seed, 'style')
  const wished =
    readSkeleton(request) ??
    (archetype?.skeletons === undefined
      ? chooseSkeleton(topic, main.fields, { style, seed, hasAskedCards: colors.colors.surface !== undefined })
      : varySkeleton(pick(archetype.skeletons, seed, 'skeleton'), seed, colors.colors.surface !== undefined))
  const skeleton = fits(wished, main) ? wished : 'index'
  const base = front === 'list' ? '' : `/${namesOf({ entity: main, base: '' }).path}`
  return {
    ok: true,
    colorPhrases: colors.phrases,
    saidFields: understood.saidFields,
    unsupported: [
      ...readUnsupported(text).filter(
        (wish) =>
          (wish !== hidingDrafts || !keepsDrafts(main, access)) &&
          (wish !== workedOut || ![main, ...kinds.more].some(({ fields }) => fields.some(({ formula }) => formula))) &&
          (wish !== matching || !parts.includes('matches')) &&
          (wish !== privateMessages || !parts.includes('messages')),
      ),
      ...(hasDoor || access === 'open' ? [] : [noDoor]),
      ...(archetype?.note === undefined ? [] : [archetype.note]),
      ...(archetype?.stage === 'calculator' ? readLeftOfCalculator(request) : []),
    ],
    about: words.about,
    brief: {
      version: 1,
      request,
      seed,
      name: words.name ?? nameOf(phrase, main, archetype, text),
      topic: topic.id,
      entity: { singular: main.singular, plural: main.plural },
      fields: parts.includes('map') ? withCoordinates(main.fields) : main.fields,
      currency: readCurrency(request) ?? 'USD',
      style,
      skeleton,
      isDark: readDark(request) ?? false,
      colors: colors.colors,
      // What is said below a record has a table and a place of its own already.
      more: kinds.more.filter(({ singular }) => !parts.includes('comments') || !/^(?:comment|reply)$/.test(singular)),
      links: kinds.links ?? [],
      access: hasDoor ? access : 'open',
      isAddedByAll: hasDoor && access === 'admin' && asksToKeepOrder(text),
      isForMembersOnly: hasDoor && access === 'members' && readMembersOnly(text, archetype),
      front,
      frame: chooseFrame({
        style,
        front,
        skeleton,
        colors: colors.colors,
        access: hasDoor ? access : 'open',
        parts,
        kinds: kinds.more.length,
        seed,
      }),
      parts,
      copy: withProfilesPage(
        front === 'site'
          ? withIntroduction(words.copy, { request, name: words.name ?? '', about: words.about })
          : words.copy,
        request,
        archetype,
      ),
      stage: archetype?.stage ?? '',
      isInbox: main.isInbox,
      isInboxShown: false,
      base: main.isInbox ? '/contact' : base,
    },
  }
}

/** Where only the admin writes, drafts are the admin's alone. */
function keepsDrafts({ fields }: Kinds['main'], access: Brief['access']): boolean {
  return draftField({ access, fields }) !== null
}

/** What lies on a map has coordinates. */
export function withCoordinates(fields: Field[]): Field[] {
  if (fields.some(({ name }) => /^lat(?:itude)?$/.test(name))) return fields
  return [...fields, ...readFields('latitude (number), longitude (number)').fields]
}

/** Who is signed in is the author: nobody has to write their name as well. */
function withoutAuthor({ main, more }: Kinds, access: Brief['access']): Kinds {
  // A book has an author whoever adds it.
  const isOwnBlog = access === 'admin' && main.singular === 'post'
  if ((access !== 'members' && !isOwnBlog) || /^(?:books|music|works)$/.test(topicOfNoun(main.singular)?.id ?? ''))
    return { main, more }
  const fields = main.fields.filter(({ name }, index) => index === 0 || !/^(?:author|posted_by|your_name)$/.test(name))
  return { main: { ...main, fields }, more }
}

const messageFields = 'name (required), email (required), message (long text, required)'

function withContact({ main, more, links = [] }: Kinds, text: string, archetype: Archetype | null): Kinds {
  const wants = archetype?.parts?.includes('contact') === true || readParts(text).includes('contact')
  if (!wants || main.isInbox || main.singular === 'request' || more.some(({ isInbox }) => isInbox))
    return { main, more, links }
  const message = { ...readKind('message', undefined), fields: readFields(messageFields).fields, isInbox: true }
  return { main, more: [...more.filter(({ singular }) => singular !== 'message'), message], links }
}

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

/** A shop, a site, a quiz, a game: made of its own parts, with the fields that were said. */
function readArchetypal(words: Words, archetype: Archetype): BuildReading {
  const { text } = words
  const facts = withoutPermissions(factTextOf(archetype, text))
  const otherKind = readOtherKind(text)
  if (otherKind !== null) return { ok: false, reason: 'other_kind', kind: otherKind }
  const { relations, lists } = readRelations(withoutWishes(facts))
  const outline = readOutline(withoutPersons(withoutNegations(withoutWishes(facts))))
  const shape = readShape(archetype, text, outline)
  if (shape !== null) {
    const topic = topicOfText(`${words.about} ${text}`, archetype.noun)
    const shaped = { ...words, copy: copyOfShape(words.copy, shape) }
    return finish(shaped, { kinds: shape.kinds, phrase: undefined, topic, saidFields: true, unread: [] }, archetype)
  }
  const posted = ['social', 'blog', 'gallery', 'feedback', 'dating', 'translation'].includes(archetype.id)
    ? (readPosted(facts) ?? toldOfSameSort(outline, archetype))
    : null
  if (archetype.front === 'list' && posted === null && isOfItsOwn(outline, archetype, text)) {
    const reading = readRecords(facts)
    if (reading.ok) return finish(words, reading.understood, archetype)
  }
  const { fields: said, unread } = factsOfArchetype(archetype, outline, text) ?? { fields: [], unread: [] }
  const entity = readEntity(text)
  const spoken =
    entity !== null && isRecordNoun(entity.singular) && !wholeNoun.test(entity.singular) ? entity.singular : undefined
  const isPlainSite = archetype.front === 'site' && !archetype.keepsNoun
  const isBothWays =
    archetype.id === 'finance' && /\bincomes?\b/i.test(text) && /\b(?:expenses?|spending)\b/i.test(text)
  const isPricedBooking = archetype.front === 'booking' && words.copy.offers.length > 0
  const booked =
    archetype.front === 'booking'
      ? (bookedThing(text) ?? (isPricedBooking ? undefined : toldThing(outline)))
      : undefined
  const noun = isBothWays
    ? 'transaction'
    : booked !== undefined
      ? booked
      : posted !== null
        ? posted.noun
        : archetype.keepsNoun === true || isPlainSite
          ? archetype.noun
          : isPricedBooking
            ? (words.copy.offers.find(({ of }) => of !== '')?.of ?? archetype.noun)
            : (spoken ?? archetype.noun)
  // "Bookings on a": what a word of its own would have to end is no name.
  const phrase = /\b(?:an?|the|on|in|of|for|with|to|as|and)$/i.test(entity?.phrase ?? '') ? undefined : entity?.phrase
  // What a shop sells and a blog is about decides looks and samples, whatever its records are called.
  const topic = topicOfText(`${words.about} ${text}`, noun)
  if (isPlainSite) return readSite(words, archetype, { outline, topic, phrase, said })
  const related = relations.filter(({ parent, child }) => parent === noun || child === noun)
  const ofNoun = posted?.list ?? lists.get(noun)
  const all = ownFields(ofNoun === undefined ? said : readFields(ofNoun).fields, noun)
  const own = all.filter((field) => belongsTo(field, archetype)).map((field) => inContext(field, noun))
  const usual = readFields(
    (booked !== undefined && usualFields(booked)) ||
      archetype.fields ||
      (isBothWays ? usualFields(noun) : topicOfNoun(noun)?.fields) ||
      usualFields(noun),
  ).fields
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
  const kinds =
    related.length > 0
      ? relateKinds({ main: noun, others: [], relations: related, lists: withoutList(lists, noun), said: fields })
      : { main: { ...readKind(noun, undefined), fields, isInbox: archetype.front === 'survey' }, more: [] }
  const completed =
    archetype.front === 'booking'
      ? withBookings(
          { ...kinds, main: { ...kinds.main, fields: withPrice(kinds.main.fields, words.copy.offers) } },
          text,
          all,
        )
      : kinds
  const reading = finish(
    withPages(words, archetype, completed),
    { kinds: completed, phrase, topic, saidFields: isEnough, unread },
    archetype,
  )
  return archetype.front === 'survey' && reading.ok ? withEntries(reading, text) : reading
}

/** What a form of questions brings in, and who reads it. */
function withEntries(reading: Extract<BuildReading, { ok: true }>, text: string): BuildReading {
  const brief = openInbox({ ...reading.brief, entity: entryOfForm(reading.brief.fields, text) }, text)
  const unsupported = reading.unsupported.filter((wish) => wish !== noDoor || brief.access === 'open')
  return { ...reading, unsupported, brief }
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
  const form = readVisitorForm(words.text) ?? (archetype.id === 'leads' ? formOfFacts(said, words.text) : null)
  const around = form === null ? words.text : `${words.text.slice(0, form.start)} ${words.text.slice(form.end)}`
  const asked = readPages(around)
  const { copy } = words
  const aroundPages = withoutWordPages(withoutPageLists(around), placePages(asked, [], copy).filter(isOfWords))
  const kinds = readSiteKinds(aroundPages, archetype, {
    outline,
    form,
    offers: copy.offers,
    hasPages: asked.length > 0,
  })
  const pages = placePages(asked, [kinds.main, ...kinds.more], copy)
  const readers = form?.readers ?? readersOf(words.text)
  const onPages = pages.flatMap(({ lines }) => lines).join(' ')
  const reading = finish(
    { ...words, copy: { ...copy, pages, lines: copy.lines.filter((line) => !onPages.includes(line)) } },
    { kinds, phrase, topic, saidFields: form !== null, unread: [] },
    archetype,
  )
  if (!reading.ok) return reading
  return { ...reading, brief: openInbox(reading.brief, around, readers) }
}

/** A page whose title names nothing that a site shows. */
function isOfWords({ title }: Copy['pages'][number]): boolean {
  return nounOfShown(title) === undefined
}

function withoutList(lists: ReadonlyMap<string, string>, noun: string): Map<string, string> {
  return new Map([...lists].filter(([kind]) => kind !== noun))
}
