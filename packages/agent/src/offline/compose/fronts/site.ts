// A site: who or what it is about, what there is to see, and the way to get in touch.
import type { Copy } from '../../brief.ts'
import { coverPanel, hasSubjectPicture } from '../lists/first-picture.ts'
import { hasPosterName, isBesidePane, isMirrored, showsCover } from '../shell/frames.ts'
import { jsxText, nothing, only, tidy } from '../data/expressions.ts'
import { namesOf } from '../roles.ts'
import { hasPageForm } from '../lists/quick-add.ts'
import { offersFor } from '../samples/said-rows.ts'
import { buttonClass } from '../shell/shell-files.ts'
import { takesSeat } from '../parts/takes-seat.ts'
import { headingWeight, styles } from '../shell/styles.ts'
import type { View } from '../views.ts'
import { type FrontParts, nothingMore } from './front.ts'
import { entriesWay, isFrontForm } from './entries.ts'
import { asksOrder, inAskedOrder } from './first-page.ts'
import { factList, formWords } from './inbox.ts'
import { leadBuild } from './lead-build.ts'
import { afterForm, leadHead, leadLine } from './lead-head.ts'
import { toldList } from './lead-words.ts'
import { hasHomeForm, homeForm } from './home-form.ts'
import { inkedHome } from './inked-home.ts'
import { linkHome } from './link-home.ts'
import { nextDateHome } from './next-date-home.ts'
import { nextSteps } from './next-steps.ts'
import { type Previews, previewsOf } from './site-preview.ts'
import { beginsAtOnce, dayLine, dayOf, leadWords, titleOf, visitWords, wayToForm, withoutDay } from './site-words.ts'
import { doneFor } from './done-for.ts'
import { isToldSite, toldHome } from './told-home.ts'
import { isVisited, visitHome } from './visit-home.ts'

