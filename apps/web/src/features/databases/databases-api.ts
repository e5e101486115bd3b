// What is in the databases of an app, and SQL that a person runs on development.
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { client, orpc } from '../../api/client.ts'

export const pageSize = 50

interface Place {
  projectGroupId: string
  environment: DatabaseEnvironment
}

export function useTables(place: Place) {
  return useQuery({ ...orpc.databases.tables.queryOptions({ input: place }), staleTime: 0 })
}

export function useStorage(projectGroupId: string) {
  return useQuery({ ...orpc.databases.storage.queryOptions({ input: { projectGroupId } }), staleTime: 30_000 })
}

export function useRows({ table, page, ...place }: Place & { table: string; page: number }) {
  return useQuery({
    ...orpc.databases.rows.queryOptions({ input: { ...place, table, limit: pageSize, offset: page * pageSize } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useRunSql(projectGroupId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: { sql: string; snapshotName: string | null }) =>
      client.databases.run({ projectGroupId, ...input }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orpc.databases.key() }),
  })
}
