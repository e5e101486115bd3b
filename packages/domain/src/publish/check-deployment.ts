// The check step: the app is used in a browser before visitors see it, unless a person publishes anyway.
import type { CheckResult } from '@joinery/contract/checks'
import * as z from 'zod'

import { checkBeforePublish } from '../checks/index.ts'
import type { Services } from '../context.ts'
import { PublishFailed } from './publish-outcomes.ts'
import type { PublishRun } from './run-publish.ts'

/** Failures that are named in the reason; the report has all of them. */
const maxNamed = 3

/** Stored as the step's output: the report that let it pass, when there is one. */
export const checkedDeploymentSchema = z.object({ checkRunId: z.string().nullable() })
export type CheckedDeployment = z.infer<typeof checkedDeploymentSchema>

/** @throws PublishFailed with the failed checks; the way on is a fix, or to publish despite them */
export async function checkDeployment(services: Services, run: PublishRun): Promise<CheckedDeployment> {
  const { projectGroupId, id: deploymentId, revisionId, isDespiteChecks } = run.deployment
  if (isDespiteChecks) {
    await run.log('Not checked: published anyway.')
    return { checkRunId: null }
  }
  const check = await checkBeforePublish(services, { projectGroupId, revisionId, deploymentId, signal: run.signal })
  const { checkRunId } = check
  await run.report({ checkRunId })
  if (check.outcome === 'failed') {
    throw new PublishFailed(failureReason(check.failures), check.failures.map(presentFailure))
  }
  await run.log(
    check.outcome === 'unjudged'
      ? `Not checked in a browser: ${check.reason}`
      : check.isKnown
        ? 'The checks of this version have passed already.'
        : 'Used it in a browser: nothing failed.',
  )
  return { checkRunId }
}

function failureReason(failures: readonly CheckResult[]): string {
  const titles = failures.slice(0, maxNamed).map(({ title }) => title)
  const rest = failures.length > maxNamed ? `; and ${failures.length - maxNamed} more` : ''
  return `It was used in a browser, and this does not hold: ${titles.join('; ')}${rest}. Fix it, or publish anyway.`
}

function presentFailure({ title, page, detail }: CheckResult) {
  const place = page === null ? '' : ` (${page})`
  return { severity: 'error' as const, code: 'checks.failed', message: `${title}${place}: ${detail}` }
}
