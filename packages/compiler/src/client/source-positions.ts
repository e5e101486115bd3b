// Errors of running code → file, line and column as written.
import type { Diagnostic } from '@joinery/contract/files'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'

import { frameOf } from '../project/diagnostics.ts'

interface ModuleMap {
  source: string
  mappings: [string, string]
}

const placePattern = /\/~\/([^\s?]+)\?h=(\w+):(\d+):(\d+)/

/** Lines that the registry puts above a module's code. */
const wrapperLines = 1

/**
 * Describes an error that the app threw; finding the place may fail, the message is always there.
 *
 * @param componentStack the components around the place, for errors that React throws on the app's behalf
 */
export async function describeError(error: unknown, componentStack?: string): Promise<Diagnostic> {
  const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const base: Diagnostic = { severity: 'error', code: 'runtime.error', message }
  const place = placePattern.exec(stackOf(error)) ?? placePattern.exec(componentStack ?? '')
  if (place === null) return base
  const [, file = '', hash = '', line = '1', column = '1'] = place
  try {
    const response = await fetch(`/_joinery/preview/map/${hash}.json`)
    const map: ModuleMap = await response.json()
    const found = locate(map, { line: Number(line) - wrapperLines, column: Number(column) - 1 })
    return { ...base, file, ...found, frame: frameOf(map.source, found.line, found.column) }
  } catch {
    return { ...base, file }
  }
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : ''
}

function locate({ mappings }: ModuleMap, at: { line: number; column: number }): { line: number; column: number } {
  let place = at
  for (const step of mappings) {
    const found = originalPositionFor(
      new TraceMap({ version: 3, names: [], sources: ['module'], mappings: step }),
      place,
    )
    if (found.line !== null) place = { line: found.line, column: found.column }
  }
  return { line: place.line, column: place.column + 1 }
}
