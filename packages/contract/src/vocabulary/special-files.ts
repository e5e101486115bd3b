// Special generated files and components (specification 3; what each is for: decisions, "Small things").
import * as z from 'zod'

export const specialFileSchema = z.enum([
  // The first three are named in words: "a main component, a story component, a handler".
  'main',
  'story',
  'handler',
  'database',
  'globals-sql',
  'design-initial',
  'design-initial-mobile',
])
export type SpecialFile = z.infer<typeof specialFileSchema>

/** What each is for. Ours. */
export const specialFiles: Readonly<Record<SpecialFile, string>> = {
  main: 'Where the app starts.',
  story: 'Examples of a component, shown on the canvas.',
  handler: 'Wraps the functions of the app.',
  database: 'The sql client.',
  'globals-sql': 'The schema of the database as SQL.',
  'design-initial': 'The first design tokens of a project.',
  'design-initial-mobile': 'The first design tokens of a mobile project.',
}
