// What forms of apps have sent: lists for the builder, and a sheet as a file for members of the project's organization.
import { databaseEnvironmentSchema } from '@joinery/contract/vocabulary/databases'
import { AppError, type Services } from '@joinery/domain'
import { findActor } from '@joinery/domain/organizations'
import { exportSheet, listSheetRows, listSheets, removeSheetRows } from '@joinery/domain/public-sheet'
import { Hono } from 'hono'

import { readSessionToken } from '../auth.ts'
import { procedures } from '../procedures.ts'
import { statusOfKind } from '../procedure-errors.ts'

export const publicSheetRoutes = {
  list: procedures.publicSheet.list.handler(({ context, input }) => listSheets(context.ctx, input)),
  rows: procedures.publicSheet.rows.handler(({ context, input }) => listSheetRows(context.ctx, input)),
  remove: procedures.publicSheet.remove.handler(({ context, input }) => removeSheetRows(context.ctx, input)),
}

export function createSheetFileRoutes(settings: { services: Services; secret: string; origin: string }): Hono {
  const { services } = settings
  return new Hono().get('/api/data/:projectGroupId/:environment/sheets/:sheetId/csv', async (c) => {
    const token = readSessionToken(c.req.header('cookie'), settings)
    const actor = token === null ? null : await findActor(services, token)
    if (actor === null) return c.text('You are signed out. Sign in again.', 401)
    const { projectGroupId, sheetId } = c.req.param()
    const environment = databaseEnvironmentSchema.safeParse(c.req.param('environment'))
    if (!environment.success) return c.text('There is no such database.', 404)
    try {
      const key = { projectGroupId, environment: environment.data, sheetId }
      const text = await exportSheet({ ...services, actor }, key)
      return new Response(streamOf(text), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="form.csv"; filename*=UTF-8''${encodeURIComponent(sheetId)}.csv`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        },
      })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return new Response(error.message, { status: statusOfKind[error.kind] })
    }
  })
}

/** As fast as the person's connection takes it. */
function streamOf(text: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await text.next()
      if (next.done === true) controller.close()
      else controller.enqueue(encoder.encode(next.value))
    },
    async cancel() {
      await text.return()
    },
  })
}
