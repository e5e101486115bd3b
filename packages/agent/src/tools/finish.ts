import * as z from 'zod'

import { isError, presentDiagnostics } from '../diagnostics.ts'
import { failingWords, passGate, type Gate } from '../finish-gate.ts'
import { mendByRules, presentMended } from '../mend-by-rules.ts'
import { toolError, type AgentTool, type ToolContext, type ToolResult } from '../tool.ts'

const input = z.object({
  summary: z.string().min(1).max(2_000),
  isGivenUp: z.boolean().optional(),
})

export const finish: AgentTool<z.infer<typeof input>> = {
  name: 'finish',
  description:
    'Ends the run. Refuses, and says why, until everything compiles, nothing failed in the same answer, every address that is called or linked to exists, each page loads its data, and the app works when it is used in a browser: forms keep what is typed, buttons do something, pages fit a phone. `summary`: one or two sentences for the person: what is there now, and what you could not do. `isGivenUp`: only after a refusal that you honestly cannot mend; the version is kept and marked as not working.',
  input,
  needsPath: false,
  isChange: false,
  // Browsers are few: a run may wait for its turn.
  timeoutMs: 900_000,
  describe: () => ({ block: 'action', doing: 'Making sure that it works', done: 'Made sure that it works' }),
  async run({ summary, isGivenUp = false }, context) {
    const { hasChanges, failedBefore, wasRefused } = context
    if (failedBefore.length > 0) {
      const failed = [...new Set(failedBefore)].join(' and ')
      return {
        ...toolError(`Not finished: ${failed} failed before it in this answer. Mend that first.`),
        detail: 'not yet',
      }
    }
    if (!hasChanges) return { text: 'ok', summary }
    if (context.mode === 'break') return finishBroken(context, summary)
    const gate = await passGate(context)
    const { diagnostics, verdict } = gate
    if (gate.isOpen) return { text: 'ok', summary, diagnostics, verdict, detail: detailOf(gate) }
    const { reason, failures } = gate
    if (isGivenUp && wasRefused) {
      const givenUp = failures.length > 0 ? failingWords(failures) : compileWords(reason)
      return { text: reason, isError: true, summary, givenUp, diagnostics, verdict, failures, detail: 'given up' }
    }
    const mended = failures.length === 0 ? await mendByRules(context, diagnostics) : null
    if (mended !== null) {
      const left = mended.diagnostics.some(isError)
        ? presentDiagnostics(mended.diagnostics)
        : 'It compiles now: finish again.'
      const text = `It did not compile. ${presentMended(mended)}\n${left}`
      return { ...toolError(text), changes: mended.changes, diagnostics: mended.diagnostics, detail: 'mended by rules' }
    }
    return { ...toolError(reason), diagnostics, verdict, failures, detail: 'not yet' } satisfies ToolResult
  },
}

/** A run for practice ends when the app compiles and what worked fails; its version is never one that works. */
async function finishBroken(context: ToolContext, summary: string): Promise<ToolResult> {
  const { diagnostics, verdict, ...gate } = await passGate(context)
  if (gate.isOpen && verdict?.isJudged !== false) {
    return toolError('Everything still works: no check noticed the fault. Put in one that shows when the app is used.')
  }
  if (!gate.isOpen && gate.failures.length === 0) return { ...toolError(gate.reason), diagnostics, detail: 'not yet' }
  const failures = gate.isOpen ? [] : gate.failures
  const seen = gate.isOpen ? 'Nobody looked at it in a browser.' : failingWords(failures)
  const givenUp = `A fault was put in on purpose. ${seen}`
  return { text: 'ok', summary, givenUp, diagnostics, verdict, failures, detail: 'a fault was put in' }
}

function detailOf({ verdict }: Gate): string {
  if (verdict === null) return 'everything compiles'
  if (!verdict.isJudged) return 'everything compiles; not checked in a browser'
  const { passed } = verdict.summary.counts
  return passed === 1 ? 'one check passed' : `${passed} checks passed`
}

function compileWords(reason: string): string {
  const [, first = reason] = reason.split('\n')
  return `It is not right yet: ${first.slice(0, 300)} Ask me to fix it, or go back to the version before.`
}
