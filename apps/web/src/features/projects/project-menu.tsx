// What can be done to a project from a list: visit, rename, move to the trash (with ten seconds to undo).
import type { CopyProject, ProjectGroup } from '@joinery/contract/projects'
import { useNavigate } from '@tanstack/react-router'
import { Copy, Ellipsis, ExternalLink, GitFork, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../ui/menu.tsx'
import { showToast } from '../../ui/toast.tsx'
import { CopyDialog } from './copy-dialog.tsx'
import { useRestoreProject, useTrashProject } from './projects-api.ts'
import { RenameDialog } from './rename-dialog.tsx'

const undoMs = 10_000

export function ProjectMenu({ project }: { project: ProjectGroup }) {
  const t = useTranslations('projects')
  const [isRenaming, setIsRenaming] = useState(false)
  const [copying, setCopying] = useState<CopyProject['as'] | null>(null)
  const moveToTrash = useMoveToTrash()
  const navigate = useNavigate()

  return (
    <>
      <MenuTrigger>
        <IconButton icon={Ellipsis} label={t('actions', { name: project.name })} size="dense" />
        <Menu label={t('actions', { name: project.name })} placement="bottom end">
          {project.publishState === 'PUBLISHED' && (
            <MenuItem icon={ExternalLink} href={project.publishedUrl} target="_blank" rel="noreferrer">
              {t('visit')}
            </MenuItem>
          )}
          <MenuItem icon={Pencil} onAction={() => setIsRenaming(true)}>
            {t('rename')}
          </MenuItem>
          <MenuItem icon={Copy} onAction={() => setCopying('DUPLICATE')}>
            {t('copy.openDuplicate')}
          </MenuItem>
          <MenuItem icon={GitFork} onAction={() => setCopying('FORK')}>
            {t('copy.openFork')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2} tone="danger" onAction={() => moveToTrash(project)}>
            {t('delete')}
          </MenuItem>
        </Menu>
      </MenuTrigger>
      <RenameDialog project={project} isOpen={isRenaming} onClose={() => setIsRenaming(false)} />
      <CopyDialog
        project={project}
        as={copying}
        onClose={() => setCopying(null)}
        onCopied={({ id }) => void navigate({ to: '/build/$projectGroupId', params: { projectGroupId: id } })}
      />
    </>
  )
}

function useMoveToTrash(): (project: ProjectGroup) => void {
  const t = useTranslations('projects')
  const errorMessage = useErrorMessage()
  const trash = useTrashProject()
  const restore = useRestoreProject()
  const showFailure = (error: unknown) => showToast(errorMessage(error), { tone: 'danger' })

  // mutateAsync, because the card that asked is gone when the answer comes.
  return (project) => {
    const input = { projectGroupId: project.id }
    const undo = () => {
      restore.mutateAsync(input).then(() => showToast(t('restored', { name: project.name })), showFailure)
    }
    trash.mutateAsync(input).then(
      () =>
        showToast(t('deletedToast', { name: project.name }), {
          action: { label: t('undo'), run: undo },
          durationMs: undoMs,
        }),
      showFailure,
    )
  }
}
