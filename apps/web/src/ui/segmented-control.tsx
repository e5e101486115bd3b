// One of a few: view switch, viewport, theme. Arrow keys move, one is always chosen.
import type { LucideIcon } from 'lucide-react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'

import { classNames } from './class-names.ts'

export interface Segment<Value extends string> {
  value: Value
  label: string
  icon?: LucideIcon
}

export interface SegmentedControlProps<Value extends string> {
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  size?: 'dense' | 'control'
  /** Shows icons alone; the labels stay as accessible names. */
  iconsOnly?: boolean
  /** Layout only. */
  className?: string
}

export function SegmentedControl<Value extends string>({
  label,
  segments,
  value,
  onChange,
  size = 'control',
  iconsOnly = false,
  className,
}: SegmentedControlProps<Value>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const next = segments.find((segment) => keys.has(segment.value))
        if (next !== undefined) onChange(next.value)
      }}
      className={classNames('inline-flex rounded-[10px] bg-sunken p-[3px]', className)}
    >
      {segments.map(({ value: id, label: name, icon: Icon }) => (
        <ToggleButton
          key={id}
          id={id}
          {...(iconsOnly ? { 'aria-label': name } : {})}
          className={classNames(
            'inline-flex flex-1 items-center justify-center gap-1.5 rounded-[7px] border border-transparent font-medium whitespace-nowrap text-ink-2 transition-colors',
            'hover:text-ink selected:bg-surface selected:text-ink selected:shadow-1 dark:selected:bg-canvas',
            size === 'dense' ? 'h-6 px-2 text-xs touch:h-9' : 'h-7 px-3 text-sm touch:h-10',
          )}
        >
          {Icon !== undefined && <Icon size={14} aria-hidden />}
          {!iconsOnly && name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
