import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '../../ui/button.tsx'

export interface OlderMessagesProps {
  history: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
}

/** Loads older messages when its place comes into view; a button for those who do not scroll. */
export function OlderMessages({ history }: OlderMessagesProps) {
  const t = useTranslations('chat')
  const place = useRef<HTMLDivElement>(null)
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = history
  useEffect(() => {
    if (!hasNextPage || isFetchingNextPage || place.current === null) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void fetchNextPage()
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  if (!hasNextPage) return null
  return (
    <div ref={place} className="flex justify-center">
      <Button tone="ghost" size="dense" pending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
        {t('older')}
      </Button>
    </div>
  )
}
