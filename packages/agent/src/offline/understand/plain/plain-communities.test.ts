import { expect, test } from 'vitest'

import { kindsOf } from '../../fixtures/read-kinds.ts'
import { plainCommunities } from './plain-communities.ts'
import { readBuild } from '../read-build.ts'

function brief(message: string) {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}

test.each([
  ['whatsapp for our curling team', 'Group chat for our curling team'],
  ['an app like reddit for cheese makers', 'a forum for cheese makers'],
  ['pinterest style board for garden sheds', 'Picture gallery with likes for garden sheds'],
  ['Trello for my theatre troupe', 'Kanban board of tasks for my theatre troupe'],
])('what is like a known product is what that product is: %s', (message, plain) => {
  expect(plainCommunities(message)).toBe(plain)
})

test.each([
  'Contact details: name, phone, instagram, facebook',
  'A list of my friends with name and whatsapp number',
  'Track my instagram posts with date and likes',
])('a product that is a fact or a subject stays what it is: %s', (message) => {
  expect(plainCommunities(message)).toBe(message)
})

test('a known product’s chat has its people, and no list of things', () => {
  expect(brief('slack for our knitting circle').front).toBe('chat')
  expect(brief('tinder for owners of allotments').parts).toContain('matches')
})

test('where people put up pictures is a gallery of them, with who made each', () => {
  expect(kindsOf('a site where our pupils upload their drawings and everybody can rate them')).toEqual({
    drawing: ['Title', 'Photo', 'Pupil', 'Description'],
  })
  expect(Object.keys(kindsOf('photo wall for our summer party'))).toEqual(['photo'])
})

test('what is rated is kept, and not who rates', () => {
  expect(kindsOf('neighbours rate playgrounds')).toEqual({ playground: ['Name', 'Place', 'Description'] })
})

test('what people do on a board is what a post may be about', () => {
  const { entity, fields } = brief('Village network: offer lifts, lend tools, find babysitters and report lost pets')
  expect(entity.singular).toBe('post')
  expect(fields.find(({ name }) => name === 'category')?.options).toEqual([
    'Lifts',
    'Tools',
    'Babysitters',
    'Lost pets',
  ])
})

test('a discussion board is a forum, and questions with answers are one of questions', () => {
  expect(kindsOf('discussion board for cellists')).toEqual({ discussion: ['Title', 'Message'] })
  expect(kindsOf('a Q&A site for beekeepers with votes')).toEqual({ question: ['Title', 'Message'] })
})

test('who looks for somebody has a profile and writes to others', () => {
  const { entity, parts, access } = brief('find tennis partners by level and district, and message them')
  expect([entity.singular, access]).toEqual(['profile', 'members'])
  expect(parts).toContain('messages')
})

test('what a club keeps behind its door is told by its things', () => {
  const message = 'members section for our choir where members can log in and see documents and upcoming concerts dates'
  expect(brief(message).access).not.toBe('open')
  expect(Object.keys(kindsOf('members area for our rowing club: news and documents'))).toEqual([
    'announcement',
    'document',
  ])
})

test('what is looked through before others see it is added by all and has a state', () => {
  const { access, isAddedByAll, fields } = brief('photo wall for our wedding, anyone uploads, an admin approves')
  expect([access, isAddedByAll]).toEqual(['admin', true])
  expect(fields.find(({ name }) => name === 'status')?.options).toEqual(['Waiting', 'Approved'])
})

test('a dating app holds profiles, whoever it is for and whatever they tell', () => {
  expect(kindsOf('I want a dating app for climbers, with profiles, photo, favourite crag and matches')).toEqual({
    profile: ['Name', 'Photo', 'Favourite crag'],
  })
})

test('what people bring themselves is voted up; given options are a poll', () => {
  expect(brief('members suggest films, vote on the next one').front).toBe('list')
  expect(brief('Poll: where to eat? Soup bar, Pizza place. People vote for it').front).toBe('poll')
})

test('what a blog’s stories are about is no fact of theirs', () => {
  expect(kindsOf('Blog where members write stories about trains')).toEqual({ story: ['Title', 'Body', 'Published on'] })
})

test('a sentence that begins behind a semicolon is no choice of the list before it', () => {
  const { fields } = brief('fish keepers forum; sections Fresh water, Sea water; moderators can delete posts')
  expect(fields.find(({ name }) => name === 'section')?.options).toEqual(['Fresh water', 'Sea water'])
})
