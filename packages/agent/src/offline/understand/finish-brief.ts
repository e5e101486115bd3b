// What every app gets, whatever it is made of: name, looks, access, wishes; and what was left out.
import { readColors } from '@joinery/contract/colors/read-colors'
import { type Brief, type Copy, type Field, type StyleName, openings } from '../brief.ts'
import { draftField } from '../compose/access.ts'
import { isHeld } from '../compose/drawings/held.ts'
import { readRanking } from './fields/read-ranking.ts'
import { drawsEach } from '../compose/pictures.ts'
import { namesOf } from '../compose/roles.ts'
import { hashText, pick } from '../seed.ts'
import { isWished } from '../topics/ideas-about.ts'
import { topicOfNoun } from '../topics/index.ts'
import { looksOfSubject } from '../topics/subject-looks.ts'
import { type Archetype } from './archetypes/archetypes.ts'
import { chooseShop } from './looks/choose-shop.ts'
import { articleFronts, chooseFrame, chooseSkeleton, fits, varySkeleton, withoutPictures } from './looks/choose-look.ts'
import { readLeftOfCalculator } from './archetypes/archetype-facts.ts'
import { withDurations } from './fields/durations.ts'
import { withFreeTitles } from './fields/free-titles.ts'
import { withBothWays, withoutFigures } from './fields/figures-among-facts.ts'
import { brandOf } from './names/read-brand.ts'
import { withIntroduction } from './names/introduction.ts'
import { nameOf, withoutAct } from './names/name-app.ts'
import { withGivenPeople } from './names/given-people.ts'
import { type Group, withPictureGroups } from './kinds/read-groups.ts'
import {
  hidingDrafts,
  matching,
  privateMessages,
  putDown,
  ranked,
  workedOut,
  readUnsupported,
} from './read-features.ts'
import { readFields } from './fields/read-fields.ts'
import { withoutOptions } from './tools/read-poll.ts'
import { readCurrency, readDark, readSkeleton, readStyle } from './looks/read-look.ts'
import { accessOf } from './people/read-access.ts'
import { readMembersOnly, readPeopleParts, withProfiles, withProfilesPage } from './people/read-people.ts'
import { hasReviews, withReviewed } from './kinds/reviewed-kinds.ts'
import { withContact } from './sites/with-contact.ts'
import { withRowMarks } from './fields/row-marks.ts'
import { withSaidColumns } from './fields/with-said-columns.ts'
import { withToldChoices } from './plain/told-choices.ts'
import { withToldStatus } from './plain/told-status.ts'
import { withNames } from './rows/named-things.ts'
import { type Understood } from './kinds/read-records.ts'
import { type Kinds } from './kinds/relate-kinds.ts'
import { withWorkedOut } from './fields/read-worked-out.ts'
import { asksOversight } from './people/read-oversight.ts'
import { withItsPicture } from './fields/arrange-fields.ts'
import { asksLoanBox, asksSignups, happens, withCountedPlaces, withReturned } from './people/read-takes.ts'
import type { VisitorForm } from './sites/read-visitor-form.ts'
import { asksNoDoor, asksToKeepOrder, readParts } from './read-wishes.ts'
import { isReadAtLength } from './kinds/written-kinds.ts'

export type BuildReading =
  | {
      ok: true
      brief: Brief
      colorPhrases: string[]
      about: string
      saidFields: boolean
      unsupported: string[]
      /** All that the message says is in it: it is not read once more. */
      isWhole?: boolean
      /** It is a known app, or one that a known wish asks for: what is left of the message says no more of its kinds. */
      isKnown?: boolean
      /** What it is opened for was read, and with it all that it keeps. */
      isOpened?: boolean
      /** Only so much of the message is read once more: without what was listed by name. */
      unlisted?: string
    }
  | { ok: false; reason: 'nothing_to_record' | 'other_kind' | 'other_language'; kind?: string }

export interface Words {
  request: string
  /** Without the naming and the colours. */
  text: string
  /** The same as it was typed: what people do and may is told there. */
  whole: string
  colors: ReturnType<typeof readColors>
  name: string | undefined
  copy: Copy
  /** By what records are told apart. */
  groups: Group[]
  /** What they are who ask: "a small roofing firm". */
  about: string
  /** Who was named as those whom records are of. */
  people: string[]
  /** What the visitors of a page are asked, where that was told all over the message. */
  form?: VisitorForm
}

export const noDoor = 'sign-in and accounts for an app of this sort'