/** "Box 60 €": what it costs stands at the end of its line. */
function itemWords(item: string): string {
  const [, name, price] = /^(\p{L}.*?)[\s:–-]+((?:from )?(?:[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?[$€£]).*)$/iu.exec(item) ?? []
  return name === undefined || price === undefined
    ? jsxText(item)
    : `<span className="flex justify-between gap-4"><span>${jsxText(name)}</span> <span className="shrink-0 tabular-nums">${jsxText(price)}</span></span>`
}

/** Reasons, benefits: said ones, else what anybody may promise. */
function saidSections({ copy, style }: View): string {
  return copy.sections
    .map(
      ({ heading, items }) => `<section className="mt-16">
        ${only(heading !== '', `<h2 className="font-display text-3xl sm:text-4xl">${jsxText(heading)}</h2>`)}
        <ul className="mt-6 grid gap-x-10 gap-y-6 sm:grid-cols-${items.length === 2 || items.length === 4 ? 2 : 3}">
${items.map((item) => `          <li className="border-t-2 border-accent pt-4 ${styles[style].title}">${itemWords(item)}</li>`).join('\n')}
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

/** Beside a form the words are few, also below a name that is as large as a poster: the picture fills their column. */
function hasPictureBelowWords(view: View): boolean {
  const showsPicture = hasPosterName(view) ? hasSubjectPicture(view) : !showsCover(view)
  return leadBuild(view) === 'beside' && view.copy.facts.length === 0 && showsPicture
}

/** Below a name that is as large as a poster the first words are larger than a note. */
function leadLines(view: View, shown: readonly View[]): string {
  const look = beginsAtOnce(view, shown)
    ? 'mb-6 max-w-[34ch] text-2xl leading-snug'
    : 'mt-6 max-w-[46ch] text-xl leading-relaxed text-muted'
  return leadWords(view, shown)
    .map((line) => `<p className="${look}">${jsxText(line)}</p>`)
    .join('\n          ')
}

/** What follows the form: what is done for people, and what happens when it is sent. */
function belowForm(view: View, shown: readonly View[], steps: string): string {
  return [doneFor(view, shown), steps].filter((each) => each !== '').join('\n      ')
}

/** The column of the words and that of the form. */
function columnsOf(view: View): readonly [words: number, other: number] {
  return isMirrored(view) ? [2, 1] : [1, 2]
}

function placeOfWords(view: View, { isBeside, hasSide }: { isBeside: boolean; hasSide: boolean }): string {
  if (isBeside) return `lg:col-start-${columnsOf(view)[0]}`
  return isMirrored(view) && hasSide && !isBesidePane(view) ? 'lg:order-last' : ''
}

const picture = `<div className="aspect-[4/3] overflow-hidden rounded-surface">
          <Cover />
        </div>`

/** The form of a page that is for getting in touch, under its heading; else as people fill it in. */
function formOf(view: View, isContact: boolean): string {
  const form = `<Send${namesOf(view).Component} />`
  return isContact
    ? `<section>
          <h2 className="mb-6 font-display text-3xl ${headingWeight(view)}">${jsxText(formWords(view).heading)}</h2>
          ${form}
        </section>`
    : afterForm(view, form)
}

const wayTo = (view: View, inbox: View): string =>
  `<Link href="/contact" className="${buttonClass(view)} mt-8">
          ${wayToForm(inbox, 'Get in touch')}
        </Link>`

/** When it is open, where it is, and what it costs. */
function visitOf(view: View, listed: Copy['offers']): { facts: string; offers: string } {
  const known = withoutDay(view)
  return {
    facts: only(known.copy.facts.length > 0, factList(known)),
    offers: only(listed.length > 0, offerList(listed)),
  }
}

function home(view: View, shown: readonly View[], inbox: View | undefined): string {
  // Where there is nothing to see but the way to get in touch, that is what the page is for.
  const isContact = view.isInbox && shown.length === 0 && hasHomeForm(view)
  const isForm = isFrontForm(view) || isContact
  const previews = previewsOf(shown)
  if (isToldSite(view) && inbox !== undefined) return toldHome({ view, shown, previews }, inbox)
  const isAtOnce = beginsAtOnce(view, shown) && leadWords(view, shown).length === 0
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
  const leads = { view, shown, previews, inbox: hasHomeForm(view) && !isContact ? inbox : undefined }
  // What was asked to stand elsewhere, and lists of words, have their place on the usual page.
  const isOrdered = view.copy.sections.length > 0 || asksOrder(view)
  const own = takesLeft || isOrdered || listed.length > 0 ? null : (nextDateHome(leads) ?? inkedHome(leads))
  if (own !== null) return own
  const below = leads.inbox === undefined ? null : homeForm(leads.inbox)
  // One picture of its own is enough for a first screen.
  const isToldBelowName = hasPosterName(view) && hasSubjectPicture(view) && leadWords(view, shown).length > 0
  const showsPicture = !showsCover(view) && (!hasPosterName(view) || isToldBelowName)
  const hasSide = isForm || showsPicture
  const isNarrow = isBesidePane(view)
  // Nothing stands above the first list but what is heard.
  const isBare = isAtOnce && !hasSide && listed.length === 0 && view.copy.facts.length === 0
  const build = leadBuild(view)
  const besideForm = isForm && listed.length === 0 && hasPictureBelowWords(view)
  const act = inbox === undefined || isForm || isAtOnce || isBesidePane(view) ? nothing : wayTo(view, inbox)
  // Where no picture stands below the words, what follows does; on a phone it comes after the form.
  const isFree = build === 'beside' && isForm && !besideForm && !isNarrow
  const steps = isForm ? nextSteps(view, isFree) : ''
  const isBeside = isFree && steps !== ''
  const [words, other] = columnsOf(view)
  const wordsPlace = placeOfWords(view, { isBeside, hasSide })
  const form = formOf(view, isContact)
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
  const day = dayOf(view)
  const { facts, offers } = visitOf(view, listed)
  // What people come for stands where no picture does, so that no half of the first screen is empty.
  const isFactSide = !hasSide && !isNarrow && (facts !== nothing || offers !== nothing)
  const usualHead = `<div className="${hasSide || isFactSide ? `grid items-start gap-10${isNarrow ? '' : ' lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-16'}` : ''}">
        <div${wordsPlace === '' ? '' : ` className="${wordsPlace}"`}>
          ${titleOf(view, shown)}
          ${only(day !== '', dayLine(day))}
          ${leadLines(view, shown) || nothing}
          ${only(isFrontForm(view), toldList(view) || nothing)}
          ${only(!isFactSide, offers)}
          ${only(!isFactSide, facts)}
          ${act}
          ${only(besideForm, coverPanel('mt-10 aspect-[16/9] max-lg:hidden'))}
        </div>
        ${only(hasSide, side)}
        ${only(
          isFactSide,
          `<div className="lg:pt-2">
          ${facts}
          ${offers}
        </div>`,
        )}
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
${below?.imports ?? nothing}

export default function Page(${shown.length > 0 ? '{ data }' : ''}) {
  return (
    <main className="mx-auto max-w-6xl pb-24 ${isBare ? '[&>section:first-of-type]:mt-8' : 'pt-8 sm:pt-14'}">
      ${isBare ? titleOf(view, shown) : head}
      ${saidSections(view) || (isForm ? belowForm(view, shown, isBeside ? '' : steps) : '') || nothing}
      ${previews.sections || nothing}
      ${only(takesLeft, `<div className="mt-10 max-w-3xl"><Add${names.Component} /></div>`)}
      ${below?.code ?? nothing}
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

export function composeSite(view: View, all: readonly View[]): FrontParts {
  // Who booked has a page of its own, and is nothing to show to everybody first.
  const shown = inAskedOrder(
    all.filter((each) => !each.isInbox && !takesSeat(each)),
    view,
  )
  const links = linkHome(view, shown)
  if (links !== null) return { ...nothingMore, files: links, act: null }
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
