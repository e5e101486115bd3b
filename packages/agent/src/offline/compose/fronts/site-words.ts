// What the first page of a site says: its headline, the lines below it, and what the way to its form is called.
import { jsxText } from '../data/expressions.ts'
import { hasPosterName, isBesidePane } from '../shell/frames.ts'
import { fittingHeading } from '../shell/heading-size.ts'
import { pageTitleOf } from '../roles.ts'
import { headingWeight } from '../shell/styles.ts'
import type { View } from '../views.ts'
import { isFrontForm } from './entries.ts'
import { leadHeadline } from './lead-words.ts'
import { tradeWords } from '../../topics/trade-words.ts'

/** What the page says first: said words, else whose page it is. */
export function headline(view: View): string {
  if (view.copy.headline !== '') return view.copy.headline
  const claim = isFrontForm(view) ? tradeWords(view)?.claim : undefined
  if (claim !== undefined) return claim
  return introduction(view)?.replace(/\.$/, '') ?? (isFrontForm(view) ? leadHeadline(view) : view.name)
}

const mostHeadlineWords = 9

/**
 * "Restaurant." alone tells nothing that the name and the menu do not; and above a form that has its own words, what the
 * message calls the firm, "Roof repair company.", is an echo.
 */
export function linesOf(view: View): string[] {
  const isClaimed = isFrontForm(view) && tradeWords(view)?.claim !== undefined
  return view.copy.lines.filter((line) => line.includes(' ') && !(isClaimed && isEcho(line, view.request)))
}

const mostEchoed = 5

function isEcho(line: string, request: string): boolean {
  const words = line.replace(/\.$/, '').toLowerCase()
  const said = request.toLowerCase()
  return words.split(' ').length <= mostEchoed && said.includes(words) && !said.includes(`"${words}`)
}

/** The header shows the name, so a page with a form says first what is offered; null where nothing short was said. */
function introduction(view: View): string | null {
  const [line = ''] = linesOf(view)
  const isShort = line !== '' && line.split(' ').length <= mostHeadlineWords && !line.startsWith('Prices')
  const isClaimed = tradeWords(view)?.claim !== undefined
  return view.copy.headline === '' && isFrontForm(view) && isShort && !isClaimed ? line : null
}

/** Where the frame shows the name large and nothing else was said, what there is to see begins at once. */
export function beginsAtOnce(view: View, shown: readonly View[]): boolean {
  const isShownLarge = hasPosterName(view) || view.frame === 'split'
  return isShownLarge && view.copy.headline === '' && shown.length > 0 && !isFrontForm(view)
}

export function titleOf(view: View, shown: readonly View[]): string {
  if (beginsAtOnce(view, shown)) return `<h1 className="sr-only">${jsxText(view.name)}</h1>`
  // Beside a panel that fills the height, words as large as a poster would push the form off the screen.
  const isByPane = isBesidePane(view) && isFrontForm(view)
  const fitting = fittingHeading(view, headline(view), isByPane ? 'third' : 'whole')
  // On several lines of that size, letters of one would run into those of the next.
  const heading = isByPane ? fitting.replaceAll(/leading-\[0?\.\d+\]/g, 'leading-[1.04]') : fitting
  const size = hasPosterName(view) ? `text-3xl leading-tight sm:text-4xl ${headingWeight(view)}` : heading
  return `<h1 className="max-w-[14ch] text-balance break-words font-display ${size}">${jsxText(headline(view))}</h1>`
}

function joined(shown: readonly View[]): string {
  const plurals = shown.map((view) => pageTitleOf(view).toLowerCase())
  return plurals.length <= 1 ? (plurals[0] ?? '') : `${plurals.slice(0, -1).join(', ')} and ${plurals.at(-1) ?? ''}`
}

