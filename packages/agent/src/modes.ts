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
const looking = ['list_files', 'read_file', 'search', 'db_schema', 'check', 'guide', 'read_url', 'show_view']
/** Tools that find out what is wrong. */
const trying = ['try_app', 'logs']
/** Tools that end a run with a card for the person, beside `ask_user`. */
const offering = ['need_secrets', 'choose_integration', 'choose_design', 'hand_over']

function builds({ name }: AgentTool): boolean {
  return name !== 'propose_plan' && !trying.includes(name)
}

export const modeFacts: Readonly<Record<ChatMode, ModeFacts>> = {
  build: { maxSteps: 40, maxMs: maxRunMs, words: null, has: builds },
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
      'The person wants it fast: make the smallest change that does it, in few steps. In a browser it is only looked at whether the app starts and keeps what is typed.',
    has: builds,
  },
  autonomous: {
    maxSteps: 80,
    maxMs: maxAutonomousRunMs,
    words:
      'The person is away: decide yourself what is open, go on until everything that was asked works, and say in the summary what you decided.',
    has: (tool) => builds(tool) && tool.name !== 'ask_user' && tool.name !== 'choose_design',
  },
  debug: {
    maxSteps: 80,
    maxMs: maxAutonomousRunMs,
    words:
      'Something is wrong, and this run is for finding out what. In this order: reproduce the fault (`try_app`, `logs`, `check`; until then nothing can be changed), find the cause in the files and rows, mend the cause and not its sign, and show that it is gone (`try_app` again, then `finish`). Say in the summary what the cause was, how you saw it, and how you know that it is gone.',
    has: ({ name }) => name !== 'propose_plan' && !offering.includes(name),
  },
  break: {
    maxSteps: 20,
    maxMs: maxRunMs,
    words:
      'This is practice for finding faults: put exactly one fault into the app, of the kind that happens to people who build such apps, so that it still compiles and something that worked no longer works when it is used. Change as little as you can, leave no comment or name that gives it away, remove no file and no row. Then `finish`: the summary says which fault, where, and what a person would notice.',
    has: (tool) => builds(tool) && tool.name !== 'ask_user' && !offering.includes(tool.name),
  },
  judge: {
    maxSteps: 20,
    maxMs: maxRunMs,
    words:
      'You judge a debugging that stands earlier in this conversation: what was wrong, what was changed for it, whether the cause was mended or only its sign, and whether something else broke. Look at the files, use `try_app`, and answer in words, the verdict first: mended, partly mended or not mended. You cannot change anything.',
    has: ({ name }) => looking.includes(name) || trying.includes(name),
  },
}
