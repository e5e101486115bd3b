// Specification 3, names and keys: expected values are typed from its text.
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { databaseUrlKey, databaseUrlOf } from './database-url.ts'
import { defaultModuleNames, defaultProjectName, moduleNameOf } from './module-names.ts'
import { projectGroupEnvironmentKey, revisionKey } from './revision-keys.ts'

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const chosenOf = (keys: readonly string[]) => databaseUrlKey(Object.fromEntries(keys.map((key) => [key, 'x'])))

describe('3 Default names for new items', () => {
  test('are the specification’s', () => {
    expect(defaultModuleNames).toEqual({
      COMPONENT: 'New Component',
      PAGE: 'New Page',
      EXPO_PAGE: 'New Mobile Page',
      FUNCTION: 'New Function',
      AUTH_PAGE_SIGN_IN: 'Sign In',
      AUTH_PAGE_SIGN_UP: 'Sign Up',
      AUTH_PAGE_LOGOUT: 'Logout',
    })
    expect(defaultProjectName).toBe('New Project')
  })
})

describe('3 Naming from a file path', () => {
  test.each([
    // A file named page, index or route takes the name of its parent folder.
    ['web/app/notes/page.jsx', 'Notes'],
    ['web/app/order-history/page.tsx', 'Order History'],
    ['web/app/api/send-mail/route.js', 'Send Mail'],
    ['mobile/app/settings/index.jsx', 'Settings'],
    ['web/components/date-picker/index.jsx', 'Date Picker'],
    // Dynamic folders in square brackets are skipped.
    ['web/app/notes/[id]/page.jsx', 'Notes'],
    ['web/app/shops/[shop]/[item]/page.jsx', 'Shops'],
    ['web/app/docs/[...path]/page.jsx', 'Docs'],
    ['web/app/api/notes/[id]/route.js', 'Notes'],
    // At the root path, the name is Homepage.
    ['web/app/page.jsx', 'Homepage'],
    ['mobile/app/index.jsx', 'Homepage'],
    ['web/app/[slug]/page.jsx', 'Homepage'],
    // Otherwise the file name, split into words and capitalised.
    ['web/components/note-list.jsx', 'Note List'],
    ['web/components/noteList.jsx', 'Note List'],
    ['web/components/NoteList.jsx', 'Note List'],
    ['web/components/note_list.jsx', 'Note List'],
    ['web/components/HTMLView.jsx', 'HTML View'],
    ['web/lib/format-date.js', 'Format Date'],
    ['web/app/notes/layout.jsx', 'Layout'],
    ['web/components/pages.jsx', 'Pages'],
    ['web/components/straßen-übersicht.jsx', 'Straßen Übersicht'],
    // Auth pages are named Sign In, Sign Up, Logout.
    ['web/app/account/signin/page.jsx', 'Sign In'],
    ['web/app/account/signup/page.jsx', 'Sign Up'],
    ['web/app/account/logout/page.jsx', 'Logout'],
    // Ours: groups are no part of the address, so they give no name.
    ['web/app/(shop)/page.jsx', 'Homepage'],
    ['web/app/(shop)/cart/page.jsx', 'Cart'],
    ['.gitignore', 'Gitignore'],
  ])('%s is called %s', (path, name) => expect(moduleNameOf(path)).toBe(name))

  test('every name is a name: not empty, no outer white space, no lower-case Latin first letter', () => {
    const segment = fc.stringMatching(/^[\w\u00e0-\u00ff()[\] .-]{1,12}$/)
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 5 }), (segments) => {
        const name = moduleNameOf(segments.join('/'))
        expect(name).not.toBe('')
        if (/[a-z]/i.test(name)) expect(name).not.toMatch(/^[a-z]/)
      }),
    )
  })

  test('dynamic folders between a page and its folder never change its name', () => {
    const dynamic = fc.constantFrom('[id]', '[slug]', '[...rest]')
    fc.assert(
      fc.property(fc.array(dynamic), (folders) => {
        expect(moduleNameOf(['web/app/notes', ...folders, 'page.jsx'].join('/'))).toBe('Notes')
        expect(moduleNameOf(['web/app', ...folders, 'page.jsx'].join('/'))).toBe('Homepage')
      }),
    )
  })

  test('every way to write the words of a file name gives the same name', () => {
    const word = fc.stringMatching(/^[a-z]{2,8}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 2, maxLength: 4 }), (words) => {
        const name = words.map(capitalised).join(' ')
        for (const stem of [words.join('-'), words.join('_'), words.map(capitalised).join('')])
          expect(moduleNameOf(`web/components/${stem}.jsx`)).toBe(name)
      }),
    )
  })
})

describe('3 Small shapes', () => {
  test('project group environment key: {projectGroupId}:{environment}', () =>
    expect(projectGroupEnvironmentKey({ projectGroupId: 'g1', environment: 'development' })).toBe('g1:development'))
  test('revision key: {projectGroupRevisionId}:revision:{environment}', () =>
    expect(revisionKey({ projectGroupRevisionId: 'r1', environment: 'main' })).toBe('r1:revision:main'))
})

describe('3 Database URL: any key beginning with the prefix; the shortest one is chosen', () => {
  test.each([
    [{ DATABASE_URL: 'a', DATABASE_URL_READ: 'b' }, 'DATABASE_URL', 'a'],
    [{ DATABASE_URL_LONGER: 'a', DATABASE_URL_2: 'b' }, 'DATABASE_URL_2', 'b'],
    [{ DATABASE_URL_B: 'b', DATABASE_URL_A: 'a' }, 'DATABASE_URL_A', 'a'],
    [{ DATABASE_URL: '', DATABASE_URL_2: 'b' }, 'DATABASE_URL_2', 'b'],
    [{ DATABASE_URL: undefined, MY_DATABASE_URL: 'x', DATABASE: 'y' }, null, null],
    [{}, null, null],
  ])('%j → %s', (variables, key, value) => {
    expect(databaseUrlKey(variables)).toBe(key)
    expect(databaseUrlOf(variables)).toBe(value)
  })

  test('no key with the prefix is shorter than the chosen one, whatever the order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.stringMatching(/^[A-Z_]{0,6}$/), { minLength: 1 }), (endings) => {
        const keys = endings.map((ending) => `DATABASE_URL${ending}`)
        const chosen = chosenOf(keys)
        expect(chosen).toBe(chosenOf(keys.toReversed()))
        expect(chosen?.length).toBe(Math.min(...keys.map((key) => key.length)))
      }),
    )
  })
})