/** The words under the headline: quoted lines, else one plain sentence about what is here. */
export function leadWords(view: View, shown: readonly View[]): string[] {
  const first = introduction(view)
  const lines = linesOf(view)
  const usual = tradeWords(view)?.line
  // "A bookbinder." alone says again what the message said; what is done says it too, and what for.
  if (isShortLine(lines) && usual !== undefined) return [usual]
  if (lines.length > 0) return lines.filter((line) => line !== first)
  if (usual !== undefined && view.copy.headline === '') return [usual]
  const inbox = view.more.find(({ isInbox }) => isInbox)
  const reach = inbox === undefined ? '' : reachOf(inbox.singular, view.request)
  // A form beside the headline asks for itself.
  if (isFrontForm(view)) return []
  if (beginsAtOnce(view, shown)) return []
  // What people come for stands below the name: nothing has to be said of where to look.
  if (view.copy.headline === '' && tellsVisit(view)) return []
  if (shown.length === 0 || view.copy.headline !== '') return reach === '' ? [] : [`Have a look round, ${reach}.`]
  return [`See the ${joined(shown)}${reach === '' ? '' : `, ${reach}`}.`]
}

/** When it is open, what it costs, how it is reached. */
const tellsVisit = ({ copy: { facts, offers } }: View): boolean =>
  facts.length > 1 || (facts.length > 0 && offers.some(({ of, price }) => of === '' && price !== undefined))

/** "Furniture designer." says who it is, and not yet what for. */
const isShortLine = (lines: readonly string[]): boolean => lines.length === 1 && (lines[0] ?? '').split(' ').length <= 6

/** Of a house that people come to its name stands first, and then what there is in it. */
export function visitWords(view: View, shown: readonly View[]): { headline: string; lines: string[] } {
  const first = introduction(view)
  const lines = linesOf(view).filter((line) => line !== first)
  const usual = tradeWords(view)?.line ?? `See the ${joined(shown)}, ${reachOf(view.entity.singular, view.request)}.`
  return {
    headline: view.copy.headline === '' ? (first?.replace(/\.$/, '') ?? view.name) : view.copy.headline,
    lines: lines.length > 0 ? lines : [usual],
  }
}

/** What the form of a site is for, as the end of a sentence. */
function reachOf(noun: string, request: string): string {
  if (noun === 'reply') return /\bregist/i.test(request) ? 'and register' : 'and tell us whether you come'
  if (noun === 'reservation') return 'and reserve'
  if (/^(?:booking|appointment)$/.test(noun)) return 'and book'
  if (noun === 'sign-up') return 'and sign up'
  if (noun === 'order') return 'and order'
  if (isQuote.test(request)) return 'or ask for a quote'
  return 'or write to us'
}

const isQuote = /\b(?:quotes?|estimates?)\b/i

/** The day of what is celebrated stands below its name. */
export const dayOf = ({ copy }: View): string => copy.facts.find(({ label }) => label === 'When')?.value ?? ''

export function withoutDay(view: View): View {
  return { ...view, copy: { ...view.copy, facts: view.copy.facts.filter(({ label }) => label !== 'When') } }
}

export const dayLine = (day: string): string =>
  `<p className="my-6 font-display text-3xl sm:text-4xl">${jsxText(day)}</p>`

const ways: Readonly<Record<string, string>> = {
  'sign-up': 'Sign up',
  registration: 'Register',
  booking: 'Book',
  appointment: 'Ask for an appointment',
  enrolment: 'Enrol a child',
  order: 'Order',
  'prayer request': 'Ask for prayer',
}

/** Who is invited says whether they come, and writes to nobody. */
export function wayToForm({ entity, request }: View, usual: string): string {
  if (isQuote.test(request)) return 'Ask for a quote'
  const way = ways[entity.singular]
  if (way !== undefined) return way
  if (entity.singular !== 'reply') return usual
  return /\brsvp\b/i.test(request) ? 'RSVP' : /\bregist/i.test(request) ? 'Register' : usual
}
