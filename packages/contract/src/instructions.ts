// Standing words of owners for the agent: for all projects of an organization or for one, and their own chapters of the
// guide. They are the owner's words; what the agent may never do stays above them.
import { oc } from '@orpc/contract'
import * as z from 'zod'

import { idSchema } from './ids.ts'

export const guideTopicSchema = z.enum(['app', 'data', 'people', 'files', 'design', 'live'])
export type GuideTopic = z.infer<typeof guideTopicSchema>

/** `instructions`, or a chapter of the guide that stands in for the built-in one. */
export const instructionSubjectSchema = z.enum([
  'instructions',
  'guide:app',
  'guide:data',
  'guide:people',
  'guide:files',
  'guide:design',
  'guide:live',
])
export type InstructionSubject = z.infer<typeof instructionSubjectSchema>

/** Characters: each run pays for them. */
export const maxInstructionLength = 8_000
export const maxGuideLength = 30_000

export function maxLengthOf(subject: InstructionSubject): number {
  return subject === 'instructions' ? maxInstructionLength : maxGuideLength
}

export const instructionScopeSchema = z.enum(['organization', 'project'])
export type InstructionScope = z.infer<typeof instructionScopeSchema>

export const instructionSchema = z.object({
  subject: instructionSubjectSchema,
  scope: instructionScopeSchema,
  /** 0: nobody has written anything. */
  version: z.number().int(),
  text: z.string(),
  updatedAt: z.date().nullable(),
  updatedBy: z.string().nullable(),
})
export type Instruction = z.infer<typeof instructionSchema>

const byProject = z.object({ projectGroupId: idSchema })
const one = byProject.extend({ scope: instructionScopeSchema, subject: instructionSubjectSchema })

export const instructionsContract = {
  /** What is written for the project and for its organization, and the built-in chapters. */
  get: oc.input(byProject).output(
    z.object({
      written: z.array(instructionSchema),
      guides: z.array(z.object({ topic: guideTopicSchema, text: z.string() })),
      mayOrganization: z.boolean(),
    }),
  ),
  /**
   * Writes another version; an empty text takes back what was written. `expectedVersion` is the one that was looked at:
   * another one by now is a conflict.
   */
  set: oc
    .input(
      one.extend({
        text: z.string().max(maxGuideLength, 'This is too long.'),
        expectedVersion: z.number().int().min(0),
      }),
    )
    .output(instructionSchema),
  /** Newest first. */
  versions: oc.input(one).output(z.object({ versions: z.array(instructionSchema) })),
}
