import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

test('what depends on an answer is only asked where it was given', () => {
  const reading = readBuild(
    'Kennel booking wizard. Step 1: owner name, phone. Step 2: is your dog vaccinated? If no, planned vaccination date. Step 3: diet (meat, dry), if yes which brand. Review, then Send.',
  )
  expect(reading.ok).toBe(true)
  if (!reading.ok) return
  const { fields } = reading.brief
  expect(
    fields.flatMap(({ label, onlyIf }) => (onlyIf === undefined ? [] : [[label, onlyIf.name, onlyIf.is]])),
  ).toEqual([['Planned vaccination date', 'is_your_dog_vaccinated', '']])
  const form = Object.entries(compose(reading.brief).files).find(([path]) => path.endsWith('-form.jsx'))?.[1] ?? ''
  expect(form).toContain('<OnlyIf name="is_your_dog_vaccinated" is="">')
})
