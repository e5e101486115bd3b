// What one app may use of a machine, and how patient we are with it.
export interface RuntimeLimits {
  /** A process without requests is ended after this. */
  idleMs: number
  /** The same once a newer version of the same app runs. */
  supersededIdleMs: number
  /** How long the app's thread may leave our ping unanswered while requests wait. */
  stuckMs: number
  bootTimeoutMs: number
  /** Share of one core that an app may use for ever; `cpuBurstMs` of CPU time may be used above it. */
  cpuShare: number
  cpuBurstMs: number
  /** Size of the JavaScript heap. */
  heapMb: number
  /** Everything the process writes to; workerd reserves about 546 MB of it before any app code runs. */
  dataMb: number
  /** Sleeping apps are free; this many may be awake at once. */
  maxProcesses: number
  sweepMs: number
}

export const defaultLimits: RuntimeLimits = {
  idleMs: 60_000,
  supersededIdleMs: 5_000,
  stuckMs: 1_500,
  bootTimeoutMs: 10_000,
  cpuShare: 0.5,
  cpuBurstMs: 30_000,
  heapMb: 96,
  dataMb: 896,
  maxProcesses: 200,
  sweepMs: 250,
}
