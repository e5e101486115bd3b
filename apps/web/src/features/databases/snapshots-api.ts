// Server state of snapshots. Whatever replaces rows comes back as a `database` fact, which makes the page read again.
import type { ResetTarget } from '@joinery/contract/snapshots'
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { client, orpc } from '../../api/client.ts'

export function useSnapshots(projectGroupId: string) {
  return useQuery({ ...orpc.databases.snapshots.queryOptions({ input: { projectGroupId } }), staleTime: 0 })
}

export function useSnapshotActions(projectGroupId: string) {
  const queryClient = useQueryClient()
  const onSettled = () => queryClient.invalidateQueries({ queryKey: orpc.databases.key() })
  const take = useMutation({
    mutationFn: (input: { environment: DatabaseEnvironment; name: string }) =>
      client.databases.takeSnapshot({ projectGroupId, ...input }),
    onSettled,
  })
  const takeMinute = useMutation({
    mutationFn: (input: { environment: DatabaseEnvironment; minute: Date }) =>
      client.databases.takeMinute({ projectGroupId, ...input }),
    onSettled,
  })
  const restore = useMutation({
    mutationFn: (input: { snapshotId: string; confirmation: string }) =>
      client.databases.restoreSnapshot({ projectGroupId, ...input }),
    onSettled,
  })
  const remove = useMutation({
    mutationFn: (snapshotId: string) => client.databases.removeSnapshot({ projectGroupId, snapshotId }),
    onSettled,
  })
  const undelete = useMutation({
    mutationFn: (snapshotId: string) => client.databases.undeleteSnapshot({ projectGroupId, snapshotId }),
    onSettled,
  })
  return { take, takeMinute, restore, remove, undelete }
}

export function useReset(projectGroupId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: { to: ResetTarget; confirmation: string }) =>
      client.databases.reset({ projectGroupId, ...input }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orpc.databases.key() }),
  })
}
