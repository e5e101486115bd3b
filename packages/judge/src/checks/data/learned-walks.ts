// Turns a walk that worked into steps that can be walked again on a fresh copy of the same data.
import type { CheckStep } from '@joinery/contract/checks'

import type { DataWalk, FormPlace } from './data-walk.ts'
import { isDayField } from './form-seen.ts'
import { asText } from './row-differences.ts'
import type { Sent } from './send-form.ts'

/** Steps to the form and through it. */
export function stepsThrough(place: FormPlace, sent: Sent): CheckStep[] {
  const opener: CheckStep[] = place.opener === '' ? [] : [{ do: 'press', name: place.opener }]
  const { prelude } = place
  const before: CheckStep[] =
    prelude === null
      ? []
      : [
          { do: 'goTo', path: prelude.path },
          { do: 'press', name: prelude.name },
        ]
  return [...before, { do: 'goTo', path: place.path }, ...opener, ...sent.steps]
}

interface LearnedRecord {
  place: FormPlace
  title: string
  sent: Sent
  /** Page that shows the record. */
  where: string
  words: readonly string[]
}

/** Does what was stored point at a record that this walk made? A fresh copy does not offer that one. */
export function pointsAtMade(
  walk: Pick<DataWalk, 'keys' | 'isOriginal'>,
  { before, differences }: Pick<Sent, 'before' | 'differences'>,
): boolean {
  return differences.inserted.some(({ table, row }) =>
    walk.keys
      .filter((key) => key.table === table)
      .some(({ column, target }) => {
        const pointedAt = before.get(target)?.find(({ id }) => id === row[column])
        return pointedAt !== undefined && !walk.isOriginal({ table: target, row: pointedAt })
      }),
  )
}

/**
 * Records of people who sign in are left out, as a fresh copy knows nobody, and so are those that belong to a record of
 * the walk.
 */
export function learnRecord(walk: DataWalk, { place, title, sent, where, words }: LearnedRecord): void {
  if (place.isSignedIn || sent.typed.some(({ field }) => field.kind === 'file') || pointsAtMade(walk, sent)) return
  const word = words[0]
  const isFixed = where === place.path || !/\d/.test(where)
  // Its days are counted from the day of a walk, so none of them can be what is looked for.
  const isDay = sent.typed.some(({ field, made }) => isDayField(field) && (made.value === word || made.shown === word))
  if (word === undefined || !isFixed || isDay) return
  const steps: CheckStep[] = [
    ...stepsThrough(place, sent),
    { do: 'goTo', path: where },
    { do: 'reload' },
    { do: 'expectText', text: word },
    ...expectedRow(sent, word),
  ]
  walk.session.learn(`What “${title}” takes is shown after a reload`, steps)
}

function expectedRow(sent: Sent, word: string): CheckStep[] {
  const found = sent.differences.inserted.find(({ row }) => Object.values(row).some((cell) => asText(cell) === word))
  const column =
    found === undefined ? undefined : Object.entries(found.row).find(([, cell]) => asText(cell) === word)?.[0]
  return found === undefined || column === undefined
    ? []
    : [{ do: 'expectRows', table: found.table, values: { [column]: word }, count: 1 }]
}
