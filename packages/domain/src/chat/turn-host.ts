// What the agent's tools reach of a project: blobs, the draft that the preview follows, the compiler, the database.
import type { TurnHost } from '@joinery/agent'
import type { CheckKind, CheckResult } from '@joinery/contract/checks'
import type { DatabaseTable } from '@joinery/contract/databases'
import type { Diagnostic } from '@joinery/contract/files'
import type { AppVersion } from '@joinery/runtime'
import * as z from 'zod'

import type { OpenPreview, Services } from '../context.ts'
import { failuresOf, type LookAtPage, lookAtPage, runChecks, summarizeReport } from '../checks/index.ts'
import { applyChanges, findEarlier, readFiles } from '../revisions/index.ts'
import { enableSignInOnUse } from '../sign-in/index.ts'
import { hideValues, secretsOf, type Secret } from '../variables/index.ts'
import { putDraft, setProjectName } from './chat-queries.ts'
import { insertQuestion, listSteering } from './conversation-queries.ts'
import { countKept, isKept, keptMessage, withChecks } from './kept-rows.ts'
import { keepPicture } from './keep-picture.ts'
import { readUrl } from './read-url.ts'

/** Pages that are tried; more only take time. */
const maxPages = 12
const shownLines = 8
/** That it starts, and that what is typed is kept. */
const quickKinds: readonly CheckKind[] = ['build', 'secrets', 'start', 'errors', 'forms', 'records', 'acceptance']
/** What the sandbox answers when `load` threw. */
const failedLoadSchema = z.object({ status: z.literal(500), error: z.object({ message: z.string() }) })

export function createTurnHost(services: Services, run: { projectGroupId: string; generationId: string }): TurnHost {
  const { projectGroupId, generationId } = run
  const development = { projectGroupId, environment: 'development' as const }
  let database: Promise<void> | null = null
  let tablesBefore: Promise<DatabaseTable[]> | null = null
  // Finding out whether there is a browser takes a moment, which the model's first answer hides.
  services.judging.open().catch((error: unknown) => services.judging.reportFault(error))
  return {
    loadFiles: (tree) => readFiles(services, tree),
    earlierVersion: (which) => findEarlier(services, projectGroupId, which),
    async storeFiles(tree, changes) {
      await enableSignInOnUse(
        services,
        projectGroupId,
        changes.map(({ content }) => content ?? ''),
      )
      return applyChanges(services, tree, changes)
    },
    async showDraft(tree) {
      await putDraft(services.db, { projectGroupId, generationId, tree, updatedAt: services.now() })
      services.facts.emit(projectGroupId, 'preview')
    },
    check: (files) => services.compiler.check(files),
    async checkServer() {
      // The live preview has the draft compiled already, and whoever looks at it next finds the sandbox awake.
      const preview = await services.previews.open({ projectGroupId, revisionId: null })
      const version = await preview.serverVersion()
      if (!version.ok) return version.diagnostics
      return loadPages(services, preview, version.app, await secretsOf(services, projectGroupId))
    },
    async judge({ tree, stepKey, isQuick = false, signal, onProgress }) {
      const words = createProgressWords(onProgress)
      const checked = await runChecks(services, {
        projectGroupId,
        reason: 'finish',
        stepKey: `${generationId}:${stepKey}`,
        generationId,
        revision: null,
        tree,
        ...(isQuick ? { kinds: quickKinds } : {}),
        signal,
        ...words,
      })
      if (!checked.isJudged) return { isJudged: false, reason: checked.reason }
      const { checkRunId, report } = checked
      return { isJudged: true, summary: summarizeReport(checkRunId, report), failures: failuresOf(report) }
    },
    look: ({ onProgress, ...what }) =>
      look(services, { ...what, projectGroupId, onStage: createProgressWords(onProgress).onStage }),
    readPicture: (hash) => services.blobs.get(hash),
    async tables() {
      return (await services.appDatabases.exists(development)) ? services.appDatabases.tables(development) : []
    },
    async runSql({ sql, stepKey, mayRemove }) {
      database ??= services.appDatabases.ensure(development)
      await database
      await enableSignInOnUse(services, projectGroupId, [sql])
      // What this run makes it may also take away again.
      tablesBefore ??= services.appDatabases.tables(development)
      const kept = await countKept(services.appDatabases, projectGroupId, { tables: await tablesBefore, mayRemove })
      const outcome = await services.appDatabases.runScript(projectGroupId, {
        sql: withChecks(sql, kept),
        stepKey: `${generationId}:${stepKey}`,
      })
      if (!outcome.ok) return isKept(sql, outcome) ? { ok: false, code: 'refused', message: keptMessage } : outcome
      services.facts.emit(projectGroupId, 'database')
      return { ok: true, results: kept.length === 0 ? outcome.results : outcome.results.slice(0, -kept.length) }
    },
    hideSecrets: async (text) => hideValues(text, await secretsOf(services, projectGroupId)),
    async ask({ form, wait, stepKey }) {
      const questionId = `${generationId}:${stepKey}`
      await insertQuestion(services.db, {
        id: questionId,
        projectGroupId,
        generationId,
        form,
        wait,
        createdAt: services.now(),
      })
      return { questionId }
    },
    keepPicture: ({ stepKey, make }) =>
      keepPicture(services, { projectGroupId, key: `${generationId}:${stepKey}`, make }),
    readUrl: (url) => readUrl(services.models.guardedFetch, url),
    async logs() {
      const lines = await services.runtime.readLogs(development)
      return lines.map(({ level, message, request }) => ({
        level,
        message,
        request: request === null ? null : `${request.method} ${request.path}`,
      }))
    },
    listen: (afterId) => listSteering(services.db, { generationId, afterId }),
    async nameProject(name) {
      await setProjectName(services.db, { projectGroupId, name, at: services.now() })
      services.facts.emit(projectGroupId, 'project')
    },
  }
}

