// The form of a record and its input components.
import { askedLabel } from './asked-labels.ts'
import type { Brief, Field } from '../../brief.ts'
import { withArticle } from '../../understand/inflect.ts'
import { formFields } from '../records/flags.ts'
import { isNote } from '../record-shapes/choose-shape.ts'
import {
  answeredPath,
  countAnswers,
  countLater,
  inToldOrder,
  isAsked,
  marksNothing,
  questionScreen,
  questionScreens,
  screenFoot,
  screenState,
} from './survey-form.ts'
import { forAdminImport, isAdminsToAdd, isBooking, isOfItsBrowser, isSentOff, keepOwnImport } from '../access.ts'
import { jsxAttribute, nothing, only, quoteJs, tidy } from '../data/expressions.ts'
import { component, endsOf, fieldsModule, isPressed } from './form-fields.ts'
import { goToStep, hasSummary, nextStep, stepBack, stepConstants, stepHead, stepsOf } from './form-steps.ts'
import { sectionNames } from './survey-sections.ts'
import { usualAnswers } from './usual-answers.ts'
import { inPairs } from './form-pairs.ts'
import { linksOf } from '../parts/links.ts'
import { type NamedParent, namedParent } from '../records/named-parents.ts'
import { takesSeat } from '../parts/takes-seat.ts'
import { settledField } from '../parts/oversight.ts'
import { hasFormBelow, hasPageForm } from '../lists/quick-add.ts'
import { isWeekday } from '../lists/weekdays.ts'
import { namesOf } from '../roles.ts'
import { standsOnPage, styles } from '../shell/styles.ts'
import { type View, referencesOf } from '../views.ts'

const inputTypes: Partial<Record<Field['kind'], string>> = {
  date: 'date',
  time: 'time',
  email: 'email',
  phone: 'tel',
  url: 'url',
}

/** Where the first record to choose is added, by whoever may add this one. */
function addHref(field: Field, view: View, all: readonly View[]): string | null {
  const target = referencesOf(view, all).find((reference) => reference.field === field)?.target
  if (target === undefined || target === view || view.front !== 'list' || view.isInbox || takesSeat(view)) return null
  if (target.isInbox || isSentOff(target) || (isAdminsToAdd(target) && !isAdminsToAdd(view))) return null
  return namedParent(field, view, all) === undefined ? `${namesOf(target).base}/new` : null
}

function inputProps(field: Field, choices: ReadonlyMap<Field, string>, view: View, all: readonly View[]): string {
  const props = [`name="${field.name}"`, `label=${jsxAttribute(askedLabel(view, field))}`]
  const type = inputTypes[field.kind]
  if (type !== undefined) props.push(`type="${type}"`)
  if (field.kind === 'number' || field.kind === 'money') props.push('inputMode="decimal"')
  if (field.kind === 'choice' || (field.kind === 'tags' && field.options !== undefined))
    props.push(`options={[${(field.options ?? []).map(quoteJs).join(', ')}]}`)
  if (field.kind === 'rating')
    props.push(`options={[${Array.from({ length: field.max ?? 5 }, (_, at) => `'${at + 1}'`).join(', ')}]}`)
  if (field.kind === 'reference') props.push(`records={choices.${choices.get(field) ?? ''}}`)
  const href = addHref(field, view, all)
  if (href !== null) props.push(`addHref="${href}"`)
  if (field.kind === 'tags' && field.options === undefined) props.push('hint="with commas between"')
  const usual = usualAnswers(field, view)
  if (usual !== null)
    props.push(`options={[${usual.options.map(quoteJs).join(', ')}]}`, `other=${jsxAttribute(usual.other)}`)
  if (field.required) props.push('isRequired')
  return props.join(' ')
}

