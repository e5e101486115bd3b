import { expect, test } from 'vitest'

import { createBootQueue } from './boot-queue.ts'

test('no more boots run at once than there are places, and all get their turn in order', async () => {
  const queue = createBootQueue(2)
  const begun: number[] = []
  const open: (() => void)[] = []
  const boots = [1, 2, 3, 4].map((n) =>
    queue(async () => {
      begun.push(n)
      await new Promise<void>((resolve) => open.push(resolve))
      return n
    }),
  )
  await settle()
  expect(begun).toEqual([1, 2])

  open.shift()?.()
  await settle()
  expect(begun).toEqual([1, 2, 3])

  open.splice(0).forEach((finish) => finish())
  await settle()
  open.splice(0).forEach((finish) => finish())
  expect(await Promise.all(boots)).toEqual([1, 2, 3, 4])
})

test('a boot that fails gives its place on', async () => {
  const queue = createBootQueue(1)

  const failed = queue(() => Promise.reject(new Error('no')))
  const next = queue(() => Promise.resolve('yes'))

  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('yes')
})

async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve))
}
