import { expect, test } from 'vitest'

import { backStep } from './back-step.ts'

const done = (tool: string, text: string) => ({ tool, input: {}, text, isError: false })

test('what is taken back is told in the words of the person, without the files that came along', () => {
  const step = backStep({
    request: 'undo that',
    attached: [],
    earlier: [
      { request: 'Add a field age\n(Attached: page.jpg, image/jpeg, at http://content.example/1/)', answer: '' },
    ],
    paths: null,
    isUnnamed: false,
    calls: [
      done('restore_version', 'The files are those of version 2 again.'),
      done('check', 'ok'),
      done('finish', 'ok'),
    ],
    answers: 3,
  })

  expect(JSON.stringify(step)).toContain('Taken back: “Add a field age”. The app is as it was in version 2.')
})

test('what was refused made no version: the change before it is taken back', () => {
  const step = backStep({
    request: 'undo',
    attached: [],
    earlier: [
      { request: 'Add a field age', answer: 'Added the field “Age” (number).' },
      { request: 'Use a magic font', answer: 'I cannot do this: that font. Nothing was changed.' },
    ],
    paths: null,
    isUnnamed: false,
    calls: [
      done('restore_version', 'The files are those of version 2 again.'),
      done('check', 'ok'),
      done('finish', 'ok'),
    ],
    answers: 3,
  })

  expect(JSON.stringify(step)).toContain('Taken back: “Add a field age”. The app is as it was in version 2.')
})
