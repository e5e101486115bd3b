import type { Attachment } from '@joinery/contract/attachments'
import type { PreviewMessage } from '@joinery/contract/preview'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { AfterDelay } from '../../ui/skeleton.tsx'
import { layoutFrame, type Device } from './frame-layout.ts'
import { PreviewFrame } from './preview-frame.tsx'
import { PreviewToolbar } from './preview-toolbar.tsx'
import { ProblemCard } from './problem-card.tsx'
import { usePreview } from './stage-api.ts'
import { describeProblem, stageReducer, startStage } from './stage-state.ts'
import { usePicture } from './use-picture.ts'
import { usePreviewFrame } from './use-preview-frame.ts'
import { useRoom } from './use-room.ts'

export interface PreviewStageProps {
  projectGroupId: string
  /** An old version to look at; null for the head. */
  revisionId: string | null
  versionNumber: number
  lastGoodNumber: number | null
  isBuilding: boolean
  device: Device
  onDeviceChange: (device: Device) => void
  onFix: (text: string) => void
  onOpenFile: (path: string) => void
  onBack: () => void
  /** A picture of the page is there, for the next message. */
  onPicture: (attachment: Attachment) => void
  onKey: (message: Extract<PreviewMessage, { type: 'key' }>) => void
}

/** The person's app, running on its own origin. */
export function PreviewStage(props: PreviewStageProps) {
  const { projectGroupId, revisionId, versionNumber, lastGoodNumber, isBuilding, device } = props
  const t = useTranslations('stage')
  const errorMessage = useErrorMessage()
  const [state, dispatch] = useReducer(stageReducer, '/', startStage)
  const preview = usePreview(projectGroupId, revisionId)
  const url = preview.data?.url ?? null
  const { room, roomRef } = useRoom()
  const { frameRef, ...frame } = usePreviewFrame({
    url,
    path: state.path,
    isReady: state.isReady,
    onEvent: (event) => {
      if (event.type === 'key') props.onKey(event)
      dispatch(event)
    },
  })
  const picture = usePicture({ projectGroupId, revisionId, onPicture: props.onPicture })
  const diagnostics = preview.data?.diagnostics
  // Half of an app does not compile, and says nothing of the whole.
  const tellDiagnostics = useEffectEvent((found: typeof diagnostics) => {
    if (found !== undefined && !isBuilding) dispatch({ type: 'diagnostics', diagnostics: found })
  })
  useEffect(() => tellDiagnostics(diagnostics), [diagnostics])

  // What broke while files were still being written is looked at again once all are there.
  const wasBuilding = useRef(isBuilding)
  const onBuildingChange = useEffectEvent((isNow: boolean) => {
    if (wasBuilding.current && !isNow && state.runtimeErrors.length > 0) frame.reload()
    wasBuilding.current = isNow
  })
  useEffect(() => onBuildingChange(isBuilding), [isBuilding])

  const layout = room === null ? null : layoutFrame(device, room)
  const kind = state.compileErrors.length > 0 ? 'compile' : 'runtime'
  const problems = kind === 'compile' ? state.compileErrors : state.runtimeErrors
  const [problem] = problems
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <PreviewToolbar
        routes={preview.data?.routes ?? []}
        path={state.path}
        openUrl={url === null ? null : url + state.path}
        device={device}
        zoom={layout === null ? null : Math.round(layout.scale * 100)}
        buildingNumber={isBuilding ? versionNumber + 1 : null}
        onGoTo={frame.goTo}
        onReload={() => {
          frame.reload()
          void preview.refetch()
        }}
        onPicture={url === null || layout === null ? null : () => picture.take(state.path, layout.width)}
        isTakingPicture={picture.isTaking}
        onDeviceChange={props.onDeviceChange}
      />
      <div
        ref={roomRef}
        className="relative min-h-0 flex-1 overflow-hidden bg-surface bg-[radial-gradient(var(--dot)_1px,transparent_1px)] bg-size-[16px_16px]"
      >
        {preview.isError && (
          <EmptyState
            title={t('failed')}
            text={errorMessage(preview.error)}
            action={<Button onPress={() => void preview.refetch()}>{t('retry')}</Button>}
          />
        )}
        {url !== null && layout !== null && (
          <PreviewFrame
            frameRef={frameRef}
            load={frame.load}
            startPath={frame.startPath}
            url={url}
            layout={layout}
            device={device}
            isBuilding={isBuilding}
            buildingLabel={t('building', { version: versionNumber + 1 })}
            title={t('frame')}
          />
        )}
        {(preview.isPending || (url !== null && !state.isReady)) && (
          <AfterDelay>
            <p className="pointer-events-none absolute inset-x-0 bottom-3 text-center text-xs text-ink-3">
              <span className="rounded-full border border-line bg-raised px-3 py-1">{t('starting')}</span>
            </p>
          </AfterDelay>
        )}
        {problem !== undefined && !state.isDismissed && !isBuilding && (
          <ProblemCard
            kind={kind}
            problems={problems}
            versionNumber={versionNumber}
            lastGoodNumber={lastGoodNumber}
            onFix={() => props.onFix(t('problem.fixText', { problem: describeProblem(problem) }))}
            onOpenFile={props.onOpenFile}
            onBack={props.onBack}
            onDismiss={() => dispatch({ type: 'dismissed' })}
          />
        )}
      </div>
    </div>
  )
}
