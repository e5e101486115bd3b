// Games for one screen, in the words that the message gives them.
import type { Brief } from '../../brief.ts'
import { readAgainWords, readChances, readGameWords, readSecretWords } from '../../understand/rows/read-said-words.ts'
import { capitalize, singularize } from '../../understand/inflect.ts'
import { quoteJs } from '../data/expressions.ts'
import { quoteText } from '../data/quote-sql.ts'

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

const nameFields = (control: string): string => `<div className="mt-6 grid max-w-md gap-4 sm:grid-cols-2">
          {['X', 'O'].map((mark) => (
            <label key={mark} className="font-medium">
              {\`Player \${mark}\`}
              <input name={mark} value={names[mark]} maxLength={60} autoComplete="off" onChange={(event) => setNames({ ...names, [mark]: event.target.value })} className="mt-1.5 block min-h-12 w-full ${control} px-3.5" />
            </label>
          ))}
        </div>`

/** "Reset button", "a Play again button", and what stands in quotes. */
function againWords(request: string, usual = 'New game'): string {
  const quoted = readAgainWords(request)
  if (quoted !== null) return quoted
  const said = /\b(new game|play again|start again|restart|reset|new round)\b/i.exec(request)?.[1]
  return said === undefined ? usual : capitalize(said.toLowerCase())
}

/** The same between tags and as a string of code. */
export function againMarks({ request }: Pick<Brief, 'request'>, usual?: string): { again: string; againCode: string } {
  const again = againWords(request, usual)
  return { again, againCode: quoteJs(again) }
}

