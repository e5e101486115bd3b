// The name of an icon, after a while of hovering or at once on keyboard focus.
import { tooltipDelayMs } from '@joinery/contract/vocabulary/product'
import type { ReactElement } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger, type TooltipProps } from 'react-aria-components/Tooltip'

import { Kbd } from './kbd.tsx'

export interface TipProps {
  label: string
  /** Shown beside the label, for example `⌘S`. */
  keys?: string | undefined
  placement?: TooltipProps['placement']
  /** One focusable element: a Button or IconButton. */
  children: ReactElement
}

export function Tip({ label, keys, placement = 'bottom', children }: TipProps) {
  return (
    <TooltipTrigger delay={tooltipDelayMs} closeDelay={0}>
      {children}
      <AriaTooltip
        placement={placement}
        offset={6}
        className="flex items-center gap-2 rounded-mark border border-transparent bg-ink px-2 py-1 text-xs text-on-ink shadow-2 transition-opacity entering:opacity-0 exiting:opacity-0"
      >
        {label}
        {keys !== undefined && <Kbd onInk>{keys}</Kbd>}
      </AriaTooltip>
    </TooltipTrigger>
  )
}
