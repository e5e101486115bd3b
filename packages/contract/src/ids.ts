// Ids: lower-case and DNS-safe, because a project group's id is its hostname (DESIGN section 4).
import * as z from 'zod'

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

export const idSchema = z.string().regex(/^[a-z][a-z0-9]{7,31}$/, 'This is not a valid id.')

/**
 * Makes a new random id of 16 characters (about 74 bits after the first letter).
 *
 * @returns for example `k7m2q9x4hb8wn3ta`; the first character is always a letter.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const letters = Array.from(bytes, (byte) => alphabet[byte % alphabet.length])
  letters[0] = alphabet[(bytes[0] ?? 0) % 23]
  return letters.join('')
}
