import { expect, test } from 'vitest'

import { createFollower } from './follower.ts'

test('marks that come during an update are answered by exactly one more', async () => {
  const follower = createFollower()
  let updates = 0
  follower.start(async () => {
    updates += 1
    if (updates === 1) for (let mark = 0; mark < 5; mark += 1) follower.mark()
    await Promise.resolve()
  })

  follower.mark()
  await follower.settled()

  expect(updates).toBe(2)
})

test('a mark from before the start is not lost', async () => {
  const follower = createFollower()
  let updates = 0
  follower.mark()
  follower.start(async () => {
    updates += 1
    await Promise.resolve()
  })
  await follower.settled()
  expect(updates).toBe(1)
})

test('an update that failed is tried again by whoever asks next', async () => {
  const follower = createFollower()
  let updates = 0
  follower.start(async () => {
    updates += 1
    await Promise.resolve()
    if (updates === 1) throw new Error('the database is away')
  })
  follower.mark()
  await expect(follower.settled()).rejects.toThrow('the database is away')
  await follower.settled()
  expect(updates).toBe(2)
})

test('after the stop nothing is updated any more', async () => {
  const follower = createFollower()
  let updates = 0
  follower.start(async () => {
    updates += 1
    await Promise.resolve()
  })
  follower.stop()
  follower.mark()
  await follower.settled()
  expect(updates).toBe(0)
})
