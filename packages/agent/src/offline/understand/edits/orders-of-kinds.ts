// Orders that say by the names of the app's own records what they are about: "the posts should have a picture", "suppliers get a
// list of their own", "club evenings with day and time", which are records of a new kind.
import type { Brief } from '../../brief.ts'
import { readFields } from '../fields/read-fields.ts'
import { singularize } from '../inflect.ts'

const ownList =
  /^(?:the |our |my )?([\p{L}][\p{L} -]{2,30}?) (?:should|must|shall|need|needs|get|gets|could|have to|want) (?:to )?(?:have |get |be (?:on|in) )?(?:their|an?|its|his|her) (?:own |separate |extra )(?:own )?(?:list|page|section|table|place)(?:,?\s*(?:with|where i (?:can )?(?:write|note|keep|see)|for)\s+(?:their |the |his |her )?(.+))?$/iu
const separate =
  /^(?:keep|manage|list|store|have|put) (?:the |our |my )?([\p{L}][\p{L} -]{2,30}?) (?:separately|in (?:a|their own|an own|an extra|a separate) (?:separate )?(?:list|table|page))(?:,?\s*(?:with|and)\s+(?:their |the )?(.+))?$/iu
const several =
  /^(?:add|include|(?:i|we)(?: also)? (?:want|need))(?: to (?:keep|note|write down|list))? (?:the |our |my |some )?([\p{L}-]+(?: [\p{L}-]+)?) with (?:their |its |an? |the )?([^():]+)$/iu
const has =
  /^((?:the |our |my |all (?:the )?|each |every |an? )?[\p{L}][\p{L} -]{1,30}?) (?:(?:should|must|could|shall|need(?:s)?(?: to)?|ought to) (?:also |each |all )?(?:have|show|include|get|contain|say|tell|list)|also (?:have|has|need|needs))(?: also)? (?!(?:their|its) own\b)(.+)$/iu
/** "Add the weight of the hive". */
const factOfKind =
  /^(?:please )?(?:also )?(?:add|include) (?:the |an? |its )?([\p{L}][\p{L} -]{1,30}?) of (?:the|each|every|an?|all(?: the)?) ([\p{L}][\p{L} -]{1,30})$/iu
const ofNoRecord =
  /\b(?:lists?|pages?|sections?|tables?|charts?|graphs?|maps?|overview|calendar|number|count|sums?|totals?|average|search|filter|button|link)\b/i

/** Facts that tell records of their own, and no values of one fact: a day, a price, somebody's name. */
function tellsRecords(list: string): boolean {
  const { fields } = readFields(list)
  return fields.some(
    ({ kind, name }) =>
      !['text', 'choice', 'boolean', 'tags'].includes(kind) ||
      /^(?:name|title|description|notes?|place|day)$/.test(name),
  )
}

const isPlural = (word: string): boolean => singularize(word.toLowerCase()) !== word.toLowerCase()

export function orderOfKinds(order: string, brief: Brief): string {
  const own = ownList.exec(order) ?? separate.exec(order)
  if (own !== null) {
    const facts = own[2] === undefined ? '' : ` with ${own[2]}`
    return `add a list of ${(own[1] ?? '').toLowerCase()}${facts}`
  }
  const kinds = [brief.entity, ...brief.more.filter(({ isInbox }) => !isInbox)]
  const named = (words: string) => {
    const said = words.toLowerCase().replace(/^(?:the|our|my|all(?: the)?|each|every|an?)\s+/, '')
    return kinds.find(({ singular, plural }) =>
      [singular, plural, plural.split(' ').at(-1), singular.split(' ').at(-1)].includes(said),
    )
  }
  const [, whose = '', facts = ''] = has.exec(order) ?? []
  const kind = whose === '' ? undefined : named(whose)
  if (
    kind !== undefined &&
    !/["“\ue300-\ue3ff]|\b(?:more|bigger|smaller|colou?rs?|background|font|order|page|list)\b/i.test(facts)
  ) {
    const said = `add ${facts.replace(/\b(?:as well|too)$/i, '').trim()}`
    return kind.singular === brief.entity.singular ? said : `${said} to each ${kind.singular}`
  }
  const [, fact = '', of = ''] = factOfKind.exec(order) ?? []
  const owner = fact === '' || brief.front !== 'list' || ofNoRecord.test(fact) ? undefined : named(of)
  if (owner !== undefined)
    return owner.singular === brief.entity.singular ? `add ${fact}` : `add ${fact} to each ${owner.singular}`
  const [, things = '', list = ''] = several.exec(order) ?? []
  const isNew = things !== '' && isPlural(things) && named(things) === undefined
  const isOfParts =
    /\b(?:pages?|sections?|buttons?|comments|likes|photos|pictures|images|fields?|columns?|tags|charts?|filters?|accounts?|forms?|links?|dates|times|options|categories|sizes)\b/i.test(
      things,
    )
  return isNew && !isOfParts && ['list', 'site'].includes(brief.front) && tellsRecords(list)
    ? `add a list of ${things.toLowerCase()} with ${list}`
    : order
}
