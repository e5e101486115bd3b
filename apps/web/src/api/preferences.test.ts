import { expect, test } from 'vitest'

import { createPreferences, type PreferenceStore } from './preferences.ts'

function memory(): PreferenceStore & { values: Map<string, string> } {
  const values = new Map<string, string>()
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

test('a typed prompt comes back after a reload', () => {
  const store = memory()
  createPreferences(() => store).setPrompt({ text: 'a list of books', isToBeSent: true })
  expect(createPreferences(() => store).prompt()).toEqual({ text: 'a list of books', isToBeSent: true })
})

test('an empty prompt leaves nothing behind', () => {
  const store = memory()
  const preferences = createPreferences(() => store)
  preferences.setPrompt({ text: 'x', isToBeSent: false })
  preferences.setPrompt({ text: '', isToBeSent: false })
  expect(store.values.size).toBe(0)
})

test('what another version stored badly counts as not there', () => {
  const store = memory()
  const preferences = createPreferences(() => store)
  for (const stored of ['{', 'null', '"text"', '{"text":5}']) {
    store.values.set('joinery.prompt', stored)
    expect(preferences.prompt()).toBeNull()
  }
  store.values.set('joinery.theme', 'purple')
  expect(preferences.theme()).toBe('system')
})

test('the address to return to is kept under the agreed key', () => {
  const store = memory()
  createPreferences(() => store).setRedirectAfterLogin('/projects')
  expect(store.values.get('redirect_after_login')).toBe('/projects')
})

test('without storage the page still works', () => {
  const preferences = createPreferences(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  preferences.setTheme('dark')
  expect(preferences.theme()).toBe('system')
  expect(preferences.prompt()).toBeNull()
})

test('two tabs keep their drafts apart, and a new tab begins with the last one', () => {
  const shared = memory()
  const tabs = [memory(), memory(), memory()]
  const [first, second, third] = tabs.map((tab) =>
    createPreferences(
      () => shared,
      () => tab,
    ),
  )
  first?.setDraft('code', 'mine')
  second?.setDraft('code', 'theirs')
  expect([first, second, third].map((tab) => tab?.draft('code'))).toEqual(['mine', 'theirs', 'theirs'])
  first?.setDraft('code', null)
  expect([first?.draft('code'), second?.draft('code')]).toEqual([null, 'theirs'])
})
