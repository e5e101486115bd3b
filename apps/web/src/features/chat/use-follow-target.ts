// Where the agent points to is shown by itself, but never to somebody who is typing.
import type { ViewTarget } from '@joinery/contract/chat'
import { useEffect, useRef } from 'react'

import type { RunState } from './run-state.ts'

/**
 * @param run the run that goes on. Its end may arrive together with its last target, which is shown all the same; a
 *   run that was over before the page was opened is never here.
 * @param isHeld whether the screen must stay as it is, for example because a message is being written
 */
export function useFollowTarget(run: RunState, isHeld: boolean, onGoTo: (target: ViewTarget) => void): void {
  const followed = useRef(new Set<string>())
  const newest = run.blocks.findLast((block) => block.kind === 'work' && block.target !== null)
  useEffect(() => {
    if (newest?.kind !== 'work' || newest.target === null || followed.current.has(newest.key)) return
    followed.current.add(newest.key)
    if (isHeld || isTyping()) return
    onGoTo(newest.target)
  }, [newest, isHeld, onGoTo])
}

function isTyping(): boolean {
  const { activeElement: at } = document
  if (at instanceof HTMLTextAreaElement || at instanceof HTMLInputElement) return at.value !== ''
  return at instanceof HTMLElement && at.isContentEditable
}
