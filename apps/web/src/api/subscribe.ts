// Keeps a stream of the server going across lost connections: it is opened again from where the caller stands.
import type { LiveConnection } from './live-connection.ts'
import { ConnectionLostError } from './connection-lost-error.ts'

export interface Subscription<T> {
  /** Opens the stream. Called again after every reconnect, so read the place to resume from here, not before. */
  open: (signal: AbortSignal) => Promise<AsyncIterable<T>>
  onEvent: (event: T) => void
  /** Before each opening but the first: something may have been missed, refetch what the stream does not resume. */
  onReopen?: () => void
  /** The stream failed for a reason that opening it again does not mend, for example not_found. */
  onError?: (error: unknown) => void
  /** The server ended the stream. Return true to open it again. Default: it is over. */
  onEnd?: () => void
}

/** @returns stops the stream */
export function subscribe<T>(connection: LiveConnection, subscription: Subscription<T>): () => void {
  const stop = new AbortController()
  void follow(connection, subscription, stop.signal)
  return () => stop.abort()
}

async function follow<T>(
  connection: LiveConnection,
  subscription: Subscription<T>,
  signal: AbortSignal,
): Promise<void> {
  for (let opened = 0; !signal.aborted; opened += 1) {
    const lost = new AbortController()
    let unwatch: (() => void) | undefined
    try {
      await connection.whenOnline(signal)
      unwatch = connection.onState(() => {
        if (connection.state() !== 'online') lost.abort()
      })
      if (opened > 0) subscription.onReopen?.()
      const stream = await subscription.open(AbortSignal.any([signal, lost.signal]))
      for await (const event of stream) {
        if (signal.aborted) return
        subscription.onEvent(event)
      }
      if (connection.state() === 'online' && !lost.signal.aborted) {
        if (!signal.aborted) subscription.onEnd?.()
        return
      }
    } catch (error) {
      if (signal.aborted) return
      const isLost = lost.signal.aborted || error instanceof ConnectionLostError || connection.state() !== 'online'
      if (!isLost) {
        subscription.onError?.(error)
        return
      }
    } finally {
      unwatch?.()
    }
  }
}
