// Project groups: what a person sees as "an app" on the dashboard.
import { oc } from '@orpc/contract'
import * as z from 'zod'

import { idSchema } from './ids.ts'
import { defaultProjectName } from './vocabulary/module-names.ts'
import { maxChatMessageLength, maxPageLimit, maxProjectNameLength } from './vocabulary/product.ts'
import { projectKindSchema, visibilitySchema } from './vocabulary/projects.ts'
import { publishFreshnessSchema, publishStateSchema } from './vocabulary/statuses.ts'

export const projectNameSchema = z
  .string()
  .trim()
  .min(1, 'A name needs at least one character.')
  .max(maxProjectNameLength, 'A name has at most 100 characters.')

export { defaultProjectName }
export const promptSchema = z
  .string()
  .trim()
  .min(1, 'Write what you would like to build or change.')
  .max(maxChatMessageLength, 'A message has at most 50,000 characters. Shorten it, or send it in parts.')

export const projectGroupSchema = z.object({
  id: idSchema,
  organizationId: z.string(),
  name: z.string(),
  kind: projectKindSchema,
  visibility: visibilitySchema,
  headRevisionId: idSchema,
  headNumber: z.number().int(),
  publishState: publishStateSchema,
  publishFreshness: publishFreshnessSchema,
  /** Where the published app lives, for example `http://k7m2q9x4hb8wn3ta.localhost:3000`. */
  publishedUrl: z.string(),
  /** True while a run of the agent is going on or waiting. */
  isBuilding: z.boolean(),
  createdAt: z.date(),
  updatedAt: z.date(),
  /** Set while in the trash; gone for good 30 days later. */
  deletedAt: z.date().nullable(),
})
export type ProjectGroup = z.infer<typeof projectGroupSchema>

/** A project made from another one. With a `text` the agent begins with it at once. */
export const copyProjectSchema = z.object({
  projectGroupId: idSchema,
  as: z.enum(['DUPLICATE', 'FORK']),
  name: projectNameSchema.optional(),
  /** Development rows come along; the structure always does. */
  withRows: z.boolean().default(false),
  text: promptSchema.optional(),
})
export type CopyProject = z.infer<typeof copyProjectSchema>

const byId = z.object({ projectGroupId: idSchema })

/** Something about this project changed: the client refetches the named queries. Sent to every tab that has it open. */
export const projectFactSchema = z.object({
  topic: z.enum(['project', 'revisions', 'publish', 'chat', 'preview', 'database', 'checks', 'settings']),
})
export type ProjectFact = z.infer<typeof projectFactSchema>

export const projectsContract = {
  list: oc
    .input(
      z.object({
        isTrash: z.boolean().default(false),
        search: z.string().max(100).default(''),
        limit: z.number().int().min(1).max(maxPageLimit).default(50),
        offset: z.number().int().min(0).default(0),
      }),
    )
    .output(z.object({ projects: z.array(projectGroupSchema), total: z.number().int() })),
  /** With a prompt, the first message is sent and its run queued in the same transaction. */
  create: oc
    .input(
      z.object({
        prompt: promptSchema.optional(),
        name: projectNameSchema.optional(),
        kind: projectKindSchema.default('APP'),
      }),
    )
    .output(projectGroupSchema),
  get: oc.input(byId).output(projectGroupSchema),
  rename: oc.input(byId.extend({ name: projectNameSchema })).output(projectGroupSchema),
  /** Code, structure of the database, sign-in; names of variables, not their values. */
  copy: oc.input(copyProjectSchema).output(projectGroupSchema),
  moveToTrash: oc.input(byId).output(projectGroupSchema),
  restoreFromTrash: oc.input(byId).output(projectGroupSchema),
}
