// What a person chose on a card takes effect together with their answer.
import type { QuestionAnswers } from '@joinery/contract/questions'
import { choiceField, type Look, type Wait } from '@joinery/contract/waits'
import { integrationPathOf, integrationsPrefix } from '@joinery/contract/vocabulary/integration-paths'

import { AppError } from '../app-error.ts'
import type { DomainContext, Tx } from '../context.ts'
import { applyChanges, commitRevisionIn, readFiles, readTree, type TreeRow } from '../revisions/index.ts'
import { insertSettingChanges } from '../variables/index.ts'

const tokensFile = 'design/tokens.json'
/** Somebody else saves at this very moment, again and again: more tries than that is not chance. */
const maxTries = 5

/** The version that a chosen look goes onto. */
export type Head = { revisionId: string; tree: TreeRow } | null

/** Does `work` on the head as it is then, again when it moved meanwhile. Other waits need no head. */
export async function withHead<T>(
  ctx: DomainContext,
  { projectGroupId, wait }: { projectGroupId: string; wait: Wait | null },
  work: (head: Head) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const isLook = wait?.action === 'CONTINUE_AFTER_CHANGE_DESIGN_SYSTEM'
    try {
      return await work(isLook ? await readTree(ctx, projectGroupId) : null)
    } catch (error) {
      const hasMoved = error instanceof AppError && error.code === 'revisions.head_moved'
      if (!hasMoved || attempt >= maxTries) throw error
    }
  }
}

export async function takeChoice(
  tx: Tx,
  ctx: DomainContext,
  input: { projectGroupId: string; wait: Wait; answers: QuestionAnswers; head: Head },
): Promise<void> {
  const { projectGroupId, wait, answers, head } = input
  const chosen = answers[choiceField]
  if (wait.action === 'CONTINUE_AFTER_SELECT_INTEGRATION') {
    const moduleAlias = integrationPathOf(wait.kind).slice(integrationsPrefix.length)
    const subject = `${moduleAlias}: ${String(chosen)}`
    const actorId = ctx.actor.userId
    const change = { projectGroupId, action: 'integration.selected', subject, actorId, createdAt: ctx.now() }
    await insertSettingChanges(tx, [change])
  }
  if (wait.action === 'CONTINUE_AFTER_CHANGE_DESIGN_SYSTEM' && head !== null) {
    const look = wait.looks.find(({ name }) => name === chosen)
    if (look !== undefined) await wear(tx, ctx, { projectGroupId, look, head })
  }
}

async function wear(
  tx: Tx,
  ctx: DomainContext,
  { projectGroupId, look, head }: { projectGroupId: string; look: Look; head: NonNullable<Head> },
): Promise<void> {
  const files = await readFiles(ctx, head.tree)
  const content = withLook(files[tokensFile], look)
  if (content === files[tokensFile]) return
  await commitRevisionIn(tx, ctx, {
    projectGroupId,
    expectedHeadId: head.revisionId,
    tree: await applyChanges(ctx, head.tree, [{ path: tokensFile, content }]),
    origin: 'ITERATION',
    changeType: 'UI_PATCH',
    status: 'VALID',
    message: `The look “${look.name}”`,
    authorId: ctx.actor.userId,
    generationId: null,
  })
}

/** What the look does not speak of stays, but for colours of the night: they belonged to those of the day before. */
export function withLook(tokens: string | undefined, { colors, fonts, radius }: Look): string {
  const { dark: _, ...before } = readTokens(tokens)
  const partOf = (name: string) => {
    const part = before[name]
    return typeof part === 'object' && part !== null ? part : {}
  }
  const after = {
    ...before,
    colors: { ...partOf('colors'), ...colors },
    fonts: { ...partOf('fonts'), ...fonts },
    radius: { ...partOf('radius'), ...radius },
  }
  return `${JSON.stringify(after, null, 2)}\n`
}

function readTokens(tokens: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(tokens ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
