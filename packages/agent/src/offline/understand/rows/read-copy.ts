// Words that are to stand in the app as they were said: quoted copy by where it stands, things with their prices,
// opening hours, places.
import type { Copy } from '../../brief.ts'
import { capitalize, singularize } from '../inflect.ts'
import { saidSoldWords } from '../sites/sold-words.ts'
import { plainText } from '../plain/plain-text.ts'
import { readOffers } from './read-offers.ts'
import { readFacts } from '../names/own-details.ts'
import { price } from './said-prices.ts'
import { type Role, quotesOf, titledTexts } from './said-quotes.ts'

/** "The button is called Count me in": what a button says stands in quotes, whether it was typed so or not. */
export function quoteButtons(text: string): string {
  // 'Kornblume' is quoted as well as “Kornblume”.
  return text
    .replace(/(?<![\p{L}\d])['‘](\p{Lu}[^'’\n"“”]{1,38})['’](?![\p{L}\d])/gu, '"$1"')
    .replace(
      /\b([Bb]uttons?,? (?:(?:is|should be) )?(?:called|named|labelled|labeled|says|saying|reads)\s+)(\p{Lu}[\p{L}'’!]*(?: (?!and\b|that\b|which\b|then\b|to\b(?= the))[\p{L}'’!]+){0,5})(?=\s*(?:[.,;]|$|and\b|that\b|which\b|then\b))/gu,
      '$1"$2"',
    )
}

/** What is to be written on a page is no record: "…, headline “A dry loft by Friday”, …" without it. */
export function withoutCopy(text: string): string {
  let result = ''
  let at = 0
  const titled = titledTexts(text)
  for (const { words, role, start, end } of quotesOf(text)) {
    if (role === 'data' || role === 'line') continue
    if (role === 'title') {
      result += text.slice(at, start)
      at = titled.find((each) => each.start === start)?.end ?? end
      continue
    }
    const before = text.slice(at, start)
    const clause =
      /(?:[.;,:]\s+|\b(?:and|with|plus)\s+)(?!(?:[^"“”]*(?:[.;,:]\s|\b(?:and|with|plus)\s)))[^"“”]*$/iu.exec(before)
    result +=
      clause === null
        ? before
        : `${before.slice(0, clause.index)}${/^[.:]/.test(clause[0]) ? clause[0].charAt(0) : ' '}`
    // What is quoted may end its sentence, and be followed by a word on how it looks: “Count me in” in orange.
    const isBracketLost = clause !== null && /\([^)]*$/.test(clause[0])
    const after = isBracketLost ? text.indexOf(')', end) + 1 : 0
    const rest = text.slice(Math.max(end, after))
    if (/[.!?]$/.test(words) && /^(?:\s+\p{Lu}|\s*$)/u.test(rest)) result = `${result.trimEnd()}.`
    at = Math.max(end, after) + (/^\s+(?:in\s+)?\p{Ll}+(?:\s+\p{Ll}+)?(?=\s*[.,;])/u.exec(rest)?.[0].length ?? 0)
  }
  return `${result}${text.slice(at)}`.replace(/([.:])\s*[,.]\s*(?:and\s+)?/g, '$1 ')
}

const startingPrice = new RegExp(
  String.raw`\b(?:prices?|rates?|packages|fees|tickets|lessons|sessions)\s+(?:are |is )?(?:from|start(?:s|ing)? (?:at|from)|starting)\s+${price}`,
  'giu',
)

const howMany: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, '2': 2, '3': 3, '4': 4, '5': 5 }
/** "Three reasons to pick us (…)"; a page that is to win people over tells features, where an app has them. */
function shortLists(text: string): RegExp {
  const isPage = /\b(?:landing|launch|marketing|home) ?page\b|\bone-?pager\b|\bweb ?site\b/i.test(text)
  const nouns = `reasons|benefits|advantages|selling points|promises${isPage ? '|features' : ''}`
  return new RegExp(
    String.raw`\b(?:(two|three|four|five|[2-5])|some|a few|the|our|a list of)\s+(?:(?:short|good|main|simple|quick|key)\s+)*(${nouns})\b((?:\s+(?:to|why|for|of|that|we|not to)\b[^.,;:("“]*)?)\s*(?:(?::|\()\s*([^.;)]+))?`,
    'giu',
  )
}

/** What anybody may promise of careful work; whoever asked will say it better. */
const promises = [
  'You talk to the people who do the work.',
  'One price, said before anything begins.',
  'We come when we said we would.',
  'Small enough to remember your name.',
  'If something is not right, we put it right.',
]

const split = (said: string): string[] =>
  said
    .split(/\s*(?:,(?!\d)|;)\s*(?:and\s+)?|\s+and\s+/)
    .map((item) => item.replace(/["“”]/g, '').trim())
    .filter((item) => item !== '')

/** "Three numbers: 1,900 pianos moved, 0 dropped": they speak for themselves, without a heading. */
const saidNumbers =
  /(?:\b(?:underneath|below|with|and|then)\s+)?\b(?:two|three|four|five|[2-5]|some|a few|the|our|these)\s+(?:key |big )?(?:numbers|figures)\s*[:(]\s*([^.;)]+)/giu

function readSections(text: string): Copy['sections'] {
  const numbers = [...text.matchAll(saidNumbers)].map(([, said = '']) => ({
    heading: '',
    items: split(said).map(capitalize),
  }))
  return [...numbers.filter(({ items }) => items.length >= 2), ...shortSections(text)]
}

function shortSections(text: string): Copy['sections'] {
  return [...text.matchAll(shortLists(text))].map(([, number = '', noun = '', of = '', said = '']) => {
    const items = split(said)
    return {
      heading: capitalize(`${number === '' ? '' : `${number} `}${noun}${of}`.trim()),
      items: items.length >= 2 ? items.map(capitalize) : promises.slice(0, howMany[number.toLowerCase()] ?? 3),
    }
  })
}

/** Without what `readSections` took. */
export function withoutSections(text: string): string {
  return text
    .replace(shortLists(text), ' ')
    .replace(saidNumbers, ' ')
    .replace(/([:.])\s*,\s*(?:and\s+)?/g, '$1 ')
    .replace(/,\s*,/g, ',')
}

/** "An about page with our story: we have baked since 1974." */
function toldAbout(text: string): string[] {
  const told =
    /\babout(?: (?:me|us|the \p{L}+))?(?: page| section)\b[^.:;"“(]{0,40}(?::|\b(?:saying|that (?:says|tells|explains)) (?:that )?)\s*([^."“”;:]{12,240})(?=[.;]|$)/giu
  return [...text.matchAll(told)].map(([, said = '']) => `${capitalize(said.trim())}.`)
}

/** @param name the app's name, which is said elsewhere already */
export function readCopy(request: string, name: string | undefined): Copy {
  const soldOut = saidSoldWords(request)
  const said = quotesOf(request).filter(({ words, role }) => words !== name && words !== soldOut && role !== 'data')
  const of = (role: Role) => said.filter((quote) => quote.role === role).map(({ words }) => words)
  const [headline = '', ...further] = of('headline')
  const titled = titledTexts(request)
  const texts = titled.map(({ title, text, note }) => ({
    name: title,
    details: [note, text].filter((each) => each !== '').join(', '),
    of: nounOfTitled(request, titled[0]?.start ?? 0),
  }))
  const offers = [
    ...texts,
    ...readOffers(plainText(request)).filter(({ name: offered }) => !texts.some((each) => each.name === offered)),
  ]
  return {
    headline,
    lines: [
      ...further,
      ...of('line').filter(
        (line) => !offers.some(({ name: offered, details }) => offered === line || details === line),
      ),
      ...[...request.matchAll(startingPrice)].map(([words]) => `${capitalize(words)}.`),
    ].slice(0, 12),
    offers,
    facts: readFacts(request),
    about: [...of('about'), ...toldAbout(request)],
    thanks: of('thanks')[0] ?? '',
    send: of('send')[0] ?? '',
    sections: readSections(request),
    pages: [],
    count: of('count')[0] ?? '',
    again: of('again')[0] ?? '',
  }
}

/** "Three short chapters. “The cart”: …": what the titled texts are; '' where nothing before them says it. */
function nounOfTitled(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 90), at)
  const said =
    /\b(?:two|three|four|five|six|seven|eight|\d+|first|these|following|some|my|our)\s+(?:\p{L}+\s+){0,2}?(\p{Ll}+s|stories)\b[^"“”]*$/iu.exec(
      before,
    )?.[1] ?? ''
  return singularize(said.toLowerCase())
}
