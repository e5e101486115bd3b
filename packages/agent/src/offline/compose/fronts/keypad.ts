// A calculator with keys, where nothing else is to be worked out than what somebody types.
import type { Brief } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { quoteJs, tidyFiles } from '../data/expressions.ts'
import { headingWeight } from '../shell/styles.ts'

const plainRows = [
  ['C', '⌫', '%', '÷'],
  ['7', '8', '9', '×'],
  ['4', '5', '6', '−'],
  ['1', '2', '3', '+'],
  ['0', '.', '='],
]

/** What a scientific one has besides: a key and what it makes of the number. */
const scientific: readonly (readonly [key: string, change: string])[] = [
  ['√', 'Math.sqrt(value)'],
  ['x²', 'value ** 2'],
  ['1/x', '1 / value'],
  ['±', ''],
  ['sin', 'Math.sin((value * Math.PI) / 180)'],
  ['cos', 'Math.cos((value * Math.PI) / 180)'],
  ['tan', 'Math.tan((value * Math.PI) / 180)'],
  ['log', 'Math.log10(value)'],
  ['ln', 'Math.log(value)'],
  ['eˣ', 'Math.exp(value)'],
  ['x³', 'value ** 3'],
  ['10ˣ', '10 ** value'],
]

const asksScience = /\b(?:scientific|engineering|trigonometr\w+|sin(?:e|us)?|cos(?:ine)?|square roots?)\b/i
const inRow = 4

export function composeKeypad(brief: Brief, marks: Readonly<Record<string, string>>): Record<string, string> {
  const isScientific = asksScience.test(brief.request)
  const more = isScientific ? scientific : []
  const keys = more.map(([key]) => key)
  const rows = [
    ...Array.from({ length: keys.length / inRow }, (_, at) => keys.slice(at * inRow, (at + 1) * inRow)),
    ...plainRows,
  ]
  return tidyFiles(
    readPart('stage-keypad', {
      ...marks,
      heading: `<h1 className="sr-only">${marks['name'] ?? ''}</h1>`,
      weight: headingWeight(brief),
      rows: rows.map((row) => `  [${row.map(quoteJs).join(', ')}],`).join('\n'),
      changes: more
        .filter(([, change]) => change !== '')
        .map(([key, change]) => `  ${quoteJs(key)}: (value) => ${change},`)
        .join('\n'),
    }),
  )
}
