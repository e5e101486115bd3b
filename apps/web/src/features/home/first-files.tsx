// Files that go with the first message; they are sent once there is a project for them.
import { type AttachmentProblem, attachmentProblemOf } from '@joinery/contract/attachments'
import { maxAttachmentBytes, maxAttachments, maxAttachmentsBytes } from '@joinery/contract/vocabulary/product'
import { FileText, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { AttachButton } from '../../ui/attach-button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

const mebibyte = 1_048_576

export interface FirstFilesProps {
  files: readonly File[]
  onChange: (files: readonly File[]) => void
}

export function FirstFiles({ files, onChange }: FirstFilesProps) {
  const t = useTranslations('home.files')
  const [problem, setProblem] = useState<AttachmentProblem | null>(null)
  const limits = { count: maxAttachments, one: maxAttachmentBytes / mebibyte, all: maxAttachmentsBytes / mebibyte }

  const add = (more: readonly File[]) => {
    const found = attachmentProblemOf([...files, ...more])
    setProblem(found)
    if (found === null) onChange([...files, ...more])
  }
  const remove = (file: File) => {
    setProblem(null)
    onChange(files.filter((each) => each !== file))
  }

  return (
    <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
      <AttachButton label={t('attach')} onFiles={add} />
      {files.length > 0 && (
        <ul aria-label={t('label')} className="flex max-h-40 min-w-0 flex-wrap gap-2 overflow-y-auto">
          {files.map((file, index) => (
            <li
              // The same file may be chosen twice; the order never changes.
              // oxlint-disable-next-line react/no-array-index-key
              key={`${index} ${file.name}`}
              className="flex max-w-full min-w-0 items-center gap-2 rounded-control border border-line bg-raised py-0.5 ps-2 text-xs"
            >
              <FileText size={14} aria-hidden className="shrink-0 text-ink-3" />
              <span className="truncate text-ink-2">{file.name}</span>
              <IconButton size="dense" icon={X} label={t('remove', { name: file.name })} onPress={() => remove(file)} />
            </li>
          ))}
        </ul>
      )}
      {problem !== null && (
        <p role="alert" className="w-full text-xs text-danger">
          {t(`problem.${problem}`, limits)}
        </p>
      )}
    </div>
  )
}
