import * as z from 'zod'

import { toolError, type AgentTool } from '../tool.ts'
import { describeFileCall } from './file-words.ts'
import { missingFile, pathInput } from './file-path.ts'

const maxCharacters = 60_000
const input = z.object({ path: pathInput })

export const readFile: AgentTool<z.infer<typeof input>> = {
  name: 'read_file',
  description: 'Reads one file of the project. Read a file before you edit it.',
  input,
  needsPath: true,
  isChange: false,
  describe: ({ path }) => ({ ...describeFileCall(path, { doing: 'Reading', done: 'Read' }), block: 'tool-call' }),
  async run({ path }, { files }) {
    const text = files[path]
    if (text === undefined) return toolError(missingFile(path, Object.keys(files)))
    if (text.length <= maxCharacters) return { text }
    return { text: `${text.slice(0, maxCharacters)}\n[The file goes on: ${text.length} characters in all.]` }
  },
}
