// Beside the other tests of ownership: each walk takes many seconds, and files share the machine.
import { describe, expect, test, vi } from 'vitest'

import { tryCheck } from '../../fixtures/try-check.ts'
import { ownershipCheck } from './check-ownership.ts'
import { diaryApp, type DiaryFault } from './fixtures/diary-app.ts'

// A test that went on after its time would walk into the next one's app.
vi.setConfig({ testTimeout: 120_000 })

describe('a door that lets in the wrong people, or not the right ones, is told', () => {
  test.for<[DiaryFault, RegExp]>([
    ['any-password', /with a wrong password/],
    ['anybody-known', /unknown person is refused/],
    ['log-out-stays', /can still be opened/],
    ['no-log-out', /no button or link to log out/],
    ['clear-password', /holds the typed password/],
    ['sign-up-fails', /did not work/],
    ['sign-in-refuses-all', /does not open/],
  ])('%s', async ([fault, words]) => {
    const { failures } = await tryCheck(ownershipCheck, diaryApp(fault), { isOwned: true })
    expect(failures).toContainEqual(expect.stringMatching(words))
  })
})
