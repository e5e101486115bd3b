import { attachmentAccept } from '@joinery/contract/attachments'
import { Paperclip } from 'lucide-react'
import { useRef } from 'react'

import { IconButton } from './icon-button.tsx'

export interface AttachButtonProps {
  label: string
  onFiles: (files: readonly File[]) => void
}

/** Opens the file dialog. */
export function AttachButton({ label, onFiles }: AttachButtonProps) {
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
      <IconButton icon={Paperclip} label={label} onPress={() => input.current?.click()} />
    </>
  )
}
