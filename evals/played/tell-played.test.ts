import { expect, test } from 'vitest'

import type { Played, PlayedStage } from './play-prompt.ts'
import { tellPlayed, verdictWord } from './tell-played.ts'

function stage(more: Partial<PlayedStage> & { status?: 'VALID' | 'INVALID'; holds?: boolean } = {}): PlayedStage {
  const { status = 'VALID', holds = true, ...rest } = more
  const run = { message: 'Notes', status, problem: null, hasVersion: true, steps: 3, toolCalls: 9, seconds: 1 }
  const outcome = holds ? ('passed' as const) : ('failed' as const)
  return {
    stage: 'build',
    kind: 'list',
    run: { ...run, inputTokens: 1000, outputTokens: 100 },
    cachedTokens: 800,
    acceptance: [{ kind: 'acceptance', title: 'A note stays', outcome, detail: '', page: null }],
    judged: { checks: [], pages: 1, steps: 1, seconds: 1, isCutShort: false },
    ...rest,
  }
}

test('a plain answer always says that it is done', () => {
  const broken = stage({ status: 'INVALID', holds: false })
  expect(verdictWord(broken, 'loop')).toBe('failed')
  expect(verdictWord(broken, 'plain')).toBe('false-done')
})

function played(way: 'loop' | 'plain', holds: boolean): Played {
  const stages = [stage({ holds }), stage({ stage: 'edit', kind: 'search' })]
  return { id: 'notes', way, model: 'm', broken: null, stages }
}

test('the table has a row for each stage and adds both ways up', () => {
  const told = tellPlayed([played('loop', true), played('plain', false)])
  expect(told).toContain(
    '| notes | build | list | works | false-done | 1 of 1 | 0 of 1 | 0 | 0 | 3 | 3 | 1100 | 1100 |',
  )
  expect(told).toContain('| the loop | 2 | 2 | 2 of 2 | 0 | 6 | 2000 | 1600 | 200 |')
  expect(told).toContain('| one plain answer | 2 | 1 | 1 of 2 | 0 |')
})
