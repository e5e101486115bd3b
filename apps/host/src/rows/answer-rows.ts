// POST /api/db/{database} on an app's own host (specification 7): a page asks for one row by its id. Pages are strangers'
// browsers, so that only what the app has opened to everybody is answered; server code has `sql`.
import type { IncomingMessage } from 'node:http'

import {
  type DatabaseCall,
  databaseCallSchema,
  databaseNameOf,
  isDatabaseOf,
  maxDatabaseCallBytes,
} from '@joinery/contract/database-calls'
import type { Services } from '@joinery/domain'

import type { AppPlace, AppSignIn } from '../app-sign-in/index.ts'
import type { Exchange } from '../exchange.ts'
import { readBody } from '../uploads/read-json-upload.ts'
import { sendJson } from '../uploads/send-json.ts'
import { isFromElsewhere } from '../uploads/visited-app.ts'

const statuses: Readonly<Record<string, number>> = {
  refused: 400,
  closed: 403,
  '3D000': 404,
  too_large: 413,
  busy: 503,
  '57P01': 503,
  timeout: 504,
}

/** @returns whether it was one of these requests; it has been answered then */
export async function answerRows(
  services: Pick<Services, 'appDatabases'>,
  signIn: Pick<AppSignIn, 'identify'>,
  place: AppPlace,
  { request, response }: Exchange,
): Promise<boolean> {
  const name = databaseNameOf(request.url ?? '/')
  if (name === null) return false
  const tell = (status: number, error: string, headers: Record<string, string> = {}) => {
    sendJson(response, status, { error }, headers)
    return true
  }
  if (request.method !== 'POST') return tell(405, 'Rows are asked for by POST.', { allow: 'POST' })
  if (isFromElsewhere(request, place.origin)) return tell(403, 'Only the app’s own pages may ask for its rows.')
  const { projectGroupId, environment } = place.accounts
  if (!isDatabaseOf(environment, name)) {
    return tell(404, `This app has no database “${name}” here; its name is in APP_AUTH_DATABASE_SLUG.`)
  }
  const call = await readCall(request)
  if (call === 413) return tell(413, 'The request is too large.', { connection: 'close' })
  if (call === 400) return tell(400, 'Send JSON with query, a text, and values, a list.')
  const visitor = await signIn.identify(place, request)
  const outcome = await services.appDatabases.openRow(
    { projectGroupId, environment },
    { ...call, visitorId: visitor?.id ?? null },
  )
  if (outcome.ok) sendJson(response, 200, outcome.rows)
  else {
    const { code, message } = outcome
    const status = statuses[code] ?? 400
    sendJson(response, status, { error: message, code }, status === 503 ? { 'retry-after': '1' } : {})
  }
  return true
}

async function readCall(request: IncomingMessage): Promise<DatabaseCall | 400 | 413> {
  const body = await readBody(request, maxDatabaseCallBytes).catch(() => undefined)
  if (body === null) return 413
  try {
    return databaseCallSchema.safeParse(JSON.parse(body?.toString('utf8') ?? '')).data ?? 400
  } catch {
    return 400
  }
}
