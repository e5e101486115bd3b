import type { ChatMessage } from '@joinery/contract/chat'
import { personPartOf } from '@joinery/contract/person-part'
import { memo, useMemo } from 'react'
import { useTranslations } from 'use-intl'

import { MessageAttachments } from './message-attachments.tsx'
import { MessageNote } from './message-note.tsx'
import type { RunActions } from './run-actions.ts'
import { RunBlock } from './run-block.tsx'
import { emptyRun, foldRun, type RunState } from './run-state.ts'

export interface MessageItemProps {
  message: ChatMessage
  /** The live run, when this message's run goes on. */
  live: RunState | null
  nextNumber: number
  headNumber: number
  actions: RunActions
}

/** One message of a person with the run it started. */
export const MessageItem = memo(function MessageItem({
  message,
  live,
  nextNumber,
  headNumber,
  actions,
}: MessageItemProps) {
  const t = useTranslations('chat')
  const told = useMemo(() => foldRun(emptyRun, message.events), [message.events])
  // Right after a run ended its events may not have come with the history yet; what was streamed says the same.
  const run = told.lastSeq === 0 && live !== null ? live : told
  const number = run.revision?.number ?? message.generation.revisionNumber
  return (
    <article
      className="flex flex-col gap-5"
      aria-label={t('message.by', { name: message.authorName ?? t('message.you') })}
    >
      <MessageNote kind={message.kind} continuation={message.continuation} />
      <p className="ms-12 self-end rounded-card rounded-ee-mark bg-sunken px-3 py-2 text-md break-words whitespace-pre-wrap">
        {personPartOf(message.text).trim()}
      </p>
      <MessageAttachments projectGroupId={actions.projectGroupId} attachments={message.attachments} />
      <RunBlock
        generation={message.generation}
        run={run}
        nextNumber={nextNumber}
        isHead={number !== null && number === headNumber}
        actions={actions}
      />
    </article>
  )
})
