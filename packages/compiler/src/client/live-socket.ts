// The socket that brings updates; comes back by itself after a loss.
import type { PreviewUpdate } from '../compiler.ts'

const firstDelayMs = 250
const longestDelayMs = 5_000
const helloMs = 1_500

/** @param onStale nobody said which version is current: the caller finds out itself */
export function openLiveSocket({
  onUpdate,
  onStale,
}: {
  onUpdate: (update: PreviewUpdate) => void
  onStale: () => void
}) {
  let delayMs = firstDelayMs

  function open() {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/_joinery/live`)
    let hello: ReturnType<typeof setTimeout> | undefined
    socket.addEventListener('open', () => {
      hello = setTimeout(onStale, helloMs)
    })
    socket.addEventListener('message', (event: MessageEvent<unknown>) => {
      if (typeof event.data !== 'string') return
      clearTimeout(hello)
      delayMs = firstDelayMs
      const update: PreviewUpdate = JSON.parse(event.data)
      onUpdate(update)
    })
    socket.addEventListener('close', () => {
      clearTimeout(hello)
      setTimeout(open, delayMs * (0.75 + Math.random() / 2))
      delayMs = Math.min(delayMs * 2, longestDelayMs)
    })
  }

  open()
}
