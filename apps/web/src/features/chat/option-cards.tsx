import { useId, type ReactNode } from 'react'

export interface Option {
  value: string
  title: string
  text?: string | undefined
  /** Drawn above the words. */
  picture?: ReactNode
}

export interface OptionCardsProps {
  name: string
  label: string
  options: readonly Option[]
  value: string
  isDisabled: boolean
  error: string | undefined
  onChange: (value: string) => void
}

/** One of a few things, each with what there is to know about it; arrow keys move as in every group of radio buttons. */
export function OptionCards({ name, label, options, value, isDisabled, error, onChange }: OptionCardsProps) {
  const id = useId()
  return (
    <fieldset
      disabled={isDisabled}
      className="min-w-0"
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className="mb-2 text-sm font-medium text-ink">{label}</legend>
      <div className="flex flex-col gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex cursor-pointer gap-3 rounded-control border border-line bg-surface p-3 text-sm hover:border-line-strong has-checked:border-kelp has-checked:bg-kelp-soft has-focus-visible:outline-2 has-focus-visible:outline-kelp has-disabled:cursor-default"
          >
            <input
              type="radio"
              name={`${id}-${name}`}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="mt-0.5 size-4 shrink-0 accent-kelp"
            />
            <span className="flex min-w-0 flex-1 flex-col gap-1.5">
              {option.picture}
              <span className="font-medium wrap-anywhere text-ink">{option.title}</span>
              {option.text !== undefined && <span className="text-xs text-ink-2">{option.text}</span>}
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1.5 text-xs text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}
