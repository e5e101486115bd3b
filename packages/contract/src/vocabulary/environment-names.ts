// Names of the variables that every app is given, and who may read which. Without schemas: the kit of apps needs them.
import { databaseUrlPrefix } from './database-url.ts'

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
