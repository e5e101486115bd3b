// Whole builds that were played once, kept to be played again: answers and what the app must be in the end.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export interface Replay {
  /** Folder of the answers, over all requests in order. */
  folder: string
  /** Says which wire format it speaks. */
  model: string
  requests: string[]
  expects: {
    name: string
    /** Table → number of its rows. */
    rows: Record<string, number>
    /** Columns of these tables. */
    columns: string[]
    /** Texts in the data of the first page. */
    page: string[]
  }
}

export const replayNames = ['thursday-pages', 'flat-costs', 'repair-board'] as const

export function readReplay(name: (typeof replayNames)[number]): Replay {
  const folder = fileURLToPath(new URL(`../fixtures/replays/${name}`, import.meta.url))
  return { folder, ...JSON.parse(readFileSync(`${folder}/run.json`, 'utf8')) }
}
