import { canSeePictures } from '@joinery/contract/model-abilities'
import { maxAttachmentBytes, maxAttachments, maxAttachmentsBytes } from '@joinery/contract/vocabulary/product'
import { useTranslations } from 'use-intl'

import { AttachmentChip } from './attachment-chip.tsx'
import { hasPicture } from './attachment-state.ts'
import type { AttachmentsControl } from './use-attachments.ts'

export interface AttachmentTrayProps {
  projectGroupId: string
  attachments: AttachmentsControl
  /** The model that answers, for example `offline`. */
  model: string | undefined
}

const mebibyte = 1_048_576

/** The files that go with the next message, above the box. */
export function AttachmentTray({ projectGroupId, attachments, model }: AttachmentTrayProps) {
  const t = useTranslations('chat.attachments')
  const { items, problem, remove } = attachments
  const limits = { count: maxAttachments, one: maxAttachmentBytes / mebibyte, all: maxAttachmentsBytes / mebibyte }
  const isBlind = hasPicture(items) && model !== undefined && !canSeePictures(model)
  if (items.length === 0 && problem === null) return null
  return (
    <div className="flex flex-col gap-1.5 px-3 pt-3">
      {items.length > 0 && (
        <ul aria-label={t('label')} className="flex max-h-40 flex-wrap gap-2 overflow-y-auto">
          {items.map((item) => (
            <AttachmentChip
              key={item.key}
              projectGroupId={projectGroupId}
              item={item}
              onRemove={() => remove(item.key)}
            />
          ))}
        </ul>
      )}
      {problem !== null && (
        <p role="alert" className="text-xs text-danger">
          {t(`problem.${problem}`, limits)}
        </p>
      )}
      {isBlind && <p className="text-xs text-ink-3">{model === 'offline' ? t('rulesBlind') : t('blind', { model })}</p>}
    </div>
  )
}
