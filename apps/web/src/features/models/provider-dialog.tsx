import type { ModelProvider, ModelScope, ModelSettingsView } from '@joinery/contract/models'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSetProvider } from './models-api.ts'

export interface ProviderDialogProps {
  scope: ModelScope
  provider: ModelProvider
  known: ModelSettingsView['providers'][number] | undefined
  onClose: () => void
}

export function ProviderDialog({ scope, provider, known, onClose }: ProviderDialogProps) {
  const t = useTranslations('models')
  const errorMessage = useErrorMessage()
  const [key, setKey] = useState('')
  const [address, setAddress] = useState(known?.baseUrl ?? '')
  const save = useSetProvider(scope)
  const isOwnServer = provider === 'openai-compatible'

  const submit = () => {
    const baseUrl = address.trim() === '' ? null : address.trim()
    save.mutate({ provider, baseUrl, ...(key.trim() === '' ? {} : { key: key.trim() }) }, { onSuccess: onClose })
  }
  return (
    <Dialog title={t(`provider.${provider}`)} isOpen onClose={onClose} closeLabel={t('close')}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <TextField
          label={t('key')}
          name="key"
          type="password"
          autoComplete="off"
          value={key}
          onChange={setKey}
          hint={known?.hasKey === true ? t('keyHint') : isOwnServer ? t('keyOptional') : undefined}
        />
        <TextField
          label={t('address')}
          name="address"
          type="url"
          value={address}
          onChange={setAddress}
          hint={isOwnServer ? t('addressNeeded') : t('addressHint')}
        />
        {save.isError && (
          <Notice tone="danger" announce>
            {errorMessage(save.error)}
          </Notice>
        )}
        <div className="flex justify-end gap-2">
          <Button tone="ghost" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button tone="solid" type="submit" pending={save.isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
