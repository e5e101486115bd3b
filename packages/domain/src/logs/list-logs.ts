import type { LogLine } from '@joinery/contract/logs'
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'
import type { LogLevel } from '@joinery/contract/vocabulary/machines-and-logs'

import type { DomainContext } from '../context.ts'
import { requireLogAccess } from './access.ts'

/** The newest lines that fit, oldest first. */
export async function listLogs(
  ctx: DomainContext,
  input: {
    projectGroupId: string
    environment: DatabaseEnvironment
    level?: LogLevel | undefined
    search?: string | undefined
    limit: number
  },
): Promise<{ lines: LogLine[] }> {
  const app = await requireLogAccess(ctx, input)
  const wanted = input.search?.trim().toLowerCase() ?? ''
  const lines = await ctx.runtime.readLogs(app)
  const fitting = lines.filter(
    ({ level, message }) =>
      (input.level === undefined || level === input.level) && message.toLowerCase().includes(wanted),
  )
  return { lines: fitting.slice(-input.limit) }
}
