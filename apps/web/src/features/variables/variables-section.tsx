import { type DeploymentEnvironment, deploymentEnvironmentSchema } from '@joinery/contract/vocabulary/environments'
import { ClipboardPaste, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import { VariableDialog } from './variable-dialog.tsx'
import { VariableList } from './variable-list.tsx'
import { useVariables } from './variables-api.ts'

export interface VariablesSectionProps {
  projectGroupId: string
  environment: DeploymentEnvironment
  onEnvironmentChange: (environment: DeploymentEnvironment) => void
}

/** Names of the app's variables in one environment, and the ways to change them. */
export function VariablesSection({ projectGroupId, environment, onEnvironmentChange }: VariablesSectionProps) {
  const t = useTranslations('variables')
  const errorMessage = useErrorMessage()
  const place = { projectGroupId, environment }
  const variables = useVariables(place)
  const [open, setOpen] = useState<{ kind: 'paste' } | { kind: 'write'; name: string | null } | null>(null)
  const close = () => setOpen(null)
  return (
    <section aria-labelledby="variables-title" className="flex flex-col gap-4">
      <header className="flex flex-col gap-1">
        <h2 id="variables-title" className="text-md font-semibold">
          {t('title')}
        </h2>
        <p className="text-sm text-ink-2">{t('explain')}</p>
      </header>
      <div className="flex flex-wrap items-center gap-2">
        <SegmentedControl<DeploymentEnvironment>
          label={t('environment')}
          size="dense"
          value={environment}
          onChange={onEnvironmentChange}
          segments={deploymentEnvironmentSchema.options.map((value) => ({ value, label: t(`environments.${value}`) }))}
        />
        <span className="flex-1" />
        <Button onPress={() => setOpen({ kind: 'paste' })}>
          <ClipboardPaste size={14} aria-hidden />
          {t('paste')}
        </Button>
        <Button onPress={() => setOpen({ kind: 'write', name: null })}>
          <Plus size={14} aria-hidden />
          {t('add')}
        </Button>
      </div>
      <p className="text-xs text-ink-2">{t(`explainEnvironment.${environment}`)}</p>
      {variables.isError && <Notice tone="danger">{errorMessage(variables.error)}</Notice>}
      {variables.isSuccess && (
        <VariableList
          place={place}
          variables={variables.data.variables}
          onReplace={(name) => setOpen({ kind: 'write', name })}
        />
      )}
      {open?.kind === 'write' && <VariableDialog place={place} name={open.name} onClose={close} />}
      {open?.kind === 'paste' && <PasteDialog place={place} onClose={close} />}
    </section>
  )
}
