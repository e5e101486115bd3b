// A site that was told in prose is the site that was told: no blog of posts, and no lone form.
import type { Brief, Copy } from '../../brief.ts'
import type { BuildReading } from '../finish-brief.ts'
import type { Said } from './list-of-parts.ts'
import type { SitePart } from './parts.ts'
import { type ToldSite, toldOfSite } from './told-site.ts'

const messages: SitePart = {
  sort: 'form',
  noun: 'message',
  fields: 'name (required), email (required), message (long text, required)',
}

/** The message begins with the site that is asked for. */
const asksSite =
  /^(?:[\p{L}'’-]+\s+){0,9}?(?:web ?site|site(?! (?:managers?|visits?|survey))|home ?page|web ?page|one[ -]?pager|landing page|one page|page (?:for|about|of))\b|\b(?:i|we)(?:['’]d| would)? (?:like|want|need)(?: to have)? an? (?:\p{L}+ ){0,2}(?:web ?site|site|home ?page|page)\b/iu
/** Facts in brackets, quoted copy, lists behind a colon and what people do with it are read word by word. */
const isDetailed =
  /["“”()*•[\]]|:\s+(?!(?:we|i|our)\b)|\n|\b(?:each|every(?:body|one)?|admin|dashboard|upload\w*|press(?:es)?|taps?|buttons? for|sign(?:s|ed)? in|without signing|state their|collect|portfolio|coming soon|assigned|newest|which are)\b/i
const longest = 320
const leastAsked = 2
const usualAsked = /^(?:name|e-?mail|phone|message|attending|number of guests)$/i
const ofPosts = /\b(?:blogs?|news|posts?|articles?|stories|diary|journal|updates)\b/i
const sold = /\b(?:shop|store|cart|order online|buy|webshop)\b/i

/** Is what was read of it no more than what anybody puts there: posts that nobody asked for, a form, one word as a kind? */
function isThin(reading: BuildReading, message: string, told: ToldSite): boolean {
  if (!reading.ok) return told.sections.length > 0
  const { front, entity, isInbox, more, copy } = reading.brief
  const shown = [{ ...entity, isInbox }, ...more].filter((kind) => !kind.isInbox)
  if (front === 'list') return !reading.saidFields || shown.length < 2
  if (front !== 'site') return false
  if (entity.singular === 'post') return !ofPosts.test(message)
  // What is asked in a form, word by word, is what such a page is for.
  const isOwn = told.parts.every(({ part }) => part.sort !== 'kind') && copy.offers.length === 0
  if (isOwn && told.facts.length > 1 && told.lines.length > 0) return !sold.test(message)
  if (
    shown.length === 0 &&
    !reading.brief.fields.every(({ label }) => usualAsked.test(label) || leastAsked > reading.brief.fields.length)
  )
    return false
  if (shown.length === 0) return copy.headline === '' && (told.sections.length > 0 || told.parts.length > 0)
  return told.sections.length > 0 && told.parts.every(({ part }) => part.sort !== 'kind') && !sold.test(message)
}

/** A form that asks for what was told stays; one word of the looks is no form. */
function ownForm(reading: BuildReading, told: ToldSite): Said[] {
  const isKept =
    reading.ok && reading.brief.front === 'site' && reading.brief.isInbox && reading.brief.fields.length >= leastAsked
  const isAsked = told.parts.some(({ part }) => part.sort === 'form')
  return isAsked || isKept ? [] : [{ part: messages, inside: '' }]
}

const isSaid = (one: Said, other: Said): boolean =>
  one.part.sort === other.part.sort &&
  ('noun' in one.part && 'noun' in other.part ? one.part.noun === other.part.noun : false)

function copyOf(copy: Copy, told: ToldSite): Copy {
  const lines = [...copy.lines.filter((line) => !told.lines.includes(line)), ...told.lines]
  // What is listed on the page is no thing of its own beside it.
  const listed = told.sections.flatMap(({ items }) => items.map((item) => item.toLowerCase()))
  const offers = copy.offers.filter(({ name }) => !listed.some((item) => item.startsWith(name.toLowerCase())))
  return {
    ...copy,
    lines: told.sections.length > 0 ? told.lines : lines,
    offers,
    facts: told.facts,
    sections: told.sections,
    isTold: true,
  }
}

/** What is called by the word for any site has no name yet. */
const noName =
  /^(?:posts?|the site|site|web ?site|home ?page|page|one|things?|messages?|sign-?ups?)$|\b(?:wants?|needs?) an?$/i

function nameOf(made: string, read: string | undefined, self: string): string {
  const most = 2
  const known = [read, made].find((name) => name !== undefined && !noName.test(name))
  return known ?? (self === '' ? made : self.split(' ').slice(0, most).join(' '))
}

function toldBrief(brief: Brief, told: ToldSite, read: string | undefined): Brief {
  const nouns = told.parts.flatMap(({ part }) => ('noun' in part ? [part.noun] : []))
  return {
    ...brief,
    name: nameOf(brief.name, read, told.self),
    more: brief.more.filter(({ isInbox, singular }) => isInbox || nouns.includes(singular)),
    copy: copyOf(brief.copy, told),
  }
}

/** "Homepage for a tutor, 28 euro an hour": the page costs nothing, and is nothing that is sold. */
const isPage = /^(?:web ?site|site|home ?page|web ?page|one[ -]?pager|landing page)\b/iu

/** A site that was understood, with what it costs, where it is and whom to call. */
function withFacts(reading: BuildReading, told: ToldSite | null): BuildReading {
  if (told === null || !reading.ok || reading.brief.front !== 'site') return reading
  const { copy } = reading.brief
  const facts = told.facts.filter(
    ({ label }) => /^(?:Price|Where|Phone)$/u.test(label) && !copy.facts.some((fact) => fact.label === label),
  )
  const offers = copy.offers.filter(({ name }) => !isPage.test(name))
  return { ...reading, brief: { ...reading.brief, copy: { ...copy, offers, facts: [...copy.facts, ...facts] } } }
}

/** @param siteOf makes a site of these parts */
export function withToldSite(
  reading: BuildReading,
  message: string,
  siteOf: (said: readonly Said[], base: Brief | null) => BuildReading | null,
): BuildReading {
  if (!asksSite.test(message) || isDetailed.test(message) || message.length > longest) return reading
  const told = toldOfSite(message)
  if (told === null || !isThin(reading, message, told)) return withFacts(reading, told)
  const wanted = [...told.parts, ...ownForm(reading, told)]
  const said = wanted.filter((one, at) => wanted.findIndex((other) => isSaid(one, other)) === at)
  const base = reading.ok && reading.brief.front === 'site' && reading.brief.isInbox ? reading.brief : null
  const made = siteOf(said, base)
  return made?.ok === true
    ? { ...made, brief: toldBrief(made.brief, told, reading.ok ? reading.brief.name : undefined) }
    : reading
}
