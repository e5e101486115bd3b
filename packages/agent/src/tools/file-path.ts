// Paths a model hands in.
import { filePathSchema } from '@joinery/contract/files'
import * as z from 'zod'

/** Accepts a leading `./` or `/`, which models write out of habit. */
export const pathInput = z
  .string()
  .transform((path) => path.trim().replace(/^(?:\.?\/)+/, ''))
  .pipe(filePathSchema)

/** Says that a file is missing, with the nearest names, so that the next try fits. */
export function missingFile(path: string, known: readonly string[]): string {
  const stem = (path.split('/').pop() ?? path).replace(/\.[^.]+$/, '')
  const near = known.filter((each) => each.includes(stem)).slice(0, 5)
  const hint = near.length > 0 ? ` Did you mean ${near.join(', ')}?` : ' Use list_files to see what is there.'
  return `There is no file ${path}.${hint}`
}
