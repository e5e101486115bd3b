import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function listOf(message: string, one = 'task'): string {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return compose({ ...reading.brief, skeleton: 'spread' }).files[`web/components/${one}-list.jsx`] ?? ''
}

test('a tick lies over the link that covers its row, else pressing it would open the record', () => {
  const code = listOf('Tasks with title, person, room and done')
  expect(code).toContain('after:absolute after:inset-0')
  expect(code).toMatch(/<div className="relative z-10">\s*<TickTask task=\{task\} \/>\s*<\/div>/)
})

test('a row without a tick has no empty place for one', () => {
  const code = listOf('Books with title, author and year', 'book')
  expect(code).toContain('after:absolute after:inset-0')
  expect(code).not.toContain('relative z-10')
})
