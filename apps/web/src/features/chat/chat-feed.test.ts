import type { ChatMessage } from '@joinery/contract/chat'
import { expect, test } from 'vitest'

import { arrangeFeed, canRetry } from './chat-feed.ts'
import { moodOf } from './status-words.ts'

function message(id: string, minute: number, more: Partial<ChatMessage['generation']>): ChatMessage {
  return {
    id,
    text: id,
    mode: 'build',
    attachments: [],
    kind: 'CHAT',
    continuation: null,
    authorName: null,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)),
    events: [],
    generation: {
      id: `run-${id}`,
      status: 'VALID',
      queuePosition: null,
      revisionId: null,
      revisionNumber: null,
      problem: null,
      model: 'offline',
      elapsedMs: null,
      usage: [],
      cost: null,
      inputTokens: 0,
      outputTokens: 0,
      createdAt: new Date(),
      ...more,
    },
  }
}

const ids = (messages: readonly ChatMessage[]) => messages.map(({ id }) => id)

test('waiting messages leave the talk and queue up in their order', () => {
  const feed = arrangeFeed([
    {
      messages: [
        message('second', 4, { status: 'QUEUED', queuePosition: 2 }),
        message('done', 1, {}),
        message('runs', 2, { status: 'BUILDING' }),
        message('first', 3, { status: 'QUEUED', queuePosition: 1 }),
      ],
    },
  ])
  expect(ids(feed.messages)).toEqual(['done', 'runs'])
  expect(ids(feed.queue)).toEqual(['first', 'second'])
  expect(feed.running?.id).toBe('runs')
})

test('the only waiting message stays in the talk, for it is about to start', () => {
  const feed = arrangeFeed([{ messages: [message('next', 1, { status: 'QUEUED', queuePosition: 1 })] }])
  expect(ids(feed.messages)).toEqual(['next'])
  expect(feed).toMatchObject({ queue: [], running: { id: 'next' } })
})

test('older pages come before newer ones and a message on two pages shows once', () => {
  const feed = arrangeFeed([
    { messages: [message('new', 9, {}), message('middle', 5, {})] },
    { messages: [message('middle', 5, {}), message('old', 1, {})] },
  ])
  expect(ids(feed.messages)).toEqual(['old', 'middle', 'new'])
})

test('a version that nobody tried stands: it is neither done, nor failed, nor to be tried again', () => {
  const untried = message('a', 1, { status: 'CREATED', revisionNumber: 2 })

  expect(moodOf(untried.generation.status)).toBe('untried')
  expect(canRetry(untried)).toBe(false)
  expect(arrangeFeed([{ messages: [untried] }]).running).toBeNull()
})
