// Revisions: immutable trees of files; the head moves by compare-and-set (DESIGN section 4).
import { oc } from '@orpc/contract'
import * as z from 'zod'

import { diagnosticSchema, fileChangeSchema, filePathSchema } from './files.ts'
import { idSchema } from './ids.ts'
import { changeTypeSchema, versionOriginSchema } from './vocabulary/changes.ts'
import { moduleTypeSchema } from './vocabulary/modules.ts'
import { maxPageLimit } from './vocabulary/product.ts'
import { versionStatusSchema } from './vocabulary/statuses.ts'

export const revisionSchema = z.object({
  id: idSchema,
  projectGroupId: idSchema,
  /** Counts from 1 within the project: "v3". */
  number: z.number().int().positive(),
  parentId: idSchema.nullable(),
  origin: versionOriginSchema,
  changeType: changeTypeSchema,
  status: versionStatusSchema,
  /** What changed, in words a person wrote or the agent reports. */
  message: z.string(),
  authorName: z.string().nullable(),
  /** The run that made it, if a run did. */
  generationId: idSchema.nullable(),
  /** Lines added and removed against the parent. */
  added: z.number().int(),
  removed: z.number().int(),
  isPublished: z.boolean(),
  createdAt: z.date(),
})
export type Revision = z.infer<typeof revisionSchema>

export const projectFileSchema = z.object({
  path: filePathSchema,
  moduleType: moduleTypeSchema,
  name: z.string(),
  /** UTF-8 bytes. */
  size: z.number().int(),
  hash: z.string(),
})
export type ProjectFile = z.infer<typeof projectFileSchema>

const byProject = z.object({ projectGroupId: idSchema })
const byRevision = byProject.extend({ revisionId: idSchema })
/** Without a revision id: the head. */
const atRevision = byProject.extend({ revisionId: idSchema.optional() })

export const comparedFileSchema = z.object({
  path: filePathSchema,
  before: z.string().nullable(),
  after: z.string().nullable(),
})

export const revisionsContract = {
  list: oc
    .input(
      byProject.extend({
        beforeNumber: z.number().int().positive().optional(),
        limit: z.number().int().min(1).max(maxPageLimit).default(50),
      }),
    )
    .output(z.object({ revisions: z.array(revisionSchema), hasMore: z.boolean() })),
  files: oc.input(atRevision).output(z.object({ revisionId: idSchema, files: z.array(projectFileSchema) })),
  file: oc
    .input(atRevision.extend({ path: filePathSchema }))
    .output(z.object({ revisionId: idSchema, path: filePathSchema, content: z.string() })),
  /**
   * Saves hand edits as a CODE_CHANGE revision. `conflict` (revisions.head_moved) when the head is no longer
   * `baseRevisionId`: nothing is written, the editor keeps the text and offers compare or "save on top".
   */
  save: oc
    .input(
      byProject.extend({
        baseRevisionId: idSchema,
        changes: z.array(fileChangeSchema).min(1).max(200),
        message: z.string().trim().max(500).default(''),
      }),
    )
    .output(z.object({ revision: revisionSchema, diagnostics: z.array(diagnosticSchema) })),
  /** Adds a revision with the old tree; history is never rewritten. */
  restore: oc.input(byRevision).output(revisionSchema),
  /** Restores the tree before the newest change. `conflict` (revisions.nothing_to_undo) on the first version. */
  undo: oc.input(byProject).output(revisionSchema),
  compare: oc
    .input(byProject.extend({ fromId: idSchema, toId: idSchema }))
    .output(z.object({ files: z.array(comparedFileSchema) })),
}
