// A site that is told as a list of its parts: "site for a chess club: meetings, members, results and how to join". Where
// the readers of single sorts left one of them out, or read something else, the site is made of the list.
import type { Brief, Copy, Entity, Field } from '../../brief.ts'
import { anyTopic, topicOfNoun } from '../../topics/index.ts'
import { archetypeById } from '../archetypes/archetypes.ts'
import { arrangeFields } from '../fields/arrange-fields.ts'
import { type BuildReading, type Words, finish } from '../finish-brief.ts'
import { escapePattern } from '../escape-pattern.ts'
import { capitalize, pluralize } from '../inflect.ts'
import { readFields, splitList } from '../fields/read-fields.ts'
import { openInbox } from '../sites/read-inbox.ts'
import { readKind } from '../kinds/read-relations.ts'
import { topicOfText } from '../sites/read-site.ts'
import { lookOfShown } from '../kinds/shown-kinds.ts'
import { nameOfSite } from './name-of-site.ts'
import { type Said, isSite, ofWorks, partsIn } from './list-of-parts.ts'
import { type SitePart, sitePartOf } from './parts.ts'
import { withToldFacts } from '../sites/with-told-facts.ts'
import { withInfoSite } from './info-site.ts'
import { withToldSite } from './with-told-site.ts'

/** Something is done in it that no site does. */
const isApp =
  /\b(?:apps?|tracker|dashboard|crm|system|tool|log(?:s|ged)?[ -]?in|accounts?|passwords?|each \p{L}+ (?:has|should have)|cart|basket|check ?out|(?:members?|users?) (?:can|could|may|should)|favou?rites?|rate (?:them|it|each))\b/iu

const isPlain = (noun: string): boolean => !/^(?:the|our|my|of|and|leave|pick) /.test(noun)
const lastOf = (noun: string): string => noun.split(' ').at(-1) ?? noun

/** Is it there already, by whatever word? */
/** "A wedding page with rsvp and our story": the parts of a page are no facts of whoever replies. */
const asksForParts = (fields: readonly Field[]): boolean =>
  fields.some(({ label }) => {
    const part = sitePartOf(label.toLowerCase())
    return part?.sort === 'about' || (part?.sort === 'form' && part.noun === 'reply')
  })

function isHeld({ part, inside }: Said, brief: Brief): boolean {
  const kinds = [{ ...brief.entity, fields: brief.fields, isInbox: brief.isInbox }, ...brief.more]
  const page = (title: string): boolean =>
    brief.copy.pages.some((each) => each.title.toLowerCase() === title) ||
    brief.copy.facts.some(({ label }) => label.toLowerCase().includes(lastOf(title)))
  switch (part.sort) {
    case 'kind':
      return (
        kinds.some(
          ({ singular, isInbox }) => !isInbox && isPlain(singular) && lastOf(singular) === lastOf(part.noun),
        ) ||
        (part.title !== undefined &&
          brief.copy.pages.some(({ title, of }) => of !== '' && title.toLowerCase() === part.title))
      )
    case 'form':
      return inside === ''
        ? kinds.some(
            ({ singular, isInbox, fields }) =>
              isInbox && (singular === part.noun || singular !== 'message') && !asksForParts(fields),
          )
        : kinds.some(({ fields, isInbox }) => isInbox && asksAll(fields, inside))
    case 'about':
      return brief.parts.includes('about') || page(part.title)
    case 'words':
      // When it is open is asked for by its own words.
      return page(part.title) || (brief.front === 'site' && part.title.includes('hours'))
    case 'newsletter':
      return brief.parts.includes('newsletter') || brief.isInbox
    case 'map':
      return brief.parts.includes('map')
    default:
      return true
  }
}

/** Is all that was said to be asked among its fields? */
function asksAll(fields: Entity['fields'], inside: string): boolean {
  return readFields(inside).fields.every(({ label }) =>
    fields.some((field) => field.label.toLowerCase() === label.toLowerCase()),
  )
}

