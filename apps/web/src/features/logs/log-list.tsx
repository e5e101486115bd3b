import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'
import { ArrowDown, ScrollText } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LogRow, RequestHead } from './log-row.tsx'
import type { LiveLogs } from './logs-api.ts'
import { filterLines, groupByRequest, type LogsFilter } from './logs-state.ts'

export interface LogListProps {
  environment: DatabaseEnvironment
  logs: LiveLogs
  filter: LogsFilter
  isGrouped: boolean
  onAsk: (text: string) => void
}

/** This close to the end the list follows what comes. */
const endPx = 40

export function LogList({ environment, logs, filter, isGrouped, onAsk }: LogListProps) {
  const t = useTranslations('logs')
  const errorMessage = useErrorMessage()
  const { state, isOpen, error } = logs
  const list = useRef<HTMLElement>(null)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const fitting = filterLines(state.lines, filter)
  const toEnd = () => list.current?.scrollTo({ top: list.current.scrollHeight })
  useLayoutEffect(() => {
    if (isAtEnd) list.current?.scrollTo({ top: list.current.scrollHeight })
  })

  if (error !== null) return <EmptyState icon={ScrollText} title={t('failed')} text={errorMessage(error)} />
  const askAbout = (message: string) => onAsk(t('askText', { message }))
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <output className={state.isPaused ? 'block border-b border-line bg-info-soft px-3 py-1 text-xs' : 'sr-only'}>
        {state.isPaused ? t('paused', { count: state.heldBack.length }) : ''}
        {isOpen ? '' : t('opening')}
      </output>
      {/* Read at leisure: lines are not announced as they come, and the list is scrolled by keyboard. */}
      <section
        ref={list}
        aria-label={t('lines')}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) =>
          setIsAtEnd(scrollHeight - scrollTop - clientHeight < endPx)
        }
        className="min-h-0 flex-1 overflow-auto py-1 focus-visible:-outline-offset-2"
      >
        {isOpen && state.lines.length === 0 && (
          <EmptyState icon={ScrollText} title={t(`empty.${environment}`)} text={t('emptyText')} />
        )}
        {state.lines.length > 0 && fitting.length === 0 && (
          <EmptyState icon={ScrollText} title={t('noFit')} text={t('noFitText')} />
        )}
        <ul>
          {isGrouped
            ? groupByRequest(fitting).map((group) =>
                group.requestId === null ? (
                  group.lines.map((line) => <LogRow key={line.id} line={line} onAsk={askAbout} />)
                ) : (
                  <li key={group.id} className="border-b border-line py-1 last:border-0">
                    <RequestHead group={group} />
                    <ul>
                      {group.lines.map((line) => (
                        <LogRow key={line.id} line={line} isIndented onAsk={askAbout} />
                      ))}
                    </ul>
                  </li>
                ),
              )
            : fitting.map((line) => <LogRow key={line.id} line={line} isNamed onAsk={askAbout} />)}
        </ul>
      </section>
      {!isAtEnd && fitting.length > 0 && (
        <Button size="dense" className="absolute! end-4 bottom-3 shadow-2" onPress={toEnd}>
          <ArrowDown size={14} aria-hidden />
          {t('newest')}
        </Button>
      )}
    </div>
  )
}
