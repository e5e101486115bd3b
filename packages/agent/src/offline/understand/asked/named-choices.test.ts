import { expect, test } from 'vitest'

import { maskChoices, orDerived } from './named-choices.ts'

test.each([
  ['They pick breakfast, lunch or dinner.', 'Time of day: Breakfast/Lunch/Dinner'],
  ['we need the skill level between A, B and C', 'Skill level: A/B/C'],
  ['choose one of the rivers Drava, Mura or Sava', 'River: Drava/Mura/Sava'],
  ['There are two walks to choose from (Friday 16:00, Sunday 10:30)', 'Walk: Friday 16:00/Sunday 10:30'],
  ['a size small/medium/large', 'Size: Small/Medium/Large'],
  ['whether they wanted the short, the long or the sunny one', 'Short, long or sunny: Short/Long/Sunny'],
  ['say if it is oak, ash or beech', 'Oak, ash or beech: Oak/Ash/Beech'],
  ['which glaze they like - celadon, shino or tenmoku', 'Glaze: Celadon/Shino/Tenmoku'],
  ['their hand, which is one of left or right', 'Hand: Left/Right'],
  ['if they fetch it at the mill, at the fair or want it sent', 'Mill, fair or sent: Mill/Fair/Sent'],
])('%s', (sentence, expected) => {
  expect(maskChoices(sentence).choices.map((choice) => `${orDerived(choice)}: ${choice.options.join('/')}`)).toEqual([
    expected,
  ])
})

test('what the owner sets is a state, and a list of facts is no choice', () => {
  expect(maskChoices('We mark each as asked, agreed or paid.').choices[0]?.isState).toBe(true)
  expect(maskChoices('A form (name, phone, number of guests)').choices).toEqual([])
})
