// Turns positions in the bundle into positions in the app's own files. The map never enters the sandbox.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'

/** Between the sandbox and the app stands the kit: its author did not write that. */
const ownFrames = /\n\s+at [^\n]*\bapp-kit\/src\/[^\n]*/g

export type MapStack = (text: string) => string

/** Reads the map when the first stack needs it; without a map, texts stay as they are. */
export function createStackMapper(bundleDir: string): MapStack {
  let map: TraceMap | null | undefined
  return (text) => {
    if (!text.includes('app.js:')) return text
    map ??= readMap(join(bundleDir, 'app.js.map'))
    const known = map
    if (known === null) return text
    const mapped = text.replace(/(?:file:\/\/\/)?\bapp\.js:(\d+):(\d+)/g, (frame, line: string, column: string) => {
      const found = originalPositionFor(known, { line: Number(line), column: Number(column) - 1 })
      return found.source === null ? frame : `${shorten(found.source)}:${found.line}:${found.column + 1}`
    })
    return mapped.replace(ownFrames, '')
  }
}

function readMap(path: string): TraceMap | null {
  try {
    return new TraceMap(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/** Bundlers write paths relative to the output folder; the app's own files are named from the root of the app. */
function shorten(source: string): string {
  return source.replace(/^(?:\.{1,2}\/)+/, '').replace(/^\/?joinery-app\//, '')
}
