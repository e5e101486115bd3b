import * as z from 'zod'

import { passGate } from '../finish-gate.ts'
import { toolError, type AgentTool } from '../tool.ts'

const input = z.object({ summary: z.string().min(1).max(2_000) })

export const finish: AgentTool<z.infer<typeof input>> = {
  name: 'finish',
  description:
    'Ends the run. Refuses, and says why, until everything compiles, nothing failed in the same answer, every address that is called or linked to exists, and each page loads its data. `summary`: one or two sentences for the person: what is there now, and what you could not do.',
  input,
  needsPath: false,
  isChange: false,
  describe: () => ({ block: 'action', doing: 'Making sure that it works', done: 'Made sure that it works' }),
  async run({ summary }, { files, host, hasChanges, failedBefore, isWritten, isStoodBy }) {
    if (failedBefore.length > 0) {
      const failed = [...new Set(failedBefore)].join(' and ')
      return {
        ...toolError(`Not finished: ${failed} failed before it in this answer. Mend that first.`),
        detail: 'not yet',
      }
    }
    if (!hasChanges) return { text: 'ok', summary }
    const gate = await passGate({ files, host, isWritten, isStoodBy })
    if (gate.isOpen) return { text: 'ok', summary, diagnostics: gate.diagnostics, detail: 'everything compiles' }
    return { ...toolError(gate.reason), diagnostics: gate.diagnostics, detail: 'not yet' }
  },
}
