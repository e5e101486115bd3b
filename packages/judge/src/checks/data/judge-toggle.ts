// Ticks, likes, marks: the press acts on its own row and is still there after a reload.
import type { CheckResult } from '@joinery/contract/checks'

import type { Visitor } from '../../walk/app-session.ts'
import { failed, passed } from '../../walk/check-results.ts'
import type { DataWalk } from './data-walk.ts'
import { changeEvidence } from './judge-edit.ts'
import { pressButton } from './page-hand.ts'
import { asText, keyOf, type Row, type RowDifferences, rowWords } from './row-differences.ts'
import { rowOf, takeRow, type ActPlace, type RowInHand } from './row-in-hand.ts'
import { storageOf } from './send-form.ts'
import { listsOn } from './shown-rows.ts'

export async function judgeToggle(walk: DataWalk, visitor: Visitor, place: ActPlace): Promise<CheckResult[]> {
  const before = await walk.look()
  const hand = await takeRow(walk, visitor, place, before)
  if (hand === null || hand.control === null) return []
  const { target, control } = hand
  const said = {
    kind: 'changes' as const,
    title: `“${place.name || control.name}” acts on its own row of ${place.table} and lasts`,
    page: place.path,
  }
  const storage = await storageOf(visitor)
  const since = visitor.mark()
  await pressButton(visitor, control)
  const differences = walk.compare(before, await walk.look())
  const isStorageChanged = (await storageOf(visitor)) !== storage
  const evidence = [...visitor.evidence(since), ...changeEvidence(differences)]
  const facts = visitor.facts(since)
  const isUntouched = differences.inserted.length + differences.changed.length + differences.deleted.length === 0
  // Choosing rows for something later, or unfolding them, is no change of data.
  if (isUntouched && (/^(select|choose|expand|show|open|details)/i.test(control.name) || facts.navigations.length > 0))
    return []
  const problems = isUntouched ? [] : toggleProblems(walk, hand, differences)
  if (problems.length > 0)
    return [
      failed({ ...said, evidence, detail: `Pressing “${control.name}” at “${target.label}”: ${problems.join(' ')}` }),
    ]
  if (isUntouched && isStorageChanged) return [passed(said)]
  if (isUntouched && control.isOn === null && facts.requests.length === 0) return []
  if (isUntouched)
    return [
      failed({
        ...said,
        evidence,
        detail: `Pressing “${control.name}” at “${target.label}” changes nothing in the database: it is lost with a reload.`,
      }),
    ]
  return [await lastingResult(walk, visitor, { place, hand, said })]
}

function toggleProblems(walk: DataWalk, { target }: RowInHand, differences: RowDifferences): string[] {
  const table = walk.tableOf(target.table)
  const isTarget = (row: Row): boolean => table !== undefined && keyOf(row, table) === target.key
  const own = differences.changed.filter((change) => change.table === target.table)
  const misses = own.filter((change) => !isTarget(change.after))
  const isTied = (row: Row): boolean =>
    Object.values(row).some((cell) => asText(cell) !== '' && asText(cell) === asText(target.row['id']))
  const tied = [...differences.inserted, ...differences.deleted].filter(({ table: name }) => name !== target.table)
  const problems: string[] = []
  if (misses.length > 0)
    problems.push(
      `another row changed: {${rowWords(misses[0]?.after ?? {})}}${misses.length > 1 ? ` and ${misses.length - 1} more` : ''}.`,
    )
  if (own.length === 0 && tied.length > 0 && !tied.some(({ row }) => isTied(row)))
    problems.push(`the row written for it belongs to another record: {${rowWords(tied[0]?.row ?? {})}}.`)
  if (differences.deleted.some((each) => each.table === target.table && !isTarget(each.row)))
    problems.push('another row was deleted.')
  return problems
}

interface Lasting {
  place: ActPlace
  hand: RowInHand
  said: { kind: 'changes'; title: string; page: string }
}

/** A tick that is in the database must be shown as ticked when the page comes anew. */
async function lastingResult(walk: DataWalk, visitor: Visitor, { place, hand, said }: Lasting): Promise<CheckResult> {
  const { control, target } = hand
  if (control === null || control.isOn === null || place.isOnOwnPage) return passed(said)
  await visitor.open(place.path)
  const list = (await listsOn(walk, visitor, await walk.look())).find((each) => each.table === place.table)
  const again = list?.rows.find((row) => row.key === target.key)
  // Ticked rows may move to another list.
  if (list === undefined || again === undefined) return passed(said)
  const row = await rowOf(visitor, list, again)
  const same = row.controls.filter((each) => each.role === control.role && each.isOn !== null)
  if (same.length === 0 || same.some((each) => each.isOn !== control.isOn)) return passed(said)
  return failed({
    ...said,
    evidence: [await visitor.screenshot()],
    detail: `“${control.name}” of “${target.label}” is ${control.isOn ? 'on' : 'off'} again after a reload, though the database holds the change.`,
  })
}
