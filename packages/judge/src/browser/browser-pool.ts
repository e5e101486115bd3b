// Keeps one browser warm for a while, and replaces what crashed or has been used for long.
import type { BrowserWall } from './browser-wall.ts'
import { launchBrowser, type WalkBrowser } from './launch-browser.ts'

export interface BrowserPool {
  /** Starts a browser ahead of the first lease; harmless when one is there. */
  warmUp(): void
  /** A browser for one app alone; waits while too many are in use. */
  lease(app: { origin: string; socketPath: string }): Promise<BrowserLease>
  close(): Promise<void>
}

export interface BrowserLease {
  /** A living one: after a crash a new one. */
  browser(): Promise<WalkBrowser>
  /** Lets this app through instead. */
  serve(app: { origin: string; socketPath: string }): void
  /** Ends this browser at once; the next call of `browser` starts another. */
  discard(): Promise<void>
  refused(): readonly { method: string; url: string }[]
  release(): Promise<void>
}

export interface BrowserPoolOptions {
  chromiumPath: string
  wall: BrowserWall
  /** Most browsers at a time. Default 2. */
  maxBrowsers?: number
  /** How long a browser stays without work. Default 60 s. */
  idleMs?: number
  /** A browser is replaced after so many apps. Default 12. */
  maxUses?: number
}

interface Warm {
  browser: WalkBrowser
  uses: number
}

/** The one browser that waits for work. */
function createShelf(options: BrowserPoolOptions) {
  const { idleMs = 60_000, maxUses = 12 } = options
  let warm: Warm | null = null
  let warming: Promise<void> | null = null
  let idleTimer: NodeJS.Timeout | undefined
  let isClosed = false

  async function giveBack(used: Warm): Promise<void> {
    used.browser.proxy.serve(null)
    if (isClosed || warm !== null || used.uses >= maxUses || !used.browser.isAlive()) {
      await used.browser.close()
      return
    }
    warm = used
    idleTimer = setTimeout(() => {
      const idle = warm
      warm = null
      void idle?.browser.close()
    }, idleMs)
    idleTimer.unref()
  }

  return {
    giveBack,
    async take(): Promise<Warm> {
      await warming
      clearTimeout(idleTimer)
      const kept = warm
      warm = null
      if (kept !== null && kept.browser.isAlive()) return { ...kept, uses: kept.uses + 1 }
      await kept?.browser.close()
      return { browser: await launchBrowser(options), uses: 1 }
    },
    warmUp() {
      if (isClosed || warm !== null || warming !== null) return
      // Whoever needs a browser hears why there is none.
      warming = launchBrowser(options)
        .then((browser) => giveBack({ browser, uses: 0 }))
        .catch(() => {})
        .finally(() => {
          warming = null
        })
    },
    async close() {
      isClosed = true
      await warming
      clearTimeout(idleTimer)
      const idle = warm
      warm = null
      await idle?.browser.close()
    },
  }
}

export function createBrowserPool(options: BrowserPoolOptions): BrowserPool {
  const turns = createTurns(options.maxBrowsers ?? 2)
  const shelf = createShelf(options)
  const leases = new Set<BrowserLease>()
  let isClosed = false

  function openLease(leased: { origin: string; socketPath: string }): BrowserLease {
    let app = leased
    const refused: { method: string; url: string }[] = []
    let current: Promise<Warm> | null = null
    const discard = async () => {
      const ended = current
      current = null
      const used = await ended?.catch(() => null)
      if (used === null || used === undefined) return
      refused.push(...used.browser.proxy.refused())
      await used.browser.close()
    }
    const start = async () => {
      const taken = await shelf.take()
      taken.browser.proxy.serve(app)
      return taken
    }
    const lease: BrowserLease = {
      async browser() {
        if (isClosed) throw new Error('The judge is closed.')
        if (current !== null && (await current.catch(() => null))?.browser.isAlive() !== true) await discard()
        current ??= start()
        return (await current).browser
      },
      serve(next) {
        app = next
        void current?.then((used) => used.browser.proxy.serve(next))
      },
      discard,
      refused: () => refused,
      async release() {
        if (!leases.delete(lease)) return
        const used = await current?.catch(() => null)
        current = null
        if (used !== null && used !== undefined) {
          refused.push(...used.browser.proxy.refused())
          await shelf.giveBack(used)
        }
        turns.give()
      },
    }
    leases.add(lease)
    return lease
  }

  return {
    warmUp: () => shelf.warmUp(),
    async lease(app) {
      if (isClosed) throw new Error('The judge is closed.')
      await turns.take()
      return openLease(app)
    },
    async close() {
      isClosed = true
      await Promise.all([shelf.close(), ...[...leases].map((lease) => lease.discard())])
    },
  }
}

function createTurns(most: number): { take(): Promise<void>; give(): void } {
  const waiting: (() => void)[] = []
  let taken = 0
  return {
    async take() {
      if (taken >= most) await new Promise<void>((resolve) => waiting.push(resolve))
      else taken += 1
    },
    /** Hands the turn on, so that nobody slips in between. */
    give() {
      const next = waiting.shift()
      if (next === undefined) taken -= 1
      else next()
    },
  }
}
