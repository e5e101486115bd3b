// Preview: a project's head (plus the draft of a running build), or one old revision, on an origin of its own.
import { oc } from '@orpc/contract'
import * as z from 'zod'

import { diagnosticSchema } from './files.ts'
import { idSchema } from './ids.ts'

export const previewRouteSchema = z.object({ path: z.string(), name: z.string(), file: z.string() })
export type PreviewRoute = z.infer<typeof previewRouteSchema>

export const previewSchema = z.object({
  /** Origin of the preview, for example `http://preview-k7m2….localhost:3000`; load `url + route`. */
  url: z.string(),
  routes: z.array(previewRouteSchema),
  diagnostics: z.array(diagnosticSchema),
})
export type Preview = z.infer<typeof previewSchema>

/** Messages the preview page posts to the builder with the builder's exact origin as target. */
export type PreviewMessage =
  | { source: 'joinery-preview'; type: 'ready'; path: string }
  | { source: 'joinery-preview'; type: 'navigated'; path: string }
  | { source: 'joinery-preview'; type: 'updated'; files: string[] }
  | { source: 'joinery-preview'; type: 'compile-error'; diagnostics: z.infer<typeof diagnosticSchema>[] }
  | { source: 'joinery-preview'; type: 'runtime-error'; diagnostic: z.infer<typeof diagnosticSchema> }
  | { source: 'joinery-preview'; type: 'errors-cleared' }
  | { source: 'joinery-preview'; type: 'key'; key: string; meta: boolean; shift: boolean; alt: boolean }

/** Messages the builder posts to the preview page. */
export type PreviewCommand =
  | { source: 'joinery-builder'; type: 'navigate'; path: string }
  | { source: 'joinery-builder'; type: 'reload' }

export const previewContract = {
  /** Without a revision id: the live preview of head plus draft, which follows every change. */
  open: oc.input(z.object({ projectGroupId: idSchema, revisionId: idSchema.optional() })).output(previewSchema),
}
