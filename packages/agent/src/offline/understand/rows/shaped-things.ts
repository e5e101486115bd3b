// Things that stand in a row, each told in the same shape: "Attic 2 guests 80, Loft 3 guests 95", "Queen rearing - 3 weeks -
// 90 €. Honey - one day - 45 €." What repeats its shape is a list of things with their values, whatever noun it goes by.
import { capitalize } from '../inflect.ts'
import { plainPrice, price } from './said-prices.ts'
import { type Told, isFigure, masked, shapeOf, shapeText, toldOf } from './shaped-thing.ts'

interface ShapedThing {
  name: string
  price?: string
  /** The other values, with commas between them. */
  details: string
}

export interface ShapedRun {
  things: ShapedThing[]
  /** The heading just before it: "Drinks". */
  heading: string
  start: number
  end: number
}

interface Unit {
  text: string
  start: number
  end: number
}

/** Between two things: sentences, lines and semicolons first, as a comma may stand within a thing. */
const separators: readonly RegExp[] = [
  /\s*\n\s*(?:[-*•–]\s*|\d+[.)]\s*)?|\s*;\s*(?:and\s+)?|\s+\/\s+(?=["“\p{Lu}])/gu,
  /(?<!\b\p{L})\.\s+(?=["“\p{Lu}])|\s*\n\s*/gu,
  /\s*,\s*(?:and\s+|or\s+|plus\s+)?|(?<=[\d¤$€£·)][^,.;:]{0,24})\s+(?:and|plus)\s+(?=(?:an?\s+|the\s+|our\s+)?["“\p{L}][^,.;]*?(?:[\d¤$€£]|·))|\s*[.;]\s+|\s*\n\s*/gu,
]

function unitsOf(text: string, separator: RegExp): Unit[] {
  const hidden = masked(text)
  const units: Unit[] = []
  let at = 0
  for (const match of [...hidden.matchAll(separator), null]) {
    const end = match?.index ?? text.length
    const lead = /^[\s\-*•–.,]*/.exec(hidden.slice(at, end))?.[0].length ?? 0
    // Before the first thing and behind the last another sentence may stand.
    const sentences = text.slice(at + lead, end).split(/(?<!\b(?:St|Dr|Mr|Ms|Mrs|\p{Lu}))\.\s+(?=\p{Lu})/u)
    const isFirst = units.length === 0 && match !== null
    const said = (isFirst ? sentences.at(-1) : sentences[0]) ?? ''
    const start = isFirst ? end - said.length : at + lead
    const words = said.replace(/[\s.,;]+$/, '')
    if (words !== '') units.push({ text: words, start, end: start + words.length })
    at = end + (match?.[0].length ?? 0)
  }
  return units
}

const notThings =
  /^(?:total|sum|average|budget|limit|over|under|above|below|up to|at least|at most|shipping|delivery|postage|fee|rate|from|only|it|they|each|every|opening hours|open|call|phone|tel|pages?|step|row|level|class|room|size|number|no|nr|age|part|version|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tue|wed|thu|fri|sat|sun)\b(?!\s+\p{Lu})/iu

/** "Menu: Starters: Soup 6. Mains: Trout 15.": under each of its parts one dish is enough. */
const isInCourses = /\bMenu:\s+\p{L}[\p{L} ]*:\s[^.:]*\.\s+\p{L}[\p{L} ]*:\s/u

/** Runs of at least two things beside each other that have a figure at the same place. */
export function shapedRuns(text: string): ShapedRun[] {
  const runs: ShapedRun[] = []
  const all = [...separators.map((separator) => unitsOf(text, separator)), ...takenTogether(text)]
  for (const units of all)
    for (const run of runsOf(units, text)) if (run.things.length >= 2 && isApart(run, runs)) runs.push(run)
  // "Starters: …; mains: …; desserts: tiramisu 8": under a heading beside others even one thing is a list.
  const isOfHeadings = runs.filter(({ heading }) => heading !== '').length >= 2 || isInCourses.test(text)
  const alone = isOfHeadings
    ? all.flatMap((units) => runsOf(units, text)).filter(({ things }) => things.length === 1)
    : []
  for (const run of alone) if (isApart(run, runs)) runs.push(run)
  return runs.toSorted((one, other) => one.start - other.start)
}

function isApart(run: ShapedRun, others: readonly ShapedRun[]): boolean {
  return others.every(({ start, end }) => run.end <= start || run.start >= end)
}

/** "Mia, class 4b, Tom, class 4a": by commas alone, each thing and its values are so many pieces. */
function takenTogether(text: string): Unit[][] {
  return unitsOf(text, /(?<=[\p{L}\d]{2})\.\s+|\s*\n\s*/gu).flatMap((sentence) => {
    const [heading = ''] = /^[^:,]{2,60}:\s+/.exec(sentence.text) ?? []
    const pieces = unitsOf(sentence.text.slice(heading.length), /,\s+(?:and\s+)?/g)
    const from = sentence.start + heading.length
    const size = [2, 3, 4].find(
      (each) => pieces.length >= each * 2 && pieces.length % each === 0 && isRegular(pieces, each),
    )
    if (size === undefined) return []
    return [
      Array.from({ length: pieces.length / size }, (_, at) => {
        const [first, last] = [pieces[at * size], pieces[at * size + size - 1]]
        const [start, end] = [from + (first?.start ?? 0), from + (last?.end ?? 0)]
        return { text: text.slice(start, end), start, end }
      }),
    ]
  })
}

/** The same sort of value, or the same first word. */
function isShared(said: readonly string[]): boolean {
  const [first = 'words', ...others] = said.map((value) => shapeOf(value))
  const word = said.map((value) => (value.includes(' ') ? value.split(' ')[0]?.toLowerCase() : undefined))
  return (
    (first !== 'words' && others.every((shape) => shape === first)) ||
    (word[0] !== undefined && word.every((each) => each === word[0]))
  )
}

/** At each place but the first the same sort of value, or the same first word. */
function isRegular(pieces: readonly Unit[], size: number): boolean {
  const places = Array.from({ length: size }, (_each, place) =>
    pieces.filter((_piece, at) => at % size === place).map(({ text }) => text),
  )
  const [names = [], ...values] = places
  return (
    names.every((name) => /^["“«\p{Lu}]/u.test(name) && shapeOf(name) === 'words') &&
    values.some(isShared) &&
    names.every((name) => name.split(' ').length <= 5)
  )
}

function runsOf(units: readonly Unit[], text: string): ShapedRun[] {
  const runs: ShapedRun[] = []
  let open: { told: Told; unit: Unit; at: number }[] = []
  const close = (): void => {
    const run = runFrom(open, text)
    if (run !== null) runs.push(run)
    open = []
  }
  for (const unit of units) {
    const { heading, words, offset } = headed(unit)
    if (heading !== '') close()
    const told = toldOf(words, open.length === 0)
    const isThing =
      told !== null &&
      !notThings.test(told.name) &&
      (told.values.some(isFigure) || hasLikeWords(told, open[0]?.told, units))
    const [first] = open
    if (!isThing || (first !== undefined && !isAlike(first.told, told))) close()
    if (isThing) open.push({ told, unit, at: unit.start + offset + told.at })
  }
  close()
  return runs
}

/** "Fern, water every 3 days; Cactus, water every 21 days": the same words stand at the same place. */
function hasLikeWords(told: Told, first: Told | undefined, units: readonly Unit[]): boolean {
  const others =
    first === undefined
      ? units.flatMap(({ text }) => toldOf(headed({ text, start: 0, end: 0 }).words, true) ?? [])
      : [first]
  return others.some(
    (other) =>
      other.name !== told.name &&
      other.values.length === told.values.length &&
      told.values.some(
        ({ words }, at) => words.includes(' ') && words.split(' ')[0] === other.values[at]?.words.split(' ')[0],
      ),
  )
}

/** "Drinks: Flat white 3.40": the first thing of a list has its heading before it. */
function headed({ text }: Unit): { heading: string; words: string; offset: number } {
  const [all, heading = ''] =
    /^((?:\p{L}[\p{L}’'&-]*\s+){0,7}\p{L}[\p{L}’'&-]*(?:\s*\([^)]*\))?):(?:\s+(?=\S)|(?=["“\p{Lu}]))/u.exec(text) ?? []
  const rest = all === undefined ? text : text.slice(all.length)
  // "Piano: 40 euros" is one thing with its value.
  return all === undefined || !/^(?:an? |the )?["“\p{L}\d]/iu.test(rest) || toldOf(rest, true) === null
    ? { heading: '', words: text, offset: 0 }
    : { heading, words: rest, offset: all.length }
}

function isAlike(one: Told, other: Told): boolean {
  if (shapeText(one) === shapeText(other)) return true
  const [a, b] = [one, other].map(({ values }) => new Set(values.filter(isFigure).map(({ shape }) => shape)))
  const shared = [...(a ?? [])].filter((shape) => b?.has(shape) === true)
  return shared.length > 0 && Math.abs(one.values.length - other.values.length) <= 1
}

function runFrom(open: readonly { told: Told; unit: Unit; at: number }[], text: string): ShapedRun | null {
  const [first] = open
  const last = open.at(-1)
  if (first === undefined || last === undefined) return null
  const all = open.map(({ told }) => told)
  const heading = /([^.;:\n]+):\s*$/.exec(text.slice(0, first.at))?.[1]?.trim() ?? ''
  const isAlone = open.length < 2
  if (isAlone && (heading === '' || shapeText(first.told) !== 'price')) return null
  const isPriced = all.every(({ values }) => values.some(({ shape }) => shape === 'price'))
  const isBare = all.every(
    ({ values }) => values.length === 1 && (values[0]?.shape === 'measure' || values[0]?.shape === 'words'),
  )
  // "Cut 38, colour 72" without a word of money counts something; three names in capitals are things all the same.
  if (isBare && !(open.length >= 3 && all.every(({ name }) => /^["“«\p{Lu}]/u.test(name)))) return null
  if (!isPriced && !all.every(({ name }) => /^["“«\p{Lu}\d]/u.test(name)) && !/:\s*$/.test(text.slice(0, first.at)))
    return null
  return {
    things: withPlaces(all).map(thingOf),
    heading,
    start: first.at,
    end: last.unit.end,
  }
}

/** "Library in Hamburg, 2018; Villa in Kiel, 2020": where each of them stands is no part of its name. */
function withPlaces(all: readonly Told[]): readonly Told[] {
  const placed = all.map(({ name, values }) => {
    const [, bare, place] = /^(.{3,}?) in (\p{Lu}[\p{L} ’'-]*)$/u.exec(name) ?? []
    return bare === undefined || place === undefined
      ? null
      : { name: bare, values: [{ words: place, shape: 'words' as const }, ...values] }
  })
  return placed.every((each) => each !== null) ? placed : all
}

function thingOf({ name, values }: Told): ShapedThing {
  const cost = values.find(({ shape }) => shape === 'price')?.words
  const said = cost === undefined ? undefined : new RegExp(price, 'iu').exec(cost)?.[0]
  const around =
    cost === undefined || said === undefined
      ? (cost ?? '')
      : cost
          .replace(said, /^from\b/i.test(cost) ? plainPrice(said) : '')
          .replace(/^(?:for|at|only)\s+/i, '')
          .trim()
  const details = values
    .filter(({ words }) => words !== cost)
    .map(({ words }) => words)
    .concat(
      around
        .replace(/^(?:each|apiece|a piece)$/i, '')
        .replace(/^\/\s*/, 'per ')
        .replace(/^an? /i, 'per '),
    )
    .filter((words) => words !== '')
    .join(', ')
  return { name: capitalize(name), ...(said !== undefined && { price: plainPrice(said) }), details }
}
