// Deletes the second record of a list: it alone goes, from the database and from the page.
import type { CheckResult } from '@joinery/contract/checks'

import type { Visitor } from '../../walk/app-session.ts'
import { failed, passed } from '../../walk/check-results.ts'
import type { DataWalk } from './data-walk.ts'
import { inPage, pressButton } from './page-hand.ts'
import { areLinked, keyOf, type Row, type RowDifferences, rowWords } from './row-differences.ts'
import { changeEvidence } from './judge-edit.ts'
import { takeRow, type ActPlace, type RowInHand } from './row-in-hand.ts'
import { shownOf } from './shown-rows.ts'

export async function judgeDelete(walk: DataWalk, visitor: Visitor, place: ActPlace): Promise<CheckResult[]> {
  const before = await walk.look()
  const hand = await takeRow(walk, visitor, place, before)
  if (hand === null || hand.control === null) return []
  const { target, list } = hand
  const said = {
    kind: 'changes' as const,
    title: `“${place.name || 'Delete'}” removes that record of ${place.table} only`,
    page: place.path,
  }
  const since = visitor.mark()
  await pressButton(visitor, hand.control)
  let differences = walk.compare(before, await walk.look())
  const confirmedBy = isUntouched(differences) ? await confirm(visitor) : null
  if (confirmedBy !== null) differences = walk.compare(before, await walk.look())
  const evidence = [...visitor.evidence(since), ...changeEvidence(differences)]
  const problems = deleteProblems(walk, hand, differences)
  await visitor.open(place.path)
  const shown = await shownOf(visitor, list)
  if (problems.length === 0 && shown.some((row) => row.key === target.key))
    problems.push('it is still shown after a reload.')
  if (problems.length > 0)
    return [
      failed({
        ...said,
        evidence,
        detail: `Pressing “${hand.control.name}” at “${target.label}”: ${problems.join(' ')}`,
      }),
    ]
  if (!place.isOnOwnPage && walk.person === null && walk.isOriginal(target)) {
    walk.session.learn(`Deleting a record of ${place.table} removes it`, [
      { do: 'goTo', path: place.path },
      { do: 'expectText', text: target.label, among: { table: target.table, column: list.column } },
      { do: 'press', name: hand.control.name, near: target.label },
      ...(confirmedBy === null ? [] : [{ do: 'press' as const, name: confirmedBy }]),
      { do: 'goTo', path: place.path },
      { do: 'expectText', text: target.label, isAbsent: true },
      { do: 'expectRows', table: target.table, values: { [list.column]: target.label }, count: 0 },
    ])
  }
  return [passed(said)]
}

function isUntouched({ inserted, changed, deleted }: RowDifferences): boolean {
  return inserted.length + changed.length + deleted.length === 0
}

/** Presses what asks back inside the page: a dialog's button, or the one that took the first one's place. */
async function confirm(visitor: Visitor): Promise<string | null> {
  const button = await inPage(visitor, readConfirmation, null)
  if (button === null) return null
  await pressButton(visitor, { ...button, isSubmit: false, isDisabled: false })
  return button.name
}

/** Runs in the page. */
function readConfirmation(): { mark: string; name: string } | null {
  const { isShown, mark, nameOf, stage } = window.joineryReader
  const sure = /^\W*(yes|delete|remove|confirm|ok|sure|really|discard)/i
  const root = stage()
  const buttons = [...root.querySelectorAll('button,[role="button"]')].filter(
    (each) => isShown(each) && !each.matches(':disabled'),
  )
  const inDialog = root === document.body ? undefined : buttons.findLast((each) => sure.test(nameOf(each)))
  const asking = buttons.find((each) => /\b(yes|confirm|sure|really)\b/i.test(nameOf(each)))
  const found = inDialog ?? asking
  return found === undefined ? null : { mark: mark(found), name: nameOf(found) }
}

function deleteProblems(walk: DataWalk, { target }: RowInHand, { changed, deleted }: RowDifferences): string[] {
  const table = walk.tableOf(target.table)
  const isTarget = (row: Row): boolean => table !== undefined && keyOf(row, table) === target.key
  const gone = deleted.filter((each) => each.table === target.table)
  // Kept as a deleted, archived or hidden row: gone all the same.
  const isMarked = changed.some(
    (change) =>
      change.table === target.table &&
      isTarget(change.after) &&
      change.columns.some((column) => /delet|archiv|remov|hidden|trash|active|status|visible/i.test(column)),
  )
  const problems: string[] = []
  const others = gone.filter(({ row }) => !isTarget(row))
  if (others.length > 0)
    problems.push(
      `${others.length === 1 ? 'another row went' : `${others.length} other rows went`}: {${rowWords(others[0]?.row ?? {})}}.`,
    )
  if (!isMarked && !gone.some(({ row }) => isTarget(row))) problems.push('the record is still in the database.')
  const strange = deleted.filter(
    (each) => each.table !== target.table && !areLinked(each.table, target.table, walk.keys) && walk.keys.length > 0,
  )
  if (strange.length > 0) problems.push(`rows of ${strange[0]?.table ?? ''} went too.`)
  return problems
}
