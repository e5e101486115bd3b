// A message in place: what happened and one next step.
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

import { classNames } from './class-names.ts'

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger'

const looks: Readonly<Record<NoticeTone, { icon: LucideIcon; className: string }>> = {
  info: { icon: Info, className: 'border-info/25 bg-info-soft text-info' },
  success: { icon: CircleCheck, className: 'border-kelp/25 bg-kelp-soft text-kelp-ink' },
  warning: { icon: TriangleAlert, className: 'border-warn/25 bg-warn-soft text-warn' },
  danger: { icon: CircleAlert, className: 'border-danger/25 bg-danger-soft text-danger' },
}

export interface NoticeProps {
  tone?: NoticeTone
  title?: string
  /** Buttons at the end. */
  actions?: ReactNode
  /** Announced at once when it appears because of something the person did. */
  announce?: boolean
  className?: string
  children?: ReactNode
}

export function Notice({ tone = 'info', title, actions, announce = false, className, children }: NoticeProps) {
  const { icon: Icon, className: look } = looks[tone]
  return (
    <div
      {...(announce ? { role: tone === 'danger' ? 'alert' : 'status' } : {})}
      className={classNames('flex items-start gap-2.5 rounded-control border px-3 py-2.5 text-sm', look, className)}
    >
      <Icon size={16} aria-hidden className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {actions !== undefined && <div className="flex shrink-0 gap-2">{actions}</div>}
    </div>
  )
}
