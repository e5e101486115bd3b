// What the ready-made pages say, and what each error code in the address means to a person.
import { type SignInError, signInErrorSchema } from '@joinery/contract/vocabulary/sign-in-providers'

const errorWords: Record<SignInError, string> = {
  OAuthSignin: 'Signing in with that provider did not work. Try again.',
  OAuthAccountNotLinked: 'There is an account with this e-mail address already. Sign in the way you did before.',
  CredentialsSignin: 'E-mail address and password do not match an account.',
  EmailCreateAccount: 'No account could be made with these details. If you have one already, sign in.',
  AccessDenied: 'Access was not given.',
  Configuration: 'Signing in does not work at the moment. Try again later.',
}

/** @param code of the address, which anybody can write */
export function wordsFor(code: string | null): string | null {
  if (code === null) return null
  const parsed = signInErrorSchema.safeParse(code)
  return parsed.success ? errorWords[parsed.data] : errorWords.Configuration
}

export const tooManyAttempts = 'Too many attempts. Wait ten minutes, then try again.'
export const passwordRule = 'At least 8 characters.'
