// A raised panel that belongs to its trigger. Wrap trigger and Popover in PopoverTrigger.
import type { ReactNode } from 'react'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover as AriaPopover, type PopoverProps as AriaPopoverProps } from 'react-aria-components/Popover'

import { classNames } from './class-names.ts'

export const popoverMotion =
  'transition-[opacity,translate] duration-160 ease-quiet entering:translate-y-1 entering:opacity-0 exiting:opacity-0 exiting:duration-110'

export { DialogTrigger as PopoverTrigger }

export interface PopoverProps extends Omit<AriaPopoverProps, 'className' | 'children'> {
  /** Accessible name of the panel. */
  label: string
  /** Layout only, for example its width. */
  className?: string
  children: ReactNode | ((actions: { close: () => void }) => ReactNode)
}

export function Popover({ label, className, children, ...rest }: PopoverProps) {
  return (
    <AriaPopover
      offset={6}
      containerPadding={12}
      {...rest}
      className={classNames('rounded-card border border-line bg-raised shadow-3', popoverMotion, className)}
    >
      <Dialog aria-label={label} className="max-h-[inherit] overflow-auto outline-none">
        {children}
      </Dialog>
    </AriaPopover>
  )
}
