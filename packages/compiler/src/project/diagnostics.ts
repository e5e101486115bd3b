// Diagnostics with the place and the lines around it.
import type { Diagnostic } from '@joinery/contract/files'

/** A diagnostic at a UTF-16 offset of a file; without an offset it names the file only. */
export function diagnosticAt(input: {
  code: string
  message: string
  file: string
  source: string
  start: number | null
  severity?: Diagnostic['severity']
}): Diagnostic {
  const { code, message, file, source, start, severity = 'error' } = input
  if (start === null) return { severity, code, message, file }
  const before = source.slice(0, start)
  const line = before.split('\n').length
  const column = start - (before.lastIndexOf('\n') + 1) + 1
  return { severity, code, message, file, line, column, frame: frameOf(source, line, column) }
}

/** The line with its neighbours and a mark below the column. */
export function frameOf(source: string, line: number, column: number): string {
  const lines = source.split('\n')
  const first = Math.max(1, line - 2)
  const last = Math.min(lines.length, line + 2)
  const width = String(last).length
  const frame: string[] = []
  for (let number = first; number <= last; number += 1) {
    const text = (lines[number - 1] ?? '').slice(0, 200)
    frame.push(`${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${text}`)
    if (number === line && column <= 200) frame.push(`  ${' '.repeat(width)} | ${' '.repeat(column - 1)}^`)
  }
  return frame.join('\n')
}
