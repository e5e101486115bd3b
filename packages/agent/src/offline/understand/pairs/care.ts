// What was done to a plant, an animal or a machine and when, told in whatever words: "when I water one I want to tick it off and
// write down what I did", "tools with service history". Each time is a record of its own, of the thing to which it was done.
import { kindOfName } from '../fields/field-kinds.ts'
import { capitalize, singularize } from '../inflect.ts'
import { type NounSense, sensesOfNoun } from '../../lexicon/noun-senses.ts'
import { formsOf, spokenNouns } from './nouns.ts'
import type { Pair } from './pair.ts'
import { plainLines, sentencesOf, toldOfSides, type SideName } from './told-of-sides.ts'

/** Done to things again and again, and called by a noun: the first of these names the records. */
const works =
  'repair|service|service call|inspection|calibration|tuning|treatment|feeding|watering|maintenance|maintenance visit|vet visit|visit|shedding|water change|oil change|check|cleaning|vaccination|grooming|worming|damage|string change|setup|pruning|repotting|wiring|test|harvest|fertilising|fertilizing|cutting|spraying|farrier|dentist'.split(
    '|',
  )
/** Too wide to call a record. */
const isVague = /^(?:maintenance|service|check|visit|test|damage|treatment)$/
const deed = String.raw`(?:watered|water|fed|feed|fertili[sz]ed|repotted|pruned|cut|trimmed|wired|sprayed|harvested|serviced|repaired|fixed|oiled|cleaned|changed|checked|inspected|calibrated|tuned|groomed|washed|waxed|sharpened|brushed|turned|rinsed|walked|dewormed|wormed|vaccinated|treated|weighed|wound|adjusted|replaced|flown|milked|swept)`
const hasDeed = new RegExp(String.raw`\b${deed}\b`, 'iu')
/** That what was done is written down, or asked for afterwards. */
const isCare = new RegExp(
  String.raw`\b(?:care|maintenance|service|upkeep|repair|watering|feeding) (?:log|diary|book|record|history|journal|list|entries)|\b(?:service|repair|maintenance|care) histor(?:y|ies)|\b(?:log|diary|history|record|book|note|list)s? (?:of|for|on|about) (?:each |every |all |the |my |our |\p{L}+ )*(?:repair|service|maintenance|care|inspection|treatment|feeding|watering|change)|\bwhat (?:i|we|was|were|has been|i['’]ve|we['’]ve)\s*(?:\p{L}+ )?(?:did|do|done|changed|gave|saw|oiled|repaired)\b|\b(?:everything|things?|all) (?:that )?(?:was|were|i|we) (?:done|did|do)\b|\b(?:last|when|who) (?:was )?(?:i |we |each (?:one )?(?:was )?|it was |the \p{L}+ was )?(?:last )?${deed}\b|\bwork done\b|\bwhat (?:work )?was done\b|\bwhat happened\b|\b(?:their|its) (?:maintenance|care|services?|repairs?)\b|\bwith a diary\b|\bwhen (?:did i last|each plant got water)|\b(?:tap|open) (?:a|one|the) \p{L}+,? (?:and |i )?(?:can )?(?:write|say|note)`,
  'iu',
)
const eachTime =
  /\b(?:each time|every time|whenever|when (?:i|we) |every \p{L}+ (?:with|i|we|gets|is)|each (?:repair|visit|feeding|inspection|tuning|service|treatment)|per \p{L}+|log|diary|history|record|book|entr(?:y|ies)|last|and when|what day|which day|every day|on (?:its|their|the|each)|date|day|note)\b/iu
const otherSort =
  /\b(?:bookings?|appointments?|reserv\p{L}+|customers? (?:can )?book|quiz|vote|poll|shop\b|cart|portfolio|blog|tickets?|invoices?|recipes?|sell|donat\p{L}+|workouts?|exercises?|habits?|chores?|expenses?|tasks?|to-?dos?|rota|shifts?|library|lend|borrow|who (?:has|took) |clients?|patients?|tenants?|complain\p{L}*|report(?:s|ed)? (?:a|an|by)|lost and found|CRM|my customers:|members (?:join|post|write)|posts?|likes?\b|comments? (?:on|under)|network|community|practice the|spelling|stock|inventory)\b/iu
