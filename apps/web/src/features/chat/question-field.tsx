import type { QuestionField } from '@joinery/contract/questions'
import { CircleCheck, CircleX, Info } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'

import { Select } from '../../ui/select.tsx'
import { Switch } from '../../ui/switch.tsx'
import { fieldClass, labelClass, TextAreaField, TextField } from '../../ui/text-field.tsx'
import { OptionCards } from './option-cards.tsx'
import type { Filled } from './question-state.ts'

export interface QuestionFieldInputProps {
  field: QuestionField
  value: Filled[string] | undefined
  isDisabled: boolean
  error: string | undefined
  /** More about the options of a choice, by value. */
  details?: OptionDetails
  onChange: (value: Filled[string]) => void
}

export type OptionDetails = ReadonlyMap<string, { text?: string | undefined; picture?: ReactNode }>

/** More options than this are found faster in a list that opens. */
const maxCards = 6
const noDetails: OptionDetails = new Map()

/** One field of the agent's form, by its type. */
export function QuestionFieldInput(props: QuestionFieldInputProps) {
  const { field, value, isDisabled, error, onChange } = props
  const t = useTranslations('chat.question')
  const { name, label, help } = field
  const text = typeof value === 'string' ? value : ''
  const parts = { name, label, value: text, isDisabled, error, onChange, hint: help }
  switch (field.type) {
    case 'info':
    case 'completed':
    case 'failed':
      return <Words type={field.type} label={label} help={help} />
    case 'invisible':
      return <input type="hidden" name={name} value={text} />
    case 'password':
      return (
        <TextField
          {...parts}
          type="password"
          autoComplete="off"
          hint={[help ?? '', t('secretHint', { name })].join(' ').trim()}
        />
      )
    case 'number':
      return <TextField {...parts} inputMode="decimal" />
    case 'date':
      return <DateField {...props} />
    case 'list':
      return <TextAreaField {...parts} rows={6} hint={help ?? t('listHint')} />
    case 'confirm':
    case 'toggle':
      return (
        <Switch label={label} name={name} isSelected={value === true} isDisabled={isDisabled} onChange={onChange} />
      )
    case 'select':
      return (field.options ?? []).length <= maxCards ? (
        <Choice {...props} text={text} />
      ) : (
        <Select
          label={label}
          name={name}
          isDisabled={isDisabled}
          value={text}
          onChange={onChange}
          options={text === '' ? [{ value: '', label: t('choose') }, ...(field.options ?? [])] : (field.options ?? [])}
        />
      )
    case 'autocomplete':
      return <Suggested {...props} text={text} />
    case 'multiselect':
      return <Several {...props} />
    case 'autocompleteMultiselect':
      return <SeveralSuggested {...props} />
    case 'text':
      return <TextField {...parts} />
    case 'unknown':
      return <TextField {...parts} hint={help ?? t('unknownHint')} />
  }
}

function Words({
  type,
  label,
  help,
}: {
  type: 'info' | 'completed' | 'failed'
  label: string
  help: string | undefined
}) {
  const looks = {
    info: [Info, 'text-info'],
    completed: [CircleCheck, 'text-kelp'],
    failed: [CircleX, 'text-danger'],
  } as const
  const [Icon, tone] = looks[type]
  return (
    <p className="flex items-start gap-2 text-sm">
      <Icon size={16} aria-hidden className={`mt-0.5 shrink-0 ${tone}`} />
      <span>
        {label}
        {help !== undefined && <span className="block text-xs text-ink-3">{help}</span>}
      </span>
    </p>
  )
}

function Choice({
  field,
  text,
  isDisabled,
  error,
  details = noDetails,
  onChange,
}: QuestionFieldInputProps & { text: string }) {
  const options = (field.options ?? []).map(({ value, label }) => ({ value, title: label, ...details.get(value) }))
  return (
    <OptionCards {...{ name: field.name, label: field.label, options, value: text, isDisabled, error, onChange }} />
  )
}

function DateField({ field, value, isDisabled, error, onChange }: QuestionFieldInputProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={labelClass}>
        {field.label}
      </label>
      <input
        id={id}
        type="date"
        name={field.name}
        disabled={isDisabled}
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-hint`}
        className={`${fieldClass} h-9 touch:h-11`}
      />
      <Hint id={`${id}-hint`} help={field.help} error={error} />
    </div>
  )
}

/** Free text with suggestions. */
function Suggested({ field, text, isDisabled, error, onChange }: QuestionFieldInputProps & { text: string }) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={labelClass}>
        {field.label}
      </label>
      <input
        id={id}
        name={field.name}
        list={`${id}-options`}
        disabled={isDisabled}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-hint`}
        className={`${fieldClass} h-9 touch:h-11`}
      />
      <Hint id={`${id}-hint`} help={field.help} error={error} />
      <datalist id={`${id}-options`}>
        {(field.options ?? []).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </datalist>
    </div>
  )
}

/** What helps with a field, or what is wrong with what stands there. */
function Hint({ id, help, error }: { id: string; help: string | undefined; error: string | undefined }) {
  const words = error ?? help
  if (words === undefined) return null
  return (
    <p id={id} className={`text-xs ${error === undefined ? 'text-ink-3' : 'text-danger'}`}>
      {words}
    </p>
  )
}

/** Several, also others than those that are offered. */
function SeveralSuggested(props: QuestionFieldInputProps) {
  const { field, value, isDisabled, onChange } = props
  const t = useTranslations('chat.question')
  const id = useId()
  const chosen = typeof value === 'object' ? value : []
  const offered = (field.options ?? []).map((option) => option.value)
  const own = chosen.filter((each) => !offered.includes(each))
  const addOwn = (input: HTMLInputElement) => {
    const word = input.value.trim()
    if (word === '' || chosen.includes(word)) return
    input.value = ''
    onChange([...chosen, word])
  }
  return (
    <div className="flex flex-col gap-2">
      <Several {...props} field={{ ...field, options: [...(field.options ?? []), ...own.map(optionOf)] }} />
      <label htmlFor={id} className="text-xs text-ink-2">
        {t('own')}
      </label>
      <input
        id={id}
        disabled={isDisabled}
        onBlur={(event) => addOwn(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          addOwn(event.currentTarget)
        }}
        className={`${fieldClass} h-9 touch:h-11`}
      />
    </div>
  )
}

function optionOf(value: string): { value: string; label: string } {
  return { value, label: value }
}

function Several({ field, value, isDisabled, error, onChange }: QuestionFieldInputProps) {
  const chosen = typeof value === 'object' ? value : []
  return (
    <fieldset disabled={isDisabled} className="flex flex-col gap-1">
      <legend className={`${labelClass} mb-1`}>{field.label}</legend>
      {(field.options ?? []).map((option) => (
        <label key={option.value} className="flex min-h-8 items-center gap-2 text-sm touch:min-h-11">
          <input
            type="checkbox"
            name={field.name}
            value={option.value}
            checked={chosen.includes(option.value)}
            onChange={(event) =>
              onChange(
                event.currentTarget.checked
                  ? [...chosen, option.value]
                  : chosen.filter((each) => each !== option.value),
              )
            }
            className="size-4 accent-kelp"
          />
          {option.label}
        </label>
      ))}
      {error !== undefined && <p className="text-xs text-danger">{error}</p>}
    </fieldset>
  )
}
