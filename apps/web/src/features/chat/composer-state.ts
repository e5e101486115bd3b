// The message box: what it holds, what it refuses, what its keys do.
import { maxChatMessageLength } from '@joinery/contract/vocabulary/product'

/** `sending` and `refused` are said of attached files. */
export type ComposerProblem = 'empty' | 'too_long' | 'sending' | 'refused'

export function problemOf(text: string): ComposerProblem | null {
  const length = text.trim().length
  if (length === 0) return 'empty'
  return length > maxChatMessageLength ? 'too_long' : null
}

export type ComposerAction = 'send' | 'send_now' | 'edit_last' | null

interface Press {
  key: string
  isMeta: boolean
  isShift: boolean
  isComposing: boolean
}

/** What a key does in the box; null lets the box have it. */
export function actionOf({ key, isMeta, isShift, isComposing }: Press, text: string): ComposerAction {
  if (isComposing) return null
  if (key === 'ArrowUp' && text === '' && !isMeta && !isShift) return 'edit_last'
  if (key !== 'Enter' || isShift) return null
  return isMeta ? 'send_now' : 'send'
}
