import type { Job } from '@joinery/data'

import type { Services } from '../context.ts'
import { endDeployment } from './switch-live.ts'

/** A publish that the queue will not try again ends as failed; the live version stays. */
export async function givePublishUp(services: Services, job: Pick<Job, 'id' | 'projectGroupId'>): Promise<void> {
  await endDeployment(
    services,
    { projectGroupId: job.projectGroupId, deploymentId: job.id },
    { status: 'FAILED', failureReason: faultOfOurs },
  )
}

export const faultOfOurs = 'Something went wrong on our side. What is live is unchanged; publish again.'
