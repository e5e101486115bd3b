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

export function usePublish(projectGroupId: string) {
  const queryClient = useQueryClient()
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: orpc.publish.key() }),
      queryClient.invalidateQueries({ queryKey: orpc.revisions.list.key() }),
    ])
  const start = useMutation({
    mutationFn: (choice: { firstData: FirstData; despiteChecks: boolean }) =>
      client.publish.start({ projectGroupId, ...choice }),
    onSettled: refresh,
  })
  const unpublish = useMutation({
    mutationFn: () => client.publish.unpublish({ projectGroupId }),
    onSettled: refresh,
  })
  return { start, unpublish }
}
