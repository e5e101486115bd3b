// The inputs that the forms of an app are made of, as one module of components.
import type { Brief, Field } from '../../brief.ts'
import { namedParent } from '../records/named-parents.ts'
import type { View } from '../views.ts'
import { nothing, only, tidy } from '../data/expressions.ts'
import { answerFields, answerRow } from './answer-fields.ts'
import { usualAnswers } from './usual-answers.ts'
import { headingWeight, styles } from '../shell/styles.ts'

/** A scale as “0 to 10”, each step of which is a number. */
function isNumbered(options: readonly string[]): boolean {
  return options.length > 2 && options.length <= 11 && options.every((option) => /^\d+$/.test(option))
}

/** So few answers are seen at once; longer ones than this fill a line each. */
const fewAnswers = 4
const shortAnswer = 28

/** An answer that is pressed: every short one of a survey, of other forms for visitors one of a few. */
export function isPressed({ kind, options = [], max = 5 }: Field, { isInbox, front, request }: View): boolean {
  if (!isInbox || /\b(?:drop-?downs?|select (?:box|field|menu)s?)\b/i.test(request)) return false
  if (front === 'survey') return kind === 'rating' ? max <= 10 : options.length <= 7 || isNumbered(options)
  if (kind !== 'choice' || options.length < 2) return false
  if (options.length <= fewAnswers && options.every((option) => option.length <= shortAnswer)) return true
  return options.length <= 5 && /\bbuttons?\s*:|\bas buttons\b|\b(?:two|three|four|five|[2-5]) buttons\b/i.test(request)
}

/** Name of the component that asks for a field. */
export function component(field: Field, view: View, all: readonly View[]): string {
  if (namedParent(field, view, all) !== undefined) return 'NamedField'
  const usual = usualAnswers(field, view)
  if (usual !== null) return usual.areSeveral ? 'TicksOrWordsField' : 'OneOrOwnField'
  if (field.kind === 'long') return 'LongField'
  if (field.kind === 'reference') return 'PickField'
  if (field.kind === 'picture') return 'PictureField'
  if (field.kind === 'tags' && field.options !== undefined) return 'SeveralField'
  if ((field.kind === 'choice' || field.kind === 'rating') && isPressed(field, view)) return 'ButtonsField'
  if (field.kind === 'choice' || field.kind === 'rating') return 'ChoiceField'
  return field.kind === 'boolean' ? 'TickField' : 'TextField'
}

/** What the ends of a scale stand for, by how its question is put. */
const scaleEnds: readonly [RegExp, readonly [string, string]][] = [
  [/\bhow (?:likely|probable)\b|\brecommend\b/i, ['not likely', 'very likely']],
  [/\bhow often\b/i, ['never', 'very often']],
  [/\bagree\b/i, ['not at all', 'fully']],
  [
    /\bhow (?!many\b|much\b|long\b|old\b|is\b|are\b|was\b|were\b|did\b|do\b|does\b)\p{L}+|\b(?:satisf\w+|happ(?:y|iness))\b/iu,
    ['not at all', 'very'],
  ],
]
const usualEnds: readonly [string, string] = ['poor', 'excellent']

/** The words at both ends of a rating that is pressed; null where the message says what its steps are or nothing is pressed. */
export function endsOf(field: Field, view: View): readonly [string, string] | null {
  // Of a number of things both ends say what they are.
  const isScale = field.kind === 'rating' || (isNumbered(field.options ?? []) && !/^how many\b/i.test(field.label))
  if (!isScale || !isPressed(field, view) || /\b1 ?(?:=|is|means)\s/i.test(view.request)) return null
  return scaleEnds.find(([says]) => says.test(field.label))?.[1] ?? usualEnds
}

