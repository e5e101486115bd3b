import { expect, test } from 'vitest'

import { readBuild } from '../understand/read-build.ts'
import { compose } from './compose.ts'

function filesOf(sentence: string): Readonly<Record<string, string>> {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return compose(reading.brief).files
}

const said = [
  ['A social network for choirs with likes and comments', 'post'],
  ['An ideas board for our library where readers suggest and upvote', 'idea'],
  ['A suggestion board for our canteen with votes', 'suggestion'],
] as const

test.each(said)('what somebody said in “%s” only their browser changes', (sentence, one) => {
  const files = filesOf(sentence)
  const page = files['web/app/[id]/page.jsx'] ?? ''
  expect(page.indexOf('<IfMine ')).toBeLessThan(page.indexOf('setIsEditing(true)'))
  expect(page).toContain('<IfMine ')
  expect(files[`web/components/${one}-form.jsx`]).toContain(`if (!${one}) keepOwn('${one}s', saved.id)`)
  expect(files[`web/lib/use-${one}-actions.js`]).toContain('keepOwn(')
})

test.each([
  'A shopping list for our flat',
  'A recipe box with comments',
  'A feature board with votes where we mark ideas as planned or done',
  'A blog about moss with comments',
])('“%s” is changed by whoever keeps it', (sentence) => {
  expect(Object.values(filesOf(sentence)).join('\n')).not.toContain('<IfMine ')
})

test('a browser knows what it added, and not what others did', async () => {
  const code = filesOf('A social network for choirs with likes and comments')['web/lib/own-records.js'] ?? ''
  const kept = new Map<string, string>()
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
  })
  const {
    ownRecords,
    keepOwn,
  }: { ownRecords: (sort: string) => number[]; keepOwn: (sort: string, id: number) => void } = await import(
    `data:text/javascript,${encodeURIComponent(code)}`
  )
  keepOwn('posts', 4)
  keepOwn('posts', 9)
  expect(ownRecords('posts')).toEqual([4, 9])
  expect(ownRecords('ideas')).toEqual([])
})
