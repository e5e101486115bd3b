// The prompts that are played: a build each, and one later edit of another kind. See docs/played-builds.md.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import * as z from 'zod'

import { promptEntrySchema, type PromptEntry } from '../prompts-file.ts'

const stageSchema = promptEntrySchema.pick({ kind: true, isOwned: true, acceptance: true })

const playedPromptSchema = stageSchema.extend({
  id: promptEntrySchema.shape.id,
  prompt: promptEntrySchema.shape.prompt,
  edit: stageSchema.extend({
    message: promptEntrySchema.shape.prompt,
    /** A bug that is put in by hand before the edit is asked for: each text is replaced wherever it stands under `web/`. */
    breaks: z.array(z.strictObject({ find: z.string().min(1), replace: z.string() })).default([]),
  }),
})
export type PlayedPrompt = z.infer<typeof playedPromptSchema>
export type Stage = 'build' | 'edit'

export async function readPlayedPrompts(): Promise<PlayedPrompt[]> {
  const text = await readFile(join(import.meta.dirname, 'played-prompts.json'), 'utf8')
  return z.array(playedPromptSchema).parse(JSON.parse(text))
}

/** One stage as an entry of its own, as the evaluation's judging takes it. */
export function entryOf({ id, prompt, edit, ...build }: PlayedPrompt, stage: Stage): PromptEntry {
  const { message, kind, isOwned, acceptance } = stage === 'build' ? { ...build, message: prompt } : edit
  return { id, prompt: message, kind, isOwned, acceptance, colors: [], words: [], followUps: [] }
}
