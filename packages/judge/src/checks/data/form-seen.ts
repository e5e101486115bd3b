// A form as a person finds it: fields by label, buttons by name.

export type FieldKind =
  | 'text'
  | 'search'
  | 'email'
  | 'url'
  | 'tel'
  | 'password'
  | 'number'
  | 'range'
  | 'date'
  | 'datetime-local'
  | 'month'
  | 'week'
  | 'time'
  | 'color'
  | 'file'
  | 'textarea'
  | 'select'
  | 'radio'
  | 'checkbox'

export interface FieldOption {
  value: string
  label: string
  /** Of the radio button itself; empty for options of a select. */
  mark: string
}

export interface FieldSeen {
  /** Finds the element again as long as the document keeps it. */
  mark: string
  kind: FieldKind
  /** Accessible name; empty when there is none. */
  label: string
  /** `placeholder` is no label: it goes away with the first letter. */
  labelledBy: 'label' | 'placeholder' | 'none'
  name: string
  value: string
  isChecked: boolean
  isRequired: boolean
  isReadOnly: boolean
  /** Its `pattern`, `min` … as written; empty when not set. */
  limits: { min: string; max: string; step: string; minLength: number; maxLength: number; pattern: string }
  options: FieldOption[]
  accept: string
  autocomplete: string
  /** Which keys a phone shows: `numeric` and `decimal` fields take numbers, whatever their type. */
  inputMode: string
  placeholder: string
}

export interface ButtonSeen {
  mark: string
  name: string
  isSubmit: boolean
  isDisabled: boolean
}

export interface FormSeen {
  mark: string
  /** Its own name, or that of its dialog, or the heading over it. */
  title: string
  /** False: fields beside a button without a `form` around them. */
  isForm: boolean
  /** Lower case; `get` also where nothing is written. */
  method: string
  isSearch: boolean
  isInDialog: boolean
  /** It stands in a row or card of a list. */
  isInRow: boolean
  fields: FieldSeen[]
  buttons: ButtonSeen[]
}

/** What a page says back after a form was sent. */
export interface PageReaction {
  /** Visible text without what fields hold. */
  text: string
  /** What the browser or the page says of single fields. */
  complaints: string[]
  /** Text of alerts and status lines. */
  notices: string[]
  hasOpenDialog: boolean
}

/** The same form after the page was drawn anew. */
export function formSignature(form: FormSeen): string {
  const fields = form.fields.map((field) => `${field.kind}:${field.name || field.label}`)
  return `${form.isSearch ? 'search ' : ''}${fields.join('|')}`
}

/** How results name a form. */
export function formTitle(form: FormSeen): string {
  const button = submitButton(form)
  return form.title || button?.name || form.fields.map((field) => field.label || field.name).join(', ') || 'form'
}

const awayWords = /^(cancel|close|back|previous|reset|clear|dismiss|delete|remove|discard|×|✕|x)\b/i
const nextWords = /^(next|continue|proceed|weiter)\b/i

/** The button that sends the form; null where only Enter does. */
export function submitButton(form: FormSeen): ButtonSeen | null {
  const candidates = form.buttons.filter((button) => !awayWords.test(button.name.trim()))
  const submits = candidates.filter((button) => button.isSubmit)
  if (form.isForm) return submits[0] ?? (submits.length === 0 ? namedSubmit(candidates) : null)
  return namedSubmit(candidates) ?? candidates.at(-1) ?? null
}

function namedSubmit(buttons: readonly ButtonSeen[]): ButtonSeen | null {
  const verbs =
    /\b(save|add|create|send|submit|post|publish|book|order|place|log|sign|register|next|continue|finish|done|apply|update|search)\b/i
  return buttons.find((button) => verbs.test(button.name)) ?? null
}

/** True for a step of several: its button leads on instead of sending. */
export function leadsOn(button: ButtonSeen | null): boolean {
  return button !== null && nextWords.test(button.name.trim())
}

export function isDayField({ kind }: Pick<FieldSeen, 'kind'>): boolean {
  return kind === 'date' || kind === 'datetime-local'
}

export function isTextual(field: FieldSeen): boolean {
  return ['text', 'search', 'email', 'url', 'tel', 'textarea', 'password'].includes(field.kind)
}
