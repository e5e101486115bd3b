// Every procedure of the contract, by room.
import { procedures } from '../procedures.ts'
import { chatRoutes } from './chat-routes.ts'
import { checksRoutes } from './checks-routes.ts'
import { databasesRoutes } from './databases-routes.ts'
import { instructionsRoutes } from './instructions-routes.ts'
import { ledgerRoutes } from './ledger-routes.ts'
import { logsRoutes } from './logs-routes.ts'
import { modelsRoutes } from './models-routes.ts'
import { organizationsRoutes } from './organizations-routes.ts'
import { previewRoutes } from './preview-routes.ts'
import { projectsRoutes } from './projects-routes.ts'
import { publicSheetRoutes } from './public-sheet-routes.ts'
import { publishRoutes } from './publish-routes.ts'
import { revisionsRoutes } from './revisions-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { tasksRoutes } from './tasks-routes.ts'
import { variablesRoutes } from './variables-routes.ts'

export const router = procedures.router({
  organizations: organizationsRoutes,
  projects: projectsRoutes,
  revisions: revisionsRoutes,
  databases: databasesRoutes,
  publicSheet: publicSheetRoutes,
  logs: logsRoutes,
  preview: previewRoutes,
  checks: checksRoutes,
  publish: publishRoutes,
  chat: chatRoutes,
  models: modelsRoutes,
  tasks: tasksRoutes,
  instructions: instructionsRoutes,
  ledger: ledgerRoutes,
  variables: variablesRoutes,
  signIn: signInRoutes,
})
