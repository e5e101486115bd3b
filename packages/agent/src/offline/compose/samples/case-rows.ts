// The rows of the case that an app is one of, as the message counts and calls them: three hives are three, and two girls
// have the names of girls.
import { rowsOfKnown } from '../../cases/case-file.ts'
import type { SampleRow } from '../../topics/topic.ts'
import type { View } from '../views.ts'
import { countSaid } from './said-counts.ts'
import { saidNames } from './said-names.ts'

const girls = ['Ida', 'Noor', 'Wanda', 'Mila'] as const
const boys = ['Emil', 'Jun', 'Mateo', 'Otis'] as const
const isOfGirls = /\b(?:girls|daughters|granddaughters|nieces)\b/iu
const isOfBoys = /\b(?:boys|sons|grandsons|nephews)\b/iu
const isChild = /^(?:child|kid|girl|boy|grandchild)$/

const knownOf = ({ known, exampleRows }: View): string | undefined => exampleRows?.known ?? known
const aboutOf = ({ message, request }: View): string => message ?? request

/** Who they are called as, by the title in the case; the same where the message says nothing of it. */
function namesOf(view: View, rows: readonly SampleRow[]): ReadonlyMap<string, string> {
  const about = aboutOf(view)
  const said = saidNames(about, view.entity)
  if (said.length > 0) return new Map(rows.map(({ title }, at) => [title, said[at] ?? title]))
  const told = isOfGirls.test(about) === isOfBoys.test(about) ? [] : isOfGirls.test(about) ? girls : boys
  const isTold = isChild.test(view.entity.singular) && rows.length <= told.length
  return new Map(rows.map(({ title }, at) => [title, isTold ? (told[at] ?? title) : title]))
}

/** As many as the message counts, where the case has so many; else all of them. */
function countedRows(view: View): readonly SampleRow[] {
  const known = knownOf(view)
  const rows = known === undefined ? [] : rowsOfKnown(known)
  const counted =
    saidNames(aboutOf(view), view.entity).length || countSaid({ entity: view.entity, request: aboutOf(view) })
  // Rows that are lent are left where the message counts more than there are.
  if (view.exampleRows !== undefined && counted > rows.length) return []
  return counted > 0 ? rows.slice(0, counted) : rows
}

/** @returns the same row under the names that its parents have; null where one of them is not among the records */
function underParents(row: SampleRow, targets: readonly (View | undefined)[]): SampleRow | null {
  const { parents = [] } = row
  const called = parents.map((parent, at) => {
    const target = targets[at]
    const rows = target === undefined ? [] : countedRows(target)
    if (target === undefined || rows.length === 0) return parent
    return namesOf(target, rows).get(parent) ?? null
  })
  if (called.includes(null)) return null
  return row.parents === undefined ? row : { ...row, parents: called.filter((each) => each !== null) }
}

/** @param all the kinds of the app, of which the rows name their parents */
export function caseRows(view: View, all: readonly View[]): SampleRow[] {
  const rows = countedRows(view)
  const names = namesOf(view, rows)
  const title = view.fields[0]?.name ?? ''
  const targets = view.fields
    .filter(({ kind }) => kind === 'reference')
    .map(({ to }) =>
      all.find((other) => other.entity.singular === to && other.entity.singular !== view.entity.singular),
    )
  return rows.flatMap((row) => {
    const under = underParents(row, targets)
    if (under === null) return []
    const name = names.get(row.title) ?? row.title
    return name === row.title ? [under] : [{ ...under, title: name, values: { ...under.values, [title]: name } }]
  })
}
