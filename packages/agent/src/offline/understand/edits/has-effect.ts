// Would anybody see what an edit changes? What is only written down in the brief is nothing that was done.
import type { Brief } from '../../brief.ts'
import { briefPath } from '../../brief.ts'
import { compose } from '../../compose/compose.ts'

/** Texts of the app's own files; its tables alone show nothing. */
function shown(brief: Brief): string {
  const { files } = compose(brief)
  return JSON.stringify(Object.entries(files).filter(([path]) => path !== briefPath && path !== 'database/schema.sql'))
}

export function hasEffect(before: Brief, after: Brief): boolean {
  // A row is seen where rows are.
  if (before.addedRows?.length !== after.addedRows?.length) return true
  // An option of a poll is a row of it.
  if (before.request !== after.request && after.front === 'poll') return true
  return JSON.stringify(before) !== JSON.stringify(after) && shown(before) !== shown(after)
}

/** Of an edit: seen by whoever uses the app, by nobody, or one that leaves no app: a shop without its prices. */
export function effectOf(before: Brief, after: Brief): 'seen' | 'none' | 'broken' {
  try {
    return hasEffect(before, after) ? 'seen' : 'none'
  } catch {
    return 'broken'
  }
}
