// Follows the log of an app over the supervisor's socket.
import { request as openRequest, type IncomingMessage } from 'node:http'
import { createInterface } from 'node:readline'

import type { AppName, LogLine } from './runtime.ts'
import type { Question } from './supervisor-messages.ts'

/**
 * Yields what is kept, which may be nothing, then new lines as they come, until `signal` aborts.
 *
 * @throws Error when the supervisor cannot be reached or ends
 */
export async function* watchLogs(
  socketPath: string,
  { projectGroupId, environment, copyId }: AppName,
  signal: AbortSignal,
): AsyncGenerator<LogLine[], void> {
  const question: Question = 'watch-logs'
  const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = openRequest({ socketPath, method: 'POST', path: '/', agent: false, signal }, resolve)
    outgoing.on('error', reject)
    outgoing.end(JSON.stringify({ question, app: { projectGroupId, environment, copyId } }))
  })
  try {
    for await (const text of createInterface({ input: incoming, crlfDelay: Number.POSITIVE_INFINITY })) {
      const lines: LogLine[] = JSON.parse(text)
      yield lines.map((line) => ({ ...line, at: new Date(line.at) }))
    }
  } finally {
    incoming.destroy()
  }
}
