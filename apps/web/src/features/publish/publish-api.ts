// Server state of publishing. Progress arrives as facts, which make the page refetch `publish.get`.
import type { FirstData } from '@joinery/contract/publish'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { client, orpc } from '../../api/client.ts'

/** A fact can be lost with its connection; while something moves it is also asked for. */
const watchMs = 2000

export function usePublication(projectGroupId: string) {
  return useQuery({
    ...orpc.publish.get.queryOptions({ input: { projectGroupId } }),
    refetchInterval: (query) => (query.state.data?.state === 'PUBLISHING' ? watchMs : false),
  })
}

/** Tried on a copy of production each time it is asked for. */
export function useSchemaChange(projectGroupId: string, isAsked: boolean) {
  return useQuery({
    ...orpc.publish.change.queryOptions({ input: { projectGroupId } }),
    enabled: isAsked,
    staleTime: 0,
    retry: false,
  })
}

export function usePublish(projectGroupId: string) {
  const queryClient = useQueryClient()
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: orpc.publish.key() }),
      queryClient.invalidateQueries({ queryKey: orpc.revisions.list.key() }),
    ])
  const start = useMutation({
    mutationFn: (choice: { firstData: FirstData; despiteChecks: boolean; confirmedLoss: string | null }) =>
      client.publish.start({ projectGroupId, ...choice }),
    onSettled: refresh,
  })
  const unpublish = useMutation({
    mutationFn: () => client.publish.unpublish({ projectGroupId }),
    onSettled: refresh,
  })
  return { start, unpublish }
}
