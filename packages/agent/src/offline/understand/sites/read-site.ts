// What a site of pages is about: the kinds of things it shows, said ("a menu", "my projects") or usual for it.
import type { Entity, Field } from '../../brief.ts'
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { type Topic, anyTopic, topicOfNoun } from '../../topics/index.ts'
import type { Archetype } from '../archetypes/archetypes.ts'
import { arrangeFields } from '../fields/arrange-fields.ts'
import { fitted, isDay, isYear } from '../rows/named-things.ts'
import type { Outline } from '../kinds/read-outline.ts'
import { usualFields } from '../fields/entity-fields.ts'
import { escapePattern } from '../escape-pattern.ts'
import { isFieldWord, kindOfName } from '../fields/field-kinds.ts'
import { capitalize, singularize } from '../inflect.ts'
import { readFields, splitList } from '../fields/read-fields.ts'
import type { Offer } from '../rows/read-offers.ts'
import { readKind } from '../kinds/read-relations.ts'
import { ownFields } from '../fields/said-fields.ts'
import { lookOfShown, nounOfShown, shownKind, shownKinds } from '../kinds/shown-kinds.ts'
import type { VisitorForm } from './read-visitor-form.ts'

/** Said of a page: sections, not facts of a record. */
const sections =
  /^(?:menu|events?|gigs|songs|photos?(?= )|photos|gallery.*|schedule|prices|contact.*|\w+ form|how to get there|find us|opening hours.*|team|services|news)$/i

/** "Each opens": what is hardly ever a noun names nothing. */
function isThing(noun: string): boolean {
  const known = sensesOfNoun(noun.split(' ').at(-1) ?? noun)
  return known === null || known.share >= leastShare
}
const leastShare = 3

/** Kinds of things whose facts the sentence lists itself. */
function toldKinds({ main, own, kinds }: Outline): Entity[] {
  const lists = [...(main === null ? [] : [[main, own.join(', ')] as const]), ...kinds]
  return lists
    .map(
      ([noun, list]) => [noun.replace(/^(?:upcoming|next|coming|current|latest|recent) (?=\p{L})/u, ''), list] as const,
    )
    .filter(
      ([noun]) =>
        !/^(?:with|page \p{L}+|section|page|tab|visitor|user|customer|guest|form|rsvp form|contact form|person|price|hour|opening hour|service|visitor)$/u.test(
          noun,
        ),
    )
    .filter(([noun]) => isThing(noun))
    .filter(([, list]) => {
      const { fields } = readFields(list)
      const hasSections = fields.some(({ label }) => sections.test(label))
      return (
        fields.length >= 2 &&
        !hasSections &&
        fields.some(({ kind, label }) => kind !== 'text' || /^(?:name|title)$/i.test(label))
      )
    })
    .map(([noun, list]) => {
      const kind = readKind(noun, list)
      const fields = arrangeFields([...kind.fields], topicOfNoun(noun) ?? anyTopic, noun)
      return {
        ...kind,
        fields,
        skeleton: fields.some((field) => field.kind === 'picture') ? 'gallery' : lookOfShown(noun),
      }
    })
}

