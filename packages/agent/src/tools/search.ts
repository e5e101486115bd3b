import * as z from 'zod'

import type { AgentTool } from '../tool.ts'

const maxHits = 60
const input = z.object({ query: z.string().min(1).max(200) })

export const search: AgentTool<z.infer<typeof input>> = {
  name: 'search',
  description: 'Finds lines that contain a text (not a pattern; case does not matter) in all files of the project.',
  input,
  needsPath: false,
  isChange: false,
  describe: ({ query }) => ({
    block: 'tool-call',
    doing: query === undefined ? 'Searching' : `Searching for “${query}”`,
    done: query === undefined ? 'Searched' : `Searched for “${query}”`,
  }),
  async run({ query }, { files }) {
    const wanted = query.toLowerCase()
    const hits = Object.entries(files).flatMap(([path, text]) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          line.toLowerCase().includes(wanted) ? [`${path}:${index + 1}: ${line.trim().slice(0, 200)}`] : [],
        ),
    )
    if (hits.length === 0) return { text: `No line contains “${query}”.`, detail: 'nothing found' }
    const rest = hits.length > maxHits ? `\n[${hits.length - maxHits} more]` : ''
    return { text: hits.slice(0, maxHits).join('\n') + rest, detail: `${hits.length} lines` }
  },
}
