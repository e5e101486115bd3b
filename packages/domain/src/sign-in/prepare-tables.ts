import type { SqlOutcome } from '@joinery/data'

import type { Services } from '../context.ts'
import { accountTables } from './account-tables.ts'

/**
 * Makes the tables of accounts in development, recorded like any other structure, so that tables of the app may refer
 * to `user_accounts` and a publish takes them along. It fails where the app has a `user_accounts` that does not fit.
 */
export async function prepareAccountTables(
  services: Pick<Services, 'appDatabases' | 'facts'>,
  projectGroupId: string,
): Promise<SqlOutcome> {
  const { script, version } = accountTables
  const outcome = await services.appDatabases.runScript(projectGroupId, { sql: script, stepKey: `sign-in:${version}` })
  if (outcome.ok) services.facts.emit(projectGroupId, 'database')
  return outcome
}
