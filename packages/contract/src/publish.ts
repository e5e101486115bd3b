// Publishing: deployments, the address, and what a first publish does with the rows.
import { oc } from '@orpc/contract'
import * as z from 'zod'

import { diagnosticSchema } from './files.ts'
import { idSchema } from './ids.ts'
import { schemaChangeSchema } from './schema-changes.ts'
import { deploymentStatusSchema, publishFreshnessSchema, publishStateSchema } from './vocabulary/statuses.ts'

/** The first publish asks which rows production starts with (DESIGN section 6). */
export const firstDataSchema = z.enum(['development_rows', 'sample_rows', 'empty'])
export type FirstData = z.infer<typeof firstDataSchema>

/** The steps of a publish in order; a deployment reports the one it is at. */
export const publishSteps = ['build', 'check', 'prerender', 'database', 'upload', 'switch'] as const
export const publishStepSchema = z.enum(publishSteps)
export type PublishStep = z.infer<typeof publishStepSchema>

export const deploymentSchema = z.object({
  id: idSchema,
  revisionId: idSchema,
  revisionNumber: z.number().int(),
  status: deploymentStatusSchema,
  step: publishStepSchema.nullable(),
  buildLogs: z.array(z.string()),
  failureReason: z.string().nullable(),
  diagnostics: z.array(diagnosticSchema),
  /** The checks of this publish; failed ones stopped it when `step` is `check`: offer `despiteChecks`. */
  checkRunId: idSchema.nullable(),
  isLive: z.boolean(),
  createdAt: z.date(),
  completedAt: z.date().nullable(),
})
export type Deployment = z.infer<typeof deploymentSchema>

export const publicationSchema = z.object({
  state: publishStateSchema,
  freshness: publishFreshnessSchema,
  url: z.string(),
  /** Version that visitors see now. */
  liveNumber: z.number().int().nullable(),
  /** Versions made since the live one. */
  waiting: z.number().int(),
  /** True when this app stores rows and production has no database yet: ask `firstData`. */
  asksFirstData: z.boolean(),
  /** The newest deployment, running or ended. */
  latest: deploymentSchema.nullable(),
})
export type Publication = z.infer<typeof publicationSchema>

const byProject = z.object({ projectGroupId: idSchema })

export const publishContract = {
  get: oc.input(byProject).output(publicationSchema),
  /** What publishing now would do to production's structure, tried on a copy; null while there is no production. */
  change: oc.input(byProject).output(z.object({ change: schemaChangeSchema.nullable() })),
  history: oc.input(byProject).output(z.object({ deployments: z.array(deploymentSchema) })),
  /** Queues a publish of the head. Returns at once; progress comes as `publish` facts. */
  start: oc
    .input(
      byProject.extend({
        firstData: firstDataSchema.default('development_rows'),
        /** Publish although checks fail. */
        despiteChecks: z.boolean().default(false),
        /** `confirmation` of the change, as a person typed it; needed when something in production goes. */
        confirmedLoss: z.string().max(20_000).nullable().default(null),
      }),
    )
    .output(deploymentSchema),
  unpublish: oc.input(byProject).output(publicationSchema),
}
