// The public address of an app's development logs: its path, its words and its answers are those of the HTTP API.
import { logFilterSchema, type LogLine } from '@joinery/contract/logs'
import { AppError, type Services } from '@joinery/domain'
import { listLogs } from '@joinery/domain/logs'
import { findActor } from '@joinery/domain/organizations'
import { Hono } from 'hono'

import { readSessionToken } from '../auth.ts'
import { statusOfKind } from '../procedure-errors.ts'

export function createLogRoutes(settings: { services: Services; secret: string; origin: string }): Hono {
  const { services } = settings
  return new Hono().get('/v0/api/projects/:projectGroupId/logs', async (c) => {
    const token = readSessionToken(c.req.header('cookie'), settings)
    const actor = token === null ? null : await findActor(services, token)
    if (actor === null) return c.json({ error: 'Unauthorized', message: 'You are signed out. Sign in again.' }, 401)
    const { level, limit, search } = c.req.query()
    const filter = logFilterSchema.safeParse({
      level: level?.toUpperCase(),
      search,
      ...(limit === undefined ? {} : { limit: Number(limit) }),
    })
    if (!filter.success) return c.json({ error: 'Invalid request', details: filter.error.issues }, 400)
    const place = { projectGroupId: c.req.param('projectGroupId'), environment: 'development' as const }
    try {
      const { lines } = await listLogs({ ...services, actor }, { ...place, ...filter.data })
      return c.json({ logs: lines.map(presentLine) }, 200, { 'cache-control': 'no-store' })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return Response.json({ error: error.code, message: error.message }, { status: statusOfKind[error.kind] })
    }
  })
}

function presentLine({ id, message, level, at, source }: LogLine) {
  return { id, message, level: level.toLowerCase(), timestamp: at.toISOString(), source, devServerId: null }
}
