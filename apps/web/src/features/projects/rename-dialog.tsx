import { projectNameSchema, type ProjectGroup } from '@joinery/contract/projects'
import { type SyntheticEvent, useState } from 'react'
import { useTranslations } from 'use-intl'

import { client } from '../../api/client.ts'
import { useErrorMessage } from '../../api/use-error-message.ts'
import { useAnswerWords, useTask } from '../../api/use-task.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useRenameProject } from './projects-api.ts'

export interface RenameDialogProps {
  project: Pick<ProjectGroup, 'id' | 'name'>
  isOpen: boolean
  onClose: () => void
}

export function RenameDialog({ project, isOpen, onClose }: RenameDialogProps) {
  const t = useTranslations('projects')
  const shell = useTranslations('shell')
  return (
    <Dialog title={t('renameTitle')} isOpen={isOpen} onClose={onClose} closeLabel={shell('close')}>
      <RenameForm project={project} onClose={onClose} />
    </Dialog>
  )
}

function RenameForm({ project, onClose }: Pick<RenameDialogProps, 'project' | 'onClose'>) {
  const t = useTranslations('projects')
  const shell = useTranslations('shell')
  const errorMessage = useErrorMessage()
  const rename = useRenameProject()
  const [name, setName] = useState(project.name)
  const tasks = useTranslations('tasks')
  const answerWords = useAnswerWords()
  const suggest = useTask(client.tasks.suggestName)
  const [isChecked, setIsChecked] = useState(false)

  const problem =
    name.trim() === '' ? t('nameMissing') : projectNameSchema.safeParse(name).success ? undefined : t('nameLong')
  const failure = rename.isError ? errorMessage(rename.error) : undefined

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (problem === undefined) rename.mutate({ projectGroupId: project.id, name: name.trim() }, { onSuccess: onClose })
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5 pt-2">
      <TextField
        name="name"
        label={t('name')}
        value={name}
        onChange={setName}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog with one field: focus belongs in it
        autoFocus
        error={isChecked ? (problem ?? failure) : undefined}
      />
      <output className="-mt-3 block text-xs text-ink-3">
        {suggest.data !== undefined && (suggest.data.name === null ? tasks('name.none') : answerWords(suggest.data))}
        {suggest.isError && errorMessage(suggest.error)}
      </output>
      <div className="flex flex-wrap justify-end gap-2">
        <Button
          className="me-auto"
          pending={suggest.isPending}
          onPress={() =>
            suggest.mutate(
              { projectGroupId: project.id },
              { onSuccess: (answer) => answer.name !== null && setName(answer.name) },
            )
          }
        >
          {tasks('name.suggest')}
        </Button>
        <Button tone="ghost" onPress={onClose}>
          {shell('cancel')}
        </Button>
        <Button type="submit" tone="solid" pending={rename.isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
