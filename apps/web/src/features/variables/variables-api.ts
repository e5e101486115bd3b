// Variables of an app: names come, values only go.
import type { DeploymentEnvironment } from '@joinery/contract/vocabulary/environments'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { orpc } from '../../api/client.ts'

export interface VariablePlace {
  projectGroupId: string
  environment: DeploymentEnvironment
}

export function useVariables(place: VariablePlace) {
  return useQuery(orpc.variables.list.queryOptions({ input: place }))
}

export function useSetVariables() {
  const refresh = useRefresh()
  return useMutation(orpc.variables.set.mutationOptions({ onSuccess: refresh }))
}

export function useRemoveVariable() {
  const refresh = useRefresh()
  return useMutation(orpc.variables.remove.mutationOptions({ onSuccess: refresh }))
}

/** Sign-in says which variables it misses. */
function useRefresh() {
  const queryClient = useQueryClient()
  return async () => {
    const stale = [orpc.variables.key(), orpc.signIn.key()]
    await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }
}
