// Settings of models, and what was used.
import type { ModelChoice, ModelProvider, ModelScope, ModelTask } from '@joinery/contract/models'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

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

export function useLedger() {
  return useQuery({ ...orpc.ledger.get.queryOptions({ input: {} }), staleTime: 0 })
}
