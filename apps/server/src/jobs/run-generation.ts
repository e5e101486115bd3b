// Runs of the agent as durable jobs: a killed server goes on with the first unfinished step.
import { createAgent, defaultLimits, selectModel, selectModelForRun, type Reach } from '@joinery/agent'
import { planFacts, planWithoutBilling } from '@joinery/contract/vocabulary/plans'
import type { JobQueue } from '@joinery/data'
import type { Services } from '@joinery/domain'
import { generationJobKind, giveUpGeneration, resumeWaiting, runGeneration } from '@joinery/domain/chat'
import { resolveModel } from '@joinery/domain/models'

/** Runs that one node carries out at a time, over all organizations; they mostly wait for a model. */
const concurrency = 16

/** @throws Error with words for the operator when the server's own settings of models do not fit */
export function workOnGenerations(queue: JobQueue, services: Services, reach: Reach): void {
  selectModel(services.models.ownSettings)
  queue.work(
    generationJobKind,
    async (run) => {
      const settings = await resolveModel(services, { organizationId: run.job.organizationId, task: 'chat' })
      await runGeneration(services, createAgent(selectModelForRun(settings), defaultLimits, reach), run)
      await resumeWaiting(services, run.job.projectGroupId)
    },
    {
      concurrency,
      slotsPerOrganization: () => planFacts[planWithoutBilling].generationSlots,
      onGivenUp: (job) => giveUpGeneration(services, job),
    },
  )
}
