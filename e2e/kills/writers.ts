// Writers that never stop while things die around them, and remember what they were told was written.
import { setTimeout as sleep } from 'node:timers/promises'

import { type BuilderSocket, call, inTime, openSocket } from './talk.ts'

export interface Ledger {
  acknowledged: Set<string>
  /** Sent, and not answered with a yes: may be there or not, but not twice. */
  unknown: Set<string>
}

export interface Writer {
  ledger: Ledger
  stop(): Promise<void>
}

/** @param write throws, or answers false, when there was no yes */
function keepWriting(name: string, write: (id: string) => Promise<boolean>): Writer {
  const ledger: Ledger = { acknowledged: new Set(), unknown: new Set() }
  const over = new AbortController()
  const work = async () => {
    for (let count = 1; !over.signal.aborted; count += 1) {
      // A new id for each try: a write that is tried again would hide one that was done twice.
      const id = `${name}-${count}`
      const isWritten = await write(id).catch(() => false)
      ledger[isWritten ? 'acknowledged' : 'unknown'].add(id)
      await sleep(isWritten ? 10 : 50)
    }
  }
  const working = work()
  return {
    ledger,
    async stop() {
      over.abort()
      await working
    },
  }
}

export function writeToApp(name: string, appUrl: string, path: '/api/writes' | '/api/pairs'): Writer {
  return keepWriting(name, async (id) => (await call(`${appUrl}${path}`, { body: { id } })).status === 201)
}

export interface BuilderAccess {
  url: string
  cookie: string
  projectGroupId: string
}

/** A socket that is opened again when it was lost, as a tab does. */
export function createReopening({ url, cookie }: BuilderAccess) {
  let socket: BuilderSocket | null = null
  return {
    async client() {
      if (socket?.isOpen() !== true) socket = await openSocket(url, cookie)
      return socket.client
    },
    close: () => socket?.close(),
  }
}

export const writtenFile = 'web/lib/written.js'
export const contentOf = (id: string) => `export const written = '${id}'\n`

/** Versions of files: blobs, a tree, a row, and the head that moves. */
export function writeVersions(name: string, access: BuilderAccess): Writer {
  const reopening = createReopening(access)
  const { projectGroupId } = access
  const writer = keepWriting(name, async (id) => {
    const client = await reopening.client()
    const { revisionId } = await inTime(client.revisions.files({ projectGroupId }))
    const changes = [{ path: writtenFile, content: contentOf(id) }]
    await inTime(client.revisions.save({ projectGroupId, baseRevisionId: revisionId, changes, message: id }))
    return true
  })
  return endingWith(writer, reopening.close)
}

export function writeProjects(name: string, access: BuilderAccess): Writer {
  const reopening = createReopening(access)
  const writer = keepWriting(name, async (id) => {
    const client = await reopening.client()
    await inTime(client.projects.create({ name: id }))
    await sleep(150)
    return true
  })
  return endingWith(writer, reopening.close)
}

function endingWith(writer: Writer, close: () => void): Writer {
  return {
    ledger: writer.ledger,
    async stop() {
      await writer.stop()
      close()
    },
  }
}
