// What forms of an app have sent.
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { client, orpc } from '../../api/client.ts'

export const pageSize = 50

interface Place {
  projectGroupId: string
  environment: DatabaseEnvironment
}

export function useSheets(place: Place) {
  return useQuery({ ...orpc.publicSheet.list.queryOptions({ input: place }), staleTime: 0 })
}

/** Whether any form has sent something; what the person may not see counts as nothing. */
export function useHasSheets(projectGroupId: string): boolean {
  const development = useSheets({ projectGroupId, environment: 'development' })
  const main = useSheets({ projectGroupId, environment: 'main' })
  return [development, main].some(({ data }) => (data?.sheets.length ?? 0) > 0)
}

export function useSheetRows({ sheetId, page, ...place }: Place & { sheetId: string; page: number }) {
  return useQuery({
    ...orpc.publicSheet.rows.queryOptions({
      input: { ...place, sheetId, limit: pageSize, offset: page * pageSize },
    }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useRemoveSheetRows() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: Place & { sheetId: string; rowIds?: number[] }) => client.publicSheet.remove(input),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orpc.publicSheet.key() }),
  })
}
