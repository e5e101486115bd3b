import { type ChatMode, chatModeSchema } from '@joinery/contract/chat'
import { maxChatMessageLength } from '@joinery/contract/vocabulary/product'
import { ArrowUp, Square, WandSparkles } from 'lucide-react'
import { useId, type KeyboardEvent, type Ref } from 'react'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { AttachButton } from '../../ui/attach-button.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { AttachmentTray } from './attachment-tray.tsx'
import { actionOf } from './composer-state.ts'
import { filesOf } from './use-attachments.ts'
import type { ComposerControl } from './use-composer.ts'

export interface ComposerProps {
  projectGroupId: string
  composer: ComposerControl
  isRunning: boolean
  isStopping: boolean
  /** The model that answers, for example `offline`. */
  model: string | undefined
  lastText: string | null
  inputRef: Ref<HTMLTextAreaElement>
  onStop: () => void
  onSendNow: () => void
  /** Null while nothing runs. */
  onSteer: (() => void) | null
}

export function Composer(props: ComposerProps) {
  const { projectGroupId, composer, isRunning, isStopping, model, lastText, inputRef, onStop, onSendNow, onSteer } =
    props
  const t = useTranslations('chat.composer')
  const tFiles = useTranslations('chat.attachments')
  const errorMessage = useErrorMessage()
  const id = useId()
  const { problem, attachments } = composer
  const take = (event: { preventDefault: () => void }, files: readonly File[]) => {
    if (files.length === 0) return
    event.preventDefault()
    attachments.add(files)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const press = {
      key: event.key,
      isMeta: event.metaKey || event.ctrlKey,
      isShift: event.shiftKey,
      isComposing: event.nativeEvent.isComposing,
    }
    const action = actionOf(press, composer.text)
    if (action === null || (action === 'edit_last' && lastText === null)) return
    event.preventDefault()
    if (action === 'edit_last') composer.setText(lastText ?? '')
    else if (action === 'send_now') onSendNow()
    else void composer.send()
  }

  return (
    <form
      className="relative z-10 mx-3 rounded-sheet border border-line-strong bg-raised shadow-2 focus-within:border-line-input"
      onSubmit={(event) => {
        event.preventDefault()
        void composer.send()
      }}
    >
      <AttachmentTray projectGroupId={projectGroupId} attachments={attachments} model={model} />
      <label htmlFor={id} className="sr-only">
        {t('label')}
      </label>
      <textarea
        id={id}
        ref={inputRef}
        name="message"
        rows={2}
        value={composer.text}
        readOnly={composer.isSending}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
        placeholder={isRunning ? t('placeholderRunning') : t('placeholder')}
        onChange={(event) => composer.setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={(event) => take(event, filesOf(event.dataTransfer))}
        onPaste={(event) => take(event, filesOf(event.clipboardData))}
        className="block field-sizing-content max-h-[40dvh] min-h-14 w-full resize-none bg-transparent px-3.5 pt-3 text-md outline-none touch:text-base"
      />
      <div id={`${id}-problem`} className="px-3">
        {problem !== null && (
          <p role="alert" className="text-xs text-danger">
            {t(`problem.${problem}`, { length: composer.text.trim().length, max: maxChatMessageLength })}
          </p>
        )}
        {composer.rewriteError !== null && (
          <p role="alert" className="text-xs text-danger">
            {errorMessage(composer.rewriteError)}
          </p>
        )}
        {composer.error !== null && (
          <Notice
            tone="danger"
            announce
            actions={
              <Button size="dense" onPress={() => void composer.send()}>
                {t('resend')}
              </Button>
            }
          >
            {t('notSent', { reason: errorMessage(composer.error) })}
          </Notice>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2 px-2.5 pt-1.5 pb-2.5">
        <ModeSelect composer={composer} />
        <AttachButton label={tFiles('attach')} onFiles={attachments.add} />
        <IconButton
          icon={WandSparkles}
          label={t('rewrite')}
          isDisabled={composer.text.trim() === '' || composer.isRewriting}
          onPress={() => void composer.rewrite()}
        />
        <ModelNote model={model} />
        <div className="ms-auto flex items-center gap-2">
          {onSteer !== null && composer.text.trim() !== '' && (
            <Button size="control" tone="ghost" onPress={onSteer}>
              {t('steer')}
            </Button>
          )}
          {isRunning && (
            <Button size="control" pending={isStopping} onPress={onStop}>
              <Square size={12} aria-hidden className="fill-current" />
              {t('stop')}
            </Button>
          )}
          <IconButton
            icon={ArrowUp}
            tone="solid"
            type="submit"
            label={isRunning ? t('queue') : t('send')}
            keys="↵"
            isDisabled={composer.isSending}
            className="rounded-full"
          />
        </div>
      </div>
    </form>
  )
}

/** How the run goes about the next message. */
function ModeSelect({ composer }: { composer: ComposerControl }) {
  const t = useTranslations('chat.composer')
  return (
    <Select<ChatMode>
      label={t('mode.label')}
      labelHidden
      name="mode"
      className="w-32 shrink-0"
      value={composer.mode}
      onChange={composer.setMode}
      options={chatModeSchema.options.map((value) => ({ value, label: t(`mode.${value}`) }))}
    />
  )
}

/** Says honestly what answers here, in full: on a phone in a row of its own. */
function ModelNote({ model }: { model: string | undefined }) {
  const t = useTranslations('chat.composer')
  if (model === undefined) return null
  return (
    <span className="line-clamp-2 min-w-0 flex-1 basis-20 ps-1 text-xs wrap-anywhere text-ink-3 max-md:order-first max-md:basis-full">
      {model === 'offline' ? t('offlineModel') : t('model', { model })}
    </span>
  )
}
