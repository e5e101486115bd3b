// Runs inside the page: the fields of a form with their labels and limits.
import type { FieldKind, FieldSeen } from '../form-seen.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export interface FieldReader {
  fieldOf: (control: Control) => FieldSeen
  /** Only what can be filled now; radio buttons of one name are one field. */
  fieldsOf: (controls: readonly Element[]) => FieldSeen[]
}

declare global {
  interface Window {
    joineryFields: FieldReader
  }
}

/** Makes `joineryFields` known to the page. */
export function installFieldReader(): void {
  if (Object.hasOwn(window, 'joineryFields')) return
  const { clean, isShown, labelOf, mark } = window.joineryReader
  const isFieldKind = (type: string): type is FieldKind =>
    /^(search|email|url|tel|password|number|range|date|datetime-local|month|week|time|color|file|radio|checkbox)$/.test(
      type,
    )
  const reader: FieldReader = {
    fieldOf(control) {
      const label = labelOf(control)
      const placeholder = clean(control.getAttribute('placeholder'))
      const limit = (name: string): string => control.getAttribute(name) ?? ''
      return {
        mark: mark(control),
        kind: isFieldKind(control.type)
          ? control.type
          : control instanceof HTMLSelectElement
            ? 'select'
            : control instanceof HTMLTextAreaElement
              ? 'textarea'
              : 'text',
        label: label || placeholder,
        labelledBy: label === '' ? (placeholder === '' ? 'none' : 'placeholder') : 'label',
        name: control.name,
        value: control.value,
        isChecked: control instanceof HTMLInputElement && control.checked,
        isRequired: control.required || control.getAttribute('aria-required') === 'true',
        isReadOnly: control.hasAttribute('readonly'),
        limits: {
          min: limit('min'),
          max: limit('max'),
          step: limit('step'),
          minLength: Number(limit('minlength')) || 0,
          maxLength: Number(limit('maxlength')) || 0,
          pattern: limit('pattern'),
        },
        options:
          control instanceof HTMLSelectElement
            ? [...control.options]
                .filter((each) => !each.disabled)
                .map((each) => ({ value: each.value, label: clean(each.textContent), mark: '' }))
            : [],
        accept: limit('accept'),
        autocomplete: limit('autocomplete'),
        inputMode: limit('inputmode'),
        placeholder,
      }
    },
    fieldsOf(controls) {
      const fields: FieldSeen[] = []
      const groups = new Map<string, FieldSeen>()
      for (const control of controls) {
        if (
          !(
            control instanceof HTMLInputElement ||
            control instanceof HTMLSelectElement ||
            control instanceof HTMLTextAreaElement
          )
        )
          continue
        if (control instanceof HTMLInputElement && /^(hidden|submit|button|reset|image)$/.test(control.type)) continue
        const shown =
          isShown(control) ||
          (/^(radio|checkbox|file)$/.test(control.type) && [...(control.labels ?? [])].some((each) => isShown(each)))
        if (!shown || control.matches(':disabled') || control.closest('[inert]') !== null) continue
        const field = reader.fieldOf(control)
        if (field.kind !== 'radio') {
          fields.push(field)
          continue
        }
        // Without a value of its own every one of them would be “on”.
        const value = control.hasAttribute('value') ? control.value : field.label
        const option = { value, label: field.label, mark: field.mark }
        const group = control.name === '' ? undefined : groups.get(control.name)
        if (group !== undefined) {
          group.options.push(option)
          group.isRequired ||= field.isRequired
          if (field.isChecked) group.value = value
          continue
        }
        const set = control.closest('fieldset,[role="radiogroup"]')
        const legend = set === null ? '' : clean(set.querySelector('legend')?.textContent) || labelOf(set)
        const first = {
          ...field,
          label: legend || control.name,
          value: field.isChecked ? value : '',
          options: [option],
        }
        groups.set(control.name, first)
        fields.push(first)
      }
      return fields
    },
  }
  window.joineryFields = reader
}
