// Sorts the messages of a project into what has run or runs, and what waits in the queue.
import type { ChatMessage } from '@joinery/contract/chat'
import { isTerminal } from '@joinery/contract/vocabulary/statuses'

export interface ChatFeed {
  /** Oldest first. */
  messages: readonly ChatMessage[]
  /** In the order they will run. */
  queue: readonly ChatMessage[]
  /** The run that goes on now. */
  running: ChatMessage | null
}

/** @param pages newest page first, each page in any order, as the endless query keeps them */
export function arrangeFeed(pages: readonly { messages: readonly ChatMessage[] }[]): ChatFeed {
  const byId = new Map<string, ChatMessage>()
  for (const page of pages)
    for (const message of page.messages) if (!byId.has(message.id)) byId.set(message.id, message)
  const all = [...byId.values()].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
  const running = all.find((message) => isRunning(message)) ?? null
  const waiting = all
    .filter((message) => !isTerminal(message.generation.status) && message !== running && isWaiting(message))
    .sort((a, b) => (a.generation.queuePosition ?? 0) - (b.generation.queuePosition ?? 0))
  // With nothing ahead of it the first waiting message is about to start: it belongs to the talk, not to a queue.
  const next = running === null ? (waiting[0] ?? null) : null
  const queue = waiting.filter((message) => message !== next)
  return { messages: all.filter((message) => !queue.includes(message)), queue, running: running ?? next }
}

function isRunning({ generation }: ChatMessage): boolean {
  return !isTerminal(generation.status) && generation.queuePosition === null
}

function isWaiting({ generation }: ChatMessage): boolean {
  return generation.queuePosition !== null
}

/** Whether the run can be tried again: it ended without a version that stands. */
export function canRetry({ generation }: ChatMessage): boolean {
  return isTerminal(generation.status) && generation.status !== 'VALID' && generation.status !== 'CREATED'
}
