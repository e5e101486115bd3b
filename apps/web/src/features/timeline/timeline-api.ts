// Server state of the version timeline.
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'

import { client, orpc } from '../../api/client.ts'

const pageSize = 100

/** Versions, newest page first. */
export function useRevisions(projectGroupId: string) {
  return useInfiniteQuery(
    orpc.revisions.list.infiniteOptions({
      input: (beforeNumber: number | undefined) => ({
        projectGroupId,
        limit: pageSize,
        ...(beforeNumber === undefined ? {} : { beforeNumber }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (page) => (page.hasMore ? Math.min(...page.revisions.map(({ number }) => number)) : undefined),
    }),
  )
}

function useRefreshProject() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [orpc.revisions.key(), orpc.projects.get.key(), orpc.publish.get.key(), orpc.preview.key()].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
}

/** Adds a version that holds what an old one held. */
export function useRestoreVersion(projectGroupId: string) {
  const refresh = useRefreshProject()
  return useMutation({
    mutationFn: (revisionId: string) => client.revisions.restore({ projectGroupId, revisionId }),
    onSettled: refresh,
  })
}

export function useUndo(projectGroupId: string) {
  const refresh = useRefreshProject()
  return useMutation({ mutationFn: () => client.revisions.undo({ projectGroupId }), onSettled: refresh })
}
