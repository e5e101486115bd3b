import type { CheckResult, CheckStep } from '@joinery/contract/checks'
import { expect, test } from 'vitest'

import { type PlainAppInput, redirectTo, servePlainApp } from '../fixtures/serve-plain-app.ts'
import { testChromium, tryCheck } from '../fixtures/try-check.ts'
import { acceptanceCheck } from './run-acceptance.ts'

type Note = {
  id: number
  title: string
  size: string
  due: string
  done: boolean
}

/** A list with a form; `saves` false plants a defect. */
function notesApp({
  saves = true,
  files = {},
}: { saves?: boolean; files?: PlainAppInput['files'] } = {}): PlainAppInput {
  const notes: Note[] = [
    { id: 1, title: 'Buy oak', size: 'Small', due: '2030-01-01', done: false },
    { id: 2, title: 'Oil the bench', size: 'Large', due: '2030-01-02', done: false },
  ]
  const row = (note: Note) => `<li><span>${note.title}</span> <em>${note.size}, ${note.due}</em>
    <form method="post" action="/delete/${note.id}"><button>Delete</button></form></li>`
  const form = `<form method="post" action="/add">
    <label>Title <input name="title" required></label>
    <label for="size">Size</label><select id="size" name="size"><option value="S">Small</option><option value="L">Large</option></select>
    <input type="date" name="due" aria-label="Due date">
    <fieldset><legend>Colour</legend><label><input type="radio" name="colour" value="r">Red</label><label><input type="radio" name="colour" value="b">Blue</label></fieldset>
    <label><input type="checkbox" name="done"> Done</label>
    <button>Add note</button></form>`
  return {
    tables: { notes: notes },
    routes: ['/', '/notes/[id]'],
    files,
    handle({ path, method, form: sent }) {
      if (path === '/') return `<h1>Notes</h1>${form}<ul>${notes.map(row).join('')}</ul>`
      if (method !== 'POST') return null
      if (path === '/add' && saves) {
        const { title = '', size = '', due = '', done } = sent
        const colour = sent['colour'] === 'b' ? 'Blue' : 'none'
        notes.push({ id: 9, title, size: `${size === 'L' ? 'Large' : 'Small'} ${colour}`, due, done: done === 'on' })
      }
      if (path.startsWith('/delete/'))
        notes.splice(
          notes.findIndex((note) => path.endsWith(`/${note.id}`)),
          1,
        )
      return redirectTo('/')
    },
  }
}

async function walk(app: PlainAppInput, steps: CheckStep[]): Promise<CheckResult> {
  const acceptance = [{ id: 'k7m2q9x4', title: 'It does what it did', steps }]
  const { results } = await tryCheck(acceptanceCheck, app, { acceptance })
  const [result] = results
  if (result === undefined) throw new Error('There is no result.')
  return result
}

const addNote: CheckStep[] = [
  { do: 'goTo', path: '/' },
  { do: 'fill', label: 'title', value: 'Sand the top' },
  { do: 'fill', label: 'Size', value: 'large' },
  { do: 'fill', label: 'Due date', value: '3 May 2031' },
  { do: 'fill', label: 'Colour', value: 'Blue' },
  { do: 'fill', label: 'Done', value: 'true' },
  { do: 'press', name: 'ADD NOTE' },
  { do: 'reload' },
  { do: 'expectText', text: 'sand the top' },
  { do: 'expectPath', path: '/' },
  { do: 'expectCount', role: 'listitem', count: 3 },
  { do: 'expectRows', table: 'notes', values: { title: 'Sand the top', due: '2031-05-03', done: 'true' }, count: 1 },
]

test.runIf(testChromium)(
  'a note is filled in with every kind of field, saved, and seen by a second person',
  async () => {
    const result = await walk(notesApp(), [
      ...addNote,
      { do: 'as', person: 'second' },
      { do: 'goTo', path: '/' },
      { do: 'expectText', text: 'Large Blue, 2031-05-03' },
      { do: 'press', name: 'Delete', near: 'Oil the bench' },
      { do: 'expectText', text: 'Oil the bench', isAbsent: true },
      { do: 'expectRows', table: 'notes', values: { title: 'Buy oak' }, count: 1 },
    ])
    expect(result).toMatchObject({ outcome: 'passed', detail: '', acceptanceId: 'k7m2q9x4' })
  },
)

