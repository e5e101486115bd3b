// One-line and multi-line text fields with label, hint and error beside the field.
import type { Ref } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Input } from 'react-aria-components/Input'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'

import { classNames } from './class-names.ts'

export const fieldClass = classNames(
  'w-full rounded-control border border-line-input bg-surface px-3 text-sm text-ink transition-colors touch:text-base',
  'hover:border-ink-3 focus:border-kelp focus:outline-2 focus:-outline-offset-1 focus:outline-kelp',
  'invalid:border-danger disabled:bg-sunken disabled:text-ink-3',
)
export const labelClass = 'text-sm font-medium text-ink'

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'className' | 'children' | 'isInvalid'> {
  label: string
  /** Hides the label from sight, not from assistive technology. */
  labelHidden?: boolean
  hint?: string | undefined
  error?: string | undefined
  placeholder?: string
  /** Layout only. */
  className?: string
  inputRef?: Ref<HTMLInputElement>
}

export function TextField({
  label,
  labelHidden = false,
  hint,
  error,
  placeholder,
  className,
  inputRef,
  ...rest
}: TextFieldProps) {
  return (
    <AriaTextField
      {...rest}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={classNames('flex flex-col gap-1.5', className)}
    >
      <Label className={labelHidden ? 'sr-only' : labelClass}>{label}</Label>
      <Input
        {...(inputRef === undefined ? {} : { ref: inputRef })}
        {...(placeholder === undefined ? {} : { placeholder })}
        className={classNames(fieldClass, 'h-9 touch:h-11')}
      />
      {hint !== undefined && error === undefined && (
        <Text slot="description" className="text-xs text-ink-3">
          {hint}
        </Text>
      )}
      <FieldError className="text-xs text-danger">{error}</FieldError>
    </AriaTextField>
  )
}

export interface TextAreaFieldProps extends Omit<TextFieldProps, 'inputRef'> {
  rows?: number
  textAreaRef?: Ref<HTMLTextAreaElement>
}

export function TextAreaField({
  label,
  labelHidden = false,
  hint,
  error,
  placeholder,
  className,
  rows = 4,
  textAreaRef,
  ...rest
}: TextAreaFieldProps) {
  return (
    <AriaTextField
      {...rest}
      validationBehavior="aria"
      isInvalid={error !== undefined}
      className={classNames('flex flex-col gap-1.5', className)}
    >
      <Label className={labelHidden ? 'sr-only' : labelClass}>{label}</Label>
      <AriaTextArea
        rows={rows}
        {...(textAreaRef === undefined ? {} : { ref: textAreaRef })}
        {...(placeholder === undefined ? {} : { placeholder })}
        className={classNames(fieldClass, 'py-2')}
      />
      {hint !== undefined && error === undefined && (
        <Text slot="description" className="text-xs text-ink-3">
          {hint}
        </Text>
      )}
      <FieldError className="text-xs text-danger">{error}</FieldError>
    </AriaTextField>
  )
}
