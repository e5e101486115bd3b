import { compareModules, moduleTypeOf } from '@joinery/contract/vocabulary/modules'
import * as z from 'zod'

import type { AgentTool } from '../tool.ts'

export const listFiles: AgentTool<Record<string, never>> = {
  name: 'list_files',
  description: 'Lists every file of the project with its kind and size in lines.',
  input: z.object({}),
  needsPath: false,
  isChange: false,
  describe: () => ({ block: 'tool-call', doing: 'Looking at the files', done: 'Looked at the files' }),
  async run(_, { files }) {
    const paths = Object.keys(files).sort(compareModules)
    const lines = paths.map((path) => `${path}  (${moduleTypeOf(path)}, ${countLines(files[path])} lines)`)
    return { text: lines.join('\n'), detail: `${paths.length} files` }
  },
}

function countLines(text: string | undefined): number {
  return (text ?? '').split('\n').length
}
