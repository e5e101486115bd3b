// One WebSocket for all procedures and streams of a tab: opened while signed in, reopened with back-off.
import type { ClientContext, ClientLink, ClientOptions } from '@orpc/client'
import { RPCLink } from '@orpc/client/websocket'

import { ConnectionLostError } from './connection-lost-error.ts'

/** `off`: not asked to connect. `offline`: lost, trying again. */
export type ConnectionState = 'off' | 'connecting' | 'online' | 'offline'

/** What of a WebSocket is used. */
export type LiveSocket = Pick<WebSocket, 'addEventListener' | 'removeEventListener' | 'send' | 'readyState' | 'close'>

export interface LiveConnectionSettings {
  open: () => LiveSocket
  /** Called when the server refuses a connection: true when the person is signed out, so that trying again is useless. */
  isSignedOut: () => Promise<boolean>
  /** How long a call waits for a connection before it fails. */
  waitMs?: number
  /** Wait before the n-th attempt (from 0) to connect again. */
  backOffMs?: (attempt: number) => number
}

export interface LiveConnection extends ClientLink<ClientContext> {
  connect(): void
  disconnect(): void
  readonly state: () => ConnectionState
  /** @returns stops listening */
  readonly onState: (listener: () => void) => () => void
  /** Resolves when online; rejects when the signal aborts. */
  whenOnline(signal: AbortSignal): Promise<void>
}

interface OpenLink {
  link: ClientLink<ClientContext>
  closed: AbortSignal
}

export function createLiveConnection(settings: LiveConnectionSettings): LiveConnection {
  const {
    waitMs = 15_000,
    backOffMs = (attempt) => Math.min(10_000, 250 * 2 ** attempt) * (0.75 + Math.random() / 2),
  } = settings
  const listeners = new Set<() => void>()
  let state: ConnectionState = 'off'
  let current: OpenLink | null = null
  let socket: LiveSocket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0

  const become = (next: ConnectionState) => {
    if (state === next) return
    state = next
    for (const listener of listeners) listener()
  }

  const start = () => {
    clearTimeout(timer)
    const opened = settings.open()
    socket = opened
    const closed = new AbortController()
    let wasOpen = false
    opened.addEventListener('open', () => {
      if (socket !== opened) return
      wasOpen = true
      attempt = 0
      current = { link: new RPCLink({ websocket: silentOnceClosed(opened) }), closed: closed.signal }
      become('online')
    })
    opened.addEventListener('close', () => {
      closed.abort()
      if (socket !== opened) return
      current = null
      socket = null
      become('offline')
      void retry(wasOpen)
    })
  }

  const retry = async (wasOpen: boolean) => {
    // A refused upgrade looks like any failure to a browser, so the session is asked for by HTTP.
    if (!wasOpen && (await settings.isSignedOut())) {
      if (state === 'offline') become('off')
      return
    }
    if (state !== 'offline' || socket !== null) return
    timer = setTimeout(start, backOffMs(attempt))
    attempt += 1
  }

  const whenOnline = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const settle = () => {
        if (state !== 'online' && !signal.aborted) return
        listeners.delete(settle)
        signal.removeEventListener('abort', settle)
        if (signal.aborted) reject(signal.reason)
        else resolve()
      }
      listeners.add(settle)
      signal.addEventListener('abort', settle)
      settle()
    })

  return {
    connect() {
      if (state === 'online' || state === 'connecting') return
      attempt = 0
      if (state === 'off') become('connecting')
      if (socket === null) start()
    },
    disconnect() {
      clearTimeout(timer)
      become('off')
      const open = socket
      socket = null
      current = null
      open?.close()
    },
    state: () => state,
    onState(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    whenOnline,
    async call(path: readonly string[], input: unknown, options: ClientOptions<ClientContext>) {
      if (current === null) await waitForConnection(whenOnline, options.signal, waitMs)
      if (current === null) throw new ConnectionLostError()
      const { link, closed } = current
      try {
        return await link.call(path, input, options)
      } catch (error) {
        if (closed.aborted && options.signal?.aborted !== true) throw new ConnectionLostError({ cause: error })
        throw error
      }
    },
  }
}

/**
 * The link tells the server about aborted calls, also those that end because the socket just closed. There is nobody to
 * tell then: such a message is dropped instead of thrown where nobody can catch it. Calls that wait end with the close.
 */
function silentOnceClosed(socket: LiveSocket): LiveSocket {
  const isOver = () => socket.readyState === WebSocket.CLOSING || socket.readyState === WebSocket.CLOSED
  return {
    addEventListener: socket.addEventListener.bind(socket),
    removeEventListener: socket.removeEventListener.bind(socket),
    get readyState() {
      return isOver() ? WebSocket.OPEN : socket.readyState
    },
    send(message) {
      if (!isOver()) socket.send(message)
    },
    close: () => socket.close(),
  }
}

async function waitForConnection(
  whenOnline: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal | undefined,
  waitMs: number,
): Promise<void> {
  const deadline = AbortSignal.timeout(waitMs)
  try {
    await whenOnline(signal === undefined ? deadline : AbortSignal.any([signal, deadline]))
  } catch (error) {
    if (signal?.aborted === true) throw signal.reason
    throw new ConnectionLostError({ cause: error })
  }
}
