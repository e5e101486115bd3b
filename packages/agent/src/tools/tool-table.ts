// Every tool of the agent.
import type { AgentTool } from '../tool.ts'
import { askUser } from './ask-user.ts'
import { check } from './check.ts'
import { chooseDesign } from './choose-design.ts'
import { chooseIntegration } from './choose-integration.ts'
import { dbSchema } from './db-schema.ts'
import { editFile } from './edit-file.ts'
import { finish } from './finish.ts'
import { guide } from './guide.ts'
import { handOver } from './hand-over.ts'
import { listFiles } from './list-files.ts'
import { lookAtPage } from './look-at-page.ts'
import { makeImage } from './make-image.ts'
import { moveOrDelete } from './move-or-delete.ts'
import { nameProject } from './name-project.ts'
import { needSecrets } from './need-secrets.ts'
import { proposePlan } from './propose-plan.ts'
import { readFile } from './read-file.ts'
import { readLogs } from './read-logs.ts'
import { readUrl } from './read-url.ts'
import { restoreVersion } from './restore-version.ts'
import { runSql } from './run-sql.ts'
import { search } from './search.ts'
import { showView } from './show-view.ts'
import { tryApp } from './try-app.ts'
import { webSearch } from './web-search.ts'
import { writeFile } from './write-file.ts'

/** The order is part of the cached prefix of every prompt. */
export const toolTable: readonly AgentTool[] = [
  widen(listFiles),
  widen(readFile),
  widen(search),
  widen(writeFile),
  widen(editFile),
  widen(moveOrDelete),
  widen(restoreVersion),
  widen(dbSchema),
  widen(runSql),
  widen(check),
  widen(nameProject),
  widen(guide),
  widen(readUrl),
  widen(webSearch),
  widen(makeImage),
  widen(askUser),
  widen(needSecrets),
  widen(chooseIntegration),
  widen(chooseDesign),
  widen(handOver),
  widen(showView),
  widen(lookAtPage),
  widen(tryApp),
  widen(readLogs),
  widen(proposePlan),
  widen(finish),
]

/** A tool whose input has been checked against its own schema, seen as one of many. */
function widen<Input>(tool: AgentTool<Input>): AgentTool {
  return {
    ...tool,
    describe: (input) => tool.describe(input),
    // Parsing again is what tells the compiler that it is an Input; the schemas leave a parsed input as it is.
    run: (input, context) => tool.run(tool.input.parse(input), context),
  }
}

export function findTool(name: string): AgentTool | undefined {
  return toolTable.find((tool) => tool.name === name)
}
