// Chooses one of a list that is too long for segments.
import { Check, ChevronDown } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'

import { classNames } from './class-names.ts'
import { popoverMotion } from './popover.tsx'
import { fieldClass, labelClass } from './text-field.tsx'

export interface SelectProps<Value extends string> {
  label: string
  labelHidden?: boolean
  name?: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  isDisabled?: boolean
  className?: string
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, labelHidden = false, name, options, value, onChange, isDisabled = false, className } = props
  return (
    <AriaSelect
      {...(name === undefined ? {} : { name })}
      isDisabled={isDisabled}
      value={value}
      onChange={(key) => {
        const next = options.find((option) => option.value === key)
        if (next !== undefined) onChange(next.value)
      }}
      className={classNames('flex flex-col gap-1.5', className)}
    >
      <Label className={labelHidden ? 'sr-only' : labelClass}>{label}</Label>
      <Button className={classNames(fieldClass, 'flex h-8 items-center gap-2 text-left touch:h-11')}>
        {/* The words alone: the chosen item would bring its check mark along. */}
        <SelectValue className="min-w-0 flex-1 truncate">{({ selectedText }) => selectedText}</SelectValue>
        <ChevronDown size={14} aria-hidden className="shrink-0 text-ink-3" />
      </Button>
      <Popover
        offset={4}
        className={classNames(
          'min-w-(--trigger-width) rounded-card border border-line bg-raised shadow-3',
          popoverMotion,
        )}
      >
        <ListBox className="max-h-[inherit] overflow-auto p-1 outline-none">
          {options.map((option) => (
            <ListBoxItem
              key={option.value}
              id={option.value}
              textValue={option.label}
              className="group flex min-h-8 items-center gap-2 rounded-control px-2.5 text-sm outline-none focus:bg-sunken touch:min-h-11"
            >
              <span className="min-w-0 flex-1 truncate">{option.label}</span>
              <Check size={14} aria-hidden className="invisible text-kelp group-selected:visible" />
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
