// The first page: heading, search, filters, order, and the records in the chosen skeleton.
import { addWords } from '../forms/add-words.ts'
import { capitalize } from '../../understand/inflect.ts'
import type { Brief } from '../../brief.ts'
import { besideFeed } from './feed-list.ts'
import { figureQuotes } from '../../understand/fields/read-figures.ts'
import { besideScene, coverImport, opensWithScene } from './first-picture.ts'
import { forAdders, forAdminImport, isAdminsToAdd } from '../access.ts'
import { hasActAtFoot } from '../shell/act-place.ts'
import { buttonClass } from '../shell/shell-files.ts'
import { asksPrint, needsToday } from '../parts/extra-parts.ts'
import { importFormats, jsxAttribute, jsxText, nothing, only, tidy } from '../data/expressions.ts'
import type { Drawing } from '../drawings/drawing.ts'
import { drawingImports, drawingsOf, listOpening } from '../drawings/drawings.ts'
import { hasPosterName, showsCover } from '../shell/frames.ts'
import { fittingHeading } from '../shell/heading-size.ts'
import { isHeard } from './headings.ts'
import { namesOf, partsOf } from '../roles.ts'
import { emptyWords } from './empty-words.ts'
import { heading, headingWords, isLedByArticle, panelSaid, smallHeading, toldOf } from './page-heading.ts'
import { type ListFrame, isStream, sidedFrame } from './list-frames.ts'
import { groupFiles, groupingOf, groupsImport, underHeadings } from './grouped.ts'
import { filterModule, hasRail } from './list-filters.ts'
import { hasPageForm, hasQuickAdd } from './quick-add.ts'
import { meetingHead, meetingImport, notNext, ownProfileCall } from '../parts/meeting.ts'
import { isProfile, meets } from '../parts/meets.ts'
import { hasCsv } from '../parts/csv-files.ts'
import { composeRecordList } from './record-list.ts'
import { guestsOf } from './said-figures.ts'
import { selectModule, taggedBy, taggedTarget } from './select-files.ts'
import { insightImports } from './insights.ts'
import { isAside } from '../reckoned/glance-panels.ts'
import { reckonedElements, reckonedImports } from '../reckoned/reckoned-files.ts'
import { totalsList } from './totals.ts'
import { isOwnersToAdd } from './visited.ts'
import { type View, isMain } from '../views.ts'

/** The heading, and what stands with it before the list. */
function headOf(brief: View, totals: string): { title: string; below: string } {
  const isSecond = isMain(brief) && (hasPosterName(brief) || showsCover(brief))
  const size =
    isSecond || isLedByArticle(brief)
      ? smallHeading(brief)
      : fittingHeading(brief, headingWords(brief), isPictured(brief) ? 'half' : 'whole')
  const drawn = drawingsOf(brief)
  // Where a lead has the largest title, what the page is called is heard.
  const h1 =
    isHeard(brief, headingWords(brief)) || (isLedByArticle(brief) && isMain(brief))
      ? 'sr-only'
      : `text-balance break-words font-display ${size}`
  const plain = `<h1 className="${h1}">
        ${heading(brief)}
      </h1>`
  const leading = drawn.find(({ isHeading }) => isHeading)
  const first = leading?.element
  const isCentred = listOpening(brief) === 'centred' && !isPictured(brief)
  return {
    title: first === undefined ? plain : brief.copy.headline !== '' ? `${plain}\n      ${first}` : first,
    below: [
      isCentred ? '' : totals,
      saidLines(brief),
      isOwnersToAdd(brief) ? '' : addLink(brief),
      isProfile(brief) && isMain(brief) ? ownProfileCall(brief) : '',
    ]
      .filter((part) => part !== '' && part !== nothing)
      .join('\n      '),
  }
}

/** The heading, and what there is to say before the list; what narrows the list stands with the list. */
function openedHead(brief: View, { title, below, totals }: { title: string; below: string; totals: string }): string {
  const words = `${title}
      ${below || nothing}`
  if (meets(brief)) return words
  if (isPictured(brief)) return besideScene(brief, words)
  const opening = listOpening(brief)
  if (opening === 'beside' && below !== '')
    return `<div className="lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-end lg:gap-x-16">
        <div>
          ${title}
        </div>
        <div>
          ${below}
        </div>
      </div>`
  if (opening === 'centred')
    return `<div className="flex flex-col items-center text-center">
        ${words}
      </div>
      ${totals === '' ? nothing : totals}`
  return words
}

