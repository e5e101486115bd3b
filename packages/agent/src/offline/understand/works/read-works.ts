// Works that somebody shows, told apart by what sort of work each is: "sort the pictures into weddings and portraits", "some are
// digital, some are analogue", "by style: blackwork, fine line". Said in one notation, which the reader of sites knows.
import type { Brief } from '../../brief.ts'
import { isFieldWord, kindOfName } from '../fields/field-kinds.ts'
import { pluralize } from '../inflect.ts'
import { formsOf, spokenNouns } from '../pairs/nouns.ts'
import { plainLines, sentencesOf, toldOfSides } from '../pairs/told-of-sides.ts'

const nouns =
  'painting|drawing|photo|photograph|picture|piece|design|video|tattoo|illustration|sculpture|quilt|building|reference|shot|arrangement|case study|production|project|work|render|text|logo|pot'.split(
    '|',
  )
const makers =
  /\b(?:portfolio|lookbook|showcase|photographer|painter|sculptor|illustrator|architect|printmaker|designer|tattoo artist|make ?up artist|nail artist|jeweller|carpenter|florist|gardener|tailor|composer|i (?:paint|draw|sculpt|photograph)|my (?:works?|photos|photographs|pictures|paintings|drawings|pieces|quilts|writing|tattoos|knitting)|works of an?|best shots|gallery|stained glass|wood turning|paper art|ceramics|street photographer|case studies|gardener|(?:his|her|our) drawings|references|stage designer|graffiti|sign painter|(?:drawings|photos|pictures) online)\b/iu
const shows =
  /\b(?:portfolio|gallery|lookbook|showcase|shows?|shown|present|web ?site|site|home ?page|page|online|visitors?|people|browse|grandma|display|put up|pics|photos|pictures|shots|works of|see just|works? by)\b/iu
const otherSort =
  /\b(?:crew|stocks?|shares|pages:|services?|shop(?! fronts)|cart|basket|sell|sells|selling|for sale|book(?:ing|ings)?\b(?! covers?)|appointments?|tracker|log|diary|inventory|collection of|crm|clients? list|blog|forum|quiz|poll|vote|invoices?|recipes?|course|lessons?|events?:|menu|members? (?:can|post)|comments?|likes|competition|contest|upload their|everyone can|guests upload)\b/iu

