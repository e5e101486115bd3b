import { expect, test } from 'vitest'

import { SignInError } from '../../api/auth-client.ts'
import { checkCredentials, signInProblem } from './sign-in-problem.ts'

const refused = (code: string, status = 400) => new SignInError({ code, message: 'words of the server', status })

test('a taken e-mail is a problem of the e-mail field', () => {
  expect(signInProblem(refused('USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 422))).toEqual({
    field: 'email',
    words: { key: 'emailTaken' },
  })
})

test('a wrong password does not tell whether the account exists', () => {
  expect(signInProblem(refused('INVALID_EMAIL_OR_PASSWORD', 401)).words).toEqual({ key: 'wrongCredentials' })
})

test('a closed sign-up is told in the words of the server', () => {
  expect(signInProblem(refused('SIGN_UP_CLOSED', 403))).toEqual({ field: null, words: { text: 'words of the server' } })
})

test('a server that does not answer is not the fault of what was typed', () => {
  for (const error of [refused('', 0), refused('', 502), new Error('anything')]) {
    expect(signInProblem(error)).toEqual({ field: null, words: { key: 'noAnswer' } })
  }
})

test('sign-up names every missing field at once', () => {
  expect(checkCredentials('sign-up', { name: ' ', email: 'ada', password: 'short' })).toEqual({
    name: 'nameMissing',
    email: 'emailInvalid',
    password: 'passwordShort',
  })
})

test('sign-in accepts any password that is there', () => {
  expect(checkCredentials('sign-in', { name: '', email: 'ada@example.com', password: 'x' })).toEqual({})
})
