// What a person has filled in of the agent's form, and what survives a reload of it: everything but passwords.
import type { QuestionAnswers, QuestionField, QuestionForm } from '@joinery/contract/questions'

/** As the fields show it: a list is its lines, a number is what was typed. */
export type Filled = Readonly<Record<string, string | boolean | readonly string[]>>

export function beginForm({ fields }: QuestionForm, draft: string | null): Filled {
  const kept = readDraft(draft)
  return Object.fromEntries(fields.map((field) => [field.name, keptOf(field, kept[field.name]) ?? initialOf(field)]))
}

/** @returns null when there is nothing to keep */
export function draftOf({ fields }: QuestionForm, filled: Filled): string {
  const secrets = new Set(fields.flatMap(({ name, type }) => (type === 'password' ? [name] : [])))
  return JSON.stringify(Object.fromEntries(Object.entries(filled).filter(([name]) => !secrets.has(name))))
}

/** As it was filled in, with password fields empty. */
export function withoutSecrets({ fields }: QuestionForm, filled: Filled): Filled {
  const secrets = fields.filter(({ type }) => type === 'password').map(({ name }) => [name, ''] as const)
  return { ...filled, ...Object.fromEntries(secrets) }
}

export function answersOf({ fields }: QuestionForm, filled: Filled): QuestionAnswers {
  const answers: QuestionAnswers = {}
  for (const { name, type } of fields) {
    const value = filled[name]
    if (value === undefined || value === '' || type === 'info') continue
    if (type === 'number') answers[name] = Number(value)
    else if (type === 'list') answers[name] = linesOf(value)
    else answers[name] = typeof value === 'object' ? [...value] : value
  }
  return answers
}

/** Names of the fields that need an answer and have none. */
export function missingIn({ fields }: QuestionForm, filled: Filled): string[] {
  return fields.flatMap(({ name, type, isRequired }) => {
    const value = filled[name]
    const isEmpty = value === undefined || value === '' || (typeof value === 'object' && value.length === 0)
    const isWrong = type === 'number' && typeof value === 'string' && value !== '' && !Number.isFinite(Number(value))
    return isWrong || (isRequired === true && isEmpty) ? [name] : []
  })
}

function linesOf(value: string | boolean | readonly string[]): string[] {
  return typeof value === 'string'
    ? value
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '')
    : []
}

function initialOf({ type, initial }: QuestionField): string | boolean | readonly string[] {
  switch (type) {
    case 'confirm':
    case 'toggle':
      return initial === true
    case 'multiselect':
    case 'autocompleteMultiselect':
      return Array.isArray(initial) ? initial : []
    case 'list':
      return Array.isArray(initial) ? initial.join('\n') : String(initial ?? '')
    case 'password':
      return ''
    default:
      return initial === undefined || Array.isArray(initial) ? '' : String(initial)
  }
}

/** What was kept, where it still fits the field. */
function keptOf(field: QuestionField, kept: unknown): string | boolean | readonly string[] | null {
  const initial = initialOf(field)
  if (field.type === 'password') return null
  if (Array.isArray(initial)) {
    return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === 'string') : null
  }
  return (typeof kept === 'string' || typeof kept === 'boolean') && typeof kept === typeof initial ? kept : null
}

function readDraft(draft: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(draft ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
