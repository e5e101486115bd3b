// What a site of pages is about: the kinds of things it shows, said ("a menu", "my projects") or usual for it.
import type { Entity, Field } from '../brief.ts'
import { type Topic, anyTopic, topicOfNoun } from '../topics/index.ts'
import type { Archetype } from './archetypes.ts'
import { arrangeFields } from './arrange-fields.ts'
import type { Outline } from './read-outline.ts'
import { singularize } from './inflect.ts'
import { readFields } from './read-fields.ts'
import { readKind, refer } from './read-relations.ts'

const shown: readonly [RegExp, string, string][] = [
  [/\bmenu\b(?! (?:bar|button|at the top))/i, 'menu item', 'name (required), price, description'],
  [
    /\b(?:services|price list|prices|treatments|packages|what (?:i|we) offer)\b/i,
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
    /\b(?:events?|gigs?|concerts?|shows|tour dates|schedule|classes|workshops)\b/i,
    'event',
    'title (required), date, place, description',
  ],
  [/\b(?:team|staff|members|people behind|speakers)\b/i, 'member', 'name (required), role, photo, about'],
  [/\b(?:testimonials?|reviews?|guest ?book)\b/i, 'review', 'name (required), words (long text, required), rating'],
  [/\b(?:faqs?|frequently asked|questions)\b/i, 'question', 'question (required), answer (long text)'],
  [/\b(?:products?|things we make|goods)\b/i, 'product', 'name (required), price, photo, description'],
]

const looks: Readonly<Record<string, Entity['skeleton']>> = {
  project: 'gallery',
  photo: 'gallery',
  member: 'cards',
  event: 'days',
}

function kindOf(noun: string, fields: string): Entity {
  const kind = readKind(noun, undefined)
  return { ...kind, fields: readFields(fields).fields, skeleton: looks[noun] ?? 'index' }
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
        !/^(?:visitor|user|customer|guest|form|rsvp form|contact form|person|price|hour|opening hour|service|visitor)$/.test(
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

/** For who is asked to leave their details, that form is what the site is for. */
export function readSiteKinds(
  text: string,
  archetype: Archetype,
  { said, outline }: { said: readonly Field[]; outline: Outline },
): { main: Entity; more: Entity[] } {
  const told = archetype.id === 'leads' ? [] : toldKinds(outline)
  const hasPictures = told.some(({ fields }) => fields.some(({ kind }) => kind === 'picture'))
  const usual = shown
    .filter(([pattern]) => pattern.test(text))
    .map(([, noun, fields]) => kindOf(noun, fields))
    .filter(({ singular }) => !told.some((kind) => kind.singular === singular))
    .filter(({ singular }) => !(hasPictures && /^(?:photo|project|product)$/.test(singular)))
  const kinds = [...told, ...usual]
  if (archetype.id !== 'leads') {
    const [main, ...more] = kinds
    // A page that only says what it is and takes messages.
    if (main === undefined && /\blanding page|one-?pager|home ?page\b/i.test(text)) {
      const fields = readFields('name (required), email (required), message (long text, required)').fields
      return { main: { ...readKind('message', undefined), fields, isInbox: true }, more: [] }
    }
    return { main: main ?? kindOf(archetype.noun, archetype.fields), more: more.slice(0, 4) }
  }
  const isListed =
    /\b(?:see|view|list of|manage|table of|dashboard|admin page)\b[^.;]{0,40}\b(?:leads|requests|sign-?ups?|subscribers|enquiries|entries|submissions|contacts)\b/i.test(
      text,
    )
  const fields = said.filter(({ kind, label }) => kind !== 'picture' && !/\bpage\b|\bform\b/i.test(label))
  const form =
    fields.length >= 2 || (fields.length === 1 && fields[0]?.kind === 'email')
      ? withName(fields)
      : readFields(
          /\bwait|newsletter|coming soon\b/i.test(text) ? 'name (required), email (required)' : archetype.fields,
        ).fields
  const main = { ...readKind(archetype.noun, undefined), fields: form, isInbox: !isListed, skeleton: 'table' as const }
  return { main, more: kinds.filter(({ singular }) => singular !== archetype.noun).slice(0, 3) }
}

function withName(fields: readonly Field[]): Field[] {
  const title = fields.find(({ kind }) => kind === 'text') ?? {
    name: 'name',
    label: 'Name',
    kind: 'text' as const,
    required: true,
  }
  return [
    { ...title, required: true },
    ...fields
      .filter((field) => field !== title)
      .map((field) => (field.kind === 'email' ? { ...field, required: true } : field)),
  ]
}

const bookable =
  /\b(?:book|reserve|booking of|reservations? (?:for|of)|bookings? (?:for|of)|renting(?: out)?|rent(?: out)?)\s+(?:an?|the|my|our|their|your)?\s*(?:(?:two|three|four|five|\d+)\s+)?((?:\p{L}+\s)?\p{L}+)/iu
const noBooking =
  /^(?:online|it|them|one|appointments?|slots?|times?|sessions? time|visits?|repairs?|and|here|in|with|a|for|service|services|reservation|booking)$/i

/** What is booked: "book a cabin", "court booking"; a table in a restaurant. Undefined: a service. */
export function bookedThing(text: string): string | undefined {
  if (/\b(?:restaurant|bistro|caf[eé]|diner|trattoria|osteria)\b/i.test(text)) return 'table'
  const before = /\b(\p{L}+) (?:bookings?|reservations?)\b/iu.exec(text)?.[1]
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
  const wantsPhone = said.some(({ kind }) => kind === 'phone') || /\bphone\b/i.test(text)
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
      !known.has(name) && !['email', 'phone', 'time'].includes(kind) && (kind !== 'date' || /birth/i.test(label)),
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
