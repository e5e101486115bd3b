// A search field that tells what was typed once typing pauses.
import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { SearchField } from 'react-aria-components/SearchField'

import { classNames } from './class-names.ts'
import { fieldClass } from './text-field.tsx'

const pauseMs = 200

export interface SearchBoxProps {
  label: string
  clearLabel: string
  initialValue?: string
  onSearch: (text: string) => void
  /** Layout only. */
  className?: string
}

export function SearchBox({ label, clearLabel, initialValue = '', onSearch, className }: SearchBoxProps) {
  const [text, setText] = useState(initialValue)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const handleChange = (next: string) => {
    setText(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onSearch(next.trim()), pauseMs)
  }

  return (
    <SearchField
      aria-label={label}
      name="search"
      value={text}
      onChange={handleChange}
      className={classNames('group relative flex items-center', className)}
    >
      <Search size={14} aria-hidden className="pointer-events-none absolute start-2.5 text-ink-3" />
      <Input
        placeholder={label}
        className={classNames(fieldClass, 'h-8 ps-8 pe-8 touch:h-11 [&::-webkit-search-cancel-button]:hidden')}
      />
      <Button
        aria-label={clearLabel}
        className="absolute end-1 grid size-6 place-items-center rounded-mark text-ink-3 group-empty:hidden hover:text-ink touch:size-9"
      >
        <X size={14} aria-hidden />
      </Button>
    </SearchField>
  )
}
