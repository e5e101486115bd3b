// What a site of pages is about: the kinds of things it shows, said ("a menu", "my projects") or usual for it.
import type { Entity, Field } from '../brief.ts'
import { type Topic, anyTopic, topicOfNoun } from '../topics/index.ts'
import type { Archetype } from './archetypes.ts'
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

/** For who is asked to leave their details, that form is what the site is for. */
export function readSiteKinds(
  text: string,
  archetype: Archetype,
  said: readonly Field[],
): { main: Entity; more: Entity[] } {
  const kinds = shown.filter(([pattern]) => pattern.test(text)).map(([, noun, fields]) => kindOf(noun, fields))
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
    /\b(?:see|view|list|manage|page (?:with|of|for)|shows?|table of|dashboard)\b[^.;]{0,40}\b(?:leads|requests|sign-?ups?|subscribers|enquiries|entries|submissions|contacts)\b/i.test(
      text,
    )
  const fields = said.filter(({ kind }) => kind !== 'picture')
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

/** A booking says for what, when and by whom. */
export function withBookings(
  { main, more }: { main: Entity; more: Entity[] },
  text: string,
): { main: Entity; more: Entity[] } {
  const wantsPhone = /\bphone\b/i.test(text)
  const fields = readFields(
    `name (required), ${wantsPhone ? 'phone (required)' : 'email (required)'}, date (required), time (required), notes`,
  ).fields
  const booking = refer({ ...readKind('booking', undefined), fields, skeleton: 'days' }, main.singular)
  return { main, more: [...more, booking] }
}

/** The first topic that any word of the sentence names; else that of the records. */
export function topicOfText(text: string, noun: string): Topic {
  const words = text.toLowerCase().match(/[\p{L}-]+/gu) ?? []
  for (const word of words) {
    const topic = topicOfNoun(singularize(word))
    if (topic !== undefined && !/^(?:list|app|game|site|page|time|note|notes|task|order|card|day)s?$/.test(word))
      return topic
  }
  return topicOfNoun(noun) ?? anyTopic
}
