// What posts are about, and rows that name it.
import { expect, test } from 'vitest'

import { postsOf } from './columns.ts'
import { rowsAbout, subjectOfWriting } from './written-about.ts'

test.each([
  ['A blog about night trains', 'night trains'],
  ['A blog about night trains with comments', 'night trains'],
  ['A blog on beekeeping for beginners. Each post has a title and text.', 'beekeeping'],
  ['A blog about my garden', 'the garden'],
  ['a magazine about lighthouses, with articles', 'lighthouses'],
  ['A newsletter about Lisbon', 'Lisbon'],
])('%s: %s', (request, subject) => {
  expect(subjectOfWriting(request)).toBe(subject)
})

test.each(['My blog', 'A blog about me', 'a blog about what I cook', 'I want a blog about my life as a nurse'])(
  '%s names no subject in a word or three',
  (request) => {
    expect(subjectOfWriting(request)).toBeUndefined()
  },
)

test('posts of a known subject are its own, and those of any other name it', () => {
  expect(postsOf('A blog about my garden')[0]?.title).toBe('What the first frost took, and what it left')
  const rows = postsOf('A blog about wooden boats')
  expect(rows).toEqual(rowsAbout('wooden boats'))
  expect(rows.filter(({ title, remark }) => `${title} ${remark}`.includes('wooden boats')).length).toBe(rows.length)
  expect(rows.some(({ remark }) => remark.includes('\n\n'))).toBe(true)
})