const pickField = `/** Chooses one of other records; \`records\` are \`{ id, label }\`. Where there is none yet it leads to the first. */
export function PickField({ name, value, error, records, addHref, ...rest }) {
  if (records.length === 0 && addHref !== undefined)
    return (
      <p className="sm:col-span-2">
        <span className="font-medium">{rest.label}</span>{' '}
        <span className="text-surface-muted">There is nothing to choose from yet.</span>{' '}
        <Link href={addHref} className="inline-flex min-h-11 items-center underline underline-offset-4">Add the first</Link>
        <span aria-live="polite" className="block text-[0.95rem] text-surface-danger empty:hidden">{error}</span>
      </p>
    )
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

const onlyIf = `/** Shows a field only where another one was answered so; a tick box is "on" or "". */
export function OnlyIf({ name, is, children }) {
  const place = useRef(null)
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    const form = place.current.closest('form')
    const look = () => setIsShown(String(new FormData(form).get(name) ?? '') === is)
    look()
    form.addEventListener('change', look)
    return () => form.removeEventListener('change', look)
  }, [name, is])

  return <div ref={place} hidden={!isShown} className="sm:col-span-2">{children}</div>
}`

const namedField = `/** Takes one of other records by its name, or the name of a new one; \`records\` are \`{ id, label }\`. */
export function NamedField({ name, idName, id, value, error, records, ...rest }) {
  return (
    <Labelled name={name} error={error} {...rest}>
      <input type="hidden" name={idName} defaultValue={id ?? ''} />
      <input {...describe(name, error)} list={\`\${name}-known\`} autoComplete="off" placeholder={records.length > 0 ? 'Choose one or type a new one' : undefined} defaultValue={value ?? ''} className={\`\${inputStyle} placeholder:text-surface-muted\`} />
      <datalist id={\`\${name}-known\`}>
        {records.map((record) => (
          <option key={record.id} value={record.label} />
        ))}
      </datalist>
    </Labelled>
  )
}`

const ticksField = `/** Ticks any number of other records; \`records\` and \`value\` are \`{ id, label }\`, \`given\` is the id of one. */
export function TicksField({ name, label, value = [], given, records }) {
  const ticked = new Set([...value.map(({ id }) => id), Number(given)])
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1 font-medium">
        {label}
        <span className="font-normal text-surface-muted"> (optional)</span>
      </legend>
      {records.length === 0 && <p className="text-surface-muted">There are none to choose from yet.</p>}
      <div className="flex max-h-56 flex-wrap gap-x-6 overflow-y-auto">
        {records.map((record) => (
          <label key={record.id} className="flex min-h-11 items-center gap-2.5">
            <input type="checkbox" name={name} value={record.id} defaultChecked={ticked.has(record.id)} className="size-6" />
            {record.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}`

/** @param isAsked whether it is a question of a survey, whose answers are rows */
const severalField = (
  legend: string,
  isAsked: boolean,
): string => `/** Any number of given answers; they travel in one text, with commas between. */
export function SeveralField({ name, label, options, value }) {
  const [ticked, setTicked] = useState(() => new Set((value ?? '').split(', ').filter(Boolean)))

  function toggle(option) {
    const next = new Set(ticked)
    if (!next.delete(option)) next.add(option)
    setTicked(next)
  }

  return (
    <fieldset className="sm:col-span-2">
      <legend className="${legend}">{label}</legend>
      <input type="hidden" name={name} value={options.filter((option) => ticked.has(option)).join(', ')} />
      <div className=${isAsked ? '{answerRows}' : '"flex flex-wrap gap-x-6"'}>
        {options.map((option) => (
          <label key={option} className=${isAsked ? '{answerRow}' : '"flex min-h-11 items-center gap-2.5"'}>
            <input type="checkbox" name={\`\${name}-\${option}\`} checked={ticked.has(option)} onChange={() => toggle(option)} className=${isAsked ? '{answerMark}' : '"size-6"'} />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  )
}`

/** The short answers of a form; those of a survey that are words are rows. */
const wordRows = `      {!isScale && (
        <div className={\`\${answerRows} \${options.length === 3 ? 'sm:grid-cols-3' : ''}\`}>
          {options.map((option) => (
            <label key={option} className={answerRow}>
              <input type="radio" name={name} value={option} defaultChecked={option === value} className={answerMark} />
              {option}
            </label>
          ))}
        </div>
      )}
`

const buttonsField = (
  { control, legend, height, optional }: Record<'control' | 'legend' | 'height' | 'optional', string>,
  hasRows: boolean,
): string => `/** One of a few answers, each as large as a button; \`ends\` say what the first and the last step of a scale stand for. */
export function ButtonsField({ name, label, options, value, error, ends${optional.includes('isRequired') ? ', isRequired' : ''} }) {
  const isScale = options.every((option) => String(option).length < 3)${hasRows ? ' || options.length === 2' : ''}
  // A long scale has two rows on a phone.
  const scaleRow = options.length > 7 ? 'grid grid-cols-6 sm:flex' : 'flex'
  return (
    <fieldset className="sm:col-span-2" aria-describedby={\`\${name}-ends \${name}-error\`}>
      <legend className="${legend}">${optional}</legend>
${hasRows ? wordRows : ''}      ${hasRows ? '{isScale && ' : ''}<div className={isScale ? \`\${scaleRow} ${hasRows ? '' : 'max-w-2xl '}gap-1 sm:gap-2.5\` : 'flex flex-wrap gap-3'}>
        {options.map((option) => (
          <label key={option} className={\`grid ${height} flex-1 cursor-pointer place-items-center rounded-control ${control} border-surface-control \${isScale ? '' : 'min-w-fit px-2 sm:min-w-28 sm:flex-none sm:px-5'} py-2 text-lg has-checked:border-primary-edge has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2\`}>
            <input type="radio" name={name} value={option} defaultChecked={option === value} className="sr-only" />
            {option}
          </label>
        ))}
      </div>${hasRows ? '}' : ''}
      {ends !== undefined && (
        <p id={\`\${name}-ends\`} className="mt-2 flex ${hasRows ? '' : 'max-w-2xl '}justify-between gap-6 text-[0.95rem] text-surface-muted">
          <span>{options[0]}: {ends[0]}</span>
          <span className="text-right">{options.at(-1)}: {ends[1]}</span>
        </p>
      )}
      <p id={\`\${name}-error\`} aria-live="polite" className="mt-1.5 text-[0.95rem] text-surface-danger empty:hidden">{error}</p>
    </fieldset>
  )
}`

const textField = `/** A day, an hour and a number are as long as they are, however wide the form is. */
const shortTypes = ['date', 'time']

export function TextField({ name, value, error, type = 'text', inputMode, ...rest }) {
  const isShort = shortTypes.includes(type) || inputMode === 'decimal'
  return (
    <Labelled name={name} error={error} {...rest}>
      <input {...describe(name, error)} type={type} inputMode={inputMode} defaultValue={value ?? ''} className={isShort ? \`\${inputStyle} sm:max-w-56\` : inputStyle} />
    </Labelled>
  )
}`

const longField = (areQuestions: boolean): string => `export function LongField({ name, value, error, ...rest }) {
  return (
    <Labelled name={name} error={error} {...rest}>
      ${areQuestions ? '<p className="mb-2 text-muted">In your own words; a sentence is enough.</p>\n      <textarea {...describe(name, error)} rows={6}' : '<textarea {...describe(name, error)} rows={5}'} defaultValue={value ?? ''} className={inputStyle} />
    </Labelled>
  )
}`

const choiceField = `export function ChoiceField({ name, value, error, options, ...rest }) {
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

/** These bring their labels themselves. */
const withoutLabelled: ReadonlySet<string> = new Set([
  'TickField',
  'TicksField',
  'SeveralField',
  'ButtonsField',
  'OnlyIf',
])

const questionStyle = 'mb-4 text-balance font-display text-2xl leading-tight sm:mb-5 sm:text-[1.9rem]'

interface FormsOfApp {
  /** Names of those that the forms use. */
  components: readonly string[]
  /** What they ask are the questions of a survey, and stands large. */
  areQuestions: boolean
  /** False where nothing at all has to be answered. */
  marksOptional: boolean
}

export function fieldsModule(brief: Brief, fields: readonly Field[], forms: FormsOfApp): string {
  const { components, areQuestions, marksOptional } = forms
  const used = new Set(components)
  const label = areQuestions ? `${questionStyle} ${headingWeight(brief)}` : 'mb-1.5 font-medium'
  const hasHints = fields.some(({ kind, options }) => kind === 'tags' && options === undefined)
  const { control } = styles[brief.style]
  const hasErrors = [...used].some((name) => !withoutLabelled.has(name))
  const hooks = used.has('OnlyIf')
    ? 'useEffect, useRef, useState'
    : ['SeveralField', ...Object.keys(answerFields)].some((name) => used.has(name))
      ? 'useState'
      : ''
  return tidy(`${only(used.has('PickField'), "import { Link } from '@joinery/app-kit'")}
${only(hooks !== '', `import { ${hooks} } from 'react'\n`)}
${only(
  hasErrors,
  `const inputStyle =
  'w-full min-h-12 rounded-control ${control} border-surface-control bg-surface px-3.5 py-2.5 text-base text-on-surface aria-invalid:border-surface-danger'

function Labelled({ name, label, ${hasHints ? 'hint, ' : ''}${marksOptional ? 'isRequired, ' : ''}error, isWide, children }) {
  return (
    <div className={isWide ? 'sm:col-span-2' : undefined}>
      <label htmlFor={name} className="block ${label}">
        {label}
        ${hasHints ? '{hint && <span className="font-normal text-surface-muted"> ({hint})</span>}' : nothing}
        ${marksOptional ? `{!isRequired && ${hasHints ? '!hint && ' : ''}<span className="font-normal text-surface-muted"> (optional)</span>}` : nothing}
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

${only(areQuestions, answerRow)}

${only(used.has('TextField'), textField)}

${
  Object.entries(answerFields)
    .map(([name, code]) => (used.has(name) ? `${code(label)}\n\n` : ''))
    .join('') || nothing
}

${only(used.has('LongField'), longField(areQuestions))}

${only(used.has('ChoiceField'), choiceField)}

${only(used.has('PickField'), pickField)}

${only(used.has('OnlyIf'), onlyIf)}

${only(used.has('SeveralField'), severalField(areQuestions ? label : 'mb-1 font-medium', areQuestions))}

${only(used.has('ButtonsField'), buttonsField({ control, legend: label, height: areQuestions ? 'min-h-14 sm:min-h-16 sm:text-xl' : 'min-h-12', optional: areQuestions ? '{label}' : `{label}{!isRequired && <span className="font-normal text-surface-muted"> (optional)</span>}` }, areQuestions))}

${only(used.has('NamedField'), namedField)}

${only(used.has('PictureField'), pictureField)}

${only(used.has('TicksField'), ticksField)}

${only(
  used.has('TickField'),
  `export function TickField({ name, label, value }) {
  return (
    <label className="flex min-h-12 items-center gap-3 self-end font-medium">
      <input type="checkbox" name={name} defaultChecked={value ?? false} className="size-6" />
      {label}
    </label>
  )
}`,
)}
${nothing}
`)
}
