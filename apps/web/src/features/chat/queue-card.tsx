import type { ChatMessage } from '@joinery/contract/chat'
import { ListEnd, X } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { IconButton } from '../../ui/icon-button.tsx'

export interface QueueCardProps {
  queue: readonly ChatMessage[]
  onRemove: (generationId: string) => void
}

/** Messages that wait for the present run to end. */
export function QueueCard({ queue, onRemove }: QueueCardProps) {
  const t = useTranslations('chat')
  if (queue.length === 0) return null
  return (
    <section
      aria-label={t('queue.title', { count: queue.length })}
      className="mx-6 -mb-3 rounded-t-card border border-b-0 border-line bg-surface/60 px-3 pt-2 pb-5"
    >
      <h2 className="flex min-h-7 items-center gap-2 text-xs text-ink-2">
        <ListEnd size={14} aria-hidden />
        {t('queue.title', { count: queue.length })}
      </h2>
      <ol className="max-h-32 overflow-y-auto">
        {queue.map((message) => (
          <li key={message.id} className="flex min-h-7 items-center gap-2 ps-[22px] text-sm text-ink-2">
            <span className="min-w-0 flex-1 truncate">{message.text}</span>
            <IconButton
              size="dense"
              icon={X}
              label={t('queue.remove', { text: message.text.slice(0, 60) })}
              onPress={() => onRemove(message.generation.id)}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
