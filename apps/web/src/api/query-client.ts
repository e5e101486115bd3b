// The cache of server state, with rules for when a failed query is worth another try.
import { QueryClient } from '@tanstack/react-query'

import { ConnectionLostError } from './connection-lost-error.ts'
import { wireErrorOf } from './error-message.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // Facts over the socket say when something changed; a refetch on every focus adds nothing.
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      // The socket knows by itself when it is back, `navigator.onLine` does not (a laptop's own server needs no network).
      networkMode: 'always',
      retry: (failures, error) => {
        if (error instanceof ConnectionLostError) return true
        const kind = wireErrorOf(error)?.kind
        return kind === undefined || kind === 'unavailable' ? failures < 2 : false
      },
    },
    mutations: { networkMode: 'always', retry: false },
  },
})
