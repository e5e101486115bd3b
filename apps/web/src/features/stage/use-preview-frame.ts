// The conversation with the preview frame: only its exact origin is heard, only its exact origin is spoken to.
import type { PreviewCommand } from '@joinery/contract/preview'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { readPreviewMessage, type StageEvent } from './stage-state.ts'

export interface PreviewFrameControl {
  frameRef: { current: HTMLIFrameElement | null }
  /** Changes with every full reload; the frame's key. */
  load: number
  /** Where the frame starts when it is loaded anew. */
  startPath: string
  goTo: (path: string) => void
  reload: () => void
}

export interface PreviewFrameInput {
  url: string | null
  path: string
  isReady: boolean
  onEvent: (event: StageEvent) => void
}

export function usePreviewFrame({ url, path, isReady, onEvent }: PreviewFrameInput): PreviewFrameControl {
  const frameRef = useRef<HTMLIFrameElement | null>(null)
  const [start, setStart] = useState({ load: 0, path })
  const origin = url === null ? null : new URL(url).origin

  const onMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    if (origin === null) return
    const message = readPreviewMessage(event, { origin, frame: frameRef.current?.contentWindow })
    if (message !== null) onEvent(message)
  })
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => onMessage(event)
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [])

  const loadAt = (target: string) => {
    onEvent({ type: 'opened', path: target })
    setStart((before) => ({ load: before.load + 1, path: target }))
  }
  const goTo = (target: string) => {
    const window = frameRef.current?.contentWindow
    if (!isReady || origin === null || window === null || window === undefined) {
      loadAt(target)
      return
    }
    const command: PreviewCommand = { source: 'joinery-builder', type: 'navigate', path: target }
    window.postMessage(command, origin)
  }
  return { frameRef, load: start.load, startPath: start.path, goTo, reload: () => loadAt(path) }
}
