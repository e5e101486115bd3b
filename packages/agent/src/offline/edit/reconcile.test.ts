import { expect, test } from 'vitest'

import { reconcile } from './reconcile.ts'

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}

const page = 'one\ntwo\nthree\nfour\nfive\nsix\n'

test('an untouched file becomes the new composition', () => {
  const { writes, conflicts } = reconcile({ before: { a: page }, after: { a: 'new\n' }, current: { a: page } })
  expect(writes).toEqual([{ path: 'a', content: 'new\n' }])
  expect(conflicts).toEqual([])
})

test('a change made by hand elsewhere in the file stays', () => {
  const { writes, merged } = reconcile({
    before: { a: page },
    after: { a: page.replace('six', 'SIX') },
    current: { a: page.replace('one', 'mine') },
  })
  expect(writes).toEqual([{ path: 'a', content: 'mine\ntwo\nthree\nfour\nfive\nSIX\n' }])
  expect(merged).toEqual(['a'])
})

test('a change made by hand in the same place wins and is reported', () => {
  const result = reconcile({
    before: { a: page },
    after: { a: page.replace('one', 'theirs') },
    current: { a: page.replace('one', 'mine') },
  })
  expect(result).toMatchObject({ writes: [], conflicts: ['a'] })
})

test('lines that came to the same place stand beside each other', () => {
  const { writes, conflicts } = reconcile({
    before: { a: page },
    after: { a: page.replace('three', 'three\ntheirs') },
    current: { a: page.replace('three', 'three\nmine') },
  })
  expect(conflicts).toEqual([])
  expect(writes).toEqual([{ path: 'a', content: 'one\ntwo\nthree\nmine\ntheirs\nfour\nfive\nsix\n' }])
})

test('a file that the person deleted is not brought back', () => {
  expect(reconcile({ before: { a: page }, after: { a: 'x' }, current: {} })).toMatchObject({
    writes: [],
    conflicts: ['a'],
  })
})

test('a token changed by hand survives a change of other tokens', () => {
  const { writes } = reconcile({
    before: { 'design/tokens.json': json({ colors: { background: '#fff', text: '#000' }, radius: { control: 4 } }) },
    after: { 'design/tokens.json': json({ colors: { background: '#ff0', text: '#000' }, radius: { control: 4 } }) },
    current: {
      'design/tokens.json': json({
        colors: { background: '#fff', text: '#111', extra: '#222' },
        radius: { control: 9 },
      }),
    },
  })
  expect(JSON.parse(writes[0]?.content ?? '')).toEqual({
    colors: { background: '#ff0', text: '#111', extra: '#222' },
    radius: { control: 9 },
  })
})

test('a part that is no longer needed goes, unless the person changed it', () => {
  expect(reconcile({ before: { a: page }, after: {}, current: { a: page } }).deletes).toEqual(['a'])
  expect(reconcile({ before: { a: page }, after: {}, current: { a: 'mine' } }).deletes).toEqual([])
})
