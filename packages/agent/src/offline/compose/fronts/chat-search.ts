// Messages that are looked through by words, where somebody asks for it.
import type { Brief } from '../../brief.ts'
import { nothing } from '../data/expressions.ts'
import { lookMarks } from './front.ts'

const asksSearch =
  /\bmessages can be searched\b|\bsearch(?:es|ing)?\b[^.;]{0,40}\b(?:messages?|chats?|conversations?)\b/i

/** Of what was said in a room the last 200 messages are on the page: they are what is looked through. */
export function chatSearchMarks(brief: Brief): Record<string, string> {
  if (!asksSearch.test(brief.request))
    return {
      searchKit: '',
      searchState: '',
      shownMessages: 'messages',
      searchOpens: '',
      searchCloses: '',
      noneFound: nothing,
    }
  const { pageControl = '' } = lookMarks(brief)
  return {
    searchKit: ', useState',
    searchState: `  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  const shown = wanted === '' ? messages : messages.filter(({ author, body }) => \`\${author} \${body}\`.toLowerCase().includes(wanted))
`,
    shownMessages: 'shown',
    searchOpens: `<>
      <label className="border-b border-surface-hairline px-4 py-2 sm:px-6">
        <span className="sr-only">Search messages</span>
        <input type="search" name="search" value={words} autoComplete="off" onChange={(event) => setWords(event.target.value)} placeholder="Search messages" className="block min-h-11 w-full ${pageControl} px-3.5 text-base" />
      </label>
    `,
    searchCloses: '\n    </>',
    noneFound: `{messages.length > 0 && shown.length === 0 && <li className="text-lg text-surface-muted">Nobody has written that here.</li>}`,
  }
}