test.runIf(testChromium)('of two with one name the one below what was filled in is pressed', async () => {
  const guests: { id: number; name: string }[] = []
  const booking: PlainAppInput = {
    tables: { guests },
    routes: ['/'],
    handle({ path, method, form }) {
      if (path === '/' && method === 'POST') guests.push({ id: 1, name: form['name'] ?? '' })
      if (path !== '/') return null
      return method === 'POST'
        ? redirectTo('/')
        : `<header><a href="/">Reserve</a></header><form method="post"><label>Name <input name="name"></label><button>Reserve</button></form><p>${guests.map(({ name }) => name).join()}</p>`
    },
  }
  const result = await walk(booking, [
    { do: 'goTo', path: '/' },
    { do: 'fill', label: 'Name', value: 'Pewter spoon' },
    { do: 'press', name: 'Reserve' },
    { do: 'expectText', text: 'Pewter spoon' },
  ])
  expect(result).toMatchObject({ outcome: 'passed' })
})

test.runIf(testChromium)('a part of a name begins where a word does', async () => {
  const app: PlainAppInput = {
    handle: () => `<h1>Guests</h1><label><input type="checkbox"> Halima Haddad</label> <a href="/address">Address</a>
      <button type="button" onclick="this.after('Pressed')">Add guest</button>`,
  }
  const result = await walk(app, [
    { do: 'goTo', path: '/' },
    { do: 'press', name: 'Save | Add' },
    { do: 'expectText', text: 'Pressed' },
  ])
  expect(result).toMatchObject({ outcome: 'passed', detail: '' })
})

test.runIf(testChromium)('names with quotes, slashes and arrows are names', async () => {
  const app: PlainAppInput = {
    handle: () => `<h1>Names</h1><label>What's "new" <input name="news"></label>
      <fieldset><legend>Child's size</legend><label><input type="radio" name="size">Up/down >> left</label></fieldset>
      <button type="button" onclick="this.after('Sent')">Let's \`go\`/now</button>`,
  }
  const result = await walk(app, [
    { do: 'goTo', path: '/' },
    { do: 'fill', label: `Today's news | What's "new"`, value: 'Rain' },
    { do: 'fill', label: "Child's size", value: 'Up/down >> left' },
    { do: 'press', name: "Let's `go`/now" },
    { do: 'expectText', text: 'Sent' },
  ])
  expect(result).toMatchObject({ outcome: 'passed', detail: '' })
})

test.runIf(testChromium)('a note that is not saved fails, and says what is shown instead', async () => {
  const result = await walk(notesApp({ saves: false }), addNote)
  expect(result.outcome).toBe('failed')
  expect(result.detail).toMatch(/^Step 9 of 12, Expect “sand the top”: “sand the top” is not shown on \/\..*Buy oak/)
  expect(result.evidence.at(-1)).toMatchObject({ type: 'screenshot', width: 1280 })
})

test.runIf(testChromium)('a field that takes another kind of value now makes a check outdated', async () => {
  const result = await walk(notesApp(), [
    { do: 'goTo', path: '/' },
    { do: 'fill', label: 'Due date', value: 'about a week' },
  ])
  expect(result).toMatchObject({ outcome: 'outdated', detail: expect.stringContaining('another kind of value') })
})

test.runIf(testChromium)(
  'what the app names nowhere any more makes a check outdated, what it still names a failure',
  async () => {
    const steps: CheckStep[] = [
      { do: 'goTo', path: '/' },
      { do: 'press', name: 'Archive' },
    ]
    const gone = await walk(notesApp(), steps)
    expect(gone.outcome).toBe('outdated')
    expect(gone.detail).toContain('There is no “Archive” on /; there is “Add note”, “Delete”.')
    const broken = await walk(notesApp({ files: { 'web/app/page.jsx': '<button hidden>Archive</button>' } }), steps)
    expect(broken.outcome).toBe('failed')
  },
)

test.runIf(testChromium)('a missing field, a wrong choice and a missing row each say what there is', async () => {
  const start: CheckStep = { do: 'goTo', path: '/' }
  const files = { 'web/app/page.jsx': 'Owner' }
  const field = await walk(notesApp({ files }), [start, { do: 'fill', label: 'Owner', value: 'x' }])
  expect(field.detail).toContain('There is no field “Owner” on /; there are “Title”, “Size”, “Due date”')
  const choice = await walk(notesApp(), [start, { do: 'fill', label: 'Size', value: 'Huge' }])
  expect(choice.detail).toContain('it offers “Small”, “Large”')
  const row = await walk(notesApp(), [
    start,
    { do: 'expectRows', table: 'notes', values: { title: 'Nobody' }, count: 1 },
  ])
  expect(row.detail).toContain('0 rows of “notes” have title = “Nobody”, not 1. It holds 2 rows')
  const path = await walk(notesApp(), [start, { do: 'expectPath', path: '/notes/[id]' }])
  expect(path.detail).toContain('The address is /, not /notes/[id].')
})

