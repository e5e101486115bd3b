// Types a word that one row alone has: that row stays, the others go; clearing brings them back; nonsense finds nothing.
import type { CheckResult } from '@joinery/contract/checks'

import { ask, findingResult, isSameSet, namesOf, relatedCells, shownAfter, type FindingPlace } from './finding-hand.ts'
import type { FieldSeen, FormSeen } from './form-seen.ts'
import { submitButton } from './form-seen.ts'
import { shownOf, type ShownRow } from './shown-rows.ts'
import { visibleText } from './page-hand.ts'

const nonsense = 'zqxvkw'

export function isSearchField(field: FieldSeen): boolean {
  if (field.kind === 'search') return true
  return (
    field.kind === 'text' &&
    /\b(search|find|filter|look for|query)\b|^q$/i.test(`${field.label} ${field.placeholder} ${field.name}`)
  )
}

export async function judgeSearch(place: FindingPlace, form: FormSeen, field: FieldSeen): Promise<CheckResult[]> {
  const { visitor, list } = place
  const title = `“${field.label || field.name}” finds what is looked for`
  const before = await shownOf(visitor, place.whole)
  const asked = tellingWord(place, before)
  if (asked === null) return []
  const { row: target, word } = asked
  await ask(place, form, field, word)
  const found = await shownAfter(place, before)
  const strangers = found.filter((row) => row.key !== target.key && !holdsWord(place, row, word))
  if (isSameSet(found, before))
    return [findingResult(place, title, `Searching for “${word}” changes nothing: still ${namesOf(found)}.`)]
  if (!found.some((row) => row.key === target.key))
    return [
      findingResult(
        place,
        title,
        `Searching for “${word}” does not find “${target.label}”; shown: ${found.length === 0 ? 'nothing' : namesOf(found)}.`,
      ),
    ]
  if (strangers.length > 0)
    return [
      findingResult(place, title, `Searching for “${word}” also shows ${namesOf(strangers)}, which do not hold it.`),
    ]
  await ask(place, form, field, nonsense)
  const nothing = await shownAfter(place, found)
  if (nothing.length > 0)
    return [findingResult(place, title, `Searching for “${nonsense}”, which nothing holds, shows ${namesOf(nothing)}.`)]
  const saysSo = (await visibleText(visitor)).trim() !== ''
  if (!saysSo) return [findingResult(place, title, `Searching for “${nonsense}” leaves the page blank.`)]
  await ask(place, form, field, '')
  const back = await shownAfter(place, nothing)
  if (back.length < Math.min(before.length, 2))
    return [
      findingResult(
        place,
        title,
        `After the search is cleared the list does not come back: ${back.length} of ${before.length} rows are shown.`,
      ),
    ]
  learnSearch(place, {
    form,
    field,
    word,
    target,
    other: list.rows.find((row) => row.key !== target.key && place.walk.isOriginal(row)),
  })
  return [findingResult(place, title, null)]
}

/** A word of one shown row that no other row holds. */
function tellingWord(place: FindingPlace, shown: readonly ShownRow[]): { row: ShownRow; word: string } | null {
  const others = (row: ShownRow): ShownRow[] => place.whole.rows.filter((each) => each.key !== row.key)
  for (const row of [...shown.slice(1), ...shown.slice(0, 1)]) {
    const words = row.label
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length >= 3)
      .sort((a, b) => b.length - a.length)
    const word = words.find((each) => others(row).every((other) => !holdsWord(place, other, each)))
    if (word !== undefined) return { row, word }
  }
  return null
}

function holdsWord(place: FindingPlace, row: ShownRow, word: string): boolean {
  const wanted = word.toLowerCase()
  return relatedCells(place, row).some((cell) => cell.toLowerCase().includes(wanted))
}

interface LearnedSearch {
  form: FormSeen
  field: FieldSeen
  word: string
  target: ShownRow
  other: ShownRow | undefined
}

/** Only where a button sends the question or typing alone does: a kept check presses no keys. */
function learnSearch({ walk, path, list }: FindingPlace, { form, field, word, target, other }: LearnedSearch): void {
  const button = form.isForm ? submitButton(form) : null
  if (walk.person !== null || other === undefined || !walk.isOriginal(target) || (form.isForm && button === null))
    return
  walk.session.learn(`Searching for “${word}” shows what holds it`, [
    { do: 'goTo', path },
    ...[target, other].map(({ label }) => ({
      do: 'expectText' as const,
      text: label,
      among: { table: list.table, column: list.column },
    })),
    { do: 'fill', label: field.label || field.name, value: word },
    ...(button === null ? [] : [{ do: 'press' as const, name: button.name }]),
    { do: 'expectText', text: target.label },
    { do: 'expectText', text: other.label, isAbsent: true },
  ])
}
