// The records themselves, in the skeleton of the brief.
import type { Brief, Field } from '../../brief.ts'
import { forAdminImport, hasPart, ifMineImport } from '../access.ts'
import { composeSky } from '../drawings/sky.ts'
import { looksAhead, stockOf, weeklyGoalOf } from '../drawings/measures.ts'
import { ofOneDay } from './asked-order.ts'
import { deskList } from './desk-list.ts'
import { coverImport } from './first-picture.ts'
import { pictureImport } from '../pictures.ts'
import { pieceImports, rowPieces } from '../parts/extra-parts.ts'
import { importFormats, nothing, only, quoteJs, tidy } from '../data/expressions.ts'
import { columnList, featureList, paperList } from './article-lists.ts'
import { ballotList } from './ballot-list.ts'
import { feedList } from './feed-list.ts'
import { holdingsList } from './holdings-list.ts'
import { linesList, plateList, wallList } from './list-looks.ts'
import { onPage } from './grounds.ts'
import { factsBesideTitle, untoldFigure } from '../records/made-title.ts'
import { boardList, galleryList } from './picture-list.ts'
import { badgesList, rosterList } from './people-list.ts'
import { faceCards } from '../parts/meeting.ts'
import { meets } from '../parts/meets.ts'
import { placesTold } from '../parts/take-files.ts'
import { readPart } from '../../parts/read-part.ts'
import { hangs, printWall } from './print-wall.ts'
import { hasTwoColumns, isStream } from './list-frames.ts'
import { registerList } from './register-list.ts'
import { tableList } from './table-list.ts'
import { weekFiles, weekImports, weekList } from './week-list.ts'
import {
  type Scene,
  bodyLine,
  deleteButton,
  factsLine,
  figure,
  lines,
  rowUsesToday,
  thumb,
  titleLink,
  toggleBox,
  hasTickWords,
} from '../records/record-pieces.ts'
import { namesOf, partsOf } from '../roles.ts'
import { calledBy } from './called-by.ts'
import { rowMark } from './row-mark.ts'
import { jacketFiles, jacketImport, shelfList } from './shelf-list.ts'
import { agendaList } from '../list-shapes/agenda-list.ts'
import { barsList } from '../list-shapes/bars-list.ts'
import { fieldbookList } from '../list-shapes/fieldbook-list.ts'
import { planList } from '../list-shapes/plan-list.ts'
import { readingsList } from '../list-shapes/readings-list.ts'
import { sectionsList } from '../list-shapes/sections-list.ts'
import { slipsList } from '../list-shapes/slips-list.ts'
import { spreadList } from '../list-shapes/spread-list.ts'
import { standsOnPage, styles } from '../shell/styles.ts'

function row(scene: Scene): string {
  const { names, parts, brief } = scene
  const facts = factsLine(scene, 'mt-0.5 text-[0.95rem] text-surface-muted')
  const secondLines = [facts, bodyLine(scene, 'mt-0.5 line-clamp-2 text-[0.95rem] text-surface-muted')]
  const showsToday = rowUsesToday(scene)
  // What is ticked or asked for goes below the title before that is squeezed.
  const isWide = rowPieces(brief) !== ''
  const width = isWide ? 'min-w-[min(14em,100%)]' : 'min-w-0'
  // On a narrow screen the figure goes below, so that the title keeps the width.
  const words =
    parts.figure === null
      ? `<div className="${width} flex-1">\n${lines([titleLink(scene), ...secondLines], 2)}\n</div>`
      : `<div className="flex ${width} flex-1 flex-col gap-x-4 sm:flex-row sm:items-center">
  <div className="min-w-0 flex-1">\n${lines([titleLink(scene), ...secondLines], 4)}\n  </div>
${lines([figure(scene)], 2)}
</div>`
  return `function ${names.Component}Row({ ${names.one}${showsToday ? ', today' : ''} }) {
  return (
    <li className="group/row relative flex flex-wrap items-center gap-x-3 border-b border-surface-hairline py-3.5 ${isWide ? 'gap-y-2' : 'sm:flex-nowrap'}${brief.skeleton === 'days' ? ' last:border-b-0' : ''}">
${lines([toggleBox(scene), thumb(scene), rowMark(brief, 'row') || nothing, words, deleteButton(scene, ' max-sm:basis-full')], 6)}
    </li>
  )
}`
}

/** So many rows fill a page in one column. */
const fewRows = 9

