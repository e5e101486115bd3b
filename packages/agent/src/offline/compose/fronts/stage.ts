// One thing to do on the first page: a game, a timer, a calculator, a text to be worked out.
import type { Brief } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { sumsMarks } from './sums-game.ts'
import { composeCoins } from './coins.ts'
import { composeCalculator } from './calculators.ts'
import { asksForKeys } from './choose-calculator.ts'
import { composeKeypad } from './keypad.ts'
import { tidyFiles } from '../data/expressions.ts'
import { ownTable } from '../parts/own-tables.ts'
import { type FrontParts, lookMarks, nothingMore } from './front.ts'
import { cardFiles, cardMarks, drawnOnCards } from './memory.ts'
import { groundFiles, groundMarks } from './play-ground.ts'
import { copyMarks } from './ready.ts'
import { scoreFactMarks, scoreFiles, scoresSql, scoresWay, winsFiles, winsSql } from './scores.ts'
import { composePersonality } from './personality.ts'
import { composeSummarizer } from './summarizer.ts'
import { composeSurveyMaker } from './survey-maker.ts'
import { composeTextSheets } from './text-sheets.ts'
import { composeTimer } from './timer.ts'
import { composeTranslator } from './translator.ts'
import { headingWeight } from '../shell/styles.ts'
import { composeWeather } from './weather.ts'
import { composeWriter, isSummarizing } from './writer.ts'
import { isTextSheet } from '../../understand/archetypes/text-archetypes.ts'
import {
  keepsWins,
  matchesMarks,
  optionRows,
  optionsSql,
  smallGameMarks,
  ticTacToeMarks,
  wordGameMarks,
} from './said-games.ts'

/** The name stands in the header: the heading is what one is asked to do. */
const stageHeadings: Readonly<Record<string, string>> = {
  'text-tool': 'What was it about?',
  memory: 'Where is the other one?',
  snake: 'How long can you grow?',
  'word-game': 'Which word is it?',
  'rock-paper-scissors': 'What do you show?',
  'tic-tac-toe': 'Three in a row wins',
  'connect-four': 'Four side by side win',
  matches: 'Who takes the last one?',
  dice: 'What will you throw?',
  'coin-toss': 'Heads or tails?',
  'guess-number': 'Which number is it?',
  'higher-lower': 'Is the next one higher?',
  reaction: 'How fast are you?',
  typing: 'How fast do you type?',
  'sums-game': 'How fast can you reckon?',
  whack: 'Hit it before it is gone',
  wheel: 'What will it be?',
  2048: 'How far do you get?',
  minesweeper: 'Where may you step?',
  password: 'One that nobody guesses',
  qr: 'What should it open?',
}

function headingOf({ stage, name, request }: Brief): string {
  if (stage === 'text-tool' && /\b(?:meetings?|minutes)\b/i.test(request)) return 'What was decided?'
  return stageHeadings[stage] ?? name
}

const calculationsSql = (calculations: string): string => `create table ${calculations} (
  id integer generated always as identity primary key,
  name text not null default '',
  words text not null,
  result text not null,
  created_at timestamptz not null default now()
);
`
/** What a sentence says of a game's size: "from 1 to 50", "12 cards". */
function gameMarks(brief: Brief): Record<string, string> {
  const { request } = brief
  const highest = Number(/\b1\s*(?:to|and|-|–)\s*(\d{2,6})\b/i.exec(request)?.[1] ?? 100)
  return { highest: String(highest), ...cardMarks(brief) }
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
    ...copyMarks({ ...brief, copy: { ...brief.copy, headline, lines } }, headingOf(brief)),
  }
  const calculations = ownTable(brief, 'calculations')
  if (brief.stage === 'coins') return composeCoins(brief, marks)
  if (brief.stage === 'weather') return composeWeather(brief, marks)
  if (brief.stage === 'timer') return composeTimer(brief, marks)
  if (isTextSheet(brief.stage)) return composeTextSheets(brief, marks)
  if (brief.stage === 'calculator' && asksForKeys(brief.request))
    return { ...nothingMore, files: composeKeypad(brief, marks) }
  if (brief.stage === 'calculator')
    return {
      ...nothingMore,
      files: composeCalculator(brief, { ...marks, calculations }),
      schemaSql: calculationsSql(calculations),
    }
  if (brief.stage === 'text-tool' && !isSummarizing(brief)) return composeWriter(brief)
  if (brief.stage === 'text-tool') return composeSummarizer(brief, marks)
  if (brief.stage === 'personality') return composePersonality(brief, marks)
  if (brief.stage === 'tic-tac-toe') return composeTicTacToe(brief, marks)
  return composeGame(brief, marks)
}

/** Games of two that keep who has won, games of chance that keep nothing but on this device, and games for points. */
function composeGame(brief: Brief, look: Readonly<Record<string, string>>): FrontParts {
  const marks = {
    ...look,
    weight: headingWeight(brief),
    ...groundMarks(brief),
    ...gameMarks(brief),
    ...matchesMarks(brief),
    ...smallGameMarks(brief),
    ...wordGameMarks(brief),
    ...sumsMarks(brief, look),
    ...scoreFactMarks(brief),
    foundGuess: guessWords(brief),
  }
  const files = tidyFiles({
    ...readPart(`stage-${brief.stage}`, marks),
    ...readPart('kept-here'),
    ...(brief.stage === 'memory' && cardFiles(brief, marks)),
    ...(brief.stage === 'sums-game' && groundFiles(brief)),
  })
  if (brief.stage === 'connect-four' || brief.stage === 'matches')
    return { ...nothingMore, files: { ...files, ...winsFiles(brief) }, schemaSql: winsSql(brief) }
  if (brief.stage === 'wheel') return { ...nothingMore, files, schemaSql: optionsSql, seedSql: optionRows(brief) }
  if (['dice', 'coin-toss', 'password', 'qr'].includes(brief.stage)) return { ...nothingMore, files }
  // The shortest time is the best; everywhere else the most points.
  const order = brief.stage === 'reaction' ? 'asc' : 'desc'
  return {
    ...nothingMore,
    files: { ...files, ...scoreFiles(brief, order, brief.stage === 'memory' ? drawnOnCards(marks) : []) },
    ways: [scoresWay],
    schemaSql: scoresSql(brief),
  }
}

function composeTicTacToe(brief: Brief, marks: Record<string, string>): FrontParts {
  const isKept = keepsWins(brief)
  return {
    ...nothingMore,
    files: {
      ...readPart('stage-tic-tac-toe', { ...marks, ...ticTacToeMarks(brief, marks['pageControl'] ?? '') }),
      ...(isKept && winsFiles(brief)),
    },
    schemaSql: isKept ? winsSql(brief) : '',
  }
}
