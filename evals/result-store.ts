// Results on disk, one file for each prompt as soon as it is judged: what is there is not done again.
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { CheckKind } from '@joinery/contract/checks'

import { type PromptResult, promptResultSchema } from './prompt-result.ts'
import type { PromptEntry } from './prompts-file.ts'

export interface ResultStore {
  /** The stored result of this entry, model and kinds of checks; null when there is none. */
  read(entry: PromptEntry, model: string, kinds?: readonly CheckKind[] | null): Promise<PromptResult | null>
  write(result: PromptResult): Promise<void>
  /** A file of the whole evaluation. */
  writeSummary(name: string, text: string): Promise<void>
}

export async function openResultStore(folder: string): Promise<ResultStore> {
  const prompts = join(folder, 'prompts')
  await mkdir(prompts, { recursive: true })
  return {
    async read(entry, model, kinds = null) {
      const text = await readFile(join(prompts, `${entry.id}.json`), 'utf8').catch(() => null)
      const parsed = text === null ? null : promptResultSchema.safeParse(jsonOf(text))
      if (parsed?.success !== true) return null
      return parsed.data.model === model && parsed.data.entryHash === hashEntry(entry, kinds) ? parsed.data : null
    },
    write: (result) => writeWhole(join(prompts, `${result.id}.json`), `${JSON.stringify(result, null, 2)}\n`),
    writeSummary: (name, text) => writeWhole(join(folder, name), text),
  }
}

/** @param kinds of checks that are asked, null for all */
export function hashEntry(entry: PromptEntry, kinds: readonly CheckKind[] | null = null): string {
  return createHash('sha256')
    .update(JSON.stringify({ ...entry, slots: undefined, understood: undefined, kinds: kinds ?? undefined }))
    .digest('hex')
}

/** All of it or nothing, whenever the program ends. */
async function writeWhole(path: string, text: string): Promise<void> {
  await writeFile(`${path}.part`, text)
  await rename(`${path}.part`, path)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
