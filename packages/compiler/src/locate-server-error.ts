// Errors of a server bundle → the line of the app's own source.
import type { Diagnostic } from '@joinery/contract/files'
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping'

import { appFolder } from './app-folder.ts'
import { frameOf } from './project/diagnostics.ts'

/**
 * Describes what server code threw. The first stack line inside the app's own files gives the place.
 *
 * @param map source map of the bundle the stack comes from
 */
export function locateServerError(input: { message: string; stack: string | undefined; map: string }): Diagnostic {
  const { message, stack = '', map } = input
  const base: Diagnostic = { severity: 'error', code: 'runtime.error', message }
  const trace = new TraceMap(map)
  for (const [, line = '1', column = '1'] of stack.matchAll(/:(\d+):(\d+)\)?$/gm)) {
    const found = originalPositionFor(trace, { line: Number(line), column: Number(column) - 1 })
    const start = found.source?.indexOf(appFolder) ?? -1
    if (found.source === null || start === -1) continue
    const place = { file: found.source.slice(start + appFolder.length), line: found.line, column: found.column + 1 }
    const source = sourceContentFor(trace, found.source)
    return source === null
      ? { ...base, ...place }
      : { ...base, ...place, frame: frameOf(source, place.line, place.column) }
  }
  return base
}
