// Secure storage of generated mobile apps (specification 5, 8 and 9).
import { errorMessages } from './error-catalogue.ts'

export const secureStorePrefix = '_create_secure_store_'
/** Specification 9: a larger value is stored all the same, with a warning. */
export const secureStoreWarningBytes = 2048

export function secureStoreKey(key: string): string {
  return secureStorePrefix + key
}

/**
 * Checks a value before it is stored.
 *
 * @returns a warning for a value over 2048 bytes in UTF-8, null otherwise
 * @throws Error with the text of section 8 when the value is not a string
 */
export function checkSecureStoreValue(value: unknown): string | null {
  if (typeof value !== 'string') throw new Error(errorMessages.secureStoreValue)
  const bytes = new TextEncoder().encode(value).length
  if (bytes <= secureStoreWarningBytes) return null
  return `The value has ${bytes} bytes; secure storage may not keep values over ${secureStoreWarningBytes} bytes.`
}
