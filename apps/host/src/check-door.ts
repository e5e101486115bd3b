// A door to an app that nobody else sees yet: as if it were published, on a unix socket that only we can open.
import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'

import type { CheckDoor, CheckDoorInput, Services } from '@joinery/domain'

import { type AppSignInServices, createAppSignIn } from './app-sign-in/index.ts'
import { createAppSockets, mayOpenSocket, refuseUpgrade } from './app-sockets.ts'
import { carryOut, hasPath } from './exchange.ts'
import { createFileBytes } from './file-bytes.ts'
import { createHandedInTo, isUserContentHost } from './handed-in.ts'
import { answerPlaceholder } from './placeholders/answer-placeholder.ts'
import { answerApp, answerStaticNow, hashedFilesPrefix, type ServedApp, staticHeaders } from './serve-app.ts'
import { createSendableFile } from './static-file.ts'
import { holdUploads } from './uploads/held-uploads.ts'

const fileMemoryBytes = 32 * 1024 * 1024

/** All but what is only made together with the door. */
export type DoorServices = Pick<Services, 'runtime' | 'cacheDir' | 'uploads' | 'now'> & AppSignInServices

/** @param options.onError is told about faults of ours, with the id that the answer carries */
export async function openCheckDoor(
  services: DoorServices,
  input: CheckDoorInput,
  options: { onError?: (error: unknown, requestId: string) => void } = {},
): Promise<CheckDoor> {
  const app: ServedApp = {
    place: {
      accounts: namePlace(input),
      origin: input.origin,
      isFramed: false,
      hasPage: (path) => input.pages.includes(path),
      tokens: input.tokens,
    },
    files: sendableFiles(services.cacheDir, input.files),
    serverVersion: () => Promise.resolve(input.app),
  }
  const signIn = createAppSignIn(services)
  const server = createServer((request, response) => {
    handle(request, response)
  })
  const onError = options.onError ?? (() => undefined)
  const held = holdUploads(services)
  // Forms are taken and forgotten: nobody waits for the judge's.
  const handedIn = createHandedInTo({ receiver: held.receiver, keepRow: () => Promise.resolve({ ok: true }) }, onError)
  const { projectGroupId, environment } = input.app
  function handle(request: IncomingMessage, response: ServerResponse): void {
    // Codings cost a processor that the app under judgement needs; what they carry is the same.
    delete request.headers['accept-encoding']
    if (!hasPath(request, response) || answerPlaceholder(request, response)) return
    const isContent = isUserContentHost((request.headers.host ?? '').split('.')[0] ?? '')
    if (!isContent && answerStaticNow(app, request, response)) return
    carryOut(
      { request, response },
      (exchange) => {
        if (isContent) return held.answerContent(projectGroupId, exchange)
        return handedIn.isFor(request.url ?? '/')
          ? handedIn.answer({ projectGroupId, environment, origin: input.origin }, exchange)
          : answerApp(services, signIn, app, exchange)
      },
      onError,
    )
  }
  const appSockets = createAppSockets(services, signIn)
  const upgraded = new Set<Duplex>()
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    upgraded.add(socket)
    socket.once('close', () => upgraded.delete(socket))
    socket.on('error', () => socket.destroy())
    if (!mayOpenSocket(request)) {
      refuseUpgrade(socket, '404 Not Found')
      return
    }
    appSockets.attach(app, { request, socket, head }).catch((error: unknown) => {
      options.onError?.(error, randomUUID())
      refuseUpgrade(socket, '500 Internal Server Error')
    })
  })
  // Unix sockets allow about 100 bytes of path. The folder is made for this user alone.
  const folder = await mkdtemp(join(tmpdir(), 'joinery-door-'))
  const socketPath = join(folder, 'in.sock')
  try {
    await listen(server, socketPath)
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
  return {
    socketPath,
    async close() {
      await new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
        appSockets.close()
        for (const socket of upgraded) socket.destroy()
      })
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Accounts of the copy: who signs up there is gone with it. */
function namePlace({ app }: CheckDoorInput): ServedApp['place']['accounts'] {
  const { projectGroupId, environment, copyId } = app
  return copyId === undefined ? { projectGroupId, environment } : { projectGroupId, environment, copyId }
}

function sendableFiles(cacheDir: string, files: CheckDoorInput['files']): ServedApp['files'] {
  const bytes = createFileBytes({ folder: join(cacheDir, 'encoded'), maxBytes: fileMemoryBytes })
  return new Map(
    [...files].map(([path, { contentType, bytes: content }]) => {
      const hash = createHash('sha256').update(content).digest('hex')
      const file = {
        hash,
        contentType,
        isImmutable: path.startsWith(hashedFilesPrefix),
        load: () => Promise.resolve(content),
      }
      return [path, createSendableFile(bytes, file, staticHeaders)]
    }),
  )
}

function listen(server: Server, socketPath: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(socketPath, resolve)
  })
}
