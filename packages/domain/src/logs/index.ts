export { listLogs } from './list-logs.ts'
export { watchLogs } from './watch-logs.ts'
