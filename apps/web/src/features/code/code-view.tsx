import { lazy, Suspense, useEffect, useState } from 'react'
import { FilePlus2, FileSearch, PanelLeft } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { metaKey } from '../../ui/meta-key.ts'
import { AfterDelay, Skeleton } from '../../ui/skeleton.tsx'
import { CodeDialogs, type CodeDialog } from './code-dialogs.tsx'
import { useDiagnostics, useFile, useFiles } from './code-api.ts'
import { CodeTabs } from './code-tabs.tsx'
import { CodeTree } from './code-tree.tsx'
import { FileTasks } from './file-tasks.tsx'
import { ProblemsList } from './problems-list.tsx'
import { SaveBar } from './save-bar.tsx'
import { useCode } from './use-code.ts'

const CodeEditor = lazy(async () => ({ default: (await import('./code-editor.tsx')).CodeEditor }))

export interface CodeViewProps {
  projectGroupId: string
  /** An old version to look at, read-only; null for the head. */
  revisionId: string | null
  path: string | undefined
  isGoingToFile: boolean
  onGoToFileChange: (isOpen: boolean) => void
  onOpen: (path: string | undefined) => void
  onFix: (text: string) => void
}

export function CodeView(props: CodeViewProps) {
  const { projectGroupId, revisionId, path, isGoingToFile, onGoToFileChange, onOpen, onFix } = props
  const t = useTranslations('code')
  const errorMessage = useErrorMessage()
  const code = useCode(projectGroupId)
  const files = useFiles(projectGroupId, revisionId)
  const file = useFile({ projectGroupId, revisionId, path })
  const diagnostics = useDiagnostics(projectGroupId)
  const [dialog, setDialog] = useState<CodeDialog | null>(null)
  const [isTreeOpen, setIsTreeOpen] = useState(path === undefined)
  const isReadOnly = revisionId !== null
  const { dispatch } = code
  const head = file.data

  useEffect(() => {
    if (path !== undefined) dispatch({ type: 'opened', path })
  }, [dispatch, path])
  useEffect(() => {
    if (head !== undefined && !isReadOnly) dispatch({ type: 'head-loaded', head })
  }, [dispatch, head, isReadOnly])

  const unsaved = path === undefined || isReadOnly ? undefined : code.state.unsaved[path]
  const text = unsaved?.text ?? head?.content
  const all = files.data?.files ?? []
  const open = (next: string | undefined) => {
    setIsTreeOpen(false)
    onOpen(next)
  }
  return (
    <div className="flex min-h-0 flex-1">
      <aside
        aria-label={t('files')}
        className={`min-h-0 shrink-0 flex-col border-line max-md:w-full md:border-e md:flex md:w-60 ${isTreeOpen ? 'flex' : 'hidden'}`}
      >
        <div className="flex h-11 shrink-0 items-center gap-1 border-b border-line ps-3 pe-2">
          <h2 className="flex-1 text-xs font-semibold">{t('files')}</h2>
          <IconButton
            size="dense"
            icon={FileSearch}
            label={t('goTo.action')}
            keys={`${metaKey}P`}
            onPress={() => onGoToFileChange(true)}
          />
          <IconButton
            size="dense"
            icon={FilePlus2}
            label={t('new.action')}
            isDisabled={isReadOnly}
            onPress={() => setDialog({ kind: 'new' })}
          />
        </div>
        {files.isPending && <TreeSkeleton />}
        <CodeTree files={all} path={path} unsaved={Object.keys(code.state.unsaved)} onOpen={open} />
      </aside>
      <div className={`min-h-0 min-w-0 flex-1 flex-col ${isTreeOpen ? 'hidden md:flex' : 'flex'}`}>
        <div className="flex h-11 shrink-0 items-center border-b border-line">
          <IconButton
            size="dense"
            icon={PanelLeft}
            label={t('files')}
            className="ms-2 md:hidden"
            onPress={() => setIsTreeOpen(true)}
          />
          <CodeTabs
            tabs={code.state.tabs}
            path={path}
            unsaved={Object.keys(code.state.unsaved)}
            onOpen={open}
            onClose={(closed) => {
              dispatch({ type: 'closed', path: closed })
              if (closed === path) open(code.state.tabs.findLast((tab) => tab !== closed))
            }}
          />
          {path !== undefined && !isReadOnly && head !== undefined && text !== undefined && (
            <FileTasks
              key={path}
              projectGroupId={projectGroupId}
              path={path}
              text={text}
              problems={diagnostics}
              onText={(next) => dispatch({ type: 'edited', text: next, head })}
              onAsk={onFix}
            />
          )}
          {path !== undefined && (
            <SaveBar
              code={code}
              path={path}
              isReadOnly={isReadOnly}
              isDeletable={head !== undefined}
              onDelete={() => setDialog({ kind: 'delete', path })}
            />
          )}
        </div>
        {path === undefined && (
          <div className="min-h-0 flex-1">
            <EmptyState title={t('none.title')} text={t('none.text', { keys: `${metaKey}P` })} />
          </div>
        )}
        {path !== undefined && file.isError && text === undefined && (
          <EmptyState
            title={t('gone')}
            text={errorMessage(file.error)}
            action={<Button onPress={() => void file.refetch()}>{t('again')}</Button>}
          />
        )}
        {path !== undefined && text !== undefined && (
          <div className="min-h-0 flex-1">
            <Suspense>
              <CodeEditor
                key={`${path} ${revisionId ?? 'head'}`}
                path={path}
                label={t('editor', { path })}
                text={text}
                isUnsaved={unsaved !== undefined}
                isReadOnly={isReadOnly || head === undefined}
                diagnostics={isReadOnly ? [] : diagnostics.filter((diagnostic) => diagnostic.file === path)}
                onChange={(next) => head !== undefined && dispatch({ type: 'edited', text: next, head })}
                onSave={() => void code.save(path)}
              />
            </Suspense>
          </div>
        )}
        {!isReadOnly && <ProblemsList problems={diagnostics} onOpen={open} onFix={onFix} />}
      </div>
      <CodeDialogs
        projectGroupId={projectGroupId}
        code={code}
        files={all}
        headId={files.data?.revisionId}
        dialog={dialog}
        isGoingToFile={isGoingToFile}
        onGoToFileChange={onGoToFileChange}
        onOpen={open}
        onClose={() => setDialog(null)}
      />
    </div>
  )
}

function TreeSkeleton() {
  return (
    <AfterDelay>
      <div className="flex flex-col gap-2 p-3">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="ms-4 h-4 w-28" />
        <Skeleton className="ms-4 h-4 w-20" />
      </div>
    </AfterDelay>
  )
}
