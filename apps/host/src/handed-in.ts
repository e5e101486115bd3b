// What visitors hand in at every app's own address, apart from what the app itself answers: files.
import { userContentLabel } from '@joinery/contract/uploads'

import type { Exchange } from './exchange.ts'
import { createUploadAnswers, type UploadServices } from './uploads/answer-upload.ts'
import { answerUserContent } from './uploads/answer-user-content.ts'
import type { VisitedApp } from './uploads/visited-app.ts'

export type HandedInServices = UploadServices

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
  return {
    isFor: (url) => uploads.isUploadPath(url),
    answer: (app, exchange) => uploads.answer(app, exchange),
    isUserContent: (name) => name === userContentLabel,
    answerUserContent: (exchange) => answerUserContent(services, uploads, exchange),
  }
}
