// Where an app runs and which variables it is given (specification 3; names and visibility: decisions).
import * as z from 'zod'

import { databaseUrlPrefix } from './database-url.ts'

export const deploymentEnvironmentSchema = z.enum(['DEVELOPMENT', 'PREVIEW', 'PRODUCTION'])
export type DeploymentEnvironment = z.infer<typeof deploymentEnvironmentSchema>

export const runtimeEnvironmentSchema = z.enum(['EXPO'])
export type RuntimeEnvironment = z.infer<typeof runtimeEnvironmentSchema>

/** Names by what they hold, in the specification's order; the names themselves are ours. */
export const environmentVariables = {
  databaseUrl: databaseUrlPrefix,
  appAuthDatabaseSlug: 'APP_AUTH_DATABASE_SLUG',
  appUrl: 'APP_URL',
  environment: 'ENVIRONMENT',
  userContentBaseUrl: 'USER_CONTENT_BASE_URL',
  publicMapsKey: 'PUBLIC_MAPS_KEY',
  uploadPublicKey: 'UPLOAD_PUBLIC_KEY',
  deploymentEnvironment: 'DEPLOYMENT_ENVIRONMENT',
} as const

/** Whether the browser's part of a generated app gets this variable. Ours. */
export function isBrowserVariable(name: string): boolean {
  return name.includes('PUBLIC') || name === environmentVariables.appUrl || name === environmentVariables.environment
}

/** Key and value, both strings (specification 3, "Small shapes"). */
export const keyValuePairSchema = z.object({ key: z.string(), value: z.string() })
export type KeyValuePair = z.infer<typeof keyValuePairSchema>

/** A result (specification 3, "Small shapes"). */
export const resultSchema = z.object({ success: z.boolean(), message: z.string() })
export type Result = z.infer<typeof resultSchema>
