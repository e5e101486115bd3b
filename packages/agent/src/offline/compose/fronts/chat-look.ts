// How talk looks: in bubbles, one's own on the other side, or in ruled lines as on paper, by the style.
import type { Brief } from '../../brief.ts'
import { isMirrored } from '../frames.ts'

const inBubbles: ReadonlySet<Brief['style']> = new Set([
  'cozy',
  'nature',
  'playful',
  'bold',
  'tech',
  'retro',
  'kids',
  'neon',
])

/** Classes of the rooms, of what others say and of what the reader says. */
export function chatLook(brief: Brief): Record<string, string> {
  const bubbles = {
    messages: 'gap-5',
    theirs: '',
    mine: 'flex-row-reverse text-right',
    said: 'mt-1 inline-block rounded-surface px-4 py-2.5 text-left',
    saidByThem: 'border border-hairline bg-background text-text',
    saidByMe: 'bg-primary text-on-primary',
  }
  const ruled = {
    messages: '',
    theirs: 'border-t border-surface-hairline py-4 first:border-t-0',
    mine: 'border-t border-surface-hairline py-4 first:border-t-0',
    said: '',
    saidByThem: '',
    saidByMe: 'font-medium',
  }
  return {
    ...(inBubbles.has(brief.style) ? bubbles : ruled),
    columns: isMirrored(brief) ? 'lg:grid-cols-[1fr_14rem]' : 'lg:grid-cols-[14rem_1fr]',
    roomsPlace: isMirrored(brief) ? 'lg:order-last' : '',
  }
}
