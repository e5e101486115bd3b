// Variables of an app, per environment it runs in. Their values go in and never come out again.
import { oc } from '@orpc/contract'
import * as z from 'zod'

import { idSchema } from './ids.ts'
import { environmentVariables } from './vocabulary/environment-names.ts'
import { deploymentEnvironmentSchema } from './vocabulary/environments.ts'

export const variableLimits = { perEnvironment: 100, nameLength: 100, valueBytes: 32 * 1024 } as const

/** Names that the product gives a value of its own; the maps key is the app's to give. */
const givenByUs: readonly string[] = Object.values(environmentVariables).filter(
  (name) => name !== environmentVariables.publicMapsKey,
)

/** Whether the app is given this variable by the product, so that nobody may set it. */
export function isGivenVariable(name: string): boolean {
  return givenByUs.includes(name) || name.startsWith(environmentVariables.databaseUrl)
}

export const variableNameSchema = z
  .string()
  .max(variableLimits.nameLength, `A name has at most ${variableLimits.nameLength} characters.`)
  .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'A name has letters, digits and underscores, and begins with no digit.')
  .refine((name) => !isGivenVariable(name), 'Joinery sets this variable itself.')

export const variableValueSchema = z
  .string()
  .refine((value) => !value.includes('\0'), 'A value cannot contain a NUL character.')
  .refine(
    (value) => new TextEncoder().encode(value).length <= variableLimits.valueBytes,
    `A value has at most ${variableLimits.valueBytes / 1024} KiB.`,
  )

/** A variable as people see it: everything but the value. */
export const variableSchema = z.object({
  name: z.string(),
  updatedAt: z.date(),
  /** Who wrote the present value; null when that account is gone. */
  updatedBy: z.string().nullable(),
  /** The browser's part of the app can read it (decisions, "Environment variables given to a generated app"). */
  isPublic: z.boolean(),
})
export type Variable = z.infer<typeof variableSchema>

const at = z.object({ projectGroupId: idSchema, environment: deploymentEnvironmentSchema })

export const variablesContract = {
  list: oc.input(at).output(z.object({ variables: z.array(variableSchema) })),
  /** Adds variables and replaces those that are there; all of them or none. */
  set: oc
    .input(
      at.extend({
        variables: z
          .array(z.object({ name: variableNameSchema, value: variableValueSchema }))
          .min(1)
          .max(variableLimits.perEnvironment),
      }),
    )
    .output(z.object({ variables: z.array(variableSchema) })),
  /** Harmless when there is no such variable any more. */
  remove: oc.input(at.extend({ name: z.string() })).output(z.object({ variables: z.array(variableSchema) })),
}
