// Settings of models, and what was used.
import type { ModelChoice, ModelProvider, ModelScope, ModelTask } from '@joinery/contract/models'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { client, orpc } from '../../api/client.ts'

export function useModelSettings(scope: ModelScope) {
  return useQuery(orpc.models.get.queryOptions({ input: { scope } }))
}

function useKeepSettings(scope: ModelScope) {
  const queryClient = useQueryClient()
  const { queryKey } = orpc.models.get.queryOptions({ input: { scope } })
  return (settings: Awaited<ReturnType<typeof client.models.get>>) => queryClient.setQueryData(queryKey, settings)
}

export function useSetProvider(scope: ModelScope) {
  return useMutation({
    mutationFn: (input: { provider: ModelProvider; key?: string; baseUrl: string | null }) =>
      client.models.setProvider({ scope, ...input }),
    onSuccess: useKeepSettings(scope),
  })
}

export function useRemoveProvider(scope: ModelScope) {
  return useMutation({
    mutationFn: (provider: ModelProvider) => client.models.removeProvider({ scope, provider }),
    onSuccess: useKeepSettings(scope),
  })
}

export function useSetChoice(scope: ModelScope) {
  return useMutation({
    mutationFn: (input: { task: ModelTask; choice: ModelChoice | null }) =>
      client.models.setChoice({ scope, ...input }),
    onSuccess: useKeepSettings(scope),
  })
}

export function useTestModel(scope: ModelScope) {
  return useMutation({ mutationFn: (model: string) => client.models.test({ scope, model }) })
}

export const ledgerPageSize = 50

/** @param page counted from 0 */
export function useLedger(page: number) {
  const input = { limit: ledgerPageSize, offset: page * ledgerPageSize }
  return useQuery({
    ...orpc.ledger.get.queryOptions({ input }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

export function useSetBudget() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (monthly: number | null) => client.ledger.setBudget({ monthly }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orpc.ledger.key() }),
  })
}

export function usePrices() {
  return useQuery({ ...orpc.ledger.prices.queryOptions({ input: undefined }), staleTime: Infinity })
}
