import { getLedger } from '@joinery/domain/ledger'

import { procedures } from '../procedures.ts'

export const ledgerRoutes = {
  get: procedures.ledger.get.handler(({ context, input }) => getLedger(context.ctx, input)),
}
