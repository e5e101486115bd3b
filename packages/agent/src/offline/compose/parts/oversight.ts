// Where each person sees only what is theirs and an admin looks after all of it: tickets of tenants, requests to an office.
import type { Field } from '../../brief.ts'
import { quoteJs } from '../data/expressions.ts'
import { type View, isMain } from '../views.ts'

export function isOverseen(view: View): boolean {
  return view.isOverseen && view.access === 'private' && !view.isInbox
}

/** The condition of SQL by which somebody may reach a row; `user` is an expression of SQL. */
export function reachedBy(view: View, user: string): string {
  return isOverseen(view)
    ? `(user_id = ${user} or exists (select from admins where admins.user_id = ${user}))`
    : `user_id = ${user}`
}

/** How it stands with what was handed in: the admin says so, and it begins with the first that was named. */
export function settledField(view: View): Field | null {
  if (!isOverseen(view) || !isMain(view)) return null
  return view.fields.find(({ kind, name }) => kind === 'choice' && /(?:^|_)(?:status|state|stage)$/.test(name)) ?? null
}

/** The value with which it begins, for the code that reads what was sent. */
export function settledDefault(field: Field, view: View): string {
  return field === settledField(view) ? ` ?? ${quoteJs(field.options?.[0] ?? '')}` : ''
}

/** Lines of a route that leave out what only the admin may say; `input` is what was sent. */
export function withoutSettling(view: View): { lines: string; imports: string } {
  const field = settledField(view)
  return field === null
    ? { lines: '', imports: '' }
    : {
        lines: `  if (!(await isAdmin())) delete input.${field.name}\n`,
        imports: `import { isAdmin } from '@/lib/admin.server.js'\n`,
      }
}
