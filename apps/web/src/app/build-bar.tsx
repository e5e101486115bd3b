// The builder's top bar with what belongs to other features: rename, trash, theme, publish.
import type { CopyProject, ProjectGroup } from '@joinery/contract/projects'
import { useNavigate } from '@tanstack/react-router'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useSetTheme } from '../api/account.ts'
import { useTheme } from '../api/theme.ts'
import { useErrorMessage } from '../api/use-error-message.ts'
import { BuilderBar } from '../features/builder/index.ts'
import { FailedChecks } from '../features/checks/index.ts'
import { CopyDialog, RenameDialog, useRestoreProject, useTrashProject } from '../features/projects/index.ts'
import { PublishButton } from '../features/publish/index.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { showToast } from '../ui/toast.tsx'
import type { BuildPlace } from './use-build-place.ts'

export interface BuildBarProps {
  project: ProjectGroup
  organizationName: string | undefined
  place: BuildPlace
  isPublishOpen: boolean
  onPublishOpenChange: (isOpen: boolean) => void
  onShortcuts: () => void
  onFix: (text: string) => void
  onChecks: () => void
}

const undoMs = 10_000

export function BuildBar(props: BuildBarProps) {
  const { project, organizationName, place, isPublishOpen, onPublishOpenChange, onShortcuts, onFix, onChecks } = props
  const t = useTranslations('builder.project')
  const tc = useTranslations('checks')
  const navigate = useNavigate()
  const errorMessage = useErrorMessage()
  const { isDark } = useTheme()
  const setTheme = useSetTheme()
  const trash = useTrashProject()
  const restore = useRestoreProject()
  const [isRenaming, setIsRenaming] = useState(false)
  const [copying, setCopying] = useState<CopyProject['as'] | null>(null)
  const projectGroupId = project.id
  const showFailure = (error: unknown) => showToast(errorMessage(error), { tone: 'danger' })

  const moveToTrash = () =>
    trash.mutateAsync({ projectGroupId }).then(async () => {
      await navigate({ to: '/projects' })
      showToast(t('deleted', { name: project.name }), {
        durationMs: undoMs,
        action: {
          label: t('undo'),
          run: () => {
            restore.mutateAsync({ projectGroupId }).catch(showFailure)
          },
        },
      })
    }, showFailure)
  return (
    <>
      <BuilderBar
        projectName={project.name}
        organizationName={organizationName}
        view={place.view}
        isDark={isDark}
        onViewChange={(view) => place.go({ view })}
        onGoTo={(to) => void navigate({ to })}
        onShortcuts={onShortcuts}
        onSettings={() => place.go({ view: 'settings' })}
        onRename={() => setIsRenaming(true)}
        onCopy={setCopying}
        onTrash={() => void moveToTrash()}
        onTheme={setTheme}
      >
        <IconButton icon={ListChecks} label={tc('open')} className="max-md:hidden" onPress={onChecks} />
        <PublishButton
          projectGroupId={projectGroupId}
          headNumber={project.headNumber}
          isOpen={isPublishOpen}
          onOpenChange={onPublishOpenChange}
          onFix={onFix}
          onChecks={onChecks}
          renderFailedChecks={(checkRunId) => <FailedChecks {...{ projectGroupId, checkRunId }} />}
        />
      </BuilderBar>
      <RenameDialog project={project} isOpen={isRenaming} onClose={() => setIsRenaming(false)} />
      <CopyDialog
        project={project}
        as={copying}
        onClose={() => setCopying(null)}
        onCopied={({ id }) => {
          setCopying(null)
          void navigate({ to: '/build/$projectGroupId', params: { projectGroupId: id } })
        }}
      />
    </>
  )
}