const othersRate =
  /\b(?:visitors?|people|users?|members?|others|everyone|everybody|anyone|guests?|customers?|readers?)\b[^.;]{0,30}\b(?:rat(?:e|es|ing)|stars)\b/i
/** "Sorted by price", "newest first": what has an order of its own stands under no letters. */
const asksOrder =
  /\b(?:sort(?:s|ed|ing|able)?|order(?:ed)? by|newest|latest|first come|highest|lowest|ranked|favou?rites)\b/i
const asksFigures = /\b(?:charts?|graphs?|statistics|stats|analytics|dashboards?|overview|insights|reports?)\b/i

/** What every app gets, whatever it is made of: name, looks, access, wishes. */
export function finish(words: Words, understood: Understood, archetype: Archetype | null): BuildReading {
  const { request, text } = words
  // "Green, navy or striped" is what is voted for, and no look.
  const colors = archetype?.front === 'poll' ? readColors(withoutOptions(request)) : words.colors
  const { topic, phrase } = understood
  const told = kindsFor(words, understood, archetype)
  const pictured = { main: withItsPicture(told.main), more: told.more.map(withItsPicture) }
  const kinds = { ...told, ...withPictureGroups(pictured, words.groups) }
  const seed = hashText(request)
  const isOverseen = (archetype?.front ?? 'list') === 'list' && asksOversight(words.whole)
  const access = isOverseen ? 'private' : accessOf(doorWords(words), topic.id, archetype)
  const counted = {
    ...kinds.main,
    fields: withReturned(withCountedPlaces(kinds.main.fields, request), request),
  }
  const { main } = withoutAuthor({ ...kinds, main: counted }, access, archetype)
  const front = archetype?.front ?? 'list'
  // What is played or counted down at one screen knows no persons, and who answers a survey has no account.
  const hasDoor = !['stage', 'poll', 'quiz', 'survey'].includes(front)
  const parts = partsFor(words, archetype, { front, access, hasDoor, main }).filter(
    // "Stars and a comment": what each record holds is not said below it as well.
    (part) =>
      (part !== 'comments' ||
        !main.fields.some(({ name }) => name === 'comment' || (archetype?.id === 'opinions' && name === 'comments'))) &&
      ((part !== 'comments' && part !== 'ratings') || !hasReviews(kinds)) &&
      // Loans that are kept as records say themselves who has what.
      (part !== 'loans' || ![main, ...kinds.more].some(({ singular }) => singular === 'loan')) &&
      // "Average rating" is that of what was written down, where nobody else rates.
      (part !== 'ratings' || !main.fields.some(({ kind }) => kind === 'rating') || othersRate.test(text)),
  )
  const style =
    readStyle(text) ??
    readStyle(colors.phrases.join(', ')) ??
    pick<StyleName>((looksOfSubject(request) ?? topic).styles, seed, 'style')
  const skeleton = skeletonFor(words, { topic, main, archetype, style, seed, parts })
  const base = front === 'list' ? '' : `/${namesOf({ entity: main, base: '' }).path}`
  return {
    ok: true,
    colorPhrases: colors.phrases,
    saidFields: understood.saidFields,
    unsupported: leftUndone(words, archetype, { kinds: [main, ...kinds.more], parts, access, hasDoor }),
    about: words.about,
    brief: withSaidColumns(
      {
        version: 1,
        request,
        seed,
        name: nameFor(words, phrase, main, archetype),
        topic: topic.id,
        entity: { singular: main.singular, plural: main.plural },
        fields: parts.includes('map') ? withCoordinates(main.fields) : main.fields,
        currency: readCurrency(request) ?? 'USD',
        style,
        skeleton,
        isDark: readDark(request) ?? false,
        followsVisitor: readDark(request) === undefined,
        colors: colors.colors,
        // What is said below a record has a table and a place of its own already.
        more: kinds.more.filter(({ singular }) => !parts.includes('comments') || !/^(?:comment|reply)$/.test(singular)),
        links: kinds.links ?? [],
        access: hasDoor ? access : 'open',
        examplesMakeRoom: true,
        firstTakesExamples: true,
        isAddedByAll: hasDoor && access === 'admin' && (asksToKeepOrder(text) || archetype?.id === 'opinions'),
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
        isOverseen,
        isBookingKept: false,
        isInboxKept: hasDoor && access !== 'admin' && !asksNoDoor(text) && kinds.more.some(({ isInbox }) => isInbox),
        base: main.isInbox ? '/contact' : base,
        tables: {},
        opening: pick(openings, seed, 'opening'),
      },
      understood.saidFields,
    ),
  }
}

