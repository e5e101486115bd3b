// The first page of a brutalist portfolio: below the name, which fills the width, works and words in cells of unequal width that
// share their lines.
import { captionCode } from '../lists/print-wall.ts'
import { hasPosterName } from '../shell/frames.ts'
import { importFormats, jsxAttribute, jsxText, nothing, only, tidy } from '../data/expressions.ts'
import { pictureImport, pictureTag } from '../pictures.ts'
import { namesOf, pageTitleOf, partsOf } from '../roles.ts'
import { styles } from '../shell/styles.ts'
import type { View } from '../views.ts'
import { type Leads, homeForm } from './home-form.ts'
import { leadWords } from './site-words.ts'

/** The kind whose pictures fill the cells; undefined where the page has another look. */
function inkedWorks(view: View, shown: readonly View[]): View | undefined {
  if (view.style !== 'brutalist' || !hasPosterName(view) || view.copy.headline !== '') return undefined
  return shown.find((each) => partsOf(each).picture !== null)
}

/** As many as fill two rows beside the words. */
const inkedCount = 5

const spans = [
  'lg:[&:nth-child(1)]:col-span-5',
  'lg:[&:nth-child(2)]:col-span-4',
  'lg:[&:nth-child(4)]:col-span-3',
  'lg:[&:nth-child(5)]:col-span-5',
  'lg:[&:nth-child(6)]:col-span-4',
].join(' ')
const cell = 'min-w-0 border-b-2 border-r-2 border-text'

function cells(view: View, shown: readonly View[], works: View): string {
  const { one, many, base } = namesOf(works)
  const parts = partsOf(works)
  const { title, picture } = parts
  const caption = captionCode({ fields: works.fields.filter((field) => field !== title).slice(0, 3) }, parts, one)
  const words = leadWords(view, shown).map((line) => `<p className="text-lg leading-relaxed">${jsxText(line)}</p>`)
  const item = (list: string): string => `{${list}.map((${one}) => (
          <li key={${one}.id} className="${cell} ${spans}">
            <Link href={\`${base}/\${${one}.id}\`} className="group block">
              <span className="flex min-h-12 items-center justify-between gap-4 px-4 py-2">
                <span className="min-w-0 break-words ${styles[view.style].title} !text-base group-hover:underline">{${one}.${title.name}}</span>
                ${only(caption !== null, `<span className="shrink-0">{${caption ?? ''}}</span>`)}
              </span>
              ${pictureTag(works, { one, title: title.name, picture: picture?.name, className: 'aspect-[4/3] w-full object-cover lg:aspect-auto lg:h-[22rem]', size: [800, 600] })}
            </Link>
          </li>
        ))}`
  return `<h1 className="sr-only">${jsxText(view.name)}</h1>
      <ul className="grid border-l-2 border-text sm:grid-cols-2 lg:grid-cols-12" aria-label=${jsxAttribute(pageTitleOf(works))}>
        ${item(`data.${many}.slice(0, 2)`)}
        <li className="${cell} flex flex-col justify-between bg-cover text-on-cover lg:col-span-3">
          <div className="grid gap-4 p-5">
            ${words.join('\n            ') || nothing}
          </div>
          <div>
            <Link href="${base}" className="flex min-h-14 items-center justify-between gap-4 bg-text px-5 text-background underline-offset-4 hover:underline">
              ${jsxText(`All ${works.entity.plural}`)}<span aria-hidden>→</span>
            </Link>
          </div>
        </li>
        ${item(`data.${many}.slice(2, ${inkedCount})`)}
      </ul>`
}

/** Null where the page has another look. */
export function inkedHome({ view, shown, previews, inbox }: Leads): string | null {
  const works = inkedWorks(view, shown)
  if (works === undefined) return null
  const own = namesOf(works).Component
  const others = previews.sections.split('\n').filter((section) => !section.includes(`<${own}Preview `))
  const form = inbox === undefined ? null : homeForm(inbox)
  const head = cells(view, shown, works)
  return tidy(`import { Link } from '@joinery/app-kit'
${
  previews.imports
    .split('\n')
    .filter((line) => !line.includes(`{ ${own}Preview }`))
    .join('\n') || nothing
}
${form?.imports ?? nothing}
${only(head.includes('<Picture '), pictureImport)}
${
  importFormats(
    [],
    ['formatDate', 'formatMoney', 'formatNumber'].filter((name) => head.includes(`${name}(`)),
  ).trim() || nothing
}

export default function Page({ data }) {
  return (
    <main className="mx-auto max-w-6xl pb-24">
      ${head}
      ${others.join('\n      ') || nothing}
      ${form?.code ?? nothing}
    </main>
  )
}
`)
}
