import type { Publication } from '@joinery/contract/publish'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '../../ui/button.tsx'
import { Popover, PopoverTrigger } from '../../ui/popover.tsx'
import { usePublication } from './publish-api.ts'
import { PublishPanel } from './publish-panel.tsx'
import { faceOf } from './publish-state.ts'

export interface PublishButtonProps {
  projectGroupId: string
  headNumber: number
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  onFix: (text: string) => void
  /** Opens everything the judge said. */
  onChecks: () => void
  /** Draws what of a report does not work. */
  renderFailedChecks: (checkRunId: string) => ReactNode
}

/** Publish, and everything around it, in a popover that may be closed while it runs. */
export function PublishButton(props: PublishButtonProps) {
  const { projectGroupId, headNumber, isOpen, onOpenChange, onFix, onChecks, renderFailedChecks } = props
  const t = useTranslations('publish')
  const publication = usePublication(projectGroupId)
  return (
    <PopoverTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <FaceButton publication={publication.data} />
      <Popover label={t('title')} placement="bottom end" className="w-[min(380px,calc(100vw-24px))]">
        <PublishPanel
          projectGroupId={projectGroupId}
          headNumber={headNumber}
          publication={publication.data}
          error={publication.error}
          onFix={(text) => {
            onOpenChange(false)
            onFix(text)
          }}
          onChecks={() => {
            onOpenChange(false)
            onChecks()
          }}
          renderFailedChecks={renderFailedChecks}
        />
      </Popover>
    </PopoverTrigger>
  )
}

function FaceButton({ publication }: { publication: Publication | undefined }) {
  const t = useTranslations('publish.face')
  const face = publication === undefined ? null : faceOf(publication)
  if (face === null) {
    return (
      <Button tone="solid" isDisabled>
        {t('publish')}
      </Button>
    )
  }
  if (face.kind === 'live') {
    return (
      <Button tone="outline">
        <span aria-hidden className="size-2 rounded-full bg-kelp" />
        {t('live')}
      </Button>
    )
  }
  return (
    <Button tone="solid">
      {(face.kind === 'updates' || face.kind === 'publishing') && (
        <span
          aria-hidden
          className={`size-2 rounded-full bg-citron ${face.kind === 'publishing' ? 'animate-pulse-dot' : ''}`}
        />
      )}
      {face.kind === 'publishing'
        ? t('publishing', { step: face.step, total: face.total })
        : t(face.kind === 'again' ? 'again' : 'publish')}
      {face.kind === 'updates' && (
        <span className="font-normal">
          <span aria-hidden>{face.count}</span>
          <span className="sr-only">{t('updates', { count: face.count })}</span>
        </span>
      )}
    </Button>
  )
}