/** Ideas to vote on: how many want each is what one comes to see. */
function isBallot(request: string, { singular }: Kinds['main'], parts: Brief['parts']): boolean {
  return parts.includes('likes') && /\b(?:up-?)?vot(?:e|es|ed|ing)\b/i.test(request) && isWished.test(singular)
}

/** As it was asked to be shown, else as fits what is kept. */
function skeletonFor(
  { request, colors }: Words,
  {
    topic,
    main,
    archetype,
    style,
    seed,
    parts,
  }: Pick<Understood, 'topic'> &
    Pick<Kinds, 'main'> &
    Pick<Brief, 'style' | 'seed' | 'parts'> & { archetype: Archetype | null },
): Brief['skeleton'] {
  const hasAskedCards = colors.colors.surface !== undefined
  const said = readSkeleton(request)
  const isVotedOn = isBallot(request, main, parts)
  const wished =
    // Cards of a colour hold what is voted on as well.
    (isVotedOn && said === 'cards' && hasAskedCards ? 'ballot' : said) ??
    (isReadAtLength(main) && archetype?.id !== 'social' && !hasAskedCards
      ? pick(articleFronts, seed, 'skeleton')
      : undefined) ??
    (archetype?.id === 'social' && main.singular === 'post' && main.fields[0]?.name === 'post' && !hasAskedCards
      ? 'feed'
      : undefined) ??
    (isVotedOn ? 'ballot' : undefined) ??
    // What is held stands by its size, each with its share.
    (isHeld.test(main.singular) && !hasAskedCards && main.fields.some(({ kind }) => kind === 'money')
      ? 'lines'
      : undefined) ??
    (archetype?.front === 'shop' ? chooseShop(main.fields, { style, seed, hasAskedCards }) : undefined) ??
    (archetype?.skeletons === undefined
      ? chooseSkeleton(topic, main.fields, { style, seed, hasAskedCards, hasOrder: asksOrder.test(request) })
      : varySkeleton(pick(archetype.skeletons, seed, 'skeleton'), seed, hasAskedCards))
  const front = archetype?.front ?? 'list'
  // What was asked for stays.
  if (said === undefined && front !== 'shop' && !drawsEach({ topic: topic.id, request, entity: main, front }))
    return withoutPictures(wished, main, seed)
  return fits(wished, main) ? wished : 'index'
}

/** The kinds with all that the rest of the message says of them. */
function kindsFor(words: Words, understood: Understood, archetype: Archetype | null): Kinds {
  const { request, text } = words
  const { offers } = words.copy
  const isList = (archetype?.front ?? 'list') === 'list'
  const reckoned = isList
    ? withoutFigures(withBothWays(withDurations(understood.kinds), text), request)
    : understood.kinds
  const people = withProfiles(withContact(reckoned, text, archetype), text, archetype)
  const related = archetype?.front === 'site' ? people : withReviewed(people)
  const marked = isList ? withRowMarks(related, text) : related
  return withWorkedOut(
    withGivenPeople(
      withToldStatus(
        withToldChoices(
          withFreeTitles(understood.isShaped === true ? marked : withNames(marked, offers), text),
          text,
          offers,
        ),
        request,
      ),
      words.people,
    ),
    request,
  )
}

/** What was asked for and will be missing. */
function leftUndone(
  { request, text }: Words,
  archetype: Archetype | null,
  {
    kinds,
    parts,
    access,
    hasDoor,
  }: { kinds: readonly Kinds['main'][]; parts: Brief['parts']; access: Brief['access']; hasDoor: boolean },
): string[] {
  const [main] = kinds
  const met: Readonly<Record<string, boolean>> = {
    [hidingDrafts]: main !== undefined && keepsDrafts(main, access),
    [workedOut]: kinds.some(({ fields }) => fields.some(({ formula }) => formula)),
    [matching]: parts.includes('matches'),
    [privateMessages]: parts.includes('messages'),
    // Who waits for news of something is on its list, and has no place to lose.
    [putDown]: parts.includes('signups') || archetype?.id === 'leads',
    [ranked]: access === 'members' || kinds.some((kind) => readRanking(request, kind) !== null),
  }
  return [
    ...readUnsupported(text).filter((wish) => met[wish] !== true),
    ...(hasDoor || access === 'open' ? [] : [noDoor]),
    ...(archetype?.note === undefined ? [] : [archetype.note]),
    ...(archetype?.stage === 'calculator' ? readLeftOfCalculator(request) : []),
  ]
}

