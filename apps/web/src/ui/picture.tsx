// A small picture that opens large.
import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'

import { Dialog } from './dialog.tsx'

/** Windows up to this width are a phone's: their thumbnails stand upright. */
const phoneWidth = 500

export interface PictureProps {
  source: string
  /** What it shows. */
  alt: string
  /** Of the window that it shows, in pixels. */
  windowWidth: number
  words: { enlarge: string; close: string; gone: string }
}

export function Picture({ source, alt, windowWidth, words }: PictureProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [isGone, setIsGone] = useState(false)
  const shape = windowWidth <= phoneWidth ? 'w-10' : 'w-24'
  if (isGone) {
    return (
      <span className={`grid h-16 shrink-0 place-items-center rounded-mark bg-sunken text-ink-3 ${shape}`}>
        <ImageOff size={16} aria-hidden />
        <span className="sr-only">{words.gone}</span>
      </span>
    )
  }
  return (
    <>
      <AriaButton
        aria-label={words.enlarge}
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
      <Dialog title={alt} isOpen={isOpen} onClose={() => setIsOpen(false)} closeLabel={words.close} size="large">
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
