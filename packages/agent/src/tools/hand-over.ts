import type { QuestionForm } from '@joinery/contract/questions'
import type { Wait } from '@joinery/contract/waits'
import type { BlockType } from '@joinery/contract/vocabulary/agent-blocks'
import { continuationActionSchema } from '@joinery/contract/vocabulary/changes'
import { signInProviderSchema } from '@joinery/contract/vocabulary/sign-in-providers'
import * as z from 'zod'

import type { AgentTool } from '../tool.ts'
import { endWithQuestion } from './end-with-question.ts'

const whatSchema = z.enum(['publish', 'sign_in', 'sign_in_providers'])
type What = z.infer<typeof whatSchema>
const input = z.object({
  summary: z.string().min(1).max(2_000),
  what: whatSchema,
  why: z.string().min(1).max(300),
  /** For `sign_in_providers`. */
  providers: z.array(signInProviderSchema).max(4).optional(),
})
const actions = continuationActionSchema.enum

const words: Readonly<Record<What, { block: BlockType; doing: string; done: string; title: string }>> = {
  publish: { block: 'publish', doing: 'Offering to publish', done: 'Offered to publish', title: 'Publish it' },
  sign_in: {
    block: 'project-settings',
    doing: 'Offering sign-in',
    done: 'Offered to switch sign-in on',
    title: 'Let people sign in',
  },
  sign_in_providers: {
    block: 'project-settings',
    doing: 'Offering ways to sign in',
    done: 'Offered other ways to sign in',
    title: 'Change how people sign in',
  },
}

export const handOver: AgentTool<z.infer<typeof input>> = {
  name: 'hand_over',
  description:
    'Ends the run with a card for something that only the person does: `publish` makes the app live, `sign_in` switches accounts on for it, `sign_in_providers` switches these ways to sign in on. `why`: one sentence. Once it is done you go on by yourself. Allowed after changes that hold.',
  input,
  needsPath: false,
  isChange: false,
  timeoutMs: 900_000,
  describe: ({ what }) => {
    const { block, doing, done } = words[what ?? 'publish']
    return { block, doing, done }
  },
  run({ summary, what, why, providers }, context) {
    const form: QuestionForm = {
      title: words[what].title,
      fields: [{ name: 'why', type: 'info', label: why }],
    }
    return endWithQuestion(context, { summary, form, wait: waitFor(what, providers) })
  },
}

function waitFor(what: What, providers: z.infer<typeof input>['providers']): Wait {
  if (what === 'publish') return { action: actions.CONTINUE_AFTER_PUBLISH }
  if (what === 'sign_in') return { action: actions.CONTINUE_AFTER_ADD_AUTH }
  return {
    action: actions.CONTINUE_AFTER_UPDATE_AUTH_SETTINGS,
    providers: providers === undefined || providers.length === 0 ? ['email'] : providers,
  }
}
