// How a calculator looks: by what it works out, and by the seed where that leaves a choice. Its result is the page's hero,
// drawn as what it means: a bill cut into shares, a loan over its years, a mark on a scale.
import type { Brief } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { pick } from '../../seed.ts'
import { isMirrored } from '../shell/frames.ts'
import { styles, headingWeight } from '../shell/styles.ts'
import { everydayLook } from './everyday-calculators.ts'
import type { Calculator } from './known-calculators.ts'

const layouts = ['poster', 'receipt', 'wide'] as const
type Layout = (typeof layouts)[number]

export interface CalculatorLook {
  /** The result that is asked for; the others stand smaller. */
  headline: string
  /** An expression that draws `values` and `results`; '' where a drawing would say nothing. */
  draw: string
  /** An expression that says in words what came out. */
  tell: string
  /** Name of the drawing's part: "two-rulers". */
  drawing: string
}

const nothingDrawn: Omit<CalculatorLook, 'headline'> = { draw: '', tell: '', drawing: '' }

const knownLooks: Readonly<Record<string, CalculatorLook>> = {
  tip: {
    headline: 'Per person',
    drawing: 'slices',
    draw: '<Slices people={Number(values.people)} each={results[2][1]} />',
    tell: '`Each of ${Number(values.people)} pays ${results[2][1]}. ${results[0][1]} of the ${results[1][1]} is the tip.`',
  },
  fuel: {
    headline: 'Fuel for the trip',
    drawing: 'slices',
    draw: '<Slices people={Number(values.people)} each={results[2][1]} />',
    tell: '`${results[1][1]} litres for ${Number(values.distance)} km. Each of ${Number(values.people)} pays ${results[2][1]}.`',
  },
  bmi: {
    headline: 'BMI',
    drawing: 'body-scale',
    draw: '<BodyScale bmi={Number(results[0][1])} />',
    tell: '`At ${Number(values.height)} cm, ${Math.round(18.5 * (values.height / 100) ** 2)} to ${Math.round(25 * (values.height / 100) ** 2)} kg is the normal range.`',
  },
  loan: {
    headline: 'Monthly payment',
    drawing: 'loan-years',
    draw: '<LoanYears amount={Number(values.amount)} rate={Number(values.rate)} years={Number(values.years)} />',
    tell: '`${Math.round(values.years * 12)} payments, the last one in ${new Date().getFullYear() + Math.round(Number(values.years))}. ${results[2][1]} of what you pay goes to the bank.`',
  },
  interest: {
    headline: 'At the end',
    drawing: 'growth',
    draw: '<Growth start={Number(values.start)} monthly={Number(values.monthly)} rate={Number(values.rate)} years={Number(values.years)} />',
    tell: '`You pay in ${money(Number(values.start) + values.monthly * 12 * values.years)} over ${Number(values.years)} years; ${results[1][1]} comes on top.`',
  },
  percentage: {
    headline: '',
    drawing: 'part-of',
    draw: '<PartOf percent={Number(values.percent)} />',
    tell: '`${Number(values.percent)} percent of ${Number(values.amount)} is ${round((values.amount * values.percent) / 100)}.`',
  },
  paint: {
    headline: 'Litres of paint',
    drawing: 'wall',
    draw: '<Wall width={Number(values.width)} height={Number(values.height)} tins={results[2][1]} />',
    tell: '`${Number(values.coats)} coats on ${results[1][1]}. Buy ${results[2][1]} tins of 2.5 litres.`',
  },
  temperature: {
    headline: '',
    drawing: 'two-rulers',
    draw: '<TwoRulers value={Number(values.degrees)} from={values.from} to={results[0][0]} convert={(degrees) => Number(this.calculate({ ...values, degrees })[0][1])} />',
    tell: '`${Number(values.degrees)} degrees ${values.from} are ${results[0][1]} degrees ${results[0][0]}.`',
  },
}

/** Scales side by side, for whatever one number turns into another. */
function rulers(from: string): CalculatorLook {
  return {
    headline: '',
    drawing: 'two-rulers',
    draw: `<TwoRulers value={Number(values.value)} from={${from}} to={results[0][0]} convert={(value) => Number.parseFloat(this.calculate({ ...values, value })[0][1])} />`,
    tell: '',
  }
}

const eachOne = /\b(?:each|per (?:person|head|guest)|share|a ?piece)\b/i
const peopleOf = /\b(?:people|persons?|friends|heads|flatmates|housemates|diners|guests|players|ways)\b/i

