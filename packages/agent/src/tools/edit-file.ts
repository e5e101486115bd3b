import * as z from 'zod'

import { toolError, type AgentTool } from '../tool.ts'
import { applyEdits } from './apply-edits.ts'
import { describeFileCall } from './file-words.ts'
import { missingFile, pathInput } from './file-path.ts'
import { withNotes } from './write-file.ts'
import { notesOn, refusalOf } from './written-text.ts'

const input = z.object({
  path: pathInput,
  edits: z
    .array(z.object({ find: z.string().min(1), replace: z.string() }))
    .min(1)
    .max(50),
})

export const editFile: AgentTool<z.infer<typeof input>> = {
  name: 'edit_file',
  description:
    'Replaces texts in a file: each `find` must stand in the file exactly once (copy it from read_file, with a line or two round it). All edits are made or none.',
  input,
  needsPath: true,
  isChange: true,
  describe: ({ path }) => describeFileCall(path, { doing: 'Changing', done: 'Changed' }),
  async run({ path, edits }, { files }) {
    const before = files[path]
    if (before === undefined) return toolError(missingFile(path, Object.keys(files)))
    for (const { replace } of edits) {
      // The whole file is judged as JSON below; a part of it need not be.
      const refusal = refusalOf(path.replace(/\.json$/, ''), replace)
      if (refusal !== null) return toolError(refusal)
    }
    const edited = applyEdits(before, edits)
    if (!edited.ok) return toolError(`Nothing was changed. ${edited.reason} Read the file again to see its text.`)
    const refusal = path.endsWith('.json') ? refusalOf(path, edited.text) : null
    if (refusal !== null) return toolError(refusal)
    if (edited.text === before) return { text: `${path} already reads like this.`, detail: 'no change' }
    return {
      text: withNotes(`Changed ${path}.`, notesOn(path, edited.text)),
      changes: [{ path, content: edited.text }],
    }
  },
}
