import { type SyntheticEvent, useState } from 'react'
import { useTranslations } from 'use-intl'

import { client } from '../../api/client.ts'
import { useErrorMessage } from '../../api/use-error-message.ts'
import { useAnswerWords, useTask } from '../../api/use-task.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TaskPending } from '../../ui/task-pending.tsx'
import { TextAreaField, TextField } from '../../ui/text-field.tsx'

export interface CommentDialogProps {
  projectGroupId: string
  path: string
  lineCount: number
  onUse: (words: string) => void
  onClose: () => void
}

/** A comment on lines becomes an instruction, which the person may change before it goes into the message box. */
export function CommentDialog({ projectGroupId, path, lineCount, onUse, onClose }: CommentDialogProps) {
  const t = useTranslations('tasks')
  const errorMessage = useErrorMessage()
  const answerWords = useAnswerWords()
  const asked = useTask(client.tasks.fixComment)
  const [comment, setComment] = useState('')
  const [lines, setLines] = useState({ from: '1', to: String(lineCount) })
  const [instruction, setInstruction] = useState<string | null>(null)
  const [firstLine, lastLine] = [Number(lines.from), Number(lines.to)]
  const isValid = Number.isInteger(firstLine) && Number.isInteger(lastLine) && firstLine >= 1 && firstLine <= lastLine

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (comment.trim() === '' || !isValid || asked.isPending) return
    asked.mutate(
      { projectGroupId, path, comment, firstLine, lastLine },
      { onSuccess: ({ text }) => setInstruction(text) },
    )
  }
  return (
    <Dialog title={t('comment.title', { path })} isOpen onClose={onClose} closeLabel={t('close')} size="medium">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4 pt-1">
        <TextAreaField
          name="comment"
          label={t('comment.text')}
          placeholder={t('comment.placeholder')}
          value={comment}
          onChange={setComment}
          rows={3}
        />
        <div className="flex gap-3">
          <TextField
            name="firstLine"
            inputMode="numeric"
            label={t('comment.from')}
            value={lines.from}
            onChange={(from) => setLines({ ...lines, from })}
            error={isValid ? undefined : t('comment.invalid')}
            className="flex-1"
          />
          <TextField
            name="lastLine"
            inputMode="numeric"
            label={t('comment.to')}
            value={lines.to}
            onChange={(to) => setLines({ ...lines, to })}
            className="flex-1"
          />
        </div>
        {asked.isPending && <TaskPending text={t('asking')} cancel={t('cancel')} onCancel={asked.cancel} />}
        {asked.isError && (
          <Notice tone="danger" announce>
            {errorMessage(asked.error)}
          </Notice>
        )}
        {instruction !== null && (
          <>
            <TextAreaField
              name="instruction"
              label={t('comment.instruction')}
              value={instruction}
              onChange={setInstruction}
              rows={8}
              hint={asked.data === undefined ? undefined : answerWords(asked.data)}
            />
          </>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button type="submit" tone={instruction === null ? 'solid' : 'outline'} isDisabled={comment.trim() === ''}>
            {t('comment.write')}
          </Button>
          {instruction !== null && (
            <Button tone="solid" isDisabled={instruction.trim() === ''} onPress={() => onUse(instruction)}>
              {t('comment.use')}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
}