/** Of what a message says is worked out, the drawing follows from what goes in and what comes out. */
function saidLook({ inputs, results = [] }: Calculator): CalculatorLook {
  const share = results.findIndex((label) => eachOne.test(label))
  const people = inputs.find(({ label }) => peopleOf.test(label))
  const main =
    results[share] ?? results.find((label) => /\b(?:total|left|altogether)\b/i.test(label)) ?? results[0] ?? ''
  if (share >= 0 && people !== undefined)
    return {
      headline: main,
      drawing: 'slices',
      draw: `<Slices people={Number(values.${people.name})} each={results[${share}][1]} />`,
      tell: `\`Each of \${Number(values.${people.name})} pays \${results[${share}][1]}.\``,
    }
  return results.length > 1
    ? { headline: main, drawing: 'shares', draw: '<Shares results={results} />', tell: '' }
    : { ...nothingDrawn, headline: main }
}

export function lookOf(calculator: Calculator): CalculatorLook {
  const { id, inputs, everyday } = calculator
  if (everyday !== undefined) return everydayLook(everyday)
  if (id === 'conversion') return rulers(`'${inputs[0]?.label.replaceAll("'", "\\'") ?? ''}'`)
  if (id === 'units') return rulers("values.from.split(' to ')[0]")
  if (id === 'converter') return rulers('values.from')
  return knownLooks[id] ?? (id === 'said' ? saidLook(calculator) : { ...nothingDrawn, headline: 'Result' })
}

/** A slip with more lines than these is longer than the screen is high. */
const linesOfSlip = 5

/** What is cut or ruled needs the width; what is a sum of lines is a slip of paper. */
function layoutOf(brief: Brief, { drawing }: CalculatorLook, isAlone: boolean, most: number): Layout {
  const fitting: Readonly<Record<string, readonly Layout[]>> = {
    slices: ['receipt', 'receipt', 'wide'],
    'loan-years': ['wide', 'poster'],
    growth: ['poster', 'wide'],
    'body-scale': ['wide', 'poster'],
    'two-rulers': isAlone ? ['wide', 'poster'] : ['wide'],
    'part-of': ['poster', 'receipt', 'wide'],
    wall: ['poster', 'wide'],
    plan: ['poster'],
    breakdown: most > linesOfSlip ? ['poster'] : ['poster', 'receipt', 'wide'],
    bands: ['wide', 'poster'],
    span: ['wide', 'poster'],
    shares: most > linesOfSlip ? ['poster', 'wide'] : layouts,
  }
  const undrawn: readonly Layout[] = drawing === '' && isAlone ? ['poster'] : ['poster', 'wide']
  return pick(fitting[drawing] ?? undrawn, brief.seed, 'calculator')
}

/** The first heading asks what the visitor came to find out. */
const questions: Readonly<Record<string, readonly string[]>> = {
  tip: ['Who pays what?', 'What does each of us pay?', 'Split it, tip included'],
  fuel: ['What does the drive cost?', 'What will the tank take?'],
  bmi: ['Where do I stand?', 'Weight for height'],
  loan: ['What does it cost a month?', 'What can we afford to borrow?'],
  interest: ['What will it have grown to?', 'How much will there be?'],
  paint: ['How much paint do the walls take?', 'Litres for the walls'],
}

export function questionOf(brief: Pick<Brief, 'seed'>, { id, everyday }: Calculator): string | null {
  if (everyday !== undefined) return everyday.question
  const known = questions[id]
  return known === undefined ? null : pick(known, brief.seed, 'question')
}

const sides = {
  poster: ['lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]', 'lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]'],
  receipt: ['lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]', 'lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]'],
  wide: ['', ''],
} as const

/** Classes of the fields: boxes beside a poster, lines of a slip, large figures under a drawing. */
function fieldMarks(layout: Layout, marks: Readonly<Record<string, string>>): Record<string, string> {
  const select = `min-h-13 w-full ${marks['pageControl'] ?? ''} px-3.5 text-lg`
  if (layout === 'receipt')
    return {
      fieldLabel: 'flex items-center justify-between gap-5',
      fieldBox: 'flex w-36 shrink-0 items-baseline gap-2 border-b border-surface-control',
      fieldInput: 'min-h-12 text-right text-2xl',
      fieldMuted: 'text-surface-muted',
      fieldSelect: `min-h-12 min-w-0 max-w-[65%] ${marks['control'] ?? ''} px-3`,
    }
  if (layout === 'wide')
    return {
      fieldLabel: 'grid',
      fieldBox: 'flex items-baseline gap-2 border-b-2 border-control',
      fieldInput: 'min-h-14 font-display text-4xl',
      fieldMuted: 'text-xl text-muted',
      fieldSelect: `mt-1.5 ${select}`,
    }
  return {
    fieldLabel: 'grid gap-1.5',
    fieldBox: `flex items-center gap-2 ${marks['pageControl'] ?? ''} px-4 text-xl`,
    fieldInput: 'min-h-13',
    fieldMuted: 'text-surface-muted',
    fieldSelect: select,
  }
}

