import type { FirstData, Publication } from '@joinery/contract/publish'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { DescriptionSection } from './description-section.tsx'
import { FirstDataChoice } from './first-data-choice.tsx'
import { LiveAddress } from './live-address.tsx'
import { usePublish, useSchemaChange } from './publish-api.ts'
import { PublishFailure } from './publish-failure.tsx'
import { PublishProgress } from './publish-progress.tsx'
import { faceOf, isReady } from './publish-state.ts'
import { SchemaChangeReport } from './schema-change-report.tsx'

export interface PublishPanelProps {
  projectGroupId: string
  headNumber: number
  publication: Publication | undefined
  error: Error | null
  onFix: (text: string) => void
  onChecks: () => void
  renderFailedChecks: (checkRunId: string) => ReactNode
}

export function PublishPanel(props: PublishPanelProps) {
  const { projectGroupId, headNumber, publication, error, onFix, onChecks, renderFailedChecks } = props
  const t = useTranslations('publish')
  const errorMessage = useErrorMessage()
  const { start, unpublish } = usePublish(projectGroupId)
  const [firstData, setFirstData] = useState<FirstData>('development_rows')
  const [isAsking, setIsAsking] = useState(false)
  const [typed, setTyped] = useState('')
  const kind = publication === undefined ? 'publishing' : faceOf(publication).kind
  const isToBePublished = kind !== 'publishing' && kind !== 'live' && publication?.asksFirstData === false
  const { data } = useSchemaChange(projectGroupId, isToBePublished)
  const change = isToBePublished ? data?.change : null
  if (publication === undefined) {
    return <p className="p-4 text-sm text-ink-2">{error === null ? t('loading') : errorMessage(error)}</p>
  }

  const face = faceOf(publication)
  const isLive = publication.state === 'PUBLISHED'
  const { latest } = publication
  const failure = start.error ?? unpublish.error
  const publish = (despiteChecks: boolean) =>
    start.mutate({ firstData, despiteChecks, confirmedLoss: typed.trim() === '' ? null : typed.trim() })
  return (
    <div className="flex flex-col gap-4 p-4">
      <h2 className="text-md font-semibold">{t(`heading.${face.kind}`)}</h2>

      {(isLive || publication.liveNumber !== null) && (
        <LiveAddress url={publication.url} number={publication.liveNumber} />
      )}
      {!isLive && publication.liveNumber === null && (
        <p className="text-sm text-ink-2">
          {t('address')} <span className="mt-1 block font-mono text-xs break-all text-ink">{publication.url}</span>
        </p>
      )}

      {face.kind === 'publishing' && <PublishProgress latest={latest} />}
      {face.kind !== 'publishing' && latest?.status === 'FAILED' && (
        <PublishFailure
          deployment={latest}
          headNumber={headNumber}
          isStarting={start.isPending}
          onFix={onFix}
          onPublishAnyway={() => publish(true)}
          renderFailedChecks={renderFailedChecks}
        />
      )}
      {face.kind === 'updates' && <p className="text-sm text-ink-2">{t('waiting', { count: face.count })}</p>}
      {face.kind !== 'publishing' && publication.asksFirstData && (
        <FirstDataChoice value={firstData} onChange={setFirstData} />
      )}
      {change !== null && change !== undefined && (
        <SchemaChangeReport change={change} typed={typed} onType={setTyped} onFix={onFix} />
      )}
      {face.kind !== 'publishing' && <DescriptionSection projectGroupId={projectGroupId} />}
      {failure !== null && (
        <Notice tone="danger" announce>
          {errorMessage(failure)}
        </Notice>
      )}

      <div className="flex flex-wrap items-center justify-end gap-2">
        <Button tone="ghost" className="me-auto -ms-3" onPress={onChecks}>
          {t('checks')}
        </Button>
        {isLive && (
          <Button tone="ghost" onPress={() => setIsAsking(true)}>
            {t('unpublish.action')}
          </Button>
        )}
        {face.kind !== 'publishing' && face.kind !== 'live' && (
          <Button
            tone="solid"
            pending={start.isPending}
            isDisabled={!isReady(change, typed)}
            onPress={() => publish(false)}
          >
            {t('publishVersion', { number: headNumber })}
          </Button>
        )}
      </div>
      <ConfirmDialog
        title={t('unpublish.title')}
        text={t('unpublish.text')}
        action={t('unpublish.action')}
        cancel={t('unpublish.cancel')}
        tone="danger"
        isOpen={isAsking}
        pending={unpublish.isPending}
        onConfirm={() => unpublish.mutate(undefined, { onSettled: () => setIsAsking(false) })}
        onClose={() => setIsAsking(false)}
      />
    </div>
  )
}
