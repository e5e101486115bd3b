import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function filesOf(sentence: string): Readonly<Record<string, string>> {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error('not understood')
  return compose({ ...reading.brief, skeleton: 'index' }).files
}

test('a list that is grouped by a fact stands under a heading for each of its values', async () => {
  const files = filesOf('Tasks of our move with task, room, priority (low, high) and done, grouped by priority')
  expect(files['web/app/page.jsx']).toContain('tasksByPriority(shown.slice(0, limit)).map(([heading, tasks]) => (')
  const code = files['web/lib/tasks-by-priority.js'] ?? ''
  const { tasksByPriority } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  const [a, b, c] = [{ priority: null }, { priority: 'High' }, { priority: 'Low' }]
  expect(tasksByPriority([a, b, c])).toEqual([
    ['Low', [c]],
    ['High', [b]],
    ['No priority', [a]],
  ])
})

test('the group that was said last counts, and a day is none of them', () => {
  const sentence =
    'Tasks of our move with task, room, owner and due date, grouped by room.\nThe list is grouped by owner.'
  expect(Object.keys(filesOf(sentence)).filter((path) => path.includes('-by-'))).toEqual(['web/lib/tasks-by-owner.js'])
})

test('what is done is hidden at first where one asks for it', () => {
  const files = filesOf('Tasks of our move with task, room and done. Those that are done are hidden at first.')
  expect(files['web/lib/select-tasks.js']).toContain("done: 'no'")
})
