import { describe, expect, test } from 'vitest'

import { testChromium, tryCheck } from '../../fixtures/try-check.ts'
import { layoutCheck } from './layout-check.ts'

const style = `<style>
  *{box-sizing:border-box} body{margin:0;font:16px/1.5 sans-serif}
  .sr{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0,0,0,0);white-space:nowrap}
</style>`
const long = 'A long line about bread that nobody would ever want to read to its very end on a small phone.'

async function faultsOf(body: string): Promise<string[]> {
  const page = `${style}<main><h1>Fresh bread</h1><p>${long}</p>${body}</main>`
  return (await tryCheck(layoutCheck, { handle: () => page })).failures
}

describe.skipIf(testChromium === null)('layout', { timeout: 120_000 }, () => {
  test.each([
    ['a plain page', ''],
    ['an ellipsis', `<p style="overflow:hidden;white-space:nowrap;text-overflow:ellipsis">${long}${long}</p>`],
    [
      'a clamp',
      `<p style="overflow:hidden;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2">${long.repeat(4)}</p>`,
    ],
    ['a table that scrolls by itself', `<div style="overflow-x:auto"><p style="width:900px">${long}</p></div>`],
    ['words for screen readers', `<span class="sr">${long}</span><a class="sr" href="#x">Skip to content</a>`],
    [
      'a closed drawer',
      `<nav style="position:fixed;top:0;left:0;width:240px;transform:translateX(-100%)">${long}</nav>`,
    ],
    [
      'a carousel',
      `<div style="overflow:hidden"><div style="display:flex">${`<div style="flex:0 0 80%"><p>${long}</p></div>`.repeat(4)}</div></div>`,
    ],
    ['a folded part', `<div style="height:0;overflow:hidden"><p>${long}</p></div>`],
    [
      'a part that can be unfolded',
      `<div><div style="height:40px;overflow:hidden"><p>${long.repeat(4)}</p></div><button>Read more</button></div>`,
    ],
    ['tight display letters', `<h2 style="font-size:60px;line-height:1;overflow:hidden">Bread</h2>`],
    [
      'a button inside a field',
      `<div style="position:relative;width:200px"><input name="q" style="width:100%;padding:10px"><button style="position:absolute;right:4px;top:8px">×</button></div>`,
    ],
    [
      'a card that is a link as a whole',
      `<div style="position:relative;padding:20px"><a href="/" style="position:absolute;inset:0" aria-label="Bread"></a><p>Bread</p></div>`,
    ],
    [
      'a notice about cookies',
      `<div style="height:300px"></div><button>Under it</button><div style="position:fixed;inset:auto 0 0;background:#eee;height:120px">Cookies <button>Accept</button></div>`,
    ],
    [
      'a checkbox drawn by other means',
      `<label style="position:relative"><input type="checkbox" style="opacity:0"><span style="position:absolute;inset:0">Done</span></label>`,
    ],
    [
      'a menu that is not on phones',
      `<style>@media(max-width:500px){.side{display:none}}</style><aside class="side">${long}</aside>`,
    ],
  ])('%s is fine', async (_name, body) => {
    expect(await faultsOf(body)).toEqual([])
  })

  test.each([
    ['a wide box', '<div style="width:700px;background:#eee">Wide</div>', '360 px: The page scrolls sideways'],
    ['a wide table', `<table><tr>${'<td style="min-width:150px">Cell</td>'.repeat(6)}</tr></table>`, 'sideways'],
    [
      'text that leaves the window where nothing scrolls',
      `<style>body{overflow-x:hidden}</style><p style="white-space:nowrap">${long}</p>`,
      'nobody can scroll there',
    ],
    [
      'a box too low for its text',
      `<div style="height:30px;overflow:hidden"><p style="margin:0">${long.repeat(3)}</p></div>`,
      'cut off',
    ],
    [
      'a box too narrow for its text',
      `<div style="width:120px;overflow:hidden;white-space:nowrap">Wholegrain rye bread</div>`,
      'cut off at its side',
    ],
    ['a page that is blank on phones', `<style>@media(max-width:500px){main *{display:none}}</style>`, 'almost blank'],
    [
      'a page that asks for the width once and stays blank',
      `<script>if (innerWidth < 500) document.querySelector('main').innerHTML = ''</script>`,
      'almost blank',
    ],
    [
      'a button under another',
      `<div style="position:relative;height:60px"><button style="position:absolute;inset:0 auto auto 0;width:90px;height:40px">One</button><button style="position:absolute;inset:0 auto auto 10px;width:120px;height:40px">Two</button></div>`,
      'cannot be pressed',
    ],
  ])('%s is told', async (_name, body, why) => {
    expect((await faultsOf(body)).join('\n')).toContain(why)
  })
})
