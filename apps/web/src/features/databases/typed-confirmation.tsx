import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'

export interface TypedConfirmationProps {
  title: string
  /** What happens, and how to take it back. */
  children: ReactNode
  action: string
  /** What has to be typed. */
  words: string
  isOpen: boolean
  isPending: boolean
  error: Error | null
  onConfirm: (typed: string) => void
  onClose: () => void
}

/** The question before data is replaced: the answer is typed, so that no finger slips. */
export function TypedConfirmation(props: TypedConfirmationProps) {
  const { title, children, action, words, isOpen, isPending, error, onConfirm, onClose } = props
  const t = useTranslations('builder.data.confirm')
  const errorMessage = useErrorMessage()
  const [typed, setTyped] = useState('')
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} role="alertdialog">
      <form
        className="flex flex-col gap-4 text-sm"
        onSubmit={(event) => {
          event.preventDefault()
          if (typed.trim() === words) onConfirm(typed.trim())
        }}
      >
        {children}
        <TextField
          name="confirmation"
          label={t('type', { words })}
          value={typed}
          onChange={setTyped}
          autoComplete="off"
          spellCheck="false"
        />
        {error !== null && (
          <Notice tone="danger" announce>
            {errorMessage(error)}
          </Notice>
        )}
        <div className="flex justify-end gap-2">
          <Button tone="ghost" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button tone="danger" type="submit" pending={isPending} isDisabled={typed.trim() !== words}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
