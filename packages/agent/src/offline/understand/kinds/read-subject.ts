// What the records of an app are, read from how its sentence begins: "a logbook for our allotment plot", "bike workshop jobs".
import { topicOfNoun } from '../../topics/index.ts'
import { isRecordNoun } from '../fields/entity-fields.ts'
import { fixedKindOf } from './read-entity.ts'
import { singularize } from '../inflect.ts'
import { readSentence, wordsOf } from '../word-classes.ts'

export interface Subject {
  /** Singular, lower case; empty for an app as a whole that keeps several things ("a club app"). */
  noun: string
  /** How the whole was called: "job hunt tracker". */
  phrase: string
  /** True when it was said in the plural: community gardens are kept, a garden holds other things. */
  isMany?: boolean
  /** True for a list that goes by a name of its own, such as a gym log. */
  isFixed?: boolean
}

const opening =
  /^(?:(?:hi|hello|hey|please|so|ok(?:ay)?|and|now|well)[\s,!]+)*(?:i was )?(?:wondering (?:whether|if) (?:you|there) (?:could|can|might)\s*(?:possibly|maybe)?\s*)?(?:(?:can|could|would|will) (?:you|there)\s+(?:please\s+|possibly\s+|maybe\s+|also\s+)*)?(?:be\s+)?(?:(?:i|we)(?:['’]d| would| do)?(?: really| also| just)? (?:want|need|like|love|wish for)(?: to (?:have|build|make|create|get|see))?|make(?: me| us)?|build(?: me| us)?|create(?: me| us)?|give me|design(?: me)?|generate|develop|set up|get me|let['’]?s (?:make|build|create)|looking for|replace|(?:something|somewhere) (?:like \w+(?: but \w+)?,? ?)?(?:for|to|that|where|like))\b[\s,:]*/iu
const determiner =
  /^(?:a|an|the|my|our|your|their|his|her|its|all|of|some|any|this|that|each|every|new|simple|markdown|digital|plain|little|small|nice|basic|beautiful|pretty|clean|modern|personal|anonymous|family|minimal|cute|quick|cool|good|great|elegant|tiny|complete|full|easy|web|online|shared|private|luxury|public|me|us|different|various|own|favou?rite|which|single|handy|fun|neat|one|colou?rful|dark|light|professional|playful|editorial|bold|cozy|cosy|retro|brutalist|minimalist(?:ic)?|maximalist|pastel|sleek|stylish|vintage|used|top|kanban|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)$/i
const stop =
  /^(?:with|that|which|where|who|so|having|have|has|having|including|includes?|containing|consisting|and|or|in|by|for|to|on|from|at|using|please|i|we|you|they|she|he|it|it's|when|as|called|named|should|needs?|needed|of|is|are|was|plus|also|like|storing|tracking|showing|my|our|the|a|an|about|each|their|under|around|per|into|can|could|me|us|them|do|does|did|listing|every|between|during|behind|but|here|was|were|wants?|needs|makes?|shares?|gets?|goes|comes|what|every|each|=)$/i
const container =
  /^(?:apps?|application|tracker|trackers|logger|log|logs|logbook|lists?|collection|catalogu?e|database|directory|register|registry|records?|diary|journal|archive|planner|planning|reminder|reminders|sign-?up|signup|registration|manager|management|tracking|bookkeeping|organi[sz]er|overview|page|site|website|tool|system|form|forms|table|box|notebook|book|dashboard|sheet|spreadsheet|program|software|portal|library|cellar|keeper|vault|index|sales|report|reports|pipeline|calendar|schedule|rota|roster|chart|plan|slots|map|office|place|something|board|exchange|finder|gallery|shelf|rack|drawer|fridge|freezer|folder|binder|bookcase|cabinet|cupboard|pantry|wardrobe|stash)$/i
/** What stands before these is what they hold: a tool library holds tools, a map archive maps. */
const collection = /^(?:collection|catalogu?e|register|registry|archive|library|cellar|gallery|exchange)$/i
/** Words after which what is kept is named. */
const keeping =
  /^(?:to\s+|that\s+|which\s+|where\s+(?:i|we|you|people)\s+(?:can\s+)?|in which\s+(?:i|we|you)\s+(?:can\s+)?)?(?:quickly\s+|easily\s+)?(?:keeps?(?: a)? (?:track|record|list|log) of|keeping(?: track of)?|keep|tracks?|tracking|log|logs|logging|record|records|recording|manage|manages|managing|organi[sz]e|organi[sz]es|organi[sz]ing|collect|collects|collecting|catalogu?e|store|stores|storing|save|list|lists|listing|write down|note(?: down)?|jot down|remember|plan|plans|planning|monitor|look up|look after|dump|enter|see)\s+/iu
const link = /^(?:of|about|for)\s+/i

const gerunds: Readonly<Record<string, string>> = {
  hiking: 'hike',
  running: 'run',
  climbing: 'climb',
  cycling: 'ride',
  riding: 'ride',
  swimming: 'swim',
  reading: 'book',
  travel: 'trip',
  travelling: 'trip',
  shopping: 'shopping item',
  packing: 'packing item',
  baking: 'bake',
  gardening: 'plant',
  watering: 'plant',
  cleaning: 'chore',
  fishing: 'catch',
  knitting: 'project',
  sewing: 'project',
}

/** Wholes that hold things of another name. */
const whole =
  /^(?:inventory|stock|fleet|gradebook|insurance|kindergarten|nursery|shelter|practice|club|shop|store|company|firm|school|farm|conference|apiary|dealership|neighbou?rhood|choir|facility|charity|agency|museum|gym|library|band|league|team|association|parish|village|house|home|office|bakery|caf[eé]|kitchen|workshop|garden|allotment|hotel|clinic|online course|church|business|lab|laboratory|studio|department|classroom|society|community|hospital|garage|barn|attic|cellar|basement|camp|hostel|theat(?:re|er)|freezer|fridge|pantry|larder|wardrobe|closet)$/i
/** What a log of these holds are entries. */
const entries =
  /^(?:(?:\w+ )?practi[cs]e|sourdough|migraine|gratitude|weather|tutoring|meditation|beekeeping|energy|carbon footprint|carbon|family|time|diary|journal|captain['’]?s|work|day|food|cash|petty cash|household|money|tour cash|travel|trip|spending|monthly spending)$/i

/** The noun phrase that a text begins with, and what follows it. */
function takeNoun(text: string): { words: string[]; rest: string } {
  const words: string[] = []
  let rest = text.trim()
  for (;;) {
    const found = /^([\p{L}\p{N}'’&-]+)\s*/u.exec(rest)
    const next = found?.[1] ?? ''
    if (found === null) break
    if (words.length === 0 && determiner.test(next)) {
      rest = rest.slice(found[0].length)
      continue
    }
    if (stop.test(next) || /\wly$/i.test(next) || words.length === 4) break
    words.push(next)
    rest = rest.slice(found[0].length)
  }
  return { words, rest }
}

function nameOfWhole(words: readonly string[]): string {
  return words.join(' ')
}

/** "Toy lending", "boat hire": what it is done with is kept. */
const ofService = /^(.+) (?:lending|hire|sharing|swapping|exchange)$/

/** "Hive inspection records" keeps hive inspections, "hiking log" hikes, "migraine diary" entries. */
function nounOf(words: readonly string[], holder: string): string {
  const [last = ''] = words.slice(-1)
  const known = gerunds[last.toLowerCase()]
  const bare = words
    .join(' ')
    .toLowerCase()
    .replace(/^(?:\p{L}+ )?\p{L}+(?:['’]s|s['’])\s+(?=\p{L})|^(?:mums?|dads?|moms?)\s+(?=\w)/u, '')
    .replace(/['’]s?$/, '')
    .replace(
      /\s+(?:tracking|keeping|logging|care|watering|feeding|info|information|data|details|history|entry|entries|rental|hunt|hunting|search|reading|tasting|tastings|stuff|things)$/,
      '',
    )
  // Nobody keeps hours: an entry says how many there were.
  if (/^(?:hour|minute|kilomet(?:re|er)|mile|calorie|step|euro|dollar|working hour|time)s?$/.test(bare)) return 'entry'
  if (bare.startsWith('ordering ')) return 'order'
  // "A running and lifting diary" is of neither alone.
  if (bare.endsWith('ing') && bare.includes('ing and ') && holder !== '') return 'entry'
  const lentOut = ofService.exec(bare)?.[1]
  if (lentOut !== undefined && holder === '') return singularize(lentOut)
  const ofNotes = /^(.+?)(?: tasting)? notes?$/.exec(bare)?.[1]
  if (ofNotes !== undefined && holder === '' && topicOfNoun(ofNotes) !== undefined) return singularize(ofNotes)
  if (known !== undefined && words.length === 1) return known
  if (
    entries.test(bare) &&
    /^(?:log|logs|logbook|diary|journal|tracker|tracking|archive|planner|bookkeeping|book|ledger)$/i.test(holder)
  )
    return 'entry'
  return singularize(bare)
}

const isPlural = (word: string): boolean => singularize(word.toLowerCase()) !== word.toLowerCase()

/**
 * @param head how the message begins, up to its first list
 * @returns null when the beginning names nothing that is kept
 */
export function readSubject(head: string): Subject | null {
  const fixed = fixedKindOf(head)
  const subject = readNoun(head)
  if (fixed === undefined) return subject
  return { noun: fixed, phrase: subject?.phrase ?? '', isFixed: true }
}

function readNoun(head: string): Subject | null {
  let text = head.trim()
  for (let again = true; again;) {
    const shorter = text.replace(opening, '')
    again = shorter !== text && shorter !== ''
    text = shorter
  }
  const done = ofDeed(head)
  if (done !== null) return done
  const kept = keeping.exec(text)
  if (kept !== null) return ofNoun(text.slice(kept[0].length), true)
  const everything = /\b(?:everything|all (?:my|our) (?:stuff|things|belongings)) (?:in|at) (?:my|our|the)\b/i.test(
    text,
  )
  if (everything) return { noun: 'item', phrase: '' }
  const asked = /^who\b.*?\bwhich\s+(.*)$/i.exec(text)
  if (asked !== null) return { noun: nounOf(takeNoun(asked[1] ?? '').words, ''), phrase: '' }
  if (/^(?:tells?|shows?|helps?|lets?|reminds?|gives?|for insurance|i|we|my|so my)\b/i.test(text)) return null
  const { words, rest } = takeNoun(text)
  const last = words.at(-1) ?? ''
  if (words.length === 0) return null
  if (!container.test(last)) return ofNoun(text)
  const inner = words.slice(0, -1).filter((each) => !determiner.test(each))
  while (isHolder(inner.at(-1)) && !(inner.length === 1 && collection.test(last))) inner.pop()
  // "A log of tides", "something to track …", "an app for firewood orders": what is kept follows.
  if (inner.length === 0) {
    const after = keeping.exec(rest) ?? link.exec(rest)
    if (after === null) return null
    const further = rest.slice(after[0].length)
    const again = keeping.exec(further)
    return withPhrase(ofNoun(again === null ? further : further.slice(again[0].length), true), words)
  }
  // "Candle sales" of a stall are sales, and no candles.
  const noun = /^sales$/i.test(last) ? 'sale' : nounOf(inner, last)
  return { noun, phrase: nameOfWhole(words) }
}

/** "Reading list app": the list as well; a job application and a book are things. */
function isHolder(word: string | undefined): boolean {
  return (
    word !== undefined && container.test(word) && !/^(?:application|book|box|map|sales|table|place|plan)$/i.test(word)
  )
}

function withPhrase(subject: Subject | null, words: readonly string[]): Subject | null {
  if (subject === null) return null
  const whatFor = words.length > 1 ? nameOfWhole(words) : subject.phrase
  return { ...subject, phrase: whatFor }
}

/** @param isKept true after a verb that says that it is kept: then any noun will do */
function ofNoun(text: string, isKept = false): Subject | null {
  const { words, rest } = takeNoun(text)
  const last = words.at(-1) ?? ''
  const bare = words.join(' ').toLowerCase()
  if (
    bare === '' ||
    /^(?:there|here|nothing|everything|stuff|what|one|how|who|when|where|why|whether|things)\b/i.test(bare)
  )
    return null
  if (container.test(last)) {
    const inner = words.slice(0, -1)
    const after = link.exec(rest)
    if (inner.length > 0) return { noun: nounOf(inner, last), phrase: nameOfWhole(words) }
    return after === null ? null : ofNoun(rest.slice(after[0].length))
  }
  const isNamed =
    isKept ||
    isPlural(last) ||
    ofService.test(bare) ||
    isRecordNoun(singularize(bare)) ||
    isRecordNoun(singularize(last.toLowerCase()))
  return isNamed ? { noun: nounOf(words, ''), phrase: nameOfWhole(words), isMany: isPlural(last) } : null
}

/** What somebody brings in by such a deed. */
const broughtIn: Readonly<Record<string, string>> = {
  report: 'report',
  suggest: 'suggestion',
  propose: 'proposal',
  request: 'request',
  complain: 'complaint',
  apply: 'application',
}
const whichOne = /^which\s+(\p{L}+)\s+\p{L}+\s+(?:where|when|what|how)\b|^(?:who|where)\b.*?\bwhich\s+(\p{L}+)$/iu

/** "Residents can report what happened, …", "which key hangs where": the report, the key. */
function ofDeed(head: string): Subject | null {
  const which = whichOne.exec(head.trim().replace(/\?$/, ''))
  const asked = which?.[1] ?? which?.[2]
  if (asked !== undefined) return { noun: singularize(asked.toLowerCase()), phrase: '' }
  const sentence = readSentence(wordsOf(head))
  const noun = sentence?.isModal === true ? broughtIn[sentence.verb] : undefined
  return noun === undefined ? null : { noun, phrase: '' }
}

const held: Readonly<Record<string, string>> = {
  apiary: 'hive',
  fleet: 'vehicle',
  gradebook: 'grade',
  library: 'book',
  freezer: 'food item',
  fridge: 'food item',
  pantry: 'food item',
  larder: 'food item',
  wardrobe: 'garment',
  closet: 'garment',
  shelter: 'animal',
}

/** What such a whole is made of, where nothing else says it. */
export function heldBy(noun: string): string {
  return held[noun.split(' ').at(-1) ?? ''] ?? 'item'
}

/** A club, an inventory, a farm: nobody writes down "an inventory", its things are. */
export function isWhole(noun: string): boolean {
  return whole.test(noun) || whole.test(noun.split(' ').at(-1) ?? '')
}
