import type { CheckResult } from '@joinery/contract/checks'

import type { Check, Visitor } from '../../walk/app-session.ts'
import { PageHung } from '../../walk/app-session.ts'
import { failed } from '../../walk/check-results.ts'
import { dataWalk } from './begin-walk.ts'
import type { DataWalk } from './data-walk.ts'
import type { FindingPlace } from './finding-hand.ts'
import { purposeOf } from './form-purpose.ts'
import type { FormSeen } from './form-seen.ts'
import { readChoices } from './in-page/read-choices.ts'
import { judgeChoiceGroup, judgeSelectFilter } from './judge-filter.ts'
import { judgePaging } from './judge-paging.ts'
import { isSearchField, judgeSearch } from './judge-search.ts'
import { isSortField, judgeSortField, judgeSorter } from './judge-sort.ts'
import { formsOn, inPage } from './page-hand.ts'
import { listsOn, wholeList, type ShownList } from './shown-rows.ts'

const maxPages = 8
const maxGroups = 2
const maxSorters = 2

/** Search, filters, sorting and paging of every page that lists rows. */
export const findingCheck: Check = {
  kind: 'finding',
  async run(session) {
    if (session.app.data === null) return []
    const walk = await dataWalk(session)
    const results: CheckResult[] = []
    const seen = new Set<string>()
    for (const { path } of walk.pages.slice(0, maxPages)) {
      try {
        const found = await walk.withVisitor((visitor) => judgePage(walk, visitor, path), { isSignedIn: true })
        // The same bar may stand on several pages.
        results.push(...found.filter((result) => result.outcome === 'failed' || !seen.has(result.title)))
        for (const result of found) seen.add(result.title)
      } catch (error) {
        if (!(error instanceof PageHung)) throw error
        results.push(
          failed({ kind: 'finding', title: `The list on ${path} answers`, page: path, detail: error.message }),
        )
      }
    }
    return results
  },
}

async function judgePage(walk: DataWalk, visitor: Visitor, path: string): Promise<CheckResult[]> {
  await visitor.open(path)
  const look = await walk.look()
  const lists = await listsOn(walk, visitor, look)
  const forms = (await formsOn(visitor)).filter((form) => purposeOf(form, { path, opener: '' }) === 'find')
  const list = meantList(lists, forms)
  if (list === undefined || list.rows.length < 2) return []
  const place: FindingPlace = { walk, visitor, path, look, list, whole: wholeList(walk, look, list) }
  const choices = await inPage(visitor, readChoices, null)
  const tries: (() => Promise<CheckResult[]>)[] = [
    ...forms.flatMap((form) =>
      form.fields.flatMap((field) => {
        if (isSearchField(field)) return [() => judgeSearch(place, form, field)]
        if (isSortField(field)) return [() => judgeSortField(place, form, field)]
        return field.kind === 'select' || field.kind === 'radio' ? [() => judgeSelectFilter(place, form, field)] : []
      }),
    ),
    ...choices.groups.slice(0, maxGroups).map((group) => () => judgeChoiceGroup(place, group)),
    ...choices.sorters.slice(0, maxSorters).map((sorter) => () => judgeSorter(place, sorter)),
    ...choices.further.slice(0, 1).map((control) => () => judgePaging(place, control)),
  ]
  const results: CheckResult[] = []
  for (const [index, attempt] of tries.entries()) {
    // Each begins with the page as it is at first.
    if (index > 0) await visitor.open(path)
    results.push(...(await attempt()))
  }
  return results
}

/** “Find an expense” looks through the expenses, however many people stand beside them; else the longest list is meant. */
function meantList(lists: readonly ShownList[], forms: readonly FormSeen[]): ShownList | undefined {
  const words = forms
    .flatMap(({ fields }) => fields.filter(isSearchField))
    .flatMap(({ label, placeholder }) => `${label} ${placeholder}`.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
  const named = lists.find(({ table }) => words.some((word) => isOneOf(word, table.toLowerCase())))
  return named ?? lists[0]
}

/** Whether a table may be named after a word: expense, expenses; entry, entries; person, people. */
function isOneOf(word: string, table: string): boolean {
  return [word, `${word}s`, `${word}es`, word.replace(/y$/, 'ies'), word.replace(/^person$/, 'people')].includes(table)
}
