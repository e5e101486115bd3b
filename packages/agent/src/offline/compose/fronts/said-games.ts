// Games for one screen, in the words that the message gives them.
import type { Brief } from '../../brief.ts'
import { readChances, readGameWords, readSecretWords } from '../../understand/read-said-words.ts'
import { quoteJs } from '../expressions.ts'

/** Said words as a template of the generated code, with what changes in them filled in. */
function template(said: string, changing: RegExp, value: string): string {
  const safe = said.replace(/[`\\$]/g, '')
  return changing.test(safe) ? `\`${safe.replace(changing, `\${${value}}`)}\`` : quoteJs(said)
}

/** Are the players called by their names, and is kept who won? */
export function keepsWins({ request }: Pick<Brief, 'request'>): boolean {
  return /\b(?:names?|score ?board|leader ?board|keeps? (?:the )?scores?|kept|counts? (?:the )?wins|wins? (?:are|is) (?:counted|kept|saved))\b/i.test(
    request,
  )
}

export const winsSql = `create table wins (
  id integer generated always as identity primary key,
  name text not null,
  created_at timestamptz not null default now()
);
`

const nameFields = (control: string): string => `<div className="mt-6 grid max-w-md gap-4 sm:grid-cols-2">
          {['X', 'O'].map((mark) => (
            <label key={mark} className="font-medium">
              {\`Player \${mark}\`}
              <input name={mark} value={names[mark]} maxLength={60} autoComplete="off" onChange={(event) => setNames({ ...names, [mark]: event.target.value })} className="mt-1.5 block min-h-12 w-full ${control} px-3.5" />
            </label>
          ))}
        </div>`

const winsBoard = `<section className="mt-10">
          <h2 className="text-lg font-semibold">Scores</h2>
          {data.wins.length === 0 && <p className="mt-2 text-muted">No wins yet.</p>}
          <ol className="mt-2">
            {data.wins.map(({ name, wins: count }) => (
              <li key={name} className="flex justify-between gap-6 border-t border-hairline py-2.5"><span className="min-w-0 break-words">{name}</span><span className="tabular-nums">{count} {count === 1 ? 'win' : 'wins'}</span></li>
            ))}
          </ol>
        </section>`

export function ticTacToeMarks(brief: Brief, control: string): Record<string, string> {
  const { request } = brief
  const said = readGameWords(request)
  const isKept = keepsWins(brief)
  return {
    imports: isKept
      ? "import { useRouter } from '@joinery/app-kit'\nimport { useState } from 'react'\n"
      : "import { useState } from 'react'\n",
    data: isKept ? '{ data }' : '',
    nameState: isKept
      ? "const [names, setNames] = useState({ X: '', O: '' })\n  const router = useRouter()\n  const nameOf = (mark) => names[mark].trim() || mark"
      : 'const nameOf = (mark) => mark',
    play: isKept ? 'async function play(at)' : 'function play(at)',
    keep: isKept
      ? "await fetch('/api/wins', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ name: nameOf(player) }) })\n    await router.refresh()"
      : '',
    nameFields: isKept ? nameFields(control) : '',
    board: isKept ? winsBoard : '',
    turnWords: template(said.turn ?? 'X’s turn', /\b(?:X|O)\b/, 'nameOf(player)'),
    winWords: template(said.win ?? 'X wins', /\b(?:X|O)\b/, 'nameOf(winner)'),
    drawWords: quoteJs(said.draw ?? 'A draw'),
    emptySquare:
      /\b(?:square|field|cell|box)s?\b[^.;]{0,30}\bnumbers?\b|\bnumber(?:ed|s)\b[^.;]{0,20}\b(?:square|field|cell)s?/i.test(
        request,
      )
        ? ' ?? <span className="text-2xl text-muted">{at + 1}</span>'
        : '',
  }
}

const usualWords =
  'lantern, harbour, pepper, meadow, violin, bakery, glacier, saddle, whistle, compass, thunder, orchard'.split(', ')

export function wordGameMarks({ request }: Brief): Record<string, string> {
  const said = readGameWords(request)
  const words = readSecretWords(request)
  return {
    words: (words.length > 0 ? words : usualWords).map(quoteJs).join(', '),
    chances: String(readChances(request) ?? 8),
    foundWords: quoteJs(said.found ?? 'You found it.'),
    lostWords: quoteJs(said.lost ?? 'Not found this time.'),
    leftWords: template(said.left ?? '8 mistakes left', /\d+/, 'left'),
  }
}
