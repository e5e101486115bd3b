import { attachmentKindOf, attachmentPath, type Attachment } from '@joinery/contract/attachments'
import { FileText, Table2, X } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { IconButton } from '../../ui/icon-button.tsx'
import { WorkingText } from '../../ui/working-text.tsx'
import type { AttachedItem } from './attachment-state.ts'

/** A picture small, or what else it is with its name. */
export function AttachmentFace({ projectGroupId, attachment }: { projectGroupId: string; attachment: Attachment }) {
  const kind = attachmentKindOf(attachment.mediaType)
  if (kind === 'picture') {
    return (
      <img
        src={attachmentPath(projectGroupId, attachment.id)}
        // The name stands beside it.
        alt=""
        loading="lazy"
        className="size-10 shrink-0 rounded-mark border border-line object-cover"
      />
    )
  }
  const Icon = kind === 'table' ? Table2 : FileText
  return <Icon size={16} aria-hidden className="shrink-0 text-ink-3" />
}

export interface AttachmentChipProps {
  projectGroupId: string
  item: AttachedItem
  onRemove: () => void
}

/** One file beside the message box. */
export function AttachmentChip({ projectGroupId, item, onRemove }: AttachmentChipProps) {
  const t = useTranslations('chat.attachments')
  const { name, attachment, failure, progress } = item
  return (
    <li className="flex max-w-full min-w-0 items-center gap-2 rounded-control border border-line bg-surface py-1 ps-2 text-xs">
      {attachment !== null && <AttachmentFace projectGroupId={projectGroupId} attachment={attachment} />}
      <span className="min-w-0 flex-1">
        <span className="block truncate text-ink-2">{name}</span>
        {failure !== null && (
          <span role="alert" className="block wrap-anywhere text-danger">
            {failure === '' ? t('notTaken') : failure}
          </span>
        )}
        {failure === null && attachment === null && (
          <span className="block text-ink-3">
            <WorkingText>{t('sending', { percent: Math.round(progress * 100) })}</WorkingText>
          </span>
        )}
      </span>
      <IconButton size="dense" icon={X} label={t('remove', { name })} onPress={onRemove} />
    </li>
  )
}