function indexList(scene: Scene): string {
  const { names, style } = scene
  const today = rowUsesToday(scene) ? ' today={today}' : ''
  // Few rows in two columns would leave the page below them empty, and rows in an order that was asked for are read downwards.
  const isMany = `${names.many}.length > ${fewRows}`
  const twoColumns = `xl:grid xl:grid-cols-2 xl:gap-x-12`
  const classes = (panel: string): string =>
    hasTwoColumns(scene.brief) && scene.brief.order === undefined
      ? `{clsx('${panel}', ${isMany} ? '${twoColumns}' : 'lg:[&>li]:py-5')}`
      : `"${panel}"`
  const list = (panel: string): string => `${row(scene)}

export function ${names.Component}List({ ${names.many}${today === '' ? '' : ', today'} }) {
  return (
    <ul className=${classes(panel)}>
      {${names.many}.map((${names.one}) => (
        <${names.Component}Row key={${names.one}.id} ${names.one}={${names.one}}${today} />
      ))}
    </ul>
  )
}`
  return standsOnPage(scene.brief)
    ? onPage(list('border-t border-text'))
    : list(`rounded-surface ${style.edge} border-edge bg-surface px-5 pb-4 pt-1.5 text-on-surface sm:px-8`)
}

function groupByDay({ brief, names: { one, many } }: Scene, day: Field): string {
  const label = day.label.toLowerCase()
  const grouping = `const days = Object.groupBy(${many}, (${one}) => ${one}.${day.name} ?? '')`
  if (looksAhead(brief, day))
    return `/** The days to come first, the next one on top; then what has passed, and what has no ${label}. */
function groupByDay(${many}, today) {
  ${grouping}
  const rank = (date) => (date === '' ? 2 : date < today ? 1 : 0)
  return Object.entries(days).toSorted(([a], [b]) => rank(a) - rank(b) || (a < today ? b.localeCompare(a) : a.localeCompare(b)))
}`
  return `/** Latest day first; what has no ${label} comes last. */
function groupByDay(${many}) {
  ${grouping}
  return Object.entries(days).toSorted(([a], [b]) => b.localeCompare(a))
}`
}

/** A day above its rows beside what is drawn of them; over the whole width it stands in the margin. */
const dayLooks = {
  above: { section: 'mb-7 last:mb-0', heading: 'text-surface-muted' },
  margin: {
    section:
      'grid gap-x-12 border-t border-surface-hairline pt-3 first:border-t-0 first:pt-0 sm:grid-cols-[10rem_minmax(0,1fr)] sm:pt-0 lg:grid-cols-[13rem_minmax(0,1fr)]',
    heading: 'text-surface-muted sm:py-3.5',
  },
} as const

function daysList(scene: Scene): string {
  const { names, style, parts } = scene
  const day = parts.day
  if (day === null) return indexList(scene)
  const today = rowUsesToday(scene) ? ' today={today}' : ''
  const look = dayLooks[isStream(scene.brief) ? 'above' : 'margin']
  const list = (panel: string): string => `${row(scene)}

${groupByDay(scene, day)}

export function ${names.Component}List({ ${names.many}, today }) {
  return (
    <div className="${panel}">
      {groupByDay(${names.many}${looksAhead(scene.brief, day) ? ', today' : ''}).map(([date, group]) => (
        <section key={date} className="${look.section}">
          <h2 className="${look.heading}">{formatDate(date, today) ?? ${quoteJs(`No ${day.label.toLowerCase()}`)}}</h2>
          <ul>
            {${ofOneDay(parts.figure)}.map((${names.one}) => (
              <${names.Component}Row key={${names.one}.id} ${names.one}={${names.one}}${today} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}`
  return standsOnPage(scene.brief)
    ? onPage(list('border-t border-text pt-5'))
    : list(`rounded-surface ${style.edge} border-edge bg-surface px-5 py-6 text-on-surface sm:px-8`)
}

