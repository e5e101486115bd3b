// The form of a record and its input components.
import type { Brief, Field } from '../brief.ts'
import { jsxAttribute, nothing, only, quoteJs, tidy } from './expressions.ts'
import { namesOf } from './roles.ts'
import { styles } from './styles.ts'

const inputTypes: Partial<Record<Field['kind'], string>> = {
  date: 'date',
  time: 'time',
  email: 'email',
  phone: 'tel',
  url: 'url',
}

function inputProps(field: Field): string {
  const props = [`name="${field.name}"`, `label=${jsxAttribute(field.label)}`]
  const type = inputTypes[field.kind]
  if (type !== undefined) props.push(`type="${type}"`)
  if (field.kind === 'number' || field.kind === 'money') props.push('inputMode="decimal"')
  if (field.kind === 'choice') props.push(`options={[${(field.options ?? []).map(quoteJs).join(', ')}]}`)
  if (field.kind === 'rating')
    props.push(`options={[${Array.from({ length: field.max ?? 5 }, (_, at) => `'${at + 1}'`).join(', ')}]}`)
  if (field.required) props.push('isRequired')
  return props.join(' ')
}

function component(field: Field): string {
  if (field.kind === 'long') return 'LongField'
  if (field.kind === 'choice' || field.kind === 'rating') return 'ChoiceField'
  return field.kind === 'boolean' ? 'TickField' : 'TextField'
}

function formModule(brief: Brief): string {
  const { one, path, Component } = namesOf(brief)
  const used = [...new Set(brief.fields.map(component))].sort()
  const ticks = brief.fields.filter((field) => field.kind === 'boolean')
  const style = styles[brief.style]
  const inputs = brief.fields.map((field) => {
    const error = field.kind === 'boolean' ? '' : ` error={errors.${field.name}}`
    const wide = field.kind === 'long' || field === brief.fields[0] ? ' isWide' : ''
    return `      <${component(field)} ${inputProps(field)} value={${one}?.${field.name}}${error}${wide} />`
  })
  const readValues =
    ticks.length === 0
      ? 'return Object.fromEntries(new FormData(form))'
      : `// An empty tick box is absent from form data, so it is read from the element.
  const { ${ticks.map(({ name }) => name).join(', ')} } = form.elements
  return { ...Object.fromEntries(new FormData(form)), ${ticks.map(({ name }) => `${name}: ${name}.checked`).join(', ')} }`
  return `import { useState } from 'react'
import { ${used.join(', ')} } from '@/components/fields.jsx'

function readForm(form) {
  ${readValues}
}

/** Adds ${one === brief.entity.singular ? `a ${one}` : 'a record'}, or changes the one it is given. */
export function ${Component}Form({ ${one}, saveLabel, onSaved, onCancel }) {
  const [errors, setErrors] = useState({})
  const [isSaving, setIsSaving] = useState(false)

  async function save(event) {
    event.preventDefault()
    const form = event.currentTarget
    setIsSaving(true)
    try {
      const response = await fetch(${one} ? \`/api/${path}/\${${one}.id}\` : '/api/${path}', {
        method: ${one} ? 'PATCH' : 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(readForm(form)),
      })
      if (response.ok) return await onSaved(await response.json())
      const answer = await response.json()
      if (answer.errors === undefined) throw new Error(answer.error)
      setErrors(answer.errors)
      form.elements[Object.keys(answer.errors)[0]]?.focus()
    } catch {
      setErrors({ form: 'This was not saved. What you wrote is still here; try again in a moment.' })
    } finally {
      setIsSaving(false)
    }
  }

  return (
    <form onSubmit={save} noValidate className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
${inputs.join('\n')}
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <button
          disabled={isSaving}
          className="min-h-12 rounded-control ${style.control} border-primary-edge bg-primary px-6 py-2.5 text-on-primary ${style.button} hover:bg-primary-hover"
        >
          {saveLabel}
        </button>
        <button type="button" onClick={onCancel} className="min-h-12 px-2 text-surface-muted underline-offset-4 hover:text-on-surface hover:underline">
          Cancel
        </button>
        <p role="alert" className="w-full text-surface-danger empty:hidden">{errors.form}</p>
      </div>
    </form>
  )
}
`
}

function fieldsModule(brief: Brief): string {
  const used = new Set(brief.fields.map(component))
  const { control } = styles[brief.style]
  const hasErrors = used.size > (used.has('TickField') ? 1 : 0)
  return tidy(`${only(
    hasErrors,
    `const inputStyle =
  'w-full min-h-12 rounded-control ${control} border-surface-control bg-surface px-3.5 py-2.5 text-base text-on-surface aria-invalid:border-surface-danger'

function Labelled({ name, label, isRequired, error, isWide, children }) {
  return (
    <div className={isWide ? 'sm:col-span-2' : undefined}>
      <label htmlFor={name} className="mb-1.5 block font-medium">
        {label}
        {!isRequired && <span className="font-normal text-surface-muted"> (optional)</span>}
      </label>
      {children}
      <p id={\`\${name}-error\`} aria-live="polite" className="mt-1.5 text-[0.95rem] text-surface-danger empty:hidden">
        {error}
      </p>
    </div>
  )
}

function describe(name, error) {
  return { id: name, name, 'aria-invalid': error !== undefined, 'aria-describedby': \`\${name}-error\` }
}`,
  )}

${only(
  used.has('TextField'),
  `export function TextField({ name, value, error, type = 'text', inputMode, ...rest }) {
  return (
    <Labelled name={name} error={error} {...rest}>
      <input {...describe(name, error)} type={type} inputMode={inputMode} defaultValue={value ?? ''} className={inputStyle} />
    </Labelled>
  )
}`,
)}

${only(
  used.has('LongField'),
  `export function LongField({ name, value, error, ...rest }) {
  return (
    <Labelled name={name} error={error} {...rest}>
      <textarea {...describe(name, error)} rows={5} defaultValue={value ?? ''} className={inputStyle} />
    </Labelled>
  )
}`,
)}

${only(
  used.has('ChoiceField'),
  `export function ChoiceField({ name, value, error, options, ...rest }) {
  return (
    <Labelled name={name} error={error} {...rest}>
      <select {...describe(name, error)} defaultValue={value ?? ''} className={inputStyle}>
        <option value="">Not chosen</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Labelled>
  )
}`,
)}

${only(
  used.has('TickField'),
  `export function TickField({ name, label, value }) {
  return (
    <label className="flex min-h-12 items-center gap-3 self-end font-medium">
      <input type="checkbox" name={name} defaultChecked={value ?? false} className="size-5 accent-primary" />
      {label}
    </label>
  )
}`,
)}
${nothing}
`)
}

export function composeFormFiles(brief: Brief): Record<string, string> {
  return {
    [`web/components/${namesOf(brief).oneFile}-form.jsx`]: formModule(brief),
    'web/components/fields.jsx': fieldsModule(brief),
  }
}
