import type { QuestionForm } from '@joinery/contract/questions'
import { variableNameSchema } from '@joinery/contract/variables'
import { continuationActionSchema } from '@joinery/contract/vocabulary/changes'
import * as z from 'zod'

import type { AgentTool } from '../tool.ts'
import { endWithQuestion } from './end-with-question.ts'

const input = z.object({
  summary: z.string().min(1).max(2_000),
  secrets: z
    .array(z.object({ name: variableNameSchema, why: z.string().min(1).max(300) }))
    .min(1)
    .max(10),
})

export const needSecrets: AgentTool<z.infer<typeof input>> = {
  name: 'need_secrets',
  description:
    'Ends the run and asks the person for keys that the app needs, with `why` for each: what it is for and where one gets it. They go into variables (`env.NAME` on the server); you never see a value. Once all are saved you go on by yourself. Allowed after changes too: then what is there must hold as for `finish`. `summary`: what is there now.',
  input,
  needsPath: false,
  isChange: false,
  timeoutMs: 900_000,
  describe: ({ secrets }) => {
    const names = Array.isArray(secrets) ? secrets.map((each) => each.name).join(', ') : ''
    return {
      block: 'suggest-environment-variables',
      doing: 'Asking for keys',
      done: names === '' ? 'Asked for keys' : `Asked for ${names}`,
    }
  },
  run({ summary, secrets }, context) {
    const names = [...new Set(secrets.map(({ name }) => name))]
    const form: QuestionForm = {
      title: names.length === 1 ? 'The app needs a key' : `The app needs ${names.length} keys`,
      fields: names.map((name) => ({
        name,
        type: 'password',
        label: name,
        isRequired: true,
        ...helpOf(secrets.find((each) => each.name === name)?.why),
      })),
    }
    const action = continuationActionSchema.enum.CONTINUE_AFTER_SAVE_SECRET
    return endWithQuestion(context, { summary, form, wait: { action, names } })
  },
}

function helpOf(why: string | undefined): { help?: string } {
  return why === undefined ? {} : { help: why }
}
