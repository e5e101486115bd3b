// Looking at versions, comparing, restoring and undoing them, for the timeline, the chat and the stage alike.
import type { ProjectGroup } from '@joinery/contract/projects'
import type { Revision } from '@joinery/contract/revisions'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../api/use-error-message.ts'
import type { ComparedVersion } from '../features/code/index.ts'
import { useRestoreVersion, useUndo } from '../features/timeline/index.ts'
import { showToast } from '../ui/toast.tsx'
import type { BuildPlace } from './use-build-place.ts'

export interface VersionActions {
  /** The old version looked at; null at the head. */
  lookedAt: Revision | null
  isRestoring: boolean
  isUndoing: boolean
  /** @param number null: back to the head */
  look: (number: number | null) => void
  undo: () => void
  restore: (revision: Revision) => void
  compareWithParent: (revisionId: string) => void
  compareWithHead: (revision: Revision) => void
}

export interface VersionActionsInput {
  project: ProjectGroup
  revisions: readonly Revision[]
  place: BuildPlace
  onCompare: (versions: { from: ComparedVersion; to: ComparedVersion }) => void
}

export function useVersionActions({ project, revisions, place, onCompare }: VersionActionsInput): VersionActions {
  const t = useTranslations('stage.timeline')
  const errorMessage = useErrorMessage()
  const restore = useRestoreVersion(project.id)
  const undo = useUndo(project.id)
  const showFailure = (error: unknown) => showToast(errorMessage(error), { tone: 'danger' })
  const isOld = place.version !== null && place.version !== project.headNumber
  const head = { id: project.headRevisionId, number: project.headNumber }

  return {
    lookedAt: (isOld ? revisions.find(({ number }) => number === place.version) : undefined) ?? null,
    isRestoring: restore.isPending,
    isUndoing: undo.isPending,
    look: (number) =>
      place.go({
        v: number === null || number === project.headNumber ? undefined : number,
        // On a phone the stage is another place than the list or the chat that asked.
        ...(place.isPhone ? { view: 'preview' as const } : {}),
      }),
    undo: () =>
      undo.mutate(undefined, {
        onSuccess: (revision) => showToast(t('undone', { number: revision.number })),
        onError: showFailure,
      }),
    restore: (old) =>
      restore.mutate(old.id, {
        onSuccess: (revision) => {
          place.go({ v: undefined })
          showToast(t('restored', { number: revision.number, from: old.number }))
        },
        onError: showFailure,
      }),
    compareWithParent: (revisionId) => {
      const to = revisions.find(({ id }) => id === revisionId)
      const from = revisions.find(({ id }) => id === to?.parentId)
      if (to !== undefined && from !== undefined) onCompare({ from, to })
    },
    compareWithHead: (revision) => onCompare({ from: revision, to: head }),
  }
}
