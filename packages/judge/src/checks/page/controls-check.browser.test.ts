import { describe, expect, test } from 'vitest'

import type { PlainHandler } from '../../fixtures/serve-plain-app.ts'
import { json } from '../../fixtures/serve-plain-app.ts'
import { inSession, testChromium, tryCheck } from '../../fixtures/try-check.ts'
import { readTree } from './accessibility-tree.ts'
import { listControls, planControls } from './control-list.ts'
import { controlsCheck } from './controls-check.ts'
import { tryControls } from './try-controls.ts'

const style = '<style>button,summary,[role=button]{padding:10px;min-width:40px}[hidden]{display:none}</style>'

const serve =
  (body: string): PlainHandler =>
  ({ path, method }) => {
    if (path === '/') return `${style}<main><h1>Bread</h1><p id="out">Nothing yet</p>${body}</main>`
    if (path === '/api/like') return method === 'POST' ? json({ ok: true }) : null
    if (path === '/api/broken') return json({}, 500)
    return path === '/other' ? '<h1>Other</h1>' : null
  }

/** The controls alone, without the measuring of looks that goes before in a whole walk. */
async function faultsOf(body: string): Promise<string[]> {
  return inSession({ handle: serve(body) }, {}, (session) =>
    session.withVisitor(async (visitor) => {
      await visitor.open('/')
      const controls = listControls(await readTree(visitor.page))
      const planned = planControls([{ path: '/', controls }]).get('/') ?? []
      const { results } = await tryControls(visitor, { kind: 'controls', path: '/', controls: planned })
      return results.map(({ title, detail }) => `${title}: ${detail}`)
    }),
  )
}

const effects: [string, string][] = [
  ['changing words', `<button onclick="out.textContent='Hello'">Greet</button>`],
  ['a request', `<button onclick="fetch('/api/like',{method:'POST'})">Like</button>`],
  ['another page', `<button onclick="location.href='/other'">Go</button>`],
  ['a new window', `<button onclick="open('https://example.com')">Map</button>`],
  ['the clipboard', `<button onclick="navigator.clipboard.writeText('x')">Copy the link</button>`],
  [
    'a download',
    `<button onclick="const a=document.createElement('a');a.href=window.URL.createObjectURL(new Blob(['x']));a.download='a.csv';a.click()">Download</button>`,
  ],
  [
    'asking for a file',
    `<button onclick="f.click()">Import CSV</button><input id="f" type="file" hidden aria-label="CSV file">`,
  ],
  ['an answer that comes late', `<button onclick="setTimeout(()=>out.textContent='Late',300)">Wait</button>`],
  [
    'a dialog, and its own button',
    `<button onclick="d.showModal()">Open</button><dialog id="d"><p>Hi</p><button onclick="d.close()">Close</button></dialog>`,
  ],
  ['a theme', `<button onclick="document.documentElement.classList.toggle('dark')">Dark</button>`],
  ['a colour alone', `<button onclick="out.style.background=out.style.background?'':'#0a0'">Mark</button>`],
  [
    'a drawing',
    `<canvas id="c" width="200" height="100"></canvas><button onclick="c.getContext('2d').fillRect(0,0,90,90)">Draw</button>`,
  ],
  [
    'filters, of which one is chosen at first',
    `<button onclick="out.textContent='Nothing yet'">All</button><button onclick="out.textContent='Open ones'">Open</button>`,
  ],
  [
    'a carousel that stands at its start',
    `<script>let i=0;const s=(d)=>{i=Math.min(2,Math.max(0,i+d));out.textContent='Slide '+i}</script><button onclick="s(-1)">Previous</button><button onclick="s(1)">Next</button>`,
  ],
  [
    'adding what was typed',
    `<label>Task <input id="t"></label><button onclick="if(t.value){out.textContent=t.value;t.value=''}">Add</button>`,
  ],
  [
    'scrolling up from below',
    `<div style="height:3000px"></div><button style="position:fixed;right:9px;bottom:9px" onclick="window.scrollTo(0,0)">Up</button>`,
  ],
  ['the focus of a field', `<input id="q" aria-label="Search"><button onclick="q.focus()">Find</button>`],
  ['a disclosure', `<details><summary>More</summary><p>Text</p></details>`],
  [
    'deleting with a question',
    `<ul><li id="row">Oak <button aria-label="Delete Oak" onclick="if(confirm('Sure?'))fetch('/api/x',{method:'DELETE'}).then(()=>row.remove())">×</button></li></ul>`,
  ],
  [
    'a counter, minus first',
    `<script>let n=0;const c=(d)=>{n=Math.max(0,n+d);out.textContent=n+' loaves'}</script><button onclick="c(-1)">Less</button><button onclick="c(1)">More</button>`,
  ],
  ['being a form to send', `<form><button>Send</button></form>`],
  ['a notice by alert', `<button onclick="alert('Our ovens are hot since 5 am.')">Why so early?</button>`],
  [
    'a filter by a choice',
    `<select aria-label="Kind" onchange="out.textContent=this.value"><option>All</option><option>Rye</option></select>`,
  ],
  [
    'being disabled, with others that work',
    `<button disabled>Sold out</button><button onclick="out.textContent='x'">Go</button>`,
  ],
  ['showing a tip to the mouse', `<div style="cursor:pointer" onmouseenter="out.textContent='12 loaves'">Monday</div>`],
]

