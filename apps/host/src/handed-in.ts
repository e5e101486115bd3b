// What visitors hand in at every app's own address, apart from what the app itself answers: files and forms.
import { userContentLabel } from '@joinery/contract/uploads'
import type { Services } from '@joinery/domain'

import type { Exchange } from './exchange.ts'
import { createPublicSheetAnswers, keepSheetRows } from './public-sheet/answer-public-sheet.ts'
import { createUploadAnswers, type UploadServices } from './uploads/answer-upload.ts'
import { answerUserContent } from './uploads/answer-user-content.ts'
import type { VisitedApp } from './uploads/visited-app.ts'

export type HandedInServices = UploadServices & Pick<Services, 'facts'>

export interface HandedIn {
  /** Whether a request is for us and not for the app. */
  isFor(url: string): boolean
  answer(app: VisitedApp, exchange: Exchange): Promise<void>
  /** The host of user content, by its first label. */
  isUserContent(name: string): boolean
  answerUserContent(exchange: Exchange): Promise<void>
}

export function createHandedIn(
  services: HandedInServices,
  onError: (error: unknown, requestId: string) => void,
): HandedIn {
  const uploads = createUploadAnswers(services, onError)
  const sheets = createPublicSheetAnswers(keepSheetRows(services))
  return {
    isFor: (url) => uploads.isUploadPath(url) || sheets.isSheetPath(url),
    answer: (app, exchange) =>
      sheets.isSheetPath(exchange.request.url ?? '') ? sheets.answer(app, exchange) : uploads.answer(app, exchange),
    isUserContent: (name) => name === userContentLabel,
    answerUserContent: (exchange) => answerUserContent(services, uploads, exchange),
  }
}
