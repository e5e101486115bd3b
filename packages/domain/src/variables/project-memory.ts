// What requests to apps need to know of a project each time, remembered until somebody changes it.
import type { ProjectFact } from '@joinery/contract/projects'

import type { FactBus } from '../context.ts'

const maxProjects = 1_000
/** Should a fact get lost, a change counts after this long at the latest. */
const trustMs = 30_000

export interface ProjectMemory<Value> {
  read(projectGroupId: string): Promise<Value>
}

interface Entry<Value> {
  value: Promise<Value>
  until: number
  stopListening(): void
}

/** @param input.load may be called again at any time; its failures are not remembered */
export function createProjectMemory<Value>(input: {
  facts: FactBus
  topic: ProjectFact['topic']
  load: (projectGroupId: string) => Promise<Value>
}): ProjectMemory<Value> {
  const entries = new Map<string, Entry<Value>>()

  function forget(projectGroupId: string, entry: Entry<Value>): void {
    if (entries.get(projectGroupId) !== entry) return
    entries.delete(projectGroupId)
    entry.stopListening()
  }

  function remember(projectGroupId: string): Entry<Value> {
    const entry: Entry<Value> = {
      // Listening starts before the read, so that a change in between is not lost.
      stopListening: input.facts.listen(projectGroupId, ({ topic }) => {
        if (topic === input.topic) forget(projectGroupId, entry)
      }),
      value: input.load(projectGroupId),
      until: Date.now() + trustMs,
    }
    entries.set(projectGroupId, entry)
    entry.value.catch(() => forget(projectGroupId, entry))
    return entry
  }

  return {
    read(projectGroupId) {
      const known = entries.get(projectGroupId)
      if (known !== undefined && known.until > Date.now()) return known.value
      if (known !== undefined) forget(projectGroupId, known)
      const entry = remember(projectGroupId)
      const [oldest] = entries
      if (entries.size > maxProjects && oldest !== undefined) forget(...oldest)
      return entry.value
    },
  }
}
