// What may be built and published here: how a text or picture was judged, and by what.
import * as z from 'zod'

import { contentSafetySchema } from './vocabulary/projects.ts'

export const safetyVerdictSchema = z.object({
  classification: contentSafetySchema,
  /** What was found, in words for the person; null where nothing was. */
  reason: z.string().nullable(),
  /** `rules`, or the provider that was asked. */
  by: z.string(),
})
export type SafetyVerdict = z.infer<typeof safetyVerdictSchema>