/** What may stand between the heading and the rows: a line, or a strip where neither picture nor figure came before it. */
function isBefore(brief: View, { component }: Drawing): boolean {
  if (isStream(brief) || component === 'RunningLow') return true
  const isBare = !isPictured(brief) && !showsCover(brief) && !hasPosterName(brief)
  return component === 'ComingDays' && isBare && !drawingsOf(brief).some(({ isHeading }) => isHeading)
}

/** The heading beside a scene; what the page draws of its records says the heading itself, over the whole width. */
function isPictured(brief: View): boolean {
  return opensWithScene(brief) && !meets(brief) && !drawingsOf(brief).some(({ isHeading }) => isHeading)
}

/** The records, the way to see more of them, and what stands there where there are none. */
function rowsWithMore(brief: View): string {
  const { many, Component } = namesOf(brief)
  const hasQuick = hasQuickAdd(brief) || hasPageForm(brief)
  const group = groupingOf(brief)
  const listOf = (records: string) =>
    `<${Component}List ${many}={${records}}${needsToday(brief) ? ' today={data.today}' : ''} />`
  // A week shows its days also where nothing is planned yet.
  if (brief.skeleton === 'week') return listOf('shown')
  const rows =
    group === null
      ? `{shown.length > 0 && ${listOf('shown.slice(0, limit)')}}`
      : underHeadings(brief, group, 'shown.slice(0, limit)', listOf(many))
  return `${only(hasQuick, `<Add${Component} />`)}
        ${rows}
        {shown.length > limit && (
          <button onClick={() => setLimit(limit + pageSize)} className="mt-5 min-h-11 text-accent underline underline-offset-4">
            {\`Show \${Math.min(pageSize, shown.length - limit)} more\`}
          </button>
        )}
        {shown.length === 0 && data.${many}.length > 0 && (
          <p className="py-10 text-lg text-muted">
            No ${jsxText(brief.entity.singular)} fits this.{' '}
            <button onClick={() => setView(firstView)} className="min-h-11 text-accent underline underline-offset-4">
              ${jsxText(`Show all ${brief.entity.plural}`)}
            </button>
          </p>
        )}
        {data.${many}.length === 0 && (
          <div className="py-10">
            <p className="mb-6 max-w-md text-lg text-muted">${jsxText(emptyWords(brief))}</p>
            ${forAdders(
              brief,
              `<Link href="${namesOf(brief).base}/new" className="${buttonClass(brief)}${hasActAtFoot(brief) ? ' max-sm:hidden' : ''}">
              ${jsxText(`Add the first ${brief.entity.singular}`)}
            </Link>`,
              12,
            )}
          </div>
        )}`
}

/** Cards and covers have edges of their own: a heading close above them would seem to be one of them. */
const standsApart: ReadonlySet<Brief['skeleton']> = new Set(['cards', 'slips', 'plan', 'shelf', 'gallery', 'wall'])

interface PageParts {
  head: string
  heads: { title: string; below: string }
  others: string
  /** What stands beside the list; '' where nothing does. */
  aside: string
  filters: string
  frame: ListFrame
  section: (classes: string, before: string) => string
}

function bodyOf(brief: View, { head, heads, others, aside, filters, frame, section }: PageParts): string {
  if (isLedByArticle(brief))
    return `<div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-2 [&>form]:min-w-0 [&>form]:max-w-full">
        ${heads.title}
        ${filters}
      </div>
      ${heads.below || nothing}
      ${others || nothing}
      ${section('mt-4', '')}`
  if (isStream(brief))
    return `<div className="contents lg:sticky lg:top-28 lg:block lg:self-start">
        <div>
        ${head}
      </div>
        ${others || nothing}
        ${brief.skeleton === 'feed' ? besideFeed(brief, filters) : nothing}
      </div>
      ${section('mt-4 lg:mt-0', brief.skeleton === 'feed' ? '' : filters)}`
  if (brief.skeleton === 'feed')
    return `<div className="flex flex-wrap items-end justify-between gap-x-10">
        ${head}
        ${filters}
      </div>
      ${section('mt-4', '')}`
  if (aside !== '')
    return `<div>
        ${head}
      </div>
      ${others || nothing}
      <div className="lg:mt-5 lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:items-start lg:gap-x-14">
      ${aside}
      ${section('mt-3', `<div className="mb-1 empty:hidden">${filters}</div>`)}
      </div>`
  if (!hasRail(brief))
    return `<div>
        ${head}
      </div>
      ${others || nothing}
      ${section(drawingsOf(brief).some(({ isHeading }) => isHeading) ? 'mt-8 lg:mt-10' : standsApart.has(brief.skeleton) ? 'mt-7' : 'mt-3', `<div className="mb-1 empty:hidden">${filters}</div>`)}`
  return `<div className="${frame.head}">
        ${head}
      </div>
      ${others || nothing}
      <div className="mt-3 lg:mt-10 ${frame.filters}">${filters}</div>
      ${section('mt-1 lg:mt-8', '')}`
}

