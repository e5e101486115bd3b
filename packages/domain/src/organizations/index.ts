export { findActor } from './find-actor.ts'
export { getAccount, setTheme } from './get-account.ts'
export { countUsers } from './organizations-queries.ts'
