// What the builder keeps in its address.
import * as z from 'zod'

export const buildSearchSchema = z.object({
  view: z.enum(['chat', 'preview', 'code', 'data']).optional().catch(undefined),
  /** Path of the open file. */
  file: z.string().max(240).optional().catch(undefined),
  /** Number of the version looked at; without it the head. */
  v: z.coerce.number().int().positive().optional().catch(undefined),
  device: z.enum(['desktop', 'phone', 'fit']).optional().catch(undefined),
})
export type BuildSearch = z.infer<typeof buildSearchSchema>
