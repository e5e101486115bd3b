// Edits the second record of a list: its own values are in the form, it alone changes, and it stays changed.
import type { CheckResult, Evidence } from '@joinery/contract/checks'

import type { Visitor } from '../../walk/app-session.ts'
import { failed, passed } from '../../walk/check-results.ts'
import type { DataWalk } from './data-walk.ts'
import type { FieldSeen, FormSeen } from './form-seen.ts'
import { formSignature, isTextual, submitButton } from './form-seen.ts'
import { makeValue } from './made-values.ts'
import { fillField, formsOn, pressButton, reactionOf } from './page-hand.ts'
import { asText, keyOf, type Row, type RowDifferences, rowWords } from './row-differences.ts'
import { takeRow, type ActPlace, type RowInHand } from './row-in-hand.ts'
import { pageThatShows } from './shown-words.ts'

export async function judgeEdit(walk: DataWalk, visitor: Visitor, place: ActPlace): Promise<CheckResult[]> {
  const before = await walk.look()
  const hand = await takeRow(walk, visitor, place, before)
  if (hand === null) return []
  const { target } = hand
  const known = new Set(hand.control === null ? [] : (await formsOn(visitor)).map(whatItHolds))
  if (hand.control !== null) await pressButton(visitor, hand.control)
  const form = editForm(
    (await formsOn(visitor)).filter((each) => !known.has(whatItHolds(each))),
    target.row,
  )
  const said = {
    kind: 'changes' as const,
    title: `“${place.name || 'Edit'}” opens ${place.table} with the values of that record`,
    page: place.path,
  }
  if (form === null) return []
  const wrong = wrongPrefill(form, hand)
  if (wrong !== null)
    return [failed({ ...said, detail: wrong, evidence: [...visitor.evidence(), await visitor.screenshot()] })]
  return [passed(said), ...(await saveEdit(walk, visitor, { place, hand, form }))]
}

/** A form is another one when it holds other values. */
function whatItHolds(form: FormSeen): string {
  return `${form.mark} ${formSignature(form)} ${form.fields.map((field) => field.value).join('|')} ${form.title}`
}

function editForm(forms: readonly FormSeen[], row: Row): FormSeen | null {
  const able = forms.filter(
    (form) => form.fields.some((field) => isTextual(field) && field.kind !== 'search') && !form.isSearch,
  )
  const values = new Set(
    Object.values(row)
      .map((cell) => asText(cell))
      .filter((text) => text !== ''),
  )
  const fits = (form: FormSeen): number => form.fields.filter((field) => values.has(field.value)).length
  return able.sort((a, b) => fits(b) - fits(a))[0] ?? null
}

/** Says what is wrong when the form does not hold the record's words. */
function wrongPrefill(form: FormSeen, { list, target }: RowInHand): string | null {
  const texts = form.fields.filter((field) => isTextual(field) && field.kind !== 'password')
  const own = Object.values(target.row).map((cell) => asText(cell).trim())
  const held = texts.map((field) => field.value.trim()).filter((value) => value !== '')
  if (held.some((value) => value === target.label)) return null
  const other = list.rows.find((row) => row !== target && held.includes(row.label))
  if (other !== undefined) return `Editing “${target.label}” opened the form with the values of “${other.label}”.`
  if (held.length === 0) return `Editing “${target.label}” opened an empty form: fill it with the record's values.`
  // The telling column need not be among the fields.
  return held.some((value) =>
    own.some((cell) => cell !== '' && (cell === value || cell.includes(value) || value.includes(cell))),
  )
    ? null
    : `Editing “${target.label}” opened a form with “${held.join('”, “').slice(0, 200)}”, which are not its values.`
}

interface Editing {
  place: ActPlace
  hand: RowInHand
  form: FormSeen
}

async function saveEdit(walk: DataWalk, visitor: Visitor, { place, hand, form }: Editing): Promise<CheckResult[]> {
  const { target } = hand
  const said = {
    kind: 'changes' as const,
    title: `Editing a record of ${place.table} changes that record only`,
    page: place.path,
  }
  const field = fieldToChange(form, target.label)
  if (field === null) return []
  const value = makeValue({ ...field, value: '' }, walk.nextSeed()).value
  const before = await walk.look()
  const since = visitor.mark()
  await fillField(visitor, field, { value, shown: value })
  const forms = await formsOn(visitor)
  const now = forms.find((each) => each.mark === form.mark) ?? form
  const button = submitButton(now)
  if (button === null) await visitor.page.keyboard.press('Enter')
  else await pressButton(visitor, button)
  await visitor.settle()
  const differences = walk.compare(before, await walk.look())
  const reaction = await reactionOf(visitor, form)
  const evidence = [...visitor.evidence(since), ...changeEvidence(differences)]
  const called = `Changing “${field.label}” of “${target.label}” to “${value}”`
  const problems = editProblems(walk, hand, differences, value)
  if (problems.length > 0) {
    const complaints = reaction.complaints.length > 0 ? ` The form says: ${reaction.complaints.join('; ')}.` : ''
    return [failed({ ...said, evidence, detail: `${called}: ${problems.join(' ')}${complaints}` })]
  }
  const shown = await pageThatShows(walk, visitor, [value], [place.path, visitor.path()])
  if (shown === null && field.value === target.label)
    return [failed({ ...said, evidence, detail: `${called} is in the database, but no page shows it after a reload.` })]
  if (!isElsewhere(field, forms, form))
    learnEdit(walk, { place, hand, field, value, button: button?.name ?? null, where: shown })
  return [passed(said)]
}

