// Players or teams and the games between them → who stands where: each side of a game is one of the players, how it ended is
// chosen or counted, and the table follows from the games.
import type { Brief, Entity, Field } from '../../brief.ts'
import { capitalize } from '../inflect.ts'

const asksTable =
  /\b(?:ladder|leagues?|standings?|rank\w*|tournament|championship|leader ?board|points|(?:league|season) table|won (?:the )?most|season)\b/iu
const isSide = /^(?:player|team|member|club|pair|competitor|participant|friend)$/
const isGame = /^(?:game|match|bout|duel|fixture|result|round)$/

const pairs: readonly (readonly [RegExp, RegExp])[] = [
  [/^white(?:_player)?$/, /^black(?:_player)?$/],
  [/^home(?:_team)?$/, /^away(?:_team)?$/],
  [/^(?:player|team)_(?:one|1|a)$/, /^(?:player|team)_(?:two|2|b)$/],
  [/^winner$/, /^loser$/],
]

const isScore = /(?:^|_)(?:scores?|goals?|sets|frames|legs|points)(?:_|$)/
const isEnd = /^(?:results?|scores?|who_won|outcome)$/

interface Sides {
  one: Field
  other: Field
}

function sidesOf(fields: readonly Field[]): Sides | null {
  for (const [first, second] of pairs) {
    const one = fields.find(({ name }) => first.test(name))
    const other = fields.find(({ name }) => second.test(name))
    if (one !== undefined && other !== undefined) return { one, other }
  }
  return null
}

const sideField = (label: string): Field => ({
  name: label.toLowerCase().replaceAll(' ', '_'),
  label,
  kind: 'text',
  required: true,
})

/** "Players and games with result": there are two sides to each, told or not. */
function untoldSides({ entity }: Brief, fields: readonly Field[], message: string): Sides | null {
  if (!fields.some(({ name, kind }) => isEnd.test(name) && kind === 'text')) return null
  if (/\bchess\b/iu.test(message)) return { one: sideField('White'), other: sideField('Black') }
  if (/^(?:team|club)$/.test(entity.singular)) return { one: sideField('Home'), other: sideField('Away') }
  return { one: sideField('First player'), other: sideField('Second player') }
}

const asSide = ({ name, label }: Field, to: string): Field => ({
  name: `${name}_id`,
  label,
  kind: 'reference',
  required: true,
  to,
})

const counted = (label: string): Field => ({
  name: label.toLowerCase().replaceAll(' ', '_'),
  label,
  kind: 'number',
  required: false,
})

/** How a game ends: of white and black it is chosen, of others counted; a winner says it already. */
function endOf({ one, other }: Sides, fields: readonly Field[]): { ends: Field[]; outcome: Outcome } {
  if (one.name === 'winner') return { ends: [], outcome: { sort: 'winner' } }
  if (one.name.startsWith('white')) {
    const options = [`${one.label} won`, 'Draw', `${other.label} won`]
    const result: Field = { name: 'result', label: 'Result', kind: 'choice', required: true, options }
    return { ends: [result], outcome: { sort: 'chosen', options } }
  }
  const told = fields.filter((field) => isScore.test(field.name) && !isEnd.test(field.name))
  const [first, second] = told
  const ends =
    first !== undefined && second !== undefined
      ? [first, second].map((field): Field => ({ ...field, kind: 'number' }))
      : [counted(`${one.label} score`), counted(`${other.label} score`)]
  return { ends, outcome: { sort: 'scores', labels: ends.map(({ label }) => label) } }
}

type Outcome =
  | { sort: 'winner' }
  | { sort: 'chosen'; options: readonly string[] }
  | { sort: 'scores'; labels: readonly string[] }

const times = (count: number): string => (count === 1 ? '' : ` * ${count}`)

