import { pictureAddress } from '@joinery/contract/checks'
import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useTranslations } from 'use-intl'

import { Dialog } from '../../ui/dialog.tsx'
import type { ShownPicture } from './report-state.ts'

/** Windows up to this width are a phone's: their thumbnails stand upright. */
const phoneWidth = 500

/** A small picture of what the judge saw; it opens large. */
export function CheckPicture({ projectGroupId, picture }: { projectGroupId: string; picture: ShownPicture }) {
  const t = useTranslations('checks.picture')
  const [isOpen, setIsOpen] = useState(false)
  const [isGone, setIsGone] = useState(false)
  const { hash, width, page } = picture
  const alt = t('alt', { place: page ?? t('app'), width })
  const source = pictureAddress(projectGroupId, hash)
  const shape = width <= phoneWidth ? 'w-10' : 'w-24'
  if (isGone) {
    return (
      <span className={`grid h-16 shrink-0 place-items-center rounded-mark bg-sunken text-ink-3 ${shape}`}>
        <ImageOff size={16} aria-hidden />
        <span className="sr-only">{t('gone')}</span>
      </span>
    )
  }
  return (
    <>
      <AriaButton
        aria-label={t('enlarge', { alt })}
        onPress={() => setIsOpen(true)}
        className={`h-16 shrink-0 overflow-hidden rounded-mark border border-line bg-surface hover:border-line-input ${shape}`}
      >
        <img
          src={source}
          alt={alt}
          loading="lazy"
          onError={() => setIsGone(true)}
          className="size-full object-cover object-top"
        />
      </AriaButton>
      <Dialog title={alt} isOpen={isOpen} onClose={() => setIsOpen(false)} closeLabel={t('close')} size="large">
        {/* Scrolled by keyboard too: a whole page is longer than the window. */}
        <section
          aria-label={alt}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="max-h-[75dvh] overflow-auto rounded-control border border-line bg-sunken"
        >
          <img src={source} alt={alt} className="mx-auto block max-w-full" />
        </section>
      </Dialog>
    </>
  )
}