/** Tones of a drawing: those of the cover where it stands on it, else the accent beside a neutral one. */
function toneMarks(layout: Layout, isPizza: boolean): Record<string, string> {
  const [strong, bright] = layout === 'poster' ? ['cover-strong', 'cover-accent'] : ['control', 'accent']
  return {
    strong: `fill-${strong}`,
    bright: `fill-${bright}`,
    strongGround: `bg-${strong}`,
    brightGround: `bg-${bright}`,
    rulerGround: layout === 'poster' ? 'bg-cover-soft' : 'bg-cover text-on-cover',
    crust: isPizza ? 'fill-control' : 'fill-accent',
    filling: 'fill-accent',
    sliceText: 'fill-background',
    whatRound: isPizza ? 'a pizza' : 'a full plate',
    drawingSide: layout === 'receipt' ? 'lg:mx-0' : 'lg:mr-0',
    ground: isPizza
      ? '<circle cx="120" cy="120" r="116" className="fill-none stroke-control" strokeDasharray="2 5" />'
      : '<circle cx="120" cy="120" r="117" className="fill-surface stroke-control" />',
    topping: isPizza
      ? '{[[0.3, 34], [0.72, 72], [0.2, 76]].map(([turn, radius]) => <circle key={radius} cx={pointAt((at + turn) / count, radius)[0]} cy={pointAt((at + turn) / count, radius)[1]} r="6" className="fill-background/30" />)}'
      : '',
  }
}

/** More fields than these below each other leave the screen. */
const fieldsInColumn = 3
/** More than these beside each other have no room for their labels. */
const fieldsInRow = 5

/** Files and marks of the page that all its calculators share; the first one chooses. `most` is of how many fields. */
export function lookFiles(
  brief: Brief,
  looks: readonly CalculatorLook[],
  most: number,
  marks: Readonly<Record<string, string>>,
): { files: Record<string, string>; marks: Record<string, string> } {
  const [first = { ...nothingDrawn, headline: '' }] = looks
  const layout = layoutOf(brief, first, looks.length === 1, most)
  const isPizza = /\bpizz/i.test(brief.request)
  const tones = toneMarks(layout, isPizza)
  const isTurned = isMirrored(brief)
  const own = {
    ...marks,
    ...fieldMarks(layout, marks),
    ...tones,
    figureWeight: headingWeight(brief),
    sides: `${layout === 'poster' ? 'gap-x-12 gap-y-8 lg:gap-y-0 ' : ''}${sides[layout][isTurned ? 1 : 0]}`,
    resultSide: isTurned ? 'lg:order-last' : '',
    resultColumn: isTurned ? 'lg:col-start-2' : 'lg:col-start-1',
    fieldColumn: isTurned ? 'lg:col-start-1' : 'lg:col-start-2',
    manyFields: most > fieldsInColumn ? 'sm:grid-cols-2' : '',
    // What is round stands beside the values, what is long below them.
    wideBody: first.drawing === 'slices' ? 'lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-16' : '',
    fieldColumns: most > fieldsInRow ? 'lg:grid-cols-4' : 'lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none',
    keepButton: layout === 'receipt' ? (marks['quietSurface'] ?? '') : (marks['quiet'] ?? ''),
  }
  const drawings = [...new Set(looks.map(({ drawing }) => drawing))].filter((drawing) => drawing !== '')
  return {
    marks: own,
    files: Object.assign(
      {},
      readPart(`calculator-${layout}`, own),
      ...drawings.map((drawing) => readPart(`drawing-${drawing}`, own)),
    ),
  }
}

/** The page's first heading: a question over a figure that is larger than it, or the largest word beside a slip. */
export function headingClass(brief: Brief): string {
  return ['bold', 'brutalist'].includes(brief.style)
    ? `max-w-[18ch] text-balance text-4xl leading-none sm:text-6xl ${headingWeight(brief)}`
    : `max-w-[22ch] text-balance text-3xl leading-tight sm:text-5xl ${headingWeight(brief)} ${styles[brief.style].heading.includes('tracking') ? '' : 'tracking-tight'}`.trim()
}
