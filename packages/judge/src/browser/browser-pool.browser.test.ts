import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { type PlainApp, servePlainApp } from '../fixtures/serve-plain-app.ts'
import { testChromium } from '../fixtures/try-check.ts'
import { pause } from '../walk/within.ts'
import { type BrowserPoolOptions, createBrowserPool } from './browser-pool.ts'
import { probeBrowser } from './probe-browser.ts'

const choice = await probeBrowser({ chromiumPath: testChromium, searchPath: '/usr/bin:/bin' })

async function withPool(
  options: Partial<BrowserPoolOptions>,
  work: (pool: ReturnType<typeof createBrowserPool>, app: PlainApp['app']) => Promise<void>,
): Promise<void> {
  const plain = await servePlainApp({ handle: () => '<h1>Hello</h1>' })
  const pool = createBrowserPool({ ...choice, ...options })
  try {
    await work(pool, plain.app)
  } finally {
    await pool.close()
    await plain.close()
  }
}

test.runIf(testChromium)(
  'the next app gets the same browser while it is warm, and a new one after its last use',
  async () => {
    await withPool({ maxUses: 2 }, async (pool, app) => {
      const seen = []
      for (let turn = 0; turn < 3; turn++) {
        const lease = await pool.lease(app)
        const { browser } = await lease.browser()
        seen.push(browser)
        await lease.release()
      }
      expect(seen[0]).toBe(seen[1])
      expect(seen[1]).not.toBe(seen[2])
      expect(seen[0]?.isConnected()).toBe(false)
    })
  },
)

test.runIf(testChromium)('an idle browser ends, and a released one lets no app through', async () => {
  await withPool({ idleMs: 4_000 }, async (pool, app) => {
    const lease = await pool.lease(app)
    const { browser } = await lease.browser()
    const page = await browser.newPage()
    expect((await page.goto(app.origin))?.status()).toBe(200)
    await lease.release()
    expect((await page.goto(app.origin))?.status()).toBe(403)
    await expect.poll(() => browser.isConnected(), { timeout: 20_000 }).toBe(false)
  })
})

test.runIf(testChromium)('a browser that crashed is replaced within the same lease', async () => {
  await withPool({}, async (pool, app) => {
    const lease = await pool.lease(app)
    const first = await lease.browser()
    await first.close()
    const second = await lease.browser()
    expect(second.browser).not.toBe(first.browser)
    const page = await second.browser.newPage()
    expect((await page.goto(app.origin))?.status()).toBe(200)
    await lease.release()
  })
})

test.runIf(testChromium)('more apps than browsers wait for their turn', async () => {
  await withPool({ maxBrowsers: 1 }, async (pool, app) => {
    const first = await pool.lease(app)
    let hasSecond = false
    const second = pool.lease(app).then((lease) => {
      hasSecond = true
      return lease
    })
    await pause(100)
    expect(hasSecond).toBe(false)
    await first.release()
    await (await second).release()
    expect(hasSecond).toBe(true)
  })
})

test.runIf(testChromium)('kill -9 of the process that judges leaves no browser behind', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../fixtures/browser-parent.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout.once('data', () => resolve())
    child.once('close', () => reject(new Error('It ended before the browser started.')))
  })
  const pids = descendantsOf(child.pid ?? 0)
  expect(pids.filter((pid) => commandOf(pid).includes('chrom')).length).toBeGreaterThan(2)
  child.kill('SIGKILL')
  await expect.poll(() => pids.filter(isRunning), { timeout: 5_000 }).toEqual([])
})

function descendantsOf(parent: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({
      pid: Number(name),
      parent: Number(/^PPid:\t(\d+)/m.exec(read(`/proc/${name}/status`))?.[1] ?? 0),
    }))
  const children = parents.filter((each) => each.parent === parent).map((each) => each.pid)
  return children.flatMap((pid) => [pid, ...descendantsOf(pid)])
}

function isRunning(pid: number): boolean {
  const status = read(`/proc/${pid}/status`)
  return status !== '' && !/^State:\tZ/m.test(status)
}

function commandOf(pid: number): string {
  return read(`/proc/${pid}/cmdline`)
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
