// How a run goes about its message: which tools it has, how long it may take, what it is told.
import type { ChatMode } from '@joinery/contract/chat'
import { maxAutonomousRunMs, maxRunMs } from '@joinery/contract/vocabulary/product'

import type { AgentTool } from './tool.ts'

interface ModeFacts {
  /** Model steps; the last two are told to come to an end. */
  maxSteps: number
  maxMs: number
  words: string | null
  has: (tool: AgentTool) => boolean
}

/** Tools that only look. */
const looking = ['list_files', 'read_file', 'search', 'db_schema', 'check', 'guide', 'read_url']

export const modeFacts: Readonly<Record<ChatMode, ModeFacts>> = {
  build: { maxSteps: 40, maxMs: maxRunMs, words: null, has: ({ name }) => name !== 'propose_plan' },
  discuss: {
    maxSteps: 20,
    maxMs: maxRunMs,
    words: 'This is a discussion: look at what is there and answer in words. You cannot change anything.',
    has: ({ name }) => looking.includes(name),
  },
  plan: {
    maxSteps: 20,
    maxMs: maxRunMs,
    words:
      'The person wants a plan before anything is built. Look at what is there, then call `propose_plan` once. You cannot change anything.',
    has: ({ name }) => looking.includes(name) || name === 'ask_user' || name === 'propose_plan',
  },
  fast: {
    maxSteps: 20,
    maxMs: maxRunMs / 3,
    words:
      'The person wants it fast: make the smallest change that does it, in few steps. It is not opened in a browser.',
    has: ({ name }) => name !== 'propose_plan',
  },
  autonomous: {
    maxSteps: 80,
    maxMs: maxAutonomousRunMs,
    words:
      'The person is away: decide yourself what is open, go on until everything that was asked works, and say in the summary what you decided.',
    has: ({ name }) => name !== 'propose_plan' && name !== 'ask_user',
  },
}
