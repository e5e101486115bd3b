// The form of a record and its input components.
import type { Brief, Field } from '../brief.ts'
import { withArticle } from '../understand/inflect.ts'
import { jsxAttribute, nothing, only, quoteJs, tidy } from './expressions.ts'
import { namesOf } from './roles.ts'
import { styles } from './styles.ts'
import { type View, referencesOf } from './views.ts'

const inputTypes: Partial<Record<Field['kind'], string>> = {
  date: 'date',
  time: 'time',
  email: 'email',
  phone: 'tel',
  url: 'url',
}

function inputProps(field: Field, choices: ReadonlyMap<Field, string>): string {
  const props = [`name="${field.name}"`, `label=${jsxAttribute(field.label)}`]
  const type = inputTypes[field.kind]
  if (type !== undefined) props.push(`type="${type}"`)
  if (field.kind === 'number' || field.kind === 'money') props.push('inputMode="decimal"')
  if (field.kind === 'choice') props.push(`options={[${(field.options ?? []).map(quoteJs).join(', ')}]}`)
  if (field.kind === 'rating')
    props.push(`options={[${Array.from({ length: field.max ?? 5 }, (_, at) => `'${at + 1}'`).join(', ')}]}`)
  if (field.kind === 'reference') props.push(`records={choices.${choices.get(field) ?? ''}}`)
  if (field.kind === 'tags') props.push('hint="with commas between"')
  if (field.required) props.push('isRequired')
  return props.join(' ')
}

function component(field: Field): string {
  if (field.kind === 'long') return 'LongField'
  if (field.kind === 'reference') return 'PickField'
  if (field.kind === 'picture') return 'PictureField'
  if (field.kind === 'choice' || field.kind === 'rating') return 'ChoiceField'
  return field.kind === 'boolean' ? 'TickField' : 'TextField'
}

/** How the form becomes JSON: what a browser leaves out or cannot send as text is added here. */
function readValues(fields: readonly Field[]): string {
  const ticks = fields.filter((field) => field.kind === 'boolean').map(({ name }) => name)
  const pictures = fields.filter((field) => field.kind === 'picture').map(({ name }) => name)
  const ticked = ticks.map((name) => `${name}: ${name}.checked`).join(', ')
  if (pictures.length === 0) {
    return ticks.length === 0
      ? `function readForm(form) {
  return Object.fromEntries(new FormData(form))
}`
      : `function readForm(form) {
  // An empty tick box is absent from form data, so it is read from the element.
  const { ${ticks.join(', ')} } = form.elements
  return { ...Object.fromEntries(new FormData(form)), ${ticked} }
}`
  }
  return `async function readForm(form) {
  const values = Object.fromEntries(new FormData(form))
${
  ticks.length === 0
    ? nothing
    : `  // An empty tick box is absent from form data, so it is read from the element.
  const { ${ticks.join(', ')} } = form.elements
  Object.assign(values, { ${ticked} })`
}
  for (const name of [${pictures.map((name) => `'${name}'`).join(', ')}]) {
    // Without a new file the picture stays as it is.
    if (values[name] instanceof File && values[name].size > 0) values[name] = await readPicture(values[name])
    else delete values[name]
  }
  return values
}`
}

