import { type SyntheticEvent, useState } from 'react'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextAreaField } from '../../ui/text-field.tsx'
import { parseEnvFile } from './parse-env-file.ts'
import { useSetVariables, type VariablePlace } from './variables-api.ts'

export function PasteDialog({ place, onClose }: { place: VariablePlace; onClose: () => void }) {
  const t = useTranslations('variables')
  const shell = useTranslations('shell')
  const errorMessage = useErrorMessage()
  const set = useSetVariables()
  const [text, setText] = useState('')
  const { variables, problems } = parseEnvFile(text)
  const isReady = variables.length > 0 && problems.length === 0
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isReady) set.mutate({ ...place, variables }, { onSuccess: onClose })
  }
  return (
    <Dialog title={t('pasteTitle')} isOpen onClose={onClose} closeLabel={shell('close')} size="medium">
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4 pt-2">
        <TextAreaField
          name="file"
          label={t('pasteLabel')}
          value={text}
          onChange={setText}
          rows={10}
          autoComplete="off"
          spellCheck="false"
          placeholder={'API_KEY="…"\nREGION=eu'}
          hint={t('pasteHint')}
        />
        {problems.length > 0 && (
          <Notice tone="warning" title={t('pasteProblems')}>
            <ul>
              {problems.slice(0, 8).map(({ line, name, message }) => (
                <li key={line}>{t('pasteProblem', { line, name, message })}</li>
              ))}
            </ul>
          </Notice>
        )}
        {set.isError && (
          <Notice tone="danger" announce>
            {errorMessage(set.error)}
          </Notice>
        )}
        <div className="flex justify-end gap-2">
          <Button tone="ghost" onPress={onClose}>
            {shell('cancel')}
          </Button>
          <Button type="submit" tone="solid" isDisabled={!isReady} pending={set.isPending}>
            {t('pasteSave', { count: variables.length })}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
