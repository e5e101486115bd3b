import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function composed(request: string): { files: Readonly<Record<string, string>>; seedSql: string } {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(reading.reason)
  return compose(reading.brief)
}

const page = (files: Readonly<Record<string, string>>): string => files['web/app/[id]/page.jsx'] ?? ''

test('a post has what was answered below it, and beside it what its writer and others said', () => {
  const { files, seedSql } = composed('A social network for sea swimmers with likes and comments')
  expect(page(files)).toMatch(/<article[^]*<Comments [^]*<\/article>[^]*<OtherPosts /)
  expect(files['web/app/[id]/page.server.js']).toContain("fromSame(await listPosts(), post, ['author']")
  expect(files['web/components/comments.jsx']).toContain('<Monogram id={comment.id} name={comment.author}')
  expect(files['web/components/post-list.jsx']).toContain('{post.posted}')
  expect(seedSql).toMatch(/insert into posts \([^)]*created_at\)/)
})

test('what is voted on stands among all of it', () => {
  const { files } = composed('A board where tenants of our house post ideas and vote')
  expect(files['web/app/[id]/page.server.js']).toContain("ranked(await listIdeas(), idea, ['likes'], 6)")
  expect(files['web/components/other-ideas.jsx']).toMatch(/aria-current=\{other\.id === idea\.id/)
})

test('what is changed on a record follows what is told of it, and no row of buttons stands above its name', () => {
  const { files } = composed('A list of repairs with tool, status (open, done) and due date')
  const [above = '', below = ''] = page(files).split('<h1 className="text-balance')
  expect(above).not.toContain('Edit this')
  expect(below).toMatch(/Edit this [a-z]+\s/)
})
