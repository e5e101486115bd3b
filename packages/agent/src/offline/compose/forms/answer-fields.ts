// Answers of a survey as rows that are pressed, and lines for words of one's own beside them: components of the app.

/** What all rows of answers look like; the mark before the words is the browser's own. */
export const answerRow = `
const answerRow =
  'flex min-h-13 cursor-pointer items-center gap-3.5 border-b border-hairline py-2 text-lg has-checked:border-accent has-checked:font-semibold has-focus-visible:outline-3'
const answerRows = 'grid border-t border-hairline sm:grid-cols-2 sm:gap-x-8'
const answerMark = 'size-5 shrink-0 accent-primary'`

/** @param label classes of a question */
const oneOrOwn = (
  label: string,
): string => `/** One of a few answers, or words of one's own: both are the field's one value. */
export function OneOrOwnField({ name, label, options, other, value = '', error }) {
  const isKnown = options.includes(value)
  const [chosen, setChosen] = useState(isKnown ? value : '')
  const [own, setOwn] = useState(isKnown ? '' : value)
  const isOwn = own.trim() !== ''
  return (
    <div className="sm:col-span-2">
      <label id={\`\${name}-question\`} htmlFor={name} className="block ${label}">{label}</label>
      <input type="hidden" name={name} value={isOwn ? own.trim() : chosen} />
      <div role="radiogroup" aria-labelledby={\`\${name}-question\`} className={answerRows}>
        {options.map((option) => (
          <label key={option} className={answerRow}>
            <input
              type="radio"
              name={\`\${name}-choice\`}
              value={option}
              checked={!isOwn && chosen === option}
              onChange={() => {
                setChosen(option)
                setOwn('')
              }}
              className={answerMark}
            />
            {option}
          </label>
        ))}
      </div>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <span id={\`\${name}-other\`} className="text-muted">{other}</span>
        <input {...describe(name, error)} name={\`\${name}-own\`} aria-describedby={\`\${name}-other \${name}-error\`} value={own} onChange={(event) => setOwn(event.target.value)} className={\`\${inputStyle} min-w-48 flex-1\`} />
      </p>
      <p id={\`\${name}-error\`} aria-live="polite" className="mt-1.5 text-[0.95rem] text-surface-danger empty:hidden">{error}</p>
    </div>
  )
}`

const ticksOrWords = (
  label: string,
): string => `/** Any number of answers, each on a line of the field's one text, then words of one's own. */
export function TicksOrWordsField({ name, label, options, other, error }) {
  const [ticked, setTicked] = useState([])
  const [own, setOwn] = useState('')
  const lines = [...options.filter((option) => ticked.includes(option)), own.trim()].filter((line) => line !== '')

  function toggle(option) {
    setTicked(ticked.includes(option) ? ticked.filter((each) => each !== option) : [...ticked, option])
  }

  return (
    <div className="sm:col-span-2">
      <label id={\`\${name}-question\`} htmlFor={name} className="block ${label}">{label}</label>
      <input type="hidden" name={name} value={lines.join('\\n')} />
      <div role="group" aria-labelledby={\`\${name}-question\`} className={answerRows}>
        {options.map((option) => (
          <label key={option} className={answerRow}>
            <input type="checkbox" name={\`\${name}-choice\`} value={option} checked={ticked.includes(option)} onChange={() => toggle(option)} className={answerMark} />
            {option}
          </label>
        ))}
      </div>
      <p id={\`\${name}-other\`} className="mt-4 text-muted">{other}</p>
      <textarea {...describe(name, error)} name={\`\${name}-own\`} aria-describedby={\`\${name}-other \${name}-error\`} rows={2} value={own} onChange={(event) => setOwn(event.target.value)} className={\`\${inputStyle} mt-1.5\`} />
      <p id={\`\${name}-error\`} aria-live="polite" className="mt-1.5 text-[0.95rem] text-surface-danger empty:hidden">{error}</p>
    </div>
  )
}`

/** Components of the app by their names; both lean on `describe` and `inputStyle` of its fields. */
export const answerFields: Readonly<Record<string, (label: string) => string>> = {
  OneOrOwnField: oneOrOwn,
  TicksOrWordsField: ticksOrWords,
}
