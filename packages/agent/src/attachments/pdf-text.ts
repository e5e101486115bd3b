// The text of a PDF, page by page.
import { Worker } from 'node:worker_threads'

const timeoutMs = 20_000
const maxPages = 200
const maxMegabytes = 256

/** Null when it cannot be read: broken, locked, too much; empty pages are pictures of text. */
export async function readPdfText(bytes: Uint8Array): Promise<string[] | null> {
  // A copy: the thread takes its bytes over.
  const worker = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
    workerData: { bytes: new Uint8Array(bytes), maxPages },
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    stdout: true,
    stderr: true,
  })
  const { promise, resolve } = Promise.withResolvers<string[] | null>()
  const timer = setTimeout(() => resolve(null), timeoutMs)
  worker.on('message', (pages: unknown) => resolve(isTexts(pages) ? pages : null))
  worker.on('error', () => resolve(null))
  worker.on('exit', () => resolve(null))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
}
