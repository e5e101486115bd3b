// Things that are named with values anywhere in prose: "Puppy Class starts on 2 September and takes 6 dogs", "mugs (24 €)",
// "“Wheel Truing” on 7 May, where only 5 places are available". A name, the values behind it, and no other story between.
import { capitalize } from '../inflect.ts'

export interface Value {
  kind: 'day' | 'weekly' | 'clock' | 'money' | 'count' | 'number' | 'words' | 'person'
  /** As it was said: "2 September", "24 €". */
  text: string
  /** What is counted, as it was said: "dogs"; '' where nothing is. */
  unit: string
}

export interface ValuedThing {
  name: string
  values: Value[]
  start: number
  end: number
}

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const weekday = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?'
const money = String.raw`[$€£¤]\s?\d[\d.,]*\d|[$€£¤]\s?\d|\d(?:[\d.,]*\d)?\s?(?:€|£|\$|¤|(?:euros?|eur|dollars?|usd|pounds?|gbp|chf|francs)\b)`
const day = String.raw`(?:\b${weekday},?\s+(?:the\s+)?)?\b\d{1,2}(?:st|nd|rd|th|\.)?\s+(?:of\s+)?${month}\b\.?(?:,?\s+20\d\d)?|\b${month}\s+\d{1,2}(?:st|nd|rd|th)?\b(?:,?\s+20\d\d)?|\b20\d\d-\d\d-\d\d\b`
const clock = String.raw`\b\d{1,2}:\d{2}(?:\s?[ap]\.?m\.?)?(?:\s*[-–]\s*\d{1,2}:\d{2})?|\b\d{1,2}\s?[ap]\.?m\b\.?`
const noUnit =
  'and|or|for|on|at|in|of|to|with|by|per|each|is|are|was|which|where|who|that|from|until|till|as|so|but|plus|then|it|i|we|the|a|an|also|only'
const count = String.raw`\b\d{1,4}\s?(?!(?:${noUnit}|${month})\b)\p{L}+\b`
const number = String.raw`\b\d[\d,]*(?:\.\d+)?\b`
const proper = String.raw`\p{Lu}[\p{L}\d'’&-]*(?:\s+(?:(?:of|the|and|for|in|on|de|to|your|a|&|with)\s+){0,2}\p{Lu}[\p{L}\d'’&-]*)*`

const tokens = new RegExp(
  [
    String.raw`(?<quoted>["“][^"“”\n]{2,70}["”])`,
    String.raw`(?<money>(?:${money}))`,
    String.raw`(?<day>(?:${day}))`,
    String.raw`(?<clock>(?:${clock}))`,
    String.raw`(?<count>(?:${count}))`,
    String.raw`(?<number>(?:${number}))`,
    String.raw`(?<word>[\p{L}][\p{L}\d'’&-]*)`,
    String.raw`(?<mark>[.;!?:,()\n\r/–—+])`,
  ].join('|'),
  'giu',
)
const properAt = new RegExp(proper, 'uy')

const valueKinds = ['money', 'day', 'clock', 'count', 'number'] as const
const tokenKinds = [...valueKinds, 'name', 'quoted', 'word', 'mark'] as const

interface Token {
  kind: (typeof tokenKinds)[number]
  text: string
  start: number
  end: number
}

/** What begins a sentence with a capital, and names nothing. */
const opener =
  /^(?:i|we|you|they|he|she|it|the|an?|our|my|your|their|this|that|these|those|there|here|for|in|on|at|with|and|or|but|so|once|every|each|all|also|then|when|where|what|who|which|please|people|visitors?|guests?|customers?|members?|owners?|anyone|everyone|everybody|anybody|whoever|nobody|could|can|would|should|make|build|create|need|want|site|website|page|home ?page|app|as|if|one|two|three|four|some|right|let|put|start|first|next|last|from|of|to|no|not|only|online|e-?mail|url|eur|usd|gbp)$/i
const isWeekdayOrMonth = new RegExp(`^(?:${weekday}|${month})$`, 'i')

function tokensOf(text: string): Token[] {
  const all: Token[] = []
  tokens.lastIndex = 0
  for (let found = tokens.exec(text); found !== null; found = tokens.exec(text)) {
    const [kind = 'mark', said = ''] = Object.entries(found.groups ?? {}).find(([, each]) => each !== undefined) ?? []
    properAt.lastIndex = found.index
    const name = kind === 'word' ? properAt.exec(text)?.[0] : undefined
    const isName = name !== undefined && !opener.test(name) && !isWeekdayOrMonth.test(name)
    // "The Spring Tasting" is called by what follows its article.
    const article = isName
      ? (/^(?:The|A|An|Our|My|For|We|On|In|At|And|Then)\s+(?=\p{Lu})/u.exec(name)?.[0].length ?? 0)
      : 0
    const [start, words] = isName ? [found.index + article, name.slice(article)] : [found.index, said]
    all.push({
      kind: isName ? 'name' : (tokenKinds.find((each) => each === kind) ?? 'mark'),
      text: words,
      start,
      end: start + words.length,
    })
    if (isName) tokens.lastIndex = start + words.length
  }
  return all
}

