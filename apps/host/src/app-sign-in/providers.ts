// What google, facebook and twitter say of themselves in their documentation: addresses, scopes and how they answer.
import type { SignInProvider } from '@joinery/contract/vocabulary/sign-in-providers'
import * as z from 'zod'

export type OutsideProvider = Exclude<SignInProvider, 'email'>

export interface ProviderAddresses {
  /** The name it has in what it signs. */
  issuer: string
  authorize: string
  token: string
  /** Null: what is known of a person stands in the ID token. */
  profile: string | null
  /** Keys that ID tokens are signed with; null where there are none. */
  keys: string | null
}

/** What we take from a profile. */
export interface ProviderPerson {
  subject: string
  verifiedEmail: string | null
  name: string | null
  image: string | null
}

export interface OutsideProviderRules {
  scope: string
  /** How the client secret travels to the token address. */
  clientAuthentication: 'post' | 'basic'
  /** @returns null when the answer is not what the provider documents */
  readPerson(answer: unknown): ProviderPerson | null
}

export const providerAddresses: Readonly<Record<OutsideProvider, ProviderAddresses>> = {
  google: {
    issuer: 'https://accounts.google.com',
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    profile: null,
    keys: 'https://www.googleapis.com/oauth2/v3/certs',
  },
  facebook: {
    issuer: 'https://www.facebook.com',
    authorize: 'https://www.facebook.com/v21.0/dialog/oauth',
    token: 'https://graph.facebook.com/v21.0/oauth/access_token',
    profile: 'https://graph.facebook.com/v21.0/me?fields=id,name,picture.type(large)',
    keys: null,
  },
  twitter: {
    issuer: 'https://x.com',
    authorize: 'https://x.com/i/oauth2/authorize',
    token: 'https://api.x.com/2/oauth2/token',
    profile: 'https://api.x.com/2/users/me?user.fields=profile_image_url',
    keys: null,
  },
}

const words = z.string().max(200).nullish().catch(null)
const picture = z
  .url({ protocol: /^https$/ })
  .max(2_000)
  .nullish()
  .catch(null)

const googleSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).nullish().catch(null),
  email_verified: z.boolean().optional(),
  name: words,
  picture,
})
const facebookSchema = z.object({
  id: z.string().min(1).max(255),
  name: words,
  picture: z
    .object({ data: z.object({ url: picture }) })
    .nullish()
    .catch(null),
})
const twitterSchema = z.object({
  data: z.object({ id: z.string().min(1).max(255), name: words, profile_image_url: picture }),
})

export const outsideProviders: Readonly<Record<OutsideProvider, OutsideProviderRules>> = {
  google: {
    scope: 'openid email profile',
    clientAuthentication: 'post',
    readPerson(answer) {
      const parsed = googleSchema.safeParse(answer)
      if (!parsed.success) return null
      const { sub, email, email_verified: isVerified, name, picture: image } = parsed.data
      const verifiedEmail = isVerified === true ? (email?.toLowerCase() ?? null) : null
      return { subject: sub, verifiedEmail, name: name ?? null, image: image ?? null }
    },
  },
  // Neither says whether an address was verified, so none is asked for.
  facebook: {
    scope: 'public_profile',
    clientAuthentication: 'post',
    readPerson(answer) {
      const parsed = facebookSchema.safeParse(answer)
      if (!parsed.success) return null
      const { id, name, picture: image } = parsed.data
      return { subject: id, verifiedEmail: null, name: name ?? null, image: image?.data.url ?? null }
    },
  },
  twitter: {
    scope: 'users.read tweet.read',
    clientAuthentication: 'basic',
    readPerson(answer) {
      const parsed = twitterSchema.safeParse(answer)
      if (!parsed.success) return null
      const { id, name, profile_image_url: image } = parsed.data.data
      return { subject: id, verifiedEmail: null, name: name ?? null, image: image ?? null }
    },
  },
}

export function isOutsideProvider(name: string): name is OutsideProvider {
  return Object.hasOwn(outsideProviders, name)
}
