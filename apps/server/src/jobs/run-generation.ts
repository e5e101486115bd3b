// Runs of the agent as durable jobs: a killed server goes on with the first unfinished step.
import { createAgent, selectModel, type ModelSettings } from '@joinery/agent'
import { planFacts, planWithoutBilling } from '@joinery/contract/vocabulary/plans'
import type { JobQueue } from '@joinery/data'
import type { Services } from '@joinery/domain'
import { generationJobKind, giveUpGeneration, runGeneration } from '@joinery/domain/chat'

/** Runs that one node carries out at a time, over all organizations; they mostly wait for a model. */
const concurrency = 16

/** @throws Error with words for the operator when the model's settings do not fit */
export function workOnGenerations(queue: JobQueue, services: Services, model: ModelSettings): void {
  const agent = createAgent(selectModel(model))
  queue.work(generationJobKind, (run) => runGeneration(services, agent, run), {
    concurrency,
    slotsPerOrganization: () => planFacts[planWithoutBilling].generationSlots,
    onGivenUp: (job) => giveUpGeneration(services, job),
  })
}
