// Whole builds that were played once, kept to be played again: answers and what the app must be in the end.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export interface Replay {
  /** Folder of the answers, over all requests in order. */
  folder: string
  answers: number
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
    /** Requests to the app, in order, and what they must be answered. */
    visits?: Visit[]
  }
}

export interface Visit {
  method: string
  path: string
  body?: unknown
  status: number
  /** Part of the answer's body. */
  text: string
}

export const replayNames = [
  'thursday-pages',
  'flat-costs',
  'repair-board',
  'six-wheels',
  'planet-quiz',
  'wg-einkauf',
  'studio-crm',
] as const

export function readReplay(name: (typeof replayNames)[number]): Replay {
  const folder = fileURLToPath(new URL(`../fixtures/replays/${name}`, import.meta.url))
  const answers = readdirSync(folder).filter((file) => file.endsWith('.md')).length
  return { folder, answers, ...JSON.parse(readFileSync(`${folder}/run.json`, 'utf8')) }
}
