import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function composed(request: string): { files: Readonly<Record<string, string>>; seedSql: string } {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(reading.reason)
  return compose(reading.brief)
}

const zoo = 'A feedback board where visitors of our museum post ideas and vote'

test('what is voted on begins with its votes, the most wanted first', () => {
  const { files } = composed(zoo)
  expect(files['web/components/idea-list.jsx']).toMatch(/<li[^>]*>\s*<LikeButton/)
  expect(files['web/components/like-button.jsx']).toMatch(/sm:text-4xl">\{count\}/)
  expect(files['web/lib/select-ideas.js']).toMatch(/orders = \{\s*likes:/)
})

test('ideas are of the place that they are for', () => {
  expect(composed(zoo).seedSql).toContain('cloakroom')
  expect(composed('Our gym members suggest ideas and upvote them').seedSql).toContain('showers')
  expect(composed('Feature requests for our app with upvotes').seedSql).toContain('Undo for deleted entries')
})

test('of a place that nobody knows only what every place could do is wished for', () => {
  expect(composed('Board where people of the lighthouse post ideas and vote').seedSql).not.toMatch(
    /delet|print|tablet/i,
  )
})

test('some ideas have been answered, and examples still make room for a first one of somebody’s own', () => {
  const { files, seedSql } = composed('A feedback tool where tenants post ideas, vote and comment')
  expect(seedSql).toContain('insert into comments')
  expect(files['web/lib/ideas-table.js']).toMatch(/from comments where [^)]*visitor not like 'sample %'/)
})

test('wishes are voted on as ideas are, each on a card where cards were given a colour', () => {
  const { files } = composed(
    'A suggestion board for a public library where readers post wishes and vote, bold, dark red background with white cards',
  )
  expect(files['web/components/wish-list.jsx']).toMatch(/<li className="[^"]*bg-surface[^"]*">\s*<LikeButton/)
  expect(files['web/components/wish-list.jsx']).toContain('<ul className="grid gap-4">')
})
