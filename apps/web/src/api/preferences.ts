// The only reader and writer of browser storage: small things that belong to this browser, not to the account.
import type { Theme } from '@joinery/contract/organizations'
import { redirectAfterLoginKey } from '@joinery/contract/vocabulary/return-address'

/** Part of Storage that we need; storage may be switched off, then everything is just forgotten on reload. */
export type PreferenceStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface StoredPrompt {
  text: string
  /** True once the person pressed send while signed out: it is sent right after sign-in. */
  isToBeSent: boolean
}

const keys = {
  /** Read by public/theme.js too, before the first paint. */
  theme: 'joinery.theme',
  prompt: 'joinery.prompt',
  redirectAfterLogin: redirectAfterLoginKey,
} as const

/** @param openTab storage of this tab alone; it survives a reload */
export function createPreferences(open: () => PreferenceStore, openTab: () => PreferenceStore = open) {
  const read = (key: string, from = open): string | null => {
    try {
      return from().getItem(key)
    } catch {
      return null
    }
  }
  const write = (key: string, value: string | null, to = open): void => {
    try {
      if (value === null) to().removeItem(key)
      else to().setItem(key, value)
    } catch {
      // Full or switched off: the page still works, it only forgets.
    }
  }

  return {
    theme(): Theme {
      const stored = read(keys.theme)
      return stored === 'light' || stored === 'dark' ? stored : 'system'
    },
    setTheme(theme: Theme) {
      write(keys.theme, theme)
    },

    /** What was typed on the home page and not built yet; it survives reload and sign-in. */
    prompt(): StoredPrompt | null {
      return parsePrompt(read(keys.prompt))
    },
    setPrompt(prompt: StoredPrompt | null) {
      write(keys.prompt, prompt === null || prompt.text === '' ? null : JSON.stringify(prompt))
    },

    /** Address to go to after sign-in, kept while the person moves between sign-in and sign-up. */
    redirectAfterLogin(): string | null {
      return read(keys.redirectAfterLogin)
    },
    setRedirectAfterLogin(address: string | null) {
      write(keys.redirectAfterLogin, address)
    },

    /**
     * A text kept under a name of the caller's own, for example an unsent message of one project. Each tab has its own;
     * a new tab begins with the one that was written last.
     */
    draft(name: string): string | null {
      const own = read(`joinery.draft.${name}`, openTab)
      return own === null ? read(`joinery.draft.${name}`) : own === '' ? null : own
    },
    setDraft(name: string, text: string | null) {
      write(`joinery.draft.${name}`, text === '' ? null : text)
      // Empty, not removed: the last text of another tab is not this tab's.
      write(`joinery.draft.${name}`, text ?? '', openTab)
    },
  }
}

export type Preferences = ReturnType<typeof createPreferences>

export const preferences = createPreferences(
  () => localStorage,
  () => sessionStorage,
)

function parsePrompt(stored: string | null): StoredPrompt | null {
  if (stored === null) return null
  try {
    const value: unknown = JSON.parse(stored)
    if (typeof value !== 'object' || value === null) return null
    const { text, isToBeSent } = value as Partial<Record<keyof StoredPrompt, unknown>>
    return typeof text === 'string' ? { text, isToBeSent: isToBeSent === true } : null
  } catch {
    return null
  }
}
