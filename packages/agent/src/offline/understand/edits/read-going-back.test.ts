import { expect, test } from 'vitest'

import { namesLastChange, readGoingBack } from './read-going-back.ts'

const last = { version: null, isFurther: false, rest: [] }

test.each([
  'undo',
  'Undo that.',
  'undo the last change please',
  'No, take that back.',
  'Actually, undo that',
  'Oops, that was wrong, go back.',
  'I don’t like it. Change it back.',
  "I don't like that, put it back to how it was",
  'go back to the previous version',
  'Can you go back to how it was before?',
  'please revert what you just did',
  'Bring back the old version',
  'roll it back',
  'make it the way it was before',
  'On second thought, undo your last edit.',
  'I liked it better before',
  'Never mind that last change',
  'could you undo both? no: undo the last one',
  'go back one step',
  'Restore the previous version.',
  'redo',
])('%s: the version before', (request) => {
  expect(readGoingBack(request, ['add a price'])).toMatchObject({ version: null, isFurther: false })
})

test('a version may be named, and what else is asked for is kept', () => {
  expect(readGoingBack('go back to version 3')).toEqual({ ...last, version: 3 })
  expect(readGoingBack('restore version 12 please')).toEqual({ ...last, version: 12 })
  expect(readGoingBack('Go back to the very first version')).toEqual({ ...last, version: 2 })
  expect(readGoingBack('Undo that and make the title green')).toEqual({ ...last, rest: ['make the title green'] })
})

test('one more goes further back, after an undo only', () => {
  expect(readGoingBack('one more', ['make it red', 'undo that'])).toEqual({ ...last, isFurther: true })
  expect(readGoingBack('and the one before that too', ['make it red', 'undo that'])).toEqual({
    ...last,
    isFurther: true,
  })
  expect(readGoingBack('one more', ['add a price'])).toBeNull()
})

test.each([
  'add an undo button',
  'add a “Go back” link to the recipe page',
  'put the price back in the list',
  'bring back the notes field',
  'Add a field for when the book is due back',
  'make the background red',
  'show which items came back',
  'the headline should say "Back to school"',
])('%s: no going back', (request) => {
  expect(readGoingBack(request, ['make it red'])).toBeNull()
})

test('what is undone by name is the last change or not', () => {
  expect(namesLastChange('undo the colour change', 'make the background teal')).toBe(true)
  expect(namesLastChange('undo the phone field', 'add a phone number')).toBe(true)
  expect(namesLastChange('undo the phone field', 'make it playful')).toBe(false)
  expect(namesLastChange('add a phone number', 'make it playful')).toBeNull()
})
