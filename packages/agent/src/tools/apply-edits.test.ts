import { expect, test } from 'vitest'

import { applyEdits } from './apply-edits.ts'

const text = 'function a() {\n    return 1\n}\n\nfunction b() {\n    return 2\n}\n'

test('an exact text is replaced where it stands once', () => {
  expect(applyEdits(text, [{ find: 'return 2', replace: 'return 3' }])).toEqual({
    ok: true,
    text: text.replace('return 2', 'return 3'),
  })
})

test('other white space is read loosely and the indentation of the file stays', () => {
  const edited = applyEdits(text, [{ find: 'function b() {\n  return 2\n}', replace: 'function b() {\n  return 9\n}' }])
  expect(edited).toEqual({ ok: true, text: text.replace('    return 2', '  return 9') })

  const inner = applyEdits(text, [{ find: '  return  2', replace: '  if (x)\n    return 9' }])
  expect(inner).toEqual({ ok: true, text: text.replace('    return 2', '    if (x)\n      return 9') })
})

test('a text that stands there twice is refused with the count', () => {
  expect(applyEdits(text, [{ find: 'return', replace: 'throw' }])).toEqual({
    ok: false,
    reason: 'Edit 1: the text to find is there 2 times. Add lines round it that make it unique.',
  })
})

test('one edit that fails leaves all undone', () => {
  const edited = applyEdits(text, [
    { find: 'return 1', replace: 'return 5' },
    { find: 'nowhere', replace: '' },
  ])
  expect(edited).toEqual({ ok: false, reason: 'Edit 2: the text to find is not in the file.', isMissing: true })
})

test('dollar signs in a replacement are just that', () => {
  expect(applyEdits('a', [{ find: 'a', replace: '$& ${x} $1' }])).toEqual({ ok: true, text: '$& ${x} $1' })
})

test('removals are all found in the text as it is', () => {
  const edited = applyEdits(text, [
    { find: '    return 1\n', replace: '' },
    { find: 'function b() {\n    return 2\n}\n', replace: '' },
  ])
  expect(edited).toEqual({ ok: true, text: 'function a() {\n}\n\n' })
})

test('removals that overlap are refused in the words of the specification, and nothing is removed', () => {
  const edited = applyEdits(text, [
    { find: 'function b() {\n    return 2', replace: '' },
    { find: 'return 2\n}', replace: '' },
  ])
  expect(edited).toEqual({ ok: false, reason: 'Detected overlapping ranges when removing nodes for fixing.' })
})

test('what only comes together by an earlier removal is removed then', () => {
  const edited = applyEdits('a[x]b[x]', [
    { find: 'a[x]', replace: '' },
    { find: '[x]', replace: '' },
  ])
  expect(edited).toEqual({ ok: true, text: 'b' })
})
