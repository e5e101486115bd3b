// Small messages between nodes: NOTIFY, and one shared LISTEN connection that comes back by itself.
import { setTimeout as sleep } from 'node:timers/promises'

import type { Pool, PoolClient } from 'pg'

export interface Notifier {
  /** Delivers to every node, this one too. The payload stays under 7,900 bytes; a message may be lost while a node reconnects. */
  publish(topic: string, payload: string): Promise<void>
  /**
   * @param onGap called after the connection was lost and is back: messages may have been missed
   * @returns ends the subscription
   */
  subscribe(topic: string, listener: (payload: string) => void, onGap?: () => void): () => void
  close(): Promise<void>
}

interface Subscription {
  topic: string
  listener: (payload: string) => void
  onGap: (() => void) | undefined
}

const channel = 'joinery'

/** Holds one connection of `pool` until it is closed. */
export function createNotifier(pool: Pool): Notifier {
  const subscriptions = new Set<Subscription>()
  const closing = new AbortController()
  const listening = listen(pool, closing.signal, {
    onMessage(message) {
      const space = message.indexOf(' ')
      const topic = message.slice(0, space)
      for (const each of subscriptions) if (each.topic === topic) each.listener(message.slice(space + 1))
    },
    onGap() {
      for (const each of subscriptions) each.onGap?.()
    },
  })

  return {
    async publish(topic, payload) {
      await pool.query('select pg_notify($1, $2)', [channel, `${topic} ${payload}`])
    },
    subscribe(topic, listener, onGap) {
      const subscription = { topic, listener, onGap }
      subscriptions.add(subscription)
      return () => subscriptions.delete(subscription)
    },
    async close() {
      closing.abort()
      await listening
    },
  }
}

async function listen(
  pool: Pool,
  signal: AbortSignal,
  on: { onMessage(message: string): void; onGap(): void },
): Promise<void> {
  for (let isFirst = true; !signal.aborted; isFirst = false) {
    const client = await pool.connect().catch(() => null)
    if (client !== null) {
      const lost = waitForEnd(client, signal)
      client.on('notification', (message) => on.onMessage(message.payload ?? ''))
      const isListening = await client.query(`listen ${channel}`).then(
        () => true,
        () => false,
      )
      if (isListening && !isFirst) on.onGap()
      if (isListening) await lost
      client.release(true)
    }
    await sleep(250, undefined, { signal }).catch(() => {})
  }
}

function waitForEnd(client: PoolClient, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => resolve()
    client.once('error', end)
    client.once('end', end)
    signal.addEventListener('abort', end, { once: true })
    if (signal.aborted) resolve()
  })
}
