import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function rulesOf(message: string): string {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(message)
  return compose(reading.brief).files['web/app/globals.css'] ?? ''
}

test.each([
  'A list of phone numbers with large text',
  'A list of phone numbers for my grandmother',
  'A shopping list with big buttons',
  'A medicine list that is easy to read',
])('whoever reads with difficulty gets larger letters and buttons: %s', (message) => {
  expect(rulesOf(message)).toContain('font-size: 125%')
  expect(rulesOf(message)).toContain('min-height: 3.25rem')
})

test.each(['A list of phone numbers', "Recipes for my grandmother's birthday"])('nobody else does: %s', (message) => {
  expect(rulesOf(message)).not.toContain('font-size: 125%')
})

test('who looks after an app is said below what is read in it', () => {
  const reading = readBuild('A list of volunteers with name and phone, only the admin can change it')
  if (!reading.ok) throw new Error('unreadable')
  const layout = compose({ ...reading.brief, access: 'admin' }).files['web/app/layout.jsx'] ?? ''
  expect(layout.indexOf('<FirstRun />')).toBeGreaterThan(layout.indexOf('{children}'))
})
