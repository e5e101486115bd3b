import { getAccount, setTheme } from '@joinery/domain/organizations'

import { procedures } from '../procedures.ts'

export const organizationsRoutes = {
  account: procedures.organizations.account.handler(({ context }) => getAccount(context.ctx)),
  setTheme: procedures.organizations.setTheme.handler(({ context, input }) => setTheme(context.ctx, input)),
}
