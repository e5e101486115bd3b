// A site: who or what it is about, what there is to see, and the way to get in touch.
import { toIdentifier } from '../../understand/read-fields.ts'
import { coverPanel, hasSubjectPicture } from '../first-picture.ts'
import { hasPosterName, isBesidePane, isMirrored, showsCover } from '../frames.ts'
import { jsxText, nothing, only, quoteJs, tidy } from '../expressions.ts'
import { namesOf, pageTitleOf } from '../roles.ts'
import { fittingHeading } from '../heading-size.ts'
import { hasPageForm } from '../quick-add.ts'
import { offersFor } from '../said-rows.ts'
import { buttonClass } from '../shell-files.ts'
import { takesSeat } from '../takes-seat.ts'
import { headingWeight, styles } from '../styles.ts'
import type { View } from '../views.ts'
import { type FrontParts, nothingMore } from './front.ts'
import { entriesWay, isFrontForm } from './entries.ts'
import { factList, formWords } from './inbox.ts'
import { leadBuild } from './lead-build.ts'
import { afterForm, leadHead, leadLine } from './lead-head.ts'
import { leadHeadline, toldList } from './lead-words.ts'
import { nextSteps } from './next-steps.ts'
import { type Previews, previewsOf } from './site-preview.ts'
import { isVisited, visitHome } from './visit-home.ts'

/** What the page says first: said words, else whose page it is. */
function headline(view: View): string {
  if (view.copy.headline !== '') return view.copy.headline
  return introduction(view)?.replace(/\.$/, '') ?? (isFrontForm(view) ? leadHeadline(view) : view.name)
}

const mostHeadlineWords = 9

/** "Restaurant." alone tells nothing that the name and the menu do not. */
function linesOf({ copy }: View): string[] {
  return copy.lines.filter((line) => line.includes(' '))
}

/** The header shows the name, so a page with a form says first what is offered; null where nothing short was said. */
function introduction(view: View): string | null {
  const [line = ''] = linesOf(view)
  const isShort = line !== '' && line.split(' ').length <= mostHeadlineWords && !line.startsWith('Prices')
  return view.copy.headline === '' && isFrontForm(view) && isShort ? line : null
}

/** Where the frame shows the name large and nothing else was said, what there is to see begins at once. */
function beginsAtOnce(view: View, shown: readonly View[]): boolean {
  const isShownLarge = hasPosterName(view) || view.frame === 'split'
  return isShownLarge && view.copy.headline === '' && shown.length > 0 && !isFrontForm(view)
}

function titleOf(view: View, shown: readonly View[]): string {
  if (beginsAtOnce(view, shown)) return `<h1 className="sr-only">${jsxText(view.name)}</h1>`
  const heading = fittingHeading(view, headline(view), 'whole')
  const size = hasPosterName(view) ? `text-3xl leading-tight sm:text-4xl ${headingWeight(view)}` : heading
  return `<h1 className="max-w-[14ch] text-balance break-words font-display ${size}">${jsxText(headline(view))}</h1>`
}

function joined(shown: readonly View[]): string {
  const plurals = shown.map((view) => pageTitleOf(view).toLowerCase())
  return plurals.length <= 1 ? (plurals[0] ?? '') : `${plurals.slice(0, -1).join(', ')} and ${plurals.at(-1) ?? ''}`
}

/** The words under the headline: quoted lines, else one plain sentence about what is here. */
function leadWords(view: View, shown: readonly View[]): string[] {
  const first = introduction(view)
  const lines = linesOf(view)
  if (lines.length > 0) return lines.filter((line) => line !== first)
  const inbox = view.more.find(({ isInbox }) => isInbox)
  const reach = inbox === undefined ? '' : reachOf(inbox.singular, view.request)
  // A form beside the headline asks for itself.
  if (isFrontForm(view)) return []
  if (beginsAtOnce(view, shown)) return []
  if (shown.length === 0 || view.copy.headline !== '') return reach === '' ? [] : [`Have a look round, ${reach}.`]
  return [`See the ${joined(shown)}${reach === '' ? '' : `, ${reach}`}.`]
}

/** Of a house that people come to its name stands first, and then what there is in it. */
function visitWords(view: View, shown: readonly View[]): { headline: string; lines: string[] } {
  const first = introduction(view)
  const lines = linesOf(view).filter((line) => line !== first)
  const usual = `See the ${joined(shown)}, ${reachOf(view.entity.singular, view.request)}.`
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
  if (isQuote.test(request)) return 'or ask for a quote'
  return 'or write to us'
}

