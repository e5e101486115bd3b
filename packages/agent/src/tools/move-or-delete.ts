import * as z from 'zod'

import { toolError, type AgentTool } from '../tool.ts'
import { describeFileCall } from './file-words.ts'
import { missingFile, pathInput } from './file-path.ts'

const input = z.object({ from: pathInput, to: pathInput.nullable() })

export const moveOrDelete: AgentTool<z.infer<typeof input>> = {
  name: 'move_or_delete',
  description: 'Moves a file to another path, or deletes it when `to` is null. Imports elsewhere do not follow.',
  input,
  needsPath: false,
  isChange: true,
  describe: ({ from, to }) =>
    to === null || to === undefined
      ? describeFileCall(from, { doing: 'Removing', done: 'Removed' })
      : describeFileCall(from, { doing: 'Moving', done: 'Moved' }),
  async run({ from, to }, { files }) {
    const content = files[from]
    if (content === undefined) return toolError(missingFile(from, Object.keys(files)))
    if (to === null) return { text: `Deleted ${from}.`, changes: [{ path: from, content: null }] }
    if (files[to] !== undefined) return toolError(`There is a file ${to} already. Nothing was moved.`)
    return {
      text: `Moved ${from} to ${to}.`,
      detail: `to ${to}`,
      changes: [
        { path: from, content: null },
        { path: to, content },
      ],
    }
  },
}
