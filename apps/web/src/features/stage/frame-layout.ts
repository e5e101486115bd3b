// How large the preview frame is and how far it shrinks to stand in the room there is.
import { viewports } from '@joinery/contract/vocabulary/product'

export type Device = 'desktop' | 'phone' | 'fit'

export interface FrameLayout {
  /** CSS pixels the app believes it has. */
  width: number
  height: number
  scale: number
}

const margin = 24

/** @param room the free area of the stage, in CSS pixels */
export function layoutFrame(device: Device, room: { width: number; height: number }): FrameLayout {
  if (device === 'fit') return { width: room.width, height: room.height, scale: 1 }
  const free = { width: Math.max(1, room.width - 2 * margin), height: Math.max(1, room.height - 2 * margin) }
  if (device === 'phone') {
    const { width, height } = viewports.phone
    return { width, height, scale: Math.min(1, free.width / width, free.height / height) }
  }
  const scale = Math.min(1, free.width / viewports.desktop.width)
  // The desktop frame runs out of the room at the bottom, like a browser window, so only its top has a margin.
  return { width: viewports.desktop.width, height: Math.round((room.height - margin) / scale), scale }
}
