import type { QuestionForm } from '@joinery/contract/questions'
import { choiceField, lookSchema } from '@joinery/contract/waits'
import { continuationActionSchema } from '@joinery/contract/vocabulary/changes'
import * as z from 'zod'

import { toolError, type AgentTool } from '../tool.ts'
import { endWithQuestion } from './end-with-question.ts'

const input = z.object({
  summary: z.string().min(1).max(2_000),
  looks: z.array(lookSchema).min(2).max(4),
})

export const chooseDesign: AgentTool<z.infer<typeof input>> = {
  name: 'choose_design',
  description:
    'Ends the run and shows the person two to four looks (colours, type, radii) that differ clearly; the chosen one becomes design/tokens.json, and you go on by yourself. Colours are #rrggbb; text, muted and on-primary must be readable (contrast 4.5). Only when the person wants to choose. Allowed after changes that hold.',
  input,
  needsPath: false,
  isChange: false,
  timeoutMs: 900_000,
  describe: () => ({ block: 'design-system-selection', doing: 'Drawing looks', done: 'Asked for a look' }),
  run({ summary, looks }, context) {
    const names = looks.map(({ name }) => name)
    if (new Set(names).size < names.length) return Promise.resolve(toolError('Two looks have the same name.'))
    const form: QuestionForm = {
      title: 'Which look?',
      fields: [
        {
          name: choiceField,
          type: 'select',
          label: 'Look',
          isRequired: true,
          options: names.map((name) => ({ value: name, label: name })),
        },
      ],
    }
    const action = continuationActionSchema.enum.CONTINUE_AFTER_CHANGE_DESIGN_SYSTEM
    return endWithQuestion(context, { summary, form, wait: { action, looks } })
  },
}
