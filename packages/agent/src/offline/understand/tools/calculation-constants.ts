// What a calculation takes for granted: "one litre covers 10 m²", "a roll is 10 m long and 0.5 m wide", "one bag makes
// 0.012 m³". Nobody types these in; they say how far one of the things that are asked for goes.

const amount = String.raw`(\d+(?:[.,]\d+)?)`
const thing = String.raw`(?:one|an?|each|every|per)\s+(?:[\p{L}\d-]+\s+){1,4}?`
/** "One tin covers about 12 m²", "a bag makes 0.012 m³". */
const goesFor = new RegExp(
  String.raw`${thing}(?:covers?|makes?|gives?|yields?|fills?|is enough for|lasts? for|does)\s+(?:about |around |up to )?${amount}\s*(?:m²|m³|m2|m3|sq\b[^,.;)]*|square met\p{L}+|cubic met\p{L}+|lit\p{L}+|l\b|m\b)`,
  'iu',
)
/** "A roll is 10 m long and 0.5 m wide". */
const sized = new RegExp(
  String.raw`${thing}(?:is|measures|has)\s+${amount}\s*(m|cm)\b(?: (?:long|wide|high))?\s*(?:and|by|x|×|,)\s*(?:is )?${amount}\s*(m|cm)\b(?: (?:long|wide|high))?`,
  'iu',
)

const plain = (number: string): number => Number(number.replace(',', '.'))
const inMetres = (number: string, unit: string): number => plain(number) / (unit.toLowerCase() === 'cm' ? 100 : 1)

/** How far one goes; undefined where nothing of the sort is said. */
export function saidReach(text: string): string | undefined {
  const [, first = '', unit = '', second = '', other = ''] = sized.exec(text) ?? []
  if (second !== '') return String(Number((inMetres(first, unit) * inMetres(second, other)).toFixed(6)))
  const reach = goesFor.exec(text)?.[1]
  return reach === undefined ? undefined : String(plain(reach))
}

const among = (pattern: RegExp): RegExp =>
  new RegExp(String.raw`\s*(?:,|\()?\s*(?:(?:where|if|and|assuming|when)\s+)?${pattern.source}\s*\)?`, 'giu')

/** The message without them: what is left is typed in or comes out. */
export function withoutConstants(text: string): string {
  return text.replace(among(sized), '').replace(among(goesFor), '')
}

const inWords = /["“]([^"“”]*?)\d+(?:[.,]\d+)?((?:\s|-)(\p{L}+)[^"“”]*)["”]/u

export interface SaidResult {
  before: string
  after: string
  thing: string
}

/** "You need 45 tiles": how somebody wants to read what comes out. */
export function readSaidResult(text: string): SaidResult | null {
  const [, before = '', after = '', what = ''] = inWords.exec(text) ?? []
  return what === '' || !/\p{L}/u.test(before) ? null : { before, after, thing: what }
}

/** The result that such a sentence is about, said in its words. */
export function inSaidSentence<T extends { label: string; unit: string }>(results: readonly T[], text: string): T[] {
  const said = readSaidResult(text)
  if (said === null) return [...results]
  return results.map((result) =>
    result.label.toLowerCase().includes(said.thing.toLowerCase())
      ? { ...result, before: said.before, unit: said.after }
      : result,
  )
}

/** "Shows "You need 45 tiles"" asks how many tiles. */
export function quotedAsAsked(text: string): string {
  const said = readSaidResult(text)
  return said === null ? text : text.replace(inWords, `how many ${said.thing}`)
}
