// Whether people can sign in to the app that is built, and how.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { orpc } from '../../api/client.ts'

export function useSignIn(projectGroupId: string) {
  return useQuery(orpc.signIn.get.queryOptions({ input: { projectGroupId } }))
}

export function useUpdateSignIn(projectGroupId: string) {
  const queryClient = useQueryClient()
  return useMutation(
    orpc.signIn.update.mutationOptions({
      onSuccess: (settings) =>
        queryClient.setQueryData(orpc.signIn.get.queryKey({ input: { projectGroupId } }), settings),
    }),
  )
}