function entityOf({ part, inside }: Said): Entity[] {
  if (part.sort !== 'kind' && part.sort !== 'form') return []
  const isForm = part.sort === 'form'
  const said = isForm && inside !== '' ? readFields(inside).fields : []
  const usual = readFields(part.fields).fields
  const names = said.some(({ name }) => /name/.test(name)) ? [] : readFields('name (required)').fields
  const fields = isForm && said.length >= 2 ? [...names, ...said] : isForm ? usual : withSaid(usual, inside, part.noun)
  return [
    {
      ...readKind(part.noun, undefined),
      plural: part.noun === 'news' ? 'news' : pluralize(part.noun),
      fields: isForm ? asAsked(fields) : arrangeFields(fields, topicOfNoun(part.noun) ?? anyTopic, part.noun),
      isInbox: isForm,
      // What happens in the course of a day is read from its morning on.
      ...(part.noun === 'program item' || part.noun === 'act' ? { order: { by: 'time', isDown: false } } : {}),
      ...(/^(?:position|degree)$/.test(part.noun) ? { order: { by: 'from_year', isDown: true } } : {}),
      skeleton: fields.some(({ kind }) => kind === 'picture') ? 'gallery' : lookOfShown(part.noun),
    },
  ]
}

/** Who it was and how they are reached is asked of everybody. */
const asAsked = (fields: Entity['fields']): Entity['fields'] =>
  fields.map((field, index) => (index === 0 || field.kind === 'email' ? { ...field, required: true } : field))

const hasGroups = /(?:menu item|work|project|photo|post|article|event|product|class|course)$/

