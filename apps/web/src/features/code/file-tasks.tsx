import type { Diagnostic } from '@joinery/contract/files'
import { MessageSquarePlus, Sparkles, Wand, Wrench } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../ui/menu.tsx'
import { CommentDialog } from './comment-dialog.tsx'
import { FileTaskDialog } from './file-task-dialog.tsx'

export interface FileTasksProps {
  projectGroupId: string
  path: string
  /** As it is in the editor. */
  text: string
  problems: readonly Diagnostic[]
  /** Puts another text in the editor, unsaved. */
  onText: (text: string) => void
  /** Puts words in the message box. */
  onAsk: (words: string) => void
}

/** What can be asked for one file: a fix, a refactoring, an instruction from a comment. */
export function FileTasks({ projectGroupId, path, text, problems, onText, onAsk }: FileTasksProps) {
  const t = useTranslations('tasks.file')
  const [open, setOpen] = useState<'fix' | 'refactor' | 'comment' | null>(null)
  const isBroken = problems.some(({ file, severity }) => file === path && severity === 'error')
  const close = () => setOpen(null)
  return (
    <>
      {isBroken && (
        <Button size="dense" onPress={() => setOpen('fix')}>
          <Wrench size={14} aria-hidden />
          {t('fix')}
        </Button>
      )}
      <MenuTrigger>
        <IconButton size="dense" icon={Sparkles} label={t('menu', { path })} />
        <Menu label={t('menu', { path })} placement="bottom end">
          <MenuItem icon={Wrench} onAction={() => setOpen('fix')}>
            {t('fix')}
          </MenuItem>
          <MenuItem icon={Wand} onAction={() => setOpen('refactor')}>
            {t('refactor')}
          </MenuItem>
          <MenuItem icon={MessageSquarePlus} onAction={() => setOpen('comment')}>
            {t('comment')}
          </MenuItem>
        </Menu>
      </MenuTrigger>
      {(open === 'fix' || open === 'refactor') && (
        <FileTaskDialog
          task={open}
          projectGroupId={projectGroupId}
          path={path}
          text={text}
          onText={(next) => {
            onText(next)
            close()
          }}
          onClose={close}
        />
      )}
      {open === 'comment' && (
        <CommentDialog
          projectGroupId={projectGroupId}
          path={path}
          lineCount={text.split('\n').length}
          onUse={(words) => {
            close()
            onAsk(words)
          }}
          onClose={close}
        />
      )}
    </>
  )
}
