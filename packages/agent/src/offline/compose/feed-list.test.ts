import { expect, test } from 'vitest'

import { readBuild } from '../understand/read-build.ts'
import { compose } from './compose.ts'

function filesOf(message: string): Record<string, string> {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  const { files, seedSql } = compose(reading.brief)
  return { ...files, seedSql }
}

const all = (message: string): string => Object.values(filesOf(message)).join('\n')

test('a feed says who speaks, and asks what is new', () => {
  const files = filesOf('A social network for climbers')
  expect(files['web/components/post-list.jsx']).toContain('<Monogram id={post.id} name={post.author}')
  expect(files['web/components/post-form.jsx']).toContain('label="What is new?"')
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
