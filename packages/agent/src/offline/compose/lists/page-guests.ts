// Which other kinds a first page needs to know of: the people whose birthdays it tells, the categories of a budget.
import type { Field } from '../../brief.ts'
import { type View, isMain, referencesOf } from '../views.ts'

const asksBirthdays =
  /\bbirthdays?\b[^.;]{0,40}\b(?:next|coming|upcoming|soon|this month|first)\b|\b(?:next|upcoming|coming|whose|who has)\b[^.;]{0,30}\bbirthdays?\b|\b(?:start|home|first|front) ?page\b[^.;]{0,40}\bbirthdays?\b/i

export function birthdayOf(view: View): Field | undefined {
  return view.fields.find(({ kind, name }) => kind === 'date' && /birth|born/.test(name))
}

/** Do these records, which the page is not about, tell whose birthday is next? */
export function hasBirthdays(view: View): boolean {
  return !view.isInbox && birthdayOf(view) !== undefined && asksBirthdays.test(view.request)
}

const ofLimit = /limit|budget|allowance/

const ofTarget = /(?:^|_)(?:target|goal)(?:_|$)/

interface Budget {
  /** The expenses, and which of their fields say how much and of what. */
  spent: View
  by: Field
  amount: Field
  /** What has a limit. */
  kind: View
  limit: Field
  /** True where the sum is to reach it: savings, donations. */
  isTarget: boolean
}

/** What is spent of what, or saved for it, where each of the latter has a limit or a target. */
export function budgetOf(all: readonly View[]): Budget | null {
  for (const spent of all) {
    const amount = spent.fields.find(({ kind }) => kind === 'money')
    for (const by of spent.fields) {
      const kind = by.kind === 'reference' ? all.find(({ entity }) => entity.singular === by.to) : undefined
      const limit = kind?.fields.find((field) => field.kind === 'money' && ofLimit.test(field.name))
      const most = limit ?? kind?.fields.find((field) => field.kind === 'money' && ofTarget.test(field.name))
      if (amount !== undefined && kind !== undefined && most !== undefined)
        return { spent, by, amount, kind, limit: most, isTarget: limit === undefined }
    }
  }
  return null
}

/** The people who share what is paid, where the app says who owes whom. */
export function sharersOf(view: View, all: readonly View[]): View | undefined {
  return view.parts.includes('settling') && isMain(view) ? referencesOf(view, all)[0]?.target : undefined
}
