import { type VersionStatus } from '@joinery/contract/vocabulary/statuses'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { moodOf, type RunMood } from './status-words.ts'

/** Tells a screen reader when a run begins and how it ends, and nothing in between. */
export function RunAnnouncer({ status }: { status: VersionStatus | null }) {
  const t = useTranslations('chat.announce')
  const [words, setWords] = useState('')
  const before = useRef<RunMood | null>(null)
  const mood = status === null ? null : moodOf(status)
  useEffect(() => {
    const wasGoingOn = before.current === 'running' || before.current === 'waiting'
    // What had ended before the page was opened is no news.
    if (mood === 'running' && before.current !== 'running') setWords(t('running'))
    else if (wasGoingOn && mood !== null && mood !== 'waiting' && mood !== 'running') setWords(t(mood))
    before.current = mood
  }, [mood, t])
  return (
    <div role="log" aria-live="polite" className="sr-only">
      {words}
    </div>
  )
}
