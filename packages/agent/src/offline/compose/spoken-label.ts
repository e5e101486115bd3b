import type { Field } from '../brief.ts'

/** What a message calls a field: "the name", "the answer to “What is best?”". */
export function spokenLabel({ label }: Pick<Field, 'label'>): string {
  if (label.endsWith('?')) return `answer to “${label}”`
  const isAsWritten = label.toLowerCase() === label || /[A-Z]{2}/.test(label)
  return isAsWritten ? label : label.charAt(0).toLowerCase() + label.slice(1)
}
