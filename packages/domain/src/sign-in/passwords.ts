// Hashes passwords beside the event loop, few at a time: each takes a core for a good part of a second.
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

import { AppError } from '../app-error.ts'

/** OWASP's scrypt setting for 16 MiB a hash. */
const cost = { N: 16_384, r: 8, p: 5 } as const
const keyBytes = 32
/** Threads that hash are threads that do not read files. */
const atOnce = 2
/** Whoever comes when more wait is told to come back. */
const maxWaiting = 40

let running = 0
const waiting: (() => void)[] = []

/** @throws AppError unavailable when too many people sign in at once */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt)
  return `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/**
 * @param stored null when there is no such account: takes as long as if there were
 * @throws AppError unavailable when too many people sign in at once
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [scheme, n, r, p, salt = '', key = ''] = (stored ?? '').split('$')
  // The app can write its own tables: a cost of its choosing would be a way to our processor.
  const isOurs =
    scheme === 'scrypt' && n === String(cost.N) && r === String(cost.r) && p === String(cost.p) && key !== ''
  const derived = await derive(password, Buffer.from(salt, 'base64url'))
  const known = Buffer.from(key, 'base64url')
  return isOurs && known.length === derived.length && timingSafeEqual(known, derived)
}

async function derive(password: string, salt: Buffer): Promise<Buffer> {
  if (running >= atOnce) {
    if (waiting.length >= maxWaiting) {
      throw new AppError('unavailable', 'sign_in.busy', 'Too many people sign in at this moment. Try again shortly.')
    }
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running += 1
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      scrypt(password.normalize('NFKC'), salt, keyBytes, cost, (error, key) => {
        if (error === null) resolve(key)
        else reject(error)
      })
    })
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}