/** Who signs up for one of so many places comes to it, and needs no account for that. */
function doorWords({ whole, request }: Words): string {
  return asksSignups(request) ? whole.replace(/\bsign(?:s|ing)?[- ]?ups?\b(?: for)?/gi, 'come') : whole
}

function nameFor(
  { request, text, name, about, copy, groups }: Words,
  phrase: string | undefined,
  main: Kinds['main'],
  archetype: Archetype | null,
): string {
  // A shop and a site go by whose they are, and not by what is listed in them.
  const isOfSomebody = archetype !== null && ['site', 'shop', 'booking'].includes(archetype.front)
  const listed = [...copy.offers.map((offer) => offer.name), ...groups.flatMap(({ options }) => options)]
  const goods = copy.offers
    .filter(({ of, price }) => of === 'product' && price === undefined)
    .map((offer) => offer.name)
  const brand = isOfSomebody ? brandOf(request, listed) : undefined
  return withoutAct(name ?? brand ?? nameOf(phrase, main, archetype, { text, about, request, goods }), archetype)
}

/** What was asked for and what such an app brings along, without what its first page does already. */
function partsFor(
  { request, text, copy }: Words,
  archetype: Archetype | null,
  {
    front,
    access,
    hasDoor,
    main,
  }: { front: Brief['front']; access: Brief['access']; hasDoor: boolean; main: Kinds['main'] },
): Brief['parts'] {
  // In a profile, some words about oneself are a fact and no page.
  const isOfPeople = /^(?:dating|social|profiles)$/.test(archetype?.id ?? '')
  const isAbout =
    readParts(text.replace(/\([^)]*\)/g, ' ')).includes('about') &&
    !(isOfPeople && !/\b(?:page about|about (?:us )?page|about us)\b/i.test(text))
  const parts = [
    ...(archetype?.parts ?? []),
    ...readPeopleParts(text, archetype, access),
    ...readParts(text).filter((part) => part !== 'about' || isAbout),
    ...takingParts(request, front, main),
    ...(copy.about.length > 0 || copy.pages.some(({ of }) => of === 'about') ? ['about' as const] : []),
  ]
  return [...new Set(parts)].filter(
    (part) =>
      part !== 'contact' &&
      // Feedback says its stars itself.
      !(part === 'ratings' && archetype?.id === 'opinions') &&
      (part !== 'desk' || (hasDoor && access === 'open')) &&
      !(part === 'newsletter' && main.isInbox) &&
      // The total of a cart is the cart's.
      !(front === 'shop' && (part === 'totals' || (part === 'figures' && !asksFigures.test(text)))) &&
      (front === 'list' || !['comments', 'likes'].includes(part)),
  )
}

/** Names put down for places, and what is lent until it is back. */
function takingParts(
  request: string,
  front: Brief['front'],
  { singular, fields, isInbox }: Kinds['main'],
): Brief['parts'] {
  // A site that shows what happens takes names for it as well.
  if (front === 'site' && !isInbox && happens.test(singular) && asksSignups(request)) return ['signups']
  if (front !== 'list') return []
  return asksSignups(request) ? ['signups'] : asksLoanBox(fields, request) ? ['loans'] : []
}

/** Where only the admin writes, drafts are the admin's alone. */
function keepsDrafts({ fields }: Kinds['main'], access: Brief['access']): boolean {
  return draftField({ access, fields }) !== null
}

/** What lies on a map has coordinates. */
function withCoordinates(fields: Field[]): Field[] {
  if (fields.some(({ name }) => /^lat(?:itude)?$/.test(name))) return fields
  return [...fields, ...readFields('latitude (number), longitude (number)').fields]
}

/** Who is signed in is the author: nobody has to write their name as well. */
function withoutAuthor({ main, more }: Kinds, access: Brief['access'], archetype: Archetype | null): Kinds {
  // A book has an author whoever adds it.
  const isOwnBlog = access === 'admin' && main.singular === 'post'
  const isWork = archetype?.id !== 'blog' && /^(?:books|music|works)$/.test(topicOfNoun(main.singular)?.id ?? '')
  if ((access !== 'members' && !isOwnBlog) || isWork) return { main, more }
  const fields = main.fields.filter(({ name }, index) => index === 0 || !/^(?:author|posted_by|your_name)$/.test(name))
  return { main: { ...main, fields }, more }
}
