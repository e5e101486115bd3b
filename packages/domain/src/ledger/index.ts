export { addCredits, grantFirstCredits } from './add-credits.ts'
export { dismissAlert, listAlerts } from './credit-alerts.ts'
export { getLedger, getPrices } from './get-ledger.ts'
export {
  endCredits,
  explainRefusal,
  maxReturnedPerDay,
  type Refusal,
  reserveCredits,
  type RunOfLedger,
} from './run-credits.ts'
export { bookServices, type UsedService } from './service-credits.ts'
export { setBudget } from './set-budget.ts'
export { bookTask, refuseTask, type TaskOfLedger } from './task-credits.ts'
