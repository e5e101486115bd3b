import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** Nothing here, why, and one next step. */
export function EmptyState({
  icon: Icon,
  title,
  text,
  action,
  headingLevel: Heading = 'h2',
}: {
  icon?: LucideIcon
  title: string
  text?: string
  action?: ReactNode
  /** `h1` where the message is the whole page. */
  headingLevel?: 'h1' | 'h2' | 'h3'
}) {
  return (
    <div className="flex flex-col items-center gap-2 px-6 py-16 text-center">
      {Icon !== undefined && (
        <span className="mb-2 grid size-11 place-items-center rounded-card border border-line bg-surface text-ink-3">
          <Icon size={20} strokeWidth={1.8} aria-hidden />
        </span>
      )}
      <Heading className="text-lg font-semibold text-balance">{title}</Heading>
      {text !== undefined && <p className="max-w-md text-md text-pretty text-ink-2">{text}</p>}
      {action !== undefined && <div className="mt-4">{action}</div>}
    </div>
  )
}
