// The people of an app: found and made in the app's own database, as the app's own role.
import { newId } from '@joinery/contract/ids'
import type { AppUser } from '@joinery/contract/sign-in'
import { appUserSchema } from '@joinery/contract/sign-in'
import type { SignInProvider } from '@joinery/contract/vocabulary/sign-in-providers'
import * as z from 'zod'

import { AccountsUnavailable, type AccountPlace, runAccountSql, type SignInServices } from './account-sql.ts'
import { hashPassword, isPassword } from './passwords.ts'

const columns = 'u.id, u.email, u.name, u.image'
const uniqueViolation = '23505'
const hashSchema = z.object({ hash: z.string() })

/** Rows of an app are the app's: what does not look like an account is none. */
export function readUser(row: Record<string, unknown> | undefined): AppUser | null {
  const parsed = appUserSchema.safeParse(row)
  return parsed.success ? parsed.data : null
}

/** @returns null when the address is taken */
export async function signUpWithPassword(
  services: SignInServices,
  place: AccountPlace,
  input: { email: string; name: string | null; password: string },
): Promise<AppUser | null> {
  const hash = await hashPassword(input.password)
  const id = newId()
  try {
    const [rows] = await runAccountSql(services, place, [
      {
        text: `insert into user_accounts as u (id, email, name) values ($1, $2, $3) returning ${columns}`,
        params: [id, input.email, input.name],
      },
      { text: 'insert into auth_passwords (user_id, hash) values ($1, $2)', params: [id, hash] },
    ])
    return readUser(rows?.[0])
  } catch (error) {
    if (error instanceof AccountsUnavailable && error.code === uniqueViolation) return null
    throw error
  }
}

/** Whether anybody has an account yet. */
export async function hasAccounts(services: SignInServices, place: AccountPlace): Promise<boolean> {
  const text = 'select 1 as found from user_accounts limit 1'
  const [rows] = await runAccountSql(services, place, [{ text, params: [] }], { isLookOnly: true })
  return (rows ?? []).length > 0
}

/** @returns null when address and password do not belong together, whichever of them is wrong */
export async function findByPassword(
  services: SignInServices,
  place: AccountPlace,
  input: { email: string; password: string },
): Promise<AppUser | null> {
  const text = `select ${columns}, p.hash from user_accounts u join auth_passwords p on p.user_id = u.id
    where lower(u.email) = $1`
  const [rows] = await runAccountSql(services, place, [{ text, params: [input.email] }], { isLookOnly: true })
  const row = rows?.[0]
  const stored = hashSchema.safeParse(row)
  const isRight = await isPassword(input.password, stored.success ? stored.data.hash : null)
  return isRight ? readUser(row) : null
}

export interface ProviderProfile {
  provider: SignInProvider
  /** The provider's own id of the person. */
  subject: string
  /** Only what the provider says it has verified. */
  verifiedEmail: string | null
  name: string | null
  image: string | null
}

/**
 * The account that this provider's person has, made the first time.
 *
 * @returns null when another account has the e-mail address: two ways in are never joined because addresses are the
 *   same, since whoever made the first account may not have owned it
 */
export async function findOrMakeLinked(
  services: SignInServices,
  place: AccountPlace,
  profile: ProviderProfile,
): Promise<AppUser | null> {
  const known = await findLinked(services, place, profile)
  if (known !== null) return known
  const { provider, subject, verifiedEmail, name, image } = profile
  const id = newId()
  try {
    const [rows] = await runAccountSql(services, place, [
      {
        text: `insert into user_accounts as u (id, email, name, image) values ($1, $2, $3, $4) returning ${columns}`,
        params: [id, verifiedEmail, name, image],
      },
      {
        text: 'insert into auth_accounts (provider, subject, user_id) values ($1, $2, $3)',
        params: [provider, subject, id],
      },
    ])
    return readUser(rows?.[0])
  } catch (error) {
    if (!(error instanceof AccountsUnavailable) || error.code !== uniqueViolation) throw error
    // Either the address is taken, or the same person came twice at once.
    return findLinked(services, place, profile)
  }
}

async function findLinked(
  services: SignInServices,
  place: AccountPlace,
  { provider, subject }: ProviderProfile,
): Promise<AppUser | null> {
  const text = `select ${columns} from auth_accounts a join user_accounts u on u.id = a.user_id
    where a.provider = $1 and a.subject = $2`
  const [rows] = await runAccountSql(services, place, [{ text, params: [provider, subject] }])
  return readUser(rows?.[0])
}
