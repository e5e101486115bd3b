// What was offered and is taken for good has left the list; a page of its own says who takes it, and lets them give it up.
import { capitalize } from '../../understand/inflect.ts'
import { askReader, hasPart } from '../access.ts'
import { jsxText, only, quoteJs, tidy } from '../data/expressions.ts'
import { namesOf } from '../roles.ts'
import { styles } from '../shell/styles.ts'
import type { View } from '../views.ts'
import type { Extras } from './extra-parts.ts'

const leavesList = (view: View): boolean => view.claims !== undefined && hasPart(view, 'loans')

/** @param list code that gives all records; what comes back are those that are taken, or those that are not */
export function takenApart(view: View, list: string, isTaken: boolean): string {
  return leavesList(view) ? `(${list}).filter(({ loan }) => loan ${isTaken ? '!==' : '==='} null)` : list
}

export function takenPage(view: View): Extras {
  if (!leavesList(view)) return { files: {}, ways: [] }
  const { many, manyFile, Component, oneFile } = namesOf(view)
  const asker = askReader(view)
  const today = view.fields.some(({ kind }) => kind === 'date')
  return {
    ways: [{ href: '/taken', label: 'Taken' }],
    files: {
      'web/app/taken/page.server.js': tidy(`${asker.imports.trimEnd()}
import { list${capitalize(many)} } from '@/lib/${manyFile}-table.js'

export async function load() {
${asker.lines.trimEnd()}
  return {
    ${many}: ${takenApart(view, `await list${capitalize(many)}(${asker.user})`, true)},
    ${only(today, 'today: new Date().toISOString().slice(0, 10),')}
  }
}
`),
      'web/app/taken/page.jsx': tidy(`import { ${Component}List } from '@/components/${oneFile}-list.jsx'

export const metadata = { title: ${quoteJs(`Taken – ${view.name}`)} }

export default function Page({ data }) {
  return (
    <main className="mx-auto max-w-6xl pb-24 pt-8 sm:pt-12">
      <h1 className="font-display ${styles[view.style].heading}">Taken</h1>
      <div className="mt-8">
        {data.${many}.length > 0 && <${Component}List ${many}={data.${many}}${today ? ' today={data.today}' : ''} />}
        {data.${many}.length === 0 && <p className="text-lg text-muted">${jsxText('Nothing is taken yet.')}</p>}
      </div>
    </main>
  )
}
`),
    },
  }
}
