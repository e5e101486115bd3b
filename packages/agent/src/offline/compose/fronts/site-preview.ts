// What a site's first page shows of each kind of its records.
import { addWords } from '../forms/add-words.ts'
import type { Field } from '../../brief.ts'
import { capitalize } from '../../understand/inflect.ts'
import { forAdders, forAdminImport, hasPart, isAdminsToAdd } from '../access.ts'
import { isBesidePane } from '../shell/frames.ts'
import { isOwnersToAdd } from '../lists/visited.ts'
import { importFormats, jsxText, nothing, only, tidy, wordsOf } from '../data/expressions.ts'
import { openingCode } from '../records/record-pieces.ts'
import { pictureImport, pictureTag } from '../pictures.ts'
import { shapeOf } from '../record-shapes/choose-shape.ts'
import { namesOf, pageTitleOf, partsOf } from '../roles.ts'
import { isPersonNoun } from '../samples/sample-names.ts'
import { headingWeight, styles } from '../shell/styles.ts'
import { takePieces } from '../parts/take-files.ts'
import type { View } from '../views.ts'
import { askedCount, countsDays } from './first-page.ts'
import { kindFilter, kindValues, narrowingField } from './kind-filter.ts'

const shownOnHome = 6
/** Where visitors narrow them, all are at hand. */
const narrowedOnHome = 60

function countOnHome(view: View): number {
  const asked = askedCount(view)
  if (asked !== null) return asked
  return narrowingField(view) === null ? shownOnHome : narrowedOnHome
}

function hasPictures({ fields }: View): boolean {
  return fields.some(({ kind }) => kind === 'picture')
}

/** What was said of each thing and is short: how long a lesson takes, in which part of the menu a dish stands. */
function factsBeside(view: View): Field[] {
  return partsOf(view)
    .facts.filter(({ kind }) => kind === 'number' || kind === 'choice' || kind === 'text')
    .slice(0, 3)
}

function factWords(field: Field, record: string): string {
  const value = `${record}.${field.name}`
  if (field.kind !== 'number' || field.unit !== undefined)
    return field.kind === 'number' ? `${value} !== null && ${wordsOf(field, record)}` : value
  return `${value} !== null && \`${field.label}: \${${wordsOf(field, record)}}\``
}

/** Of what people come to the next stands first, and what is over last. */
function nextFirst(view: View): string {
  const { day } = partsOf(view)
  if (day === null || !/(?:^|\s)(?:event|concert|workshop|match|race|regatta|tournament)$/.test(view.entity.singular))
    return ''
  const of = (one: string): string => `(${one}.${day.name} ?? '9')`
  const isOver = (one: string): string => `Number(${of(one)} < new Date().toISOString().slice(0, 10))`
  return `.toSorted((a, b) => ${isOver('a')} - ${isOver('b')} || ${of('a')}.localeCompare(${of('b')}))`
}

export interface Previews {
  imports: string
  sections: string
  /** What a page's load imports and returns for them. */
  listImports: string
  lists: string
  files: Record<string, string>
}

/** Can the days to the next of these be counted? */
export function countsDown(view: View): boolean {
  return nextFirst(view) !== '' && dateFigure(view)
}

const dateFigure = (view: View): boolean => partsOf(view).figure?.kind === 'date'

/** What a first page needs to show a few of each of these kinds. */
export function previewsOf(shown: readonly View[]): Previews {
  const names = shown.map((view) => ({ view, ...namesOf(view) }))
  const today = shown.some((view) => dateFigure(view) || shapeOf(view) === 'event')
    ? ['    today: new Date().toISOString().slice(0, 10),']
    : []
  return {
    imports: names
      .map(({ Component, oneFile }) => `import { ${Component}Preview } from '@/components/${oneFile}-preview.jsx'`)
      .join('\n'),
    sections: names
      .map(
        ({ view, Component, many }) =>
          `<${Component}Preview ${many}={data.${many}}${dateFigure(view) ? ' today={data.today}' : ''} />`,
      )
      .join('\n      '),
    listImports: names
      .map(({ many, manyFile }) => `import { list${capitalize(many)} } from '@/lib/${manyFile}-table.js'`)
      .join('\n'),
    lists: [
      ...names.map(
        ({ view, many }) =>
          `    ${many}: (await list${capitalize(many)}())${nextFirst(view)}.slice(0, ${countOnHome(view)}),`,
      ),
      ...today,
    ].join('\n'),
    files: Object.fromEntries(
      names.map(({ view, oneFile }) => [`web/components/${oneFile}-preview.jsx`, preview(view)]),
    ),
  }
}

