// JSON lines on standard output: one event a line, no prompts, no secrets.
import { logLevelRanks, type LogLevel } from '@joinery/contract/vocabulary/machines-and-logs'

export type Logger = Record<'info' | 'warn' | 'error', (message: string, fields?: Record<string, unknown>) => void>

export function createLogger(
  least: LogLevel,
  write: (line: string) => void = (line) => process.stdout.write(line),
): Logger {
  const log =
    (level: LogLevel) =>
    (message: string, fields: Record<string, unknown> = {}) => {
      if (logLevelRanks[level] < logLevelRanks[least]) return
      write(`${JSON.stringify({ at: new Date().toISOString(), level, message, ...fields }, plainErrors)}\n`)
    }
  return { info: log('INFO'), warn: log('WARN'), error: log('ERROR') }
}

function plainErrors(_key: string, value: unknown): unknown {
  return value instanceof Error
    ? { name: value.name, message: value.message, stack: value.stack, cause: value.cause }
    : value
}
