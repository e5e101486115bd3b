import * as z from 'zod'

import { toolError, type AgentTool } from '../tool.ts'
import { applyEdits } from './apply-edits.ts'
import { describeFileCall } from './file-words.ts'
import { missingFile, pathInput } from './file-path.ts'
import { mergeEdits } from './merge-edits.ts'
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
  async run({ path, edits }, { files, reach, signal }) {
    const before = files[path]
    if (before === undefined) return toolError(missingFile(path, Object.keys(files)))
    for (const { replace } of edits) {
      // The whole file is judged as JSON below; a part of it need not be.
      const refusal = refusalOf(path.replace(/\.json$/, ''), replace)
      if (refusal !== null) return toolError(refusal)
    }
    const edited = applyEdits(before, edits)
    const service = !edited.ok && edited.isMissing === true ? reach.fastApply : null
    const merged = service === null ? null : await mergeEdits(service, { before, edits, signal })
    const used = merged?.used ?? []
    const text = edited.ok ? edited.text : (merged?.text ?? null)
    if (text === null) {
      const reason = edited.ok ? '' : edited.reason
      return { ...toolError(`Nothing was changed. ${reason} Read the file again to see its text.`), used }
    }
    const refusal = path.endsWith('.json') ? refusalOf(path, text) : null
    if (refusal !== null) return { ...toolError(refusal), used }
    if (text === before) return { text: `${path} already reads like this.`, detail: 'no change', used }
    return { text: withNotes(`Changed ${path}.`, notesOn(path, text)), changes: [{ path, content: text }], used }
  },
}
