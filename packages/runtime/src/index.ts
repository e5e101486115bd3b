export type * from './runtime.ts'
export { defaultLimits, type RuntimeLimits } from './runtime-limits.ts'
export { startRuntime, type RunningRuntime, type RuntimeOptions } from './start-runtime.ts'
export { runSupervisor } from './supervisor/run-supervisor.ts'
