// The product's own way to judge, for apps that stand in folders: real compiler, Postgres, sandbox and browser.
import type { CheckKind, CheckResult, JudgeReport } from '@joinery/contract/checks'
import type { FileTree } from '@joinery/contract/files'
import { judgeApp } from '@joinery/domain/checks'
import { enableSignInOnUse } from '@joinery/domain/sign-in'
import { openCheckDoor } from '@joinery/host'
import { createJudge } from '@joinery/judge'
import { atFileEnd, createInstallation, seedProject } from '@joinery/testkit'

import type { ReferenceApp } from './read-reference-app.ts'

/** Far more than a judging takes: what is on trial here is what the judge sees, not how busy the machine is. */
const maxMs = 300_000
const ownAccounts = /^create table user_accounts\b/m

export interface Trial {
  app: ReferenceApp
  /** The files to judge when they are not the app's own; the rows stay the app's. */
  files?: FileTree
  /** All when left out. */
  kinds?: readonly CheckKind[]
}

/** For `beforeAll` of a test file; everything ends after the file's tests. */
export async function openCourt(): Promise<(trial: Trial) => Promise<JudgeReport>> {
  const installation = await createInstallation()
  const services: typeof installation = {
    ...installation,
    openCheckDoor: (input) => openCheckDoor(installation, input),
  }
  const judge = createJudge({
    chromiumPath: null,
    searchPath: process.env['PATH'] ?? '',
    isUnwalledAllowed: () => true,
    maxBrowsers: 3,
  })
  atFileEnd(() => judge.close())
  // Rows are put in once: every judging works on a throw-away copy of them.
  const projects = new Map<string, Promise<string>>()
  const projectOf = (app: ReferenceApp) => {
    const project = projects.get(app.name) ?? seedApp(app)
    projects.set(app.name, project)
    return project
  }

  async function seedApp({ name, sql }: ReferenceApp): Promise<string> {
    const { projectGroupId } = await seedProject(installation, name)
    // As when an agent runs the same statements: tables may refer to accounts. Some apps keep accounts of their own.
    if (!ownAccounts.test(sql)) await enableSignInOnUse(installation, projectGroupId, [sql])
    const outcome = await installation.appDatabases.runScript(projectGroupId, { sql, stepKey: 'rows' })
    if (!outcome.ok) throw new Error(`The rows of ${name} do not go in: ${outcome.message}`)
    return projectGroupId
  }

  return async ({ app, files = app.files, kinds }) => {
    const isAccepting = kinds === undefined || kinds.includes('acceptance')
    const judged = await judgeApp(services, judge, {
      projectGroupId: await projectOf(app),
      files,
      expectations: isAccepting ? app.expectations : { ...app.expectations, acceptance: [] },
      kinds,
      maxMs,
      signal: new AbortController().signal,
    })
    if (!judged.isJudged) throw new Error(judged.reason)
    return judged.report
  }
}

/** One line a result, for people who look for what went wrong. */
export function describeResults(results: readonly CheckResult[]): string {
  return results
    .map(({ outcome, kind, title, page, detail }) =>
      [`${outcome} ${kind}: ${title}`, page === null ? '' : ` (${page})`, detail === '' ? '' : `\n    ${detail}`].join(
        '',
      ),
    )
    .join('\n')
}
