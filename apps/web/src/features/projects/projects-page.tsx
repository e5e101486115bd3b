// All projects of the organization, with search.
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { FolderOpen, Plus, SearchX, Trash2 } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { ProjectCard } from './project-card.tsx'
import { ProjectGrid, ProjectGridSkeleton } from './project-grid.tsx'
import { ProjectMenu } from './project-menu.tsx'
import { useProjects } from './projects-api.ts'

export function ProjectsPage() {
  const t = useTranslations('projects')
  const navigate = useNavigate()
  const { q: search = '' } = useSearch({ from: '/signed-in/projects' })
  useTitle(t('title'))

  const handleSearch = (text: string) =>
    void navigate({ to: '/projects', search: text === '' ? {} : { q: text }, replace: true })

  return (
    <div className="mx-auto w-full max-w-[72rem] px-4 pt-6 pb-16 sm:px-6">
      <div className="mb-6 flex flex-wrap items-center gap-2">
        <h1 className="me-auto text-lg font-semibold">{t('title')}</h1>
        <SearchBox
          label={t('search')}
          clearLabel={t('clearSearch')}
          initialValue={search}
          onSearch={handleSearch}
          className="order-last w-full sm:order-none sm:w-64"
        />
        <Link to="/trash" className={buttonClass({ tone: 'ghost' })}>
          <Trash2 size={14} aria-hidden />
          {t('trashTitle')}
        </Link>
        <Link to="/" className={buttonClass({ tone: 'solid' })}>
          <Plus size={14} aria-hidden />
          {t('new')}
        </Link>
      </div>
      <ProjectList search={search} />
    </div>
  )
}

function ProjectList({ search }: { search: string }) {
  const t = useTranslations('projects')
  const shell = useTranslations('shell')
  const errorMessage = useErrorMessage()
  const list = useProjects({ search })
  const projects = list.data?.pages.flatMap((page) => page.projects) ?? []

  return (
    <>
      {list.isError && (
        <Notice
          tone="danger"
          title={t('failedTitle')}
          className="mb-4"
          actions={<Button onPress={() => void list.refetch()}>{shell('tryAgain')}</Button>}
        >
          {errorMessage(list.error)}
        </Notice>
      )}
      {list.isPending && <ProjectGridSkeleton label={t('loading')} count={6} />}
      {list.isSuccess && projects.length === 0 && <NoProjects search={search} />}
      {projects.length > 0 && (
        <ProjectGrid label={t('title')}>
          {projects.map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} actions={<ProjectMenu project={project} />} />
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
    </>
  )
}

function NoProjects({ search }: { search: string }) {
  const t = useTranslations('projects')
  if (search !== '') {
    return <EmptyState icon={SearchX} title={t('noHitsTitle', { search })} text={t('noHitsText')} />
  }
  return (
    <EmptyState
      icon={FolderOpen}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <Link to="/" className={buttonClass({ tone: 'solid' })}>
          {t('emptyAction')}
        </Link>
      }
    />
  )
}