const faults: [string, string, string][] = [
  ['nothing', `<button>Greet</button>`, 'does nothing'],
  [
    'nothing, beside one that works',
    `<button onclick="out.textContent=Math.random()">Shuffle</button><button>Greet</button>`,
    '“Greet”: Pressing it does nothing',
  ],
  ['nothing, below a long page', `<div style="height:3000px"></div><button>Greet</button>`, 'does nothing'],
  [
    'nothing, beside a clock',
    `<p id="k"></p><script>setInterval(()=>k.textContent=Date.now(),200)</script><button>Greet</button>`,
    'does nothing',
  ],
  [
    'nothing, beside a notice that goes away',
    `<button onclick="out.textContent='Hi';setTimeout(()=>out.textContent='',9000)">Hi</button><button>Greet</button>`,
    '“Greet”',
  ],
  ['an alert that claims success', `<button onclick="alert('Saved!')">Save</button>`, 'says “Saved!”'],
  [
    'words that claim success',
    `<label>Mail <input id="m"></label><button onclick="out.textContent='Thank you, you are subscribed';m.value=''">Subscribe</button>`,
    'nothing was sent',
  ],
  ['an error', `<button onclick="null.x">Go</button>`, 'raises an error'],
  ['a request that breaks', `<button onclick="fetch('/api/broken',{method:'POST'})">Go</button>`, 'answered 500'],
  [
    'a request to nowhere, without a word',
    `<button onclick="fetch('/api/nowhere',{method:'POST'})">Go</button>`,
    'answered 404',
  ],
  [
    'a question and nothing else',
    `<button onclick="confirm('Sure?')">Delete all</button>`,
    'does nothing when the answer is yes',
  ],
  [
    'its own state and nothing else',
    `<button aria-expanded="false" onclick="this.ariaExpanded='true'">More</button>`,
    'does nothing',
  ],
  [
    'nothing inside a dialog',
    `<button onclick="d.showModal()">Open</button><dialog id="d"><p>Hi</p><button>Continue</button></dialog>`,
    '“Continue” after pressing the button “Open”',
  ],
  [
    'nothing for a tab',
    `<div role="tablist"><button role="tab" aria-selected="true">One</button><button role="tab" aria-selected="false">Two</button></div>`,
    'tab “Two”',
  ],
  ['nothing for a hand', `<div style="cursor:pointer;padding:20px">Open the card</div>`, 'does nothing'],
]

describe.skipIf(testChromium === null)('controls', { timeout: 120_000 }, () => {
  test.each(effects)('%s is an effect', async (_name, body) => {
    expect(await faultsOf(body)).toEqual([])
  })

  test.each(faults)('%s is a fault', async (_name, body, why) => {
    const found = await faultsOf(body)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(why)
  })

  test('what only a phone shows is tried on a phone', async () => {
    const hide = '<style>.m{display:none}@media(max-width:500px){.m{display:block}}</style>'
    const good = serve(`${hide}<button class="m" onclick="out.textContent='Menu'">Menu</button>`)
    const dead = serve(`${hide}<button class="m">Menu</button>`)
    expect((await tryCheck(controlsCheck, { handle: good })).failures).toEqual([])
    expect((await tryCheck(controlsCheck, { handle: dead })).failures.join()).toContain('does nothing')
  })

  test('a page on which everything is out of order is a fault', async () => {
    const handle = serve('<button disabled>One</button><button disabled>Two</button>')
    expect((await tryCheck(controlsCheck, { handle })).failures.join()).toContain('every control is disabled')
  })
})
