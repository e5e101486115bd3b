// Sentences of the corpus as apps that the built-in builder makes of them, drawn by a seed.
import { join } from 'node:path'

import { drawSample } from '../../evals/draw-sample.ts'
import { type PromptEntry, readPromptsFile } from '../../evals/prompts-file.ts'
import { compose } from '../../packages/agent/src/offline/compose/compose.ts'
import { readBuild } from '../../packages/agent/src/offline/understand/read-build.ts'
import type { ReferenceApp } from './read-reference-app.ts'

const corpus = join(import.meta.dirname, '../../evals/corpus')

/** Entries of one message that something is expected of; edits are walked elsewhere. */
export async function drawFromCorpus(size: number, seed: number): Promise<PromptEntry[]> {
  const entries = await readPromptsFile(corpus)
  const asking = entries.filter(({ followUps, acceptance }) => followUps.length === 0 && acceptance.length > 0)
  return drawSample(asking, { size, seed })
}

/** Null when the builder refuses the sentence. */
export function buildEntry({ id, prompt, colors, words, isOwned, acceptance }: PromptEntry): ReferenceApp | null {
  const reading = readBuild(prompt)
  if (!reading.ok) return null
  const { files, schemaSql, seedSql } = compose(reading.brief)
  const checks = acceptance.map((check, index) => ({
    id: `corpus${String(index).padStart(4, '0')}`,
    ...check,
  }))
  return {
    name: id,
    files,
    sql: `${schemaSql}\n${seedSql}`,
    expectations: { colors, words, isOwned, acceptance: checks },
  }
}
