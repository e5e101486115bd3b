import {
  type ModelProvider,
  modelProviderSchema,
  type ModelScope,
  type ModelSettingsView,
} from '@joinery/contract/models'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useRemoveProvider } from './models-api.ts'
import { ProviderDialog } from './provider-dialog.tsx'

export function ProvidersSection({ scope, settings }: { scope: ModelScope; settings: ModelSettingsView }) {
  const t = useTranslations('models')
  const errorMessage = useErrorMessage()
  const [edited, setEdited] = useState<ModelProvider | null>(null)
  const remove = useRemoveProvider(scope)
  return (
    <section className="mt-8">
      <h2 className="mb-2 text-sm font-semibold text-ink-2">{t('providers')}</h2>
      {remove.isError && (
        <Notice tone="danger" announce className="mb-2">
          {errorMessage(remove.error)}
        </Notice>
      )}
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {modelProviderSchema.options.map((provider) => {
          const known = settings.providers.find((each) => each.provider === provider)
          const name = t(`provider.${provider}`)
          return (
            <li key={provider} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 text-sm">
              <div className="min-w-0 flex-1 basis-48">
                <p className="font-medium">{name}</p>
                <p className="text-xs break-words text-ink-3">{known === undefined ? t('none') : describe(known)}</p>
              </div>
              <Button
                size="dense"
                aria-label={known === undefined ? t('setUpOf', { provider: name }) : t('changeOf', { provider: name })}
                onPress={() => setEdited(provider)}
              >
                {known === undefined ? t('setUp') : t('change')}
              </Button>
              {known !== undefined && (
                <Button
                  size="dense"
                  tone="ghost"
                  aria-label={t('removeOf', { provider: name })}
                  pending={remove.isPending && remove.variables === provider}
                  onPress={() => remove.mutate(provider)}
                >
                  {t('remove')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {edited !== null && (
        <ProviderDialog
          key={`${scope} ${edited}`}
          scope={scope}
          provider={edited}
          known={settings.providers.find(({ provider }) => provider === edited)}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  )

  function describe({ hasKey, baseUrl, updatedAt, updatedBy }: ModelSettingsView['providers'][number]): string {
    const changed = t('changed', { name: updatedBy ?? 'none', at: updatedAt })
    return [hasKey ? t('hasKey') : t('noKey'), baseUrl, changed].filter((part) => part !== null).join(' · ')
  }
}
