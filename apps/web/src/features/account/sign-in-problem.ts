// What a refused sign-up or sign-in means for the person, and which field it belongs to.
import { SignInError } from '../../api/auth-client.ts'

export type SignInField = 'name' | 'email' | 'password'

export interface SignInProblem {
  /** Null: it belongs to no field, show it above the button. */
  field: SignInField | null
  words:
    | {
        key:
          | 'emailTaken'
          | 'wrongCredentials'
          | 'emailInvalid'
          | 'passwordShort'
          | 'passwordLong'
          | 'tooMany'
          | 'noAnswer'
      }
    | { text: string }
}

export function signInProblem(error: unknown): SignInProblem {
  if (!(error instanceof SignInError) || error.status === 0 || error.status >= 500) {
    return { field: null, words: { key: 'noAnswer' } }
  }
  if (error.status === 429) return { field: null, words: { key: 'tooMany' } }
  switch (error.code) {
    case 'USER_ALREADY_EXISTS':
    case 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL':
      return { field: 'email', words: { key: 'emailTaken' } }
    case 'INVALID_EMAIL_OR_PASSWORD':
      return { field: 'password', words: { key: 'wrongCredentials' } }
    case 'INVALID_EMAIL':
      return { field: 'email', words: { key: 'emailInvalid' } }
    case 'PASSWORD_TOO_SHORT':
      return { field: 'password', words: { key: 'passwordShort' } }
    case 'PASSWORD_TOO_LONG':
      return { field: 'password', words: { key: 'passwordLong' } }
    case 'RESERVED_NAME':
      return { field: 'name', words: { text: error.message } }
    default:
      return { field: null, words: { text: error.message } }
  }
}

export type FieldErrors = Partial<
  Record<SignInField, 'nameMissing' | 'emailInvalid' | 'passwordMissing' | 'passwordShort' | 'passwordLong'>
>

/** What is wrong before anything is sent. Signing in never judges the form of a password, only that there is one. */
export function checkCredentials(
  mode: 'sign-in' | 'sign-up',
  { name, email, password }: { name: string; email: string; password: string },
): FieldErrors {
  const errors: FieldErrors = {}
  if (mode === 'sign-up' && name.trim() === '') errors.name = 'nameMissing'
  if (!/^\S+@\S+\.\S+$/.test(email.trim())) errors.email = 'emailInvalid'
  if (password === '') errors.password = 'passwordMissing'
  else if (mode === 'sign-up' && password.length < 8) errors.password = 'passwordShort'
  else if (mode === 'sign-up' && password.length > 200) errors.password = 'passwordLong'
  return errors
}
