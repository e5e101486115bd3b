// Where an app runs and which variables it is given (specification 3; names and visibility: decisions).
import * as z from 'zod'

export const deploymentEnvironmentSchema = z.enum(['DEVELOPMENT', 'PREVIEW', 'PRODUCTION'])
export type DeploymentEnvironment = z.infer<typeof deploymentEnvironmentSchema>

export const runtimeEnvironmentSchema = z.enum(['EXPO'])
export type RuntimeEnvironment = z.infer<typeof runtimeEnvironmentSchema>

/** Key and value, both strings (specification 3, "Small shapes"). */
export const keyValuePairSchema = z.object({ key: z.string(), value: z.string() })
export type KeyValuePair = z.infer<typeof keyValuePairSchema>

/** A result (specification 3, "Small shapes"). */
export const resultSchema = z.object({ success: z.boolean(), message: z.string() })
export type Result = z.infer<typeof resultSchema>
