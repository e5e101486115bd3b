// What the parts of a calculation are to each other: how far a litre goes, what is bought whole, walls of a room.
import { singularize } from '../inflect.ts'

export interface CalculationInput {
  name: string
  label: string
  /** What it is where the message says so: "roll width 0.53 m". */
  first?: string
  /** A box to tick. */
  isTicked?: boolean
}

/** "One litre covers 10 m²", "10 square metres per litre": how far one goes, where it is not typed in. */
export function saidCoverage(text: string): string | undefined {
  return /\bcovers?\s+(?:about |around |up to )?(\d+(?:[.,]\d+)?)\s*(?:m²|m2|sq|square)|(\d+(?:[.,]\d+)?)\s*(?:m²|m2|sq\.? ?m|square met\p{L}+) per (?:lit|bag|tin|can|roll|pack|box|bucket)/iu
    .exec(text)
    ?.slice(1)
    .find((amount) => amount !== undefined)
    ?.replace(',', '.')
}

/** "Slices per pizza" goes into how many pizzas. */
export function perAsked(asked: readonly string[]): RegExp {
  const things = asked.flatMap((item) => wholeThing(item) ?? []).map((thing) => singularize(thing))
  return things.length === 0
    ? /^\b$/
    : new RegExp(String.raw`\b(?:per|in (?:a|one|each)) (?:${things.join('|')})\b`, 'i')
}

/** "Roll width, roll length" say how large one of the rolls is that are asked for. */
export function piecesOf(inputs: readonly CalculationInput[], asked: readonly string[]): CalculationInput[] {
  const [thing] = asked.flatMap((item) => wholeThing(item) ?? [])
  if (thing === undefined) return []
  const found = inputs.filter(({ label }) =>
    new RegExp(String.raw`^${singularize(thing)} (?:width|length|height|size)\b`, 'i').test(label),
  )
  return found.length < inputs.length ? found : []
}

/** "When one is 9.50", "at 24.90 per roll". */
export function saidPrice(text: string): string | null {
  const found =
    /\b(?:at|is|costs?|for|price of)\s*[€$£]?\s?(\d+[.,]\d\d|\d+(?= ?[€$£]))\b|[€$£]\s?(\d+(?:[.,]\d+)?)\s*(?:per|a|each)/i.exec(
      text,
    )
  return (found?.[1] ?? found?.[2])?.replace(',', '.') ?? null
}

const measured =
  /^(?:lit(?:re|er)s?|kilos?|kg|grams?|ml|millilit(?:re|er)s?|met(?:re|er)s?|hours?|minutes?|days?|weeks?|months?|years?|cups?|kilomet(?:re|er)s?|miles|km|kwh|square|cubic|percent|money|euros?|dollars|pounds|it|is|interest|time)\b/i

/** "How many rolls (rounded up)", "number of tiles": what is counted cannot be cut. */
export function wholeThing(item: string): string | null {
  const [, thing = ''] =
    /^(?:how many|number of)\s+(?:whole |full |[\d-]+(?:litre|kg)? )?(\p{L}+s)\b/iu.exec(item) ?? []
  return thing === '' || measured.test(thing) ? null : thing.toLowerCase()
}

/** Lengths in centimetres among others in metres. */
export function inMetres({ name, label }: CalculationInput, all: readonly CalculationInput[]): string {
  const isSmall = /\bin (?:cm|centimet\p{L}+)\b/iu.test(label)
  return isSmall && !all.every((other) => /\bin (?:cm|centimet\p{L}+)\b/iu.test(other.label)) ? `${name} / 100` : name
}

/** The walls of a room are as long as it is round. */
export function wallsOf(factors: readonly CalculationInput[], text: string): string | null {
  if (!/\broom\b/i.test(text) || !/\b(?:paint|wall ?paper|walls?|plaster)\b/i.test(text)) return null
  const find = (says: RegExp) => factors.find(({ label }) => says.test(label))
  const [length, width, height] = [find(/\blength\b/i), find(/\bwidth\b/i), find(/\bheight\b/i)]
  if (length === undefined || width === undefined || height === undefined) return null
  const others = factors.filter((input) => ![length, width, height].includes(input))
  return [`2 * (${length.name} + ${width.name}) * ${height.name}`, ...others.map(({ name }) => name)].join(' * ')
}

/** Distance and consumption without the price of a litre; null where no price is typed in. */
export function usedUp(factors: readonly CalculationInput[], consumption: string): string | null {
  const others = factors.filter(({ label }) => !/\b(?:price|costs?)\b/i.test(label))
  return others.length === factors.length || others.length === 0
    ? null
    : `${others.map(({ name }) => name).join(' * ')} * ${consumption} / 100`
}

/** A tile of one size is as wide as it is long. */
export function sizeOfPiece(pieces: readonly CalculationInput[], all: readonly CalculationInput[]): string {
  const sides = pieces.map((input) => inMetres(input, all))
  const isSquare = pieces.length === 1 && /\bsize\b/i.test(pieces[0]?.label ?? '')
  return [...sides, ...(isSquare ? sides : [])].join(' * ')
}

export const ticked =
  /^(?:an? |the )?(?:check ?box|tick ?box|box to tick|tick|switch)\s*(?:for|called|named|that says)?\s*["“']?([^"”']+)["”']?$/i
/** "Roll width 0.53 m", "slices per pizza (8)": a value that is known, and can be another. */
export const valued =
  /^(.*?\p{L}.*?)\s*(?:\bof\b|\bis\b|=|\()?\s*(?<![\d/-]|\bper )(\d+(?:[.,]\d+)?)\s*(?:m|cm|mm|km|kg|g|l|€|%|euros?|\$|£)?\)?$/iu
