// What the agent's tools reach of a project: blobs, the draft that the preview follows, the compiler, the database.
import type { TurnHost } from '@joinery/agent'

import type { Services } from '../context.ts'
import { applyChanges, readFiles } from '../revisions/index.ts'
import { putDraft, setProjectName } from './chat-queries.ts'

export function createTurnHost(services: Services, run: { projectGroupId: string; generationId: string }): TurnHost {
  const { projectGroupId, generationId } = run
  const development = { projectGroupId, environment: 'development' as const }
  let database: Promise<void> | null = null
  return {
    loadFiles: (tree) => readFiles(services, tree),
    storeFiles: (tree, changes) => applyChanges(services, tree, changes),
    async showDraft(tree) {
      await putDraft(services.db, { projectGroupId, generationId, tree, updatedAt: services.now() })
      services.facts.emit(projectGroupId, 'preview')
    },
    check: (files) => services.compiler.check(files),
    async checkServer() {
      // The live preview has the draft compiled already, and whoever looks at it next finds the server built.
      const { session } = await services.previews.open({ projectGroupId, revisionId: null })
      const build = await session.buildServer()
      return build.ok ? [] : build.diagnostics
    },
    async tables() {
      return (await services.appDatabases.exists(development)) ? services.appDatabases.tables(development) : []
    },
    async runSql({ sql, stepKey }) {
      database ??= services.appDatabases.ensure(development)
      await database
      const outcome = await services.appDatabases.runScript(projectGroupId, {
        sql,
        stepKey: `${generationId}:${stepKey}`,
      })
      if (outcome.ok) services.facts.emit(projectGroupId, 'database')
      return outcome
    },
    async nameProject(name) {
      await setProjectName(services.db, { projectGroupId, name, at: services.now() })
      services.facts.emit(projectGroupId, 'project')
    },
  }
}