/** "Our services (gutter repair, chimney work)": what is listed by plain names is shown as well. */
export function plainOffers(text: string, kinds: readonly Entity[], offers: readonly Offer[]): Offer[] {
  return kinds.flatMap(({ singular, plural, isInbox, fields }) => {
    if (isInbox || offers.some(({ of }) => of === singular)) return []
    const noun = singular === 'service' ? '(?:services|treatments|what we (?:do|offer))' : escapePattern(plural)
    const list = new RegExp(
      String.raw`\b${noun}\b(?:\s+are)?\s*[:(]\s*((?:[^.;:()–]|\.(?=\S))+?)(?=\)|[.;\n]|\s[–-]\s|,?\s+(?:each|all|every one)\b|$)`,
      'iu',
    ).exec(text)?.[1]
    const names = splitList(list ?? '').map((each) => each.replace(/["“”]/g, '').trim())
    const areNames = names.every(
      (each) =>
        /^\p{L}/u.test(each) &&
        each.split(/\s+/).length <= 4 &&
        !isFieldWord.test(each) &&
        !/^(?:with|each|description|details|title|place|role|about|which|what|who)\b/i.test(each),
    )
    // "Tours: tour, guide, date": what it has as its facts already names no rows.
    const isOwn = (each: string): boolean => fields.some(({ label }) => label.toLowerCase() === each.toLowerCase())
    // "Oak floors" sounds like a number, "name, phone, rate" are facts.
    const plain = names.filter((each) => kindOfName(each) === 'text')
    return names.length >= 2 && areNames && !names.some(isOwn) && plain.length * 2 > names.length
      ? names.map((each) => ({ name: capitalize(each), details: '', of: singular }))
      : []
  })
}

const eachWith =
  /(?:^|[.;:]\s+|,\s+|\band\s+)(\p{L}+s)\b([^.;:]*?),?\s+(?:each|every one|all)\s+(?:with|has|having|have|showing|shows)\s+([^.;]+)/iu
const sortedBy =
  /\b(?:filter(?:ed|able)?|sort(?:ed|able)?|group(?:ed)?|arranged)\s+by\s+(\p{L}+(?: \p{L}+)?)\s*\(([^)]+)\)/iu

/** "Projects filterable by type (house, school), each with place, year and a story": the facts of what is shown. */
function factsOfEach(text: string): { noun: string; list: string } | null {
  const found = eachWith.exec(text)
  if (found === null) return null
  const [, plural = '', between = '', list = ''] = found
  const by = sortedBy.exec(between)
  return {
    noun: singularize(plural.toLowerCase()),
    list: [...(by === null ? [] : [`${by[1] ?? ''} (${by[2] ?? ''})`]), list].join(', '),
  }
}

/** "Clicking on a project opens a page with its photos": what stands on the page of each is no kind of its own. */
const ownPage = /\b(?:click\w*|press\w*|tap\w*|each|every|a detail page)\b[^.;]*\b(?:page|detail view)\b[^.;]*/giu

/** Works without a picture are nothing to look at. */
function withPicture(kind: Entity): Entity {
  if (kind.fields.some(({ kind: sort }) => sort === 'picture')) return kind
  const [title, ...rest] = kind.fields
  return title === undefined
    ? kind
    : { ...kind, fields: [title, ...readFields('photo').fields, ...rest], skeleton: 'gallery' }
}

/** "A portfolio with projects": what is shown is no fact of itself. */
function withOwn({ fields, singular }: Entity): Field[] {
  const own = ownFields(fields, singular)
  return own.length === 0 ? fields : own
}

const isPicture =
  /(?:^|\s)(?:photo|picture|photograph|painting|drawing|sketch|watercolou?r|illustration|artwork|print)$/
export const isWork = /(?:^|\s)(?:work|project|building|sculpture)$/

/** The usual fields of what is shown give way to those that were said; its title and its picture stay. */
function withFacts(kind: Entity, facts: { noun: string; list: string } | null): Entity {
  if (facts === null || facts.noun !== kind.singular) return kind
  const said = readFields(facts.list).fields.map((field) => ({ ...field, required: false }))
  if (said.length < 2) return kind
  const kept = kind.fields.filter(
    ({ name, kind: sort }, index) =>
      (index === 0 || sort === 'picture') &&
      !said.some((field) => field.name === name || (index > 0 && field.kind === sort)),
  )
  return { ...kind, fields: [...kept, ...said] }
}

/** "Lessons: trial lesson 20 €, single lesson 45 €": what was listed by name is shown, and has what was said of each. */
function kindsOfOffers(offers: readonly Offer[], text: string): Entity[] {
  const known = new Set(shownKinds(text).flatMap(({ singular }) => [singular, nounOfShown(singular) ?? singular]))
  const nouns = [...new Set(offers.map(({ of }) => of))].filter(
    (noun) => noun !== '' && !known.has(noun) && !known.has(nounOfShown(noun) ?? noun),
  )
  const ofPrices = shownKinds(text).some(({ fields }) => fields.some(({ kind }) => kind === 'money'))
  return [...nouns, ...(ofPrices || nouns.length > 0 ? [] : nounOfUnnamed(offers, text))].map((noun) => {
    const own = offers.filter(({ of }) => of === noun)
    const [title = 'name'] = /^title\b/.exec(usualFields(noun)) ?? []
    if (noun === 'question') return shownKind(noun, 'question (required), answer (long text)')
    // What only has prices has no other facts.
    if (own.length === 0) return shownKind(noun, 'name (required), price, description')
    const isDated = own.some(({ details }) => isYear.test(details) || isDay.test(details))
    return shownKind(noun, `${title} (required), ${isDated ? 'date, ' : ''}description`)
  })
}

/** "Piano lesson 40 €, violin lesson 45 €" are lessons; what is sold and what is done for people go by wider words. */
function nounOfUnnamed(offers: readonly Offer[], text: string): string[] {
  const names = offers.filter(({ of, price }) => of === '' && price !== undefined).map(({ name }) => name.toLowerCase())
  if (names.length < 2) return []
  const [last = ''] = names.map((name) => singularize(name.split(' ').at(-1) ?? ''))
  const isShared = names.every((name) => name.includes(' ') && singularize(name.split(' ').at(-1) ?? '') === last)
  if (isShared) return [last]
  return /\b(?:sell|sells|selling|bake|make|roast|brew|grow|produce|shop|bakery|farm)\b/i.test(text)
    ? ['product']
    : ['service']
}

/** "A portfolio for a graphic designer: …": whose it is, is nothing that it shows. */
function isWhose(noun: string, text: string): boolean {
  return new RegExp(
    String.raw`\b(?:site|website|page|portfolio|one-pager) (?:for|of|by) (?:an?|the|my|our) (?:[\p{L}-]+ ){0,2}?${escapePattern(noun)}(?=\s*(?:$|[.,:;(–—-]|(?:with|showing|that|who|where)\b))`,
    'iu',
  ).test(text)
}

/** "Rooms and prices": the prices are those of the rooms. */
function isPriceOf(listed: readonly Entity[], text: string): boolean {
  return (
    listed.some(({ fields }) => fields.some(({ kind }) => kind === 'money')) &&
    !/\b(?:services|treatments|packages|price list)\b/i.test(text)
  )
}

/** For who is asked to leave their details, that form is what the site is for. */
export function readSiteKinds(
  text: string,
  archetype: Archetype,
  {
    outline,
    form,
    offers,
    hasPages,
    guestbook,
    listed,
  }: {
    outline: Outline
    form: VisitorForm | null
    offers: readonly Offer[]
    hasPages: boolean
    guestbook: Entity | null
    /** What the message says that the site shows, by nouns alone. */
    listed: readonly Entity[]
  },
): { main: Entity; more: Entity[] } {
  // A list of facts that stands alone is the form's, where there is one.
  const isWholeForm = form !== null && form.end === 0
  const told = isWholeForm
    ? []
    : toldKinds(outline).filter(({ singular }) => singular !== form?.noun && !isWhose(singular, text))
  const hasPictures = told.some(({ fields }) => fields.some(({ kind }) => kind === 'picture'))
  const facts = factsOfEach(text)
  const shown = shownKinds(text.replace(ownPage, ' '))
  // The pictures are what a portfolio with galleries shows.
  const isOfPictures = shown.some(({ singular }) => /^(?:photo|picture|drawing|sketch|watercolou?r)$/.test(singular))
  // "Our breads and prices": what has the prices is shown, and no services besides.
  const isPricedElsewhere =
    offers.some(({ of, price }) => of !== '' && of !== 'service' && of !== 'price' && price !== undefined) &&
    !offers.some(({ of, price }) => (of === '' || of === 'service') && price !== undefined) &&
    !/\b(?:services|treatments|packages)\b/i.test(text)
  const usual = [
    ...(isOfPictures ? shownKinds(text.replace(ownPage, ' ').replace(/\bportfolio\b/gi, ' ')) : shown),
    ...kindsOfOffers(offers, text),
    ...listed,
  ]
    .map((kind) => withFacts(fitted(kind, offers), facts))
    .filter(
      ({ singular }) => !told.some((kind) => kind.singular === singular || nounOfShown(kind.singular) === singular),
    )
    .filter(({ singular }) => singular !== 'service' || !(isPricedElsewhere || isPriceOf(listed, text)))
    // "Works: …. A project opens on its own page": both are what somebody made.
    .filter(({ singular }) => !(isWork.test(singular) && told.some((kind) => isWork.test(kind.singular))))
    // The pictures of a portfolio are those of its works.
    .filter(({ singular }, _, all) => singular !== 'photo' || !all.some((kind) => kind.singular === 'work'))
    .filter(({ singular }) => !(hasPictures && /^(?:photo|picture|project|product)$/.test(singular)))
  const isPortfolio = archetype.id === 'portfolio'
  const kinds = [...told, ...usual]
    .map((kind) => ({ ...kind, fields: withOwn(kind) }))
    .map((kind) =>
      isPicture.test(kind.singular) || (isPortfolio && isWork.test(kind.singular)) ? withPicture(kind) : kind,
    )
  if (archetype.id !== 'leads') {
    const [main, ...more] = kinds
    // A page that only says what it is and takes messages.
    if (main === undefined && form !== null)
      return { main: { ...readKind(form.noun, undefined), fields: form.fields, isInbox: true }, more: [] }
    if (
      main === undefined &&
      (hasPages || /\blanding page|one-?pager|home ?page|personal (?:site|website|page)\b/i.test(text))
    ) {
      const fields = readFields('name (required), email (required), message (long text, required)').fields
      return { main: { ...readKind('message', undefined), fields, isInbox: true }, more: [] }
    }
    const message = form === null ? [] : [messageOf(form)]
    if (main === undefined && guestbook !== null) return { main: guestbook, more: message }
    return { main: main ?? shownKind(archetype.noun, archetype.fields), more: [...more.slice(0, 4), ...message] }
  }
  const main = {
    ...readKind(form?.noun ?? archetype.noun, undefined),
    fields: form?.fields ?? readFields(waitsFor(text) ?? archetype.fields).fields,
    isInbox: true,
    skeleton: 'table' as const,
  }
  return { main, more: kinds.filter(({ singular }) => singular !== main.singular).slice(0, 3) }
}

/** Of whoever only wants to hear of something nothing but an address has to be known. */
function waitsFor(text: string): string | undefined {
  if (/\bnewsletter\b/i.test(text)) return 'email (required)'
  return /\bwait(?:ing)?[ -]?list|coming soon\b/i.test(text) ? 'email (required), name' : undefined
}

/** What a form asks on a site that is not made for it stands on the page for messages. */
function messageOf(form: VisitorForm): Entity {
  return { ...readKind('message', undefined), fields: form.fields, isInbox: true }
}

const bookable =
  /\b(?:book|reserve|booking of|reservations? (?:for|of)|bookings? (?:for|of)|renting(?: out)?|rent(?: out)?)\s+(?:an?|the|my|our|their|your)?\s*(?:(?:two|three|four|five|\d+)\s+)?((?:\p{L}+\s)?\p{L}+)/iu
const noBooking =
  /^(?:online|it|them|one|appointments?|slots?|times?|sessions? time|visits?|repairs?|and|here|in|with|a|for|service|services|reservation|booking)$/i

/** What is booked: "book a cabin", "court booking"; a table in a restaurant. Undefined: a service. */
export function bookedThing(text: string): string | undefined {
  if (/\b(?:restaurant|bistro|caf[eé]|diner|trattoria|osteria)\b/i.test(text)) return 'table'
  const before = /\b(\p{L}+) (?:bookings?|reservations?|hire|rentals?)\b/iu.exec(text)?.[1]
  const said = [bookable.exec(text)?.[1], before].map((words) =>
    singularize(
      (words ?? '')
        .toLowerCase()
        .trim()
        .split(/\s+(?:with|online|and|at|in|on|for|by|from|through|here|there|of)\b/)[0] ?? '',
    ),
  )
  return said.find(
    (thing) =>
      thing !== '' &&
      !noBooking.test(thing) &&
      /(?:court|room|table|desk|class|lesson|cabin|cottage|boat|bike|car|tour|workshop|studio|seat|treatment|massage|haircut|flat|apartment|house|tent|van|kayak|machine|session)$/.test(
        thing,
      ),
  )
}

/** The first topic that any word of the sentence names; else that of the records. */
export function topicOfText(text: string, noun: string): Topic {
  const words = text.toLowerCase().match(/[\p{L}-]+/gu) ?? []
  for (const word of words) {
    const topic = topicOfNoun(singularize(word))
    if (
      topic?.id === 'people' &&
      /^(?:people|persons?|users?|customers?|clients?|members?|visitors?|guests?|students?|friends?|neighbou?rs?|kids|children|everyone|team|family|players?|lovers?)$/.test(
        word,
      )
    )
      continue
    if (
      topic !== undefined &&
      !/^(?:list|app|game|site|page|time|note|notes|task|order|card|day|book|post|photo|picture|project|story|paper|rock|request|ticket|item|product|service|class|offer|idea|design|update|print|single|profile|dish|box|thing|tool)(?:e?s)?$/.test(
        word,
      )
    )
      return topic
  }
  return topicOfNoun(noun) ?? anyTopic
}
