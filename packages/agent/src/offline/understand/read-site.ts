// What a site of pages is about: the kinds of things it shows, said ("a menu", "my projects") or usual for it.
import type { Copy, Entity, Field } from '../brief.ts'
import { type Topic, anyTopic, topicOfNoun } from '../topics/index.ts'
import type { Archetype } from './archetypes.ts'
import { arrangeFields } from './arrange-fields.ts'
import type { Outline } from './read-outline.ts'
import { capitalize, singularize } from './inflect.ts'
import { readFields, splitList } from './read-fields.ts'
import { readKind, refer } from './read-relations.ts'
import type { VisitorForm } from './read-visitor-form.ts'

/** What a site shows: how it is said, what a record of it is called where the word itself is too wide, its facts. */
const shown: readonly [RegExp, string, string][] = [
  [/\bmenu\b(?! (?:bar|button|at the top))/i, 'menu item', 'name (required), price, description'],
  [
    /\b(?:services|price list|prices(?! (?:from|start))|treatments|packages|what (?:i|we) offer)\b/i,
    'service',
    'name (required), price, description',
  ],
  [
    /\b(?:projects?|case stud(?:y|ies)|my work|works|portfolio|designs?|illustrations?)\b/i,
    'project',
    'title (required), photo, year (number), description',
  ],
  [
    /\b(?:photos?|photographs?|gallery|pictures|paintings?|prints)\b/i,
    'photo',
    'title (required), photo, place, caption: long text',
  ],
  [
    /\b(?:blog|posts?|articles?|news|writing|essays?|stories)\b/i,
    'post',
    'title (required), body: long text, published on (date)',
  ],
  [
    /\b(?:events?|gigs?|concerts?|shows|tour dates|schedule|classes|workshops|performances|talks|readings|screenings)\b/i,
    'event',
    'title (required), date, place, description',
  ],
  [
    /\b(?:(?:the|our|my|meet the|meet our|whole|entire) (?:team|staff|crew)(?! (?:can|sees?|reads?|looks?|gets?|should|will|who|that|wants?))|team page|(?:our|team|club|committee|band) members|(?<=(?:^|[,:.;]|\band|\bwith|\bfor)\s*)(?:team|staff|crew|members|trainers)(?=\s*(?:[,.;(]|$|and\b))|people behind|speakers|line-?up)\b/i,
    'member',
    'name (required), role, photo, about',
  ],
  [
    /\b(?:testimonials?|(?<!to )reviews?|guest ?book)\b/i,
    'review',
    'name (required), words (long text, required), rating',
  ],
  [/\b(?:faqs?|frequently asked|questions and answers)\b/i, 'question', 'question (required), answer (long text)'],
  [/\b(?:products?|things we make|goods)\b/i, 'product', 'name (required), price, photo, description'],
]

/** "Upcoming concerts" are concerts, "gigs" gigs: the word that was said, where it names one thing of several. */
function saidNoun(word: string, usual: string): string {
  const singular = singularize(word.toLowerCase())
  const isPlain = /^\p{L}+$/u.test(word) && singular !== word.toLowerCase()
  return isPlain &&
    /^(?:event|photo|project|product|service|member)$/.test(usual) &&
    !/^(?:price|package|good|show|picture)$/.test(singular)
    ? singular
    : usual
}

const looks: Readonly<Record<string, Entity['skeleton']>> = {
  project: 'gallery',
  photo: 'gallery',
  member: 'cards',
  event: 'days',
}

function kindOf(noun: string, fields: string, usual: string = noun): Entity {
  const kind = readKind(noun, undefined)
  return { ...kind, fields: readFields(fields).fields, skeleton: looks[usual] ?? 'index' }
}

/** Said of a page: sections, not facts of a record. */
const sections =
  /^(?:menu|events?|gigs|songs|photos?(?= )|photos|gallery.*|schedule|prices|contact.*|\w+ form|how to get there|find us|opening hours.*|team|services|news)$/i

/** Kinds of things whose facts the sentence lists itself. */
function toldKinds({ main, own, kinds }: Outline): Entity[] {
  const lists = [...(main === null ? [] : [[main, own.join(', ')] as const]), ...kinds]
  return lists
    .filter(
      ([noun]) =>
        !/^(?:section|page|tab|visitor|user|customer|guest|form|rsvp form|contact form|person|price|hour|opening hour|service|visitor)$/.test(
          noun,
        ),
    )
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
        skeleton: fields.some((field) => field.kind === 'picture') ? 'gallery' : (looks[noun] ?? 'index'),
      }
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

/** For who is asked to leave their details, that form is what the site is for. */
export function readSiteKinds(
  text: string,
  archetype: Archetype,
  { outline, form }: { outline: Outline; form: VisitorForm | null },
): { main: Entity; more: Entity[] } {
  const told = archetype.id === 'leads' || form !== null ? [] : toldKinds(outline)
  const hasPictures = told.some(({ fields }) => fields.some(({ kind }) => kind === 'picture'))
  const facts = factsOfEach(text)
  const usual = shown
    .flatMap(([pattern, noun, fields]) => {
      const word = pattern.exec(text)?.[0]
      return word === undefined ? [] : [kindOf(saidNoun(word, noun), fields, noun)]
    })
    .map((kind) => withFacts(kind, facts))
    .filter(({ singular }) => !told.some((kind) => kind.singular === singular))
    .filter(({ singular }) => !(hasPictures && /^(?:photo|project|product)$/.test(singular)))
  const kinds = [...told, ...usual]
  if (archetype.id !== 'leads') {
    const [main, ...more] = kinds
    // A page that only says what it is and takes messages.
    if (main === undefined && form !== null)
      return { main: { ...readKind(form.noun, undefined), fields: form.fields, isInbox: true }, more: [] }
    if (main === undefined && /\blanding page|one-?pager|home ?page|personal (?:site|website|page)\b/i.test(text)) {
      const fields = readFields('name (required), email (required), message (long text, required)').fields
      return { main: { ...readKind('message', undefined), fields, isInbox: true }, more: [] }
    }
    const message = form === null ? [] : [messageOf(form)]
    return { main: main ?? kindOf(archetype.noun, archetype.fields), more: [...more.slice(0, 4), ...message] }
  }
  const main = {
    ...readKind(form?.noun ?? archetype.noun, undefined),
    fields:
      form?.fields ??
      readFields(/\bwait|newsletter|coming soon\b/i.test(text) ? 'name (required), email (required)' : archetype.fields)
        .fields,
    isInbox: true,
    skeleton: 'table' as const,
  }
  return { main, more: kinds.filter(({ singular }) => singular !== main.singular).slice(0, 3) }
}

/** What a form asks on a site that is not made for it stands on the page for messages. */
function messageOf(form: VisitorForm): Entity {
  return { ...readKind('message', undefined), fields: form.fields, isInbox: true }
}

const pageOf =
  /\b(?:an?|the|one|another|separate|own)\s+(?:(?!lead|landing|home|start|link|capture|sign|coming|event|launch|web|small|simple|little)\p{L}+\s+)?(?:page|section)\s+(?:for|about|on|with|of|where i explain|explaining|describing)\s+(?:my |our |the |a |an )?([^,.;:()]+?)\s*(?:\(([^)]*)\))?(?=\s*(?:[,.;:]|$|\band\b))/giu

