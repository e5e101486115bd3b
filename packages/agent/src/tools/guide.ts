import * as z from 'zod'

import { guideTopics, readGuide } from '../prompts/read-prompts.ts'
import type { AgentTool } from '../tool.ts'

const input = z.object({ topic: z.enum(guideTopics) })

export const guide: AgentTool<z.infer<typeof input>> = {
  name: 'guide',
  description:
    'Reads a chapter of the guide: "app" (whole worked example of pages, data and functions), "data" (tables and queries), "people" (sign-in, rows that belong to somebody, secrets; read it before anything of that), "files" (uploads, forms without a table, streamed answers), "design" (how to make it look designed), "live" (other web services, event streams, WebSockets). Read "app" before a first build.',
  input,
  needsPath: false,
  isChange: false,
  describe: ({ topic }) => ({
    block: 'tool-call',
    doing: 'Reading the guide',
    done: topic === undefined ? 'Read the guide' : `Read the guide on ${topic}`,
  }),
  run: ({ topic }, { guides }) => Promise.resolve({ text: guides?.[topic] ?? readGuide(topic) }),
}
