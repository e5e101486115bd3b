// Pictures of the judge's reports: for members of the project's organization, by the hash of their bytes.
import { AppError, type Services } from '@joinery/domain'
import { readPicture } from '@joinery/domain/checks'
import { findActor } from '@joinery/domain/organizations'
import { Hono } from 'hono'

import { readSessionToken } from '../auth.ts'
import { statusOfKind } from '../procedure-errors.ts'

/** What the judge takes; the bytes say which. */
const signatures: readonly [string, string][] = [
  ['52494646', 'image/webp'],
  ['89504e47', 'image/png'],
  ['ffd8ff', 'image/jpeg'],
]

export function createPictureRoutes(settings: { services: Services; secret: string; origin: string }): Hono {
  const { services } = settings
  return new Hono().get('/api/checks/:projectGroupId/pictures/:hash{[0-9a-f]{64}}', async (c) => {
    const token = readSessionToken(c.req.header('cookie'), settings)
    const actor = token === null ? null : await findActor(services, token)
    if (actor === null) return c.text('You are signed out. Sign in again.', 401)
    try {
      const bytes = await readPicture({ ...services, actor }, c.req.param())
      return c.body(Buffer.from(bytes), 200, {
        'content-type': typeOf(bytes),
        // The address names the bytes; only the person who may see them keeps them.
        'cache-control': 'private, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return new Response(error.message, { status: statusOfKind[error.kind] })
    }
  })
}

function typeOf(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('hex')
  return signatures.find(([signature]) => start.startsWith(signature))?.[1] ?? 'application/octet-stream'
}
