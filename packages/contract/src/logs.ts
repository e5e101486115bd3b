// What the server code of an app printed, and what we have to say about it: newest lines, and live.
import { eventIterator, oc } from '@orpc/contract'
import * as z from 'zod'

import { idSchema } from './ids.ts'
import { databaseEnvironmentSchema } from './vocabulary/databases.ts'
import { logLevelSchema } from './vocabulary/machines-and-logs.ts'
import { maxPageLimit } from './vocabulary/product.ts'

/** `development` is the preview, `main` the published app. */
const at = z.object({ projectGroupId: idSchema, environment: databaseEnvironmentSchema.default('development') })

export const logLineSchema = z.object({
  id: z.uuid(),
  at: z.date(),
  level: logLevelSchema,
  message: z.string(),
  /** Lines of one request have the same; null: printed outside a request, or said by us. */
  requestId: z.string().nullable(),
  /** Null when it is not known (any more). */
  request: z.object({ method: z.string(), path: z.string() }).nullable(),
  /** `app` printed it; `runtime` is ours about the app. */
  source: z.enum(['app', 'runtime']),
})
export type LogLine = z.infer<typeof logLineSchema>

/** Exactly this level, and these words anywhere in the message, whatever their case. */
export const logFilterSchema = z.object({
  level: logLevelSchema.optional(),
  search: z.string().max(200).optional(),
  limit: z.number().int().min(1).max(maxPageLimit).default(maxPageLimit),
})

export const logsContract = {
  /** The newest that fit, oldest first. */
  list: oc.input(at.extend(logFilterSchema.shape)).output(z.object({ lines: z.array(logLineSchema) })),
  /**
   * Kept lines first, which may be none, then new ones. Lines may come again, with the same id: after a restart of the
   * supervisor the stream begins anew.
   */
  watch: oc.input(at).output(eventIterator(z.object({ lines: z.array(logLineSchema) }))),
}
