import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'
import type { LogLevel } from '@joinery/contract/vocabulary/machines-and-logs'
import { useState } from 'react'

import { LogList } from './log-list.tsx'
import { LogsToolbar } from './logs-toolbar.tsx'
import { useLiveLogs } from './logs-api.ts'

export interface LogsViewProps {
  projectGroupId: string
  /** Puts words into the chat. */
  onAsk: (text: string) => void
}

/** What the server code of an app prints, live. */
export function LogsView({ projectGroupId, onAsk }: LogsViewProps) {
  const [environment, setEnvironment] = useState<DatabaseEnvironment>('development')
  return (
    <LogsOfEnvironment
      key={`${projectGroupId} ${environment}`}
      projectGroupId={projectGroupId}
      environment={environment}
      onEnvironmentChange={setEnvironment}
      onAsk={onAsk}
    />
  )
}

interface LogsOfEnvironmentProps extends LogsViewProps {
  environment: DatabaseEnvironment
  onEnvironmentChange: (environment: DatabaseEnvironment) => void
}

function LogsOfEnvironment({ projectGroupId, environment, onEnvironmentChange, onAsk }: LogsOfEnvironmentProps) {
  const logs = useLiveLogs({ projectGroupId, environment })
  const [level, setLevel] = useState<LogLevel>('INFO')
  const [search, setSearch] = useState('')
  const [isGrouped, setIsGrouped] = useState(true)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <LogsToolbar
        environment={environment}
        onEnvironmentChange={onEnvironmentChange}
        level={level}
        onLevelChange={setLevel}
        onSearch={setSearch}
        isGrouped={isGrouped}
        onGroupedChange={setIsGrouped}
        isPaused={logs.state.isPaused}
        onPausedChange={(isPaused) => logs.dispatch({ type: isPaused ? 'pause' : 'resume' })}
        onClear={() => logs.dispatch({ type: 'clear' })}
      />
      <LogList environment={environment} logs={logs} filter={{ level, search }} isGrouped={isGrouped} onAsk={onAsk} />
    </div>
  )
}
