import { describe, expect, test } from 'vitest'

import type { PlainHandler } from '../../fixtures/serve-plain-app.ts'
import { redirectTo } from '../../fixtures/serve-plain-app.ts'
import { testChromium, tryCheck } from '../../fixtures/try-check.ts'
import { judgeOutside, linksCheck } from './links-check.ts'

const about =
  '<main><h1>About us</h1><p>We have baked since 1998 in the old mill by the river.</p><a href="/">Home</a></main>'

function serve(body: string): PlainHandler {
  return ({ path }) => {
    if (path === '/') return `<main><h1>Bread</h1><p id="out">Rye and wheat, every day but Monday.</p>${body}</main>`
    if (path === '/about') return about
    return path === '/old' ? redirectTo('/about') : null
  }
}

async function faultsOf(body: string): Promise<string[]> {
  return (await tryCheck(linksCheck, { handle: serve(body), routes: ['/', '/about'] })).failures
}

/** A link that changes the page without loading it anew. */
const client = (go: string) => `<a href="/about" onclick="event.preventDefault();${go}">About</a>`
const router = `<script>
  const pages = { '/': document.querySelector('main').innerHTML, '/about': ${JSON.stringify(about)} }
  const show = () => { document.querySelector('main').innerHTML = pages[location.pathname] }
  addEventListener('popstate', show)
</script>`

describe.skipIf(testChromium === null)('links', { timeout: 120_000 }, () => {
  test.each([
    [
      'to pages, through redirects and to places on a page',
      '<a href="/about">About</a> <a href="/old">Old</a> <a href="#out">Out</a> <a href="#top">Top</a>',
    ],
    [
      'to the outside',
      '<a href="https://example.com/x">Map</a> <a href="mailto:oak@example.com">Mail</a> <a href="tel:+49 30 123456">Call</a>',
    ],
    ['without an address that do something', `<a href="#" onclick="out.textContent='Hello';return false">Greet</a>`],
    ['of a router', client(`history.pushState(null,'','/about');show()`) + router],
    ['that open a new window', '<a href="/about" target="_blank">About</a>'],
    ['that download', '<a href="/about" download="a.html">Take it along</a>'],
  ])('links %s are fine', async (_name, body) => {
    expect(await faultsOf(body)).toEqual([])
  })

  test.each([
    ['to a page that is not there', '<a href="/gone">Gone</a>', 'answers 404'],
    ['to a place that is not there', '<a href="#nowhere">Prices</a>', '“#nowhere”'],
    ['to a host that is none', '<a href="https://Instagram">Pictures</a>', 'names no host'],
    ['with # for an address', '<a href="#">Privacy</a>', 'does nothing'],
    ['with nothing for an address', '<a href="">Privacy</a>', 'does nothing'],
    ['with a script that does nothing', '<a href="javascript:void(0)">Privacy</a>', 'does nothing'],
    ['that do not go', client(''), 'leads to /, not to /about'],
    ['that change the address only', client(`history.pushState(null,'','/about')`), 'stays what it was'],
    ['that go elsewhere', client(`location.href='/?x=1'`), 'leads to /?x=1'],
    ['from which nobody comes back', client(`history.replaceState(null,'','/about');show()`) + router, 'back button'],
  ])('links %s are told', async (_name, body, why) => {
    const faults = await faultsOf(body)
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain(why)
  })
})

function judge(url: string): string | null {
  return judgeOutside({ url, href: url })
}

test('addresses of the outside are read for their form', () => {
  expect(judge('https://www.example.com/a?b#c')).toBeNull()
  expect(judge('mailto:oak@example.com?subject=Hi')).toBeNull()
  expect(judge('mailto:?subject=Share')).toBeNull()
  expect(judge('geo:1,2')).toBeNull()
  expect(judge('mailto:oak')).toContain('e-mail')
  expect(judge('tel:call-us')).toContain('number')
  expect(judge('https://your-link-here/')).toContain('host')
})