const senses: ReadonlySet<NounSense> = new Set(['animal', 'plant', 'artifact'])
/** Things that nobody looks after. */
const noThing =
  /^(?:page|list|app|site|website|log|log ?book|book|diary|record|history|note|photo|picture|image|date|name|number|button|home|house|room|box|shop|workshop|garden|allotment|place|hospital|school|city|building|club|stable|cafe|vineyard|farm|drug|dose|medicine|food|flour|milk|water|oil|chain|leaf|cover|part|map|table|tag|ear|ring|grape|service|practice|report|form|card|file|dashboard|filter|search|phone|letter|string|holiday|mileage|plate|serial|brand|model|maker|lab|care|bed|hour|line|cost|price|field|code|screen|store|kitchen|office|stall|cage|owner|keeper|machine shop|top|back|end|bit|way|piece|pair|tool box|nail|tuning|repair|inspection|feeding|treatment|cleaning|pot|queen|brood|honey|mite|prey|wire|wiring|pruning|binding|inspector|grain|link|tin|fleet|colony|stage|board|type|lamp|lights?|wool|worm|worming|vet|visit|chlorine|staff|road|street)$/u
/** Kept by name where only this says what they are. */
const always =
  'hive|orchid|plant|houseplant|pot plant|succulent|tree|rose|bonsai|dog|cat|horse|rabbit|chicken|sheep|bird|animal|pet|reptile|car|van|bike|motorbike|boat|tractor|machine|printer|tank|aquarium|starter|sourdough starter|tool|guitar|piano|clock|lift|fire extinguisher|boiler|server|tablet|pool|swimming pool|playground|wheel|culture|row|bed|device|coffee machine|sewing machine|lawn mower|colony|bee colony|hen|goat|cow|pony|snake|tortoise|gecko|instrument|camera|vehicle|bicycle|scooter|motorcycle|truck|trailer|combine|engine|pump|heater|roof|gutter|chainsaw|ski|organ|bell|equipment|tyre'.split(
    '|',
  )
const animals = new Set('tortoise|gecko|snake|dog|cat|rabbit|chicken|hen|goat|cow|pony|horse|bird|sheep'.split('|'))

const isThing = (noun: string): boolean => {
  const known = sensesOfNoun(noun.split(' ').at(-1) ?? '')
  return known !== null && known.share >= 3 && known.senses.slice(0, 1).some((sense) => senses.has(sense))
}