function formModule(view: View, all: readonly View[]): string {
  const { one, path, Component } = namesOf(view)
  const used = [...new Set(view.fields.map(component))].sort()
  const references = referencesOf(view, all)
  const choices = new Map(references.map(({ field, target }) => [field, namesOf(target).many]))
  const hasPictures = view.fields.some(({ kind }) => kind === 'picture')
  const style = styles[view.style]
  const isSent = view.isInbox
  const cancel = `<button type="button" onClick={onCancel} className="min-h-12 px-2 text-surface-muted underline-offset-4 hover:text-on-surface hover:underline">
          Cancel
        </button>`
  // A booking is also made on the first page, where there is nothing to go back to.
  const isTwofold = view.front === 'booking' && view.entity.singular === 'booking'
  const inputs = view.fields.map((field) => {
    const error = field.kind === 'boolean' ? '' : ` error={errors.${field.name}}`
    const wide = field.kind === 'long' || field === view.fields[0] ? ' isWide' : ''
    const value = field.kind === 'reference' ? `${one}?.${field.name} ?? given?.${field.name}` : `${one}?.${field.name}`
    if (view.isInbox) return `      <${component(field)} ${inputProps(field, choices)}${error}${wide} />`
    return `      <${component(field)} ${inputProps(field, choices)} value={${value}}${error}${wide} />`
  })
  return `import { useState } from 'react'
import { ${used.join(', ')} } from '@/components/fields.jsx'
${only(hasPictures, "import { readPicture } from '@/lib/read-picture.js'")}

${readValues(view.fields)}

/** ${view.isInbox ? `Sends ${withArticle(view.entity.singular)}.` : `Adds ${withArticle(view.entity.singular)}, or changes the one it is given.`} */
export function ${Component}Form({ ${view.isInbox ? '' : `${one}, `}${references.length > 0 ? 'given, choices, ' : ''}saveLabel, onSaved${isSent ? '' : ', onCancel'} }) {
  const [errors, setErrors] = useState({})
  const [isSaving, setIsSaving] = useState(false)

  async function save(event) {
    event.preventDefault()
    const form = event.currentTarget
    setIsSaving(true)
    try {
      const response = await fetch(${view.isInbox ? `'/api/${path}'` : `${one} ? \`/api/${path}/\${${one}.id}\` : '/api/${path}'`}, {
        method: ${view.isInbox ? "'POST'" : `${one} ? 'PATCH' : 'POST'`},
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(${hasPictures ? 'await ' : ''}readForm(form)),
      })
      if (response.ok) return await onSaved(await response.json())
      const answer = await response.json()
      if (answer.errors === undefined) return setErrors({ form: answer.error })
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
        ${only(
          !isSent,
          isTwofold
            ? `{onCancel && (
          ${cancel}
        )}`
            : cancel,
        )}
        <p role="alert" className="w-full text-surface-danger empty:hidden">{errors.form}</p>
      </div>
    </form>
  )
}
`
}

const pickField = `/** Chooses one of other records; \`records\` are \`{ id, label }\`. */
export function PickField({ name, value, error, records, ...rest }) {
  return (
    <Labelled name={name} error={error} {...rest}>
      <select {...describe(name, error)} defaultValue={value ?? ''} className={inputStyle}>
        <option value="">Not chosen</option>
        {records.map(({ id, label }) => (
          <option key={id} value={id}>{label}</option>
        ))}
      </select>
    </Labelled>
  )
}`

const pictureField = `/** A picture from this device. */
export function PictureField({ name, value, error, ...rest }) {
  return (
    <Labelled name={name} error={error} {...rest}>
      {value && <img src={value} alt="" className="mb-3 h-32 w-full rounded-control object-cover" />}
      <input {...describe(name, error)} type="file" accept="image/*" className={inputStyle} />
    </Labelled>
  )
}`

function fieldsModule(brief: Brief, fields: readonly Field[]): string {
  const used = new Set(fields.map(component))
  const hasHints = fields.some(({ kind }) => kind === 'tags')
  const { control } = styles[brief.style]
  const hasErrors = used.size > (used.has('TickField') ? 1 : 0)
  return tidy(`${only(
    hasErrors,
    `const inputStyle =
  'w-full min-h-12 rounded-control ${control} border-surface-control bg-surface px-3.5 py-2.5 text-base text-on-surface aria-invalid:border-surface-danger'

function Labelled({ name, label, ${hasHints ? 'hint, ' : ''}isRequired, error, isWide, children }) {
  return (
    <div className={isWide ? 'sm:col-span-2' : undefined}>
      <label htmlFor={name} className="mb-1.5 block font-medium">
        {label}
        ${hasHints ? '{hint && <span className="font-normal text-surface-muted"> ({hint})</span>}\n        {!isRequired && !hint && ' : '{!isRequired && '}<span className="font-normal text-surface-muted"> (optional)</span>}
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

${only(used.has('PickField'), pickField)}

${only(used.has('PictureField'), pictureField)}

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

const readPicture = `const maxEdge = 900

/** The picture of a file as text that can be stored, no larger than it is ever shown. */
export async function readPicture(file) {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, maxEdge / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL('image/jpeg', 0.8)
}
`

export function composeFormFiles(view: View, all: readonly View[]): Record<string, string> {
  return { [`web/components/${namesOf(view).oneFile}-form.jsx`]: tidy(formModule(view, all)) }
}

/** What the forms of all records share. */
export function composeSharedForms(brief: Brief, all: readonly View[]): Record<string, string> {
  const fields = all.flatMap((view) => view.fields)
  return {
    'web/components/fields.jsx': fieldsModule(brief, fields),
    ...(fields.some(({ kind }) => kind === 'picture') && { 'web/lib/read-picture.js': readPicture }),
  }
}