/** Words that lead from a thing to its values, and from one value to the next. */
const glue =
  /^(?:on|with|at|for|and|or|the|an?|is|are|was|costs?|costing|priced|takes?|has|have|room|starts?|starting|begins?|beginning|takes|plays|happens|place|where|only|just|from|up|to|of|holds?|limited|max(?:imum)?|min(?:imum)?|most|least|each|in|held|there|available|free|left|date|until|it|which|that|about|ca|runs?|next|this|per|open|can|come|join|participate|goes|apiece|till|every|altogether|total|offers?|fits|sleeps|seats|places|spots)$/i
/** Somebody follows who leads, made or wrote it. */
const byWhom = /^(?:by|with|led|taught|run|hosted|guided|leader|teacher|author|from)$/i
/** What ends the story of one thing. */
const breaks = /^[.;!?\n\r:+]$/
/** Where a plain noun phrase before a price begins. */
const beforeNoun =
  /^(?:and|or|plus|also|sells?|selling|sold|buy|are|is|we|i|with|of|like|as|for|have|has|offers?|offering|make|makes|bake|bakes|the|an?|our|my|some|sale|shop|store|about|costs?|at|including|namely|there['’]?s|too|well|there|then|currently|now|from|get|gets|each|single)$/i

const isValue = ({ kind }: Token): boolean => valueKinds.some((each) => each === kind)

function valueOf({ kind, text }: Token): Value {
  const unit = kind === 'count' ? text.replace(/^[\d\s]+/, '') : ''
  const isDecimal = kind === 'number' && /^\d+[.,]\d\d$/.test(text)
  return {
    kind: isDecimal ? 'money' : (valueKinds.find((each) => each === kind) ?? 'number'),
    text: text.replace(/\.$/, ''),
    unit,
  }
}

interface Open {
  thing: ValuedThing
  /** Words since its name or its last value. */
  gap: Token[]
}

/** "A small treat pouch for": the plain words right before a price. */
function plainName(gap: readonly Token[]): { name: string; start: number } | null {
  const words = [...gap]
  while (
    words.length > 0 &&
    (words.at(-1)?.kind === 'mark' ||
      /^(?:for|at|costs?|is|are|from|only|each|priced)$/i.test(words.at(-1)?.text ?? ''))
  )
    if (/^[.;!?:]$/.test(words.at(-1)?.text ?? '')) return null
    else words.pop()
  const own: Token[] = []
  for (const token of words.toReversed()) {
    if (token.kind === 'mark' || beforeNoun.test(token.text) || own.length >= 4) break
    own.unshift(token)
  }
  const [first] = own
  return first === undefined ? null : { name: own.map(({ text }) => text).join(' '), start: first.start }
}

/** What was said between two values in a word or two: "beginner", "vegan"; null where it tells another story. */
function wordsBetween(said: readonly Token[]): Value[] | null {
  // "2.40 a kilo", "18/m": by what it is priced is said of the price.
  const isPer = /^(?:an?|per|\/)$/i.test(said[0]?.text ?? '') && said[1]?.kind === 'word'
  const gap = isPer ? said.slice(2) : said
  const pieces: string[][] = [[]]
  let isOfPerson = false
  const people: string[] = []
  for (const { kind, text } of gap) {
    if (kind === 'mark') pieces.push([])
    else if (byWhom.test(text)) isOfPerson = true
    else if (kind === 'name' && isOfPerson) people.push(text)
    else if (kind === 'name') pieces.push([text], [])
    else if (!glue.test(text)) pieces.at(-1)?.push(text)
  }
  const told = pieces.filter((piece) => piece.length > 0)
  if (told.some((piece) => piece.length > 3)) return null
  return [
    ...people.map((text): Value => ({ kind: 'person', text, unit: '' })),
    ...told.map((piece): Value => ({ kind: 'words', text: piece.join(' '), unit: '' })),
  ]
}

/** Reads token by token; what it holds is the thing that is being told. */
class Telling {
  readonly things: ValuedThing[] = []
  private open: Open | null = null
  /** A day that was said before what happens on it. */
  private before: Value[] = []
  /** Words since anything was told. */
  private loose: Token[] = []

  private readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** @param isPlain what follows is called by the words before its price, so they are said of nothing else */
  close(isPlain = false): void {
    const { open } = this
    this.open = null
    this.loose = open === null ? this.loose : open.gap
    if (open === null || !open.thing.values.some(({ kind }) => kind !== 'words' && kind !== 'person')) return
    this.things.push({ ...open.thing, values: [...open.thing.values, ...(isPlain ? [] : wordsBehind(open.gap))] })
  }

  name(token: Token): void {
    const { open } = this
    const said = open?.gap.map(({ text }) => text) ?? []
    // "Spanish Mornings is A1": what it is, and no other name.
    if (open !== null && token.kind === 'name' && /^(?:is|are|level)$/i.test(said.at(-1) ?? '')) {
      open.gap.push(token)
      return
    }
    if (open !== null && byWhom.test(said.findLast((each) => !/^(?:the|an?)$/i.test(each)) ?? '')) {
      open.gap.push(token)
      return
    }
    const isJoined = open !== null && open.thing.values.length === 0 && said.length === 0
    if (isJoined && this.text.slice(open.thing.end, token.start).trim() === '') {
      open.thing = { ...open.thing, name: `${open.thing.name} ${token.text}`, end: token.end }
      return
    }
    const pending =
      open === null && this.loose.filter(({ kind, text }) => kind !== 'mark' && !glue.test(text)).length <= 2
        ? this.before
        : []
    this.close()
    const name = token.kind === 'quoted' ? token.text.slice(1, -1) : token.text
    this.open = { thing: { name, values: pending, start: token.start, end: token.end }, gap: [] }
    this.before = []
    this.loose = []
  }

  value(token: Token): void {
    const value = valueOf(token)
    const { open } = this
    const known = open?.thing.values ?? []
    const isSecond = value.kind === 'day' && known.some(({ kind }) => kind === 'day')
    const between = open === null ? null : wordsBetween(open.gap)
    const isOwnPrice = value.kind === 'money' && known.some(({ kind }) => kind === 'money')
    const plain = value.kind === 'money' ? plainName(open?.gap ?? this.loose) : null
    // "Shop: mugs 24 €, bowls 32 €": a heading, and what stands under it.
    const isHeaded =
      open !== null &&
      plain !== null &&
      known.length === 0 &&
      /^\s*:/.test(this.text.slice(open.thing.end, plain.start))
    const isPlain =
      plain !== null && (open === null || isOwnPrice || isHeaded || between === null || tellsOther(open, plain.start))
    if (isPlain) {
      this.close(true)
      this.open = { thing: { name: plain.name, values: [value], start: plain.start, end: token.end }, gap: [] }
      this.loose = []
      return
    }
    if (open === null || between === null || isSecond || isOwnPrice) {
      this.close()
      this.before = value.kind === 'day' ? [value] : []
      this.loose = []
      return
    }
    open.thing = { ...open.thing, values: [...known, ...between, value], end: token.end }
    open.gap = []
  }

  other(token: Token): void {
    if (token.kind === 'mark' && breaks.test(token.text)) {
      // "4 May: Morning Flow".
      const isLabelled =
        token.text === ':' && (this.before.length > 0 || (this.open !== null && this.open.thing.values.length === 0))
      if (!isLabelled) {
        this.close()
        this.before = []
        this.loose = []
      }
      return
    }
    if (this.open === null) {
      this.loose.push(token)
      return
    }
    this.open.gap.push(token)
    // Where a name is followed by another story, nothing is told of it.
    if (this.open.thing.values.length === 0 && wordsBetween(this.open.gap) === null) {
      this.loose = this.open.gap
      this.open = null
    }
  }
}

/** "…, advanced" or "taught by Lucia" behind the last value is said of the thing as well. */
function wordsBehind(gap: readonly Token[]): Value[] {
  const end = gap.findIndex(({ text }) => /^[);]$/.test(text))
  const near = (end < 0 ? gap : gap.slice(0, end)).slice(0, 8)
  const said = wordsBetween(near) ?? []
  const isShort = said.length <= 2 && said.every(({ text }) => text.split(' ').length <= 2)
  return isShort ? said.filter(({ kind }) => kind === 'person' || near.length <= 3) : []
}

/** "…, also I sell mats 39 eur", "Yin Evening 6 May 8 spots, cork blocks 12 eur": no value of what was told before. */
function tellsOther({ thing, gap }: Open, start: number): boolean {
  const isDeed = gap.some(
    ({ text, start: at }) => at <= start && /^(?:i|we|sells?|selling|also|plus|buy|offers?)$/i.test(text),
  )
  const isApart = gap.some(({ text }) => text === ',' || text === ')') && gap.at(-1)?.kind !== 'mark'
  return isDeed || (isApart && thing.values.some(({ kind }) => kind === 'day'))
}

const ordinals: Readonly<Record<string, number>> = { former: 0, first: 0, latter: -1, second: 1, third: 2, other: -1 }
const leads =
  /\b(\p{Lu}\p{L}+) (?:leads|teaches|runs|gives|hosts|guides|holds|does)(?: the)? (former|first|latter|second|third|other)\b/gu

/** "Katrin leads the former while Jonas leads the latter". */
function withLeaders(things: ValuedThing[], text: string): ValuedThing[] {
  const days = things.filter(({ values }) => values.some(({ kind }) => kind === 'day'))
  for (const [, person = '', which = ''] of text.matchAll(leads)) {
    const thing = days.at(ordinals[which] ?? 0)
    if (thing !== undefined) thing.values.push({ kind: 'person', text: person, unit: '' })
  }
  return things
}

export function valuedThings(text: string): ValuedThing[] {
  const telling = new Telling(text)
  for (const token of tokensOf(text)) {
    if (token.kind === 'name' || token.kind === 'quoted') telling.name(token)
    else if (isValue(token)) telling.value(token)
    else telling.other(token)
  }
  telling.close()
  return withLeaders(
    telling.things.map((thing) => ({ ...thing, name: capitalize(thing.name.trim()) })),
    text,
  )
}
