export { addCredits, grantFirstCredits } from './add-credits.ts'
export { getLedger } from './get-ledger.ts'
export { endCredits, maxReturnedPerDay, reserveCredits, type RunOfLedger } from './run-credits.ts'
