// Two WebSockets joined into one: a visitor's and the app's. What one says the other hears, within limits.
import type { RawData, WebSocket } from 'ws'

export interface SocketLimits {
  /** One message of a visitor; a larger one ends the socket with 1009. */
  messageBytes: number
  /** Of a visitor, on average; `burst` may come at once. More ends the socket with 1008. */
  messagesPerSecond: number
  burst: number
  /** A socket in which nobody says anything is ended with 1001. */
  idleMs: number
  /** How often visitors are asked whether they are still there; one that did not answer the last time is dropped. */
  pulseMs: number
  /** A side that is this far behind makes the other wait. */
  waitingBytes: number
}

export const socketLimits: SocketLimits = {
  messageBytes: 2 ** 20,
  messagesPerSecond: 50,
  burst: 200,
  idleMs: 600_000,
  pulseMs: 30_000,
  waitingBytes: 2 ** 20,
}

export const closeCodes = { goingAway: 1001, policyViolation: 1008, tooBig: 1009, restart: 1012 } as const

/** Both sides must be paused; they are resumed here. How much an app says is the supervisor's matter. */
export function bridgeSockets(visitor: WebSocket, app: WebSocket, limits: SocketLimits): void {
  let lastMessageAt = Date.now()
  let isThere = true
  const isWithinRate = createRate(limits)
  const pulse = setInterval(() => {
    if (Date.now() - lastMessageAt >= limits.idleMs) end(visitor, closeCodes.goingAway, 'Nothing was said for too long')
    else if (isThere) visitor.ping()
    else visitor.terminate()
    isThere = false
  }, limits.pulseMs)
  visitor.on('pong', () => (isThere = true))
  visitor.on('message', (data, isBinary) => {
    lastMessageAt = Date.now()
    isThere = true
    if (isWithinRate(lastMessageAt)) pass(visitor, app, { data, isBinary }, limits)
    else end(visitor, closeCodes.policyViolation, 'Too many messages')
  })
  app.on('message', (data, isBinary) => {
    lastMessageAt = Date.now()
    pass(app, visitor, { data, isBinary }, limits)
  })
  visitor.on('error', (error) => {
    if (isTooBig(error)) end(app, closeCodes.tooBig, 'Message too large')
  })
  app.on('error', (error) => {
    if (isTooBig(error)) end(visitor, closeCodes.tooBig, 'Message too large')
  })
  visitor.on('close', (code, reason) => {
    clearInterval(pulse)
    // Without a closing word the app, too, shall see that the visitor is lost.
    if (code === 1006) app.terminate()
    else end(app, code, reason)
  })
  app.on('close', (code, reason) => {
    if (code === 1006) end(visitor, closeCodes.restart, 'The app was stopped')
    else end(visitor, code, reason)
  })
  for (const side of [visitor, app]) side.resume()
}

/** Closes with a code, where it is one that may be sent. */
function end(socket: WebSocket, code: number, reason: string | Buffer): void {
  // A side that waits for the other does not hear the answer to its closing word.
  socket.resume()
  const isSendable = code !== 1005 && code !== 1006 && code !== 1015
  if (isSendable) socket.close(code, reason)
  else socket.close()
}

function pass(
  from: WebSocket,
  to: WebSocket,
  { data, isBinary }: { data: RawData; isBinary: boolean },
  { waitingBytes }: SocketLimits,
): void {
  if (to.readyState !== to.OPEN) return
  to.send(data, { binary: isBinary }, () => {
    if (to.bufferedAmount < waitingBytes) from.resume()
  })
  if (to.bufferedAmount >= waitingBytes) from.pause()
}

function createRate({ messagesPerSecond, burst }: SocketLimits): (now: number) => boolean {
  let left = burst
  let filledAt = Date.now()
  return (now) => {
    left = Math.min(burst, left + ((now - filledAt) / 1000) * messagesPerSecond) - 1
    filledAt = now
    return left >= 0
  }
}

function isTooBig(error: Error): boolean {
  return 'code' in error && error.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH'
}
