// Every procedure of the builder, by room. The server implements it, the web client is made from it.
import { eventIterator, oc } from '@orpc/contract'
import * as z from 'zod'

import { chatContract } from './chat.ts'
import { checksContract } from './checks.ts'
import { databasesContract } from './databases.ts'
import { wireErrorSchema } from './errors.ts'
import { idSchema } from './ids.ts'
import { instructionsContract } from './instructions.ts'
import { ledgerContract } from './ledger.ts'
import { logsContract } from './logs.ts'
import { modelsContract } from './models.ts'
import { organizationsContract } from './organizations.ts'
import { previewContract } from './preview.ts'
import { projectFactSchema, projectsContract } from './projects.ts'
import { publicSheetContract } from './public-sheet.ts'
import { publishContract } from './publish.ts'
import { revisionsContract } from './revisions.ts'
import { signInContract } from './sign-in.ts'
import { tasksContract } from './tasks.ts'
import { variablesContract } from './variables.ts'

export const api = oc.errors({ APP_ERROR: { data: wireErrorSchema } }).router({
  organizations: organizationsContract,
  projects: {
    ...projectsContract,
    /** Facts about one open project. A client that (re)connects refetches everything once. */
    watch: oc.input(z.object({ projectGroupId: idSchema })).output(eventIterator(projectFactSchema)),
  },
  revisions: revisionsContract,
  databases: databasesContract,
  publicSheet: publicSheetContract,
  logs: logsContract,
  preview: previewContract,
  checks: checksContract,
  publish: publishContract,
  chat: chatContract,
  models: modelsContract,
  tasks: tasksContract,
  instructions: instructionsContract,
  ledger: ledgerContract,
  variables: variablesContract,
  signIn: signInContract,
})
