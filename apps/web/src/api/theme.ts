// The theme in effect: the person's choice, or the system's when the choice is `system`.
import type { Theme } from '@joinery/contract/organizations'
import { useSyncExternalStore } from 'react'

import { preferences } from './preferences.ts'

const listeners = new Set<() => void>()
const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')

function paint() {
  const choice = preferences.theme()
  const isDark = choice === 'dark' || (choice === 'system' && systemIsDark().matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  for (const listener of listeners) listener()
}

/** Changes the theme of this browser at once. Storing it in the account is the caller's business. */
export function applyTheme(theme: Theme): void {
  preferences.setTheme(theme)
  paint()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) systemIsDark().addEventListener('change', paint)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) systemIsDark().removeEventListener('change', paint)
  }
}

/** What the person chose, and whether the page is dark now. */
export function useTheme(): { choice: Theme; isDark: boolean } {
  const choice = useSyncExternalStore(subscribe, () => preferences.theme())
  const isDark = useSyncExternalStore(subscribe, () => document.documentElement.dataset.theme === 'dark')
  return { choice, isDark }
}
