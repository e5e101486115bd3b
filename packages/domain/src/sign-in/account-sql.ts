// Runs the statements of sign-in in an app's own database, making the tables the first time they are missed.
import type { AppDatabaseKey, SqlFailure, Statement } from '@joinery/data'

import type { Services } from '../context.ts'
import { accountTables } from './account-tables.ts'
import { prepareAccountTables } from './prepare-tables.ts'

/** Where an app's accounts are: previews, published apps and copies that are judged have each their own. */
export type AccountPlace = AppDatabaseKey

export type SignInServices = Pick<Services, 'appDatabases' | 'facts'>

/** The app's database refused or is away; the app can have changed the tables, so this is nobody's bug. */
export class AccountsUnavailable extends Error {
  readonly code: string

  constructor({ code, message }: Pick<SqlFailure, 'code' | 'message'>) {
    super(message)
    this.name = 'AccountsUnavailable'
    this.code = code
  }
}

export interface RunAccountSql {
  /** Looking makes nothing: without the tables there are no rows. */
  isLookOnly?: boolean
}

type Rows = Record<string, unknown>[]

/** No such table, column or database. */
const missing = new Set(['42P01', '42703', '3D000'])

/** @throws AccountsUnavailable */
export async function runAccountSql(
  services: SignInServices,
  place: AccountPlace,
  statements: Statement[],
  options: RunAccountSql = {},
): Promise<Rows[]> {
  const first = await services.appDatabases.execute(place, statements)
  if (first.ok) return first.results.map(({ rows }) => rows)
  if (!missing.has(first.code)) throw new AccountsUnavailable(first)
  if (options.isLookOnly === true) return statements.map(() => [])
  await makeTables(services, place)
  const second = await services.appDatabases.execute(place, statements)
  if (!second.ok) throw new AccountsUnavailable(second)
  return second.results.map(({ rows }) => rows)
}

/**
 * Development first: what production has must never look as if development had dropped it.
 *
 * @throws AccountsUnavailable
 */
async function makeTables(services: SignInServices, place: AccountPlace): Promise<void> {
  const { projectGroupId, environment, copyId } = place
  if (copyId !== undefined) return runTableSql(services, place)
  await makeDevelopmentTables(services, projectGroupId)
  if (environment === 'development') return
  await services.appDatabases.ensure(place)
  await runTableSql(services, place)
}

/**
 * After a reset of development: accounts belong to sign-in, and the next publish must not take their tables for
 * dropped. Where the app's own tables stand in the way, sign-in says so when it is used.
 */
export async function keepAccountTables(
  services: SignInServices & Pick<Services, 'signIn'>,
  projectGroupId: string,
): Promise<void> {
  const { isEnabled } = await services.signIn.read(projectGroupId)
  if (!isEnabled) return
  try {
    await makeDevelopmentTables(services, projectGroupId)
  } catch (error) {
    if (!(error instanceof AccountsUnavailable)) throw error
  }
}

/** Recorded, and made anew where development was reset since. */
async function makeDevelopmentTables(services: SignInServices, projectGroupId: string): Promise<void> {
  await prepareAccountTables(services, projectGroupId)
  await runTableSql(services, { projectGroupId, environment: 'development' })
}

async function runTableSql(services: SignInServices, place: AccountPlace): Promise<void> {
  const statements = accountTables.statements.map((text) => ({ text, params: [] }))
  let outcome = await services.appDatabases.execute(place, statements)
  // Two first visitors at once: `if not exists` is no lock, the later one finds everything made.
  if (!outcome.ok) outcome = await services.appDatabases.execute(place, statements)
  if (!outcome.ok) throw new AccountsUnavailable(outcome)
}