function cardsList(scene: Scene): string {
  const { names, style } = scene
  const showsToday = rowUsesToday(scene)
  const today = showsToday ? ' today={today}' : ''
  const { figure: telling, body, toggle } = scene.parts
  // Where nothing else is to be read, the figure is what the card is for.
  const isLarge = telling !== null && body === null && (telling.kind === 'number' || telling.kind === 'money')
  const size = isLarge ? `${style.figure.replace(/text-\S+/, '')} text-4xl leading-none` : style.figure
  const large = { ...scene, style: { ...style, figure: size.trim() } }
  // What readers do with it is a line of its own: beside the title it would leave that no room.
  const isAnswered = hasPart(scene.brief, 'likes') || hasPart(scene.brief, 'comments')
  const acts = deleteButton(scene)
  const answers = isAnswered && acts !== nothing ? `<div className="-ml-2 mt-2 flex">\n${acts}\n</div>` : nothing
  const foot =
    telling === null && toggle === null
      ? nothing
      : `      <div className="${isLarge ? 'mt-6' : 'mt-3'} flex min-h-11 items-center justify-between gap-2">
${lines([figure(large), toggleBox(scene)], 8)}
      </div>`
  return `function ${names.Component}Card({ ${names.one}${showsToday ? ', today' : ''} }) {
  return (
    <li className="group/row relative mb-5 break-inside-avoid rounded-surface ${style.edge} border-edge bg-surface py-4 pl-6 pr-3 text-on-surface">
${lines([rowMark(scene.brief, 'card') || nothing], 6) || nothing}
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0 pr-6 pt-2">
${lines([titleLink(scene), factsLine(scene, 'mt-1 text-surface-muted')], 10)}
        </div>
${lines([isAnswered ? nothing : acts], 8) || nothing}
      </div>
${lines([bodyLine(scene, 'my-2 line-clamp-6 whitespace-pre-line pr-3 leading-relaxed'), answers], 6) || nothing}
${foot}
    </li>
  )
}

export function ${names.Component}List({ ${names.many}${showsToday ? ', today' : ''} }) {
  return (
    <ul className="columns-1 gap-5 sm:columns-2 lg:columns-3">
      {${names.many}.map((${names.one}) => (
        <${names.Component}Card key={${names.one}.id} ${names.one}={${names.one}}${today} />
      ))}
    </ul>
  )
}`
}

/** Layouts whose rows have the width of their list; the others are cards. */
const inRows: ReadonlySet<Brief['skeleton']> = new Set([
  'index',
  'table',
  'days',
  'lines',
  'register',
  'roster',
  'desk',
  'sections',
  'bars',
  'agenda',
  'spread',
  'readings',
  'fieldbook',
])
const inCards: ReadonlySet<Brief['skeleton']> = new Set([
  'cards',
  'wall',
  'board',
  'gallery',
  'badges',
  'slips',
  'plan',
  'week',
])

/** Where the bin stands that shows when its row is pointed at: beside the row, so that no figure makes way, or in the card's corner. */
function binPlace({ skeleton }: Brief): string {
  if (inRows.has(skeleton)) return 'absolute -right-8 top-1/2 size-8 -translate-y-1/2 max-sm:hidden'
  return inCards.has(skeleton) ? 'absolute right-1.5 top-1.5 size-9' : 'size-9'
}

/** Only whoever points at a row or reaches it by keyboard sees its bin; by touch a record goes from its own page. */
function deleteModule({ brief, names: { one, Component, oneFile } }: Scene): string {
  return `import { Trash2 } from 'lucide-react'
import { useDelete${Component} } from '@/lib/use-${oneFile}-actions.js'

export function Delete${Component}({ ${one} }) {
  const delete${Component} = useDelete${Component}()
  return (
    <button
      onClick={() => delete${Component}(${one})}
      aria-label={\`Delete ${calledBy(brief)}\`}
      className="grid shrink-0 place-items-center rounded-control text-surface-muted opacity-0 hover:text-surface-danger focus-visible:opacity-100 group-focus-within/row:opacity-100 group-hover/row:opacity-100 pointer-coarse:hidden ${binPlace(brief)}"
    >
      <Trash2 size={18} strokeWidth={1.75} aria-hidden />
    </button>
  )
}
`
}

function tickModule({ brief, names: { one, Component, oneFile }, parts: { toggle } }: Scene): string {
  if (toggle === null) return ''
  const isLabelled = hasTickWords(brief)
  return tidy(`import { startTransition, useOptimistic } from 'react'
import { useToggle${Component} } from '@/lib/use-${oneFile}-actions.js'

/** Shows the tick at once and keeps it when the server agrees. */
export function Tick${Component}({ ${one}${isLabelled ? ', label' : ''} }) {
  const toggle${Component} = useToggle${Component}()
  const [isTicked, setIsTicked] = useOptimistic(${one}.${toggle.name})

  function toggle() {
    startTransition(async () => {
      setIsTicked(!isTicked)
      await toggle${Component}(${one})
    })
  }

  return (
    <label className="${isLabelled ? 'flex min-h-11 shrink-0 cursor-pointer items-center gap-2.5 pr-3' : 'grid size-11 shrink-0 cursor-pointer place-items-center'}">
      <input
        type="checkbox"
        name="${toggle.name}"
        checked={isTicked}
        onChange={toggle}
        aria-label={\`${toggle.label}: ${calledBy(brief)}\`}
        className="size-6 cursor-pointer"
      />
      ${only(isLabelled, '{label}')}
    </label>
  )
}
`)
}

