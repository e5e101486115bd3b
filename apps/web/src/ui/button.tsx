// Button and link-that-looks-like-one. One solid button per surface; everything else is outline or ghost.
import { LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'

import { classNames } from './class-names.ts'

export type ButtonTone = 'solid' | 'outline' | 'ghost' | 'danger'
export type ButtonSize = 'dense' | 'control' | 'touch'

const tones: Readonly<Record<ButtonTone, string>> = {
  solid: 'bg-ink text-on-ink border-transparent hover:bg-ink/88 pressed:bg-ink/80',
  outline: 'bg-surface text-ink border-line hover:border-line-strong hover:bg-canvas pressed:bg-sunken',
  ghost: 'bg-transparent text-ink-2 border-transparent hover:bg-sunken hover:text-ink pressed:bg-line',
  danger: 'bg-danger text-on-ink border-transparent hover:bg-danger/90 pressed:bg-danger/80',
}

const sizes: Readonly<Record<ButtonSize, string>> = {
  dense: 'h-7 px-2 text-xs gap-1.5 touch:h-11 touch:px-3',
  control: 'h-8 px-3 text-sm gap-2 touch:h-11 touch:px-4',
  touch: 'h-11 px-4 text-md gap-2',
}

/** The look of a button, for links that act like one. */
export function buttonClass({
  tone = 'outline',
  size = 'control',
  className,
}: {
  tone?: ButtonTone | undefined
  size?: ButtonSize | undefined
  className?: string | undefined
}): string {
  return classNames(
    'relative inline-flex shrink-0 items-center justify-center rounded-control border font-medium whitespace-nowrap select-none',
    'transition-colors disabled:border-transparent disabled:bg-sunken disabled:text-ink-3',
    tones[tone],
    sizes[size],
    className,
  )
}

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'children' | 'isPending'> {
  tone?: ButtonTone
  size?: ButtonSize
  /** Keeps width and focus, shows that work is running, and ignores presses meanwhile. */
  pending?: boolean
  /** Layout only: margin, width, order. */
  className?: string
  children?: ReactNode
}

export function Button({ tone, size, pending = false, className, children, ...rest }: ButtonProps) {
  return (
    <AriaButton {...rest} isPending={pending} className={buttonClass({ tone, size, className })}>
      {pending && <LoaderCircle size={14} aria-hidden className="animate-spin motion-reduce:animate-none" />}
      {children}
    </AriaButton>
  )
}
