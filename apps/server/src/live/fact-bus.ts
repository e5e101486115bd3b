// Facts reach listeners of this node at once and those of other nodes through a notification.
import type { ProjectFact } from '@joinery/contract/projects'
import type { FactBus } from '@joinery/domain'

import { createKeyedListeners } from './keyed-listeners.ts'

/** The part of the database's notifier that facts need. */
export interface FactChannel {
  publish(channel: string, payload: string): Promise<void>
  subscribe(channel: string, listener: (payload: string) => void): () => void
}

const channelName = 'project_fact'

interface WireFact {
  node: string
  projectGroupId: string
  topic: ProjectFact['topic']
}

export function createFactBus(
  channel: FactChannel,
  nodeId: string,
  onFailure: (error: unknown) => void,
): FactBus & { close(): void } {
  const listeners = createKeyedListeners<ProjectFact>()

  const stop = channel.subscribe(channelName, (payload) => {
    const fact: WireFact = JSON.parse(payload)
    if (fact.node !== nodeId) listeners.tell(fact.projectGroupId, { topic: fact.topic })
  })

  return {
    emit(projectGroupId, topic) {
      listeners.tell(projectGroupId, { topic })
      const fact: WireFact = { node: nodeId, projectGroupId, topic }
      channel.publish(channelName, JSON.stringify(fact)).catch(onFailure)
    },
    listen: listeners.listen,
    close: stop,
  }
}
