// The thread that parses long statements.
import { parentPort } from 'node:worker_threads'

import { parseScript } from './sql-statements.ts'

parentPort?.on('message', (text: string) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(parseScript(text))
})
