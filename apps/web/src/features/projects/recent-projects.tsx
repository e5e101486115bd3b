// The latest projects, below the prompt box of the start page.
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'

import { ProjectCard } from './project-card.tsx'
import { ProjectGrid } from './project-grid.tsx'
import { ProjectMenu } from './project-menu.tsx'
import { useRecentProjects } from './projects-api.ts'

const shown = 8

export function RecentProjects() {
  const t = useTranslations('projects')
  const { data } = useRecentProjects(shown)
  if (data === undefined || data.projects.length === 0) return null
  return (
    <section className="mx-auto w-full max-w-[72rem] px-4 pb-16 sm:px-6" aria-labelledby="recent">
      <div className="mb-3 flex items-baseline justify-between">
        <h2 id="recent" className="text-md font-semibold">
          {t('recent')}
        </h2>
        <Link to="/projects" className="text-sm font-medium text-kelp hover:underline">
          {t('all', { total: data.total })}
        </Link>
      </div>
      <ProjectGrid label={t('recent')}>
        {data.projects.map((project) => (
          <li key={project.id}>
            <ProjectCard headingLevel="h3" project={project} actions={<ProjectMenu project={project} />} />
          </li>
        ))}
      </ProjectGrid>
    </section>
  )
}
