// A run that ends with a card: what was built so far must hold as if it ended without one.
import type { QuestionForm } from '@joinery/contract/questions'
import type { Wait } from '@joinery/contract/waits'

import type { ToolContext, ToolResult } from '../tool.ts'
import { finish } from './finish.ts'

/** Refuses as `finish` does while something changed and does not hold. */
export async function endWithQuestion(
  context: ToolContext,
  input: { summary: string; form: QuestionForm; wait: Wait | null },
): Promise<ToolResult> {
  const { summary, form, wait } = input
  const end = await finish.run({ summary }, context)
  if (end.isError === true || end.summary === undefined) return end
  const asked = await context.host.ask({ form, wait, stepKey: context.stepKey })
  return { ...end, text: 'The person sees the card; the run ends here.', asked: { ...asked, form, wait } }
}
