// The first page of a page of links: whose it is, and one button for each, which leads straight to where it points.
import { jsxText, nothing, only, tidy } from '../data/expressions.ts'
import { coverPanel, hasSubjectPicture } from '../lists/first-picture.ts'
import { namesOf, partsOf } from '../roles.ts'
import { styles } from '../shell/styles.ts'
import { capitalize } from '../../understand/inflect.ts'
import type { View } from '../views.ts'
import { linesOf, titleOf } from './site-words.ts'

/** Undefined where the site shows anything beside its links. */
function linksOf(shown: readonly View[]): View | undefined {
  const [first, ...others] = shown
  const isLinks = first?.entity.singular === 'link' && first.fields.some(({ kind }) => kind === 'url')
  return isLinks && others.length === 0 ? first : undefined
}

/** What was said of whose page it is, else what it is good for. */
function wordsOf(view: View): string[] {
  const said = linesOf(view)
  if (said.length > 0) return said
  return [/^our\b/i.test(view.name) ? 'Where to find us, all in one place.' : 'Where to find me, all in one place.']
}

/** The first is what most people come for, and stands out. */
function button(view: View, links: View): string {
  const { one, base } = namesOf(links)
  const { title, body } = partsOf(links)
  const address = links.fields.find(({ kind }) => kind === 'url')?.name ?? ''
  return `<li key={${one}.id}>
            <a
              href={${one}.${address} || \`${base}/\${${one}.id}\`}
              className={\`group flex min-h-16 items-center justify-between gap-6 rounded-control ${styles[view.style].control} px-5 py-4 \${index === 0 ? 'border-primary bg-primary text-on-primary' : 'border-control hover:border-text'}\`}
            >
              <span className="min-w-0">
                <span className="block break-words font-display ${styles[view.style].title} underline-offset-4 group-hover:underline">{${one}.${title.name}}</span>
                ${only(body !== null, `{${one}.${body?.name ?? ''} && <span className="block break-words text-sm">{${one}.${body?.name ?? ''}}</span>}`)}
                {!${one}.${address} && <span className="block text-sm">Add its address</span>}
              </span>
              <span aria-hidden>{${one}.${address} ? '↗' : '+'}</span>
            </a>
          </li>`
}

/** Null where the site is more than a page of links. */
export function linkHome(view: View, shown: readonly View[]): Record<string, string> | null {
  const links = linksOf(shown)
  if (links === undefined) return null
  const { one, many, manyFile } = namesOf(links)
  const list = `list${capitalize(many)}`
  const hasPicture = hasSubjectPicture(view)
  const lines = wordsOf(view).map(
    (line) => `<p className="mt-5 max-w-[36ch] text-lg leading-relaxed text-muted">${jsxText(line)}</p>`,
  )
  return {
    'web/app/page.jsx': tidy(`${only(hasPicture, `import { Cover } from '@/components/cover.jsx'`)}

export default function Page({ data }) {
  return (
    <main className="mx-auto grid max-w-6xl items-start gap-x-16 gap-y-10 pb-24 pt-8 sm:pt-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        ${only(hasPicture, coverPanel('mb-8 h-36 sm:h-48'))}
        ${titleOf(view, shown)}
        ${lines.join('\n        ') || nothing}
      </div>
      <ul className="grid gap-3">
        {data.${many}.map((${one}, index) => (
          ${button(view, links)}
        ))}
      </ul>
    </main>
  )
}
`),
    'web/app/page.server.js': tidy(`import { ${list} } from '@/lib/${manyFile}-table.js'

export async function load() {
  return { ${many}: await ${list}() }
}
`),
  }
}
