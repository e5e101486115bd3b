import { variableNameSchema, variableValueSchema } from '@joinery/contract/variables'
import { type SyntheticEvent, useState } from 'react'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextAreaField, TextField } from '../../ui/text-field.tsx'
import { useSetVariables, type VariablePlace } from './variables-api.ts'

export interface VariableDialogProps {
  place: VariablePlace
  /** Of the variable whose value is replaced; null for a new one. */
  name: string | null
  onClose: () => void
}

export function VariableDialog({ place, name: known, onClose }: VariableDialogProps) {
  const t = useTranslations('variables')
  const shell = useTranslations('shell')
  const errorMessage = useErrorMessage()
  const set = useSetVariables()
  const [name, setName] = useState(known ?? '')
  const [value, setValue] = useState('')
  const [isChecked, setIsChecked] = useState(false)
  const problem = {
    name: variableNameSchema.safeParse(name).error?.issues[0]?.message,
    value: variableValueSchema.safeParse(value).error?.issues[0]?.message,
  }
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    setIsChecked(true)
    if (problem.name !== undefined || problem.value !== undefined) return
    set.mutate({ ...place, variables: [{ name, value }] }, { onSuccess: onClose })
  }
  const title = known === null ? t('addTitle') : t('replaceNamed', { name: known })
  return (
    <Dialog title={title} isOpen onClose={onClose} closeLabel={shell('close')}>
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4 pt-2">
        <TextField
          name="name"
          label={t('name')}
          value={name}
          onChange={setName}
          isReadOnly={known !== null}
          autoComplete="off"
          spellCheck="false"
          hint={t('nameHint')}
          error={isChecked ? problem.name : undefined}
        />
        <TextAreaField
          name="value"
          label={t('value')}
          value={value}
          onChange={setValue}
          autoComplete="off"
          spellCheck="false"
          hint={t('valueHint')}
          error={isChecked ? problem.value : undefined}
        />
        {set.isError && (
          <Notice tone="danger" announce>
            {errorMessage(set.error)}
          </Notice>
        )}
        <div className="flex justify-end gap-2">
          <Button tone="ghost" onPress={onClose}>
            {shell('cancel')}
          </Button>
          <Button type="submit" tone="solid" pending={set.isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
