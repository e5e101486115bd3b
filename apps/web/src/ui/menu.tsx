// Menus: <MenuTrigger><Button/><Menu label><MenuItem …/></Menu></MenuTrigger>
import { Check, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  MenuTrigger,
} from 'react-aria-components/Menu'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'
import { Separator } from 'react-aria-components/Separator'

import { classNames } from './class-names.ts'
import { Kbd } from './kbd.tsx'
import { popoverMotion } from './popover.tsx'

export { MenuTrigger }

export interface MenuProps extends Omit<AriaMenuProps<object>, 'className' | 'children'> {
  label: string
  placement?: PopoverProps['placement']
  className?: string
  children: ReactNode
}

export function Menu({ label, placement = 'bottom start', className, children, ...rest }: MenuProps) {
  return (
    <Popover
      placement={placement}
      offset={6}
      containerPadding={12}
      className={classNames('min-w-48 rounded-card border border-line bg-raised shadow-3', popoverMotion, className)}
    >
      <AriaMenu {...rest} aria-label={label} className="max-h-[inherit] overflow-auto p-1 outline-none">
        {children}
      </AriaMenu>
    </Popover>
  )
}

export interface MenuItemProps extends Omit<AriaMenuItemProps, 'className' | 'children'> {
  icon?: LucideIcon
  keys?: string
  tone?: 'normal' | 'danger'
  /** Mono text at the right edge, for example a path. */
  detail?: string
  children: string
}

export function MenuItem({ icon: Icon, keys, tone = 'normal', detail, children, ...rest }: MenuItemProps) {
  return (
    <AriaMenuItem
      {...rest}
      textValue={children}
      className={classNames(
        'flex min-h-8 cursor-default items-center gap-2.5 rounded-control px-2.5 py-1 text-sm outline-none focus:bg-sunken touch:min-h-11',
        'disabled:text-ink-3 focus-visible:-outline-offset-2',
        tone === 'danger' ? 'text-danger' : 'text-ink',
      )}
    >
      {({ isSelected }) => (
        <>
          {Icon !== undefined && <Icon size={14} aria-hidden className="shrink-0" />}
          <span className="min-w-0 flex-1 truncate">{children}</span>
          {detail !== undefined && <span className="truncate font-mono text-2xs text-ink-3">{detail}</span>}
          {isSelected && <Check size={14} aria-hidden className="shrink-0 text-kelp" />}
          {keys !== undefined && <Kbd>{keys}</Kbd>}
        </>
      )}
    </AriaMenuItem>
  )
}

export function MenuSeparator() {
  return <Separator className="my-1 h-px bg-line" />
}
