import type { QuestionForm } from '@joinery/contract/questions'
import * as z from 'zod'

import type { AgentTool } from '../tool.ts'

const input = z.object({
  title: z.string().min(1).max(150),
  steps: z.array(z.string().min(1).max(500)).min(1).max(30),
})

/** Name of the field that holds the steps; whoever approves may have changed them. */
export const planField = 'plan'

export const proposePlan: AgentTool<z.infer<typeof input>> = {
  name: 'propose_plan',
  description:
    'Shows the person a plan, which they change and approve; then it is built. `steps`: each one thing that will be there afterwards, in their words.',
  input,
  needsPath: false,
  isChange: false,
  describe: ({ title }) => ({
    block: 'file-based-block',
    doing: 'Writing a plan',
    done: title === undefined ? 'Wrote a plan' : `Wrote a plan: ${title}`,
  }),
  async run({ title, steps }, { host, stepKey }) {
    const form: QuestionForm = {
      title,
      fields: [{ name: planField, type: 'list', label: 'What will be built', isRequired: true, initial: steps }],
    }
    const asked = await host.ask({ form, wait: null, stepKey })
    return { text: 'The person looks at the plan.', summary: title, asked: { ...asked, form, wait: null } }
  },
}
