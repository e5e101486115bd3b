// POST /api/public-sheet on every app's own host (specification 7): a form without a table of its own.
import type { IncomingMessage } from 'node:http'

import { sheetLimits, type SheetSubmission, sheetSubmissionSchema } from '@joinery/contract/public-sheet'
import { publicSheetPath } from '@joinery/contract/sheet-paths'
import type { Result } from '@joinery/contract/vocabulary/environments'
import type { Services } from '@joinery/domain'
import { submitSheetRow, type SubmitOutcome } from '@joinery/domain/public-sheet'

import type { Exchange } from '../exchange.ts'
import { readBody } from '../uploads/read-json-upload.ts'
import { createRequestRate } from '../uploads/request-rate.ts'
import { sendJson } from '../uploads/send-json.ts'
import { isFromElsewhere, type VisitedApp } from '../uploads/visited-app.ts'

/** Keeps one form; what is behind it decides where. */
export type KeepSheetRow = (app: VisitedApp, row: SheetSubmission & { sender: string }) => Promise<SubmitOutcome>

export interface PublicSheetAnswers {
  isSheetPath(url: string): boolean
  answer(app: VisitedApp, exchange: Exchange): Promise<void>
}

export function keepSheetRows(services: Pick<Services, 'db' | 'facts' | 'now'>): KeepSheetRow {
  return (app, row) => submitSheetRow(services, app, row)
}

const refusals = {
  sheet_full: [507, 'This form takes no more answers.'],
  too_many_sheets: [507, 'This app has too many forms.'],
  too_many_columns: [400, 'This form has had too many different fields.'],
} as const

export function createPublicSheetAnswers(keep: KeepSheetRow): PublicSheetAnswers {
  const visitorRate = createRequestRate(sheetLimits.visitorPerMinute)
  const appRate = createRequestRate(sheetLimits.appPerMinute)
  return {
    isSheetPath: (url) => url.split('?', 1)[0]?.replace(/\/$/, '') === publicSheetPath,
    async answer(app, { request, response }) {
      const tell = (status: number, message: string, headers: Record<string, string> = {}) => {
        const result: Result = { success: status === 200, message }
        sendJson(response, status, result, headers)
      }
      if (request.method !== 'POST') return tell(405, 'Forms are sent by POST.', { allow: 'POST' })
      if (isFromElsewhere(request, app.origin)) return tell(403, 'Only the app’s own pages may send this form.')
      const sender = request.socket.remoteAddress ?? ''
      const waitSeconds = visitorRate.take(`${app.projectGroupId} ${sender}`) || appRate.take(app.projectGroupId)
      if (waitSeconds > 0) {
        return tell(429, 'That was a lot at once. Try again in a moment.', { 'retry-after': String(waitSeconds) })
      }
      const submission = await readSubmission(request)
      if (typeof submission === 'number') {
        return submission === 413
          ? tell(413, 'The form is too large.', { connection: 'close' })
          : tell(400, 'Send JSON with sheetId and formData, a flat object.')
      }
      const outcome = await keep(app, { ...submission, sender })
      if (outcome.ok) return tell(200, 'Saved.')
      const [status, message] = refusals[outcome.reason]
      return tell(status, message)
    },
  }
}

/** A status when it is none. */
async function readSubmission(request: IncomingMessage): Promise<SheetSubmission | 400 | 413> {
  const body = await readBody(request, sheetLimits.bodyBytes).catch(() => undefined)
  if (body === null) return 413
  try {
    const parsed = sheetSubmissionSchema.safeParse(JSON.parse(body?.toString('utf8') ?? ''))
    return parsed.success ? parsed.data : 400
  } catch {
    return 400
  }
}
