import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function filesOf(message: string): Record<string, string> {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  const { files, seedSql } = compose(reading.brief)
  return { ...files, seedSql }
}

const all = (message: string): string => Object.values(filesOf(message)).join('\n')

test('a feed says who speaks, and asks what those do who meet there', () => {
  const files = filesOf('A social network for climbers')
  expect(files['web/components/post-list.jsx']).toContain('<Monogram id={post.id} name={post.author}')
  expect(files['web/components/post-form.jsx']).toContain('label="What did you climb?"')
  expect(files['web/components/post-form.jsx']).toContain('label="Your name"')
})

test('members of a feed are called by their accounts', () => {
  const files = filesOf('A social network for climbers, only members can post')
  expect(files['web/components/post-list.jsx']).toContain('name={post.owner_name}')
})

test('what is posted is about what brings people together', () => {
  expect(all('A social network for trail runners')).toContain('Fog until kilometre nine')
  expect(all('A forum for home brewers')).toContain('Airlock silent after two days')
  expect(all('A community app for our street')).toContain('Too many apples')
})

test('tasks are those of whoever has them', () => {
  expect(all('To-do list for our theatre')).toContain('Oil the trapdoor')
  expect(all('To-do list')).toContain('Descale the kettle')
})

test('whoever leaves a review is asked for their own name', () => {
  expect(all('Guest reviews for our campsite with name, rating and message')).toContain('label="Your name"')
})

test('a feed is written in by one line that asks, and the rest of its form comes with the first word', () => {
  const reading = readBuild('A social network for amateur cyclists with likes and comments')
  if (!reading.ok) throw new Error(reading.reason)
  const { files } = compose(reading.brief)
  expect(files['web/components/post-form.jsx']).toMatch(/<TextField name="post" label="Where did you ride\?"/)
  expect(files['web/components/add-post.jsx']).toMatch(/onFocus={open}[^]*isOpen \? '' : folded/)
  expect(files['web/app/layout.jsx']).not.toContain('Write a new post')
})
