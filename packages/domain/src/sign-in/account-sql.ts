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

async function makeTables(services: SignInServices, place: AccountPlace): Promise<void> {
  const { projectGroupId, environment, copyId } = place
  // Development first: what production has must never look as if development had dropped it.
  if (copyId === undefined) await prepareAccountTables(services, projectGroupId)
  if (copyId === undefined && environment === 'main') await services.appDatabases.ensure(place)
  // Development too: it may have been reset since its script ran.
  const statements = accountTables.statements.map((text) => ({ text, params: [] }))
  let outcome = await services.appDatabases.execute(place, statements)
  // Two first visitors at once: `if not exists` is no lock, the later one finds everything made.
  if (!outcome.ok) outcome = await services.appDatabases.execute(place, statements)
  if (!outcome.ok) throw new AccountsUnavailable(outcome)
}
