import { attachmentAccept } from '@joinery/contract/attachments'
import { Paperclip } from 'lucide-react'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'

import { IconButton } from '../../ui/icon-button.tsx'

/** Opens the file dialog; files may also be pasted into the box or dropped on it. */
export function AttachButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useTranslations('chat.attachments')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        name="attachments"
        multiple
        hidden
        accept={attachmentAccept}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          // The same file may be chosen again after it was removed.
          event.currentTarget.value = ''
        }}
      />
      <IconButton icon={Paperclip} label={t('attach')} onPress={() => input.current?.click()} />
    </>
  )
}