/** Null where the records lack what the layout goes by. */
const lists: Readonly<Record<Brief['skeleton'], (scene: Scene) => string | null>> = {
  index: indexList,
  table: tableList,
  days: daysList,
  cards: cardsList,
  gallery: galleryList,
  board: boardList,
  plate: plateList,
  wall: wallList,
  lines: linesList,
  register: registerList,
  shelf: shelfList,
  feature: featureList,
  column: columnList,
  paper: paperList,
  badges: badgesList,
  roster: rosterList,
  feed: feedList,
  ballot: ballotList,
  desk: deskList,
  sections: sectionsList,
  bars: barsList,
  slips: slipsList,
  agenda: agendaList,
  plan: planList,
  spread: spreadList,
  readings: readingsList,
  fieldbook: fieldbookList,
  week: weekList,
}

export function composeRecordList(brief: Brief): Record<string, string> {
  const { Component, oneFile } = namesOf(brief)
  const stock = stockOf(brief)
  // What a bar or "3 of 5 places left" shows is not said besides.
  const drawn = [
    stock?.count,
    stock?.least,
    hasPart(brief, 'streaks') ? weeklyGoalOf(brief) : undefined,
    ...placesTold(brief),
  ]
  const isDrawn = (field: Field | null): boolean => field !== null && drawn.includes(field)
  const all = partsOf(brief)
  const parts = {
    ...all,
    facts: factsBesideTitle(all, brief.fields).filter((field) => !isDrawn(field)),
    figure: isDrawn(all.figure) ? null : untoldFigure(all, brief.fields),
  }
  const scene: Scene = { brief, names: namesOf(brief), parts, style: styles[brief.style] }
  const ownList = meets(brief) ? faceCards : hangs(brief) ? (each: Scene) => onPage(printWall(each)) : undefined
  const body = holdingsList(scene) ?? (ownList ?? lists[brief.skeleton])(scene) ?? indexList(scene)
  const formats = ['formatDate', 'formatMoney', 'formatNumber', 'formatRating', 'opening'].filter((name) =>
    body.includes(`${name}(`),
  )
  const icons = ['ArrowLeftRight', 'Phone', 'Plus'].filter((name) => body.includes(`<${name} `))
  return {
    [`web/components/${oneFile}-list.jsx`]:
      tidy(`import { Link${only(body.includes('useRouter('), ', useRouter').replace(nothing, '')} } from '@joinery/app-kit'
${only(body.includes('clsx('), `import clsx from 'clsx'`)}
${only(body.includes('useState('), `import { useState } from 'react'`)}
${only(icons.length > 0, `import { ${icons.join(', ')} } from 'lucide-react'`)}
${only(body.includes('<Jacket '), jacketImport)}
${only(body.includes('<Monogram '), `import { Monogram } from '@/components/monogram.jsx'`)}
${only(body.includes(`<Delete${Component}`), `import { Delete${Component} } from '@/components/delete-${oneFile}.jsx'`)}
${pieceImports(body) || nothing}
${only(body.includes('<Cover />'), coverImport)}
${only(body.includes('<Picture '), pictureImport)}
${only(body.includes('<SkyMark '), `import { SkyMark } from '@/components/sky-mark.jsx'`)}
${only(body.includes('<BoatMark '), `import { BoatMark } from '@/components/boat-mark.jsx'`)}
${only(body.includes('<StageSum '), `import { StageSum } from '@/components/stage-sum.jsx'`)}
${only(body.includes('<ForAdmin>'), forAdminImport)}
${only(body.includes('<IfMine '), ifMineImport)}
${only(body.includes(`<Tick${Component}`), `import { Tick${Component} } from '@/components/tick-${oneFile}.jsx'`)}
${importFormats([], formats).trim() || nothing}
${only(body.includes('<WeekGrid'), weekImports(body))}
${only(body.includes(`useMove${Component}(`), `import { useMove${Component} } from '@/lib/use-${oneFile}-actions.js'`)}

${body}
`),
    ...(body.includes('<Jacket ') && jacketFiles(brief)),
    ...(body.includes('<Monogram ') && readPart('monogram')),
    ...(body.includes('<BoatMark ') && readPart('boat-mark')),
    ...(body.includes('<WeekGrid') && weekFiles(brief)),
    ...(body.includes('<StageSum ') && readPart('stage-sum')),
    ...(body.includes('<SkyMark ') && composeSky(brief)),
    [`web/components/delete-${oneFile}.jsx`]: deleteModule(scene),
    ...(body.includes(`<Tick${Component}`) && { [`web/components/tick-${oneFile}.jsx`]: tickModule(scene) }),
  }
}
