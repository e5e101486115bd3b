// Reads statements that strangers may have made to be slow: a long text is parsed by a thread of its own, which is
// ended when it takes too long. In this process every other app would wait for the parser meanwhile.
import { Worker } from 'node:worker_threads'

import type { SqlFailure } from '../app-databases.ts'
import { exactlyOne, type ParsedScript, parseScript } from './sql-statements.ts'

/** Up to here the parser needs a few milliseconds at worst. */
const longestInline = 4_000
const timeoutMs = 3_000
/** One app that keeps the thread busy must not make the others wait without end. */
const maxWaiting = 50

const tooSlow: SqlFailure = {
  ok: false,
  code: 'refused',
  message: 'The statement takes too long to read. Send data as parameters, or less of it at a time.',
}
const tooMany: SqlFailure = { ok: false, code: 'busy', message: 'The database is busy. Try again in a moment.' }

export interface StatementReader {
  readScript(text: string): Promise<ParsedScript>
  /** As `readScript`, for a text that must be exactly one statement. */
  readOne(text: string): Promise<ParsedScript>
  close(): Promise<void>
}

export function createStatementReader(): StatementReader {
  let thread: Worker | null = null
  let isClosed = false
  let tail: Promise<unknown> = Promise.resolve()
  let waiting = 0

  async function end(): Promise<void> {
    const ended = thread
    thread = null
    await ended?.terminate()
  }

  async function parseApart(text: string): Promise<ParsedScript> {
    if (isClosed) return tooMany
    thread ??= startThread()
    const answer = await ask(thread, text)
    if (answer !== null) return answer
    await end()
    return tooSlow
  }

  async function readScript(text: string): Promise<ParsedScript> {
    if (text.length <= longestInline) return parseScript(text)
    if (waiting >= maxWaiting) return tooMany
    waiting += 1
    const turn = tail.then(() => parseApart(text))
    tail = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      waiting -= 1
    }
  }

  return {
    readScript,
    readOne: async (text) => exactlyOne(await readScript(text)),
    async close() {
      isClosed = true
      await end()
    },
  }
}

function startThread(): Worker {
  const thread = new Worker(new URL('parse-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 300 },
  })
  thread.unref() // keeps no process alive by itself
  return thread
}

/** @returns null when there is no answer in time, or the parser took the thread down */
function ask(thread: Worker, text: string): Promise<ParsedScript | null> {
  return new Promise((resolve) => {
    const settle = (answer: ParsedScript | null) => {
      clearTimeout(timer)
      thread.off('message', settle)
      thread.off('error', fail)
      thread.off('exit', fail)
      resolve(answer)
    }
    const fail = () => settle(null)
    const timer = setTimeout(fail, timeoutMs)
    thread.once('message', settle)
    thread.once('error', fail)
    thread.once('exit', fail)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    thread.postMessage(text)
  })
}
