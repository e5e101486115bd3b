import { expect, test } from 'vitest'

import type { Brief } from '../../brief.ts'
import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function briefOf(sentence: string): Brief {
  const reading = readBuild(sentence)
  if (!reading.ok) throw new Error(`Not understood: ${sentence}`)
  return reading.brief
}

const clubs = ['rowing', 'chess', 'garden', 'hiking', 'running', 'book', 'fishing', 'cycling', 'sailing', 'skating']

test('members of clubs are shown in three ways, and never in a bare list', () => {
  const shown = clubs.map((club) => briefOf(`Our ${club} club: members with phone and role`).skeleton)
  expect(new Set(shown)).toEqual(new Set(['register', 'badges', 'roster']))
})

test('whom nobody rings or writes to is no member of a club', () => {
  expect(['badges', 'roster']).not.toContain(briefOf('Patients with name, room, diet and allergies').skeleton)
})

test.each(['register', 'badges', 'roster'] as const)('as %s somebody is rung with one press', (skeleton) => {
  const brief = { ...briefOf('Members with name, phone and role'), skeleton }
  const { files } = compose(brief)
  expect(files['web/components/member-list.jsx']).toContain('aria-label={`Call ${member.name}`}')
  expect(files['web/lib/select-members.js']).toContain('localeCompare')
})

test('a roll stands under what each of them does', async () => {
  const { files } = compose({ ...briefOf('Members with name, phone and role'), skeleton: 'roster' })
  const code = files['web/components/member-list.jsx'] ?? ''
  const source = /const none[^]*?\n\}/.exec(code)?.[0].replace('function', 'export function') ?? ''
  const { groupsOf }: { groupsOf: (rows: object[]) => [string, object[]][] } = await import(
    `data:text/javascript,${encodeURIComponent(source)}`
  )
  const rows = [{ role: null }, { role: 'Treasurer' }, { role: 'Captain' }, { role: 'Captain' }]
  expect(groupsOf(rows).map(([role, of]) => [role, of.length])).toEqual([
    ['Captain', 2],
    ['Treasurer', 1],
    ['No role yet', 1],
  ])
})

test('initials are those of the first and the last name', async () => {
  const { files } = compose({ ...briefOf('Members with name, phone and role'), skeleton: 'badges' })
  const source = /function initialsOf[^]*?\n\}/.exec(files['web/components/monogram.jsx'] ?? '')?.[0] ?? ''
  const { initialsOf }: { initialsOf: (name: string | null) => string } = await import(
    `data:text/javascript,${encodeURIComponent(`export ${source}`)}`
  )
  expect(['Chidinma Okafor-Weatherby', 'Ana', '7 Hills', null].map(initialsOf)).toEqual(['CO', 'A', 'H', ''])
})
