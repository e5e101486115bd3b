// Reads the text of one PDF in a thread of its own: whoever made the file may have made it to break its reader.
import { parentPort, workerData } from 'node:worker_threads'

import { extractText, getDocumentProxy } from 'unpdf'
import * as z from 'zod'

const { bytes, maxPages } = z.object({ bytes: z.instanceof(Uint8Array), maxPages: z.number() }).parse(workerData)
const document = await getDocumentProxy(bytes)
const { text } = await extractText(document, { mergePages: false })
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
parentPort?.postMessage(text.slice(0, maxPages))
