import { expect, test } from 'vitest'

import { findMissingAddresses } from './missing-addresses.ts'

const app = {
  'web/app/page.jsx': '',
  'web/app/notes/[id]/page.jsx': '',
  'web/app/(shop)/cart/page.jsx': '',
  'web/app/docs/[...path]/page.jsx': '',
  'web/app/api/notes/route.js': 'export async function GET() {}\nexport const POST = create',
  'web/app/api/notes/[id]/route.js': 'async function change() {}\nexport { change as PATCH }',
  'web/app/api/all/route.js': "export * from '@/lib/all'",
}

function messages(text: string): string[] {
  return findMissingAddresses({ ...app, 'web/components/x.jsx': text }).map((each) => `${each.line}: ${each.message}`)
}

test.each([
  "fetch('/api/notes')",
  'fetch(`/api/notes/${note.id}`, { method })',
  'fetch(`/api/notes?${new URLSearchParams({ q })}`)',
  'fetch(`/api/notes${id ? `/${id}` : ""}`)',
  "fetch('/api/notes/' + note.id, { method: 'PATCH' })",
  "fetch('/api/things/' + note.id + '/done')",
  "fetch('/api/notes' + query)",
  "<Link href={'/notes/' + note.id}>",
  "fetch('/api/notes/1', { body: say('(') }) ; fetch('/api/notes', { method: 'POST' })",
  "fetch('/api/notes', { ...options, body: JSON.stringify({ method: 'card' }) })",
  'fetch(url)',
  "fetch('/api/notes', { method: 'POST', body: JSON.stringify({ title: String(title) }) })",
  "fetch(`/api/notes/${String(id)}`, { method: 'patch' })",
  "fetch('/api/notes/1', options)",
  "fetch('/api/all', { method: 'PUT' })",
  "fetch('https://example.test/api/x')",
  '<Link href="/">',
  '<Link href={`/notes/${id}`}>',
  "<Link href={show === 'all' ? '/' : `/?show=${show}`}>",
  '<a href="/cart#top">',
  '<a href="/docs/a/b">',
  '<a href="//elsewhere.test">',
  '<a href="#main">',
  "router.navigate('/cart')",
  '<Link href="/account/signin">',
])('answered: %s', (text) => {
  expect(messages(text)).toEqual([])
})

test.each([
  ["\nfetch('/api/note')", '2: No function answers at /api/note.'],
  ["fetch('/api/things/' + note.id)", '1: No function answers at /api/things/….'],
  ['fetch(`/api/notes/${id}/done`)', '1: No function answers at /api/notes/…/done.'],
  [
    "fetch('/api/notes/done', { method: 'DELETE' })",
    '1: No function answers DELETE at /api/notes/done: web/app/api/notes/[id]/route.js exports no DELETE.',
  ],
  [
    'fetch(`/api/notes/${id}`)',
    '1: No function answers GET at /api/notes/…: web/app/api/notes/[id]/route.js exports no GET.',
  ],
  ['<Link href="/about">', '1: There is no page at /about.'],
  ['<Link href={`/note/${id}`}>', '1: There is no page at /note/….'],
  ["navigate('/notes')", '1: There is no page at /notes.'],
])('missing: %s', (text, message) => {
  expect(messages(text)).toEqual([message])
})
