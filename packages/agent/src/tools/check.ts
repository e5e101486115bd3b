import type { Diagnostic } from '@joinery/contract/files'
import * as z from 'zod'

import { presentDiagnostics } from '../diagnostics.ts'
import { mendByRules, presentMended } from '../mend-by-rules.ts'
import { findMissingAddresses } from '../missing-addresses.ts'
import type { AgentTool } from '../tool.ts'

export const check: AgentTool<Record<string, never>> = {
  name: 'check',
  description:
    'Compiles every module, resolves every import, and looks for functions and pages that are called or linked to and missing. Answers "ok" or the list of problems.',
  input: z.object({}),
  needsPath: false,
  isChange: false,
  describe: () => ({ block: 'action', doing: 'Checking that it compiles', done: 'Checked that it compiles' }),
  async run(_, context) {
    const { files, host, isWritten } = context
    const missing = findMissingAddresses(files).filter(({ file }) => file !== undefined && isWritten(file))
    const found = await host.check(files)
    const mended = await mendByRules(context, found)
    const diagnostics = [...(mended?.diagnostics ?? found), ...missing]
    const words = diagnostics.length === 0 ? 'ok' : presentDiagnostics(diagnostics)
    return {
      text: mended === null ? words : `${presentMended(mended)}\n${words}`,
      changes: mended?.changes ?? [],
      detail: mended === null ? countProblems(diagnostics) : `${countProblems(diagnostics)} after mending by rules`,
      diagnostics,
    }
  },
}

function countProblems(diagnostics: readonly Diagnostic[]): string {
  if (diagnostics.length === 0) return 'no problems'
  return diagnostics.length === 1 ? '1 problem' : `${diagnostics.length} problems`
}
