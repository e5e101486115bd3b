// Cuts a multipart body into parts while it comes (RFC 2046): pulled, so that it never holds more than a chunk.

export interface PartReader {
  /** Goes to the next part. @returns its headers as text; null behind the last part */
  next(): Promise<string | null>
  /** What the part holds, to the next boundary. Read it to its end before `next`, or `next` does. */
  body(): AsyncGenerator<Buffer, void>
  /** Lets go of the chunks, whatever is left of them. */
  end(): Promise<void>
}

/** The body is no multipart form, is cut off, or is larger than it may be. */
export class BrokenForm extends Error {
  constructor(what: string) {
    super(what)
    this.name = 'BrokenForm'
  }
}

const maxHeaderBytes = 8 * 1024
const maxPreambleBytes = 64 * 1024
const lineEnd = Buffer.from('\r\n')
const headersEnd = Buffer.from('\r\n\r\n')

export function createPartReader(chunks: AsyncIterable<Uint8Array>, boundary: string): PartReader {
  const source = chunks[Symbol.asyncIterator]()
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1')
  // The first boundary needs no line before it.
  let pending: Buffer = lineEnd
  let state: 'preamble' | 'in-part' | 'between' | 'done' = 'preamble'

  async function more(): Promise<void> {
    const found = await source.next().catch(() => null)
    if (found === null || found.done === true) throw new BrokenForm('the form is cut off')
    pending = pending.length === 0 ? asBuffer(found.value) : Buffer.concat([pending, found.value])
  }

  /** Consumes up to the mark and the mark. */
  async function readUntil(mark: Buffer, maxBytes: number): Promise<Buffer> {
    for (let from = 0; ;) {
      const at = pending.indexOf(mark, from)
      if (at !== -1) {
        const found = pending.subarray(0, at)
        pending = pending.subarray(at + mark.length)
        return found
      }
      if (pending.length > maxBytes) throw new BrokenForm('the form has a part without an end')
      from = Math.max(0, pending.length - mark.length + 1)
      await more()
    }
  }

  async function* body(): AsyncGenerator<Buffer, void> {
    while (state === 'in-part') {
      const at = pending.indexOf(delimiter)
      // What may be the beginning of a boundary waits for the next chunk.
      const end = at === -1 ? Math.max(0, pending.length - delimiter.length + 1) : at
      const found = pending.subarray(0, end)
      pending = pending.subarray(at === -1 ? end : end + delimiter.length)
      if (at !== -1) state = 'between'
      if (found.length > 0) yield found
      if (at === -1) await more()
    }
  }

  async function next(): Promise<string | null> {
    if (state === 'preamble') {
      await readUntil(delimiter, maxPreambleBytes)
      state = 'between'
    }
    if (state === 'in-part') for await (const _ of body()) void _
    if (state === 'done') return null
    while (pending.length < 2) await more()
    if (pending.toString('latin1', 0, 2) === '--') {
      state = 'done'
      return null
    }
    const padding = await readUntil(lineEnd, 200)
    if (!/^[ \t]*$/.test(padding.toString('latin1'))) throw new BrokenForm('a boundary is followed by something else')
    // A part without headers begins with the empty line itself.
    pending = Buffer.concat([lineEnd, pending])
    const headers = await readUntil(headersEnd, maxHeaderBytes)
    state = 'in-part'
    return headers.toString('utf8')
  }

  return {
    next,
    body,
    async end() {
      await source.return?.()
    },
  }
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
