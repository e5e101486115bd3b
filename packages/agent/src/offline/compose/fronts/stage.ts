// One thing to do on the first page: a game, a timer, a calculator, a text to be worked out.
import type { Brief } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { capitalize } from '../../understand/inflect.ts'
import { jsxText } from '../expressions.ts'
import { composeCalculator } from './calculators.ts'
import { type FrontParts, lookMarks, nothingMore } from './front.ts'
import { copyMarks, scoresSql, scoresWay } from './ready.ts'
import { composeSurveyMaker } from './survey-maker.ts'
import { composeTimer } from './timer.ts'
import { composeTranslator } from './translator.ts'
import { composeWriter, isSummarizing } from './writer.ts'
import { keepsWins, ticTacToeMarks, winsSql, wordGameMarks } from './said-games.ts'

const calculationsSql = `create table calculations (
  id integer generated always as identity primary key,
  words text not null,
  result text not null,
  created_at timestamptz not null default now()
);
`
const textsSql = `create table texts (
  id integer generated always as identity primary key,
  title text not null,
  choices text not null default '',
  summary text not null,
  key_words text not null,
  word_count integer not null,
  created_at timestamptz not null default now()
);
`

/** What a sentence says of a game's size: "from 1 to 50", "12 cards". */
function gameMarks({ request }: Brief): Record<string, string> {
  const highest = Number(/\b1\s*(?:to|and|-|–)\s*(\d{2,6})\b/i.exec(request)?.[1] ?? 100)
  const cards = Number(/\b(\d{1,2}) cards\b/i.exec(request)?.[1] ?? 16)
  const pairs = Number(/\b(\d{1,2}) pairs\b/i.exec(request)?.[1] ?? cards / 2)
  return { highest: String(highest), pairs: String(Math.min(8, Math.max(2, Math.round(pairs)))) }
}

const acts: readonly [RegExp, string][] = [
  [/\bsuggest/i, 'Suggest'],
  [/\bdraft/i, 'Draft'],
  [/\b(?:rewrite|rephrase|improve|polish)/i, 'Rewrite'],
  [/\banaly[sz]/i, 'Analyse'],
  [/\b(?:key ?words?|tags)\b/i, 'Find key words'],
]

/** What is chosen beside the text, and what the button is called: as it was said. */
function textToolMarks({ request, fields }: Brief): Record<string, string> {
  const choices = fields.flatMap(({ name, label, options }) => {
    if (options === undefined) return []
    const short = label.replace(/^(?:pick|choose|select|set|enter)s?\s+(?:an?\s+|the\s+|your\s+)?/i, '')
    return [{ name, label: capitalize(short), options }]
  })
  const said =
    /\b(?:press(?:es|ing)?|click(?:s|ing)?|hit|button(?: called| named| says)?)\s+["“']?([A-Z]\p{L}+)["”']?/u.exec(
      request,
    )?.[1]
  return {
    act: said ?? acts.find(([pattern]) => pattern.test(request))?.[1] ?? 'Summarize text',
    history: /\bhistory\b/i.test(request) ? 'History' : 'Results',
    choiceNames: choices.map(({ name }) => `'${name}'`).join(', '),
    choices: choices
      .map(
        ({ name, label, options }) =>
          `<label className="font-medium">${jsxText(label)}<select name="${name}" className="mt-1.5 block min-h-12 w-full rounded-control border border-surface-control bg-surface text-on-surface px-3.5 text-base">${options.map((option) => `<option>${jsxText(option)}</option>`).join('')}</select></label>`,
      )
      .join('\n          '),
  }
}

/** "It says Too low, Too high or You got it!": what is said when a number is found. */
function guessWords({ request }: Brief): string {
  return (
    /\btoo (?:low|high)["”]?\s*(?:,|or)\s*["“]?(?:too (?:low|high)["”]?\s*(?:,|or)\s*["“]?(?:or )?)?(?!too )(\p{Lu}[\p{L}' ]{2,24}!?)/iu.exec(
      request,
    )?.[1] ?? ''
  ).replace(/[`\\$]/g, '')
}

export function composeStage(brief: Brief): FrontParts {
  if (brief.stage === 'survey-maker') return composeSurveyMaker(brief)
  if (brief.stage === 'translator') return composeTranslator(brief)
  // Short quotes are what a game says as it goes ("too high"), no copy.
  const lines = brief.copy.lines.filter((line) => line.split(' ').length > 3)
  const headline = brief.copy.headline.split(' ').length > 2 ? brief.copy.headline : ''
  const marks = {
    ...lookMarks(brief),
    ...copyMarks({ ...brief, copy: { ...brief.copy, headline, lines } }, brief.name),
  }
  if (brief.stage === 'timer') return composeTimer(brief, marks)
  if (brief.stage === 'calculator')
    return { ...nothingMore, files: composeCalculator(brief, marks), schemaSql: calculationsSql }
  if (brief.stage === 'text-tool' && !isSummarizing(brief)) return composeWriter(brief)
  if (brief.stage === 'text-tool')
    return {
      ...nothingMore,
      files: readPart('stage-text-tool', { ...marks, ...textToolMarks(brief) }),
      schemaSql: textsSql,
    }
  if (brief.stage === 'tic-tac-toe') return composeTicTacToe(brief, marks)
  return {
    ...nothingMore,
    files: {
      ...readPart(`stage-${brief.stage}`, {
        ...marks,
        ...gameMarks(brief),
        ...wordGameMarks(brief),
        foundGuess: guessWords(brief),
      }),
      ...readPart('scores', lookMarks(brief)),
    },
    ways: [scoresWay],
    schemaSql: scoresSql,
  }
}

function composeTicTacToe(brief: Brief, marks: Record<string, string>): FrontParts {
  const isKept = keepsWins(brief)
  return {
    ...nothingMore,
    files: {
      ...readPart('stage-tic-tac-toe', { ...marks, ...ticTacToeMarks(brief, marks['pageControl'] ?? '') }),
      ...(isKept && readPart('wins')),
    },
    schemaSql: isKept ? winsSql : '',
  }
}
