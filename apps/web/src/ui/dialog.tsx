// Modal dialogs, and the question before something that is hard to take back.
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'

import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

export interface DialogProps {
  title: string
  isOpen: boolean
  onClose: () => void
  /** Name of the close button; without it there is none (then give another way out). */
  closeLabel?: string
  role?: 'dialog' | 'alertdialog'
  size?: 'small' | 'medium' | 'large'
  children: ReactNode
}

const widths = { small: 'max-w-md', medium: 'max-w-xl', large: 'max-w-5xl' } as const

export function Dialog({ title, isOpen, onClose, closeLabel, role = 'dialog', size = 'small', children }: DialogProps) {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      isDismissable
      className="fixed inset-0 z-50 flex items-end justify-center bg-ink/25 p-3 transition-opacity duration-160 entering:opacity-0 exiting:opacity-0 exiting:duration-110 sm:items-center dark:bg-canvas/70"
    >
      <Modal
        className={classNames(
          'w-full rounded-sheet border border-line bg-raised shadow-3 transition-[translate] duration-160 ease-quiet entering:translate-y-1',
          widths[size],
        )}
      >
        <AriaDialog role={role} className="flex max-h-[calc(100dvh-24px)] flex-col outline-none">
          <header className="flex min-h-12 items-center gap-2 pr-2 pl-5">
            <Heading slot="title" className="flex-1 pt-1 text-md font-semibold">
              {title}
            </Heading>
            {closeLabel !== undefined && <IconButton icon={X} label={closeLabel} onPress={onClose} />}
          </header>
          <div className="overflow-auto px-5 pb-5">{children}</div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

export interface ConfirmDialogProps {
  title: string
  /** What happens, and what can be taken back. */
  text: ReactNode
  /** Says what happens: "Unpublish", not "OK". */
  action: string
  cancel: string
  tone?: 'solid' | 'danger'
  isOpen: boolean
  pending?: boolean
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, action, cancel, tone = 'solid', isOpen, pending = false, onConfirm, onClose } = props
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} role="alertdialog">
      <div className="text-sm text-ink-2">{text}</div>
      <div className="mt-5 flex justify-end gap-2">
        <Button tone="ghost" onPress={onClose}>
          {cancel}
        </Button>
        <Button tone={tone} pending={pending} onPress={onConfirm}>
          {action}
        </Button>
      </div>
    </Dialog>
  )
}