const word = String.raw`[\p{L}][\p{L}\d'’-]*`
const item = String.raw`(?!(?:with|and|or|which|that|who|where|plus|please|visitors?|people|each|every|each|so|title|photo)\b)(?:(?:an?|the|odd)\s+)?${word}(?:\s+(?!(?:and|or|with|so|plus|please|visitors?|people|each|which|that|to|for|in|on|you|i|we|they)\b)${word}){0,2}`
const row = String.raw`(${item}(?:\s*(?:,|/|;)\s*(?:(?:and|or|&)\s+)?${item})*(?:\s*,?\s+(?:and|or|&)\s+${item})?)`
const lead = String.raw`(?:categor(?:y|ies)|types?|styles?|genres?|series|collections?|sections?|albums?|groups?|kinds?|techniques?|fields?|subjects?|themes?|room types?|field)`
const patterns: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:sort(?:ed)?|divided?|group(?:ed)?|split|separated?|tagged|organi[sz]ed|filed|fall)\b(?: (?:the|my|all|them|it|${word}))*? (?:into|as|(?<=tagged))(?: (?:three|two|four|five) ${word}(?: which i call)?)?\s+${row}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b${lead}(?: of ${word})?\s*(?::|–|\(| is| are| for| called| which i call|, which are)\s*(?:an? )?${row}`,
    'iu',
  ),
  new RegExp(String.raw`\bby \p{L}+(?: \p{L}+)?\s*[:(–]\s*${row}`, 'iu'),
  new RegExp(String.raw`\b(?:is|are) (?:either|whether it is)?\s*(?:an? )${row}`, 'iu'),
  new RegExp(String.raw`\bfilter(?:ed)?(?: ${word}){0,2} by ${row}`, 'iu'),
  new RegExp(String.raw`\bcomes? in ${row}`, 'iu'),
  new RegExp(String.raw`\b(?:works?|pieces|shots|photos|pictures) (?:in|of) ${row}`, 'iu'),
  new RegExp(String.raw`[(]\s*${row}\s*[)]`, 'iu'),
  new RegExp(String.raw`(?::|–|—|\s-)\s*${row}(?=\s*(?:[.;:–—]|\s-\s|$|with\b))`, 'iu'),
  new RegExp(String.raw`(?:choose|pick|select) ${row}`, 'iu'),
  // "I photograph weddings and portraits".
  /\b(?:i|we) (?:photograph|shoot|paint|draw|film|illustrate|sculpt) ((?:\p{L}+s, )*\p{L}+s,? and \p{L}+s)\b/iu,
  new RegExp(String.raw`(?:^|[.!?]\s+)${row}(?=\s*[.!?])`, 'iu'),
]
const someAre = new RegExp(String.raw`\bsome (?:\p{L}+ )?are (${word}(?: ${word})?)`, 'giu')
const apart = new RegExp(
  String.raw`\b(?:photos|pictures|works) of (${word}) from (?:my )?(?:photos|pictures|works) of (${word})`,
  'iu',
)

const noOption =
  /^(?:about(?: me| us| page)?|contact(?: page| form)?|blog|shop|news|gallery|portfolio|works?|projects?|photos?|pictures?|images?|title|year|place|price|description|text|client|link|one|it|them|each|filter|visitors?|people|dark|elegant|black background|simple|minimal|clean|page|categories|category|artist|district|technique|country|theme|size|material|medium|month|date|colou?r|the rest|rest|buttons?|tabs?|name|pattern|fabric|yarn)$/iu

const isOption = (each: string): boolean =>
  !noOption.test(each) &&
  !/\b(?:portfolio|style|web ?site|site|theme|gallery|look)\b/iu.test(each) &&
  !isFieldWord.test(each) &&
  each.split(' ').length <= 3 &&
  !/\b(?:i|we|you|me|us|my|our|what|who)\b/iu.test(each.replace(/^My \p{Lu}?\p{L}+$/u, ''))

function optionsIn(said: string): string[] {
  const items = said
    .split(/\s*[,/;]\s*(?:(?:and|or)\s+)?|\s+(?:and|or|&)\s+/iu)
    .map((each) =>
      each
        .replace(/^(?:and|or|an?|the|odd)\s+/iu, '')
        .replace(/\s+(?:size|only|tabs?)$/iu, '')
        .trim(),
    )
    .filter((each) => each !== '')
  const plain = items.filter((each, index) => !/^(?:the )?rest$/iu.test(each) && !(index > 1 && noOption.test(each)))
  return plain.length >= 2 &&
    plain.every(isOption) &&
    plain.filter((each) => kindOfName(each.toLowerCase()) !== 'text').length * 2 < plain.length
    ? plain
    : []
}

interface Works {
  noun: string
  /** By what they are told apart: "technique". */
  label: string
  /** The same where nothing says what it may be. */
  by: string[]
  options: string[]
  facts: string[]
}

/** What is left of the options, and what the site has besides. */
const noWorkFact =
  /[(:]|^(?:categor(?:y|ies)|types?|styles?|kinds?|genres?|series|collections?|albums?|.*portfolio|.*words about.*|albums for|website.*|portfolio.*|tagged as|divided into|sortable by .*|one in an? .*|gallery of .*|by \p{L}+|way to contact .*|my .*|.* all day|prices|(?:son|daughter) .*)$/iu

const sorts = String.raw`(technique|type|style|genre|size|field|subject|category|kind|material|theme|country|district|artist|year|medium|period|colour|place|city|collection|series)`
/** "Filter by technique", "photos by country", "divided by year and medium". */
const byOne = new RegExp(
  String.raw`\b(?:(?:filter(?:ed)?|sort(?:ed|able)?|divided|grouped|ordered)(?: \p{L}+){0,2}|photos|pictures|drawings|graffiti|works|paintings),? by (?:its |their |the )?${sorts}\b(?:,? and (?:by )?${sorts}\b)?|\bin an? (category)\b|\bwith (categor)ies\b`,
  'iu',
)

function sortedBy(text: string): string[] {
  const [, one, other, put, plain] = byOne.exec(text) ?? []
  if (put !== undefined || plain !== undefined) return ['category']
  return [one, other].filter((each) => each !== undefined).map((each) => each.toLowerCase())
}

/** "Series: City, Trains": what stands before the row. */
const labelBefore = (text: string, said: string): string | undefined =>
  new RegExp(String.raw`\b${sorts}s?\s*(?::|\(|is|are)?\s*$`, 'iu')
    .exec(text.slice(0, text.indexOf(said)))?.[1]
    ?.toLowerCase()

export function readWorks(message: string): Works | null {
  const text = plainLines(message).replace(/\n+/gu, '. ')
  if (!makers.test(text) || !shows.test(text) || otherSort.test(text)) return null
  const found = rowIn(text)
  const by = sortedBy(text)
  if (found === null && by.length === 0) return null
  const bare = found === null ? text : text.replace(found.said, ' ')
  const noun = spokenNouns(bare, nouns).find(({ weight }) => weight > 1)?.noun ?? 'work'
  const told = toldOfSides(bare, {
    says: { parent: formsOf([noun, ...nouns, 'works']), child: /(?!)/gu },
    route: (fact) => (noOption.test(fact) && !isFact.test(fact) ? 'none' : null),
    written: 'parent',
  })
  const facts = told.parent
    .map((fact) => fact.replace(/^(?:two|three|short|small) /iu, ''))
    .filter((fact) => !noWorkFact.test(fact))
  const label = by[0] ?? labelBefore(text, found?.said ?? '') ?? 'category'
  return { noun, label, by: found === null ? by : [], options: found?.options ?? [], facts }
}

const isFact =
  /^(?:title|name|year|place|price|description|text|client|link|date|size|material|technique|photo|picture|image|fabric|wood|yarn|pattern|medium)s?$/iu

const inBrackets = new RegExp(String.raw`\b${sorts}s? \(([^()]+)\)`, 'iu')

function rowIn(text: string): { options: string[]; said: string } | null {
  // "A subject (city, people, nature)": what stands in the brackets is chosen from, whatever it is.
  const [told = '', , list = ''] = inBrackets.exec(text) ?? []
  const listed = list.split(/\s*[,/]\s*(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/iu)
  if (listed.length >= 2 && listed.every((each) => each.split(' ').length <= 3))
    return { options: listed, said: told.slice(told.indexOf('(')) }
  const some = [...text.matchAll(someAre)].map(([, said = '']) => said)
  if (some.length >= 2) return { options: some, said: '' }
  const [all, one, other] = apart.exec(text) ?? []
  if (all !== undefined && one !== undefined && other !== undefined) return { options: [one, other], said: all }
  for (const pattern of patterns)
    for (const match of text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))) {
      const said = match[1] ?? ''
      const options = optionsIn(said)
      if (options.length >= 2) return { options, said }
    }
  return null
}

/** Are the works shown, on a site or in a gallery, and chosen by these sorts? */
export function showsWorks(brief: Brief, { options, by }: Works): boolean {
  const said = options.map((option) => option.toLowerCase())
  const kinds = [brief.fields, ...brief.more.map(({ fields }) => fields)]
  return kinds.some((fields) => {
    const isShown = brief.front === 'site' || fields.some(({ kind }) => kind === 'picture')
    const held = fields.map(
      (field) => (field.options ?? []).filter((option) => said.includes(option.toLowerCase())).length,
    )
    const isSorted =
      said.length > 0
        ? held.some((count) => count * 2 > said.length)
        : by.every((each) => fields.some(({ name }) => name === each))
    return isShown && isSorted
  })
}

/** Sentences that say more of the site than which works it shows. */
const besides =
  /\b(?:contact|about (?:me|us)|call(?:ed)? it|name is|background|dark|light|colou?rs?|style|log ?in|password|upload|only i|i add|myself|headline|elegant|minimal)\b/iu

/** The same message in the words that the reader of sites knows. */
export function plainWorks(message: string, { noun, label, by, options, facts }: Works): string {
  const titled = facts.some((fact) => /^(?:title|name)$/iu.test(fact)) ? facts : ['title', ...facts]
  const pictured = titled.some((fact) => kindOfName(fact.toLowerCase()) === 'picture')
    ? titled
    : [titled[0] ?? 'title', 'photo', ...titled.slice(1)]
  const kept = sentencesOf(message).filter(
    (sentence) => besides.test(sentence) && !options.some((option) => sentence.includes(option)),
  )
  const sort = options.length > 0 ? [`${label} (${options.join(', ')})`] : by
  const own = pictured.filter((fact) => fact.toLowerCase() !== label && !by.includes(fact.toLowerCase()))
  return `Portfolio website. The ${pluralize(noun)} have ${own.join(', ')} and ${sort.join(' and ')}. Visitors filter the ${pluralize(noun)} by ${label}. ${kept.map((each) => `${each}.`).join(' ')}`
}
