// Listeners by key, for streams inside one process.

export interface KeyedListeners<T> {
  tell: (key: string, message: T) => void
  /** Returns the function that stops listening. */
  listen: (key: string, listener: (message: T) => void) => () => void
}

export function createKeyedListeners<T>(): KeyedListeners<T> {
  const listeners = new Map<string, Set<(message: T) => void>>()
  return {
    tell(key, message) {
      for (const listener of listeners.get(key) ?? []) listener(message)
    },
    listen(key, listener) {
      const known = listeners.get(key) ?? new Set()
      listeners.set(key, known.add(listener))
      return () => {
        known.delete(listener)
        if (known.size === 0) listeners.delete(key)
      }
    },
  }
}
