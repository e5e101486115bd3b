import type { LogLine } from '@joinery/contract/logs'
import { CircleX, Info, TriangleAlert, type LucideIcon } from 'lucide-react'
import { useFormatter, useTranslations } from 'use-intl'

import { Button } from '../../ui/button.tsx'
import type { LogGroup } from './logs-state.ts'

const marks: Readonly<Record<LogLine['level'], { icon: LucideIcon; tone: string }>> = {
  INFO: { icon: Info, tone: 'text-ink-3' },
  WARN: { icon: TriangleAlert, tone: 'text-warn' },
  ERROR: { icon: CircleX, tone: 'text-danger' },
}

export interface LogRowProps {
  line: LogLine
  /** Below the head of its request. */
  isIndented?: boolean
  /** Says itself which request it belongs to. */
  isNamed?: boolean
  onAsk: (message: string) => void
}

export function LogRow({ line, isIndented = false, isNamed = false, onAsk }: LogRowProps) {
  const t = useTranslations('logs')
  const { level, message, request, source } = line
  const { icon: Icon, tone } = marks[level]
  return (
    <li
      className={`flex items-start gap-2 py-0.5 pe-3 text-xs [contain-intrinsic-size:auto_24px] [content-visibility:auto] hover:bg-canvas ${
        isIndented ? 'ps-6' : 'ps-3'
      }`}
    >
      <span className={`mt-[3px] shrink-0 ${tone}`}>
        <Icon size={13} aria-hidden />
        <span className="sr-only">{t(`mark.${level}`)}</span>
      </span>
      <LineTime at={line.at} />
      <div className="min-w-0 flex-1 sm:flex sm:items-start sm:gap-2">
        <div className="min-w-0 flex-1">
          {isNamed && request !== null && (
            <span className="me-2 font-mono text-2xs text-ink-3">{`${request.method} ${request.path}`}</span>
          )}
          {source === 'runtime' && (
            <span className="me-2 rounded-mark bg-sunken px-1 text-2xs text-ink-2">{t('ours')}</span>
          )}
          <span className="font-mono leading-5 break-words whitespace-pre-wrap">{message}</span>
        </div>
        {level === 'ERROR' && (
          <Button size="dense" tone="ghost" className="-my-0.5 max-sm:-ms-2" onPress={() => onAsk(message)}>
            {t('ask')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** What the lines below it have in common. */
export function RequestHead({ group }: { group: LogGroup }) {
  const t = useTranslations('logs')
  const { request, lines } = group
  return (
    <p className="flex items-baseline gap-2 px-3 py-0.5 text-2xs text-ink-2">
      <span className="min-w-0 truncate font-mono font-medium text-ink">
        {request === null ? group.requestId : `${request.method} ${request.path}`}
      </span>
      <span className="shrink-0 tabular-nums">{t('request', { count: lines.length })}</span>
    </p>
  )
}

function LineTime({ at }: { at: Date }) {
  const format = useFormatter()
  return (
    <time dateTime={at.toISOString()} className="mt-px shrink-0 font-mono text-2xs leading-5 text-ink-3 max-sm:hidden">
      {format.dateTime(at, {
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
        fractionalSecondDigits: 3,
        hour12: false,
      })}
    </time>
  )
}
