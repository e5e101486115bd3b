import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

const tickOf = (message: string, file: string): string => {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return compose(reading.brief).files[`web/components/${file}.jsx`] ?? ''
}

test('ticks of one day are told apart by what they are of', () => {
  expect(tickOf('Fines of our football team: who pays for coming late, and who has paid', 'tick-fine')).toContain(
    "aria-label={`Paid: ${[fine.player_name, fine.offence_name, fine.fine].filter(Boolean).join(', ')}`}",
  )
})

test('what has a name is called by it alone', () => {
  expect(tickOf('To-do list with title and done', 'tick-task')).toContain('aria-label={`Done: ${task.title}`}')
})
