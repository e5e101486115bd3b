// Small values of the visitor, kept by their browser under the names that the mobile store uses.
// A browser has no keychain: what stands here is as safe as the page itself, so never a secret of the app.
import { checkSecureStoreValue, secureStoreKey } from '@joinery/contract/vocabulary/secure-store'

/** Where the browser keeps nothing (private windows, locked-down frames), values live as long as the page. */
const memory = new Map<string, string>()

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    if (typeof localStorage !== 'undefined') return localStorage
  } catch {
    // Reading the property alone may be refused.
  }
  return {
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, value) => void memory.set(key, value),
    removeItem: (key) => void memory.delete(key),
  }
}

export const SecureStore = {
  getItemAsync: (key: string): Promise<string | null> => settle(() => storage().getItem(secureStoreKey(key))),

  /** Fails when the value is no string; a long one is kept with a warning. */
  setItemAsync: (key: string, value: string): Promise<void> =>
    settle(() => {
      const warning = checkSecureStoreValue(value)
      // oxlint-disable-next-line no-console -- for the author of the app
      if (warning !== null) console.warn(warning)
      storage().setItem(secureStoreKey(key), value)
    }),

  deleteItemAsync: (key: string): Promise<void> => settle(() => storage().removeItem(secureStoreKey(key))),

  isAvailableAsync: (): Promise<boolean> => Promise.resolve(true),
}

/** What throws becomes a promise that fails, as with the mobile store. */
function settle<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(work())
  })
}
