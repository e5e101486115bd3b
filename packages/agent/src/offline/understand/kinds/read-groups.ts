// By what records are told apart on a page of their own or by buttons: "buttons for Jurassic, Devonian and Miocene show
// only those", "galleries for portraits and landscapes", "sections are News, Sport and Culture".
import type { Field } from '../../brief.ts'
import { escapePattern } from '../escape-pattern.ts'
import { isFieldWord, kindOfName } from '../fields/field-kinds.ts'
import { capitalize, singularize } from '../inflect.ts'

export interface Group {
  /** What the groups are called where they have a name: "section", "category". */
  noun: string
  options: string[]
  start: number
  end: number
  /** What it is of is told in the same words, which stay. */
  isKept?: boolean
  /** Pictures are told apart by it, whatever else there is. */
  isOfPictures?: boolean
}

const small = String.raw`(?!(?:so|that|which|to|with|and|or|for|at|on|above|an?|the|my|our|your|each|plus|as)\b)`
const item = String.raw`${small}["“]?[\p{L}\d][\p{L}\d'’+/-]*(?: ${small}[\p{L}\d][\p{L}\d'’+/-]*){0,2}["”]?`
const list = String.raw`(${item}(?:(?:,|\s+\/)\s*${item})*(?:,?\s+(?:and|or)\s+${item})?)`
const narrows = String.raw`(?:[\p{L}’']+\s+){0,10}?(?:shows?|sees?|filters?|narrows?|lists?|leaves?|remains?|views?)\b[^.;]*`
const places = '(?:[Cc]ategories|[Aa]lbums|[Ss]ections|[Rr]ubrics|[Cc]ollections|[Gg]alleries)'
const proper = String.raw`\p{Lu}[\p{L}\d'’&-]*(?: (?:[\p{Lu}&\d][\p{L}\d'’&-]*))*`
const starts: readonly RegExp[] = [
  // Buttons that narrow a list.
  new RegExp(
    String.raw`(?:(?:^|[.;,]\s*)[^.;,]{0,40}?)\b(?:filter )?buttons?(?: for| called| named|:)?\s+(?:all,?\s+)?(?:the \p{L}+\s+)?${list}(?: (?:at the top|on top|above (?:it|them|the \p{L}+)))?,?\s+${narrows}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?:(?:one|you|visitors?|people|guests|users|i) (?:can|could|may) |(?:to )?)\b(?:press|click|choose|pick|tap)(?: on)? ${list} (?:to see|and sees?|to (?:show|filter|get)|shows?)\b[^.;]*`,
    'giu',
  ),
  // Places of their own for each sort.
  new RegExp(
    String.raw`\b(?:(?:galleries|albums|sections|collections|series|categories|rubrics|shelves|topics)\s+(?:for|of|are|called|named|such as|like)\s+(?:the )?|(?:albums|categories|collections):\s*)${list}(?=\s*(?:[,.;]|$|with\b|and an?\b|and the\b|plus\b))(?:;[^.]*\beach (?:shows?|has|lists?)\b[^.;]*)?`,
    'giu',
  ),
  // "In albums (Glaciers, Towns)", "one of the categories Routes, Couchettes or Stations": each is in one of them.
  new RegExp(
    String.raw`(?:,?\s*\b(?:(?:sorted |divided |grouped )?(?:in|into|by|with|has|have|under|one of)\s+)(?:(?:the|different|several|two|three|four|five|six)\s+)*)?\b${places}\s*(?:\(([^()]+,[^()]+)\)|[:(]?\s*(${proper}(?:,\s*${proper})*,?\s+(?:and|or)\s+${proper}|${proper}(?:,\s*${proper})+))`,
    'gu',
  ),
  // "Filter by sold / available".
  /\bfilter(?:ed|ing|s)? by (\p{L}+\s*\/\s*\p{L}+|(?:\p{Ll}+s\s+){2,4}\p{Ll}+s)(?=\s*(?:[.;,]|$|and\b))/giu,
  // "Categories houses, schools and interiors", "filter buttons for branding and packaging".
  new RegExp(
    String.raw`(?:\b(?:with |in |by |has |have )?(?:the |these |three |four |five )?(?:categories|albums|galleries)\s+|\b(?:in|into|under|by) (?:the |these |three |four |five )?(?:sections|rubrics)\s+|\b(?:with )?(?:filter|category) (?:buttons|tabs)(?: for| called|:)?\s+)(?!(?:are|is|can|should|help|show|let|where|named|called|on|in|of|at)\b)${list}(?=\s*(?:[.;:]|,\s|$|as\b))`,
    'giu',
  ),
  // "Stage, streets, portraits: people filter by those".
  new RegExp(
    String.raw`(?<=^|[.;\n]\s*)${list}\s*[:–—]\s*(?:\p{L}+ ){1,3}?(?:filters?|choose|sort)s? (?:by|among|between) (?:those|these|them)\b`,
    'giu',
  ),
  // "Posters (coastal / botanical)", where one filters by category.
  /(?<=\p{Ll}s )\((\p{Ll}+(?:\s*\/\s*\p{Ll}+)+)\)(?=[^]*\b(?:categor(?:y|ies)|filter))/giu,
  // "Works by category: stage, streets".
  new RegExp(String.raw`\bby categor(?:y|ies)\s*[:(–—-]\s*${list}(?=\s*(?:[.;,)–—]|$))`, 'giu'),
  // "Works sorted into concerts, portraits and streets".
  new RegExp(
    String.raw`,?\s*\b(?:sorted|grouped|divided|split|organi[sz]ed|arranged) (?:in|into|by)\s+(?!(?:name|date|price|title|year|category|categories|author|the|newest|oldest|rating|votes?)\b)${list}(?=\s*(?:[.;,]|$))`,
    'giu',
  ),
]
/** "Photos of stage, portraits and streets that can be filtered by category": where categories are spoken of, these are they. */
const ofSorts = new RegExp(
  String.raw`(?<=\b(?:photos?|pictures|images|works|prints|posters|drawings|paintings|posts|articles|recipes|videos)) (?:of|from|on|about|in)\s+(?:the )?${list}(?=\s*(?:[.;,]|$|that\b|which\b|with\b|and\b))`,
  'giu',
)
const sortWord = String.raw`(?!(?:and|or|with|for|the|an?|my|our|of|in|to|all|some|more|other|new|own|i|we|you|they|each|every|their)\b)\p{L}[\p{L}-]+(?: (?!(?:and|or|with|for|in|to|of|the|an?)\b)\p{L}[\p{L}-]+)?`
/** "Coastal, botanical and abstract prints": what is sold or shown, by what it is like. */
const sortsOfWares = new RegExp(
  String.raw`(?<=^|[.;:(–—]\s*|\b(?:browse|see|find|buy|sell|sells|selling|offers?|with|of|for|makes?|between|has|have|are|our|into|in)\s)(${sortWord}(?:,\s*${sortWord})*,?\s+(?:and|or)\s+${sortWord})(?=\s+(\p{Ll}{2,}s)\b)`,
  'giu',
)
/** "Table lamps, floor lamps and pendant lamps": the noun stands behind each. */
const sortsWithNoun =
  /(?<=^|[\s(:–—])(\p{L}[\p{L}-]+ (\p{Ll}{2,}s)(?:,\s*\p{L}[\p{L}-]+ \2)*,?\s+and\s+\p{L}[\p{L}-]+ \2)\b/giu
/** "Plates, cups and bowls … filter by kind". */
const kindsOfWares =
  /(?<=\b(?:with|sells?|selling|of|makes?|for|offers?)\s)(\p{Ll}+s(?:,\s*\p{Ll}+s)+,?\s+and\s+\p{Ll}+s)\b/giu
const sellsOrShows = /\b(?:shop|store|boutique|sells?|selling|buy|basket|cart|portfolio|gallery)\b/i
const narrowsSorts = /\b(?:filter\w*|categor(?:y|ies)|brows\w*|sorted)\b|\bby (?:kind|type|sort)\b/i
const byKind = /\bby (kind|type|sort)\b/i

interface FoundSorts {
  noun: string
  said: string
  start: number
}

/** What a shop sells and a portfolio shows, by what it is like: only where one is to choose among it. */
function readSorts(text: string): FoundSorts[] {
  if (!sellsOrShows.test(text)) return []
  const named = [...text.matchAll(sortsWithNoun)].map(({ 1: said = '', index }) => ({ said, start: index }))
  const before = [...text.matchAll(sortsOfWares)].flatMap(({ 1: said = '', 2: ware = '', index }) => {
    const isWare =
      narrowsSorts.test(text) ||
      new RegExp(String.raw`\bsell(?:s|ing)? (?:\p{L}+ )?${escapePattern(ware)}\b`, 'iu').test(text)
    // "Soap, candles and bath bombs" are three wares.
    const areThings = said
      .split(/\s*,\s*|\s+(?:and|or)\s+/)
      .some((each) => each.endsWith('s') && singularize(each) !== each)
    return isWare && !areThings ? [{ said, start: index }] : []
  })
  const kind = byKind.exec(text)?.[1]
  const kinds =
    kind === undefined
      ? []
      : [...text.matchAll(kindsOfWares)].map(({ 1: said = '', index }) => ({ said, start: index }))
  const noun = kind === undefined ? 'category' : kind.toLowerCase()
  return [...named, ...before, ...kinds].slice(0, 1).map((found) => ({ ...found, noun }))
}

const speaksOfSorts = /\b(?:by|per|each|every|a|the) categor(?:y|ies)\b|\bcategory (?:buttons?|filters?|tabs?)\b/i
const noOption =
  /^(?:all|everything|an? .*|the .*|my .*|our .*|about|comments?|tags?|likes?|search|contact.*|home|add|save|edit|delete|next|back|start|pause|reset|stop|send|submit|yes|no|like|skip|login|one|two|three|each|every|it|them|more)$/i

/** "Starters mains desserts": three words for several are three things, with their commas left out. */
function areSeveral(said: string): boolean {
  const words = said.split(' ')
  return words.length >= 3 && words.every((word) => /^\p{Ll}+s$/u.test(word) && singularize(word) !== word)
}

function optionsOf(said: string): string[] {
  return said
    .split(/\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or)\s+|\s*\/\s*/iu)
    .map((each) => each.replace(/["“”]/g, '').trim())
    .filter((each) => each !== '' && !noOption.test(each))
    .flatMap((each) => (areSeveral(each) ? each.split(' ') : [each]))
    .map(capitalize)
}

const ofPictures =
  /\b(?:photos?|photographs|pictures|images|gallery|galleries|albums|drawings|paintings|illustrations|prints|works)\s*$/i
const nounOfPlaces = /\b(galleries|albums|sections|collections|series|categories|rubrics|shelves|topics)\b/i

export function readGroups(text: string): Group[] {
  const groups: Group[] = []
  for (const start of speaksOfSorts.test(text) ? [...starts, ofSorts] : starts)
    for (const found of text.matchAll(start)) {
      const options = optionsOf(found[1] ?? found[2] ?? '')
      const isTaken = groups.some(({ start: from, end }) => found.index < end && found.index + found[0].length > from)
      const noun = singularize((nounOfPlaces.exec(found[0])?.[1] ?? '').toLowerCase())
      // "Each category has a budget": it is kept itself.
      const isKept = noun !== '' && new RegExp(String.raw`\b(?:each|every) ${noun}\b`, 'i').test(text)
      // "Categories (name, budget)" are told, and not named.
      const areFacts =
        options.some((option) => isFieldWord.test(option)) &&
        options.some((option) => !['text', 'choice'].includes(kindOfName(option)))
      if (options.length < 2 || isTaken || isKept || areFacts) continue
      const isOfPictures = ofPictures.test(
        text.slice(0, found.index + (/\b(?:in|into|by)\b/.exec(found[0])?.index ?? 0)),
      )
      groups.push({
        isOfPictures,
        noun: /^(?:section|topic|series|collection|album)$/.test(noun) ? noun : 'category',
        options,
        start: found.index,
        end: found.index + found[0].length,
      })
    }
  if (groups.length === 0)
    for (const { noun, said, start } of readSorts(text)) {
      const options = optionsOf(said)
      if (options.length >= 2) groups.push({ noun, options, start, end: start + said.length, isKept: true })
    }
  return groups.toSorted((one, other) => one.start - other.start)
}

/** Buttons and places of their own are no facts of a record. */
export function withoutGroups(text: string): string {
  const gone = readGroups(text).filter(({ isKept }) => isKept !== true)
  return gone.reduceRight((rest, { start, end }) => {
    const lead = /^[.:;,]?\s*/.exec(rest.slice(start, end))?.[0] ?? ''
    const said = rest.slice(start, end)
    const isPlace = /^\W*(?:(?:sorted|divided|grouped) )?(?:in|into|by|under|one of)\b/i.test(said)
    const shown = !isPlace && /\b(?:galleries|albums)\b/i.test(said) ? 'a gallery' : ''
    return `${rest.slice(0, start)}${lead.startsWith('.') ? '. ' : ' '}${shown}${rest.slice(end)}`
  }, text)
}

const isSame = (one: string, other: string): boolean =>
  singularize(one.toLowerCase()) === singularize(other.toLowerCase())

function holds(field: Field, options: readonly string[]): boolean {
  return options.every((option) => field.options?.some((known) => isSame(known, option)) === true)
}

/** Pictures in categories beside what has its price: the categories are theirs. */
export function withPictureGroups<T extends { singular: string; fields: Field[]; isInbox?: boolean }>(
  kinds: { main: T; more: readonly T[] },
  groups: readonly Group[],
): { main: T; more: T[] } {
  const isPicture = ({ fields }: T): boolean => fields.some(({ kind }) => kind === 'picture')
  const at = isPicture(kinds.main) ? -1 : kinds.more.findIndex(isPicture)
  const theirs = at < 0 ? [] : groups.filter(({ isOfPictures }) => isOfPictures === true)
  return {
    main: withGroups(
      kinds.main,
      groups.filter((group) => !theirs.includes(group)),
    ),
    more: kinds.more.map((kind, index) => (index === at ? withGroups(kind, theirs) : kind)),
  }
}

/** What records are narrowed by is one of their facts: one that has these values already, else one for it. */
export function withGroups<T extends { singular: string; fields: Field[]; isInbox?: boolean }>(
  kind: T,
  groups: readonly Pick<Group, 'noun' | 'options'>[],
): T {
  return groups.reduce((known, { noun, options }) => {
    if (known.isInbox === true || known.fields.some((field) => holds(field, options))) return known
    const label = capitalize(noun)
    const same = known.fields.findIndex(
      (field, index) => index > 0 && (field.kind === 'text' || field.kind === 'choice') && isSame(field.name, noun),
    )
    const field: Field = { name: noun, label, kind: 'choice', required: false, options: [...options] }
    return same >= 0
      ? { ...known, fields: known.fields.map((each, index) => (index === same ? { ...each, ...field } : each)) }
      : { ...known, fields: [...known.fields, field] }
  }, kind)
}
