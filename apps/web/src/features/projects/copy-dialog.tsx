import { projectNameSchema, type CopyProject, type ProjectGroup } from '@joinery/contract/projects'
import { maxProjectNameLength } from '@joinery/contract/vocabulary/product'
import { type SyntheticEvent, useState } from 'react'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextAreaField, TextField } from '../../ui/text-field.tsx'
import { useCopyProject } from './projects-api.ts'

export interface CopyDialogProps {
  project: Pick<ProjectGroup, 'id' | 'name'>
  /** Null: closed. A fork goes another way, so it takes a first message. */
  as: CopyProject['as'] | null
  onClose: () => void
  onCopied: (copy: ProjectGroup) => void
}

export function CopyDialog({ project, as, onClose, onCopied }: CopyDialogProps) {
  const t = useTranslations('projects.copy')
  const shell = useTranslations('shell')
  return (
    <Dialog
      title={t(as === 'FORK' ? 'forkTitle' : 'duplicateTitle', { name: project.name })}
      isOpen={as !== null}
      onClose={onClose}
      closeLabel={shell('close')}
    >
      {as !== null && <CopyForm {...{ project, as, onClose, onCopied }} />}
    </Dialog>
  )
}

function CopyForm({ project, as, onClose, onCopied }: CopyDialogProps & { as: CopyProject['as'] }) {
  const t = useTranslations('projects.copy')
  const projects = useTranslations('projects')
  const shell = useTranslations('shell')
  const errorMessage = useErrorMessage()
  const copy = useCopyProject()
  const [name, setName] = useState(() => t('name', { name: project.name }).slice(0, maxProjectNameLength))
  const [withRows, setWithRows] = useState(as === 'DUPLICATE')
  const [text, setText] = useState('')
  const isNamed = projectNameSchema.safeParse(name).success

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isNamed || copy.isPending) return
    const first = text.trim() === '' ? {} : { text: text.trim() }
    copy.mutate({ projectGroupId: project.id, as, name: name.trim(), withRows, ...first }, { onSuccess: onCopied })
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5 pt-2">
      <p className="text-sm text-ink-2">{t('lead')}</p>
      <TextField
        name="name"
        label={projects('name')}
        value={name}
        onChange={setName}
        error={isNamed ? undefined : projects(name.trim() === '' ? 'nameMissing' : 'nameLong')}
      />
      <Switch label={t('withRows')} name="withRows" isSelected={withRows} onChange={setWithRows} />
      {as === 'FORK' && (
        <TextAreaField name="text" label={t('text')} hint={t('textHint')} rows={3} value={text} onChange={setText} />
      )}
      {copy.isError && (
        <Notice tone="danger" announce>
          {errorMessage(copy.error)}
        </Notice>
      )}
      <div className="flex justify-end gap-2">
        <Button tone="ghost" onPress={onClose}>
          {shell('cancel')}
        </Button>
        <Button type="submit" tone="solid" pending={copy.isPending}>
          {t(as === 'FORK' ? 'fork' : 'duplicate')}
        </Button>
      </div>
    </form>
  )
}
