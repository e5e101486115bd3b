// The open project, and the facts that say which other queries are out of date.
import type { ProjectFact } from '@joinery/contract/projects'
import { useQuery, useQueryClient } from '@tanstack/react-query'

import { client, orpc, useSubscription } from '../../api/client.ts'

export function useProject(projectGroupId: string) {
  return useQuery(orpc.projects.get.queryOptions({ input: { projectGroupId } }))
}

const stale = {
  project: [orpc.projects.get.key(), orpc.projects.list.key()],
  revisions: [orpc.revisions.key(), orpc.projects.get.key(), orpc.preview.key(), orpc.publish.key()],
  publish: [orpc.publish.key(), orpc.projects.get.key(), orpc.revisions.list.key()],
  chat: [orpc.chat.history.key(), orpc.chat.openQuestions.key(), orpc.projects.get.key()],
  preview: [orpc.preview.key()],
  database: [orpc.databases.key(), orpc.publicSheet.key()],
  checks: [orpc.checks.key()],
  settings: [orpc.variables.key(), orpc.signIn.key()],
} as const

/** Refetches what changed, whoever changed it; after a lost connection everything once. */
export function useProjectFacts(projectGroupId: string): void {
  const queryClient = useQueryClient()
  const refresh = (topics: readonly ProjectFact['topic'][]) => {
    for (const topic of topics) for (const queryKey of stale[topic]) void queryClient.invalidateQueries({ queryKey })
  }
  useSubscription<ProjectFact>(projectGroupId, {
    open: (signal) => client.projects.watch({ projectGroupId }, { signal }),
    onEvent: ({ topic }) => refresh([topic]),
    onReopen: () => refresh(['project', 'revisions', 'publish', 'chat', 'preview', 'database', 'checks', 'settings']),
  })
}
