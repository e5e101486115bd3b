import { attachmentKindOf, attachmentPath, type Attachment } from '@joinery/contract/attachments'
import { useTranslations } from 'use-intl'

import { AttachmentFace } from './attachment-chip.tsx'

export interface MessageAttachmentsProps {
  projectGroupId: string
  attachments: readonly Attachment[]
}

/** What came with a message: pictures open, the rest downloads. */
export function MessageAttachments({ projectGroupId, attachments }: MessageAttachmentsProps) {
  const t = useTranslations('chat.attachments')
  if (attachments.length === 0) return null
  return (
    <ul aria-label={t('label')} className="ms-12 -mt-3 flex flex-wrap justify-end gap-2">
      {attachments.map((attachment) => {
        const isPicture = attachmentKindOf(attachment.mediaType) === 'picture'
        return (
          <li key={attachment.id} className="min-w-0">
            <a
              href={attachmentPath(projectGroupId, attachment.id)}
              target="_blank"
              rel="noreferrer"
              className="flex max-w-full min-w-0 items-center gap-2 rounded-control border border-line bg-surface p-1 pe-2 text-xs text-ink-2 hover:border-line-strong touch:min-h-11"
            >
              <AttachmentFace projectGroupId={projectGroupId} attachment={attachment} />
              <span className="truncate">{attachment.name}</span>
              <span className="sr-only">{isPicture ? t('open') : t('download')}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}
