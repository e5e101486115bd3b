import {
  type ModelChoice,
  type ModelEffort,
  modelEffortSchema,
  type ModelScope,
  type ModelTask,
} from '@joinery/contract/models'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSetChoice, useTestModel } from './models-api.ts'

export interface ChoiceDialogProps {
  scope: ModelScope
  task: ModelTask
  choice: ModelChoice | undefined
  inherited: string
  onClose: () => void
}

interface Written {
  model: string
  fallback: string
  ceiling: string
  effort: ModelEffort | 'default'
}

export function ChoiceDialog({ scope, task, choice, inherited, onClose }: ChoiceDialogProps) {
  const t = useTranslations('models')
  const errorMessage = useErrorMessage()
  const [written, setWritten] = useState<Written>({
    model: choice?.model ?? inherited,
    fallback: choice?.fallback ?? '',
    ceiling: choice?.maxOutputTokens?.toString() ?? '',
    effort: choice?.effort ?? 'default',
  })
  const save = useSetChoice(scope)
  const test = useTestModel(scope)
  const write = (part: Partial<Written>) => {
    setWritten({ ...written, ...part })
    test.reset()
  }
  const keep = (next: ModelChoice | null) => save.mutate({ task, choice: next }, { onSuccess: onClose })
  return (
    <Dialog title={t(`task.${task}`)} isOpen onClose={onClose} closeLabel={t('close')}>
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          keep(choiceOf(written))
        }}
      >
        <TextField
          label={t('model')}
          name="model"
          value={written.model}
          onChange={(model) => write({ model })}
          hint={t('modelHint')}
        />
        <TextField
          label={t('fallback')}
          name="fallback"
          value={written.fallback}
          onChange={(fallback) => write({ fallback })}
          hint={t('fallbackHint')}
        />
        <TextField
          label={t('ceiling')}
          name="ceiling"
          inputMode="numeric"
          value={written.ceiling}
          onChange={(ceiling) => write({ ceiling: ceiling.replace(/\D/g, '') })}
          hint={t('ceilingHint')}
        />
        <Select<ModelEffort | 'default'>
          label={t('effort')}
          name="effort"
          value={written.effort}
          onChange={(effort) => write({ effort })}
          options={(['default', ...modelEffortSchema.options] as const).map((value) => ({
            value,
            label: t(`effortOf.${value}`),
          }))}
        />
        {save.isError && (
          <Notice tone="danger" announce>
            {errorMessage(save.error)}
          </Notice>
        )}
        <TestResult test={test} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button pending={test.isPending} onPress={() => test.mutate(written.model.trim())}>
            {t('test')}
          </Button>
          <span className="flex-1" />
          {choice !== undefined && (
            <Button tone="ghost" onPress={() => keep(null)}>
              {t('reset')}
            </Button>
          )}
          <Button tone="solid" type="submit" pending={save.isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function TestResult({ test }: { test: ReturnType<typeof useTestModel> }) {
  const t = useTranslations('models')
  const errorMessage = useErrorMessage()
  if (test.isError) {
    return (
      <Notice tone="danger" announce>
        {errorMessage(test.error)}
      </Notice>
    )
  }
  if (test.data === undefined) return null
  const { ok, message, elapsedMs } = test.data
  return (
    <Notice tone={ok ? 'success' : 'danger'} announce>
      {ok ? t('works', { message, seconds: (elapsedMs / 1000).toFixed(1) }) : message}
    </Notice>
  )
}

function choiceOf({ model, fallback, ceiling, effort }: Written): ModelChoice {
  return {
    model: model.trim(),
    fallback: fallback.trim() === '' ? null : fallback.trim(),
    maxOutputTokens: ceiling === '' ? null : Number(ceiling),
    effort: effort === 'default' ? null : effort,
  }
}
