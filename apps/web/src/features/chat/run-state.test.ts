import type { RunEvent, SequencedRunEvent } from '@joinery/contract/chat'
import { expect, test } from 'vitest'

import { countWork, emptyRun, foldRun } from './run-state.ts'

const start = Date.UTC(2026, 0, 1)

function sequence(...events: RunEvent[]): SequencedRunEvent[] {
  return events.map((event, index) => ({ seq: index + 1, at: new Date(start + index * 1000), event }))
}

const writing: RunEvent = {
  type: 'tool.started',
  step: 1,
  callId: 'a',
  tool: 'write_file',
  block: 'page',
  title: 'Writing the notes page',
  path: 'web/app/notes/page.jsx',
}

test('text of one step grows in one block, and a tool call starts a new one', () => {
  const run = foldRun(
    emptyRun,
    sequence(
      { type: 'text.delta', step: 1, text: 'I will ' },
      { type: 'text.delta', step: 1, text: 'write it.' },
      writing,
      { type: 'text.delta', step: 1, text: 'Done.' },
    ),
  )
  expect(run.blocks.map((block) => (block.kind === 'text' ? block.text : block.kind))).toEqual([
    'I will write it.',
    'work',
    'Done.',
  ])
})

test('thinking lasts until the first other thing happens', () => {
  const run = foldRun(
    emptyRun,
    sequence(
      { type: 'thinking.delta', step: 1, text: 'Let me' },
      { type: 'thinking.delta', step: 1, text: ' see' },
      writing,
    ),
  )
  expect(run.blocks[0]).toMatchObject({ kind: 'thinking', text: 'Let me see', startedAt: start, endedAt: start + 2000 })
})

test('a step that starts again drops what it had shown before the crash', () => {
  const run = foldRun(
    emptyRun,
    sequence(
      { type: 'text.delta', step: 0, text: 'kept' },
      { type: 'text.delta', step: 1, text: 'lost' },
      writing,
      { type: 'step.started', step: 1 },
      { type: 'text.delta', step: 1, text: 'again' },
    ),
  )
  expect(run.blocks.map((block) => (block.kind === 'text' ? block.text : block.kind))).toEqual(['kept', 'again'])
})

test('an event that arrives twice counts once', () => {
  const events = sequence({ type: 'text.delta', step: 1, text: 'once' })
  expect(foldRun(foldRun(emptyRun, events), events)).toEqual(foldRun(emptyRun, events))
})

test('a finished tool shows its outcome in the past tense with its lines', () => {
  const run = foldRun(
    emptyRun,
    sequence(
      writing,
      { type: 'tool.progress', callId: 'a', tail: 'export default' },
      { type: 'tool.finished', callId: 'a', status: 'success', title: 'Wrote the notes page', added: 64, removed: 2 },
    ),
  )
  expect(run.blocks[0]).toMatchObject({ title: 'Wrote the notes page', status: 'success', added: 64, removed: 2 })
  expect(countWork(run)).toEqual({ done: 1, begun: 1 })
})

test('a run that ends leaves no row running', () => {
  const run = foldRun(
    emptyRun,
    sequence(writing, {
      type: 'finished',
      status: 'FAILED',
      problem: 'Something broke.',
      elapsedMs: 10,
      inputTokens: 1,
      outputTokens: 2,
    }),
  )
  expect(run.blocks[0]).toMatchObject({ status: 'cancelled' })
  expect(run).toMatchObject({ status: 'FAILED', finished: { problem: 'Something broke.' } })
})

test('the newest word of the judge counts', () => {
  const failing: RunEvent = {
    type: 'judged',
    checkRunId: 'run1',
    isPassed: false,
    counts: { passed: 1, failed: 1, skipped: 0, outdated: 0 },
    durationMs: 9000,
    results: [],
  }
  const passing: RunEvent = { ...failing, checkRunId: 'run2', isPassed: true }
  expect(foldRun(emptyRun, sequence(failing, passing)).verdict).toMatchObject({
    isJudged: true,
    summary: { checkRunId: 'run2', isPassed: true },
  })
  expect(foldRun(emptyRun, sequence({ type: 'unjudged', reason: 'There is no browser.' })).verdict).toEqual({
    isJudged: false,
    reason: 'There is no browser.',
  })
})

function end(status: 'CANCELED_AUTOFIX' | 'GENERATION_FAILED'): RunEvent {
  return { type: 'finished', status, elapsedMs: 10, inputTokens: 1, outputTokens: 2 }
}

test('thinking goes on, ends well, is cut off by the person, or by a fault', () => {
  const thinking: RunEvent = { type: 'thinking.delta', step: 1, text: 'Let me see' }
  const after = (...events: RunEvent[]) => foldRun(emptyRun, sequence(thinking, ...events)).blocks[0]

  expect(after()).toMatchObject({ kind: 'thinking', status: 'running' })
  expect(after(writing)).toMatchObject({ status: 'success' })
  expect(after(end('CANCELED_AUTOFIX'))).toMatchObject({ status: 'cancelled' })
  expect(after(end('GENERATION_FAILED'))).toMatchObject({ status: 'error' })
})

test('a row that turns the screen keeps where to', () => {
  const target = { view: 'code' as const, file: 'web/app/page.jsx' }
  const turned: RunEvent = { type: 'tool.finished', callId: 'a', status: 'success', title: 'Turned', target }
  expect(foldRun(emptyRun, sequence(writing, turned)).blocks[0]).toMatchObject({ status: 'success', target })
})

test('a row keeps the picture of what was seen', () => {
  const picture = { hash: 'a'.repeat(64), width: 360, height: 800, page: '/' }
  const looking: RunEvent = {
    type: 'tool.started',
    step: 1,
    callId: 'l',
    tool: 'look_at_page',
    block: 'action',
    title: 'Looking at the homepage',
  }
  const looked: RunEvent = {
    type: 'tool.finished',
    callId: 'l',
    status: 'success',
    title: 'Looked at the homepage',
    picture,
  }
  const run = foldRun(emptyRun, sequence(looking, looked, writing))
  expect(run.blocks.map((block) => (block.kind === 'work' ? block.picture : 'no work'))).toEqual([picture, null])
})
