// Publishes run as durable jobs: a killed server goes on with the first unfinished step.
import type { JobQueue } from '@joinery/data'
import type { Services } from '@joinery/domain'
import { givePublishUp, publishJobKind, runPublish } from '@joinery/domain/publish'

/** Builds are heavy: two at a time keep previews quick. */
const concurrency = 2

export function workOnPublishes(queue: JobQueue, services: Services): void {
  queue.work(publishJobKind, (run) => runPublish(services, run), {
    concurrency,
    onGivenUp: (job) => givePublishUp(services, job),
  })
}
