import { placeholderImagePath } from '@joinery/contract/vocabulary/placeholder-image'
import * as z from 'zod'

import { ReachFailure, type ServiceUse } from '../reach/reach.ts'
import { toolError, type AgentTool, type ToolResult } from '../tool.ts'

const input = z.object({
  description: z.string().trim().min(3).max(1_000),
  shape: z.enum(['square', 'wide', 'tall']).default('wide'),
})
type Input = z.infer<typeof input>

export const makeImage: AgentTool<Input> = {
  name: 'make_image',
  description:
    'Makes a picture from a description and answers with the address under which the app shows it (`<img src="…" alt="…">`). Say what is to be seen, in which style and colours; no words in the picture. One picture for each place that needs one, at most six in a run.',
  input,
  needsPath: false,
  isChange: false,
  timeoutMs: 200_000,
  describe: ({ description }) => {
    const what = description === undefined ? 'a picture' : `a picture: ${description.slice(0, 80)}`
    return { block: 'file', doing: `Making ${what}`, done: `Made ${what}` }
  },
  async run({ description, shape }, { reach, host, stepKey, signal }) {
    const { images } = reach
    if (images === null) return drawnByRules(description)
    try {
      const prompt = await host.hideSecrets(description)
      const kept = await host.keepPicture({ stepKey, make: () => images.make({ prompt, shape, signal }) })
      if (!kept.ok) return toolError(kept.message)
      const use: ServiceUse = { kind: 'INTEGRATION_USAGE', service: images.name, requests: 1, tokens: 0 }
      return { text: `The picture is at ${kept.url}`, detail: images.name, used: kept.isNew ? [use] : [] }
    } catch (error) {
      if (!(error instanceof ReachFailure)) throw error
      return toolError(`${error.message} Use ${placeholderOf(description)} instead, and say so in the summary.`)
    }
  },
}

function placeholderOf(description: string): string {
  return `${placeholderImagePath}?prompt=${encodeURIComponent(description.slice(0, 200))}`
}

function drawnByRules(description: string): ToolResult {
  return {
    text: `No model for pictures is set up here, so this one is a simple drawing by rules: ${placeholderOf(description)} Say in the summary that real pictures are still to come.`,
    detail: 'drawn by rules',
  }
}
