import { expect, it } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function pageOf(message: string): string {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return compose(reading.brief).files['web/app/page.jsx'] ?? ''
}

it('says what the things need, and not what somebody needs', () => {
  expect(pageOf('House plants: name, how often to water, last watered. Which ones need water today?')).toContain(
    'Nothing needs water today',
  )
  expect(
    pageOf('I need a plant app: name, water every N days, last watered. Show me which are due today'),
  ).not.toContain('needs a')
})

it('offers a tick to whoever may write', () => {
  const plants = 'Plants: name, water every N days, last watered. Everybody sees which need water today.'
  expect(pageOf(plants)).toContain('path: `/api/plants/')
  expect(pageOf(`${plants} Only the admin can edit.`)).not.toContain('path: `/api/plants/')
})

it('still lists what must be ordered where something is due as well', () => {
  const page = pageOf(
    'Medicine cabinet: medicines with name, quantity, minimum, check every N days, last checked. What must be ordered and what is due?',
  )
  expect(page).toContain('<DueToday')
  expect(page).toContain('<RunningLow')
})
