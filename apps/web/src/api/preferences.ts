// The only reader and writer of browser storage: small things that belong to this browser, not to the account.
import { redirectAfterLoginKey, themeSchema, type Theme } from '@joinery/contract/organizations'
import * as z from 'zod'

/** Part of Storage that we need; storage may be switched off, then everything is just forgotten on reload. */
export type PreferenceStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const promptSchema = z.object({
  text: z.string(),
  /** True once the person pressed send while signed out: it is sent right after sign-in. */
  isToBeSent: z.boolean(),
})
export type StoredPrompt = z.infer<typeof promptSchema>

const keys = {
  /** Read by public/theme.js too, before the first paint. */
  theme: 'joinery.theme',
  prompt: 'joinery.prompt',
  redirectAfterLogin: redirectAfterLoginKey,
} as const

export function createPreferences(open: () => PreferenceStore) {
  const read = (key: string): string | null => {
    try {
      return open().getItem(key)
    } catch {
      return null
    }
  }
  const write = (key: string, value: string | null): void => {
    try {
      if (value === null) open().removeItem(key)
      else open().setItem(key, value)
    } catch {
      // Full or switched off: the page still works, it only forgets.
    }
  }

  return {
    theme(): Theme {
      return themeSchema.catch('system').parse(read(keys.theme))
    },
    setTheme(theme: Theme) {
      write(keys.theme, theme)
    },

    /** What was typed on the home page and not built yet; it survives reload and sign-in. */
    prompt(): StoredPrompt | null {
      return parse(promptSchema, read(keys.prompt))
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

    /** A text kept under a name of the caller's own, for example an unsent message of one project. */
    draft(name: string): string | null {
      return read(`joinery.draft.${name}`)
    },
    setDraft(name: string, text: string | null) {
      write(`joinery.draft.${name}`, text === '' ? null : text)
    },
  }
}

export type Preferences = ReturnType<typeof createPreferences>

export const preferences = createPreferences(() => localStorage)

function parse<T>(schema: z.ZodType<T>, text: string | null): T | null {
  if (text === null) return null
  try {
    return schema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
