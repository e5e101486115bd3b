import { describe, expect, test } from 'vitest'

import { documentOf } from '../../fixtures/serve-plain-app.ts'
import { testChromium, tryCheck } from '../../fixtures/try-check.ts'
import { accessibilityCheck } from './accessibility-check.ts'
import { buildCheck } from './build-check.ts'
import { colorsCheck } from './colors-check.ts'
import { errorsCheck } from './errors-check.ts'
import { secretsCheck } from './secrets-check.ts'
import { serverHtmlCheck } from './server-html-check.ts'
import { startCheck } from './start-check.ts'
import { wordsCheck } from './words-check.ts'

const words = 'We bake bread every morning with flour of the mill next door and sell it warm until noon.'
const goodPage = `<style>
  body { margin: 0; background: #fff7ed; color: #1c1917; font: 16px sans-serif }
  .button { background: #c2410c; color: #fff; padding: 12px 20px; border: 0; border-radius: 8px }
</style><header><a href="/">Oak Bakery</a></header>
<main><h1>Fresh bread</h1><p>${words} A loaf costs €4.50.</p>
<details><summary>Opening hours</summary><p>Tuesday to Sunday</p></details>
<button class="button" type="button">Find us</button></main>`

const page = (body: string) => ({ handle: ({ path }: { path: string }) => (path === '/' ? body : null) })

describe.skipIf(testChromium === null)('checks of what a page shows', { timeout: 120_000 }, () => {
  test('a good page passes all of them', async () => {
    const checks = [buildCheck, secretsCheck, startCheck, serverHtmlCheck, errorsCheck, wordsCheck, colorsCheck]
    const expectations = {
      words: ['Oak Bakery', '$4.50'.replace('$', '€'), 'Tuesday to Sunday'],
      colors: [
        { hex: '#fff7ed', on: 'background' as const },
        { hex: '#c2410c', on: 'component' as const },
      ],
    }
    for (const check of [...checks, accessibilityCheck]) {
      const { results, failures } = await tryCheck(check, page(goodPage), expectations)
      expect(failures).toEqual([])
      expect(results.length).toBeGreaterThan(0)
    }
  })

  test('a compile error and a key in the bundle are told with their place', async () => {
    const app = {
      ...page(goodPage),
      diagnostics: [{ severity: 'error' as const, code: 'types', message: 'No overload', file: 'web/a.tsx', line: 3 }],
      assets: [{ path: 'client.js', text: 'const k="AKIAIOSFODNN7EXAMPLE"' }],
    }
    expect((await tryCheck(buildCheck, app)).failures[0]).toMatch(/web\/a\.tsx.*Line 3.*No overload/s)
    expect((await tryCheck(secretsCheck, app)).failures[0]).toMatch(/client\.js.*Amazon/)
  })

  test.each([
    ['a status of 500', () => new Response('broken', { status: 500 }), 'status 500'],
    ['an empty page', () => '<main></main>', 'empty'],
    ['an error screen', () => '<main><h1>Something went wrong on this page</h1></main>', 'error instead'],
  ])('%s is no start', async (_name, handle, why) => {
    expect((await tryCheck(startCheck, { handle })).failures.join()).toContain(why)
  })

  test('a page that is only drawn by scripts is not readable before them', async () => {
    const app = page(
      `<div id="app"></div><script>app.innerHTML = '<main><h1>Fresh bread</h1><p>${words}</p></main>'</script>`,
    )
    expect((await tryCheck(serverHtmlCheck, app)).failures.join()).toContain('without scripts only 0 %')
  })

  test.each([
    ['an uncaught error', '<script>null.bake()</script>', 'Uncaught error'],
    ['an error in the console', '<script>console.error("Hydration failed")</script>', 'Hydration failed'],
    ['a failed image', '<img src="/no.png" alt="Bread">', 'GET /no.png answered 404'],
    ['a failed request', '<script>fetch("/api/breads")</script>', '/api/breads answered 404'],
    [
      'an error while scrolling',
      '<div style="height:3000px"></div><script>addEventListener("scroll", () => { throw new Error("late") })</script>',
      'late',
    ],
  ])('%s is told', async (_name, extra, why) => {
    expect((await tryCheck(errorsCheck, page(goodPage + extra))).failures.join()).toContain(why)
  })

  test('refused calls to the outside, an icon nobody made and a signed-out person are no errors', async () => {
    const extra = `<img src="https://images.example.com/a.png" alt="Bread"><script>fetch('/api/me')</script>`
    const handle = ({ path }: { path: string }) =>
      path === '/' ? goodPage + extra : new Response('{}', { status: path === '/api/me' ? 401 : 404 })
    expect((await tryCheck(errorsCheck, { handle })).failures).toEqual([])
  })
})

describe.skipIf(testChromium === null)('words, colours and access', { timeout: 120_000 }, () => {
  test('missing words and accidents are told, words of a message to come are only skipped', async () => {
    const app = { ...page(`${goodPage}<p>Total: undefined</p>`), files: { 'web/a.jsx': 'say("See you at Oak Lane")' } }
    const { results, failures } = await tryCheck(wordsCheck, app, { words: ['Pine Bakery', 'See you at Oak Lane'] })
    expect(failures.join()).toContain('“Pine Bakery” was asked for')
    expect(failures.join()).toContain('a missing value: “Total: undefined”')
    expect(results.filter((result) => result.outcome === 'skipped')).toHaveLength(1)
  })

  test('words that only a drawing says are read', async () => {
    const chart = '<svg aria-label="Spent in May" role="img" width="90" height="90"><rect width="9" height="9" /></svg>'
    const { results, failures } = await tryCheck(wordsCheck, page(goodPage + chart), { words: ['Spent in May'] })
    expect(failures).toEqual([])
    expect(results.map(({ outcome }) => outcome)).not.toContain('skipped')
  })

  test('another background and a missing button colour are told with what is there instead', async () => {
    const { failures } = await tryCheck(colorsCheck, page(goodPage), {
      colors: [
        { hex: '#0f172a', on: 'background' },
        { hex: '#16a34a', on: 'component' },
        { hex: '#7c3aed', on: 'anywhere' },
      ],
    })
    expect(failures).toHaveLength(3)
    expect(failures[0]).toContain('#fff7ed instead')
  })

  test.each([
    ['low contrast', '<p style="color:#bbb;background:#fff">Pale words</p>', 'color-contrast'],
    [
      'an image without a text',
      '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width=90 height=90>',
      'image-alt',
    ],
    ['a field without a label', '<input name="mail">', 'label'],
    ['a button without a name', '<button type="button" style="padding:9px"><i></i></button>', 'button-name'],
  ])('%s keeps people out', async (_name, extra, rule) => {
    expect((await tryCheck(accessibilityCheck, page(goodPage + extra))).failures.join()).toContain(rule)
  })

  test('a document without a language keeps people out', async () => {
    const app = page(documentOf(goodPage).replace(' lang="en"', ''))
    expect((await tryCheck(accessibilityCheck, app)).failures.join()).toContain('html-has-lang')
  })
})
