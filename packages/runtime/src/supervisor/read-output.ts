// Reads what a sandbox prints: structured lines of the app on stdout, words of workerd itself on stderr.
import type { Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'

import type { LogLine } from '../runtime.ts'
import { type AppLog, longestLine, type NewLine } from './app-log.ts'
import type { MapStack } from './source-map.ts'
import { TokenBucket } from './token-bucket.ts'

/** What V8 says as its last word; an app that prints it only lies to its own author. */
const heapIsFull = 'V8 fatal error; location = Reached heap limit'
const linesPerSecond = 100
const burstLines = 500
const bytesPerSecond = 256 * 1024
const burstBytes = 1024 * 1024
/** A flood that ends leaves no further line to be told with. */
const tellDroppedMs = 1_000

/**
 * Keeps lines as long as the app stays within its rate; beyond that they are counted, and reading slows the app down.
 *
 * @param input.now milliseconds, for tests that must not depend on the machine's speed
 * @param input.onOutOfMemory called when workerd says so, just before it ends
 */
export function readOutput(
  stdout: Readable,
  {
    log,
    mapStack,
    onOutOfMemory,
    now = Date.now,
  }: { log: AppLog; mapStack: MapStack; onOutOfMemory: () => void; now?: () => number },
): void {
  const lines = new TokenBucket({ capacity: burstLines, perSecond: linesPerSecond, now: now() })
  const bytes = new TokenBucket({ capacity: burstBytes, perSecond: bytesPerSecond, now: now() })
  let dropped = 0
  const tellDropped = () => {
    if (dropped > 0)
      log.note('WARN', `${dropped} lines were left out: the app logs more than ${linesPerSecond} a second.`)
    dropped = 0
  }
  const keep = (line: string) => {
    if (line.includes(heapIsFull)) onOutOfMemory()
    if (lines.waitMs(now()) > 0 || !lines.take(1, now())) {
      if (dropped++ === 0) setTimeout(tellDropped, tellDroppedMs).unref()
      return
    }
    log.add(parseLine(line, mapStack))
  }
  const split = splitLines(keep)
  // Characters may be cut in two by a chunk's end.
  const decoder = new StringDecoder('utf8')
  stdout.on('data', (chunk: Buffer) => {
    split(decoder.write(chunk))
    bytes.take(chunk.length, now())
    const waitMs = bytes.waitMs(now())
    if (waitMs <= 0) return
    stdout.pause()
    setTimeout(() => stdout.resume(), Math.min(waitMs, 250))
  })
}

/** Calls `onLine` for each whole line; the part of a line beyond all measure is thrown away, not kept in memory. */
function splitLines(onLine: (line: string) => void): (text: string) => void {
  let rest = ''
  return (text) => {
    const lines = (rest + text).split('\n')
    rest = (lines.pop() ?? '').slice(0, longestLine * 2)
    for (const line of lines) if (line.trim() !== '') onLine(line)
  }
}

function parseLine(line: string, mapStack: MapStack): NewLine {
  const outer = parseObject(line)
  const text = typeof outer?.['message'] === 'string' ? outer['message'] : line
  const inner = parseObject(text)
  const isFromShim = typeof inner?.['message'] === 'string'
  const at = Number(outer?.['timestamp'])
  return {
    at: Number.isFinite(at) ? new Date(at) : new Date(),
    level: levelOf(outer?.['level']),
    message: mapStack(withoutShim(isFromShim ? String(inner['message']) : text)),
    requestId: isFromShim && typeof inner['requestId'] === 'string' ? inner['requestId'] : null,
    source: 'app',
  }
}

/** Frames of our own code tell the app's author nothing. */
function withoutShim(text: string): string {
  return text.replace(/\n\s+at [^\n]*\bmain\.js:\d+:\d+\)?/g, '')
}

function levelOf(level: unknown): LogLine['level'] {
  if (level === 'error') return 'ERROR'
  return level === 'warn' ? 'WARN' : 'INFO'
}

function parseObject(text: string): Record<string, unknown> | null {
  if (!text.startsWith('{')) return null
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
