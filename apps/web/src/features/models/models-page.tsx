// Which model does what here, with whose key, and what was used.
import type { ModelScope } from '@joinery/contract/models'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Notice } from '../../ui/notice.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { AfterDelay, Skeleton } from '../../ui/skeleton.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { useModelSettings } from './models-api.ts'
import { ProvidersSection } from './providers-section.tsx'
import { TasksSection } from './tasks-section.tsx'

export function ModelsPage() {
  const t = useTranslations('models')
  const errorMessage = useErrorMessage()
  const [scope, setScope] = useState<ModelScope>('organization')
  const settings = useModelSettings(scope)
  useTitle(t('title'))
  return (
    <div className="mx-auto w-full max-w-[48rem] px-4 pt-8 pb-16 sm:px-6">
      <h1 className="text-lg font-semibold">{t('title')}</h1>
      <p className="mt-1 text-sm text-ink-2">{t('intro')}</p>
      {settings.data?.mayInstallation === true && (
        <div className="mt-4">
          <SegmentedControl<ModelScope>
            label={t('scope.label')}
            value={scope}
            onChange={setScope}
            segments={[
              { value: 'organization', label: t('scope.organization') },
              { value: 'installation', label: t('scope.installation') },
            ]}
          />
        </div>
      )}
      {settings.isPending && (
        <AfterDelay>
          <Skeleton className="mt-6 h-40" />
        </AfterDelay>
      )}
      {settings.isError && (
        <Notice tone="danger" title={t('loadFailed')} className="mt-6">
          {errorMessage(settings.error)}
        </Notice>
      )}
      {settings.data !== undefined && (
        <>
          <ProvidersSection scope={scope} settings={settings.data} />
          <TasksSection scope={scope} settings={settings.data} />
        </>
      )}
    </div>
  )
}
