import * as z from 'zod'

import { isError, presentDiagnostics } from '../diagnostics.ts'
import { presentFailures } from '../finish-gate.ts'
import { toolError, type AgentTool } from '../tool.ts'

export const tryApp: AgentTool<Record<string, never>> = {
  name: 'try_app',
  description:
    'Opens the app as it is now in a browser, on a copy of its data, and uses it as people would: answers what does not work, with what was tried and what was seen. Reproduces a fault before you mend it, and shows afterwards that it is gone.',
  input: z.object({}),
  needsPath: false,
  isChange: false,
  // Browsers are few: a run may wait for its turn.
  timeoutMs: 900_000,
  describe: () => ({ block: 'action', doing: 'Trying the app', done: 'Tried the app' }),
  async run(_, { files, tree, host, standing, stepKey, signal, onProgress }) {
    const diagnostics = await host.check(files)
    if (diagnostics.some(isError)) {
      const text = `It does not compile, so it cannot be tried:\n${presentDiagnostics(diagnostics)}`
      return { text, diagnostics, detail: 'does not compile' }
    }
    const server = await host.checkServer()
    if (server.some(isError)) {
      return { text: presentDiagnostics(server), diagnostics: server, detail: 'the server side fails' }
    }
    const verdict = standing ?? (await host.judge({ tree, files, stepKey, signal, onProgress }))
    if (!verdict.isJudged) return toolError(`It could not be tried: ${verdict.reason}`)
    const { failures, summary } = verdict
    const count = failures.length === 1 ? '1 check failed' : `${failures.length} checks failed`
    return {
      text: failures.length === 0 ? `All ${summary.counts.passed} checks passed.` : presentFailures(failures),
      diagnostics,
      verdict,
      detail: failures.length === 0 ? 'no check failed' : count,
    }
  },
}
