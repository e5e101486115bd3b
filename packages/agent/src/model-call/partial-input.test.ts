import { expect, test } from 'vitest'

import { readStringProperty, readTail } from './partial-input.ts'

const whole = JSON.stringify({ path: 'web/app/page.jsx', content: 'const a = "x"\n\tconst b = “ü”\n' })

test('a path is known as soon as its closing quote has arrived', () => {
  expect(readStringProperty('{"path":"web/app/pa', 'path')).toBeUndefined()
  expect(readStringProperty('{"path":"web/app/page.jsx","con', 'path')).toBe('web/app/page.jsx')
})

test('the tail is readable at every length', () => {
  for (let length = 0; length <= whole.length; length += 1) {
    const tail = readTail(whole.slice(0, length), 20)
    expect(tail.length).toBeLessThanOrEqual(20)
    expect(tail).not.toContain('\\n')
  }
  expect(readTail(whole.slice(0, whole.indexOf('const b')), 100)).toContain('const a = "x"\n')
})

test('the tail is text of the value only, never the JSON around it', () => {
  expect(readTail(whole)).toBe('const a = "x"\n  const b = “ü”\n')
  expect(readTail('{"path":"web/app/page.jsx","cont')).toBe('web/app/page.jsx')
  expect(readTail('{"edits":[{"old":"a","new":"b\\u00')).toBe('b')
})
