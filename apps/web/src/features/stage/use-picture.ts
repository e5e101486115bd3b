// Takes a picture of the page that the preview shows, and says what became of it.
import type { Attachment } from '@joinery/contract/attachments'
import { useTranslations } from 'use-intl'

import { useErrorMessage } from '../../api/use-error-message.ts'
import { showToast } from '../../ui/toast.tsx'
import { usePicturePage } from './stage-api.ts'

const narrowest = 320
const widest = 1280

export interface PictureControl {
  take: (path: string, width: number) => void
  isTaking: boolean
}

export function usePicture(input: {
  projectGroupId: string
  revisionId: string | null
  onPicture: (attachment: Attachment) => void
}): PictureControl {
  const { projectGroupId, revisionId, onPicture } = input
  const t = useTranslations('stage.picture')
  const errorMessage = useErrorMessage()
  const taking = usePicturePage()

  const take = (shown: string, room: number) => {
    // What stands behind the sign # never reaches a server.
    const path = shown.replace(/#.*$/, '')
    const width = Math.round(Math.min(widest, Math.max(narrowest, room)))
    taking.mutate(
      { projectGroupId, path, width, ...(revisionId === null ? {} : { revisionId }) },
      {
        onSuccess: ({ attachment, path: seen }) => {
          onPicture(attachment)
          // It is taken by a visitor of its own: pages for people who are signed in send it elsewhere.
          showToast(seen === path ? t('taken') : t('elsewhere', { path: seen }))
        },
        onError: (error) => showToast(t('failed', { reason: errorMessage(error) })),
      },
    )
  }
  return { take, isTaking: taking.isPending }
}
