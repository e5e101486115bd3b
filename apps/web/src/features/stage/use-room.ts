import { useEffect, useState, type RefCallback } from 'react'

interface Room {
  width: number
  height: number
}

/** The size of an element, kept up to date. */
export function useRoom(): { room: Room | null; roomRef: RefCallback<HTMLElement> } {
  const [element, roomRef] = useState<HTMLElement | null>(null)
  const [room, setRoom] = useState<Room | null>(null)
  useEffect(() => {
    if (element === null) return
    const observer = new ResizeObserver((entries) => {
      const box = entries.at(-1)?.contentRect
      if (box !== undefined) setRoom({ width: box.width, height: box.height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element])
  return { room, roomRef }
}