/** A walk knows fields by their labels: beside a form for new records with the same ones it would fill that. */
function isElsewhere(field: FieldSeen, forms: readonly FormSeen[], own: FormSeen): boolean {
  return forms.some((form) => form.mark !== own.mark && form.fields.some((each) => calledOf(each) === calledOf(field)))
}

function calledOf({ label, name }: FieldSeen): string {
  return label || name
}

function fieldToChange(form: FormSeen, label: string): FieldSeen | null {
  const able = form.fields.filter((field) => ['text', 'textarea'].includes(field.kind) && !field.isReadOnly)
  return able.find((field) => field.value === label) ?? able.find((field) => field.value !== '') ?? able[0] ?? null
}

function editProblems(
  walk: DataWalk,
  { target }: RowInHand,
  { changed, inserted, deleted }: RowDifferences,
  value: string,
): string[] {
  const table = walk.tableOf(target.table)
  const isTarget = (row: Row): boolean => table !== undefined && keyOf(row, table) === target.key
  const hits = changed.filter((change) => change.table === target.table && isTarget(change.after))
  const misses = changed.filter(
    (change) =>
      change.table === target.table &&
      !isTarget(change.after) &&
      !change.columns.every((column) => /position|order|rank|updated|modified/i.test(column)),
  )
  const problems: string[] = []
  if (misses.length > 0)
    problems.push(
      `another row changed: {${rowWords(misses[0]?.after ?? {})}}${misses.length > 1 ? ` and ${misses.length - 1} more` : ''}.`,
    )
  if (hits.length === 0)
    problems.push(
      inserted.some((each) => each.table === target.table)
        ? 'a new row was added instead of changing the record.'
        : 'the record did not change in the database.',
    )
  else if (!hits.some(({ after }) => Object.values(after).some((cell) => asText(cell).includes(value))))
    problems.push('the record changed, but does not hold the new text.')
  if (deleted.some((each) => each.table === target.table)) problems.push('rows were deleted.')
  return problems
}

export function changeEvidence({ inserted, changed, deleted }: RowDifferences): Evidence[] {
  return [
    ...changed.map(({ table, after, columns }): Evidence => ({
      type: 'row',
      table,
      text: `changed ${columns.join(', ')}: ${rowWords(after)}`,
    })),
    ...inserted.map(({ table, row }): Evidence => ({ type: 'row', table, text: `new: ${rowWords(row)}` })),
    ...deleted.map(({ table, row }): Evidence => ({ type: 'row', table, text: `gone: ${rowWords(row)}` })),
  ].slice(0, 8)
}

interface LearnedEdit extends Omit<Editing, 'form'> {
  field: FieldSeen
  value: string
  button: string | null
  where: string | null
}

/** Only for rows that a fresh copy has too: not for those the judge made itself. */
function learnEdit(walk: DataWalk, { place, hand, field, value, button, where }: LearnedEdit): void {
  const { target, control } = hand
  if (
    control === null ||
    place.isOnOwnPage ||
    button === null ||
    where === null ||
    walk.person !== null ||
    !walk.isOriginal(target)
  )
    return
  const isThere = {
    do: 'expectText',
    text: target.label,
    among: { table: target.table, column: hand.list.column },
  } as const
  walk.session.learn(`Editing a record of ${place.table} is kept`, [
    // Where it is not to be seen before, as on another month's page, nothing can be said of it afterwards.
    ...(where === place.path ? [] : [{ do: 'goTo' as const, path: where }, isThere]),
    { do: 'goTo', path: place.path },
    isThere,
    { do: 'press', name: control.name, near: target.label },
    { do: 'fill', label: calledOf(field), value },
    { do: 'press', name: button },
    { do: 'goTo', path: where },
    { do: 'expectText', text: value },
  ])
}
