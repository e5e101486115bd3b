// Sign-in of generated apps (specification 3, "Sign-in providers"); icons, help pages and addresses are ours.
import * as z from 'zod'

export const signInProviderSchema = z.enum(['google', 'email', 'facebook', 'twitter'])
export type SignInProvider = z.infer<typeof signInProviderSchema>

export interface SignInProviderFacts {
  displayName: string
  /** Path on the builder's origin. */
  iconPath: string
  /** Path of the provider's help page (specification 2: one per provider). */
  helpLink: string
  /** Names of the environment variables that must be set; email needs none. */
  requiredVariables: readonly string[]
}

function factsOf(provider: SignInProvider, displayName: string, requiredVariables: readonly string[] = []) {
  return {
    displayName,
    iconPath: `/icons/sign-in/${provider}.svg`,
    helpLink: `/help/sign-in/${provider}`,
    requiredVariables,
  }
}

export const signInProviders: Readonly<Record<SignInProvider, SignInProviderFacts>> = {
  google: factsOf('google', 'Google', ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']),
  email: factsOf('email', 'Email'),
  facebook: factsOf('facebook', 'Facebook', ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET']),
  twitter: factsOf('twitter', 'Twitter', ['TWITTER_CLIENT_ID', 'TWITTER_CLIENT_SECRET']),
}

/** Error codes that a failed sign-in leaves in the address. Ours (decisions, "Routes"). */
export const signInErrorSchema = z.enum([
  'OAuthSignin',
  'OAuthAccountNotLinked',
  'CredentialsSignin',
  'EmailCreateAccount',
  'AccessDenied',
  'Configuration',
])
export type SignInError = z.infer<typeof signInErrorSchema>