const listOfPages =
  /\b(?:pages|sections|tabs|menu items)\b(?:\s+(?:are|for|called|named|like))?\s*[:(]\s*((?:[^.;()]|\([^)]*\)|\.(?=\S))+)/iu
const madeByParts = /^(?:home(?: ?page)?|start|about\b.*|contact\b.*|get in touch|imprint|blog|news|faq)$/i

/** "Sections: About, Talks (…), Instruments, Contact": those that nothing else makes, with what is said in brackets. */
function listedPages(text: string): Copy['pages'] {
  return splitList(listOfPages.exec(text)?.[1] ?? '')
    .map((item) => ({
      title: item.replace(/\s*\(.*$|\s+(?:w\/|with)\s.*$/s, '').trim(),
      inside: /\((?:a list:?\s*)?([^)]*)\)/.exec(item)?.[1] ?? '',
    }))
    .filter(
      ({ title, inside }) =>
        title !== '' &&
        title.split(/\s+/).length <= 3 &&
        !madeByParts.test(title) &&
        (inside.includes('"') || !shown.some(([pattern]) => pattern.test(title))),
    )
    .slice(0, 6)
    .map(({ title, inside }) => ({
      title: capitalize(title),
      lines: inside
        .split(/\s*[,;]\s*/)
        .map((line) => capitalize(line.replace(/["“”]/g, '').trim()))
        .filter((line) => line !== ''),
    }))
}

/** The same text without the list of its pages that are nothing but words. */
export function withoutWordPages(text: string, pages: Copy['pages']): string {
  return pages.reduce(
    (rest, { title }) => rest.replace(new RegExp(String.raw`\b${title}\b(?:\s*\([^)]*\))?,?`, 'i'), ' '),
    text,
  )
}

/** "Imprint page", "a shipping page": called by their name. */
const namedPage =
  /(?:^|[.;,:]\s+|\b(?:an?|the|and|with|plus)\s+)((?!(?:an?|the|and|with|plus|home|start|landing|front|first|main|own|about|contact|results?|admin|one|this|each|every|lead|login|web|single|link|detail|separate|another|new|simple|small|little|bio|sign-?up|enquiry|inquiry|registration|booking|order|event|waiting|overview|summary)\b)\p{L}[\p{L}-]+(?: (?!page\b)\p{L}[\p{L}-]+)?) page(?=\s*(?:[.;,]|$|and\b))/giu

function namedPages(text: string): Copy['pages'] {
  return [...text.matchAll(namedPage)]
    .filter(({ index }) => index > 3)
    .map(([, title = '']) => ({
      title: capitalize(title.toLowerCase()),
      lines: /^(?:imprint|privacy|terms)/i.test(title)
        ? ['Who is responsible for this site, with name and address, belongs here.']
        : [],
    }))
    .filter(
      ({ title }) =>
        !shown.some(([pattern]) => pattern.test(title)) && !/^(?:me|us|my|our|your|that|which)\b/i.test(title),
    )
    .slice(0, 4)
}

/** Pages of words alone: "a page for lessons (£45 an hour)", and none that other parts make. */
export function readWordPages(text: string): Copy['pages'] {
  const listed = listedPages(text)
  if (listed.length > 0) return listed
  return [
    ...namedPages(text),
    ...[...text.matchAll(pageOf)]
      // What the message begins with is the app itself.
      .filter(({ index }) => index > 3)
      .map(([, title = '', inside = '']) => ({ title: title.trim(), inside }))
      .filter(
        ({ title }) =>
          title.split(/\s+/).length <= 4 &&
          !/\b(?:me|us|you|i|we|who|contact|about|home|form|enquir\w+|leads?|results?|them|their|all|admin|questions?|each|every)\b/i.test(
            title,
          ) &&
          !shown.some(([pattern]) => pattern.test(title)),
      )
      .slice(0, 5)
      .map(({ title, inside }) => ({ title: capitalize(title), lines: inside === '' ? [] : [capitalize(inside)] })),
  ]
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

const isOfGuests =
  /^(?:number of (?:guests|people|persons)|how many (?:guests|people|persons)|party size|guests|birthday|date of birth)$/i

/** A booking says for what, when and by whom; what else was said of it is asked as well. */
export function withBookings(
  { main, more }: { main: Entity; more: Entity[] },
  text: string,
  said: readonly Field[],
): { main: Entity; more: Entity[] } {
  const wantsPhone = said.some(({ kind }) => kind === 'phone') || /\b(?:phone|mobile|telephone)\b/i.test(text)
  const wantsEmail = said.some(({ kind }) => kind === 'email') || !wantsPhone
  const usual = readFields(
    `name (required), ${wantsEmail ? 'email (required), ' : ''}${wantsPhone ? 'phone (required), ' : ''}date (required), time (required)`,
  ).fields
  const known = new Set([
    ...usual.map(({ name }) => name),
    ...main.fields.map(({ name }) => name),
    'service',
    main.singular,
  ])
  const asked = said.filter(
    ({ name, label, kind }) =>
      !known.has(name) &&
      !/\bslots?\b|\bservice\b|^leave\b/i.test(label) &&
      !['email', 'phone', 'time'].includes(kind) &&
      (kind !== 'date' || /birth/i.test(label)),
  )
  const isAskedForBooking = said.some(({ kind }) => kind === 'date' || kind === 'time')
  const ofGuests = said.filter(({ label }) => isOfGuests.test(label))
  const fields = [...usual, ...ofGuests, ...(isAskedForBooking ? asked : []), ...readFields('notes').fields]
  const distinct = fields.filter(({ name }, index) => fields.findIndex((field) => field.name === name) === index)
  const booking = refer({ ...readKind('booking', undefined), fields: distinct, skeleton: 'days' }, main.singular)
  return { main, more: [...more, booking] }
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
