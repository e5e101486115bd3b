// Listens for the builder's keys in the page; presses inside the preview are handed in.
import { useEffect, useEffectEvent, useRef } from 'react'

import { shortcutOf, type Press, type ShortcutId } from './shortcuts.ts'

const twiceWithinMs = 800

export interface ShortcutHandlers {
  onShortcut: (id: ShortcutId) => void
  /** Esc was pressed twice. */
  onEscapeTwice: () => void
}

/** @returns handles a press that came from elsewhere, and says whether it meant something */
export function useShortcuts({ onShortcut, onEscapeTwice }: ShortcutHandlers): (press: Press) => boolean {
  const lastEscapeAt = useRef(0)
  const handle = (press: Press): boolean => {
    const id = shortcutOf(press)
    if (id === null) return false
    onShortcut(id)
    return true
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (event.key === 'Escape') {
      // A dialog or menu closes by its own Esc first.
      const isTwice = event.timeStamp - lastEscapeAt.current < twiceWithinMs
      lastEscapeAt.current = isTwice ? 0 : event.timeStamp
      if (isTwice && document.querySelector('[role=dialog],[role=alertdialog],[role=menu]') === null) onEscapeTwice()
      return
    }
    const isHandled = handle({
      key: event.key,
      isMeta: event.metaKey || event.ctrlKey,
      isShift: event.shiftKey,
      isAlt: event.altKey,
      isTyping: isTyping(event.target),
    })
    if (isHandled) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return handle
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable=true]') !== null
}
