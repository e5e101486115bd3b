/** Holds up to `capacity` tokens and gains `perSecond` of them; taking more than it holds leaves a debt. */
export class TokenBucket {
  readonly #capacity: number
  readonly #perSecond: number
  #tokens: number
  #filledAt: number

  constructor(input: { capacity: number; perSecond: number; now: number }) {
    this.#capacity = input.capacity
    this.#perSecond = input.perSecond
    this.#tokens = input.capacity
    this.#filledAt = input.now
  }

  /** @returns whether there was enough */
  take(amount: number, now: number): boolean {
    this.#fill(now)
    this.#tokens -= amount
    return this.#tokens >= 0
  }

  /** Milliseconds until the debt is paid. */
  waitMs(now: number): number {
    this.#fill(now)
    return this.#tokens >= 0 ? 0 : (-this.#tokens / this.#perSecond) * 1000
  }

  #fill(now: number): void {
    const gained = ((now - this.#filledAt) / 1000) * this.#perSecond
    this.#tokens = Math.min(this.#capacity, this.#tokens + gained)
    this.#filledAt = now
  }
}
