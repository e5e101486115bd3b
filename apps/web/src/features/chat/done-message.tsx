import type { ChatMessage } from '@joinery/contract/chat'
import { Eye } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { IconButton } from '../../ui/icon-button.tsx'
import { MessageNote } from './message-note.tsx'
import type { RunActions } from './run-actions.ts'

/** Something that a person did and that the agent has to know of: no run follows from it. */
export function DoneMessage({ message, actions }: { message: ChatMessage; actions: RunActions }) {
  const t = useTranslations('chat')
  const number = message.generation.revisionNumber
  return (
    <article
      className="flex flex-col gap-4"
      aria-label={t('message.by', { name: message.authorName ?? t('message.you') })}
    >
      <MessageNote kind={message.kind} continuation={null} />
      <div className="flex min-h-10 items-center gap-2 rounded-card border border-line bg-surface px-3 py-1 text-sm text-ink-2">
        <p className="min-w-0 flex-1 wrap-anywhere">{message.text}</p>
        {number !== null && (
          <>
            <span className="rounded-mark bg-sunken px-1.5 py-0.5 font-mono text-2xs">
              {t('outcome.version', { number })}
            </span>
            <IconButton
              size="dense"
              icon={Eye}
              label={t('outcome.look', { number })}
              onPress={() => actions.onLook(number)}
            />
          </>
        )}
      </div>
    </article>
  )
}

/** Kinds of messages that say that something is done. */
export function isDone({ kind }: ChatMessage): boolean {
  return kind === 'RESTORE' || kind === 'DUPLICATE' || kind === 'FORK'
}
