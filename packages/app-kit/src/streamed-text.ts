// Answers that come bit by bit: the text so far while they come, the whole text at the end.
import { readTextStream, type TextStreamListeners } from '@joinery/contract/vocabulary/text-stream'
import { useCallback, useEffect, useRef, useState } from 'react'

export type { TextStreamListeners }

export interface StreamedText {
  text: string
  isReading: boolean
  error: string | null
  /**
   * Reads an answer to its end, a newer one instead of the one before.
   *
   * @returns the whole text; null when it failed or a newer one took its place
   */
  read: (response: Response | Promise<Response>) => Promise<string | null>
}

/**
 * Reads the body of an answer.
 *
 * @throws when the answer is no success, has no body or breaks off
 */
export async function readStreamedText(response: Response, listeners: TextStreamListeners = {}): Promise<string> {
  if (!response.ok) throw new Error(`The answer has status ${response.status}.`)
  if (response.body === null) throw new Error('The answer is empty.')
  return readTextStream(response.body, listeners)
}

/** `const { text, isReading, error, read } = useStreamedText()`, then `read(fetch('/api/story'))`. */
export function useStreamedText(listeners: TextStreamListeners = {}): StreamedText {
  const [state, setState] = useState({ text: '', isReading: false, error: null as string | null })
  const newest = useRef(0)
  const latest = useRef(listeners)
  useEffect(() => {
    latest.current = listeners
  })
  // Whoever has left the page hears nothing more.
  useEffect(() => () => void (newest.current += 1), [])

  const read = useCallback(async (response: Response | Promise<Response>) => {
    const own = (newest.current += 1)
    const isNewest = () => newest.current === own
    setState({ text: '', isReading: true, error: null })
    try {
      const text = await readStreamedText(await response, {
        onChunk(soFar) {
          if (!isNewest()) return
          setState({ text: soFar, isReading: true, error: null })
          latest.current.onChunk?.(soFar)
        },
      })
      if (!isNewest()) return null
      setState({ text, isReading: false, error: null })
      latest.current.onFinish?.(text)
      return text
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      if (isNewest()) setState((before) => ({ ...before, isReading: false, error: message }))
      return null
    }
  }, [])
  return { ...state, read }
}