/** The picture is stored before anything tells of it. */
async function look(services: Services, input: LookAtPage): ReturnType<TurnHost['look']> {
  const looked = await lookAtPage(services, input)
  if (!looked.isSeen) return looked
  const { picture, ...seen } = looked.page
  if (picture === null) return { isSeen: true, sight: { ...seen, picture } }
  const { bytes, ...size } = picture
  const stored = { hash: await services.blobs.put(bytes), mediaType: 'image/jpeg', ...size }
  return { isSeen: true, sight: { ...seen, picture: stored } }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What the open row of the chat shows while the judge works: its last lines. */
function createProgressWords(onProgress: (words: string) => void) {
  const lines: string[] = []
  const say = (line: string) => {
    lines.push(line)
    onProgress(lines.slice(-shownLines).join('\n'))
  }
  const marks: Record<CheckResult['outcome'], string> = { passed: '✓', failed: '✗', skipped: '–', outdated: '–' }
  return {
    onStage: say,
    onResult: ({ outcome, title }: CheckResult) => say(`${marks[outcome]} ${title}`),
  }
}

/** Loads each page without variable parts once, against the development rows: a query that fails shows here. */
async function loadPages(
  services: Services,
  { session }: OpenPreview,
  app: AppVersion,
  secrets: readonly Secret[],
): Promise<Diagnostic[]> {
  const pages = session.routes.filter(({ path }) => !path.includes('[') && session.needsData(path)).slice(0, maxPages)
  const found = await Promise.all(
    pages.map(async ({ path, file }): Promise<Diagnostic[]> => {
      const address = `http://app.internal/_joinery/data?path=${encodeURIComponent(path)}`
      const response = await services.runtime.fetch(app, new Request(address))
      const text = await response.text()
      const shown = secrets.find(({ value }) => text.includes(value))
      if (shown !== undefined && response.ok) {
        const message = `The page ${path} sends the value of ${shown.name} to whoever opens it. Keep it on the server.`
        return [{ severity: 'error', code: 'runtime.secret_shown', message, file }]
      }
      // A sandbox that cannot start is our fault, not the app's: it answers in plain text.
      const failed = failedLoadSchema.safeParse(readJson(text))
      if (!failed.success) return []
      const message = `Loading the data of ${path} failed: ${hideValues(failed.data.error.message, secrets)}`
      return [{ severity: 'error', code: 'runtime.load_failed', message, file }]
    }),
  )
  return found.flat()
}
