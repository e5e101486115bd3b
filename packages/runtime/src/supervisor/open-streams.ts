// Answers that go on and on, and sockets: how many of them one app has open, and when one has been silent too long.
import type { IncomingMessage } from 'node:http'

import type { RuntimeLimits } from '../runtime-limits.ts'
import type { AppName } from '../runtime.ts'

export type StreamLimits = Pick<RuntimeLimits, 'maxStreams' | 'maxSockets' | 'streamIdleMs'>

export class OpenStreams {
  readonly limits: StreamLimits
  readonly #open = new Map<string, number>()

  constructor(limits: StreamLimits) {
    this.limits = limits
  }

  /**
   * Watches an answer that has begun.
   *
   * @param onIdle nothing moved for too long
   * @returns null when it is one stream too many, or ends the watch
   */
  begin(app: AppName, answer: IncomingMessage, onIdle: () => void): (() => void) | null {
    const release = isStream(answer) ? this.take('stream', app) : () => undefined
    if (release === null) return null
    const stopWatching = watchIdle(answer, this.limits.streamIdleMs, onIdle)
    return () => {
      stopWatching()
      release()
    }
  }

  /** @returns null when the app has as many as it may, or a function that gives the place back */
  take(kind: 'stream' | 'socket', { projectGroupId, environment, copyId = '' }: AppName): (() => void) | null {
    const key = `${kind}/${projectGroupId}/${environment}/${copyId}`
    const open = this.#open.get(key) ?? 0
    const most = kind === 'stream' ? this.limits.maxStreams : this.limits.maxSockets
    if (open >= most) return null
    this.#open.set(key, open + 1)
    let isOpen = true
    return () => {
      if (!isOpen) return
      isOpen = false
      const left = (this.#open.get(key) ?? 1) - 1
      if (left === 0) this.#open.delete(key)
      else this.#open.set(key, left)
    }
  }
}

/** An answer whose end is not in sight when it begins. */
export function isStream({ headers, statusCode }: Pick<IncomingMessage, 'headers' | 'statusCode'>): boolean {
  return headers['content-length'] === undefined && statusCode !== 204 && statusCode !== 304
}

/**
 * Silence on either side counts: an app that says nothing, and a visitor who does not read and so stops the app.
 *
 * @returns ends the watch
 */
function watchIdle(answer: IncomingMessage, idleMs: number, onIdle: () => void): () => void {
  let lastAt = Date.now()
  const look = () => {
    const silentMs = Date.now() - lastAt
    if (silentMs >= idleMs) onIdle()
    else timer = setTimeout(look, idleMs - silentMs)
  }
  let timer = setTimeout(look, idleMs)
  answer.on('data', () => (lastAt = Date.now()))
  return () => clearTimeout(timer)
}
