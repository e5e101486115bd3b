// The command line of `npm run eval`.
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { type CheckKind, checkKinds } from '@joinery/contract/checks'

export const usage = `npm run eval -- --prompts <file.json> [--model offline] [--sample N --seed S] [--out folder] [--workers N] [--limit minutes] [--kinds a,b]

  --prompts   what is asked and what must be true afterwards; see docs/evals.md
  --model     offline, anthropic:<id>, openai:<id> or openai-compatible:<id>; keys and base addresses come from the
              environment, as for npm start
  --sample    only so many of the prompts, drawn by --seed (default 1)
  --out       folder of the results (default evals/out/<model>); a second call with the same one skips what is there
  --workers   prompts at a time (default: cores, at most 2)
  --limit     minutes that one message may take before it is stopped (default 30)
  --kinds     only these kinds of checks, for a quick look: the runs do not check themselves then`

export interface Arguments {
  /** As the server's settings name it: `offline`, `anthropic/<id>` … */
  model: string
  /** Absolute. */
  promptsPath: string
  /** Null: all of them. */
  sampleSize: number | null
  seed: number
  /** Absolute. */
  outDir: string
  workers: number
  limitMs: number
  /** Null: all of them. */
  kinds: CheckKind[] | null
}

/** Words for the person at the command line. */
export class ArgumentsError extends Error {
  override name = 'ArgumentsError'
}

/**
 * @param folder that relative paths start from
 * @throws ArgumentsError
 */
export function readArguments(args: readonly string[], folder: string): Arguments {
  const values = parse(args)
  if (values.prompts === undefined) throw new ArgumentsError('--prompts is missing.')
  const model = modelName(values.model ?? 'offline')
  const slug = model.toLowerCase().replaceAll(/[^a-z0-9.]+/g, '-')
  return {
    model,
    promptsPath: resolve(folder, values.prompts),
    sampleSize: values.sample === undefined ? null : whole('--sample', values.sample, 1),
    seed: values.seed === undefined ? 1 : whole('--seed', values.seed, 0),
    outDir: resolve(folder, values.out ?? join(import.meta.dirname, 'out', slug)),
    workers: values.workers === undefined ? Math.min(availableParallelism(), 2) : whole('--workers', values.workers, 1),
    limitMs: (values.limit === undefined ? 30 : whole('--limit', values.limit, 1)) * 60_000,
    kinds: values.kinds === undefined ? null : readKinds(values.kinds),
  }
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  const options = {
    model: text,
    prompts: text,
    sample: text,
    seed: text,
    out: text,
    workers: text,
    limit: text,
    kinds: text,
  }
  try {
    return parseArgs({ args: [...args], options, strict: true }).values
  } catch (error) {
    throw new ArgumentsError(error instanceof Error ? error.message : String(error))
  }
}

function readKinds(given: string): CheckKind[] {
  return given.split(',').map((name) => {
    const kind = checkKinds.find((each) => each === name.trim())
    if (kind === undefined) throw new ArgumentsError(`“${name}” is no kind of check: ${checkKinds.join(', ')}.`)
    return kind
  })
}

function modelName(given: string): string {
  const name = given.replace(/^(anthropic|openai|openai-compatible):/, '$1/')
  if (/^(offline|(anthropic|openai|openai-compatible)\/\S+)$/.test(name)) return name
  throw new ArgumentsError(`“${given}” is no model: offline, anthropic:<id>, openai:<id> or openai-compatible:<id>.`)
}

function whole(name: string, given: string, least: number): number {
  const value = Number(given)
  if (/^\d+$/.test(given) && Number.isSafeInteger(value) && value >= least) return value
  throw new ArgumentsError(`${name} takes a whole number from ${least}, not “${given}”.`)
}
