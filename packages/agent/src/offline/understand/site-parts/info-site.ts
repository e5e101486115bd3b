// A page that tells somebody something is a site, also where it is told as if it kept records: "salsa evenings every thursday,
// a page that tells beginners the time and what to bring".
import type { Brief } from '../../brief.ts'
import type { BuildReading } from '../finish-brief.ts'
import { readFacts } from '../names/own-details.ts'
import { toldInfos } from '../sites/told-infos.ts'
import { toldHours } from '../sites/told-hours.ts'
import { toldPrices } from '../sites/told-prices.ts'
import { type Said, partsIn } from './list-of-parts.ts'
import { nameOfInfoPage } from './name-of-site.ts'
import { type SitePart, sitePartOf } from './parts.ts'
import { toldOfSite } from './told-site.ts'

const sort = String.raw`(?:web ?site|site|home ?page|web ?page|one[ -]?pager|page)`
const tells = new RegExp(
  String.raw`\b(?:${sort} (?:that|which) (?:tells|says|shows|explains|informs)|${sort} where (?:people|visitors|guests|beginners|everybody|everyone) (?:can )?(?:read|see|find|learn)|(?:info(?:rmation)?|welcome) (?:page|site)|one page|(?:page|site) (?:with|about|for) (?:the |our |a )?(?:\p{L}+ ){0,4}?(?:fees?|rules|opening|info))\b|^(?:\p{L}+ )?(?:page|site)\b|\b(?:simple|small|little|short) (?:page|site|web ?site)\b|\bneed a page\b|\b(?:want|need|like) an? (?:home ?page|web ?site)\b`,
  'iu',
)
/** Something is kept, handed in or written there. */
const keeps =
  /\b(?:i|we|they|people|users|members|everyone|everybody|anyone)(?: can| could| should|['’]d like to| want to)? (?:add|write|log|track|enter|save|note|record|tick|vote|upload|post|book|list|put|pick|choose|collect|keep)\b|\b(?:app|tracker|log ?book|database|quiz|survey|poll|game|calculator|shop|store|blog|form where|sign ?up|inventory)\b/iu
const leastTold = 2

const question: SitePart = {
  sort: 'form',
  noun: 'message',
  fields: 'name (required), email (required), message (long text, required)',
}

/** Hours, prices, how they are reached and things that people want to know: a page of several of them keeps nothing. */
function countTold(message: string): number {
  const reached = readFacts(message).filter(({ label }) => /^(?:Phone|Email|Address)$/u.test(label))
  return toldInfos(message).length + toldHours(message).length + toldPrices(message).length + reached.length
}

const ofPosts = /\b(?:blogs?|news|posts?|articles?|stories|diary|journal|updates)\b/iu

/** Records that nobody asked for, or posts, or the page itself taken for a thing. */
function isOther(reading: BuildReading, message: string): boolean {
  if (!reading.ok) return reading.reason === 'nothing_to_record'
  const { front, entity } = reading.brief
  if (front === 'list') return true
  const isPage = /^(?:home ?page|web ?site|site|page)$/u.test(entity.singular)
  return front === 'site' && (isPage || (entity.singular === 'post' && !ofPosts.test(message)))
}

/** What was told with its prices is shown with them. */
function pricedKind(reading: BuildReading): Said[] {
  if (!reading.ok || reading.brief.front !== 'list') return []
  const { entity, fields } = reading.brief
  const isPriced = fields.some(({ kind }) => kind === 'money') && fields.length === 2
  return isPriced
    ? [{ part: { sort: 'kind', noun: entity.singular, fields: 'name (required), price, description' }, inside: '' }]
    : []
}

/** What a site was read to show beside the page itself or its posts. */
function shownBeside(reading: BuildReading): Said[] {
  if (!reading.ok || reading.brief.front !== 'site') return []
  return reading.brief.more
    .filter(({ isInbox }) => !isInbox)
    .flatMap(({ plural }) => {
      const part = sitePartOf(plural)
      return part?.sort === 'kind' ? [{ part, inside: '' }] : []
    })
}

/** "What i do: boilers, leaks" is told as well as "we do boilers, leaks". */
const asDeed = (message: string): string => message.replace(/\bwhat (i|we) (?:do|offer)\s*:\s*/giu, '$1 do ')
const asPart = (message: string): string => message.replace(/\bquestions and answers\b|\bq ?& ?a\b/giu, 'FAQ')

export function withInfoSite(
  reading: BuildReading,
  message: string,
  siteOf: (said: readonly Said[], base: Brief | null) => BuildReading | null,
): BuildReading {
  if (!isOther(reading, message) || !tells.test(message) || keeps.test(message)) return reading
  if (countTold(message) < leastTold) return reading
  const named = partsIn(asPart(message), true)
  const kinds = named.filter(({ part }) => part.sort === 'kind')
  const shown = kinds.length > 0 ? kinds : [...shownBeside(reading), ...pricedKind(reading)]
  const form = named.find(({ part }) => part.sort === 'form') ?? { part: question, inside: '' }
  const made = siteOf([...shown, form], null)
  if (made?.ok !== true) return reading
  const read = reading.ok && reading.brief.front === 'site' ? reading.brief.name : undefined
  const name = read ?? nameOfInfoPage(message) ?? made.brief.name
  const deeds = deedsIn(message)
  const copy = { ...made.brief.copy, sections: deeds, isTold: true }
  return { ...made, brief: { ...made.brief, name, copy } }
}

/** Only what was said to be done is a list of it: other clauses may be anything. */
function deedsIn(message: string): Brief['copy']['sections'] {
  const told = /\bwhat (?:i|we) (?:do|offer)\s*:|\b(?:i|we) (?:do|offer)\b/iu.test(message)
    ? toldOfSite(asDeed(message))
    : null
  return told?.sections.filter(({ heading }) => heading.startsWith('What')) ?? []
}
