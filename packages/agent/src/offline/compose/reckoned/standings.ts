// Who stands where, of players or teams and the games between them: the first page begins with whoever leads.
import { readPart } from '../../parts/read-part.ts'
import { capitalize, withArticle } from '../../understand/inflect.ts'
import { forAdders } from '../access.ts'
import { jsxAttribute, jsxText, quoteJs } from '../data/expressions.ts'
import { lookMarks } from '../fronts/front.ts'
import { namesOf } from '../roles.ts'
import type { View } from '../views.ts'
import { glanceMarks } from './glance-looks.ts'
import { keysOf } from './reckoned-sql.ts'
import type { Column, Reckoning } from './reckoning.ts'

const isTable = /^(?:ladder|standings|(?:league |season )?table|rankings?)$/i
const leastColumns = 3

/** A table of all players or teams, the best on top, with several figures of their games. */
export function isStandings({ heading, group, columns, order }: Reckoning): boolean {
  return isTable.test(heading) && group.sort === 'records' && order?.isDown === true && columns.length >= leastColumns
}

/** The kind of the games that it follows from. */
export function gamesOf({ columns }: Reckoning): View | undefined {
  for (const { terms } of columns)
    for (const term of terms) if (term.sort === 'tally' && term.by !== null) return term.of
  return undefined
}

/** What it goes by comes last, where the eye ends. */
function inOrder({ columns, order }: Reckoning): Reckoning['columns'] {
  return [
    ...columns.filter((column) => column !== order?.column),
    ...columns.filter((column) => column === order?.column),
  ]
}

export function standingsElement(reckoning: Reckoning, name: string): string {
  const { group, heading, columns } = reckoning
  if (group.sort !== 'records') return ''
  const keys = keysOf(reckoning)
  const cells = inOrder(reckoning).map((column) => {
    const key = keys[columns.indexOf(column)] ?? ''
    return `{ label: ${quoteJs(column.label)}, words: ({ ${key} }) => ${column.reads === 'text' ? `${key} ?? '–'` : `formatNumber(${key})`} }`
  })
  return `<StandingsTable
          heading=${jsxAttribute(heading)}
          name=${jsxAttribute(capitalize(group.of.entity.singular))}
          columns={[${cells.join(', ')}]}
          rows={data.reckoned.${name}}
          base="${namesOf(group.of).base}"
          empty=${jsxAttribute(`No ${group.of.entity.plural} yet.`)}
        />`
}

/** The way to a new result stands with the latest games. */
export function resultLink(reckoning: Reckoning): string {
  const game = gamesOf(reckoning)
  if (game === undefined) return ''
  return forAdders(
    game,
    `<Link href="${namesOf(game).base}/new" className="${lookMarks(game)['button'] ?? ''} mb-6">
          ${jsxText(`Enter ${withArticle(/^(?:game|match|bout|duel|fixture)$/.test(game.entity.singular) ? 'result' : game.entity.singular)}`)}
        </Link>`,
    8,
  )
}

const isSide = ({ column: { terms } }: { column: Column }): boolean =>
  terms[0]?.sort === 'own' && terms[0].field.kind === 'reference'

/** The games themselves, the two sides of each before how it ended; '' where the lines are of something else. */
export function gamesElement(reckoning: Reckoning, name: string): string {
  const { group, heading, columns } = reckoning
  if (group.sort !== 'records') return ''
  const keys = keysOf(reckoning)
  const keyed = columns.map((column, at) => ({ column, key: keys[at] ?? '' }))
  const [one, other] = keyed.filter(isSide)
  if (one === undefined || other === undefined) return ''
  const day = keyed.find(({ column }) => column.reads === 'date')
  const ends = keyed.filter((each) => each !== one && each !== other && each !== day).map(({ key }) => key)
  const scores = ends.map((end) => `\${${end}}`).join(' : ')
  return `<LatestGames
            heading=${jsxAttribute(heading)}
            rows={data.reckoned.${name}}
            base="${namesOf(group.of).base}"
            sides={({ ${one.key}, ${other.key} }) => \`\${${one.key} ?? 'Nobody'} – \${${other.key} ?? 'nobody'}\`}${
              ends.length === 0
                ? ''
                : ends.length === 1
                  ? `\n            result={({ ${ends[0]} }) => ${ends[0]}}`
                  : `\n            result={({ ${ends.join(', ')} }) => ${ends[0]} !== null && \`${scores}\`}`
            }${day === undefined ? '' : `\n            day={({ ${day.key} }) => formatDate(${day.key}, data.today)}`}
          />`
}

/** "Ana Ruiz leads"; while nothing was played nobody does. */
export function leaderHeading(reckoning: Reckoning, name: string): string {
  const { columns, order } = reckoning
  const key = order === null ? '' : (keysOf(reckoning)[columns.indexOf(order.column)] ?? '')
  return `{data.reckoned.${name}[0]?.${key} > 0 ? \`\${data.reckoned.${name}[0].name} leads\` : 'Who will lead?'}`
}

export function standingsFiles(view: View): Record<string, string> {
  return readPart('standings', glanceMarks(view.style))
}
