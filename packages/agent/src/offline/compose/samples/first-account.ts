// Where each person has rows of their own, the first account finds what the app begins with; everybody else begins empty.
import { quoteName } from '../data/quote-sql.ts'
import { namesOf } from '../roles.ts'
import type { View } from '../views.ts'
import { areTakenOver } from './examples.ts'

export const takeExamplesImport = "import { takeExamples } from '@/lib/first-account.js'"

/** The line of a page that shows them; `user` is an expression of the generated code. */
export function takingExamples(user: string): string {
  return `  await takeExamples(${user})`
}

/** All tables in one statement, so that what belongs to each other comes into the same hands. */
export function takeExamplesModule(all: readonly View[]): Record<string, string> {
  const tables = all.filter((view) => areTakenOver(view, all)).map((view) => quoteName(namesOf(view).table))
  if (tables.length === 0) return {}
  const own = tables.map((table) => `        and not exists (select from ${table} where user_id = \${userId})`)
  const taken = tables.map(
    (table) => `update ${table} set user_id = newcomer.id from newcomer where is_example and user_id is null`,
  )
  const [last = ''] = taken.slice(-1)
  const before = taken.slice(0, -1).map((update, at) => `,\n    taken_${at + 1} as (${update})`)
  return {
    'web/lib/first-account.js': `// The rows that the app begins with are nobody's until its first account opens it.
import { sql } from '@joinery/app-kit/server'

/** Hands them all to the first account that was made, unless it has written something already. Nobody else gets them. */
export function takeExamples(userId) {
  return sql\`
    with newcomer as (
      select id from (select id from user_accounts order by created_at, id limit 1) as oldest
      where id = \${userId}
${own.join('\n')}
    )${before.join('')}
    ${last}\`
}
`,
  }
}
