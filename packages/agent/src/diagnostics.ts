// What compiler and sandbox say of a project, in words for a model.
import type { Diagnostic } from '@joinery/contract/files'

const maxShown = 20

export function isError(diagnostic: Diagnostic): boolean {
  return diagnostic.severity === 'error'
}

export function presentDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const lines = diagnostics.slice(0, maxShown).map(({ severity, code, message, file, line, column, frame }) => {
    const place = file === undefined ? '' : ` ${[file, line, column].filter((part) => part !== undefined).join(':')}`
    return `${severity}${place} [${code}] ${message}${frame === undefined ? '' : `\n${frame}`}`
  })
  const rest = diagnostics.length > maxShown ? [`[${diagnostics.length - maxShown} more]`] : []
  return [...lines, ...rest].join('\n')
}