/** A page that goes by a word of its own is called by it: "The whole schedule", "All tour dates". */
function allOf(view: View): string {
  const title = pageTitleOf(view)
  if (view.entity.singular === 'menu item') return 'The whole menu'
  if (title.toLowerCase() === view.entity.plural || /^(?:my|our|the)\b/i.test(title)) return `All ${view.entity.plural}`
  return /(?:s|news)$/.test(title) ? `All ${title.toLowerCase()}` : `The whole ${title.toLowerCase()}`
}

/** Who is in it is known by the face. */
function isFaces(view: View): boolean {
  return isPersonNoun(view.entity.singular) && !hasPictures(view) && partsOf(view).figure?.kind !== 'money'
}

function faceItem(view: View, factLine: string): string {
  const { one, base } = namesOf(view)
  const { title } = partsOf(view)
  return `<li key={${one}.id} className="min-w-0">
            <Link href={\`${base}/\${${one}.id}\`} className="group block">
              ${pictureTag(view, { one, title: title.name, picture: undefined, className: 'aspect-square w-full rounded-surface object-cover', size: [400, 400], isLate: true })}
              <span className="mt-3 block break-words font-display ${styles[view.style].title} group-hover:underline">{${one}.${title.name}}</span>
              ${only(factLine !== '', `<span className="block break-words text-muted">${factLine}</span>`)}
            </Link>
          </li>`
}

/** What is on a day begins with it, as in a calendar. */
function datedItem(view: View, day: Field, factLine: string, takes: string): string {
  const { one, base } = namesOf(view)
  const { title, body } = partsOf(view)
  return `<li key={${one}.id} className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 border-t border-hairline py-4">
            <span className="pt-0.5 tabular-nums text-muted">{${wordsOf(day, one)}}</span>
            <div className="min-w-0">
              <Link href={\`${base}/\${${one}.id}\`} className="group block">
                <span className="block break-words font-display ${styles[view.style].title} group-hover:underline">{${one}.${title.name}}</span>
                ${only(factLine !== '', `<span className="block text-muted">${factLine}</span>`)}
              </Link>
              ${only(body !== null, `<p className="mt-1 line-clamp-2 max-w-[62ch] text-muted">{${openingCode(`${one}.${body?.name ?? ''}`, 2)}}</p>`)}
              ${takes || nothing}
            </div>
          </li>`
}

