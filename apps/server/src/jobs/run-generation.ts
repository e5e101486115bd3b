// Runs of the agent as durable jobs: a killed server goes on with the first unfinished step.
import { createAgent, selectModel, type ModelSettings } from '@joinery/agent'
import type { JobQueue } from '@joinery/data'
import type { Services } from '@joinery/domain'
import { generationJobKind, giveUpGeneration, runGeneration } from '@joinery/domain/chat'

/** Runs that one node carries out at a time, over all organizations; they mostly wait for a model. */
const concurrency = 16
/** Decisions, "Plans, credits, limits": without billing every organization is on ENTERPRISE. */
const slotsPerOrganization = 16

/** @throws Error with words for the operator when the model's settings do not fit */
export function workOnGenerations(queue: JobQueue, services: Services, model: ModelSettings): void {
  const agent = createAgent(selectModel(model))
  queue.work(generationJobKind, (run) => runGeneration(services, agent, run), {
    concurrency,
    slotsPerOrganization: () => slotsPerOrganization,
    onGivenUp: (job) => giveUpGeneration(services, job),
  })
}
