import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'
import type { LogLevel } from '@joinery/contract/vocabulary/machines-and-logs'
import { ListTree, Pause, Play, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { IconButton } from '../../ui/icon-button.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'

export interface LogsToolbarProps {
  environment: DatabaseEnvironment
  onEnvironmentChange: (environment: DatabaseEnvironment) => void
  level: LogLevel
  onLevelChange: (level: LogLevel) => void
  onSearch: (text: string) => void
  isGrouped: boolean
  onGroupedChange: (isGrouped: boolean) => void
  isPaused: boolean
  onPausedChange: (isPaused: boolean) => void
  onClear: () => void
}

export function LogsToolbar(props: LogsToolbarProps) {
  const { environment, level, isGrouped, isPaused } = props
  const t = useTranslations('logs')
  return (
    <div
      className={`flex shrink-0 flex-wrap items-center gap-2 border-b px-3 py-1.5 ${
        environment === 'main' ? 'border-danger' : 'border-line'
      }`}
    >
      <SegmentedControl<DatabaseEnvironment>
        label={t('environment')}
        size="dense"
        value={environment}
        onChange={props.onEnvironmentChange}
        segments={[
          { value: 'development', label: t('development') },
          { value: 'main', label: t('main') },
        ]}
      />
      <Select<LogLevel>
        label={t('level')}
        labelHidden
        value={level}
        onChange={props.onLevelChange}
        className="w-44 max-sm:flex-1"
        options={[
          { value: 'INFO', label: t('levels.INFO') },
          { value: 'WARN', label: t('levels.WARN') },
          { value: 'ERROR', label: t('levels.ERROR') },
        ]}
      />
      <SearchBox
        label={t('search')}
        clearLabel={t('clearSearch')}
        onSearch={props.onSearch}
        className="min-w-32 flex-1"
      />
      <span className="flex items-center gap-1">
        <IconButton
          size="dense"
          icon={ListTree}
          label={t('group')}
          selected={isGrouped}
          onPress={() => props.onGroupedChange(!isGrouped)}
        />
        <IconButton
          size="dense"
          icon={isPaused ? Play : Pause}
          label={isPaused ? t('resume') : t('pause')}
          onPress={() => props.onPausedChange(!isPaused)}
        />
        <IconButton size="dense" icon={Trash2} label={t('clear')} onPress={props.onClear} />
      </span>
    </div>
  )
}
