// What the builder's keys do, with the two dialogs they open.
import type { ProjectGroup } from '@joinery/contract/projects'
import { useState, type ReactNode, type RefObject } from 'react'
import { useTranslations } from 'use-intl'

import { type Press, ShortcutsDialog, useShortcuts, type ShortcutId } from '../features/builder/index.ts'
import type { ChatHandle } from '../features/chat/index.ts'
import { ConfirmDialog } from '../ui/dialog.tsx'
import type { BuildPlace } from './use-build-place.ts'
import type { VersionActions } from './use-version-actions.ts'

export interface BuildShortcutsInput {
  project: ProjectGroup
  place: BuildPlace
  versions: VersionActions
  chat: RefObject<ChatHandle | null>
  onPublish: () => void
  onGoToFile: () => void
}

export interface BuildShortcuts {
  isChatHidden: boolean
  dialogs: ReactNode
  showList: () => void
  handlePress: (press: Press) => boolean
}

export function useBuildShortcuts(input: BuildShortcutsInput): BuildShortcuts {
  const { project, place, versions, chat, onPublish, onGoToFile } = input
  const t = useTranslations('builder.stop')
  const [isChatHidden, setIsChatHidden] = useState(false)
  const [dialog, setDialog] = useState<'list' | 'stop' | null>(null)
  const at = versions.lookedAt?.number ?? project.headNumber

  const actions: Readonly<Record<ShortcutId, () => void>> = {
    preview: () => place.go({ view: 'preview' }),
    code: () => place.go({ view: 'code' }),
    data: () => place.go({ view: 'data' }),
    logs: () => place.go({ view: 'logs' }),
    hideChat: () => setIsChatHidden((was) => !was),
    publish: onPublish,
    goToFile: onGoToFile,
    previous: () => at > 1 && versions.look(at - 1),
    next: () => at < project.headNumber && versions.look(at + 1),
    undo: versions.undo,
    shortcuts: () => setDialog('list'),
  }
  const handlePress = useShortcuts({
    onShortcut: (id) => actions[id](),
    onEscapeTwice: () => project.isBuilding && setDialog('stop'),
  })
  const close = () => setDialog(null)
  return {
    isChatHidden,
    showList: () => setDialog('list'),
    handlePress,
    dialogs: (
      <>
        {dialog === 'list' && <ShortcutsDialog onClose={close} />}
        <ConfirmDialog
          title={t('title')}
          text={t('text')}
          action={t('action')}
          cancel={t('cancel')}
          isOpen={dialog === 'stop'}
          onConfirm={() => {
            chat.current?.stop()
            close()
          }}
          onClose={close}
        />
      </>
    ),
  }
}
