// The file of prompts that an evaluation is made of: what is asked, and what must be true afterwards. See docs/evals.md.
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { acceptanceCheckSchema, askedExpectationsSchema } from '@joinery/contract/checks'
import { promptSchema } from '@joinery/contract/projects'
import * as z from 'zod'

import { readShortCheck } from './short-checks.ts'

const checkSchema = acceptanceCheckSchema.omit({ id: true }).strict()
/** A line of words, or every step spelled out. */
const writtenCheckSchema = z.preprocess((written, context) => {
  if (typeof written !== 'string') return written
  try {
    return readShortCheck(written)
  } catch (error) {
    context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) })
    return z.NEVER
  }
}, checkSchema)

const colorSchema = askedExpectationsSchema.shape.colors.unwrap().element
const hexSchema = z
  .string()
  .toLowerCase()
  .pipe(colorSchema.shape.hex)
  .transform((hex) => ({ hex, on: 'anywhere' as const }))

export const promptEntrySchema = z.strictObject({
  /** Names files and rows of tables. */
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/, 'An id has lower-case letters, digits and dashes only.'),
  prompt: promptSchema,
  /** Groups the results; `LINK_IN_BIO` also makes a project of that kind instead of an app. */
  kind: z.string().min(1).max(60).default('APP'),
  colors: z
    .array(z.union([hexSchema, colorSchema]))
    .max(20)
    .default([]),
  words: askedExpectationsSchema.shape.words,
  isOwned: askedExpectationsSchema.shape.isOwned,
  /** Further messages, sent one after the other, each when the run before has ended. */
  followUps: z.array(promptSchema).max(20).default([]),
  /** Judged after the last message. */
  acceptance: z.array(writtenCheckSchema).max(50),
  /** What a reader of the sentence expects a builder to understand: `evals/expectations.ts`. Not evaluated. */
  understood: z.string().optional(),
  /** For whoever makes variations of a prompt; an evaluation does not read it. */
  slots: z.record(z.string(), z.unknown()).optional(),
})
export type PromptEntry = z.infer<typeof promptEntrySchema>

export const promptsFileSchema = z
  .array(promptEntrySchema)
  .min(1, 'The file has no prompts.')
  .superRefine((entries, context) => {
    const seen = new Set<string>()
    for (const [index, { id }] of entries.entries()) {
      if (seen.has(id)) context.addIssue({ code: 'custom', path: [index, 'id'], message: `“${id}” is there twice.` })
      seen.add(id)
    }
  })

/** What is wrong with the file, one line each. */
export class PromptsFileError extends Error {
  override name = 'PromptsFileError'
}

/**
 * @param path a file, or a folder of which every JSON file is read
 * @throws PromptsFileError
 */
export async function readPromptsFile(path: string): Promise<PromptEntry[]> {
  try {
    if (!(await stat(path)).isDirectory()) return parsePrompts(await readFile(path, 'utf8'), path)
  } catch (error) {
    if (error instanceof PromptsFileError) throw error
    throw new PromptsFileError(`${path} cannot be read.`)
  }
  const names = (await readdir(path)).filter((name) => name.endsWith('.json')).sort()
  const entries = await Promise.all(names.map((name) => readPromptsFile(join(path, name))))
  const all = entries.flat()
  const twice = all.find(({ id }, index) => all.findIndex((entry) => entry.id === id) < index)
  if (twice !== undefined) throw new PromptsFileError(`“${twice.id}” is in two files of ${path}.`)
  if (all.length === 0) throw new PromptsFileError(`${path} holds no file of prompts.`)
  return all
}

/**
 * @param name of the file, for messages
 * @throws PromptsFileError
 */
export function parsePrompts(text: string, name: string): PromptEntry[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new PromptsFileError(`${name} is no JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  const parsed = promptsFileSchema.safeParse(value)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `  - ${placeOf(issue.path, value)}: ${issue.message}`)
  throw new PromptsFileError(`${name} needs a change:\n${lines.slice(0, 30).join('\n')}`)
}

/** For example `plant-log › acceptance.0.title`. */
function placeOf(path: readonly PropertyKey[], value: unknown): string {
  const [index, ...rest] = path
  if (typeof index !== 'number' || !Array.isArray(value)) return 'the file'
  const entry: unknown = value[index]
  const id: unknown = typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'id') : undefined
  const name = typeof id === 'string' ? id : `prompt ${index + 1}`
  return rest.length === 0 ? name : `${name} › ${rest.map(String).join('.')}`
}
