import { expect, test } from 'vitest'

import { fittingChoice } from './fitting-choice.ts'

const departments = ['Stage', 'Light', 'Sound', 'Costumes']

test.each([
  ['Find out why the cellar light flickers', 'Light'],
  ['Hem the long coat', 'Costumes'],
  ['Record the thunder', 'Sound'],
  ['Paint the balcony', 'Stage'],
  ['Renew the library card', undefined],
])('%s is done by %s', (title, who) => {
  expect(fittingChoice(departments, title)).toBe(who)
})

test('an option that the title names itself comes first', () => {
  expect(fittingChoice(['Home', 'Garden'], 'Repair the garden gate')).toBe('Garden')
})
