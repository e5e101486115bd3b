import type { ShownPicture } from '@joinery/contract/chat'
import { pictureAddress } from '@joinery/contract/checks'
import { useTranslations } from 'use-intl'

import { Picture } from '../../ui/picture.tsx'

/** What the agent saw of a page; it opens large. */
export function SeenPicture({ projectGroupId, picture }: { projectGroupId: string; picture: ShownPicture }) {
  const t = useTranslations('chat.work.picture')
  const { hash, width, page } = picture
  const alt = t('alt', { page, width })
  return (
    <Picture
      source={pictureAddress(projectGroupId, hash)}
      alt={alt}
      windowWidth={width}
      words={{ enlarge: t('enlarge', { alt }), close: t('close'), gone: t('gone') }}
    />
  )
}
