// Combines chat, stage, code, data, timeline and publish for one project. Features meet here and nowhere else.
import type { Attachment } from '@joinery/contract/attachments'
import type { ProjectGroup } from '@joinery/contract/projects'
import { lazy, Suspense, useRef, useState } from 'react'
import { Group, Panel, Separator } from 'react-resizable-panels'
import { useTranslations } from 'use-intl'

import { useAccount } from '../api/account.ts'
import { PhoneTabs } from '../features/builder/index.ts'
import { ChecksDialog, JudgedReport, UnjudgedNote } from '../features/checks/index.ts'
import { ChatPanel, type ChatHandle } from '../features/chat/index.ts'
import type { ComparedVersion } from '../features/code/index.ts'
import { useRevisions } from '../features/timeline/index.ts'
import { BuildBar } from './build-bar.tsx'
import { BuildMore } from './build-more.tsx'
import { BuildStage } from './build-stage.tsx'
import { useBuildPlace } from './use-build-place.ts'
import { useBuildShortcuts } from './use-build-shortcuts.tsx'
import { useVersionActions } from './use-version-actions.ts'

const CompareDialog = lazy(async () => ({ default: (await import('../features/code/index.ts')).CompareDialog }))

export function BuildRoom({ project }: { project: ProjectGroup }) {
  const t = useTranslations('builder')
  const place = useBuildPlace()
  const account = useAccount()
  const revisions = useRevisions(project.id)
  const all = revisions.data?.pages.flatMap((page) => page.revisions) ?? []
  const chat = useRef<ChatHandle>(null)
  const [compared, setCompared] = useState<{ from: ComparedVersion; to: ComparedVersion } | null>(null)
  const [checks, setChecks] = useState<{ checkRunId: string | null } | null>(null)
  const [isPublishOpen, setIsPublishOpen] = useState(false)
  const [isGoingToFile, setIsGoingToFile] = useState(false)
  const versions = useVersionActions({ project, revisions: all, place, onCompare: setCompared })

  const fix = (text: string, mode?: 'debug') => {
    if (place.isPhone) place.go({ view: 'chat' })
    // On a phone the chat is shown first, then its box can take the words and the cursor.
    requestAnimationFrame(() => chat.current?.fill(text, mode))
  }
  const attach = (attachment: Attachment) => {
    if (place.isPhone) place.go({ view: 'chat' })
    requestAnimationFrame(() => chat.current?.attach(attachment))
  }
  const openFile = (path: string | undefined) => place.go({ view: 'code', file: path })
  const shortcuts = useBuildShortcuts({
    project,
    place,
    versions,
    chat,
    onPublish: () => setIsPublishOpen(true),
    onGoToFile: () => {
      place.go({ view: 'code' })
      setIsGoingToFile(true)
    },
  })

  const bar = (
    <BuildBar
      project={project}
      organizationName={account.data?.organization.name}
      place={place}
      isPublishOpen={isPublishOpen}
      onPublishOpenChange={setIsPublishOpen}
      onShortcuts={shortcuts.showList}
      onFix={fix}
      onChecks={() => setChecks({ checkRunId: null })}
    />
  )
  const chatPanel = (
    <ChatPanel
      projectGroupId={project.id}
      headNumber={project.headNumber}
      model={account.data?.installation.model}
      handle={chat}
      isFollowing={!place.isPhone}
      actions={{
        onOpenFile: openFile,
        onLook: versions.look,
        onCompare: versions.compareWithParent,
        onUndo: versions.undo,
        onPublish: () => setIsPublishOpen(true),
        onGoTo: ({ view, file }) => place.go(file === undefined ? { view } : { view, file }),
        renderReport: (summary, onFix) => (
          <JudgedReport
            projectGroupId={project.id}
            summary={summary}
            onFix={onFix}
            onOpen={(checkRunId) => setChecks({ checkRunId })}
          />
        ),
        renderUnjudged: (reason) => <UnjudgedNote reason={reason} />,
      }}
    />
  )
  const stage = (
    <BuildStage
      project={project}
      revisions={all}
      place={place}
      versions={versions}
      isGoingToFile={isGoingToFile}
      onGoToFileChange={setIsGoingToFile}
      onOpenFile={openFile}
      onFix={fix}
      onPicture={attach}
      onPress={shortcuts.handlePress}
    />
  )
  return (
    <div className="flex h-full flex-col">
      {bar}
      <main id="content" tabIndex={-1} className="min-h-0 flex-1 outline-none">
        <h1 className="sr-only">{project.name}</h1>
        {place.isPhone ? (
          <div className="flex h-full flex-col">
            <div className={`min-h-0 flex-1 ${place.phoneView === 'chat' ? '' : 'hidden'}`}>{chatPanel}</div>
            <div className={`min-h-0 flex-1 flex-col bg-surface ${isOnStage(place.phoneView) ? 'flex' : 'hidden'}`}>
              {stage}
            </div>
            {place.phoneView === 'more' && (
              <BuildMore
                project={project}
                revisions={all}
                versions={versions}
                onChecks={() => setChecks({ checkRunId: null })}
                onLogs={() => place.go({ view: 'logs' })}
                onSettings={() => place.go({ view: 'settings' })}
              />
            )}
            <PhoneTabs view={place.phoneView} onChange={(view) => place.go({ view })} />
          </div>
        ) : (
          <Group orientation="horizontal" className="h-full">
            <Panel
              id="chat"
              defaultSize={412}
              minSize={320}
              maxSize="50%"
              groupResizeBehavior="preserve-pixel-size"
              className={shortcuts.isChatHidden ? 'hidden!' : ''}
            >
              {chatPanel}
            </Panel>
            <Separator
              aria-label={t('resize')}
              className={`w-2 outline-offset-0 hover:bg-line focus-visible:bg-kelp ${shortcuts.isChatHidden ? 'hidden!' : ''}`}
            />
            <Panel id="stage" minSize={360} className="pe-2 pb-2">
              <div className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-1">
                {stage}
              </div>
            </Panel>
          </Group>
        )}
      </main>
      {shortcuts.dialogs}
      {checks !== null && (
        <ChecksDialog
          projectGroupId={project.id}
          checkRunId={checks.checkRunId}
          onClose={() => setChecks(null)}
          onFix={fix}
        />
      )}
      <ComparedVersions projectGroupId={project.id} versions={compared} onClose={() => setCompared(null)} />
    </div>
  )
}

interface ComparedVersionsProps {
  projectGroupId: string
  versions: { from: ComparedVersion; to: ComparedVersion } | null
  onClose: () => void
}

function ComparedVersions({ projectGroupId, versions, onClose }: ComparedVersionsProps) {
  if (versions === null) return null
  return (
    <Suspense>
      <CompareDialog projectGroupId={projectGroupId} from={versions.from} to={versions.to} onClose={onClose} />
    </Suspense>
  )
}

function isOnStage(view: string): boolean {
  return view !== 'chat' && view !== 'more'
}