/** A football table and a game of chess give points; on a ladder it is the games won that count. */
function columnsOf(
  game: string,
  { one, other }: Sides,
  { outcome, isOfTeams }: { outcome: Outcome; isOfTeams: boolean },
): string {
  const by = (side: Field, where: string): string =>
    `count ${game} by ${side.label}${where === '' ? '' : ` where ${where}`}`
  if (outcome.sort === 'winner')
    return [`Played = count ${game}`, `Lost = ${by(other, '')}`, `Won = ${by(one, '')}`].join('; ')
  const [first = '', second = '', third = ''] = outcome.sort === 'chosen' ? outcome.options : outcome.labels
  const ends =
    outcome.sort === 'chosen'
      ? [`Result is ${first}`, `Result is ${third}`, `Result is ${second}`]
      : [`${first} over ${second}`, `${second} over ${first}`, `${first} equals ${second}`]
  const [firstWon = '', secondWon = '', drawn = ''] = ends
  const [win, draw] = outcome.sort === 'chosen' ? [1, 0.5] : [3, 1]
  const draws = `count ${game} where ${drawn}`
  const won = (count: number): string => `${by(one, firstWon)}${times(count)} + ${by(other, secondWon)}${times(count)}`
  const lost = `${by(one, secondWon)} + ${by(other, firstWon)}`
  if (outcome.sort === 'scores' && !isOfTeams)
    return [`Played = count ${game} where ${first}`, `Lost = ${lost}`, `Won = ${won(1)}`].join('; ')
  const played = outcome.sort === 'chosen' ? `count ${game}` : `count ${game} where ${first}`
  return [
    `Played = ${played}`,
    `Won = ${won(1)}`,
    `Drawn = ${draws}`,
    `Lost = ${lost}`,
    `Points = ${won(win)} + ${draws}${times(draw)}`,
  ].join('; ')
}

/** What nobody asked for of a player of another game: a shirt's number, a place on the field. */
const isOfTeamGame = /^(?:number|position|shirt_number|points|wins|losses|rank|ranking)$/

function plainSides(fields: readonly Field[], message: string): Field[] {
  return fields.filter(
    ({ name, label }, index) =>
      index === 0 ||
      !isOfTeamGame.test(name) ||
      (/^(?:number|position)$/.test(name) && new RegExp(`\\b${label}\\b`, 'i').test(message)),
  )
}

function gameFields(
  game: Pick<Entity, 'singular' | 'fields'>,
  sides: Sides,
  side: string,
  ends: readonly Field[],
): Field[] {
  const told = game.fields.filter(
    (field) =>
      field.to !== side &&
      ![sides.one, sides.other].includes(field) &&
      !isEnd.test(field.name) &&
      !ends.some(({ name }) => name === field.name) &&
      // Who plays whom and who won is said by the sides and the result.
      !/^(?:title|name|what|opponent|winner|loser|challenger)$/.test(field.name) &&
      field.isMade !== true,
  )
  const title: Field = { name: 'title', label: capitalize(game.singular), kind: 'text', required: true, isMade: true }
  return [
    title,
    asSide(sides.one, side),
    asSide(sides.other, side),
    ...ends,
    ...told.map((field) => ({ ...field, required: false })),
  ]
}

const headingOf = (message: string): string =>
  /\bladder\b/iu.test(message) ? 'Ladder' : /\bleague\b/iu.test(message) ? 'League table' : 'Standings'

export function withStandings(brief: Brief, message: string): Brief {
  const isOther = brief.front !== 'list' || brief.reckoned !== undefined || brief.known !== undefined
  if (isOther || !isSide.test(brief.entity.singular) || !asksTable.test(message)) return brief
  const game = brief.more.find(({ singular }) => isGame.test(singular))
  const sides = game === undefined ? null : (sidesOf(game.fields) ?? untoldSides(brief, game.fields, message))
  if (game === undefined || sides === null) return brief
  const { ends, outcome } = endOf(sides, game.fields)
  const side = brief.entity.singular
  const isOfTeams = /^(?:team|club)$/.test(side)
  const order = outcome.sort === 'winner' || (outcome.sort === 'scores' && !isOfTeams) ? 'Won' : 'Points'
  const told = [
    sides.one.label,
    sides.other.label,
    ...ends.map(({ label }) => label),
    ...game.fields.filter(({ kind }) => kind === 'date').map(({ label }) => label),
  ]
  const day = game.fields.find(({ kind }) => kind === 'date')
  const lines = [
    `${headingOf(message)} | each ${side} | ${columnsOf(game.singular, sides, { outcome, isOfTeams })} | most ${order} first`,
    `Latest ${game.plural} | each ${game.singular} | ${told.map((label) => `${label} = ${label}`).join('; ')}${day === undefined ? '' : ` | most ${day.label} first`}`,
  ]
  // What follows from the games is not kept besides them.
  const more = brief.more
    .filter(({ singular }) => !/^(?:standing|ranking|table|ladder)$/.test(singular))
    .map((kind) => (kind === game ? { ...game, fields: gameFields(game, sides, side, ends) } : kind))
  return { ...brief, fields: plainSides(brief.fields, message), more, reckoned: lines }
}
