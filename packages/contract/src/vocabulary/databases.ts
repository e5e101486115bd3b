// Hosted databases (specification 3).
import * as z from 'zod'

export const databaseEnvironmentSchema = z.enum(['main', 'development'])
export type DatabaseEnvironment = z.infer<typeof databaseEnvironmentSchema>

/** main is production; development is what the preview and the agent work on. */
export const databaseEnvironments: Readonly<Record<DatabaseEnvironment, { isProduction: boolean }>> = {
  main: { isProduction: true },
  development: { isProduction: false },
}

export const defaultDatabaseName = 'New Database'

/** The table that the sign-in of generated apps keeps people in. */
export const databaseUserTable = 'user_accounts'

/** The generated app's user record, read from `user_accounts`. */
export const appUserRecordSchema = z.object({ id: z.string() })
export type AppUserRecord = z.infer<typeof appUserRecordSchema>
