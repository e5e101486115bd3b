// The one raised card: preview, code, data, logs or settings, with the version banner above and the timeline below.
import type { Attachment } from '@joinery/contract/attachments'
import type { ProjectGroup } from '@joinery/contract/projects'
import type { Revision } from '@joinery/contract/revisions'
import type { VersionStatus } from '@joinery/contract/vocabulary/statuses'
import { lazy, Suspense, useState } from 'react'

import type { Press } from '../features/builder/index.ts'
import { PreviewStage } from '../features/stage/index.ts'
import { TimelineBar, VersionBanner } from '../features/timeline/index.ts'
import { DataStage } from './data-stage.tsx'
import type { BuildPlace } from './use-build-place.ts'
import type { VersionActions } from './use-version-actions.ts'

const BuildSettings = lazy(async () => ({ default: (await import('./build-settings.tsx')).BuildSettings }))
const LogsView = lazy(async () => ({ default: (await import('../features/logs/index.ts')).LogsView }))
const CodeView = lazy(async () => ({ default: (await import('../features/code/index.ts')).CodeView }))

export interface BuildStageProps {
  project: ProjectGroup
  revisions: readonly Revision[]
  place: BuildPlace
  versions: VersionActions
  isGoingToFile: boolean
  onGoToFileChange: (isOpen: boolean) => void
  onOpenFile: (path: string | undefined) => void
  onFix: (text: string) => void
  /** A picture of the preview is there, for the next message. */
  onPicture: (attachment: Attachment) => void
  onPress: (press: Press) => void
}

/** Versions to go back to when one does not compile. */
const compiled: readonly VersionStatus[] = ['VALID', 'CREATED']

export function BuildStage(props: BuildStageProps) {
  const { project, revisions, place, versions, isGoingToFile, onGoToFileChange, onOpenFile, onFix, onPress } = props
  const { lookedAt } = versions
  const isPreview = place.view === 'preview'
  // The frame stays alive behind the other views, so that coming back is instant and keeps its state.
  const [wasPreviewed, setWasPreviewed] = useState(isPreview)
  if (isPreview && !wasPreviewed) setWasPreviewed(true)
  // Until the versions are known an old one cannot be shown, and the head must not flash by.
  const isWaiting = place.version !== null && revisions.length === 0
  const shown = lookedAt ?? revisions.find(({ number }) => number === project.headNumber)
  const lastGood = revisions.find(({ number, status }) => number < (shown?.number ?? 0) && compiled.includes(status))
  return (
    <>
      {lookedAt !== null && (
        <VersionBanner
          number={lookedAt.number}
          isRestoring={versions.isRestoring}
          onExit={() => versions.look(null)}
          onCompare={() => versions.compareWithHead(lookedAt)}
          onRestore={() => versions.restore(lookedAt)}
        />
      )}
      {isWaiting && <div className="flex-1" />}
      {wasPreviewed && !isWaiting && (
        <div className={isPreview ? 'flex min-h-0 flex-1 flex-col' : 'hidden'}>
          <PreviewStage
            key={lookedAt?.id ?? 'head'}
            projectGroupId={project.id}
            revisionId={lookedAt?.id ?? null}
            versionNumber={lookedAt?.number ?? project.headNumber}
            lastGoodNumber={lastGood?.number ?? null}
            isBuilding={project.isBuilding && lookedAt === null}
            device={place.device}
            onDeviceChange={(device) => place.go({ device })}
            onFix={onFix}
            onOpenFile={onOpenFile}
            onPicture={props.onPicture}
            onBack={() => lastGood !== undefined && versions.restore(lastGood)}
            onKey={({ key, meta, shift, alt }) =>
              onPress({ key, isMeta: meta, isShift: shift, isAlt: alt, isTyping: !meta })
            }
          />
        </div>
      )}
      {place.view === 'code' && (
        <Suspense fallback={<div className="flex-1" />}>
          <CodeView
            projectGroupId={project.id}
            revisionId={lookedAt?.id ?? null}
            path={place.file}
            isGoingToFile={isGoingToFile}
            onGoToFileChange={onGoToFileChange}
            onOpen={onOpenFile}
            onFix={onFix}
          />
        </Suspense>
      )}
      {place.view === 'settings' && (
        <Suspense fallback={<div className="flex-1" />}>
          <BuildSettings projectGroupId={project.id} />
        </Suspense>
      )}
      {place.view === 'logs' && (
        <Suspense fallback={<div className="flex-1" />}>
          <LogsView projectGroupId={project.id} onAsk={onFix} />
        </Suspense>
      )}
      {place.view === 'data' && <DataStage projectGroupId={project.id} />}
      <TimelineBar
        revisions={revisions}
        headNumber={project.headNumber}
        isBuilding={project.isBuilding}
        lookedAt={lookedAt?.number ?? null}
        isUndoing={versions.isUndoing}
        onLook={versions.look}
        onUndo={versions.undo}
      />
    </>
  )
}
