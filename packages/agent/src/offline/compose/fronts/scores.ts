// What is kept of a game or a quiz: the points of each round with what else such a game knows, or who has won.
import type { Brief } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { ownTable } from '../parts/own-tables.ts'
import { hasPlayGround } from '../../color/play-ground.ts'
import { headingWeight } from '../shell/styles.ts'
import { nothing, quoteJs, tidyFiles } from '../data/expressions.ts'
import { lookMarks } from './front.ts'
import { groundMarks } from './play-ground.ts'

/** What a game counts besides its points, and where its code has it. */
interface ScoreFact {
  name: string
  code: string
}

const factsOfGame: Readonly<Record<string, readonly ScoreFact[]>> = {
  memory: [
    { name: 'moves', code: 'moves' },
    { name: 'seconds', code: 'seconds' },
  ],
  snake: [{ name: 'length', code: 'game.snake.length' }],
  'guess-number': [{ name: 'guesses', code: 'guesses.length' }],
}

/** Games made before tables went by their subject keep points alone. */
function factsOf({ stage, tables }: Brief): readonly ScoreFact[] {
  return tables['scores'] === undefined ? [] : (factsOfGame[stage] ?? [])
}

/** What a game hands over with its points. */
export function scoreFactMarks(brief: Brief): Record<string, string> {
  return {
    facts: factsOf(brief)
      .map(({ name, code }) => ` ${name}={${code}}`)
      .join(''),
  }
}

/** Three steps, the best in the middle; they stand before the hills, or on the page. */
function podiumMarks(brief: Brief): Record<string, string> {
  const isOutdoors = hasPlayGround(brief)
  return {
    weight: headingWeight(brief),
    step: isOutdoors ? 'rounded-t-3xl bg-surface text-on-surface' : `rounded-t-surface bg-cover text-on-cover`,
    resultPanel: isOutdoors ? 'mt-5 rounded-3xl bg-surface px-6 py-2 text-on-surface' : 'mt-8 border-t-2 border-text',
  }
}

/** Whole from head to foot, and glad to wait. */
const keepersOfSteps = ['owl', 'penguin', 'ladybird', 'octopus', 'frog', 'fox', 'saturn', 'earth', 'mars']

/** What the game is about stands on the steps, each a little behind its own. */
function keeperMarks(drawn: readonly string[]): Record<string, string> {
  const names = [...new Set([...keepersOfSteps.filter((name) => drawn.includes(name)), ...drawn])].slice(0, 3)
  const [first, second, third] = names
  if (third === undefined)
    return {
      drawingImport: '',
      keepers: '',
      keeper: nothing,
      nobody: 'Nobody has played yet: all three steps are free.',
    }
  return {
    drawingImport: "import { Drawing } from '@/components/drawing.jsx'\n",
    keepers: `/** They keep the steps for whoever wins them. */\nconst keepers = [${names.map(quoteJs).join(', ')}]\n`,
    keeper: '<Drawing of={keepers[place]} className="mx-auto -mb-2 w-24 max-w-full sm:-mb-3 sm:w-40" />',
    nobody: `Nobody has played yet. ${[first, second, third]
      .map((name) => `the ${name}`)
      .join(', ')
      .replace(/, (?=[^,]*$)/, ' and ')
      .replace('the', 'The')} keep the steps.`,
  }
}

/**
 * @param order which points are the best: the shortest time, or the most
 * @param drawn names of what the game has drawings of
 */
export function scoreFiles(brief: Brief, order: 'asc' | 'desc', drawn: readonly string[] = []): Record<string, string> {
  const names = factsOf(brief).map(({ name }) => name)
  const told = names.map((name) => `${name} \${score.${name}}`).join(', ')
  const listed = names.map((name) => `'${name}'`).join(', ')
  return tidyFiles(
    readPart('scores', {
      ...lookMarks(brief),
      ...groundMarks(brief),
      ...podiumMarks(brief),
      ...keeperMarks(drawn),
      order,
      scores: ownTable(brief, 'scores'),
      factColumns: names.map((name) => `, ${name}`).join(''),
      factPlaces: names.map((name) => `, \${${name}}`).join(''),
      factValues:
        names.length === 0
          ? ''
          : `  const [${names.join(', ')}] = [${listed}].map((key) => Math.min(1_000_000, Math.max(0, Math.round(Number(input[key]) || 0))))\n`,
      factWords:
        names.length === 0 ? '' : `                <span className="text-base tabular-nums">{\`${told}\`}</span>\n`,
      podiumFacts:
        names.length === 0
          ? ''
          : `                    <span className="block text-base tabular-nums max-sm:hidden">{\`${told}\`}</span>\n`,
    }),
  )
}

export function scoresSql(brief: Brief): string {
  const facts = factsOf(brief).map(({ name }) => `  ${name} integer not null check (${name} >= 0),\n`)
  return `create table ${ownTable(brief, 'scores')} (
  id integer generated always as identity primary key,
  name text not null,
  points integer not null check (points >= 0),
${facts.join('')}  created_at timestamptz not null default now()
);
`
}

export const scoresWay = { href: '/scores', label: 'High scores' }

export function winsFiles(brief: Brief): Record<string, string> {
  return readPart('wins', { wins: ownTable(brief, 'wins') })
}

export function winsSql(brief: Brief): string {
  return `create table ${ownTable(brief, 'wins')} (
  id integer generated always as identity primary key,
  name text not null,
  created_at timestamptz not null default now()
);
`
}
