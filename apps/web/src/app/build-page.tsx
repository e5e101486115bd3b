// The builder: loads the project, then hands it to the room that combines the features.
import { getRouteApi, Link } from '@tanstack/react-router'
import { Unplug } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { wireErrorOf } from '../api/error-message.ts'
import { useErrorMessage } from '../api/use-error-message.ts'
import { useProject, useProjectFacts } from '../features/builder/index.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { AfterDelay } from '../ui/skeleton.tsx'
import { useTitle } from '../ui/use-title.ts'
import { BuildRoom } from './build-room.tsx'

const route = getRouteApi('/signed-in/build/$projectGroupId')

export function BuildPage() {
  const { projectGroupId } = route.useParams()
  const t = useTranslations('builder')
  const errorMessage = useErrorMessage()
  const project = useProject(projectGroupId)
  useProjectFacts(projectGroupId)
  useTitle(project.data?.name ?? t('loading'))

  if (project.data !== undefined) return <BuildRoom key={projectGroupId} project={project.data} />
  return (
    <main id="content" tabIndex={-1} className="grid h-full place-items-center outline-none">
      {project.isError ? (
        <EmptyState
          icon={Unplug}
          title={t('failed')}
          text={isMissing(project.error) ? t('notFound') : errorMessage(project.error)}
          action={
            isMissing(project.error) ? (
              <Link to="/projects" className={buttonClass({ tone: 'solid' })}>
                {t('toProjects')}
              </Link>
            ) : (
              <Button tone="solid" onPress={() => void project.refetch()}>
                {t('again')}
              </Button>
            )
          }
        />
      ) : (
        <AfterDelay>
          <p className="text-sm text-ink-2">{t('loading')}</p>
        </AfterDelay>
      )}
    </main>
  )
}

/** A wrong id and somebody else's project look the same. */
function isMissing(error: unknown): boolean {
  const kind = wireErrorOf(error)?.kind
  return kind === 'not_found' || kind === 'invalid'
}
