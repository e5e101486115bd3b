import { questionFormSchema } from '@joinery/contract/questions'
import type { BlockType } from '@joinery/contract/vocabulary/agent-blocks'
import * as z from 'zod'

import { toolError, type AgentTool, type ToolWords } from '../tool.ts'

const aboutSchema = z.enum(['choices', 'secrets', 'module', 'design', 'integration', 'publish'])
const blocks: Readonly<Record<z.infer<typeof aboutSchema>, BlockType>> = {
  choices: 'choices',
  secrets: 'suggest-environment-variables',
  module: 'module-selection',
  design: 'design-system-selection',
  integration: 'integration-selection',
  publish: 'publish',
}

const input = z.object({ about: aboutSchema.optional(), form: questionFormSchema })

export const askUser: AgentTool<z.infer<typeof input>> = {
  name: 'ask_user',
  description:
    'Asks the person with a form and ends the run; the answers come as their next message. Only for what you cannot decide yourself, and before you change anything. `about`: what it is about. Field types: info (says something), text, number, confirm, toggle, date, list (editable lines), select, multiselect, autocomplete, autocompleteMultiselect (with options), password (the name becomes a variable of the app; you never see the value), invisible (a value that comes back as it is).',
  input,
  needsPath: false,
  isChange: false,
  describe: ({ about, form }) => describeQuestion(about, form?.title),
  async run({ form }, { hasChanges, host, stepKey }) {
    if (hasChanges) return toolError('Something was changed already: finish first, and ask in the summary.')
    const asked = await host.ask({ form, stepKey })
    return { text: 'The person was asked.', summary: form.title, asked: { ...asked, form } }
  },
}

function describeQuestion(about: z.infer<typeof aboutSchema> | undefined, title: string | undefined): ToolWords {
  const block = blocks[about ?? 'choices']
  return { block, doing: 'Asking you', done: title === undefined ? 'Asked you' : `Asked: ${title}` }
}