const isAnswer = ({ component }: Drawing): boolean => component === 'RunningLow'

/** On a phone the rows come first; what is to be bought is looked for before them. */
function drawnAbove(told: readonly Drawing[], isOverRail: boolean): string {
  // In the grid of a rail and its list it stands over both: alone in the rail's track nothing of it could be read.
  const both = isOverRail ? 'lg:col-span-full' : ''
  const placed = [
    { classes: both, drawn: told.filter(isAnswer) },
    { classes: `max-lg:order-last ${both}`.trim(), drawn: told.filter((each) => !isAnswer(each)) },
  ]
  return placed
    .filter(({ drawn }) => drawn.length > 0)
    .map(
      ({ classes, drawn }) =>
        `<div${classes === '' ? '' : ` className="${classes}"`}>\n        ${drawn.map(({ element }) => element).join('\n        ')}\n      </div>`,
    )
    .join('\n      ')
}

function page(brief: View, all: readonly View[]): string {
  const { many, Component, oneFile, manyFile } = namesOf(brief)
  const Many = many.charAt(0).toUpperCase() + many.slice(1)
  const frame = sidedFrame(brief)
  const totals = totalsList(brief, all)
  const drawn = drawingsOf(brief)
  const besides = drawn.filter(({ isHeading }) => !isHeading)
  const told = besides.filter((each) => isBefore(brief, each))
  const drawnBefore = drawnAbove(told, hasRail(brief))
  const worked = reckonedElements(brief, all, panelSaid(brief))
  const reckoned = worked === '' ? '' : `{isWhole && data.${many}.length > 0 && (\n      ${worked}\n      )}`
  const aside = isAside(worked) ? reckoned : ''
  const others = [aside === '' ? reckoned : '', drawnBefore].filter((piece) => piece !== '').join('\n      ')
  const after = besides.filter((each) => !isBefore(brief, each)).map(({ element }) => element)
  const under = only(
    after.length > 0,
    `<div className="order-last lg:col-span-full">\n        ${after.join('\n        ')}\n      </div>`,
  )
  const plainHeads = headOf(brief, totals)
  const heads = meets(brief) ? meetingHead(brief, plainHeads.title) : plainHeads
  const formats = ['countOf', 'formatDate', 'formatMoney', 'formatNumber'].filter((name) =>
    new RegExp(`\\b${name}\\b`).test(
      heads.title + heads.below + totals + reckoned + drawn.map(({ element }) => element).join(' '),
    ),
  )
  const hasQuick = hasQuickAdd(brief) || hasPageForm(brief)
  const tagged = taggedBy(brief)
  const filters = `{data.${many}.length > 0 && <${Component}Filters view={view} count={data.${many}.length}${tagged === null ? '' : ` tags={${tagsCode(brief, all)}}`} onChange={setView} />}`
  const section = (
    classes: string,
    before: string,
  ): string => `<section aria-label=${jsxAttribute(capitalize(brief.entity.plural))} className="${classes}">
        ${before || nothing}
        ${rowsWithMore(brief)}
        ${belowList(brief) || nothing}
      </section>`
  const fact = toldOf(brief)
  const reckonedFact = fact !== null && fact.before !== '' && heads.title.includes(fact.code) ? fact.before : nothing
  const body = bodyOf(brief, {
    head: openedHead(brief, { ...heads, totals }),
    heads,
    others,
    aside,
    filters,
    frame,
    section,
  })
  return tidy(`${only(body.includes('<Link '), "import { Link } from '@joinery/app-kit'")}
import { useState } from 'react'
${only(body.includes('<Monogram '), `import { Monogram } from '@/components/monogram.jsx'`)}
${only(body.includes('<Cover />'), coverImport)}
${only(hasCsv(brief), `import { CsvLinks } from '@/components/csv-links.jsx'`)}
${only(asksPrint(brief), "import { PrintButton } from '@/components/print-button.jsx'")}
${only(hasQuick, `import { Add${Component} } from '@/components/add-${oneFile}.jsx'`)}
${only(isAdminsToAdd(brief), forAdminImport)}
${drawingImports(drawn.map(({ element }) => element).join(' ')) || nothing}
${groupsImport(brief) || nothing}
${meetingImport(brief)}
import { ${Component}Filters } from '@/components/${oneFile}-filters.jsx'
import { ${Component}List } from '@/components/${oneFile}-list.jsx'
${importFigures(totals)}
${insightImports(totals) || nothing}
${reckonedImports(reckoned).join('\n') || nothing}
${importFormats([], formats).trim()}
import { firstView, select${Many}${tagged === null ? '' : ', tagsIn'} } from '@/lib/select-${manyFile}.js'

${only(body.includes('pageSize'), 'const pageSize = 60\n')}
export default function Page({ data }) {
  const [chosen, setView] = useState(firstView)
  // What came to the view while this page was open is not chosen yet.
  const view = { ...firstView, ...chosen }
  ${only(reckoned !== '', `// What somebody looks for stands alone: numbers over all ${brief.entity.plural} make room for it.\n  const isWhole = Object.entries(firstView).every(([key, value]) => view[key] === value)`)}
  ${only(body.includes('pageSize'), 'const [limit, setLimit] = useState(pageSize)')}
  const shown = ${notNext(brief, `select${Many}(data.${many}, view)`)}
  ${reckonedFact}

  return (
    <main className="mx-auto flex max-w-6xl flex-col pb-24 pt-5 sm:pt-8 ${frame.main || 'lg:block'}">
      ${body}
      ${under}
    </main>
  )
}
`).replace(/ "(?=>)/g, '"')
}

/** The list as a file and on paper, where somebody asked for that. */
function belowList(brief: View): string {
  return [only(hasCsv(brief), '<CsvLinks />'), only(asksPrint(brief), '<div className="mt-4"><PrintButton /></div>')]
    .filter((piece) => piece !== nothing)
    .join('\n        ')
}

/** What the list is narrowed by: every folder, also one without a note in it. */
function tagsCode(brief: View, all: readonly View[]): string {
  const used = `tagsIn(data.${namesOf(brief).many})`
  const target = taggedTarget(brief, all)
  if (target === undefined || !guestsOf(brief, all).includes(target)) return used
  return `[...new Set([...data.${namesOf(target).many}.map((each) => each.${partsOf(target).title.name}), ...${used}])]`
}

function importFigures(code: string): string {
  const used = ['figureOf', 'groupsOf', 'monthOf'].filter((name) => code.includes(`${name}(`))
  return only(used.length > 0, `import { ${used.join(', ')} } from '@/lib/figures.js'`)
}

/** The header leads to adding what the app is about; every other list has its own way. */
function addLink(brief: Brief): string {
  const { base } = namesOf(brief)
  if (base === '') return nothing
  return forAdders(
    brief,
    `<Link href="${base}/new" className="${buttonClass(brief)} mt-6 lg:col-span-2 lg:justify-self-start">
        ${jsxText(addWords(brief))}
      </Link>`,
    6,
  )
}

/** Quoted copy of the front page, unchanged. */
function saidLines(brief: Brief): string {
  if (!isMain(brief) || brief.copy.lines.length === 0 || brief.front !== 'list') return nothing
  const kinds = [{ ...brief.entity, fields: brief.fields }, ...brief.more]
  const figures = figureQuotes(brief.request, kinds)
  const lines = brief.copy.lines.filter((line) => !figures.includes(line))
  if (lines.length === 0) return nothing
  return lines
    .map(
      (line) =>
        `<p className="mt-4 max-w-[46ch] text-xl leading-relaxed text-muted lg:col-span-2">${jsxText(line)}</p>`,
    )
    .join('\n      ')
}

export function composeListFiles(brief: View, all: readonly View[]): Record<string, string> {
  const { oneFile, manyFile } = namesOf(brief)
  return {
    [`${namesOf(brief).folder}/page.jsx`]: page(brief, all),
    [`web/components/${oneFile}-filters.jsx`]: filterModule(brief),
    [`web/lib/select-${manyFile}.js`]: selectModule(brief, all),
    ...groupFiles(brief),
    ...composeRecordList(brief),
  }
}
