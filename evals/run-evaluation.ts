// A whole evaluation: reads what is asked and what is done already, starts an installation for the rest, writes the results.
import { relative } from 'node:path'

import { openBuilder } from '../bench/builder-client.ts'
import { startInstallation } from '../e2e/installation.ts'
import { drawSample } from './draw-sample.ts'
import { evaluateAll, type Unevaluated } from './evaluate-all.ts'
import { type PromptResult, verdictOf } from './prompt-result.ts'
import { type PromptEntry, readPromptsFile } from './prompts-file.ts'
import type { Arguments } from './read-arguments.ts'
import { openResultStore, type ResultStore } from './result-store.ts'
import { type Evaluation, summarize, tellResults } from './tell-results.ts'

const email = 'evaluation@example.test'

/** Whatever the machine's own installation is set to, this one is apart from it; only the model's keys carry over. */
const ownSettings = {
  HOST: '',
  APP_URL: '',
  HOSTED_DOMAIN: '',
  DATABASE_URL: '',
  DATABASE_ADMIN_URL: '',
  APP_SECRET: '',
  JUDGE: 'on',
}

export interface RunEvaluation extends Arguments {
  /** Ends it early: what is finished is kept and told. */
  signal: AbortSignal
  say: (line: string) => void
}

/** @throws PromptsFileError, CannotJudge, or why the installation does not start */
export async function runEvaluation(input: RunEvaluation): Promise<Evaluation> {
  const { model, promptsPath, sampleSize, seed, outDir, kinds, say } = input
  const entries = drawSample(await readPromptsFile(promptsPath), { size: sampleSize, seed })
  const store = await openResultStore(outDir)
  const results = new Map<string, PromptResult>()
  for (const entry of entries) {
    const known = await store.read(entry, model, kinds)
    if (known !== null) results.set(entry.id, known)
  }
  const missing = entries.filter(({ id }) => !results.has(id))
  if (results.size > 0) say(`${results.size} of ${entries.length} prompts are done already.`)

  let unevaluated: Unevaluated[] = []
  try {
    if (missing.length > 0 && !input.signal.aborted)
      unevaluated = await evaluateMissing(input, missing, { store, results })
  } finally {
    await writeResults(store, evaluation())
  }
  return evaluation()

  function evaluation(): Evaluation {
    const found = entries.flatMap(({ id }) => results.get(id) ?? [])
    const prompts = relative(process.cwd(), promptsPath)
    return { model, prompts, sampleSize, seed, kinds, asked: entries.length, results: found, unevaluated }
  }
}

async function writeResults(store: ResultStore, evaluation: Evaluation): Promise<void> {
  await store.writeSummary('results.json', `${JSON.stringify(summarize(evaluation), null, 2)}\n`)
  await store.writeSummary('results.md', tellResults(evaluation))
}

async function evaluateMissing(
  { model, workers, limitMs, kinds, signal, say }: RunEvaluation,
  entries: readonly PromptEntry[],
  { store, results }: { store: ResultStore; results: Map<string, PromptResult> },
): Promise<Unevaluated[]> {
  say(`Starting an installation with ${model} for ${entries.length} prompts …`)
  const installation = await startInstallation({ ...ownSettings, JOINERY_MODEL: model })
  try {
    if (signal.aborted) return []
    const first = await openBuilder(installation.url, email, 'sign-up')
    first.close()
    return await evaluateAll({
      entries,
      model,
      workers,
      limitMs,
      kinds,
      signal,
      open: () => openBuilder(installation.url, email, 'sign-in'),
      onStage: (id, words) => say(`${id}: ${words}`),
      async onResult(result) {
        await store.write(result)
        results.set(result.id, result)
        say(`${result.id}: ${verdictOf(result)} after ${result.seconds} s`)
      },
    })
  } finally {
    await installation.remove()
    const log = installation.log()
    if (log !== '') await store.writeSummary('server.log', log)
  }
}
