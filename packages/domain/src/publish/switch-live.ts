// The end of a publish: one transaction moves the pointer, or records why it did not move.
import type { Diagnostic } from '@joinery/contract/files'

import type { Services, Tx } from '../context.ts'
import { PublishCancelled } from './publish-outcomes.ts'
import {
  type DeploymentKey,
  hasOtherOpenDeployment,
  lockProject,
  updateOpenDeployment,
  updatePublication,
} from './publish-queries.ts'

/** Makes the deployment live. The version before it serves until this commits. */
export async function switchLive(services: Services, key: DeploymentKey): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockProject(tx, key.projectGroupId)
    const isOpen = await updateOpenDeployment(tx, key, { status: 'SUCCESS', completedAt: services.now() })
    // Unpublished a moment ago: the last word counts.
    if (!isOpen) throw new PublishCancelled()
    await settlePublication(tx, key, key.deploymentId)
  })
  announce(services, key.projectGroupId)
}

/** Ends a deployment without a switch; the live version, if there is one, stays. */
export async function endDeployment(
  services: Services,
  key: DeploymentKey,
  end: { status: 'FAILED' | 'CANCELED'; failureReason?: string; diagnostics?: Diagnostic[] },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const { liveDeploymentId } = await lockProject(tx, key.projectGroupId)
    await updateOpenDeployment(tx, key, { ...end, completedAt: services.now() })
    await settlePublication(tx, key, liveDeploymentId)
  })
  announce(services, key.projectGroupId)
}

/** PUBLISHING while another publish waits; else what the pointer says. */
async function settlePublication(tx: Tx, key: DeploymentKey, liveDeploymentId: string | null): Promise<void> {
  const isWaiting = await hasOtherOpenDeployment(tx, key)
  const settled = liveDeploymentId === null ? 'UNPUBLISHED' : 'PUBLISHED'
  await updatePublication(tx, key.projectGroupId, {
    publishState: isWaiting ? 'PUBLISHING' : settled,
    liveDeploymentId,
  })
}

function announce(services: Services, projectGroupId: string): void {
  for (const topic of ['publish', 'project', 'revisions'] as const) services.facts.emit(projectGroupId, topic)
}
