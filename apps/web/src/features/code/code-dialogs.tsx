import type { ProjectFile } from '@joinery/contract/revisions'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { useSaveFiles } from './code-api.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { GoToFile } from './go-to-file.tsx'
import { NewFileDialog } from './new-file-dialog.tsx'
import type { CodeControl } from './use-code.ts'

export type CodeDialog = { kind: 'new' } | { kind: 'delete'; path: string }

export interface CodeDialogsProps {
  projectGroupId: string
  code: CodeControl
  files: readonly ProjectFile[]
  headId: string | undefined
  dialog: CodeDialog | null
  isGoingToFile: boolean
  onGoToFileChange: (isOpen: boolean) => void
  onOpen: (path: string | undefined) => void
  onClose: () => void
}

export function CodeDialogs(props: CodeDialogsProps) {
  const { projectGroupId, code, files, headId, dialog, isGoingToFile, onGoToFileChange, onOpen, onClose } = props
  const t = useTranslations('code.delete')
  const errorMessage = useErrorMessage()
  const saveFiles = useSaveFiles(projectGroupId)

  const deleteFile = (baseRevisionId: string, path: string) =>
    saveFiles.mutate(
      { baseRevisionId, changes: [{ path, content: null }] },
      {
        onSuccess: () => {
          code.dispatch({ type: 'deleted', path })
          onClose()
          onOpen(code.state.tabs.findLast((tab) => tab !== path))
        },
      },
    )
  return (
    <>
      {isGoingToFile && (
        <GoToFile
          files={files}
          onClose={() => onGoToFileChange(false)}
          onPick={(path) => {
            onGoToFileChange(false)
            onOpen(path)
          }}
        />
      )}
      {dialog?.kind === 'new' && headId !== undefined && (
        <NewFileDialog
          files={files}
          error={saveFiles.error === null ? null : errorMessage(saveFiles.error)}
          isSaving={saveFiles.isPending}
          onCreate={(path, content) =>
            saveFiles.mutate(
              { baseRevisionId: headId, changes: [{ path, content }] },
              {
                onSuccess: () => {
                  onClose()
                  onOpen(path)
                },
              },
            )
          }
          onClose={onClose}
        />
      )}
      {dialog?.kind === 'delete' && headId !== undefined && (
        <ConfirmDialog
          title={t('title', { path: dialog.path })}
          text={saveFiles.error === null ? t('text') : errorMessage(saveFiles.error)}
          action={t('action')}
          cancel={t('cancel')}
          tone="danger"
          isOpen
          pending={saveFiles.isPending}
          onConfirm={() => deleteFile(headId, dialog.path)}
          onClose={onClose}
        />
      )}
      {code.conflict !== null && <ConflictDialog code={code} conflict={code.conflict} />}
    </>
  )
}
