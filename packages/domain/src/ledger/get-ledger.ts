import type { Ledger } from '@joinery/contract/ledger'
import { mayTeamRole } from '@joinery/contract/vocabulary/roles'

import { AppError } from '../app-error.ts'
import type { DomainContext } from '../context.ts'
import { findBalance, listEntries } from './ledger-queries.ts'

/** What the organization has and what became of what it had, newest first. */
export async function getLedger(ctx: DomainContext, input: { limit: number }): Promise<Ledger> {
  const { organizationId, role } = ctx.actor
  if (!mayTeamRole(role, 'usage')) {
    throw new AppError('forbidden', 'ledger.role', 'Only admins and owners see what was used. Ask one of them.')
  }
  const [balance, entries] = await Promise.all([
    findBalance(ctx.db, organizationId),
    listEntries(ctx.db, { organizationId, limit: input.limit }),
  ])
  return {
    isLimited: ctx.isBilled,
    balance,
    entries: entries.map(({ id, kind, state, periodic, deposited, worth, usage, projectGroupId, createdAt }) => ({
      id,
      kind,
      state,
      periodic,
      deposited,
      worth,
      usage: [...(usage ?? [])],
      projectGroupId,
      createdAt,
    })),
  }
}