/** A few of each kind: pictures as pictures, prices as a price list, the rest as ruled lines. */
function preview(view: View): string {
  const { one, many, Component, base, manyFile } = namesOf(view)
  const { title, figure, picture, body } = partsOf(view)
  const style = styles[view.style]
  const today = view.fields.some(({ kind }) => kind === 'date') && figure?.kind === 'date' ? ', today' : ''
  const shown = figure ?? undefined
  const facts = factsBeside(view)
  const factLine =
    facts.length === 0
      ? ''
      : `{[${facts.map((field) => factWords(field, one)).join(', ')}].filter(Boolean).join(' · ')}`
  // As on a card: what it is, a row of dots, what it costs; two columns of them on a wide page.
  const isPriced = shown?.kind === 'money'
  const rows = isPriced && !isBesidePane(view) ? 'mt-4 lg:grid lg:grid-cols-2 lg:gap-x-16' : 'mt-4'
  // Who comes says so where they read of it.
  const takes = takePieces(view, false).join('\n            ')
  const item = isFaces(view)
    ? faceItem(view, factLine)
    : shown?.kind === 'date' && !hasPictures(view)
      ? datedItem(view, shown, factLine, takes)
      : hasPictures(view)
        ? `<li key={${one}.id}>
            <Link href={\`${base}/\${${one}.id}\`} className="group block">
              ${pictureTag(view, { one, title: title.name, picture: picture?.name, className: 'aspect-[4/3] w-full rounded-surface object-cover', size: [800, 600], isLate: true })}
              <span className="mt-3 block font-display ${style.title} group-hover:underline">{${one}.${title.name}}</span>
              ${only(shown !== undefined, `<span className="text-muted">{${shown === undefined ? '' : wordsOf(shown, one)}}</span>`)}
              ${only(shown === undefined && factLine !== '', `<span className="mt-0.5 block text-muted">${factLine}</span>`)}
            </Link>
            ${takes || nothing}
          </li>`
        : `<li key={${one}.id} className="border-t border-hairline py-4">
            <Link href={\`${base}/\${${one}.id}\`} className="group flex items-baseline justify-between ${isPriced ? 'gap-3' : 'gap-6'}">
              <span className="min-w-0">
                <span className="block font-display ${style.title} group-hover:underline">{${one}.${title.name}}</span>
                ${only(factLine !== '', `<span className="block text-muted">${factLine}</span>`)}
              </span>
              ${only(isPriced, '<span className="min-w-6 flex-1 border-b-2 border-dotted border-control" aria-hidden />')}
              ${only(shown !== undefined, `<span className="shrink-0 tabular-nums">{${shown === undefined ? '' : wordsOf(shown, one)}}</span>`)}
            </Link>
            ${only(body !== null && view.entity.singular !== 'question', `<p className="mt-1 line-clamp-2 max-w-[62ch] text-muted">{${openingCode(`${one}.${body?.name ?? ''}`, 2)}}</p>`)}
            ${takes || nothing}
          </li>`
  const isCounted = countsDays(view) && countsDown(view)
  const day = partsOf(view).day?.name ?? ''
  const kind = narrowingField(view)
  const shownRows = kind === null ? many : 'shown'
  return tidy(`import { Link } from '@joinery/app-kit'
${only(kind !== null, "import { useState } from 'react'")}
${only(isAdminsToAdd(view), forAdminImport)}
${only(hasPart(view, 'signups'), "import { SignUp } from '@/components/sign-up.jsx'")}
${only(item.includes('<Picture '), pictureImport)}
${only(takes.includes('<SeatsLeft '), "import { SeatsLeft } from '@/components/seats-left.jsx'")}
${importFormats([...(shown === undefined ? [] : [shown]), ...(hasPictures(view) && shown !== undefined ? [] : facts)], item.includes('opening(') ? ['opening'] : []).trim() || nothing}

/** A few ${view.entity.plural}, and the way to all of them. */
export function ${Component}Preview({ ${many}${today} }) {
  ${only(
    isCounted,
    `const next = ${many}.find((each) => each.${day} !== null && each.${day} >= today)
  const days = next === undefined ? 0 : Math.round((Date.parse(next.${day}) - Date.parse(today)) / 86_400_000)\n`,
  )}
  ${only(
    kind !== null,
    `const [kind, setKind] = useState('')
  const kinds = ${kind === null ? '' : kindValues(kind, many)}
  const shown = ${many}.filter((each) => kind === '' || each.${kind?.name ?? ''} === kind)\n`,
  )}
  return (
    <section id="${manyFile}" className="mt-20">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <h2 className="font-display text-3xl sm:text-4xl ${headingWeight(view)}">${jsxText(pageTitleOf(view))}</h2>
        <p className="flex flex-wrap gap-x-6">
          ${
            isOwnersToAdd(view)
              ? nothing
              : forAdders(
                  view,
                  `<Link href="${base}/new" className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
            ${jsxText(addWords(view))}
          </Link>`,
                  10,
                )
          }
          <Link href="${base}" className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
            ${jsxText(allOf(view))}
          </Link>
        </p>
      </div>
      ${only(isCounted, `{next !== undefined && <p className="mt-3 text-xl"><span className="font-semibold tabular-nums">{next.${day} === today ? 'Today' : days === 1 ? 'Tomorrow' : \`In \${days} days\`}</span>: {next.${title.name}}</p>}`)}
      ${kind === null ? nothing : kindFilter(kind, view)}
      <ul className="${isFaces(view) ? 'mt-6 grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 lg:grid-cols-6' : hasPictures(view) ? 'mt-6 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3' : rows}">
        {${shownRows}.map((${one}) => (
          ${item}
        ))}
      </ul>
    </section>
  )
}
`)
}
