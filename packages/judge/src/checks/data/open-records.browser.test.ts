// Beside the other tests of ownership: each walk takes many seconds, and files share the machine.
import { describe, expect, test, vi } from 'vitest'

import { tryCheck } from '../../fixtures/try-check.ts'
import { ownershipCheck } from './check-ownership.ts'
import { diaryApp, type DiaryFault } from './fixtures/diary-app.ts'

// A test that went on after its time would walk into the next one's app.
vi.setConfig({ testTimeout: 120_000 })

describe('a record that reaches others is told', () => {
  test.for<[DiaryFault, RegExp]>([
    ['list-shows-all', /reaches another person: shown on \//],
    ['address-shows-all', /reaches another person: shown on \/notes\/2/],
    ['api-shows-all', /answered by GET \/api\/notes/],
    ['others-delete', /the record was deleted/],
    ['others-change', /the record was changed \(title\)/],
    ['open-to-strangers', /reaches a signed-out visitor/],
  ])('%s', async ([fault, words]) => {
    const { failures } = await tryCheck(ownershipCheck, diaryApp(fault), { isOwned: true })
    expect(failures).toContainEqual(expect.stringMatching(words))
  })
})
