// The log of an app as it grows.
import type { LogLine } from '@joinery/contract/logs'
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'
import { useReducer, useState, type Dispatch } from 'react'

import { client, useSubscription } from '../../api/client.ts'
import { type LogsAction, type LogsState, noLogs, reduceLogs } from './logs-state.ts'

export interface LiveLogs {
  state: LogsState
  /** The first words of the stream have come, which may be that there are none. */
  isOpen: boolean
  /** Why the log cannot be read; null while it can. */
  error: unknown
  dispatch: Dispatch<LogsAction>
}

/** Follows the log while the component is mounted; one component for each app and environment. */
export function useLiveLogs(place: { projectGroupId: string; environment: DatabaseEnvironment }): LiveLogs {
  const [state, dispatch] = useReducer(reduceLogs, noLogs)
  const [isOpen, setIsOpen] = useState(false)
  const [error, setError] = useState<unknown>(null)
  useSubscription<{ lines: LogLine[] }>(`${place.projectGroupId} ${place.environment}`, {
    open: (signal) => client.logs.watch(place, { signal }),
    onEvent: ({ lines }) => {
      setIsOpen(true)
      dispatch({ type: 'add', lines })
    },
    onError: setError,
  })
  return { state, isOpen, error, dispatch }
}