/** "My roses", "for each tank", "12 lifts": nouns that there are several of. */
const spoken =
  /\b(?:my|our|the|each|every|all|per|of|\d+|some|list of|these)\s+((?:\p{L}+ )?\p{L}{3,})\b|\b(\p{L}{3,}s)(?=\s*(?:[:,(.]|with\b|have\b|has\b|at\b|in\b|and\b|$))/giu

const shortMessage = 120
const logOf = /\b(\p{L}+)(?: (?:and|&) \p{L}+)? (?:care|maintenance|service|repair) (?:log|diary|book|record)\b/iu

function things(text: string): string[] {
  const known = [
    ...(logOf.exec(text)?.slice(1, 2) ?? []).map((noun) => singularize(noun.toLowerCase())).filter(isThing),
    // Of a long message, what is named by the way is nothing that is kept.
    ...spokenNouns(text, always)
      .filter(({ weight }) => weight > 1 || text.length < shortMessage)
      .map(({ noun }) => noun),
  ]
  const others = [...text.matchAll(spoken)]
    .flatMap(
      ([, one, many]) =>
        singularize((one ?? many ?? '').toLowerCase())
          .split(' ')
          .at(-1) ?? [],
    )
    .filter((noun) => isThing(noun) && !noThing.test(noun) && !works.includes(noun))
  return [...new Set([...known, ...others])]
}

/** "Boiler, roof, windows": things of several sorts are rows of one list. */
function namedThings(text: string, found: readonly string[]): string[] {
  for (const match of text.matchAll(
    /((?:(?!and\b)\p{L}+ )?(?!and\b)\p{L}+(?:(?:\s*,\s*(?:and\s+)?|\s+and\s+)(?:(?:an?|the|my|two|three|one) )*(?:(?!and\b)\p{L}+ )?(?!and\b)\p{L}+){1,6})/giu,
  )) {
    const items = (match[1] ?? '')
      .split(/\s*(?:,|\band\b)\s*/iu)
      .map((item) =>
        item.replace(/^(?:(?:i|we|have|with|of|on|do|my|our|an?|the|two|three|what|keep|note|and) )+/giu, '').trim(),
      )
      .filter((item) => item !== '')
    const isOne = (item: string): boolean => {
      const noun = singularize(item.toLowerCase())
      return always.includes(noun) || (isThing(noun) && !noThing.test(noun))
    }
    const end = items.findIndex((item) => !isOne(item))
    const run = end < 0 ? items : items.slice(0, end)
    const nouns = run.map((item) => singularize(item.toLowerCase()))
    if (run.length >= 2 && nouns.some((noun) => found.includes(noun)) && new Set(nouns).size === nouns.length)
      return run.map((item) => capitalize(singularize(item)))
  }
  return []
}

const genericOf = (rows: readonly string[]): string =>
  rows.every((row) => animals.has(singularize(row.toLowerCase()))) ? 'animal' : 'thing'

/** Null where nothing is looked after, or nothing of it is written down. */
export function readCare(message: string): Pair | null {
  const text = plainLines(message)
  const nouns = spokenNouns(text, works)
  const named =
    nouns.find(({ noun, weight }) => !isVague.test(noun) && weight > 1) ?? nouns.find(({ weight }) => weight > 1)
  const isTold =
    isCare.test(text) ||
    (named !== undefined && eachTime.test(text)) ||
    (hasDeed.test(text) && /\b(?:log|diary|note|write|record|when|last)\b/iu.test(text))
  if (!isTold || otherSort.test(text)) return null
  const found = things(text)
  const rows = namedThings(text, found)
  const thing = rows.length >= 2 ? genericOf(rows) : found[0]
  if (thing === undefined) return null
  const child = childNoun(
    text,
    nouns.map(({ noun }) => noun),
    thing,
  )
  const told = toldOfSides(text, {
    says: {
      parent: formsOf([
        thing,
        thing.split(' ').at(-1) ?? thing,
        ...rows.map((row) => singularize(row.toLowerCase())),
        'machine',
        'animal',
        'thing',
        'device',
      ]),
      child: formsOf([child, ...works, 'care entry', 'entry', 'entries', 'log', 'work', 'work done']),
    },
    route: (item, owner) => routeOf(item, owner),
    written: 'child',
  })
  const sorts = sortsOf(
    text,
    nouns.map(({ noun }) => noun),
  )
  return {
    parent: { noun: thing, facts: withName(told.parent) },
    child: {
      noun: child,
      facts: withDeed(
        byWhom.test(text) ? [...told.child.filter((fact) => !/^(?:by whom|who)$/iu.test(fact)), 'who'] : told.child,
        sorts,
      ),
    },
    main: 'parent',
    rows,
    isLoose: true,
    isOfThings: true,
    isOneList: !isApart.test(text) && (told.parent.length === 0 || told.child.length < 2 || listsIn(text) < 2),
    isSort: (option) => hasDeed.test(option) || /^\p{L}{4,}ed$/iu.test(option),
    isStray: (label, side) =>
      side === 'parent' && (isOfCare.test(label) || works.includes(singularize(label.toLowerCase()))),
    isAlike: (noun) => /(?:entry|note|time|log|care|is?)$/u.test(noun) || works.includes(noun),
  }
}

const byWhom = new RegExp(String.raw`\bby whom\b|\bwho (?:did it|${deed})\b`, 'iu')
/** That what was done stands apart from the thing: in a log of each, on its page, each time. */
const isApart =
  /\b(?:for|of|to|on|per|in) (?:each|every|which)\b|\beach one\b|\b(?:each|every) time\b|\bwhenever\b|\bwhen i (?:water|feed|open|do)\b|\b(?:on|in|below|under) (?:its|the \p{L}+['’]s|each|it)\b|\bhistor(?:y|ies)\b|\bentries\b|\bthen (?:a list|what)\b|\bone page for each\b|\bevery week\b|\b(?:tap|open) an? \p{L}+\b|\beach (?:feeding|repair|service|visit|tuning|inspection)\b/iu
const listsIn = (text: string): number => sentencesOf(text).filter((sentence) => /,|\band\b|:/u.test(sentence)).length
const isOfCare = new RegExp(
  String.raw`^(?:date|day|when|what (?:i|we|was|were|has)\b.*\b(?:did|do|done|saw|gave|changed|${deed})\b.*|what happened.*|.*\b(?:log|diary|history|maintenance)\b.*|(?:last )?${deed}|with date|note|tap .*|mileage|cost|date .*|for each .*|each .*|every .*|6 .*|(?:service|care) book)$`,
  'iu',
)

const living =
  /(?:plant|tree|rose|hive|colony|starter|culture|orchid|succulent|bonsai|animal|pet|fish|reptile|bed|row)$/u

function childNoun(text: string, nouns: readonly string[], thing: string): string {
  const several = nouns.filter((noun) => isCounted(noun, text) || new RegExp(String.raw`\b${noun}s\b`, 'iu').test(text))
  const [plain, second] = several.length > 0 ? several : nouns
  const isLiving =
    living.test(thing) ||
    sensesOfNoun(thing.split(' ').at(-1) ?? '')?.senses.some((sense) => sense === 'plant' || sense === 'animal') ===
      true ||
    thing === 'animal'
  if (
    plain !== undefined &&
    second === undefined &&
    !/^(?:maintenance|check|visit|test)$/.test(plain) &&
    isCounted(plain, text)
  )
    return plain === 'service call' ? 'service' : plain
  return isLiving ? 'care entry' : 'maintenance entry'
}
/** Is each of them a record, or is the word only that of the whole? */
const isCounted = (noun: string, text: string): boolean =>
  new RegExp(String.raw`\b${noun}s\b|\b(?:each|every|per|an?) ${noun}\b`, 'iu').test(text) && noun !== 'service'

/** What was done is one of these, where they stand in a row. */
function sortsOf(text: string, nouns: readonly string[]): string[] {
  for (const sentence of sentencesOf(text))
    for (const [row] of sentence.matchAll(
      new RegExp(
        String.raw`(?:(?:and )?(?:${deed}|\p{L}+ing|(?:${works.join('|')})s?)(?:\s*(?:,|/|\bor\b|\band\b)\s*)+){1,6}(?:(?:cut off )?${deed}|\p{L}+ing|(?:${works.join('|')})s?)\b`,
        'giu',
      ),
    )) {
      const items = row
        .split(/\s*(?:,|\/|\bor\b|\band\b)\s*/iu)
        .filter(
          (item) =>
            item !== '' &&
            !/^(?:during|thing|something|anything|morning|evening|being|having|using|writing)$/iu.test(item),
        )
      if (
        items.length >= 2 &&
        items.filter(
          (item) => hasDeed.test(item) || works.includes(singularize(item.toLowerCase())) || nouns.includes(item),
        ).length *
          2 >
          items.length
      )
        return items
          .map((item) => item.replace(/^and /iu, ''))
          .map((item) =>
            capitalize(works.includes(singularize(item.toLowerCase())) ? singularize(item.toLowerCase()) : item),
          )
    }
  const several = nouns.filter(
    (noun) =>
      (isCounted(noun, text) || noun === 'service') &&
      !nouns.some((other) => other !== noun && other.endsWith(` ${noun}`)),
  )
  return several.length >= 2 ? several.map(capitalize) : []
}

function routeOf(item: string, owner: SideName): SideName | 'none' | null {
  if (new RegExp(`^(?:${works.join('|')})s?$`, 'iu').test(item) || /\b(?:log|diary|history)$/iu.test(item))
    return 'none'
  if (hasDeed.test(item) && !item.includes(' ')) return 'none'
  if (
    /^(?:on )?(?:which |what )?(?:date|day|when)$|^(?:what|who) (?:i|we|was|were|has|have|changed|did)\b|^note$|^(?:remarks?|comments?|mileage|cost|technician|inspector|by whom|by which worker)\b/iu.test(
      item,
    )
  )
    return 'child'
  const isAsked = /^(?:by |with )?(?:who|whom|when|what)\b/iu.test(item)
  return isAsked ? 'child' : owner
}

const isName =
  /^(?:(?:ear tag|plate|number|row number|name|variety|device|item|chip no|serial number)\b.*|\p{L}+ name)$/iu

function withName(facts: readonly string[]): string[] {
  const own = facts.filter(
    (fact) => !isOfCare.test(fact) && !/^(?:done|wind|oil|adjust|clean|feed|water|bees)$/iu.test(fact),
  )
  const named = own.some((fact) => isName.test(fact)) ? own : ['name', ...own]
  return named.length > 1 ? named : [...named, 'notes']
}

/** The day told as a question once more. */
const isAgain = new RegExp(String.raw`^when\b.*|^who\b.*\b${deed}\b.*|^work$`, 'iu')

const isDay = (fact: string): boolean =>
  /^(?:on )?(?:(?:which|what) )?(?:date|day)\b|^when\b/iu.test(fact) || kindOfName(fact.toLowerCase()) === 'date'
const isDone = (fact: string): boolean =>
  /^(?:what\b|work done|change made|fault|treatment\b|part replaced|description|result|defects|damage|drug|findings)/iu.test(
    fact,
  )

/** What was done, and on which day. */
function withDeed(facts: readonly string[], sorts: readonly string[]): string[] {
  const others = facts.filter((fact) => !/^bees$/iu.test(fact) && fact !== facts.find(isDay) && !isAgain.test(fact))
  const done = others.find(isDone)
  const choice = sorts.length >= 2 ? ` (${sorts.join(', ')})` : ''
  const head =
    done === undefined
      ? `what was done${choice}`
      : /\(/.test(done)
        ? done
        : `${done.replace(/ (?:on|in|to|with|for) (?:each|the|every|which|an?|them) .*$/iu, '')}${/^what (?:i|we|was)/iu.test(done) ? choice : ''}`
  const day = facts.find(isDay)
  const isPlainDay = day !== undefined && !/^(?:when|and when)$/iu.test(day)
  return [
    head,
    isPlainDay ? day : 'date',
    ...others.filter((fact) => fact !== done),
    ...(others.length < 2 && !others.some((fact) => /\b(?:notes?|comments?|remarks?)\b/iu.test(fact)) ? ['note'] : []),
  ].filter((fact, index, all) => all.indexOf(fact) === index)
}
