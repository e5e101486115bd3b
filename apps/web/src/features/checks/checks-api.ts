// Server state of the checks. Progress arrives as facts, which make the page refetch what is shown.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { client, orpc } from '../../api/client.ts'

/** A fact can be lost with its connection; while something is judged it is also asked for. */
const watchMs = 3000
const shownRuns = 10

export function useChecks(projectGroupId: string) {
  return useQuery({
    ...orpc.checks.list.queryOptions({ input: { projectGroupId, limit: shownRuns } }),
    refetchInterval: (query) =>
      query.state.data?.runs.some(({ status }) => status === 'RUNNING') === true ? watchMs : false,
  })
}

/** One report as it is kept. */
export function useCheckRun(projectGroupId: string, checkRunId: string) {
  return useQuery(orpc.checks.get.queryOptions({ input: { projectGroupId, checkRunId } }))
}

export function useStartChecks(projectGroupId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => client.checks.start({ projectGroupId }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orpc.checks.list.key() }),
  })
}

export function useAcceptance(projectGroupId: string) {
  return useQuery(orpc.checks.acceptance.queryOptions({ input: { projectGroupId } }))
}

export function useChangeAcceptance(projectGroupId: string) {
  const queryClient = useQueryClient()
  const { queryKey } = orpc.checks.acceptance.queryOptions({ input: { projectGroupId } })
  const remove = useMutation({
    mutationFn: (acceptanceId: string) => client.checks.removeAcceptance({ projectGroupId, acceptanceId }),
    onSuccess: (list) => queryClient.setQueryData(queryKey, list),
  })
  const restore = useMutation({
    mutationFn: (acceptanceId: string) => client.checks.restoreAcceptance({ projectGroupId, acceptanceId }),
    onSuccess: (list) => queryClient.setQueryData(queryKey, list),
  })
  return { remove, restore }
}
