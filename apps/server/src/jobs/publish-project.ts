// Publishes run as durable jobs: a killed server goes on with the first unfinished step.
import type { JobQueue, JobRun } from '@joinery/data'
import type { Services } from '@joinery/domain'
import { resumeWaiting } from '@joinery/domain/chat'
import { givePublishUp, publishJobKind, runPublish } from '@joinery/domain/publish'

/** Builds are heavy: two at a time keep previews quick. */
const concurrency = 2

export function workOnPublishes(queue: JobQueue, services: Services): void {
  const publish = async (run: JobRun) => {
    await runPublish(services, run)
    await resumeWaiting(services, run.job.projectGroupId)
  }
  queue.work(publishJobKind, publish, {
    concurrency,
    onGivenUp: (job) => givePublishUp(services, job),
  })
}
