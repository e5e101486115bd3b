// The account of the signed-in person: theme, sign-out. Pages for everybody import session.ts instead.
import type { Account, Theme } from '@joinery/contract/organizations'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { signOut } from './auth-client.ts'
import { orpc } from './client.ts'
import { useSession } from './session.ts'
import { applyTheme } from './theme.ts'

/** The account and what this installation is; only asked for while signed in. */
export function useAccount() {
  const session = useSession()
  return useQuery({
    ...orpc.organizations.account.queryOptions(),
    enabled: session !== null && session !== undefined,
    staleTime: 5 * 60_000,
  })
}

/** Changes the theme at once and stores it in the account when signed in. */
export function useSetTheme(): (theme: Theme) => void {
  const session = useSession()
  const queryClient = useQueryClient()
  const store = useMutation(orpc.organizations.setTheme.mutationOptions())
  return (theme) => {
    applyTheme(theme)
    if (session === null || session === undefined) return
    queryClient.setQueryData<Account>(orpc.organizations.account.queryKey(), (account) =>
      account === undefined ? account : { ...account, user: { ...account.user, theme } },
    )
    store.mutate({ theme })
  }
}

/** Signs out and loads the start page afresh, so that nothing of the account stays in memory. */
export function useSignOut() {
  return useMutation({
    mutationFn: signOut,
    onSuccess: () => location.assign('/'),
  })
}
