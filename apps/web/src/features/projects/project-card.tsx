// One project of a list: its mark, name, state and when it was last changed.
import type { ProjectGroup } from '@joinery/contract/projects'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormatter, useNow, useTranslations } from 'use-intl'

import { classNames } from '../../ui/class-names.ts'
import { ProjectMark } from './project-mark.tsx'
import { type CardState, cardState } from './project-state.ts'

export interface ProjectCardProps {
  project: ProjectGroup
  /** Menu or button at the card's corner. */
  actions: ReactNode
  /** A project in the trash cannot be opened. */
  isTrash?: boolean
  /** One below the heading that the list stands under. */
  headingLevel?: 'h2' | 'h3'
}

export function ProjectCard({ project, actions, isTrash = false, headingLevel: Heading = 'h2' }: ProjectCardProps) {
  const t = useTranslations('projects')
  const format = useFormatter()
  const now = useNow({ updateInterval: 60_000 })
  const state = cardState(project)
  const when = format.relativeTime(earlier(project.deletedAt ?? project.updatedAt, now), now)

  return (
    <article className="relative flex rounded-card sm:flex-col border border-line bg-surface transition-colors focus-within:border-line-strong hover:border-line-strong">
      <div className="relative grid w-24 shrink-0 place-items-center overflow-hidden rounded-s-[11px] border-e border-line sm:h-32 sm:w-auto sm:rounded-ss-[11px] sm:rounded-se-[11px] sm:rounded-es-none sm:rounded-ee-none sm:border-e-0 sm:border-b bg-canvas bg-[radial-gradient(var(--dot)_1px,transparent_1px)] bg-size-[12px_12px]">
        {state === 'building' && !isTrash && <BuildingLine />}
        <ProjectMark id={project.id} />
      </div>
      <div className="flex min-w-0 flex-1 items-center gap-1 py-3 ps-4 pe-2 sm:items-start">
        <div className="min-w-0 flex-1">
          <Heading className="truncate text-md font-semibold">
            {isTrash ? (
              project.name
            ) : (
              <Link
                to="/build/$projectGroupId"
                params={{ projectGroupId: project.id }}
                className="inline-block max-w-full truncate align-bottom leading-6 outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-kelp"
              >
                {project.name}
              </Link>
            )}
          </Heading>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-xs text-ink-3">
            {!isTrash && <StateWord state={state} />}
            <span>{isTrash ? t('deleted', { when }) : t('edited', { when })}</span>
          </p>
        </div>
        <div className="relative">{actions}</div>
      </div>
    </article>
  )
}

/** Clocks differ: something changed "in 2 seconds" would read oddly. */
function earlier(date: Date, now: Date): Date {
  return date > now ? now : date
}

function BuildingLine() {
  return (
    <span aria-hidden className="absolute inset-x-0 top-0 h-[3px] overflow-hidden bg-citron-soft">
      <span className="block h-full w-1/4 animate-progress bg-citron motion-reduce:w-full" />
    </span>
  )
}

const dots: Readonly<Record<CardState, string>> = {
  building: 'bg-citron ring-1 ring-citron-line',
  publishing: 'bg-citron ring-1 ring-citron-line',
  updates: 'bg-citron ring-1 ring-citron-line',
  live: 'bg-kelp',
  unpublished: 'border border-line-input',
  draft: 'border border-line-input',
}

function StateWord({ state }: { state: CardState }) {
  const t = useTranslations('projects')
  return (
    <span className="inline-flex items-center gap-1.5 text-ink-2">
      <span aria-hidden className={classNames('size-2 rounded-full', dots[state])} />
      {t(`state.${state}`)}
    </span>
  )
}
