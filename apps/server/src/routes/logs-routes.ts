import { listLogs, watchLogs } from '@joinery/domain/logs'

import { procedures } from '../procedures.ts'

export const logsRoutes = {
  list: procedures.logs.list.handler(({ context, input }) => listLogs(context.ctx, input)),
  watch: procedures.logs.watch.handler(({ context, input, signal }) => watchLogs(context.ctx, input, signal)),
}
