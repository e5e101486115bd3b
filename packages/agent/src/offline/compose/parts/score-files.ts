// What each person has gathered, as a page: the points of the chores that are done, of everybody who was named.
import type { Field } from '../../brief.ts'
import { askReader } from '../access.ts'
import { jsxText, quoteJs, tidy } from '../data/expressions.ts'
import { isDoneField, namesOf, partsOf } from '../roles.ts'
import type { Way } from '../shell/shell-files.ts'
import { styles } from '../shell/styles.ts'
import { capitalize } from '../../understand/inflect.ts'
import type { View } from '../views.ts'

/** "Everyone's points", "how much each of us has paid", "points per child", "who leads". */
export const asksOfEach =
  /\b(?:every(?:one|body)|each (?:of (?:us|them)|child|kid|person|one|player|member|team))(?:['’]s)? (?:points|total|score|share|sum)\b|\b(?:how much|how many \p{L}+|what) (?:each|every(?:one|body))\b|\b(?:points|total|sum|score)s?\b[^.;]{0,20}\b(?:of|per|for|by) (?:each|every|person|child|kid|member|player|head|flatmate)\b|\bwho (?:leads|is leading|is ahead|has (?:the )?most)\b|\b(?:ranking|leader ?board|points? (?:page|table|list)|page (?:with|of|for) (?:the )?points)\b/iu

/** The points and whose they are; null where nothing is gathered by those who were named. */
export function scoresOf(view: View): { number: Field; who: Field; people: readonly string[] } | null {
  const number = view.fields.find(({ kind, name }) => kind === 'number' && /points|score/.test(name))
  const who = view.fields.find(
    ({ kind, name }) => kind === 'choice' && /who|whom|by|person|child|kid|player|member|turn/.test(name),
  )
  if (number === undefined || who?.options === undefined || !asksOfEach.test(view.request)) return null
  return { number, who, people: who.options }
}

export function composeScores(view: View): { files: Record<string, string>; ways: Way[] } | null {
  const scores = scoresOf(view)
  if (scores === null) return null
  const { many, manyFile, one } = namesOf(view)
  const { toggle } = partsOf(view)
  const asker = askReader(view)
  const { number, who, people } = scores
  const done = toggle !== null && isDoneField(toggle) ? ` && ${one}.${toggle.name}` : ''
  const path = number.name.replaceAll('_', '-')
  return {
    ways: [{ href: `/${path}`, label: number.label }],
    files: {
      [`web/app/${path}/page.jsx`]:
        tidy(`export const metadata = { title: ${quoteJs(`${number.label} – ${view.name}`)} }

const people = [${people.map(quoteJs).join(', ')}]

/** What each has gathered, whoever has most first. */
export default function Page({ data }) {
  const gathered = people
    .map((name) => ({
      name,
      sum: data.${many}
        .filter((${one}) => ${one}.${who.name} === name${done})
        .reduce((sum, ${one}) => sum + (${one}.${number.name} ?? 0), 0),
    }))
    .toSorted((a, b) => b.sum - a.sum)

  return (
    <main className="mx-auto max-w-4xl pb-24 pt-8 sm:pt-12">
      <h1 className="font-display ${styles[view.style].heading}">${jsxText(number.label)}</h1>
      <dl className="mt-8 max-w-md">
        {gathered.map(({ name, sum }) => (
          <div key={name} className="flex justify-between gap-6 border-t border-hairline py-3 text-xl">
            <dt>{name}</dt>
            <dd className="font-semibold tabular-nums">{sum}</dd>
          </div>
        ))}
      </dl>
    </main>
  )
}
`),
      [`web/app/${path}/page.server.js`]: tidy(`${asker.imports.trimEnd()}
import { list${capitalize(many)} } from '@/lib/${manyFile}-table.js'

export async function load() {
${asker.lines.trimEnd()}
  return { ${many}: await list${capitalize(many)}(${asker.user}) }
}
`),
    },
  }
}
