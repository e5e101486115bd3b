// Carries out one publish, step by step. Each finished step is stored, so a restart goes on where the last one ended.
import type { PublishStep } from '@joinery/contract/publish'
import { openDeploymentStatuses } from '@joinery/contract/vocabulary/statuses'
import type { JobRun } from '@joinery/data'
import * as z from 'zod'

import type { Services } from '../context.ts'
import { buildDeployment, builtDeploymentSchema } from './build-deployment.ts'
import { checkDeployment, checkedDeploymentSchema } from './check-deployment.ts'
import { givePublishUp } from './give-publish-up.ts'
import { PublishCancelled, PublishFailed } from './publish-outcomes.ts'
import { prerenderedPagesSchema, prerenderPages } from './prerender-pages.ts'
import { promoteDatabase } from './promote-database.ts'
import { type DeploymentRow, findDeployment, updateOpenDeployment } from './publish-queries.ts'
import { endDeployment, switchLive } from './switch-live.ts'

/** A fault of ours is tried again this often before the person is told. */
const maxAttempts = 5

/** What a step is given and may do. */
export interface PublishRun {
  deployment: DeploymentRow
  signal: AbortSignal
  /** Adds a line to what the publish dialog shows. */
  log(line: string): Promise<void>
  /** Changes what the deployment says of itself. */
  report(change: Parameters<typeof updateOpenDeployment>[2]): Promise<void>
}

/** The handler of `publish` jobs; the job's id is the deployment's. */
export async function runPublish(services: Services, run: JobRun): Promise<void> {
  const key = { projectGroupId: run.job.projectGroupId, deploymentId: run.job.id }
  const deployment = await findDeployment(services.db, key)
  if (deployment === undefined) return
  if (!openDeploymentStatuses.some((status) => status === deployment.status)) {
    // The switch was the last thing a killed process did: what follows it is done again, harmlessly.
    await retireOldVersions(services, deployment)
    return
  }
  try {
    await carryOut(services, run, deployment)
  } catch (error) {
    if (error instanceof PublishCancelled || (run.signal.aborted && run.isCancelled())) {
      await endDeployment(services, key, { status: 'CANCELED' })
    } else if (error instanceof PublishFailed) {
      const { message, diagnostics } = error
      await endDeployment(services, key, { status: 'FAILED', failureReason: message, diagnostics })
    } else if (run.signal.aborted || run.job.attempt < maxAttempts) {
      throw error
    } else {
      await givePublishUp(services, run.job)
      throw error
    }
  }
}

async function carryOut(services: Services, run: JobRun, deployment: DeploymentRow): Promise<void> {
  const { projectGroupId, id: deploymentId } = deployment
  const key = { projectGroupId, deploymentId }
  const lines = [...deployment.buildLogs]

  async function report(change: Parameters<typeof updateOpenDeployment>[2]): Promise<void> {
    if (run.isCancelled() || !(await updateOpenDeployment(services.db, key, change))) throw new PublishCancelled()
    services.facts.emit(projectGroupId, 'publish')
  }
  const publishRun: PublishRun = {
    deployment,
    signal: run.signal,
    report,
    async log(line) {
      lines.push(line)
      await report({ buildLogs: lines })
    },
  }
  /** Runs a step unless an earlier attempt has finished it; its output is what the later steps need. */
  async function step<T>(name: PublishStep, output: z.ZodType<T>, work: () => Promise<T>): Promise<T> {
    await report({ step: name, status: name === 'upload' || name === 'switch' ? 'DEPLOYING' : 'BUILDING' })
    if (run.steps.has(name)) return output.parse(run.steps.get(name))
    const made = await work()
    await run.saveStep(name, made)
    return made
  }

  const built = await step('build', builtDeploymentSchema, () => buildDeployment(services, publishRun))
  await step('check', checkedDeploymentSchema, () => checkDeployment(services, publishRun))
  const pages = await step('prerender', prerenderedPagesSchema, () => prerenderPages(services, publishRun, built))
  // Late, because the old version serves on with it when a later step fails. Prerendered pages need no rows.
  await step('database', z.null(), () => promoteDatabase(services, publishRun))
  await step('upload', z.null(), async () => {
    const files = { ...built.files, ...pages.files }
    await report({
      files,
      routes: built.routes.map((route) => ({ ...route, document: pages.documents[route.pattern] ?? null })),
      serverHash: built.serverHash,
      serverCodeBlob: built.serverCodeBlob,
      serverMapBlob: built.serverMapBlob,
    })
    await publishRun.log(`Stored ${Object.keys(files).length} files.`)
    return null
  })
  await step('switch', z.null(), async () => {
    await switchLive(services, key)
    return null
  })
  await retireOldVersions(services, { ...deployment, serverHash: built.serverHash, status: 'SUCCESS' })
}

async function retireOldVersions(services: Services, deployment: DeploymentRow): Promise<void> {
  if (deployment.status !== 'SUCCESS' || deployment.serverHash === null) return
  const { projectGroupId, serverHash } = deployment
  await services.runtime.retire({ projectGroupId, environment: 'main', exceptVersion: serverHash })
}
