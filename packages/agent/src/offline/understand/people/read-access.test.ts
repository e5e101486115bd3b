import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

function briefOf(text: string) {
  const reading = readBuild(text)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}

test.each([
  ['A blog about old maps. Only I can write, readers comment without signing in.', 'admin'],
  ['Cycling blog. I log in to write posts (title, text). Everybody reads.', 'admin'],
  ['Blog of our hiking club. The three of us each have a login and write articles with title and text.', 'members'],
  ['Blog for a school radio. Several authors sign in and publish articles with headline and text.', 'members'],
])('a blog is written by one or by several: %s', (text, access) => {
  expect(briefOf(text).access).toBe(access)
})

test('what only I may do with my own makes nobody an admin', () => {
  const { access } = briefOf(
    'Social network for bakers. You need an account, post a loaf with flour, hours and a photo, others like it. Only I can delete my loaves.',
  )
  expect(access).toBe('members')
})

test('who leaves an opinion needs no account, whoever answers it', () => {
  const brief = briefOf(
    'Feedback form for our new tram line, no login: stars 1 to 5, what is good, what is missing. All feedback is listed publicly below. Staff who have signed in can delete it.',
  )
  expect(brief).toMatchObject({ front: 'list', access: 'admin', isAddedByAll: true })
})

test('a forum that everybody reads is not for its members only', () => {
  const brief = briefOf(
    'Forum for potters. Registered members open threads and answer. Everybody can read. Categories: Clay, Glaze.',
  )
  expect(brief).toMatchObject({ access: 'members', isForMembersOnly: false, entity: { singular: 'thread' } })
})

test('the dating app of people who chat is no chat', () => {
  const brief = briefOf(
    'Dating app for hikers: sign up, profile with nickname, age and a few words about me. If two like each other it is a match and they can chat.',
  )
  expect(brief.parts).toEqual(expect.arrayContaining(['matches', 'messages']))
  expect(brief.parts).not.toContain('about')
})
