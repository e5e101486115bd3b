// The look before a publish: what must not break for visitors, unless the same app was judged already: then what was found then counts.
import type { CheckKind, CheckResult, JudgeReport } from '@joinery/contract/checks'

import type { Services } from '../context.ts'
import { readTree } from '../revisions/index.ts'
import { hashApp } from './app-hash.ts'
import { findWholeRunOf } from './checks-queries.ts'
import { runChecks } from './run-checks.ts'

/** The rest was looked at when the version was made, and a publish is waited for. */
const kinds: readonly CheckKind[] = ['build', 'secrets', 'start', 'errors', 'acceptance']

export type PublishCheck =
  /** `checkRunId` names the report that lets it pass. */
  | { outcome: 'passed'; checkRunId: string; isKnown: boolean }
  | { outcome: 'failed'; checkRunId: string; failures: CheckResult[] }
  | { outcome: 'unjudged'; checkRunId: string | null; reason: string }

/** @throws the reason of `signal` when it aborts */
export async function checkBeforePublish(
  services: Services,
  input: { projectGroupId: string; revisionId: string; deploymentId: string; signal: AbortSignal },
): Promise<PublishCheck> {
  const { projectGroupId, revisionId, deploymentId, signal } = input
  const { tree, number } = await readTree(services, projectGroupId, revisionId)
  const development = { projectGroupId, environment: 'development' } as const
  const hasTables = await services.appDatabases.exists(development)
  const tables = hasTables ? await services.appDatabases.tables(development) : []
  const known = await findWholeRunOf(services.db, { projectGroupId, appHash: hashApp(tree, tables) })
  if (known !== undefined && known.report !== null) return outcomeOf(known.id, known.report, true)

  const checked = await runChecks(services, {
    projectGroupId,
    reason: 'publish',
    stepKey: `publish:${deploymentId}`,
    generationId: null,
    revision: { id: revisionId, number },
    tree,
    kinds,
    signal,
  })
  if (!checked.isJudged) return { outcome: 'unjudged', checkRunId: checked.checkRunId, reason: checked.reason }
  return outcomeOf(checked.checkRunId, checked.report, false)
}

function outcomeOf(checkRunId: string, report: JudgeReport, isKnown: boolean): PublishCheck {
  const failures = report.results.filter((result) => result.outcome === 'failed')
  return failures.length === 0
    ? { outcome: 'passed', checkRunId, isKnown }
    : { outcome: 'failed', checkRunId, failures }
}