test.runIf(testChromium)(
  'of alternatives the first that is there is taken, an exact name before a part of one',
  async () => {
    const result = await walk(notesApp(), [
      { do: 'goTo', path: '/' },
      { do: 'fill', label: 'Headline | What | Title', value: 'Sand the top' },
      { do: 'press', name: 'Save | add | Add note', near: 'Sand the top' },
      { do: 'expectText', text: 'Nowhere | Sand the top' },
      { do: 'expectText', text: 'Archived | Hidden', isAbsent: true },
      { do: 'expectRows', table: 'items | notes', values: { title: 'Sand the top' }, count: 1 },
    ])
    expect(result).toMatchObject({ outcome: 'passed', detail: '' })
    const none = await walk(notesApp(), [
      { do: 'goTo', path: '/' },
      { do: 'expectText', text: 'Archived | Buy oak', isAbsent: true },
    ])
    expect(none.detail).toContain('“Archived | Buy oak” is still shown')
  },
)

test.runIf(testChromium)('each check starts from rows as they were, where the app can be opened again', async () => {
  const steps: CheckStep[] = [
    { do: 'goTo', path: '/' },
    { do: 'press', name: 'Delete', near: 'Buy oak' },
    { do: 'expectRows', table: 'notes', values: {}, count: 1 },
  ]
  const acceptance = ['k7m2q9x4', 'k7m2q9x5'].map((id) => ({ id, title: 'A note goes', steps }))
  const alone = await tryCheck(acceptanceCheck, notesApp(), { acceptance })
  expect(alone.results.map((result) => result.outcome)).toEqual(['passed', 'failed'])

  const ended: string[] = []
  const openAgain = async () => {
    const plain = await servePlainApp(notesApp())
    const { socketPath, data } = plain.app
    return {
      socketPath,
      data,
      close: () => {
        ended.push(socketPath)
        return plain.close()
      },
    }
  }
  const renewed = await tryCheck(acceptanceCheck, { ...notesApp(), openAgain }, { acceptance })
  expect(renewed.results.map((result) => result.outcome)).toEqual(['passed', 'passed'])
  // Nobody needs fresh rows after the last one.
  expect(ended).toHaveLength(1)
})

test.runIf(testChromium)(
  'a row that is not shown while others of its table are makes a check outdated, a page that shows none fails it',
  async () => {
    const steps: CheckStep[] = [
      { do: 'goTo', path: '/' },
      { do: 'expectText', text: 'Sand the top', among: { table: 'notes', column: 'title' } },
    ]
    const isShown = await walk(notesApp(), steps)
    expect(isShown).toMatchObject({ outcome: 'outdated', detail: expect.stringContaining('Step 2 of 2') })
    const empty = await walk({ ...notesApp(), handle: () => '<h1>Notes</h1>' }, steps)
    expect(empty.outcome).toBe('failed')
  },
)

test.runIf(testChromium)('a day that has a button of its own is sent off where nothing happens without', async () => {
  const days: PlainAppInput = {
    routes: ['/'],
    handle: ({ url }) =>
      `<form><label>Day <input type="date" name="day" value="2030-01-01"></label><button>Show</button></form>
       ${url.searchParams.get('day') === '2031-05-06' ? '<button>09:30</button>' : '<p>Choose a day</p>'}`,
  }
  const steps: CheckStep[] = [
    { do: 'goTo', path: '/' },
    { do: 'fill', label: 'Day', value: '2031-05-06' },
  ]

  expect((await walk(days, [...steps, { do: 'press', name: '09:30' }])).outcome).toBe('passed')
  expect((await walk(days, [...steps, { do: 'expectText', text: '09:30' }])).outcome).toBe('passed')
  expect((await walk(days, [...steps, { do: 'press', name: '10:30' }])).outcome).not.toBe('passed')
})

test.runIf(testChromium)('a choice whose input lies hidden below its label is pressed by the label', async () => {
  const times: PlainAppInput = {
    routes: ['/'],
    handle: () => `<h1>Times</h1><label style="position:relative;display:block;padding:1rem">
      <input type="radio" name="time" style="position:absolute;opacity:0;width:1px;height:1px">
      <span style="position:absolute;inset:0;background:#fff">09:30</span></label>
      <p id="said"></p><script>document.querySelector('input').onchange = () => said.append('chosen')</script>`,
  }
  const steps: CheckStep[] = [
    { do: 'goTo', path: '/' },
    { do: 'press', name: '09:30' },
    { do: 'expectText', text: 'chosen' },
  ]

  expect((await walk(times, steps)).outcome).toBe('passed')
})
