// The typed client of every procedure, and its TanStack Query options: `orpc.projects.list.queryOptions({ input })`.
import type { api } from '@joinery/contract/api'
import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

import { fetchSession, sessionQuery } from './auth-client.ts'
import { type ConnectionState, createLiveConnection } from './live-connection.ts'
import { queryClient } from './query-client.ts'
import { subscribe, type Subscription } from './subscribe.ts'

export const connection = createLiveConnection({
  open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/live`),
  isSignedOut: async () => {
    try {
      const user = await fetchSession()
      if (user === null) queryClient.setQueryData(sessionQuery.queryKey, null)
      return user === null
    } catch {
      return false
    }
  },
})

/** Plain calls: `await client.projects.create({ prompt })`. */
export const client: ContractRouterClient<typeof api> = createORPCClient(connection)

export const orpc = createTanstackQueryUtils(client)

export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(connection.onState, connection.state)
}

/**
 * Follows a stream while the component is mounted and `key` stays the same; null: no stream.
 * The callbacks may change between renders without a new stream.
 */
export function useSubscription<T>(key: string | null, subscription: Subscription<T>): void {
  const open = useEffectEvent(subscription.open)
  const onEvent = useEffectEvent(subscription.onEvent)
  const onReopen = useEffectEvent(() => subscription.onReopen?.())
  const onError = useEffectEvent((error: unknown) => subscription.onError?.(error))
  const onEnd = useEffectEvent(() => subscription.onEnd?.())
  useEffect(() => {
    if (key === null) return
    return subscribe(connection, {
      open: (signal) => open(signal),
      onEvent: (event) => onEvent(event),
      onReopen: () => onReopen(),
      onError: (error) => onError(error),
      onEnd: () => onEnd(),
    })
  }, [key])
}
