// "Remove the price": a field goes off the pages, and with it what follows from it.
import { fits } from '../looks/choose-look.ts'
import type { Field } from '../../brief.ts'
import { remember } from './brought-back.ts'
import { type Edit, findField } from './read-edit-state.ts'
import { isRow, sayRow } from './rows.ts'

const removal =
  /\b(?:remove|delete|drop|get rid of|hide|take (?:out|away|off)|lose|no longer need|don['’]?t need|without)\s+(?:the |my |its )?(.+?)(?=$|[.;!]|\b(?:and (?:add|make|change|rename|show)|from (?:the|each|every|it)\b))/gi

function takeOff(field: Field, edit: Edit): void {
  edit.removed.push(field)
  remember(edit.brief, { field })
  edit.brief.fields = edit.brief.fields.filter((each) => each !== field)
  edit.clauses.push(
    field.formula === undefined
      ? `take “${field.label}” off the pages (what is stored in it stays in the database)`
      : `take “${field.label}” off the pages, which is worked out`,
  )
}

export function takeRemovals(text: string, edit: Edit): string {
  let rest = text
  for (const found of text.matchAll(removal)) {
    for (const words of (found[1] ?? '').split(/\s*,\s*(?:and\s+)?|\s+and\s+/)) {
      const field = findField(edit.brief, words)
      if (field === undefined)
        edit.unknown = isRow(edit.brief, words)
          ? `removing “${words.trim()}”, because ${sayRow(edit.brief)}`
          : `removing “${words.trim()}”, because there is nothing of that name`
      else if (field === edit.brief.fields[0])
        edit.refused.push(`removing “${field.label}”, because every ${edit.brief.entity.singular} is known by it`)
      else takeOff(field, edit)
    }
    rest = rest.replace(found[0], '')
  }
  // A layout goes with the fact that it went by.
  if (!fits(edit.brief.skeleton, edit.brief)) edit.brief.skeleton = 'index'
  return rest
}

const canBeReckonedWith: ReadonlySet<Field['kind']> = new Set(['number', 'money', 'rating', 'date', 'time'])

/** What followed from a fact that is gone, or is no number any more, goes too: a total says nothing without the price. */
export function takeOffUnfounded(edit: Edit): void {
  const counted = new Set(edit.brief.fields.filter(({ kind }) => canBeReckonedWith.has(kind)).map(({ name }) => name))
  for (const field of edit.brief.fields) {
    const operands = (field.formula ?? '').split(' ').filter((term) => /^[a-z]/.test(term) && term !== 'ceil')
    if (operands.some((name) => !counted.has(name))) takeOff(field, edit)
  }
}
