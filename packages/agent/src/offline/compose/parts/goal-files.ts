// A goal that somebody sets for a week, a month or a day: one for each account, else one for the app.
import type { Brief } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { askReader, askWriter, hasOwners } from '../access.ts'
import { nothing, tidy } from '../data/expressions.ts'
import type { View } from '../views.ts'

export const saidGoal =
  /\b(weekly|monthly|daily) (?:goal|target)s?\b(?:[^.;\d]{0,20}?(\d+(?:[.,]\d+)?)\s*(\p{L}+)?)?|\bgoal of (\d+(?:[.,]\d+)?) (\p{L}+) (?:a|per|each|every) (week|month|day)/iu

/** "A monthly budget of 1200", "at most 300 € a week": what all that is spent stays below. */
export const saidBudget =
  /\b(weekly|monthly|daily) (?:spending )?(?:budget|limit|allowance)s?(?: (?:of|is|at|to|should be|for all of it))*[ :]*[€$£]?\s?(\d+(?:[.,]\d+)?)|\b(?:budget|limit|allowance) of [€$£]?\s?(\d+(?:[.,]\d+)?)\s?(?:€|\$|£|euros?|dollars?|pounds?)?(?: a| per| each| every|\/) ?(week|month|day)\b/iu

/** Where records say no day, the one on which they were written down. */
export const writtenOn = 'written_on'

export function asksGoal(brief: Brief): boolean {
  const { front, isInbox, request } = brief
  return front === 'list' && !isInbox && (saidGoal.test(request) || asksBudget(brief))
}

/** Only what has a day and an amount uses a budget up. */
export function asksBudget({ request, fields }: Pick<Brief, 'request' | 'fields'>): boolean {
  return saidBudget.test(request) && ['money', 'date'].every((kind) => fields.some((field) => field.kind === kind))
}

export function countsByWriting(view: Brief): boolean {
  return asksGoal(view) && view.fields.every(({ kind }) => kind !== 'date')
}

const isOfOne = ({ access }: Pick<Brief, 'access'>): boolean => access === 'private' || access === 'members'

export function goalTable(brief: Brief): string {
  const key = isOfOne(brief) ? '  user_id text not null references user_accounts (id) on delete cascade,\n' : ''
  return `-- The latest one counts.
create table goals (
  id integer generated always as identity primary key,
${key}  goal numeric not null check (goal > 0),
  created_at timestamptz not null default now()
);
`
}

/** What the page of the list loads besides. */
export function goalLoad(view: View): { imports: string; line: string } {
  if (!asksGoal(view)) return { imports: '', line: '' }
  return {
    imports: "import { findGoal } from '@/lib/goal-table.js'",
    line: `    goal: await findGoal(${isOfOne(view) ? askReader(view).user : ''}),`,
  }
}

export function composeGoal(view: View): Record<string, string> {
  if (!asksGoal(view)) return {}
  const writer = askWriter(view)
  const isOwn = isOfOne(view) && hasOwners(view)
  const files = readPart('goal', {
    imports: writer.imports.trimEnd() || nothing,
    guard: writer.lines.trimEnd() || nothing,
    user: isOwn ? ', userId' : '',
    whose: isOwn ? 'each person sets for themselves' : 'was set for all',
    parameter: isOwn ? 'userId' : '',
    userParameter: isOwn ? ', userId' : '',
    where: isOwn ? ' where user_id = ${userId}' : '',
    columns: isOwn ? 'user_id, goal' : 'goal',
    values: isOwn ? '${userId}, ${goal}' : '${goal}',
  })
  return Object.fromEntries(Object.entries(files).map(([path, code]) => [path, tidy(code)]))
}
