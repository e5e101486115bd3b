// Writes the log of an app as it grows: first what is kept, then what comes, some lines at a time, each time as one line of JSON.
import type { ServerResponse } from 'node:http'

import type { LogLine } from '../runtime.ts'
import type { AppLog } from './app-log.ts'

const batchMs = 50
/** Whoever reads more slowly than the app writes is cut off and starts over with what is kept. */
const maxWaitingBytes = 2 * 2 ** 20

export function streamLogs(log: AppLog, response: ServerResponse): void {
  let waiting: LogLine[] = log.lines()
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    timer = undefined
    response.write(`${JSON.stringify(waiting)}\n`)
    waiting = []
    if (response.writableLength > maxWaitingBytes) response.destroy()
  }
  const stop = log.listen((line) => {
    waiting.push(line)
    timer ??= setTimeout(flush, batchMs)
  })
  response.on('close', () => {
    stop()
    clearTimeout(timer)
  })
  response.writeHead(200, { 'content-type': 'application/x-ndjson' })
  flush()
}
