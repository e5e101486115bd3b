// What a stage or a poll shows is read from its request: a later sentence that adds to it carries the request on.
import type { Brief } from '../brief.ts'
import { type Edit } from './read-edit-state.ts'
import { readPoll } from './read-poll.ts'
import { readLengths } from './read-timer.ts'
import { readWriter } from './read-writer.ts'

/** What can be added to by words, as one reads it from a request: names of what is there. */
function partsOf({ front, stage }: Brief, request: string): string[] {
  if (front === 'poll') return readPoll(request).options
  if (stage === 'timer') return readLengths(request).map(({ label, seconds }) => `${label} ${seconds}`.trim())
  if (stage === 'text-tool') return readWriter(request).inputs.flatMap(({ options = [] }) => options)
  return []
}

/** Takes an order that adds a length, an option, something to choose. */
export function takeStageAddition(text: string, edit: Edit): string {
  const { brief } = edit
  if (brief.front !== 'poll' && brief.front !== 'stage') return text
  const request = `${brief.request}\n${text}`
  const before = partsOf(brief, brief.request)
  const after = partsOf(brief, request)
  const added = after.filter((part) => !before.includes(part))
  if (added.length === 0 || before.some((part) => !after.includes(part))) return text
  edit.brief.request = request
  edit.clauses.push(`add ${added.map((part) => `“${part.replace(/ \d+$/, '')}”`).join(', ')}`)
  return ''
}
