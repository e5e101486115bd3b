import { maxDescription } from '@joinery/contract/tasks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { client, orpc } from '../../api/client.ts'
import { useErrorMessage } from '../../api/use-error-message.ts'
import { useAnswerWords, useTask } from '../../api/use-task.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TaskPending } from '../../ui/task-pending.tsx'
import { TextAreaField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.tsx'

/** What search results and shared links say of the app; written by the person, or for them. */
export function DescriptionSection({ projectGroupId }: { projectGroupId: string }) {
  const t = useTranslations('tasks')
  const errorMessage = useErrorMessage()
  const answerWords = useAnswerWords()
  const queryClient = useQueryClient()
  const options = orpc.tasks.description.queryOptions({ input: { projectGroupId } })
  const current = useQuery({ ...options, staleTime: 0 })
  const [typed, setTyped] = useState<string | null>(null)
  const write = useTask(client.tasks.describe)
  const save = useMutation({
    mutationFn: (description: string) => client.tasks.saveDescription({ projectGroupId, description }),
    onSuccess: async () => {
      setTyped(null)
      showToast(t('describe.saved'))
      await queryClient.invalidateQueries({ queryKey: options.queryKey })
    },
  })
  const text = typed ?? current.data?.description ?? ''
  const failure = write.error ?? save.error
  const isChanged = typed !== null && typed.trim() !== '' && typed.trim() !== current.data?.description
  return (
    <section aria-label={t('describe.title')} className="flex flex-col gap-2">
      <TextAreaField
        name="description"
        label={t('describe.title')}
        hint={write.data === undefined ? t('describe.hint') : answerWords(write.data)}
        value={text}
        onChange={setTyped}
        maxLength={maxDescription}
        rows={3}
      />
      {write.isPending && <TaskPending text={t('asking')} cancel={t('cancel')} onCancel={write.cancel} />}
      {failure !== null && (
        <Notice tone="danger" announce>
          {errorMessage(failure)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="dense"
          isDisabled={write.isPending}
          onPress={() => write.mutate({ projectGroupId }, { onSuccess: ({ description }) => setTyped(description) })}
        >
          {t('describe.write')}
        </Button>
        {isChanged && (
          <Button size="dense" tone="solid" pending={save.isPending} onPress={() => save.mutate(typed.trim())}>
            {t('describe.save')}
          </Button>
        )}
      </div>
    </section>
  )
}
