import { type ModelScope, type ModelSettingsView, type ModelTask, modelTaskSchema } from '@joinery/contract/models'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '../../ui/button.tsx'
import { ChoiceDialog } from './choice-dialog.tsx'

/** The task → model table. */
export function TasksSection({ scope, settings }: { scope: ModelScope; settings: ModelSettingsView }) {
  const t = useTranslations('models')
  const [edited, setEdited] = useState<ModelTask | null>(null)
  const chat = settings.choices.find(({ task }) => task === 'chat')
  const nameOf = (model: string) => (model === 'offline' ? t('offline') : model)
  const inheritedBy = (task: ModelTask) =>
    chat?.model ?? settings.inherited.find((each) => each.task === task)?.model ?? 'offline'
  return (
    <section className="mt-8">
      <h2 className="mb-1 text-sm font-semibold text-ink-2">{t('tasks')}</h2>
      <p className="mb-2 text-xs text-ink-3">{t('tasksHint')}</p>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {modelTaskSchema.options.map((task) => {
          const choice = settings.choices.find((each) => each.task === task)
          return (
            <li key={task} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 text-sm">
              <div className="min-w-0 flex-1 basis-48">
                <p className="font-medium">{t(`task.${task}`)}</p>
                <p className="text-xs break-words text-ink-3">
                  {choice === undefined
                    ? t('inherited', { model: nameOf(inheritedBy(task)) })
                    : [nameOf(choice.model), choice.fallback === null ? null : nameOf(choice.fallback)]
                        .filter((part) => part !== null)
                        .join(' → ')}
                </p>
              </div>
              <Button
                size="dense"
                aria-label={t('chooseOf', { task: t(`task.${task}`) })}
                onPress={() => setEdited(task)}
              >
                {t('choose')}
              </Button>
            </li>
          )
        })}
      </ul>
      {edited !== null && (
        <ChoiceDialog
          key={`${scope} ${edited}`}
          scope={scope}
          task={edited}
          choice={settings.choices.find(({ task }) => task === edited)}
          inherited={inheritedBy(edited)}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  )
}
