// The agent goes on by itself once what a card waits for is done, wherever in the product that was. What is done is
// read from the rows, not told: a node killed between the deed and this finds it undone and does it.
import type { ContinuationAction } from '@joinery/contract/vocabulary/changes'
import type { Wait } from '@joinery/contract/waits'

import type { Services, Tx } from '../context.ts'
import { insertSettingChanges } from '../variables/index.ts'
import {
  findPublishedSince,
  findQuestionForUpdate,
  findSignInState,
  findVariables,
  listLastContinuations,
  listWaiting,
  markAnswered,
  type QuestionRow,
  type WaitingRow,
} from './conversation-queries.ts'
import { withOthersWords } from '@joinery/contract/person-part'
import { announceMessage, queueRunIn } from './send-message.ts'

/** So many are looked at in one go; the rest the next time. */
const maxAtOnce = 500
/** Choices of its own in a row after which the agent waits for a person. */
const maxByItself = 4

/**
 * Harmless however often and wherever it is called.
 *
 * @param projectGroupId without it: all projects
 * @returns how many runs were queued
 */
export async function resumeWaiting(services: Services, projectGroupId: string | null = null): Promise<number> {
  let resumed = 0
  for (const row of await listWaiting(services.db, { projectGroupId, limit: maxAtOnce })) {
    const done = await services.db.transaction((tx) => resume(tx, services, row))
    if (!done) continue
    resumed += 1
    announceMessage(services, row.question.projectGroupId)
  }
  return resumed
}

/** Locked, so that of two nodes the second finds it answered. */
async function resume(tx: Tx, services: Services, { question, organizationId, message }: WaitingRow): Promise<boolean> {
  const { id: questionId, projectGroupId } = question
  const row = await findQuestionForUpdate(tx, { projectGroupId, questionId })
  if (row === undefined || row.answeredAt !== null || row.wait === null) return false
  const done = await findDone(tx, services, row, row.wait)
  if (done === null) return false
  const authorId = done.by ?? message.authorId
  const at = services.now()
  if (!(await markAnswered(tx, { questionId, answeredBy: authorId, answers: null, at }))) return false
  const { action } = row.wait
  // Nobody has to do anything for these: they must not go on for ever.
  if (await isLoop(tx, projectGroupId)) return false
  if (row.wait.action === 'CONTINUE_AFTER_AGENT_AUTO_SELECT_INTEGRATION') {
    const { moduleAlias, source } = row.wait.key
    const change = { projectGroupId, action: 'integration.selected', subject: `${moduleAlias}: ${source}` }
    await insertSettingChanges(tx, [{ ...change, actorId: authorId, createdAt: at }])
  }
  const clientId = continuationIdOf(questionId)
  const { mode } = message
  await queueRunIn(tx, services, {
    projectGroupId,
    organizationId,
    text: done.text,
    clientId,
    authorId,
    mode: mode === 'plan' ? 'build' : mode,
    continuation: action,
  })
  return true
}

async function isLoop(tx: Tx, projectGroupId: string): Promise<boolean> {
  const last = await listLastContinuations(tx, { projectGroupId, limit: maxByItself })
  return last.length === maxByItself && last.every((each) => each === 'CONTINUE_AFTER_AGENT_AUTO_SELECT_INTEGRATION')
}

/** One continuation a question, whoever brings it about. */
export function continuationIdOf(questionId: string): string {
  return `continue:${questionId}`
}

interface Done {
  /** What the agent reads; it goes on with that. */
  text: string
  by: string | null
}

const nothingByItself: readonly ContinuationAction[] = [
  'CONTINUE_AFTER_SELECT_INTEGRATION',
  'CONTINUE_AFTER_CHANGE_DESIGN_SYSTEM',
]

async function findDone(tx: Tx, services: Services, row: QuestionRow, wait: Wait): Promise<Done | null> {
  // These are done in the transaction of their answer.
  if (nothingByItself.includes(wait.action)) return null
  const { projectGroupId, createdAt: since } = row
  switch (wait.action) {
    case 'CONTINUE_AFTER_SAVE_SECRET': {
      const found = await findVariables(tx, { projectGroupId, names: wait.names })
      const isDone = wait.names.every((name) => found.some((each) => each.name === name && each.updatedAt > since))
      const text = `Saved: ${wait.names.join(', ')}. Go on.`
      return isDone ? { text, by: found[0]?.updatedBy ?? null } : null
    }
    case 'CONTINUE_AFTER_PUBLISH': {
      const published = await findPublishedSince(tx, { projectGroupId, since })
      if (published === undefined) return null
      const text = `Version ${published.revisionNumber} is live at ${services.addresses.publishedUrl(projectGroupId)}. Go on if something is left to do.`
      return { text, by: published.createdBy }
    }
    case 'CONTINUE_AFTER_ADD_AUTH': {
      const state = await findSignInState(tx, projectGroupId)
      const isDone = state?.isEnabled === true && state.updatedAt > since
      return isDone ? { text: 'People can sign in to the app now. Go on.', by: state.actorId } : null
    }
    case 'CONTINUE_AFTER_UPDATE_AUTH_SETTINGS': {
      const state = await findSignInState(tx, projectGroupId)
      const isDone =
        state?.isEnabled === true &&
        state.updatedAt > since &&
        wait.providers.every((each) => state.providers.includes(each))
      const text = `People can sign in with ${wait.providers.join(', ')} now. Go on.`
      return isDone ? { text, by: state.actorId } : null
    }
    case 'CONTINUE_AFTER_AGENT_AUTO_SELECT_INTEGRATION':
      return { text: withOthersWords('Go on.', [`Chosen: ${wait.chosen.name} (${wait.chosen.host})`]), by: null }
    default:
      return null
  }
}
