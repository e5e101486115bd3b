// The built-in builder on trial: sentences of its own corpus, drawn by a seed, opened and used as a person would.
import { beforeAll, expect, test } from 'vitest'

import { describeResults, openCourt } from './judge-app.ts'
import { buildEntry, drawFromCorpus } from './read-corpus.ts'

/** At most so many of the sample may fail; a refusal is a failure. docs/evals.md has what was measured. */
const mostFailures = 8
const sample = await drawFromCorpus(20, 6)
const kinds = ['build', 'start', 'words', 'colors', 'acceptance'] as const
/** Nothing further is begun after this: a slow machine walks fewer, it does not fail more. */
const budgetMs = 250_000
const leastWalked = 3

let judge: Awaited<ReturnType<typeof openCourt>>

beforeAll(async () => {
  judge = await openCourt()
})

test('apps made of the sample do what their sentences ask for', async () => {
  const deadline = Date.now() + budgetMs
  const waiting = [...sample]
  const failures: string[] = []
  let walked = 0
  // One after the other: three judgings of other tests are under way beside it.
  for (let entry = waiting.shift(); entry !== undefined && Date.now() < deadline; entry = waiting.shift()) {
    const app = buildEntry(entry)
    const results = app === null ? [] : (await judge({ app, kinds })).results
    const failed = results.filter(({ outcome }) => outcome === 'failed' || outcome === 'outdated')
    walked += 1
    if (app === null || failed.length > 0)
      failures.push(`${entry.id}: ${entry.prompt}\n  ${app === null ? 'refused' : describeResults(failed)}`)
  }
  expect(walked).toBeGreaterThanOrEqual(leastWalked)
  expect(failures.length, failures.join('\n')).toBeLessThanOrEqual(mostFailures)
})