const isQuote = /\b(?:quotes?|estimates?)\b/i

/** Reasons, benefits: said ones, else what anybody may promise. */
function saidSections({ copy, style }: View): string {
  return copy.sections
    .map(
      ({ heading, items }) => `<section className="mt-16">
        ${only(heading !== '', `<h2 className="font-display text-3xl sm:text-4xl">${jsxText(heading)}</h2>`)}
        <ul className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-${items.length === 2 || items.length === 4 ? 2 : 3}">
${items.map((item) => `          <li className="border-t-2 border-accent pt-4 ${styles[style].title}">${jsxText(item)}</li>`).join('\n')}
        </ul>
      </section>`,
    )
    .join('\n      ')
}

function offerList(offers: View['copy']['offers']): string {
  return `<ul className="mt-8 max-w-md">
${offers
  .map(
    ({ name, price }) => `          <li className="flex justify-between gap-6 border-b border-hairline py-2.5">
            <span>${jsxText(name)}</span>
            <span className="tabular-nums">${jsxText(price ?? '')}</span>
          </li>`,
  )
  .join('\n')}
        </ul>`
}

/** A form that nobody gave a page of its own is met on the first page as well. */
function hasHomeForm(view: View): boolean {
  const isOnPage =
    /\bcontact (?:page|section)\b|\b(?:pages|sections|tabs)\b[^.]{0,90}\bcontact\b|\bpage,? (?:called |named |titled )?["“]?contact\b|\b(?:under|on) ["“]?contact\b|(?:^|[.;,\n]\s*)["“]?contact\b/i
  // Where names are put down on the first page, a second form would be mistaken for it.
  const takesNames = view.parts.includes('signups')
  return view.front === 'site' && !takesNames && !isFrontForm(view) && !isOnPage.test(view.request)
}

/** Who is invited says whether they come, and writes to nobody. */
function wayToForm({ entity, request }: View, usual: string): string {
  if (isQuote.test(request)) return 'Ask for a quote'
  if (entity.singular !== 'reply') return usual
  return /\brsvp\b/i.test(request) ? 'RSVP' : /\bregist/i.test(request) ? 'Register' : usual
}

function homeForm(inbox: View): string {
  const { Component } = namesOf(inbox)
  return `<section className="mt-20 max-w-3xl">
        <h2 className="mb-6 font-display text-3xl sm:text-4xl ${headingWeight(inbox)}">${jsxText(formWords(inbox).heading)}</h2>
        <Send${Component} />
      </section>`
}

/** Beside a form the words are few, also below a name that is as large as a poster: the picture fills their column. */
function hasPictureBelowWords(view: View): boolean {
  const showsPicture = hasPosterName(view) ? hasSubjectPicture(view) : !showsCover(view)
  return leadBuild(view) === 'beside' && view.copy.facts.length === 0 && showsPicture
}

function home(view: View, shown: readonly View[], inbox: View | undefined): string {
  // Where there is nothing to see but the way to get in touch, that is what the page is for.
  const isContact = view.isInbox && shown.length === 0 && hasHomeForm(view)
  const isForm = isFrontForm(view) || isContact
  const previews = previewsOf(shown)
  const isAtOnce = beginsAtOnce(view, shown) && linesOf(view).length === 0
  const names = namesOf(view)
  const takesLeft = hasPageForm(view)
  // What was listed by name is a row of its kind, or stands on a page of words; else on this page itself.
  const kept = shown.flatMap((each) => offersFor(each, shown))
  const onPages = view.copy.pages.flatMap(({ lines }) => lines)
  const listed = view.copy.offers.filter(
    (offer) => !kept.includes(offer) && !onPages.some((line) => line.includes(offer.price ?? offer.name)),
  )
  if (isVisited(view, shown))
    return visitHome(view, previews, visitWords(view, shown), listed.length > 0 ? offerList(listed) : '')
  const picture = `<div className="aspect-[4/3] overflow-hidden rounded-surface">
          <Cover />
        </div>`
  // One picture of its own is enough for a first screen.
  const showsPicture = !showsCover(view) && !hasPosterName(view)
  const hasSide = isForm || showsPicture
  const isNarrow = isBesidePane(view)
  // Nothing stands above the first list but what is heard.
  const isBare = isAtOnce && !hasSide && listed.length === 0 && view.copy.facts.length === 0
  const build = leadBuild(view)
  const besideForm = isForm && listed.length === 0 && hasPictureBelowWords(view)
  const act =
    inbox === undefined || isForm || isAtOnce
      ? nothing
      : `<Link href="/contact" className="${buttonClass(view)} mt-8">
          ${wayToForm(inbox, 'Get in touch')}
        </Link>`
  // Where no picture stands below the words, what follows does; on a phone it comes after the form.
  const isFree = build === 'beside' && isForm && !besideForm && !isNarrow
  const steps = isForm ? nextSteps(view, isFree) : ''
  const isBeside = isFree && steps !== ''
  const [words, other] = isMirrored(view) ? [2, 1] : [1, 2]
  const wordsPlace = isBeside
    ? `lg:col-start-${words}`
    : isMirrored(view) && hasSide && !isNarrow
      ? 'lg:order-last'
      : ''
  const form = isContact
    ? `<section>
          <h2 className="mb-6 font-display text-3xl ${headingWeight(view)}">${jsxText(formWords(view).heading)}</h2>
          <Send${names.Component} />
        </section>`
    : afterForm(view, `<Send${names.Component} />`)
  const side = !isForm
    ? picture
    : isBeside
      ? `<div className="lg:col-start-${other} lg:row-span-2 lg:row-start-1">
          ${form}
        </div>
        <div className="lg:col-start-${words}">
          ${steps}
        </div>`
      : form
  const usualHead = `<div className="${hasSide ? `grid items-start gap-10${isNarrow ? '' : ' lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-16'}` : ''}">
        <div${wordsPlace === '' ? '' : ` className="${wordsPlace}"`}>
          ${titleOf(view, shown)}
${
  leadWords(view, shown)
    .map((line) => `          <p className="mt-6 max-w-[46ch] text-xl leading-relaxed text-muted">${jsxText(line)}</p>`)
    .join('\n') || nothing
}
          ${only(isFrontForm(view), toldList(view) || nothing)}
          ${only(listed.length > 0, offerList(listed))}
          ${only(view.copy.facts.length > 0, factList(view))}
          ${act}
          ${only(besideForm, coverPanel('mt-10 aspect-[16/9] max-lg:hidden'))}
        </div>
        ${only(hasSide, side)}
      </div>`
  const lead = [titleOf(view, shown), ...leadWords(view, shown).map(leadLine), toldList(view)]
  const head =
    build === 'beside'
      ? usualHead
      : leadHead(view, build, { words: lead, form: `<Send${names.Component} />`, showsPicture })
  return tidy(`${only(act !== nothing, `import { Link } from '@joinery/app-kit'`)}
${only(besideForm || (hasSide && !isForm) || (build !== 'beside' && showsPicture), `import { Cover } from '@/components/cover.jsx'`)}
${previews.imports || nothing}
${only(takesLeft, `import { Add${names.Component} } from '@/components/add-${names.oneFile}.jsx'`)}
${only(isForm, `import { Send${names.Component} } from '@/components/send-${names.oneFile}.jsx'`)}
${inbox !== undefined && hasHomeForm(view) && !isContact ? `import { Send${namesOf(inbox).Component} } from '@/components/send-${namesOf(inbox).oneFile}.jsx'` : nothing}

export default function Page(${shown.length > 0 ? '{ data }' : ''}) {
  return (
    <main className="mx-auto max-w-6xl pb-24 ${isBare ? '[&>section:first-of-type]:mt-8' : 'pt-8 sm:pt-14'}">
      ${isBare ? titleOf(view, shown) : head}
      ${saidSections(view) || (isBeside ? '' : steps) || nothing}
      ${previews.sections || nothing}
      ${only(takesLeft, `<div className="mt-10 max-w-3xl"><Add${names.Component} /></div>`)}
      ${inbox !== undefined && hasHomeForm(view) && !isContact ? homeForm(inbox) : nothing}
    </main>
  )
}
`)
}

function load({ listImports, lists }: Previews): string {
  return tidy(`${listImports}

export async function load() {
  return {
${lists}
  }
}
`)
}

function aboutTitle({ copy }: View): string {
  return copy.pages.find(({ of }) => of === 'about')?.title ?? 'About'
}

function about(view: View): string {
  const own = [...view.copy.about, ...(view.copy.pages.find(({ of }) => of === 'about')?.lines ?? [])]
  const said = own.length > 0 ? own : view.copy.lines
  const lines = said.length > 0 ? said : [`This is ${view.name}.`]
  const name = aboutTitle(view)
  return tidy(`import { Cover } from '@/components/cover.jsx'

export const metadata = { title: ${quoteJs(`${name} – ${view.name}`)} }

export default function Page() {
  return (
    <main className="mx-auto max-w-6xl pb-20 pt-8">
      <h1 className="font-display ${fittingHeading(view, name, 'whole')}">${jsxText(name)}</h1>
      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
${lines.map((line) => `          <p className="mb-5 max-w-[62ch] text-xl leading-relaxed">${jsxText(line)}</p>`).join('\n')}
          ${only(view.copy.facts.length > 0, factList(view))}
        </div>
        <div className="aspect-[4/3] overflow-hidden rounded-surface">
          <Cover />
        </div>
      </div>
    </main>
  )
}
`)
}

/** The page about the people behind it, where one was asked for. */
export function composeAbout(view: View): FrontParts {
  if (!view.parts.includes('about')) return nothingMore
  return {
    ...nothingMore,
    files: { 'web/app/about/page.jsx': about(view) },
    ways: [{ href: '/about', label: aboutTitle(view) }],
  }
}

/** What stands on a page of words until somebody writes it, by what it is called. */
const planned: readonly (readonly [title: RegExp, words: string])[] = [
  [
    /\b(?:directions?|getting (?:here|there)|how to (?:get|find)|venue|map|travel)\b/i,
    'The address, the nearest stop and where to leave the car will stand here.',
  ],
  [/\b(?:accommodation|where to stay|hotels?)\b/i, 'Rooms near by, with prices and how far they are, will stand here.'],
  [/\bopening hours\b/i, 'The days and hours, and the days when it is closed, will stand here.'],
  [/\bdress code\b/i, 'What to wear, and what to leave at home, will stand here.'],
  [/\bour story\b/i, 'How it began, and who was there, will stand here.'],
]

function plannedWords(title: string, isAsked: boolean): string {
  const own = planned.find(([called]) => called.test(title))?.[1]
  const usual = isAsked
    ? `Everything about ${title.toLowerCase()}, in short: ask us.`
    : `Everything about ${title.toLowerCase()} will stand here.`
  return own ?? usual
}

function wordPage(view: View, { title, lines }: View['copy']['pages'][number], inbox: View | undefined): string {
  const isAsked = inbox !== undefined && inbox.entity.singular !== 'reply'
  const words = lines.length > 0 ? lines : [plannedWords(title, isAsked)]
  const ask = !isAsked
    ? nothing
    : `<Link href="${isFrontForm(inbox) ? '/' : '/contact'}" className="${buttonClass(view)} mt-8">
        Ask about ${jsxText(title.toLowerCase())}
      </Link>`
  return tidy(`${only(isAsked, `import { Link } from '@joinery/app-kit'`)}

export const metadata = { title: ${quoteJs(`${title} – ${view.name}`)} }

export default function Page() {
  return (
    <main className="mx-auto max-w-6xl pb-20 pt-8 sm:pt-14">
      <h1 className="max-w-[16ch] text-balance font-display ${fittingHeading(view, title, 'whole')}">${jsxText(title)}</h1>
${words.map((line) => `      <p className="mt-8 max-w-[46ch] text-2xl leading-relaxed">${jsxText(line)}</p>`).join('\n')}
      ${ask}
    </main>
  )
}
`)
}

function wordPath(title: string): string {
  return `/${toIdentifier(title).replaceAll('_', '-')}`
}

/** Pages that are made of words alone, in any app. */
export function composeWordPages(view: View, all: readonly View[]): FrontParts {
  const inbox = all.find(({ isInbox }) => isInbox)
  const pages = view.copy.pages.filter(({ of }) => of === '')
  return {
    ...nothingMore,
    ways: pages.map(({ title }) => ({ href: wordPath(title), label: title })),
    files: Object.fromEntries(
      pages.map((page) => [`web/app${wordPath(page.title)}/page.jsx`, wordPage(view, page, inbox)]),
    ),
  }
}

export function composeSite(view: View, all: readonly View[]): FrontParts {
  // Who booked has a page of its own, and is nothing to show to everybody first.
  const shown = all.filter((each) => !each.isInbox && !takesSeat(each))
  const previews = previewsOf(shown)
  const inbox = all.find(({ isInbox }) => isInbox)
  const entries = inbox === undefined ? null : entriesWay(inbox)
  return {
    ...nothingMore,
    ways: entries === null ? [] : [entries],
    files: {
      'web/app/page.jsx': home(view, shown, inbox),
      ...(shown.length > 0 && { 'web/app/page.server.js': load(previews) }),
      ...previews.files,
    },
    act: inbox === undefined || isFrontForm(view) ? null : { href: '/contact', label: wayToForm(inbox, 'Contact') },
  }
}
