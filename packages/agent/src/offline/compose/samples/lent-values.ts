// What known apps say of a fact that the rows of the message's own world do not know.
import type { Field } from '../../brief.ts'
import { rowsOfKnown } from '../../cases/case-file.ts'
import type { View } from '../views.ts'
import { caseLiteral } from './case-literal.ts'
import { isMadeUp } from './made-up.ts'

/** @returns undefined where nothing is lent or needed, or nothing that the fact can hold */
export function lentLiteral(view: View, field: Field, row: number): string | undefined {
  const lent = view.lentFacts?.[field.name]
  if (lent === undefined || !isMadeUp(view, field)) return undefined
  const literals = rowsOfKnown(lent.known).flatMap(({ values }) => {
    const told = values[lent.name]
    return told === undefined ? [] : (caseLiteral(field, told) ?? [])
  })
  return literals[row % literals.length]
}
