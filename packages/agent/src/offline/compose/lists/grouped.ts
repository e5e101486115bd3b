// A list under headings: "grouped by room", by a choice, a word or another record that each belongs to.
import type { Brief, Field } from '../../brief.ts'
import { escapePattern } from '../../understand/escape-pattern.ts'
import { quoteJs, tidy } from '../data/expressions.ts'
import { isArticleFront, namesOf } from '../roles.ts'
import { headingWeight } from '../shell/styles.ts'
import { type View, labelColumn } from '../views.ts'

/** Lists whose rows stand by themselves; others have groups of their own, or one row that leads. */
const ofRows: ReadonlySet<Brief['skeleton']> = new Set([
  'index',
  'table',
  'cards',
  'gallery',
  'lines',
  'shelf',
  'badges',
])
const groupKinds: ReadonlySet<Field['kind']> = new Set(['choice', 'text', 'reference'])

/** The fact by which the list was asked to be grouped; null where nobody asked, or it has no such groups. */
export function groupingOf(view: View): Field | null {
  if (view.front !== 'list' || !ofRows.has(view.skeleton) || isArticleFront(view)) return null
  const saidAt = ({ label }: Field): number =>
    [
      ...view.request.matchAll(
        new RegExp(
          String.raw`\b(?:grouped|grouping|in groups|under headings) by (?:the |their |its )?${escapePattern(label)}\b`,
          'giu',
        ),
      ),
    ].at(-1)?.index ?? -1
  const [last] = view.fields
    .slice(1)
    .filter((field) => groupKinds.has(field.kind) && field.isMade !== true && saidAt(field) >= 0)
    .toSorted((a, b) => saidAt(b) - saidAt(a))
  return last ?? null
}

function groupNames(view: View, { label }: Field): { function: string; file: string } {
  const { many, manyFile } = namesOf(view)
  const words = label.match(/[\p{L}\p{N}]+/gu) ?? []
  return {
    function: `${many}By${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join('')}`,
    file: `${manyFile}-by-${words.join('-').toLowerCase()}`,
  }
}

export function groupsImport(view: View): string {
  const field = groupingOf(view)
  if (field === null) return ''
  const names = groupNames(view, field)
  return `import { ${names.function} } from '@/lib/${names.file}.js'`
}

/**
 * @param records the expression of what is shown
 * @param list the element that shows `records` named as the kind is: `<TaskList tasks={tasks} />`
 */
export function underHeadings(view: View, field: Field, records: string, list: string): string {
  const { many } = namesOf(view)
  return `{${groupNames(view, field).function}(${records}).map(([heading, ${many}]) => (
          <section key={heading} aria-label={heading} className="mt-10 first:mt-2">
            <h2 className="mb-3 font-display text-2xl ${headingWeight(view)}">{heading}</h2>
            ${list}
          </section>
        ))}`
}

export function groupFiles(view: View): Record<string, string> {
  const field = groupingOf(view)
  if (field === null) return {}
  const { one, many } = namesOf(view)
  const names = groupNames(view, field)
  const column = field.kind === 'reference' ? labelColumn(field) : field.name
  const words = field.label.toLowerCase()
  const isChoice = field.kind === 'choice'
  const compare = isChoice
    ? 'places.indexOf(a) - places.indexOf(b)'
    : "Number(a === '') - Number(b === '') || a.localeCompare(b)"
  return {
    [`web/lib/${names.file}.js`]:
      tidy(`${isChoice ? `const places = [${(field.options ?? []).map(quoteJs).join(', ')}, '']\n` : ''}
/** Heading and ${view.entity.plural} of each ${words}; those without one come last. */
export function ${names.function}(${many}) {
  const groups = new Map()
  for (const ${one} of ${many}) {
    const heading = ${one}.${column} ?? ''
    groups.set(heading, [...(groups.get(heading) ?? []), ${one}])
  }
  return [...groups].toSorted(([a], [b]) => ${compare}).map(([heading, its]) => [heading || ${quoteJs(`No ${words}`)}, its])
}
`),
  }
}
