// A look at real pages in a real browser: what stands there, what went wrong, and a picture of it.
import { afterAll, expect, test } from 'vitest'

import { type BrowserPool, createBrowserPool } from './browser/browser-pool.ts'
import { probeBrowser } from './browser/probe-browser.ts'
import { documentOf, type PlainAppInput, servePlainApp } from './fixtures/serve-plain-app.ts'
import { testChromium } from './fixtures/try-check.ts'
import type { LookOptions } from './judge.ts'
import { lookAtPage } from './look-at-page.ts'

const timeout = 120_000
let pool: BrowserPool | null = null
afterAll(() => pool?.close())

async function look(input: PlainAppInput, options: Partial<LookOptions> = {}) {
  pool ??= createBrowserPool(await probeBrowser({ chromiumPath: testChromium, searchPath: '/usr/bin:/bin' }))
  const plain = await servePlainApp(input)
  const lease = await pool.lease(plain.app)
  try {
    return await lookAtPage(plain.app, lease, { path: '/', width: 1280, ...options })
  } finally {
    await lease.release()
    await plain.close()
  }
}

const shop: PlainAppInput = {
  handle: ({ path }) => {
    if (path === '/api/rye') return new Response('no', { status: 500 })
    if (path !== '/') return null
    return documentOf(
      `<h1>Bread of the day</h1><nav><a href="/rye">Rye</a></nav>
      <form><label>Name <input name="name" value="Ada"></label><button disabled>Buy</button></form>
      <div style="width: 900px; height: 2500px; background: teal">wide</div>
      <script>fetch('/api/rye'); console.error('the oven is cold'); fetch('https://fonts.example.com/a').catch(() => {})</script>`,
      'Bread',
    )
  },
}

test.runIf(testChromium)('words, faults and a picture of a page on a phone', { timeout }, async () => {
  const seen = await look(shop, { width: 360 })

  expect(seen).toMatchObject({ path: '/', status: 200, title: 'Bread', hungBecause: null })
  expect(seen.tree).toMatch(/^heading "Bread of the day" \[level=1\]$/m)
  expect(seen.tree).toMatch(/^ +link "Rye".*→ \/rye$/m)
  expect(seen.tree).toMatch(/textbox "Name".*Ada/)
  expect(seen.tree).toMatch(/button "Buy" \[disabled\]/)
  expect(seen.errors.join('\n')).toContain('the oven is cold')
  expect(seen.errors.join('\n')).not.toContain('.localhost')
  expect(seen.failedRequests).toContainEqual({ method: 'GET', path: '/api/rye', status: 500 })
  expect(seen.refusedHosts).toEqual(['fonts.example.com'])
  expect(seen.sidewaysPx).toBeGreaterThan(400)
  expect(seen.height).toBeGreaterThan(2_500)
  const { bytes, width, height } = seen.picture ?? { bytes: new Uint8Array(), width: 0, height: 0 }
  expect({ width, height }).toEqual({ width: 360, height: 1_568 })
  expect(Buffer.from(bytes.subarray(0, 3)).toString('hex')).toBe('ffd8ff')
  expect(bytes.length).toBeGreaterThan(1_000)
})

const vault: PlainAppInput = {
  handle: () => documentOf('<h1>Keys</h1><input aria-label="Key" value="sk-rye-123">'),
  secrets: ['sk-rye-123'],
}

test.runIf(testChromium)('a page that shows a secret is told in words only', { timeout }, async () => {
  const seen = await look(vault)

  expect(seen.picture).toBeNull()
  expect(seen.noPictureBecause).toBe('secret')
  expect(seen.tree).toContain('Keys')
})

test.runIf(testChromium)('a page that is not there, and one that is long', { timeout }, async () => {
  const rows = Array.from({ length: 900 }, (_, index) => `<li>Loaf number ${index}</li>`).join('')
  const handle: PlainAppInput['handle'] = ({ path }) => (path === '/' ? documentOf(`<ul>${rows}</ul>`) : null)

  const missing = await look({ handle }, { path: '/cake' })
  const long = await look({ handle })

  expect(missing.status).toBe(404)
  expect(long.tree.length).toBeLessThan(9_100)
  expect(long.tree).toMatch(/\[\d+ more lines\]$/)
  expect(long.picture).toMatchObject({ width: 1_280, height: 898 })
})
