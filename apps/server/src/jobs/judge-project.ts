// Judgings that a person asked for run as durable jobs: a killed server does them again.
import type { JobQueue } from '@joinery/data'
import type { Services } from '@joinery/domain'
import { giveJudgingUp, judgeJobKind, runJudgeJob } from '@joinery/domain/checks'

/** They wait for their turn together with those of runs and publishes. */
const concurrency = 4

export function workOnJudgings(queue: JobQueue, services: Services): void {
  queue.work(judgeJobKind, (run) => runJudgeJob(services, run), {
    concurrency,
    onGivenUp: (job) => giveJudgingUp(services, job),
  })
}
