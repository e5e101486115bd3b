import {
  getCheckRun,
  listAcceptanceChecks,
  listChecks,
  removeAcceptanceCheck,
  restoreAcceptanceCheck,
  startChecks,
} from '@joinery/domain/checks'

import { procedures } from '../procedures.ts'

export const checksRoutes = {
  get: procedures.checks.get.handler(({ context, input }) => getCheckRun(context.ctx, input)),
  list: procedures.checks.list.handler(({ context, input }) => listChecks(context.ctx, input)),
  start: procedures.checks.start.handler(({ context, input }) => startChecks(context.ctx, input)),
  acceptance: procedures.checks.acceptance.handler(({ context, input }) => listAcceptanceChecks(context.ctx, input)),
  removeAcceptance: procedures.checks.removeAcceptance.handler(({ context, input }) =>
    removeAcceptanceCheck(context.ctx, input),
  ),
  restoreAcceptance: procedures.checks.restoreAcceptance.handler(({ context, input }) =>
    restoreAcceptanceCheck(context.ctx, input),
  ),
}