/** How the form becomes JSON: what a browser leaves out or cannot send as text is added here. */
function readValues(fields: readonly Field[], lists: readonly string[]): string {
  const ticks = fields.filter((field) => field.kind === 'boolean').map(({ name }) => name)
  const pictures = fields.filter((field) => field.kind === 'picture').map(({ name }) => name)
  if (ticks.length + pictures.length + lists.length === 0)
    return `function readForm(form) {
  return Object.fromEntries(new FormData(form))
}`
  const read = tidy(`  const data = new FormData(form)
  const values = Object.fromEntries(data)
${only(ticks.length > 0, `  // An empty tick box is absent from form data, so it is read from the element.\n${ticks.map((name) => `  values.${name} = form.elements.${name}.checked`).join('\n')}`)}
${only(lists.length > 0, `  // Of several with one name the values would keep the last.\n${lists.map((name) => `  values.${name} = data.getAll('${name}')`).join('\n')}`)}`).replace(
    'const data = new FormData(form)\n  const values = Object.fromEntries(data)',
    lists.length > 0
      ? '  const data = new FormData(form)\n  const values = Object.fromEntries(data)'
      : '  const values = Object.fromEntries(new FormData(form))',
  )
  if (pictures.length === 0) return `function readForm(form) {\n${read}  return values\n}`
  return `async function readForm(form) {
${read}  for (const name of [${pictures.map((name) => `'${name}'`).join(', ')}]) {
    // Without a new file the picture stays as it is.
    if (values[name] instanceof File && values[name].size > 0) values[name] = await readPicture(values[name])
    else delete values[name]
  }
  return values
}`
}

const wordLines: ReadonlySet<Field['kind']> = new Set(['text', 'email', 'url', 'phone'])
/** Buttons and ticks have a row for themselves or not, by how many they are. */
const ownRows: ReadonlySet<Field['kind']> = new Set(['choice', 'tags', 'rating', 'boolean'])

/** Lines of words that a long field or a row of buttons leaves without a neighbour: half a row would look forgotten. */
function aloneInRow(fields: readonly Field[], view: View): Set<Field> {
  const alone = new Set<Field>()
  let half: Field | null = null
  const shown = isBooking(view) ? fields : fields.slice(1)
  for (const [at, field] of shown.entries()) {
    // A day and its hour stay beside each other.
    if (field.kind === 'date' && shown[at + 1]?.kind === 'time' && half !== null) {
      alone.add(half)
      half = null
    }
    if (field.kind === 'long' || isPressed(field, view)) {
      if (half !== null && wordLines.has(half.kind)) alone.add(half)
      half = null
    } else if (ownRows.has(field.kind)) half = null
    else half = half === null ? field : null
  }
  return alone
}

/** The inputs of the fields, by steps where there are some, then what the record goes with. */
function formInputs(view: View, all: readonly View[], steps: Field[][] | null): string[] {
  const { one } = namesOf(view)
  const links = view.isInbox ? [] : linksOf(view, all)
  const choices = new Map(referencesOf(view, all).map(({ field, target }) => [field, namesOf(target).many]))
  const ordered = inPairs(formFields(view))
  const alone = steps === null ? aloneInRow(ordered, view) : new Set<Field>()
  const isQuestion = isAsked(view)
  const lastScreen = (questionScreens(view)?.length ?? 0) - 1
  const inputOf = (field: Field) => {
    const parent = namedParent(field, view, all)
    if (parent !== undefined) return namedInput(parent, one)
    const error = field.kind === 'boolean' ? '' : ` error={errors.${field.name}}`
    const isFirst = field === view.fields[0] && !isBooking(view)
    const wide = isQuestion || field.kind === 'long' || isFirst || alone.has(field) ? ' isWide' : ''
    const given =
      field.kind === 'reference' || field.kind === 'date' || isPlannedDay(field, view) ? ` ?? given?.${field.name}` : ''
    const value = view.isInbox
      ? ''
      : ` value={${one}?.${field.name}${given}${beginning(field, one)}${isNote(view) && field.name === 'date' ? ` ?? (${one} ? null : new Date().toISOString().slice(0, 10))` : ''}}`
    const ends = endsOf(field, view)
    const scale = ends === null ? '' : ` ends={[${ends.map(quoteJs).join(', ')}]}`
    const input = `<${component(field, view, all)} ${inputProps(field, choices, view, all)}${scale}${value}${error}${wide} />`
    const { onlyIf } = field
    if (onlyIf !== undefined)
      return `      <OnlyIf name="${onlyIf.name}" is=${jsxAttribute(onlyIf.is)}>${input}</OnlyIf>`
    // How it stands is the admin's to say.
    return field === settledField(view) ? `      <ForAdmin>${input}</ForAdmin>` : `      ${input}`
  }
  const inputs =
    steps === null
      ? (questionScreens(view)?.map(
          (fields, at) =>
            `      <Question at={${at}}>\n${fields.map((field) => `  ${inputOf(field)}`).join('\n')}${at === lastScreen ? `\n${sendButton(view)}` : ''}\n      </Question>`,
        ) ?? (isQuestion ? inToldOrder(formFields(view), view) : ordered).map(inputOf))
      : steps.map(
          (fields, index) =>
            `      <fieldset hidden={step !== ${index}} className="grid gap-x-6 gap-y-5 sm:col-span-2 sm:grid-cols-2">\n${fields.map((field) => `  ${inputOf(field)}`).join('\n')}\n      </fieldset>`,
        )
  const ticks = links.map(
    ({ key, target, title }) =>
      `      <TicksField name="${key}" label=${jsxAttribute(title)} records={choices.${namesOf(target).many}} value={${one}?.${key}} given={given?.${key}} />`,
  )
  return [...inputs, ...ticks]
}

/** Whatever has states begins in the first of them. */
function beginning({ kind, name, options = [] }: Field, one: string): string {
  const isState = kind === 'choice' && /(?:^|_)(?:status|state|stage)$/.test(name)
  return isState && options[0] !== undefined ? ` ?? (${one} ? null : ${quoteJs(options[0])})` : ''
}

/** What it belongs to, by name; whoever comes from that record finds its name there. */
function namedInput({ field, target, column }: NamedParent, one: string): string {
  const records = `choices.${namesOf(target).many}`
  const given = `given?.${field.name}`
  const value = `${one}?.${column} ?? ${records}.find(({ id }) => id === Number(${given}))?.label`
  const required = field.required ? ' isRequired' : ''
  return `      <NamedField name="${column}" idName="${field.name}" label=${jsxAttribute(field.label)} records={${records}}${required} id={${one}?.${field.name} ?? ${given}} value={${value}} error={errors.${column}} />`
}

function formModule(view: View, all: readonly View[]): string {
  const { one, path, Component } = namesOf(view)
  const references = referencesOf(view, all)
  const links = view.isInbox ? [] : linksOf(view, all)
  const used = componentsOf(view, all)
  const hasPictures = view.fields.some(({ kind }) => kind === 'picture')
  const steps = stepsOf(view)
  const cancel = `<button type="button" onClick={onCancel} className="min-h-12 px-2 text-surface-muted underline-offset-4 hover:text-on-surface hover:underline">
          Cancel
        </button>`
  // What is also sent from the list's own page has nothing to go back to there.
  const isQuestions = isAsked(view)
  const screens = questionScreens(view)
  const isSummed = steps !== null && hasSummary(view)
  const isTwofold = isBooking(view) || hasPageForm(view) || hasFormBelow(view)
  const inputs = formInputs(view, all, steps)
  const takes = [
    ...(view.isInbox ? [] : [one]),
    ...(takesGiven(view, all) ? ['given'] : []),
    ...(references.length + links.length > 0 ? ['choices'] : []),
    'saveLabel',
    'onSaved',
    ...(view.isInbox ? [] : ['onCancel']),
    ...(isBooking(view) ? ['board', 'summary'] : []),
  ]
  return `import { ${screens === null ? 'useState' : 'useEffect, useRef, useState'} } from 'react'
import { ${used.join(', ')} } from '@/components/fields.jsx'
${only(settledField(view) !== null, forAdminImport)}
${only(isOfItsBrowser(view), keepOwnImport)}
${only(hasPictures, "import { readPicture } from '@/lib/read-picture.js'")}

${steps === null ? nothing : stepConstants(steps, isSummed)}
${readValues(
  formFields(view),
  links.map(({ key }) => key),
)}
${only(isQuestions, `\n${countAnswers(formFields(view))}${screens === null ? answeredPath : questionScreen(sectionNames(screens))}`)}

/** ${view.isInbox ? `Sends ${withArticle(view.entity.singular)}${steps === null ? '' : ', asked step by step'}.` : `Adds ${withArticle(view.entity.singular)}, or changes the one it is given.`} */
export function ${Component}Form({ ${takes.join(', ')} }) {
  const [errors, setErrors] = useState({})
  const [isSaving, setIsSaving] = useState(false)
  ${only(isQuestions, 'const [answered, setAnswered] = useState(0)')}
  ${only(steps !== null, 'const [step, setStep] = useState(0)')}
${only(isSummed, 'const [summary, setSummary] = useState({})')}
${steps === null ? nothing : goToStep(isSummed)}
${only(isQuestions, countLater)}
${screens === null ? nothing : screenState}

  async function save(event) {
    event.preventDefault()
    const form = event.currentTarget
    ${steps === null ? nothing : nextStep}
    setIsSaving(true)
    try {
      const response = await fetch(${view.isInbox ? `'/api/${path}'` : `${one} ? \`/api/${path}/\${${one}.id}\` : '/api/${path}'`}, {
        method: ${view.isInbox ? "'POST'" : `${one} ? 'PATCH' : 'POST'`},
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(${hasPictures ? 'await ' : ''}readForm(form)),
      })
      ${isOfItsBrowser(view) ? keptSaved(view) : 'if (response.ok) return await onSaved(await response.json())'}
      const answer = await response.json()
      if (answer.errors === undefined) return setErrors({ form: answer.error })
      setErrors(answer.errors)
      ${steps === null ? 'form.elements[Object.keys(answer.errors)[0]]?.focus?.()' : 'goTo(form, Math.max(0, steps.findIndex((names) => names.some((name) => name in answer.errors))))'}
    } catch {
      setErrors({ form: 'This was not saved. What you wrote is still here; try again in a moment.' })
    } finally {
      setIsSaving(false)
    }
  }

  return (
    <form ${only(screens !== null, 'ref={form} onKeyDown={press} ').replace(nothing, '')}onSubmit={save} ${isQuestions ? 'onChange={(event) => count(event.currentTarget)} ' : ''}noValidate${screens === null ? ` className="grid gap-x-6 ${isQuestions ? 'gap-y-10' : 'gap-y-5'} sm:grid-cols-2"` : ''}>
${only(isQuestions && screens === null, '      <Answered count={answered} />')}
${steps === null ? nothing : stepHead(view.request, steps.length, isSummed)}
${only(isBooking(view), '      {board}')}
${inputs.join('\n')}
      ${only(isSummed, '{step === steps.length && <Summary values={summary} />}')}
${screens === null ? sending(view, steps !== null, cancel, isTwofold) : screenFoot(`${buttonLook(view)} px-6 py-2.5`, quietLook(view))}
    </form>
  )
}
`
}

/** What somebody added is theirs from then on. */
function keptSaved(view: View): string {
  const { one, path } = namesOf(view)
  return `if (response.ok) {
        const saved = await response.json()
        if (!${one}) keepOwn('${path}', saved.id)
        return await onSaved(saved)
      }`
}

const sendRow = 'flex flex-wrap items-center gap-4 sm:col-span-2'

/** What is about to be booked stays at the foot of the screen, with the button, once a time is chosen: before it would only cover the times. */
function summed(view: View): string {
  return `[form:has([aria-pressed=true])_&]:sticky bottom-0 z-10 -mx-6 -mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 ${standsOnPage(view) ? 'border-t border-surface-hairline' : `border-t-2 border-edge`} bg-surface px-6 py-4 sm:col-span-2 sm:-mx-8 sm:px-8`
}

/** The button at the end of a form, with what stands beside it. */
function sending(view: View, hasSteps: boolean, cancel: string, isTwofold: boolean): string {
  const row = isBooking(view) ? `{summary ? '${summed(view)}' : '${sendRow}'}` : `"${sendRow}"`
  return `      <div className=${row}>
        ${only(isBooking(view), '{summary}')}
        <button
          disabled={isSaving}
          className="${buttonLook(view)} px-6 py-2.5"
        >
          ${!hasSteps ? '{saveLabel}' : "{step < screens - 1 ? 'Next' : saveLabel}"}
        </button>
        ${hasSteps ? stepBack : nothing}
        ${only(
          !view.isInbox,
          isTwofold
            ? `{onCancel && (
          ${cancel}
        )}`
            : cancel,
        )}
        <p role="alert" className="w-full text-surface-danger empty:hidden">{errors.form}</p>
      </div>`
}

function buttonLook({ style }: View): string {
  return `min-h-12 rounded-control ${styles[style].control} border-primary-edge bg-primary text-on-primary ${styles[style].button} hover:bg-primary-hover`
}

function quietLook({ style }: View): string {
  return `min-h-12 rounded-control ${styles[style].control} border-control px-6 py-2.5 ${styles[style].button} hover:border-text`
}

/** Behind the last question. */
function sendButton(view: View): string {
  return `        <div>
          <button disabled={isSaving} className="${buttonLook(view)} px-8 py-3.5 text-lg">{saveLabel}</button>
          <p role="alert" className="mt-3 text-danger empty:hidden">{errors.form}</p>
        </div>`
}

/** Names of the components that the form of a record is made of. */
function componentsOf(view: View, all: readonly View[]): string[] {
  const hasLinks = !view.isInbox && linksOf(view, all).length > 0
  const asked = formFields(view).map((field) => component(field, view, all))
  const isConditional = formFields(view).some(({ onlyIf }) => onlyIf !== undefined)
  return [...new Set([...asked, ...(hasLinks ? ['TicksField'] : []), ...(isConditional ? ['OnlyIf'] : [])])].sort()
}

/** Whoever presses a day of the week plans something for that day. */
function isPlannedDay(field: Field, { skeleton }: View): boolean {
  return skeleton === 'week' && isWeekday(field)
}

/** Does the page that adds a record hand on what its address says: what the record belongs to, its day? */
export function takesGiven(view: View, all: readonly View[]): boolean {
  if (view.isInbox) return false
  return (
    view.fields.some((field) => field.kind === 'date' || isPlannedDay(field, view)) ||
    referencesOf(view, all).length + linksOf(view, all).length > 0
  )
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
  const fields = all.flatMap((view) => formFields(view))
  const components = all.flatMap((view) => componentsOf(view, all))
  return {
    'web/components/fields.jsx': fieldsModule(brief, fields, {
      components,
      areQuestions: all.every((view) => isAsked(view)),
      marksOptional: !all.every((view) => isAsked(view) && marksNothing(formFields(view))),
    }),
    ...(fields.some(({ kind }) => kind === 'picture') && { 'web/lib/read-picture.js': readPicture }),
  }
}
