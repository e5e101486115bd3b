import { listHistory, retryGeneration, sendMessage, stopGeneration, watchRun } from '@joinery/domain/chat'

import { procedures } from '../procedures.ts'

export const chatRoutes = {
  history: procedures.chat.history.handler(({ context, input }) => listHistory(context.ctx, input)),
  send: procedures.chat.send.handler(({ context, input }) => sendMessage(context.ctx, input)),
  stop: procedures.chat.stop.handler(({ context, input }) => stopGeneration(context.ctx, input)),
  retry: procedures.chat.retry.handler(({ context, input }) => retryGeneration(context.ctx, input)),
  watchRun: procedures.chat.watchRun.handler(({ context, input, signal }) => watchRun(context.ctx, input, signal)),
}
