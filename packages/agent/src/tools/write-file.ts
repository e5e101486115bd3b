import * as z from 'zod'

import { toolError, type AgentTool } from '../tool.ts'
import { describeFileCall } from './file-words.ts'
import { pathInput } from './file-path.ts'
import { notesOn, refusalOf } from './written-text.ts'

const input = z.object({ path: pathInput, content: z.string() })

export const writeFile: AgentTool<z.infer<typeof input>> = {
  name: 'write_file',
  description:
    'Writes a whole file, new or in place of the old text. For a small change in an existing file use edit_file.',
  input,
  needsPath: true,
  isChange: true,
  describe: ({ path }) => describeFileCall(path, { doing: 'Writing', done: 'Wrote' }),
  async run({ path, content }, { files }) {
    const refusal = refusalOf(path, content)
    if (refusal !== null) return toolError(refusal)
    if (files[path] === content) return { text: `${path} already has exactly this text.`, detail: 'no change' }
    return { text: withNotes(`Wrote ${path}.`, notesOn(path, content)), changes: [{ path, content }] }
  },
}

export function withNotes(text: string, notes: readonly string[]): string {
  return notes.length === 0 ? text : `${text}\nPlease put right:\n${notes.map((note) => `- ${note}`).join('\n')}`
}
