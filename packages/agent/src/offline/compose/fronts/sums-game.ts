// What a message says of a game of sums: what is reckoned, with which numbers, and for how long.
import type { Brief } from '../../brief.ts'
import { hasPlayGround } from '../../color/play-ground.ts'
import { signsOf } from './said-games.ts'

const tables = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
/** Those that most of us have to think about. */
const usualTables = [2, 3, 4, 5, 6, 7, 8, 9, 10]
const secondsOfMinute = 60

/** "The 6 and 7 times tables", "up to 10": the numbers that the sums are made with. */
export function numbersOf(request: string): number[] {
  const upTo = /\b(?:up to|1 (?:to|-|–)|2 (?:to|-|–)) ?(1[0-2]|[3-9])\b/i.exec(request)?.[1]
  if (upTo !== undefined) return tables.filter((number) => number <= Number(upTo))
  const named = /\b(1?\d(?:(?:st|nd|rd|th)?(?:,| and|, and| &) ?1?\d)*)(?:st|nd|rd|th)? ?(?:x |times )tables?\b/i.exec(
    request,
  )?.[1]
  const said = (named?.match(/\d+/g) ?? []).map(Number).filter((number) => tables.includes(number))
  return said.length > 0 ? said : usualTables
}

/** "30 seconds", "two minutes": how long a round is. */
export function secondsOf(request: string): number {
  const [, amount, unit = ''] = /\b(\d{1,3})[ -]?(seconds?|sec|s|minutes?|min)\b/i.exec(request) ?? []
  if (amount === undefined) return secondsOfMinute
  return /^m/i.test(unit) ? Number(amount) * secondsOfMinute : Number(amount)
}

export function sumsMarks(brief: Brief, look: Readonly<Record<string, string>>): Record<string, string> {
  const { request } = brief
  const signs = signsOf(request)
  const isTables = !/[+−]/.test(signs)
  const numbers = numbersOf(request)
  const sign = /'(.)'/.exec(signs)?.[1] ?? '×'
  const isOutdoors = hasPlayGround(brief)
  return {
    signs,
    numbers: numbers.join(', '),
    allNumbers: [...new Set([...tables, ...numbers])].join(', '),
    // A table has ten rows; with plus and minus the numbers may be larger.
    range: isTables ? '9' : '19',
    firstSum: `'${sign === '÷' ? '56 ÷ 8' : sign === '−' ? '15 − 8' : `7 ${sign} 8`}'`,
    roundSeconds: String(secondsOf(request)),
    choiceLegend: isTables ? 'Which tables?' : 'With which numbers?',
    side: isOutdoors ? 'rounded-3xl bg-surface p-6 text-on-surface sm:p-8' : '',
    choiceButton: (isOutdoors ? look['quietSurface'] : look['quiet']) ?? '',
  }
}
