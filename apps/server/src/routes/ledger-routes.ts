import { dismissAlert, getLedger, getPrices, listAlerts, setBudget } from '@joinery/domain/ledger'

import { procedures } from '../procedures.ts'

export const ledgerRoutes = {
  get: procedures.ledger.get.handler(({ context, input }) => getLedger(context.ctx, input)),
  setBudget: procedures.ledger.setBudget.handler(({ context, input }) => setBudget(context.ctx, input)),
  alerts: procedures.ledger.alerts.handler(({ context }) => listAlerts(context.ctx)),
  dismissAlert: procedures.ledger.dismissAlert.handler(({ context, input }) => dismissAlert(context.ctx, input)),
  prices: procedures.ledger.prices.handler(({ context }) => getPrices(context.ctx)),
}
