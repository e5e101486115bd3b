// What the ready parts of games and tools work out.
import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

interface Slid {
  board: number[]
  points: number
  hasMoved: boolean
}

interface Slides {
  slide: (board: readonly number[], way: string) => Slid
  withNew: (board: readonly number[], chance: () => number) => number[]
  isStuck: (board: readonly number[]) => boolean
}

interface Mines {
  layMines: (first: number, chance?: () => number) => Set<number>
  minesBeside: (mines: ReadonlySet<number>, at: number) => number
  opened: (mines: ReadonlySet<number>, open: ReadonlySet<number>, at: number) => Set<number>
}

interface Passwords {
  makePassword: (length: number, names: readonly string[]) => string
  bitsOf: (length: number, names: readonly string[]) => number
}

interface TextChanges {
  changeText: (text: string, id: string) => string
}

interface QrCodes {
  qrCode: (text: string) => boolean[][] | null
}

interface Weights {
  summarize: (text: string) => string
  keyWords: (text: string) => string[]
  withDates: (text: string) => string[]
}

/** A module of an app as it runs there. */
async function run<Code>(request: string, path: string): Promise<Code> {
  const reading = readBuild(request)
  if (!reading.ok) throw new Error(`Not understood: ${request}`)
  const code = compose(reading.brief).files[path]
  if (code === undefined) throw new Error(`${path} is missing`)
  const loaded: Code = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return loaded
}

const row = (...values: number[]) => [...values, ...Array<number>(12).fill(0)]

test('tiles that are pushed together double once, and a full field without neighbours is over', async () => {
  const { slide, withNew, isStuck } = await run<Slides>('A 2048 game, tech look', 'web/lib/slide.js')
  expect(slide(row(2, 2, 2, 2), 'ArrowLeft')).toEqual({ board: row(4, 4, 0, 0), points: 8, hasMoved: true })
  expect(slide(row(2, 0, 4, 4), 'ArrowRight').board).toEqual(row(0, 0, 2, 8))
  expect(slide(row(2, 4, 2, 4), 'ArrowUp').hasMoved).toBe(false)
  expect(slide(row(2, 4, 0, 0), 'ArrowDown').board.slice(12)).toEqual([2, 4, 0, 0])
  expect(withNew(row(2, 0, 0, 0), () => 0)[1]).toBe(2)
  expect(isStuck([2, 4, 2, 4, 4, 2, 4, 2, 2, 4, 2, 4, 4, 2, 4, 2])).toBe(true)
  expect(isStuck([2, 2, 4, 8, 4, 2, 4, 2, 2, 4, 2, 4, 4, 2, 4, 2])).toBe(false)
})

test('the first step is never on a mine, and opens all that is free around it', async () => {
  const { layMines, minesBeside, opened } = await run<Mines>('Minesweeper for my lunch break', 'web/lib/mines.js')
  const mines = layMines(40)

  expect(mines.size).toBe(10)
  expect(minesBeside(mines, 40)).toBe(0)
  expect(opened(mines, new Set(), 40).size).toBeGreaterThanOrEqual(9)
  expect(minesBeside(new Set([1, 9, 10]), 0)).toBe(3)
  expect(opened(new Set([1, 9, 10]), new Set(), 0)).toEqual(new Set([0]))
})

test('a password has each sort of sign that is wanted and no other', async () => {
  const { makePassword, bitsOf } = await run<Passwords>('A password generator', 'web/lib/make-password.js')
  const made = makePassword(12, ['small', 'digit'])

  expect(made).toMatch(/^[a-z2-9]{12}$/)
  expect(made).toMatch(/[a-z]/)
  expect(made).toMatch(/\d/)
  expect(makePassword(24, ['small'])).not.toBe(makePassword(24, ['small']))
  expect(bitsOf(20, ['small', 'capital', 'digit', 'sign'])).toBeGreaterThan(100)
})

const stageOf = (request: string) => {
  const reading = readBuild(request)
  return reading.ok ? reading.brief.stage : null
}

test('whoever keeps passwords, or signs in with one, asks for no generator', () => {
  expect(stageOf('A tool that makes long passwords, minimal')).toBe('password')
  expect(stageOf('A password manager for our choir with site and user')).not.toBe('password')
  expect(stageOf('A list of boats where members create an account with a password')).not.toBe('password')
})

test('of notes the sentences that say who does what by when are kept, and who was there is not', async () => {
  const { summarize, keyWords, withDates } = await run<Weights>(
    'An AI tool that summarizes the minutes of our choir',
    'web/lib/weigh-text.js',
  )
  const text =
    'Present: Aino, Luca and Berit. The hall smells of paint. Luca orders the scores until Friday. The scores from Graz were nice. It rained. Berit rings the hall about the heating on Monday.'

  expect(summarize(text)).not.toContain('Present')
  expect(summarize(text)).toContain('Luca orders the scores until Friday.')
  expect(summarize(text)).toContain('Berit rings the hall about the heating on Monday.')
  expect(keyWords(text).join(' ')).toMatch(/^(?:hall|scores) \(2×\)/)
  expect(keyWords(text).join(' ')).not.toMatch(/luca|berit|friday/i)
  expect(withDates('Luca sings on Friday.')).toEqual(['Luca sings ', 'on Friday', '.'])
})

test('a QR code is what readers of such codes expect', async () => {
  const { qrCode } = await run<QrCodes>('A QR code generator, minimal', 'web/lib/qr-code.js')
  const rows = qrCode('joinery')?.map((each) => each.map((isDark) => (isDark ? '1' : '0')).join(''))

  // As a reader of such codes read it.
  expect(rows?.map((each) => Number.parseInt(each, 2).toString(36)).join(' ')).toBe(
    '18pkv mz41 ws4d wqql wtwd mukh 18prz sg s1hz hspk 83dv c1dh 16mei 5wy 18p3w mzbi wsmj ws0w wqsb mv5b 18psg',
  )
  expect(qrCode('x'.repeat(14))).toHaveLength(21)
  expect(qrCode('x'.repeat(15))).toHaveLength(25)
  expect(qrCode('x'.repeat(412))).toHaveLength(77)
  expect(qrCode('x'.repeat(413))).toBeNull()
})

test('JSON is laid out, and what is none says why; Base64 leads to a text and back', async () => {
  const { changeText } = await run<TextChanges>('A tool that formats JSON, tech', 'web/lib/change-text.js')
  expect(changeText('{"b":1,"a":[2]}', 'json')).toBe('{\n  "b": 1,\n  "a": [\n    2\n  ]\n}')
  expect(changeText('{"b":1,"a":[2]}', 'json-sorted').indexOf('"a"')).toBeLessThan(8)
  expect(changeText('{"b":', 'json')).toContain('This is no JSON yet')
  expect(changeText(changeText('Zoë – 東京', 'base64'), 'from-base64')).toBe('Zoë – 東京')
  expect(changeText('???', 'from-base64')).toBe('This is no Base64 of a text.')
})
