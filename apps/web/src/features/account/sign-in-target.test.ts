import { expect, test } from 'vitest'

import { signInTarget } from './sign-in-target.ts'

const origin = 'http://localhost:3000'
const nothing = { callbackUrl: undefined, remembered: null, prompt: null, origin }

test('without a callback sign-in leads to the start page', () => {
  expect(signInTarget(nothing)).toEqual({ href: '/', prompt: null })
})

test('the address of the query wins over the remembered one', () => {
  expect(signInTarget({ ...nothing, callbackUrl: '/trash', remembered: '/account' }).href).toBe('/trash')
})

test('a callback on another origin is not followed', () => {
  for (const callbackUrl of ['https://evil.example/x', '//evil.example', 'javascript:alert(1)', '/\\evil.example']) {
    expect(signInTarget({ ...nothing, callbackUrl }).href).toBe('/')
  }
})

test('a prompt that was sent before sign-in is built after it', () => {
  const prompt = { text: 'a list of books', isToBeSent: true }
  expect(signInTarget({ ...nothing, remembered: '/', prompt }).prompt).toBe('a list of books')
})

test('a prompt that was only typed stays in the box', () => {
  expect(signInTarget({ ...nothing, prompt: { text: 'a list', isToBeSent: false } }).prompt).toBeNull()
})

test('on the way to another page a waiting prompt is not built', () => {
  const prompt = { text: 'a list', isToBeSent: true }
  expect(signInTarget({ ...nothing, callbackUrl: '/build/abcdefgh', prompt }).prompt).toBeNull()
})
