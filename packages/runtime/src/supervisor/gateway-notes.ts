// What the gateway tells an app's author in the app's log, so much that it helps and does not bury the app's own lines.
import type { AppLog } from './app-log.ts'
import { TokenBucket } from './token-bucket.ts'

const burst = 20
const perSecond = 0.5

export function createNotes(log: Pick<AppLog, 'note'>): (level: 'WARN' | 'ERROR', message: string) => void {
  const bucket = new TokenBucket({ capacity: burst, perSecond, now: Date.now() })
  let leftOut = 0
  return (level, message) => {
    const now = Date.now()
    if (bucket.waitMs(now) > 0 || !bucket.take(1, now)) {
      leftOut++
      return
    }
    log.note(level, leftOut === 0 ? message : `${message} (${leftOut} more like it were left out before.)`)
    leftOut = 0
  }
}
