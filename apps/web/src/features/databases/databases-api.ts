// What is in the databases of an app, read-only.
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'
import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { orpc } from '../../api/client.ts'

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
