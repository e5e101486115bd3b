// The way on from one record: those that stand next in its list, so that its page is no dead end.
import { capitalize } from '../understand/inflect.ts'
import { hasPart } from './access.ts'
import { importFormats, jsxText, nothing, only, tidy, wordsOf } from './expressions.ts'
import { isProfile, postsOf } from './people.ts'
import { drawnPicture } from './pictures.ts'
import { namesOf, partsOf } from './roles.ts'
import { headingWeight, styles } from './styles.ts'
import { type View, childrenOf } from './views.ts'

/** As many as stand in one row on a wide screen. */
const shownOthers = 4

/** A page that goes on with comments, posts or what belongs to the record is full, and a profile is about one person. */
export function showsOthers(view: View, all: readonly View[]): boolean {
  return (
    !view.isInbox &&
    !isProfile(view) &&
    postsOf(view, all) === null &&
    childrenOf(view, all).length === 0 &&
    !hasPart(view, 'comments')
  )
}

function componentOf(view: View): string {
  return `Other${capitalize(namesOf(view).many)}`
}

/** What stands on the page for it, its import, and what it needs of the data. */
export function othersOn(view: View): { importLine: string; element: string } {
  const { many, manyFile } = namesOf(view)
  const today = told(view)?.kind === 'date' ? ' today={data.today}' : ''
  return {
    importLine: `import { ${componentOf(view)} } from '@/components/other-${manyFile}.jsx'`,
    element: `<${componentOf(view)} ${many}={data.others}${today} />`,
  }
}

/** The line of the page's load, for the list as an expression. */
export function othersLine(view: View, list: string): string {
  return `    others: listAfter(await ${list}, ${namesOf(view).one}.id),`
}

export const listAfterModule = {
  'web/lib/list-after.js': `/** The next few of a list after the one with this id, from its start again at the end. */
export function listAfter(records, id, count = ${shownOthers}) {
  const place = records.findIndex((record) => record.id === id)
  return [...records.slice(place + 1), ...records.slice(0, Math.max(place, 0))].slice(0, count)
}
`,
}

/** The one fact that stands below a name. */
function told(view: View): View['fields'][number] | null {
  const { figure, facts } = partsOf(view)
  return figure ?? facts.find(({ kind }) => kind !== 'boolean') ?? null
}

/** Whether the load of the page has to say what day it is. */
export function othersNeedToday(view: View): boolean {
  return told(view)?.kind === 'date'
}

/** Nobody calls a plum tart a menu item. */
function othersHeading({ entity }: View): string {
  if (entity.singular === 'menu item') return 'Also on the menu'
  if (entity.singular === 'program item') return 'Also on that day'
  return `Other ${entity.plural}`
}

/** The component's file. */
export function composeOthers(view: View, all: readonly View[]): Record<string, string> {
  if (!showsOthers(view, all)) return {}
  const { one, many, manyFile, base } = namesOf(view)
  const { title, picture } = partsOf(view)
  const style = styles[view.style]
  const fact = told(view)
  const image =
    picture === null
      ? nothing
      : `<img
                src={${one}.${picture.name} ?? ${drawnPicture(view, one, title.name)}}
                alt=""
                width="800"
                height="600"
                loading="lazy"
                className="mb-3 aspect-[4/3] w-full rounded-surface object-cover"
              />`
  const isDated = fact?.kind === 'date'
  const label =
    fact?.kind === 'number' && fact.unit === undefined
      ? `{${one}.${fact.name} !== null && '${fact.label.replaceAll("'", '’')} '}`
      : ''
  const code = tidy(`import { Link } from '@joinery/app-kit'
${fact === null ? nothing : importFormats([fact]).trim() || nothing}

/** What to look at next: ${many} that stand after this one in the list. */
export function ${componentOf(view)}({ ${many}${isDated ? ', today' : ''} }) {
  if (${many}.length === 0) return null
  return (
    <section className="mt-20 border-t border-hairline pt-8">
      <h2 className="font-display text-2xl ${headingWeight(view)}">${jsxText(othersHeading(view))}</h2>
      <ul className="mt-6 grid grid-cols-2 gap-x-6 gap-y-8 sm:gap-x-10 lg:grid-cols-4">
        {${many}.map((${one}) => (
          <li key={${one}.id} className="min-w-0">
            <Link href={\`${base}/\${${one}.id}\`} className="group block${picture === null ? ' border-t border-text pt-3' : ''}">
              ${image}
              <span className="block break-words ${style.title} underline-offset-4 group-hover:underline">{${one}.${title.name}}</span>
              ${only(fact !== null, fact === null ? '' : `<span className="mt-1 block break-words text-muted">${label}{${wordsOf(fact, one)}}</span>`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
`)
  return { [`web/components/other-${manyFile}.jsx`]: code }
}
