import { pictureAddress } from '@joinery/contract/checks'
import { useTranslations } from 'use-intl'

import { Picture } from '../../ui/picture.tsx'
import type { ShownPicture } from './report-state.ts'

/** A small picture of what the judge saw; it opens large. */
export function CheckPicture({ projectGroupId, picture }: { projectGroupId: string; picture: ShownPicture }) {
  const t = useTranslations('checks.picture')
  const { hash, width, page } = picture
  const alt = t('alt', { place: page ?? t('app'), width })
  return (
    <Picture
      source={pictureAddress(projectGroupId, hash)}
      alt={alt}
      windowWidth={width}
      words={{ enlarge: t('enlarge', { alt }), close: t('close'), gone: t('gone') }}
    />
  )
}
