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
  /** A process with nothing but open streams and sockets must give way to a waking app, but not before this age. */
  listenerMs: number
  /** How long a visitor's upload may stop before it is given up. */
  uploadSilenceMs: number
  /** How long an app may think before its answer begins. */
  answerTimeoutMs: number
  /** What the answers of one process may weigh; `burstBytes` of it at once. Its neighbours answer through the same pipe. */
  bytesPerSecond: number
  burstBytes: number
  /** What one process may say over all of its WebSockets; `burstMessages` of it at once. */
  messagesPerSecond: number
  burstMessages: number
  /** Requests that one process has at once, answers still streaming among them. */
  maxInFlight: number
  /** With more unanswered requests than this at once an app gets another process, up to `maxReplicas`. */
  hotRequests: number
  maxReplicas: number
  /** A further process of a hot app without requests is ended after this. */
  replicaIdleMs: number
  /** Answers without an end in sight (event streams and the like) that one app has open at once. */
  maxStreams: number
  /** A stream is cut off after this long without a byte, be it that the app writes nothing or the visitor reads nothing. */
  streamIdleMs: number
  /** WebSockets that one app has open at once. */
  maxSockets: number
  /** How long streams and sockets of a published version live on once a newer one runs. */
  drainMs: number
  /** The same in a preview, where the next version is an edit away. */
  previewDrainMs: number
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
  listenerMs: 30_000,
  uploadSilenceMs: 20_000,
  answerTimeoutMs: 120_000,
  bytesPerSecond: 4 * 2 ** 20,
  burstBytes: 2 * 2 ** 20,
  messagesPerSecond: 2_000,
  burstMessages: 2_000,
  maxInFlight: 1_000,
  hotRequests: 16,
  maxReplicas: 4,
  replicaIdleMs: 10_000,
  maxStreams: 200,
  streamIdleMs: 120_000,
  maxSockets: 200,
  drainMs: 300_000,
  previewDrainMs: 10_000,
  sweepMs: 250,
}
