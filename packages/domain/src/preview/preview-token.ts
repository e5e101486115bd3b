// A preview's hostname is its key: unguessable, bound to a person and a project, and it runs out.
import { randomBytes } from 'node:crypto'

import type { PreviewTarget, Services } from '../context.ts'
import { deleteExpiredTokens, findOwnToken, findTokenTarget, insertToken, renewToken } from './preview-queries.ts'

const lifeMs = 12 * 60 * 60 * 1000
/** A renewal writes a row: done only when a good part of the life is gone. */
const renewAfterMs = lifeMs / 4
/** How long this node believes a token without asking again; the longest that a removed member still sees a preview. */
const trustMs = 5_000

/** Makes the person's token for this target, or reuses and renews it, so that a reload keeps its origin. */
export async function issuePreviewToken(
  services: Services,
  input: PreviewTarget & { userId: string },
): Promise<string> {
  const now = services.now()
  const expiresAt = new Date(now.getTime() + lifeMs)
  const known = await findOwnToken(services.db, { ...input, now })
  if (known !== undefined) {
    if (expiresAt.getTime() - known.expiresAt.getTime() > renewAfterMs) {
      await renewToken(services.db, { token: known.token, expiresAt })
    }
    return known.token
  }
  // 128 bits, lower-case and DNS-safe.
  const token = randomBytes(16).toString('hex')
  await deleteExpiredTokens(services.db, { userId: input.userId, now })
  await insertToken(services.db, { ...input, token, expiresAt, createdAt: now })
  return token
}

/** Looks tokens up for the host; remembers an answer for a few seconds, because a page asks many times at once. */
export function createTokenReader(services: Services): (token: string) => Promise<PreviewTarget | null> {
  const known = new Map<string, { until: number; target: Promise<PreviewTarget | null> }>()
  return (token) => {
    const now = services.now()
    const entry = known.get(token)
    if (entry !== undefined && entry.until > now.getTime()) return entry.target
    if (known.size > 10_000) known.clear()
    const target = findTokenTarget(services.db, { token, now }).then((row) => row ?? null)
    known.set(token, { until: now.getTime() + trustMs, target })
    target.catch(() => known.delete(token))
    return target
  }
}
