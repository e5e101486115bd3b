// Files of a project and what a compiler says about them.
import * as z from 'zod'

/** Largest text file a project may hold, in bytes. */
export const maxFileBytes = 1_000_000
/** Most files a project may hold. */
export const maxProjectFiles = 2_000

/** A path inside a project: relative, forward slashes, no dot segments (DESIGN section 4). */
export const filePathSchema = z
  .string()
  .min(1)
  .max(240)
  .regex(/^[\w@()[\].+-]+(?:\/[\w@()[\].+-]+)*$/, 'A path uses letters, digits and - _ . [ ] between single slashes.')
  .refine((path) => !path.split('/').some((part) => part === '.' || part === '..'), 'A path has no dot segments.')

/** Path → text. Every file of a project is text; binary assets live in the asset store. */
export type FileTree = Readonly<Record<string, string>>

/** A change to a tree: new text, or null where the file goes away. */
export const fileChangeSchema = z.object({ path: filePathSchema, content: z.string().max(maxFileBytes).nullable() })
export type FileChange = z.infer<typeof fileChangeSchema>

export const diagnosticSchema = z.object({
  severity: z.enum(['error', 'warning']),
  /** Stable machine name, for example `compile.syntax`, `compile.unresolved_import`, `sql.error`, `runtime.error`. */
  code: z.string(),
  message: z.string(),
  file: z.string().optional(),
  /** 1-based. */
  line: z.number().int().positive().optional(),
  /** 1-based, in UTF-16 code units. */
  column: z.number().int().positive().optional(),
  /** The source line with its neighbours, ready to show in a monospace block. */
  frame: z.string().optional(),
})
export type Diagnostic = z.infer<typeof diagnosticSchema>
