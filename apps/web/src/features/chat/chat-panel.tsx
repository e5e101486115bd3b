import type { Attachment } from '@joinery/contract/attachments'
import type { ChatMessage } from '@joinery/contract/chat'
import type { VersionStatus } from '@joinery/contract/vocabulary/statuses'
import { ArrowDown } from 'lucide-react'
import { useImperativeHandle, useMemo, useRef, type Ref } from 'react'
import { useStickToBottom } from 'use-stick-to-bottom'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { metaKey } from '../../ui/meta-key.ts'
import { Notice } from '../../ui/notice.tsx'
import { useChatHistory, useRetryRun, useStopRun } from './chat-api.ts'
import { arrangeFeed } from './chat-feed.ts'
import { Composer } from './composer.tsx'
import { DoneMessage, isDone } from './done-message.tsx'
import { EmptyChat } from './empty-chat.tsx'
import { LoadingChat } from './loading-chat.tsx'
import { MessageItem } from './message-item.tsx'
import { OlderMessages } from './older-messages.tsx'
import { QueueCard } from './queue-card.tsx'
import type { RunActions } from './run-actions.ts'
import { RunAnnouncer } from './run-announcer.tsx'
import { useComposer } from './use-composer.ts'
import { useFollowTarget } from './use-follow-target.ts'
import { useLiveRun } from './use-live-run.ts'

export interface ChatHandle {
  /** Puts words in the box and the cursor behind them; what was there stays above. */
  fill: (text: string, mode?: 'debug') => void
  /** Puts a file beside the box that is there already. */
  attach: (attachment: Attachment) => void
  focus: () => void
  /** Stops the run that goes on, if any. */
  stop: () => void
}

export interface ChatPanelProps {
  projectGroupId: string
  headNumber: number
  model: string | undefined
  actions: Omit<RunActions, 'onRetry' | 'onFix' | 'onDebug' | 'projectGroupId'>
  /** Whether the screen turns to where the agent points. */
  isFollowing: boolean
  handle: Ref<ChatHandle>
}

export function ChatPanel({ projectGroupId, headNumber, model, actions, isFollowing, handle }: ChatPanelProps) {
  const t = useTranslations('chat')
  const errorMessage = useErrorMessage()
  const history = useChatHistory(projectGroupId)
  const feed = useMemo(() => arrangeFeed(history.data?.pages ?? []), [history.data])
  const running = feed.running
  const live = useLiveRun(projectGroupId, running?.generation.id ?? null)
  const composer = useComposer(projectGroupId)
  const stop = useStopRun(projectGroupId)
  const retry = useRetryRun(projectGroupId)
  const box = useRef<HTMLTextAreaElement>(null)
  const { scrollRef, contentRef, isAtBottom, scrollToBottom } = useStickToBottom({
    initial: 'instant',
    resize: 'smooth',
  })

  const stopRun = () => running !== null && stop.mutate(running.generation.id)
  const fill = (text: string, mode?: 'debug') => {
    if (mode !== undefined) composer.setMode(mode)
    composer.setText(composer.text.trim() === '' ? text : `${composer.text.trimEnd()}\n\n${text}`)
    box.current?.focus()
  }
  const attach = (attachment: Attachment) => {
    composer.attachments.put(attachment)
    box.current?.focus()
  }
  useImperativeHandle(handle, () => ({ fill, attach, focus: () => box.current?.focus(), stop: stopRun }))
  const onRetry = (id: string) => retry.mutate(id)
  const runActions: RunActions = {
    ...actions,
    projectGroupId,
    onRetry,
    onFix: fill,
    onDebug: (text) => fill(text, 'debug'),
  }
  useFollowTarget(live, !isFollowing || composer.text.trim() !== '', actions.onGoTo)
  const sendNow = async () => {
    const current = running?.generation.id
    if ((await composer.send()) && current !== undefined) stop.mutate(current)
  }
  const failure = stop.error ?? retry.error

  return (
    <section aria-label={t('title')} className="flex h-full min-h-0 flex-col">
      <div className="relative min-h-0 flex-1">
        {/* Scrolled by keyboard too, also when nothing inside takes focus. */}
        <section
          ref={scrollRef}
          aria-label={t('messages')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="h-full overflow-y-auto overscroll-contain"
        >
          <div ref={contentRef} className="flex min-h-full flex-col gap-6 px-6 pt-4 pb-6">
            <OlderMessages history={history} />
            {history.isPending && <LoadingChat />}
            {history.isError && (
              <Notice
                tone="danger"
                actions={
                  <Button size="dense" onPress={() => void history.refetch()}>
                    {t('again')}
                  </Button>
                }
              >
                {errorMessage(history.error)}
              </Notice>
            )}
            {history.isSuccess && feed.messages.length === 0 && (
              <EmptyChat projectGroupId={projectGroupId} wish={composer.text} onPick={fill} onWish={composer.setText} />
            )}
            {feed.messages.map((message) =>
              isDone(message) ? (
                <DoneMessage key={message.id} message={message} actions={runActions} />
              ) : (
                <MessageItem
                  key={message.id}
                  message={message}
                  live={message === running ? live : null}
                  nextNumber={headNumber + 1}
                  headNumber={headNumber}
                  actions={runActions}
                />
              ),
            )}
            {failure !== null && (
              <Notice tone="danger" announce>
                {errorMessage(failure)}
              </Notice>
            )}
          </div>
        </section>
        {!isAtBottom && (
          <IconButton
            icon={ArrowDown}
            tone="outline"
            label={t('toNewest')}
            className="absolute inset-x-0 bottom-3 mx-auto rounded-full shadow-2"
            onPress={() => void scrollToBottom()}
          />
        )}
      </div>
      <RunAnnouncer status={statusOf(running, live.status, feed.messages.at(-1))} />
      <QueueCard queue={feed.queue} onRemove={(id) => stop.mutate(id)} />
      <Composer
        projectGroupId={projectGroupId}
        composer={composer}
        isRunning={running !== null}
        isStopping={stop.isPending}
        model={model}
        lastText={[...feed.messages, ...feed.queue].at(-1)?.text ?? null}
        inputRef={box}
        onStop={stopRun}
        onSendNow={() => void sendNow()}
        onSteer={running === null ? null : () => void composer.steer(running.generation.id)}
      />
      <p className="px-6 pt-2 pb-3 text-2xs text-ink-3 max-md:hidden">{t('composer.hint', { meta: metaKey })}</p>
    </section>
  )
}

function statusOf(
  running: ChatMessage | null,
  live: VersionStatus | null,
  last: ChatMessage | undefined,
): VersionStatus | null {
  return running === null ? (last?.generation.status ?? null) : (live ?? running.generation.status)
}