/** "Menu (ramen, sides, drinks)": by what the dishes are told apart; else what each of them has. */
function withSaid(fields: Entity['fields'], inside: string, noun: string): Entity['fields'] {
  const names = splitList(inside).map((each) => each.trim())
  const [title, ...others] = fields
  if (title === undefined || names.length < 2) return fields
  const told = readFields(inside).fields
  const areFacts =
    told.some(({ kind }) => kind !== 'text') || names.some((each) => /^(?:name|title|place|size|year)$/i.test(each))
  if (areFacts) {
    const own = told.filter(({ name }) => name !== title.name && name !== 'name')
    const picture = others.filter(({ kind }) => kind === 'picture' && !own.some((field) => field.kind === kind))
    return [title, ...picture, ...own.map((field) => ({ ...field, required: false }))]
  }
  const options = names.filter((each) => /^[\p{L} '’&-]{2,24}$/u.test(each)).map(capitalize)
  if (options.length !== names.length || !hasGroups.test(noun)) return fields
  return [title, { name: 'category', label: 'Category', kind: 'choice', required: false, options }, ...others]
}

function pagesOf(said: readonly Said[]): Copy['pages'] {
  return said.flatMap(({ part }) => {
    if (part.sort === 'about')
      return [{ title: capitalize(part.title.replace(/^an? page /, '')), lines: [], of: 'about' }]
    if (part.sort === 'words') return [{ title: capitalize(part.title.replace(/^the /, '')), lines: [], of: '' }]
    return part.sort === 'kind' && part.title !== undefined
      ? [{ title: capitalize(part.title), lines: [], of: part.noun }]
      : []
  })
}

const mostKinds = 6

/** "Each dog has …", "dogs with …": its facts were told. */
function isTold({ singular, plural }: Entity, message: string): boolean {
  return new RegExp(
    String.raw`\b(?:each|every|an?) ${escapePattern(singular)}\b|\b${escapePattern(plural)}\b (?:(?:with|have|has|having)\b|\()`,
    'i',
  ).test(message)
}

/** "Basic 49": a bare number behind a name is what it costs. */
function pricedOffers(offers: Copy['offers'], kinds: readonly Entity[]): Copy['offers'] {
  const priced = kinds
    .filter(({ fields }) => fields.some(({ kind }) => kind === 'money'))
    .map(({ singular }) => singular)
  return offers.map((offer) =>
    offer.price === undefined && priced.includes(offer.of) && /^\d+(?:[.,]\d{2})?$/.test(offer.details)
      ? { ...offer, price: offer.details, details: '' }
      : offer,
  )
}

/** "Jams and prices": the prices are those of the jams. */
function withoutPrices(said: readonly Said[], message: string): Said[] {
  const hasOther = said.some(
    ({ part }) => part.sort === 'kind' && part.noun !== 'service' && /\bprice\b/.test(part.fields),
  )
  const isService = /\b(?:services|treatments|packages|what (?:i|we) (?:do|offer))\b/i.test(message)
  return said.filter(({ part }) => !(part.sort === 'kind' && part.noun === 'service' && hasOther && !isService))
}

/** What was told of a page, and what pages of the same records are called, stays. */
function withToldPages(pages: Copy['pages'], base: Brief | null, kinds: readonly Entity[]): Copy['pages'] {
  const known = base?.front === 'site' ? base.copy.pages : []
  const isNew = ({ title, of }: Copy['pages'][number]): boolean =>
    !pages.some((page) => page.title.toLowerCase() === title.toLowerCase() || (of !== '' && page.of === of))
  return [
    ...pages.map((page) => known.find(({ title, lines }) => lines.length > 0 && title === page.title) ?? page),
    ...known.filter(
      (page) =>
        isNew(page) &&
        (page.lines.length > 0 || kinds.some(({ singular, isInbox }) => !isInbox && singular === page.of)),
    ),
  ]
}

function siteOf(words: Words, said: readonly Said[], base: Brief | null): BuildReading | null {
  const site = archetypeById(said.every(({ part }) => part.sort !== 'kind') ? 'leads' : 'site')
  const own = withoutPrices(said, words.request).flatMap(entityOf)
  const held =
    base?.front !== 'site'
      ? []
      : [
          { ...base.entity, fields: base.fields, isInbox: base.isInbox, skeleton: base.skeleton, topic: base.topic },
          ...base.more,
        ]
  // What was told of a kind is known to the reader of its sort.
  const kept = own.map((kind) => {
    const isListed = words.copy.offers.some(({ of }) => of === kind.singular)
    const known =
      !isListed && isTold(kind, words.request) ? held.find(({ singular }) => singular === kind.singular) : undefined
    return known === undefined || kind.isInbox ? kind : { ...kind, fields: known.fields }
  })
  const form = kept.find(({ isInbox }) => isInbox)
  const shown = kept.filter(({ isInbox }) => !isInbox).slice(0, mostKinds)
  const told = held.find(
    ({ isInbox, singular, fields }) => isInbox && singular !== 'message' && form === undefined && !asksForParts(fields),
  )
  const [main, ...more] = [...shown, ...(form === undefined ? [] : [form]), ...(told === undefined ? [] : [told])]
  if (site === null || main === undefined) return null
  const has = (sort: SitePart['sort']): boolean => said.some(({ part }) => part.sort === sort)
  const name = nameOfSite(words.request, { known: words.name, read: base?.name })
  const made = finish(
    {
      ...words,
      // Who signs up here leaves a name, and needs no account.
      whole: words.whole.replace(
        /\b(?:sign(?:s|ing)?[- ]?ups?|membership|members?|join(?:s|ing)?|register|registration)\b/gi,
        ' ',
      ),
      ...(name !== undefined && { name }),
      copy: {
        ...words.copy,
        pages: withToldPages(pagesOf(said), base, kept),
        offers: pricedOffers(words.copy.offers, shown),
      },
    },
    {
      kinds: { main, more },
      phrase: undefined,
      topic: topicOfText(`${words.about} ${words.text}`, ''),
      saidFields: true,
      unread: [],
    },
    {
      ...site,
      parts: [
        ...(form === undefined || has('contact') ? (['contact'] as const) : []),
        ...(has('about') ? (['about'] as const) : []),
        ...(has('newsletter') ? (['newsletter'] as const) : []),
      ],
    },
  )
  if (!made.ok) return made
  // What only its owner was to change stays the owner's.
  const access = base?.access === 'admin' && made.brief.access === 'open' ? base.access : made.brief.access
  const brief = { ...made.brief, access, ...(main.order !== undefined && { order: main.order }) }
  return { ...made, brief: main.isInbox ? openInbox(brief, words.request) : brief }
}

function withoutOwnPhotos(reading: BuildReading, message: string): BuildReading {
  const noun = ofWorks.exec(message)?.[1]?.toLowerCase()
  if (!reading.ok || noun === undefined || !reading.brief.entity.singular.includes(noun)) return reading
  const { brief } = reading
  const pages = brief.copy.pages.filter(({ of }) => of !== 'photo')
  return {
    ...reading,
    brief: {
      ...brief,
      more: brief.more.filter(({ singular }) => singular !== 'photo'),
      copy: { ...brief.copy, pages },
    },
  }
}

/** Whoever signs up chooses among what is held: the reader of businesses knows all of its parts. */
const isChosen = ({ front, more }: Brief): boolean =>
  front === 'site' && more.some(({ fields }) => fields.some(({ kind }) => kind === 'reference'))

const hasPageList = /\b(?:[Pp]ages|[Ss]ections|[Tt]abs)\b\s*(?:[:(]|(?:are|called|named)\b|(?=\p{Lu}))/u

/** The same, with what was left out of the list of its parts. */
export function withSiteParts(first: BuildReading, words: () => Words, message: string): BuildReading {
  if (isApp.test(message)) return first
  const make = (said: readonly Said[], base: Brief | null) => siteOf(words(), said, base)
  const told = withToldSite(withListedParts(first, words, message), message, make)
  return withToldFacts(withInfoSite(told, message, make), message)
}

function withListedParts(first: BuildReading, words: () => Words, message: string): BuildReading {
  const reading = withoutOwnPhotos(first, message)
  const isOther = reading.ok && (!['site', 'list', 'shop'].includes(reading.brief.front) || isChosen(reading.brief))
  if (isOther || !isSite.test(message) || isApp.test(message)) return reading
  const isShop = reading.ok && reading.brief.front === 'shop'
  const said = partsIn(message, !isShop)
  const real = said.filter(({ part }) => part.sort === 'kind' || part.sort === 'form' || part.sort === 'words')
  const isMisread = reading.ok && asksForParts(reading.brief.fields)
  const isAnswered = said.some(
    ({ part, inside }) => part.sort === 'form' && part.noun === 'reply' && (inside !== '' || isMisread),
  )
  const isKnown = reading.ok && reading.brief.front !== 'list'
  // Pages that are called by their names hold what stands under them.
  const isOfPages = reading.ok && hasPageList.test(message)
  // Posts that nobody asked for stand where nothing was understood of what the site shows.
  const isUnsaid =
    reading.ok && reading.brief.entity.singular === 'post' && !/\b(?:blogs?|news|posts?|articles?)\b/i.test(message)
  const isList = isOfPages
    ? false
    : isAnswered || (isUnsaid && real.length > 0) || (said.length >= 3 && real.length >= (isKnown ? 2 : 1))
  const missing = !isList ? [] : reading.ok && !isMisread ? said.filter((each) => !isHeld(each, reading.brief)) : said
  const whole = missing.length === 0 || isShop ? null : siteOf(words(), said, reading.ok ? reading.brief : null)
  if (whole !== null || !reading.ok || reading.brief.front === 'list') return whole ?? reading
  const name = nameOfSite(message, { known: undefined, read: reading.brief.name }) ?? reading.brief.name
  return { ...reading, brief: isShop ? amended({ ...reading.brief, name }, missing) : { ...reading.brief, name } }
}

/** A shop with what it shows besides its wares. */
function amended(brief: Brief, missing: readonly Said[]): Brief {
  const kinds = missing
    .flatMap(entityOf)
    .filter(({ isInbox, fields }) => !isInbox && !fields.some(({ kind }) => kind === 'money'))
  const pages = pagesOf(missing).filter(
    ({ of }) => of === '' || of === 'about' || kinds.some(({ singular }) => singular === of),
  )
  return {
    ...brief,
    more: [...brief.more, ...kinds],
    isInboxKept: brief.isInboxKept || (brief.access !== 'admin' && kinds.some(({ isInbox }) => isInbox)),
    parts: pages.some(({ of }) => of === 'about') ? [...new Set([...brief.parts, 'about' as const])] : brief.parts,
    copy: { ...brief.copy, pages: [...brief.copy.pages, ...pages] },
  }
}
