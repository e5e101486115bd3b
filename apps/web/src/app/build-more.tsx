// What a phone keeps behind "More": the checks, the logs, the settings and the versions.
import type { ProjectGroup } from '@joinery/contract/projects'
import type { Revision } from '@joinery/contract/revisions'
import { ListChecks, ScrollText, Settings } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { useSetTheme } from '../api/account.ts'
import { useTheme } from '../api/theme.ts'
import { VersionsList } from '../features/timeline/index.ts'
import { Button } from '../ui/button.tsx'
import { ThemeSegments } from '../ui/theme-toggle.tsx'
import type { VersionActions } from './use-version-actions.ts'

export interface BuildMoreProps {
  project: ProjectGroup
  revisions: readonly Revision[]
  versions: VersionActions
  onChecks: () => void
  onLogs: () => void
  onSettings: () => void
}

export function BuildMore({ project, revisions, versions, onChecks, onLogs, onSettings }: BuildMoreProps) {
  const t = useTranslations('shell')
  const tc = useTranslations('checks')
  const tv = useTranslations('builder.view')
  const { choice } = useTheme()
  const setTheme = useSetTheme()
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-6 overflow-y-auto p-4">
      <div className="flex flex-wrap gap-2">
        <Button onPress={onChecks}>
          <ListChecks size={16} aria-hidden />
          {tc('open')}
        </Button>
        <Button onPress={onLogs}>
          <ScrollText size={16} aria-hidden />
          {tv('logs')}
        </Button>
        <Button onPress={onSettings}>
          <Settings size={16} aria-hidden />
          {tv('settings')}
        </Button>
      </div>
      <VersionsList
        revisions={revisions}
        headNumber={project.headNumber}
        isUndoing={versions.isUndoing}
        onLook={versions.look}
        onUndo={versions.undo}
      />
      <section className="flex flex-col gap-2" aria-label={t('themeLabel')}>
        <h2 className="text-md font-semibold">{t('themeLabel')}</h2>
        <ThemeSegments
          label={t('themeLabel')}
          names={{ system: t('theme.system'), light: t('theme.light'), dark: t('theme.dark') }}
          value={choice}
          onChange={setTheme}
        />
      </section>
    </div>
  )
}
