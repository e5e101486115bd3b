// How prices are said: with a sign or a word for money, or as bare figures where a message is about what something costs.

const figure = String.raw`(?:\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d{1,6}(?:[.,]\d{1,2})?)`
/** Stands before a figure that is a price although no currency was said with it: see `markPrices`. */
const mark = '¤'
export const price = String.raw`(?:[$€£${mark}]\s?${figure}|${figure}\s?(?:€|£|\$|euros?|dollars?|pounds?|eur|usd|gbp)(?![\w]))`

/** What a price is for: "£4 a loaf", "40 euros per hour", "5 € each". */
export const perUnit = String.raw`(?:\s*(?:\/|\bper\b|\ban?\b)\s*(?:(?!few|lot|little|bit)\p{L}+)(?=\s*(?:[,;.)\n]|$|\band\b))|\s+(?:each|apiece)\b)`

/** Without the mark: "38" was said, and the app's currency stands for it. */
export function plainPrice(said: string): string {
  return said.replace(mark, '').trim()
}

/** What is about prices, wares or services; elsewhere a figure after a word counts or measures something. */
const isOfTrade =
  /[$€£]|\b(?:pric(?:es?|ed|ing)|price ?list|\p{L}*shop|store|boutique|sells?|selling|for sale|menu|salon|barber\p{L}*|costs?|rates|fees|tariffs?|treatments?|services|products?|goods|wares|dishes|drinks|bakery|caf[eé]|restaurant|euros?|dollars?|pounds?|cart|checkout|offers?(?= page|:)|lessons|courses|workshops|tours|packages|sessions|tickets|training|hire|rental)\b/iu
/** Words that a figure belongs to as its number, and words that make it a measure or a bound. */
const isNumbered =
  /^(?:row|shelf|step|level|class|page|age|room|size|hall|table|flat|number|no|nr|season|round|team|group|chapter|part|phase|version|floor|columns?|options?|questions?|players?|points?)$|\b(?:row|shelf|step|level|class|page|age|size|number|no|nr|season|round|chapter|phase|version|floor|columns?|options?|questions?|players?|points?|from|to|of|least|most|max|min|until|till|over|under|than|every|up|in|by|between|and|or|the|a|an|are|is|with|at|on|since|about|only|e\.g|like|such as)$/iu

/** "Puppy group 12 per hour": what is paid by the piece is no number. */
const perPiece = /^\s*(?:\/|per\b|each\b|apiece\b|an? (?:hour|day|week|month|person|night|session|lesson)\b)/i

/** "Cut 38, colour 72", "oat (6), clay (7)": the figures get their mark, letter for letter, so that places stay. */
export function markPrices(text: string): string {
  if (!isOfTrade.test(text)) return text
  const piece =
    /(?<=^|[,;:.(]\s*|\band\s+|\n\s*)((?:and\s+)?\p{L}[\p{L}'’&-]*(?:\s+(?:&|\p{L}[\p{L}'’&-]*|\d{1,3}(?=\s(?:for|at|costs?)\s))){0,5}?)(\s+(?:(?:for|at|from|costs?(?: from)?)\s+)?|\s*\(\s*|\s*[:–—-]\s*)(\d{1,4}(?:[.,]\d{1,2})?)(?=\)|\s*(?:[,;.\n](?!\d)|$|\band\b|(?:per|an?|each|apiece)\b))/giu
  const found = [...text.matchAll(piece)].filter(
    ({ 0: all, 1: name = '', 3: said = '', index }) =>
      (!isNumbered.test(name) || perPiece.test(text.slice(index + all.length))) && !/^(?:1[89]|20)\d{2}$/.test(said),
  )
  // One figure may be anything; several things in a row, each with its own, are a list of prices.
  const inRow = found.filter((match, at) =>
    [found[at - 1], found[at + 1]].some((other) => other !== undefined && isBeside(text, match, other)),
  )
  return inRow.reduce((marked, match) => {
    const [, name = '', between = ''] = match
    const at = match.index + name.length
    const isInBrackets = between.includes('(')
    const sign = isInBrackets ? `${' '.repeat(between.length - 1)}${mark}` : `${between.slice(0, -1)}${mark}`
    const after = at + between.length
    const end = after + (match[3] ?? '').length
    const rest = isInBrackets ? marked.slice(end).replace(')', ' ') : marked.slice(end)
    return `${marked.slice(0, at)}${sign}${marked.slice(after, end)}${rest}`
  }, text)
}

/** No more than a comma, an "and" or a unit between them, and not the same word twice: "Class 1, Class 2". */
function isBeside(text: string, one: RegExpExecArray, other: RegExpExecArray): boolean {
  const [first, second] = one.index < other.index ? [one, other] : [other, one]
  const between = text.slice(first.index + first[0].length, second.index)
  const isSame = (first[1] ?? '').toLowerCase().trim() === (second[1] ?? '').toLowerCase().trim()
  return (
    !isSame &&
    /^\)?(?:\s*(?:per|an?)\s+\p{L}+|\s+(?:each|apiece))?\)?\s*(?:[,;.]\s*)?(?:and\s+)?(?:(?:\p{L}+ )?\p{L}+:)?\s*$/iu.test(
      between,
    )
  )
}
