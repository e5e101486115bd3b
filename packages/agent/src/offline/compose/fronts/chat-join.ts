// "You type your name and press Join": who one is stands before what one says.
import type { Brief } from '../../brief.ts'
import { jsxText } from '../data/expressions.ts'
import { lookMarks } from './front.ts'

const joins =
  /\bjoins?\b(?! (?:a|an|the|rooms?|channels?|groups?|any|them|others|it)\b)|\b(?:enters?|types?|picks?|chooses?|gives?|says?)\b[^.;]{0,30}\b(?:nick ?)?name\b[^.;]{0,30}\b(?:first|once|then|before)\b|\bfirst\b[^.;]{0,40}\b(?:nick ?)?name\b/i

/** Empty where nobody joins: then the name is typed beside the first message. */
export function joinMarks(brief: Brief, label: string): Record<string, string> {
  const { request } = brief
  if (!joins.test(request)) return {}
  const { button } = lookMarks(brief)
  const [, act = 'Join'] =
    /\b(?:press(?:es)?|clicks?|taps?|hits?|button)\s+(?:on\s+)?["“]?(Join[\p{L} ]{0,14}?|Enter|Start|Go in|Come in|Let['’]s go)["”]?(?=\s*(?:[.,;:!]|$|and\b|then\b))/u.exec(
      request,
    ) ?? []
  return {
    joinState: '  const [isIn, setIsIn] = useState(false)\n',
    joinedBefore: "\n    setIsIn((localStorage.getItem('name') ?? '') !== '')",
    joinForm: `  function join(event) {
    event.preventDefault()
    localStorage.setItem('name', author.trim())
    setIsIn(author.trim() !== '')
  }

  if (!isIn)
    return (
      <form onSubmit={join} className="grid gap-3 border-t border-surface-hairline p-4 sm:px-6 sm:grid-cols-[16rem_auto] sm:items-end">
        <label className="font-medium">
          ${label}
          <input name="name" required maxLength={60} autoComplete="nickname" value={author} onChange={(event) => setAuthor(event.target.value)} className={inputStyle} />
        </label>
        <button className="${button} min-h-12 justify-self-start">${jsxText(act)}</button>
      </form>
    )

`,
    nameField: `<p className="col-span-2 text-surface-muted sm:col-span-3">
        You write as <span className="font-semibold">{author}</span>.{' '}
        <button type="button" onClick={() => setIsIn(false)} className="min-h-11 underline underline-offset-4">Change name</button>
      </p>`,
    messageClasses: '"font-medium sm:col-span-2"',
    classImport: '',
    knownState: '',
    knownBefore: '',
    knownNow: '',
  }
}
