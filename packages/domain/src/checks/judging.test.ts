import { expect, test } from 'vitest'

import { createJudging } from './judging.ts'

function ignore(): void {}
const none = () => Promise.resolve({ judge: null, reason: 'There is no browser.' })
const ever = new AbortController().signal

/** Work that ends when told, and says when it began. */
function track(begun: string[]) {
  const ends = new Map<string, () => void>()
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((resolve) => ends.set(name, resolve))
  }
  return { work, end: (name: string) => ends.get(name)?.() }
}

const turns = () => new Promise((resolve) => setImmediate(resolve))

test('one project waits for itself while another goes ahead', async () => {
  const judging = createJudging({ open: none, atOnce: 2, onFault: ignore })
  const begun: string[] = []
  const { work, end } = track(begun)
  const all = ['a1', 'a2', 'b1', 'c1'].map((name) =>
    judging.inTurn({ projectGroupId: name.charAt(0), signal: ever }, work(name)),
  )
  await turns()
  expect(begun).toEqual(['a1', 'b1'])
  end('a1')
  await turns()
  expect(begun).toEqual(['a1', 'b1', 'a2'])
  for (const name of ['b1', 'a2', 'c1']) {
    end(name)
    await turns()
  }
  await Promise.all(all)
  expect(begun).toEqual(['a1', 'b1', 'a2', 'c1'])
})

test('who stops while waiting leaves, and work that failed frees its place', async () => {
  const judging = createJudging({ open: none, atOnce: 1, onFault: ignore })
  const begun: string[] = []
  const { work, end } = track(begun)
  const first = judging.inTurn({ projectGroupId: 'a', signal: ever }, work('first'))
  const stopping = new AbortController()
  const stopped = judging.inTurn({ projectGroupId: 'b', signal: stopping.signal }, work('stopped'))
  stopping.abort(new Error('Stop'))
  await expect(stopped).rejects.toThrow('Stop')
  end('first')
  await first
  const failing = judging.inTurn({ projectGroupId: 'a', signal: ever }, () => Promise.reject(new Error('broken')))
  await expect(failing).rejects.toThrow('broken')
  const last = judging.inTurn({ projectGroupId: 'a', signal: ever }, work('last'))
  await turns()
  end('last')
  await last
  expect(begun).toEqual(['first', 'last'])
})
