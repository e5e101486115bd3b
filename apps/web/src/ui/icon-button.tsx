// A button that is only an icon: its label is both the accessible name and the tooltip.
import type { LucideIcon } from 'lucide-react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'

import { classNames } from './class-names.ts'
import { Tip } from './tooltip.tsx'

export interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'children' | 'aria-label'> {
  icon: LucideIcon
  label: string
  keys?: string
  size?: 'dense' | 'control'
  tone?: 'ghost' | 'outline' | 'solid'
  /** On or off, for a button that switches something. */
  selected?: boolean
  /** Layout only. */
  className?: string
}

const tones = {
  ghost: 'border-transparent text-ink-2 hover:bg-sunken hover:text-ink pressed:bg-line',
  outline: 'border-line bg-surface text-ink hover:border-line-strong pressed:bg-sunken',
  solid: 'border-transparent bg-ink text-on-ink hover:bg-ink/88 pressed:bg-ink/80',
} as const

export function IconButton({
  icon: Icon,
  label,
  keys,
  size = 'control',
  tone = 'ghost',
  selected,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <Tip label={label} keys={keys}>
      <AriaButton
        {...rest}
        aria-label={label}
        {...(selected === undefined ? {} : { 'aria-pressed': selected })}
        className={classNames(
          'inline-flex shrink-0 items-center justify-center rounded-control border transition-colors touch:size-11',
          'disabled:border-transparent disabled:bg-transparent disabled:text-line-strong',
          size === 'dense' ? 'size-7' : 'size-8',
          selected === true ? 'border-transparent bg-kelp-soft text-kelp-ink' : tones[tone],
          className,
        )}
      >
        <Icon size={size === 'dense' ? 14 : 16} aria-hidden />
      </AriaButton>
    </Tip>
  )
}
