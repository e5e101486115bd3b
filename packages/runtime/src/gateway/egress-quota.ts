// How much one app may ask of the outside at a time, over all of its processes.
import { TokenBucket } from '../supervisor/token-bucket.ts'
import type { Refusal } from './egress-policy.ts'

export interface EgressLimits {
  ports: readonly number[]
  requestBytes: number
  responseBytes: number
  /** For finding the host, connecting and agreeing on TLS. */
  connectMs: number
  /** Without a byte in either direction. */
  idleMs: number
  /** From the first to the last byte. */
  totalMs: number
  /** Of one app. */
  openRequests: number
  /** Of one app; as many may come at once. */
  perMinute: number
}

export const defaultEgressLimits: EgressLimits = {
  ports: [80, 443],
  requestBytes: 10 * 2 ** 20,
  responseBytes: 50 * 2 ** 20,
  connectMs: 10_000,
  // A model that thinks before it answers is silent for long.
  idleMs: 120_000,
  totalMs: 300_000,
  openRequests: 32,
  perMinute: 600,
}

interface Account {
  open: number
  bucket: TokenBucket
  lastUsedAt: number
}

const maxAccounts = 2_000
const forgottenAfterMs = 120_000

export class EgressQuota {
  readonly #limits: EgressLimits
  readonly #accounts = new Map<string, Account>()

  constructor(limits: EgressLimits) {
    this.#limits = limits
  }

  /** @returns why not, or a function that gives the place back */
  take(appKey: string, now: number): { ok: true; release: () => void } | { ok: false; refusal: Refusal } {
    const { openRequests, perMinute } = this.#limits
    const account = this.#accountOf(appKey, now)
    if (account.open >= openRequests) {
      return tooMany(`The app has ${openRequests} outside requests open at once; more are not allowed.`)
    }
    if (account.bucket.waitMs(now) > 0 || !account.bucket.take(1, now)) {
      return tooMany(`The app makes more than ${perMinute} outside requests a minute.`)
    }
    account.open++
    return { ok: true, release: () => account.open-- }
  }

  #accountOf(appKey: string, now: number): Account {
    if (this.#accounts.size > maxAccounts) this.#forget(now)
    const { perMinute } = this.#limits
    const bucket = new TokenBucket({ capacity: perMinute, perSecond: perMinute / 60, now })
    const account = this.#accounts.get(appKey) ?? { open: 0, bucket, lastUsedAt: now }
    account.lastUsedAt = now
    this.#accounts.set(appKey, account)
    return account
  }

  #forget(now: number): void {
    for (const [key, account] of this.#accounts) {
      if (account.open === 0 && now - account.lastUsedAt > forgottenAfterMs) this.#accounts.delete(key)
    }
  }
}

function tooMany(message: string): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { status: 429, message } }
}
