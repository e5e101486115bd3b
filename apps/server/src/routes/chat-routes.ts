import {
  answerQuestion,
  carryOut,
  dismissQuestion,
  listHistory,
  listQuestions,
  picturePage,
  retryGeneration,
  rewritePrompt,
  sendMessage,
  steerGeneration,
  stopGeneration,
  watchRun,
} from '@joinery/domain/chat'

import { procedures } from '../procedures.ts'

export const chatRoutes = {
  history: procedures.chat.history.handler(({ context, input }) => listHistory(context.ctx, input)),
  send: procedures.chat.send.handler(({ context, input }) => sendMessage(context.ctx, input)),
  rewritePrompt: procedures.chat.rewritePrompt.handler(({ context, input, signal }) =>
    rewritePrompt(context.ctx, { ...input, signal }),
  ),
  picturePage: procedures.chat.picturePage.handler(({ context, input, signal }) =>
    picturePage(context.ctx, { ...input, signal: signal ?? new AbortController().signal }),
  ),
  steer: procedures.chat.steer.handler(({ context, input }) => steerGeneration(context.ctx, input)),
  answer: procedures.chat.answer.handler(({ context, input }) => answerQuestion(context.ctx, input)),
  carryOut: procedures.chat.carryOut.handler(({ context, input }) => carryOut(context.ctx, input)),
  dismiss: procedures.chat.dismiss.handler(({ context, input }) => dismissQuestion(context.ctx, input)),
  openQuestions: procedures.chat.openQuestions.handler(({ context, input }) => listQuestions(context.ctx, input)),
  stop: procedures.chat.stop.handler(({ context, input }) => stopGeneration(context.ctx, input)),
  retry: procedures.chat.retry.handler(({ context, input }) => retryGeneration(context.ctx, input)),
  watchRun: procedures.chat.watchRun.handler(({ context, input, signal }) => watchRun(context.ctx, input, signal)),
}