export function ticTacToeMarks(brief: Brief, control: string): Record<string, string> {
  const { request } = brief
  const said = readGameWords(request)
  const isKept = keepsWins(brief)
  return {
    ...againMarks(brief),
    imports: isKept
      ? "import { useRouter } from '@joinery/app-kit'\nimport { useState } from 'react'\nimport { WinsBoard } from '@/components/wins-board.jsx'\n"
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
    board: isKept ? '<WinsBoard wins={data.wins} />' : '',
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

const wordsOf: readonly [RegExp, string][] = [
  [
    /\banimals?\b/i,
    'tiger, giraffe, elephant, penguin, dolphin, squirrel, hedgehog, crocodile, kangaroo, camel, rabbit, octopus',
  ],
  [
    /\b(?:fruits?|vegetables?|foods?)\b/i,
    'banana, cherry, orange, tomato, spinach, carrot, mango, pumpkin, apricot, potato, lemon, onion',
  ],
  [
    /\b(?:countr(?:y|ies)|geography)\b/i,
    'france, brazil, japan, kenya, canada, norway, egypt, peru, india, greece, chile, turkey',
  ],
  [
    /\b(?:cit(?:y|ies)|capitals?)\b/i,
    'paris, tokyo, madrid, cairo, oslo, lisbon, vienna, berlin, athens, dublin, lima, prague',
  ],
  [
    /\b(?:sports?)\b/i,
    'tennis, rowing, hockey, cycling, fencing, surfing, archery, boxing, judo, handball, skiing, diving',
  ],
  [/./, 'lantern, harbour, pepper, meadow, violin, bakery, glacier, saddle, whistle, compass, thunder, orchard'],
]

/** Words of what the game is about, where nobody lists them. */
function usualWords(request: string): string[] {
  return wordsOf.find(([says]) => says.test(request))?.[1].split(', ') ?? []
}

export function wordGameMarks({ request }: Brief): Record<string, string> {
  const said = readGameWords(request)
  const words = readSecretWords(request)
  return {
    words: (words.length > 0 ? words : usualWords(request)).map(quoteJs).join(', '),
    ...againMarks({ request }, /\bnew word\b/i.test(request) ? 'New word' : undefined),
    chances: String(readChances(request) ?? 8),
    foundWords: quoteJs(said.found ?? 'You found it.'),
    lostWords: quoteJs(said.lost ?? 'Not found this time.'),
    leftWords: template(said.left ?? '8 mistakes left', /\d+/, 'left'),
  }
}

const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function numberOf(said: string | undefined): number | null {
  if (said === undefined) return null
  const at = words.indexOf(said.toLowerCase())
  return at >= 0 ? at + 1 : Number(said) || null
}

/** "21 matches … take one, two or three … whoever takes the last one loses". */
export function matchesMarks({ request }: Pick<Brief, 'request'>): Record<string, string> {
  const [, count, thing = 'matches'] =
    /\b(\d{1,3}|ten)\s+(?:\p{L}+ )?(matches|matchsticks|sticks|stones|coins|counters|objects|pebbles|beans|marbles)\b/iu.exec(
      request,
    ) ?? []
  const most =
    /\b(?:1|one)(?:\s*(?:to|-|–)\s*|,\s*(?:\w+,?\s+)*(?:or|and)\s+|\s+or\s+)(\d|two|three|four|five)\b/i.exec(
      request,
    )?.[1] ?? /\bup to (\d|two|three|four|five)\b/i.exec(request)?.[1]
  const winsByLast =
    /\b(?:last|final)\b[^.;]{0,40}\bwins?\b/i.test(request) && !/\b(?:last|final)\b[^.;]{0,40}\bloses?\b/i.test(request)
  const things = thing.toLowerCase()
  return {
    atStart: String(numberOf(count) ?? 21),
    most: String(Math.min(5, Math.max(2, numberOf(most) ?? 3))),
    things,
    thing: singularize(things),
    lastWords: winsByLast ? 'wins' : 'loses',
    winner: winsByLast ? '1 - turn' : 'turn',
    winnerAtTake: winsByLast ? 'turn' : '1 - turn',
  }
}

/** What else a small game is told: how many dice, what stands on the wheel, who plays. */
const signNames: readonly [string, RegExp][] = [
  ['+', /\b(?:add(?:ing|ition)?s?|plus)\b|\d ?\+ ?\d/i],
  ['−', /\b(?:subtract(?:ing|ion)?s?|minus|taking away)\b|\d ?[-−–] ?\d/i],
  ['×', /\b(?:times|multipl\p{L}+)\b|\d ?[×x*] ?\d/iu],
  ['÷', /\b(?:divid\p{L}+|divisions?)\b|\d ?[÷/:] ?\d/iu],
]

/** What is reckoned: what the message names, else sums and products. */
export function signsOf(request: string): string {
  const named = signNames.filter(([, says]) => says.test(request)).map(([sign]) => sign)
  return (named.length === 0 ? ['+', '×'] : named).map((sign) => `'${sign}'`).join(', ')
}

export function smallGameMarks({ request }: Pick<Brief, 'request'>): Record<string, string> {
  const dice = /\b(\d|one|two|three|four|five|six) dice\b/i.exec(request)?.[1]
  const sides = /\b(\d{1,3})[- ]sided\b|\bd(4|6|8|10|12|20|100)\b/i
    .exec(request)
    ?.slice(1)
    .find((said) => said !== undefined)
  const noun =
    /\b(?:types?|enters?|adds?|puts? in|with)\s+(?:in\s+)?(?:the |my |your |our |own |some )*(names?|dishes|dish|choices?|films?|movies?|restaurants?|tasks?|chores?|prizes?|ideas?|places?)\b/i.exec(
      request,
    )?.[1]
  const colours =
    /\b(red|yellow|blue|green|black|white|orange)\b[^.]{0,12}?\b(?:and|vs\.?|against|or)\b[^.]{0,6}?\b(red|yellow|blue|green|black|white|orange)\b/i.exec(
      request,
    )
  const seconds = /\b(\d{1,3}) ?(?:seconds|sec|s)\b/i.exec(request)?.[1]
  return {
    ...againMarks({ request }),
    dice: String(Math.min(6, numberOf(dice) ?? 2)),
    sides: ['4', '6', '8', '10', '12', '20', '100'].includes(sides ?? '') ? (sides ?? '6') : '6',
    option: capitalize(singularize((noun ?? 'option').toLowerCase())),
    spin: /\bspin\b/i.test(request)
      ? 'Spin'
      : /\bdraw\b/i.test(request)
        ? 'Draw'
        : /\bpick\b/i.test(request)
          ? 'Pick'
          : 'Spin',
    toss: /\bflip/i.test(request) ? 'Flip' : 'Toss',
    players: (colours === null ? ['Red', 'Yellow'] : colours.slice(1, 3).map((said) => capitalize(said.toLowerCase())))
      .map(quoteJs)
      .join(', '),
    seconds: seconds ?? '30',
  }
}

export const optionsSql = `create table options (
  id integer generated always as identity primary key,
  name text not null unique
);
`

/** What the message says stands on the wheel; without it two to begin with. */
export function optionRows({ request }: Pick<Brief, 'request'>): string {
  const listed =
    /\b(?:options?|choices|names|segments|fields|prizes|dishes|films|chores|tasks|wheel)\b[^.:(]{0,30}(?::|\()\s*([^.;()]+,[^.;()]+)/i.exec(
      request,
    )?.[1]
  const options = (listed ?? '')
    .split(/\s*,\s*(?:and |or )?|\s+(?:and|or)\s+/)
    .map((option) => option.trim())
    .filter((option) => option !== '' && option.length < 40)
  const rows = options.length >= 2 ? options : ['Yes', 'No']
  return `insert into options (name) values ${rows.map((name) => `(${quoteText(name)})`).join(', ')};\n`
}
