import { expect, test } from 'vitest'

import { backStep } from './back-step.ts'

const done = (tool: string, text: string) => ({ tool, input: {}, text, isError: false })

/** What is said of an undo after these messages, once the files are back. */
function saidAfter(earlier: { request: string; answer: string }[]): string {
  const step = backStep({
    request: 'undo that',
    attached: [],
    earlier,
    paths: null,
    isUnnamed: false,
    calls: [
      done('restore_version', 'The files are those of version 2 again.'),
      done('check', 'ok'),
      done('finish', 'ok'),
    ],
    answers: 3,
  })
  return JSON.stringify(step)
}

const takenBack = 'Taken back: “Add a field age”. The app is as it was in version 2.'

test('what is taken back is told in the words of the person, without the files that came along', () => {
  const request = 'Add a field age\n(Attached: page.jpg, image/jpeg, at http://content.example/1/)'
  expect(saidAfter([{ request, answer: '' }])).toContain(takenBack)
})

test('what was refused made no version: the change before it is taken back', () => {
  const added = { request: 'Add a field age', answer: 'Added the field “Age” (number).' }
  const refused = { request: 'Use a magic font', answer: 'I cannot do this: that font. Nothing was changed.' }
  expect(saidAfter([added, refused])).toContain(takenBack)
})

function undoAfter(earlier: { request: string; answer: string }[]): string {
  return JSON.stringify(
    backStep({ request: 'undo', attached: [], earlier, paths: null, isUnnamed: false, calls: [], answers: 0 }),
  )
}

test('an app is not taken back by an undo before anything in it was changed', () => {
  const built = { request: 'A plant log', answer: 'Plant log is built, to look through and add plants.' }
  const refused = { request: 'Sing', answer: 'I cannot do this: that. Nothing was changed.' }
  expect(undoAfter([built])).toContain('nothing to take back')
  expect(undoAfter([built, refused])).toContain('nothing to take back')
  expect(undoAfter([built, { request: 'add a price', answer: 'Added the field “Price”.' }])).toContain(
    'restore_version',
  )
})
