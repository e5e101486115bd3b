// What visitors hand in at every app's own address, apart from what the app itself answers: files and forms.
import { userContentLabel } from '@joinery/contract/uploads'
import type { Services } from '@joinery/domain'

import type { Exchange } from './exchange.ts'
import { createPublicSheetAnswers, type KeepSheetRow, keepSheetRows } from './public-sheet/answer-public-sheet.ts'
import { createUploadAnswers, keepUploads, type UploadReceiver, type UploadServices } from './uploads/answer-upload.ts'
import { answerUserContent } from './uploads/answer-user-content.ts'
import type { VisitedApp } from './uploads/visited-app.ts'

export interface HandedIn {
  /** Whether a request is for us and not for the app. */
  isFor(url: string): boolean
  answer(app: VisitedApp, exchange: Exchange): Promise<void>
}

export interface KeptHandedIn extends HandedIn {
  answerUserContent(exchange: Exchange): Promise<void>
}

type OnError = (error: unknown, requestId: string) => void

/** The host of user content, by its first label. */
export function isUserContentHost(name: string): boolean {
  return name === userContentLabel
}

/** Files and forms are kept for good. */
export function createHandedIn(services: UploadServices & Pick<Services, 'facts'>, onError: OnError): KeptHandedIn {
  const uploads = createUploadAnswers(keepUploads(services), onError)
  return {
    ...join(uploads, keepSheetRows(services)),
    answerUserContent: (exchange) => answerUserContent(services, uploads, exchange),
  }
}

/** Files and forms go where they are told. */
export function createHandedInTo(
  { receiver, keepRow }: { receiver: UploadReceiver; keepRow: KeepSheetRow },
  onError: OnError,
): HandedIn {
  return join(createUploadAnswers(receiver, onError), keepRow)
}

function join(uploads: ReturnType<typeof createUploadAnswers>, keepRow: KeepSheetRow): HandedIn {
  const sheets = createPublicSheetAnswers(keepRow)
  return {
    isFor: (url) => uploads.isUploadPath(url) || sheets.isSheetPath(url),
    answer: (app, exchange) =>
      sheets.isSheetPath(exchange.request.url ?? '') ? sheets.answer(app, exchange) : uploads.answer(app, exchange),
  }
}
