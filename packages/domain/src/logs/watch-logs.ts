import type { LogLine } from '@joinery/contract/logs'
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'

import type { DomainContext } from '../context.ts'
import { requireLogAccess } from './access.ts'

/** Yields the kept lines, which may be none, then new ones, until `signal` aborts. */
export async function* watchLogs(
  ctx: DomainContext,
  input: { projectGroupId: string; environment: DatabaseEnvironment },
  signal: AbortSignal | undefined,
): AsyncGenerator<{ lines: LogLine[] }, void> {
  const app = await requireLogAccess(ctx, input)
  const leaving = new AbortController()
  try {
    const ends = signal === undefined ? leaving.signal : AbortSignal.any([signal, leaving.signal])
    for await (const lines of ctx.runtime.watchLogs(app, ends)) yield { lines }
  } finally {
    leaving.abort()
  }
}
