// Deleted projects, which can be brought back for 30 days.
import type { ProjectGroup } from '@joinery/contract/projects'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Trash2, Undo2 } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { ProjectCard } from './project-card.tsx'
import { ProjectGrid, ProjectGridSkeleton } from './project-grid.tsx'
import { useProjects, useRestoreProject } from './projects-api.ts'

export function TrashPage() {
  const t = useTranslations('projects')
  const shell = useTranslations('shell')
  const errorMessage = useErrorMessage()
  const list = useProjects({ isTrash: true })
  const projects = list.data?.pages.flatMap((page) => page.projects) ?? []
  useTitle(t('trashTitle'))

  return (
    <div className="mx-auto w-full max-w-[72rem] px-4 pt-6 pb-16 sm:px-6">
      <Link to="/projects" className={buttonClass({ tone: 'ghost', size: 'dense', className: '-ms-2' })}>
        <ArrowLeft size={14} aria-hidden className="rtl:rotate-180" />
        {t('backToProjects')}
      </Link>
      <h1 className="mt-2 text-lg font-semibold">{t('trashTitle')}</h1>
      <p className="mb-6 text-sm text-ink-2">{t('trashLead')}</p>
      {list.isError && (
        <Notice
          tone="danger"
          title={t('failedTitle')}
          actions={<Button onPress={() => void list.refetch()}>{shell('tryAgain')}</Button>}
        >
          {errorMessage(list.error)}
        </Notice>
      )}
      {list.isPending && <ProjectGridSkeleton label={t('loading')} count={3} />}
      {list.isSuccess && projects.length === 0 && (
        <EmptyState icon={Trash2} title={t('trashEmptyTitle')} text={t('trashEmptyText')} />
      )}
      {projects.length > 0 && (
        <ProjectGrid label={t('trashTitle')}>
          {projects.map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} isTrash actions={<RestoreButton project={project} />} />
            </li>
          ))}
        </ProjectGrid>
      )}
      {list.hasNextPage && (
        <div className="mt-6 flex justify-center">
          <Button pending={list.isFetchingNextPage} onPress={() => void list.fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  )
}

function RestoreButton({ project }: { project: ProjectGroup }) {
  const t = useTranslations('projects')
  const errorMessage = useErrorMessage()
  const restore = useRestoreProject()

  // mutateAsync, because the card that asked is gone when the answer comes.
  const handlePress = () => {
    restore.mutateAsync({ projectGroupId: project.id }).then(
      () => showToast(t('restored', { name: project.name })),
      (error: unknown) => showToast(errorMessage(error), { tone: 'danger' }),
    )
  }

  return (
    <Button
      size="dense"
      pending={restore.isPending}
      onPress={handlePress}
      aria-label={t('restoreNamed', { name: project.name })}
    >
      <Undo2 size={14} aria-hidden />
      {t('restore')}
    </Button>
  )
}
