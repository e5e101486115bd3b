// Finds what the records are: "a plant watering log" → plant, "track my board games" → board game.
import { topicOfNoun } from '../../topics/index.ts'
import { singularize } from '../inflect.ts'

export interface Entity {
  singular: string
  /** How the person spoke of the whole: "plant watering log"; the name of the app when none is said. */
  phrase: string
}

const containers =
  'apps?|application(?!s?\\s+(?:tracker|log|list|manager|database|register))|tracker|logger|log|logbook|lists?|collection|collector|catalogu?e?|inventory|database|db|directory|register|registry|records?|diary|journal|archive|library|overview|table|organi[sz]er|planner|manager|management|box|notebook|keeper|crm|system|tool|site|website|wish ?list|watch ?list|list app|dashboard|calendar|schedule|spreadsheet|vault|index|portal|form|page|gallery|album|board|cellar'
const determiners =
  /^(?:(?:a|an|the|my|our|your|their|his|her|its|all|of|some|any|this|that|each|every|new|simple|small|little|nice|basic|beautiful|pretty|clean|modern|personal|family|minimal|cute|quick|cool|good|great|elegant|tiny|complete|full|easy|web|online|shared|me|us|different|various|own|favou?rite|which|what|where|kind of|sort of|really|very|super|lovely|single|handy|fun|neat|colou?rful|dark|light|professional|playful|editorial|bold|cozy|cosy|retro|vintage|luxurious|neon|synthwave|glamorous|brutalist|minimalist(?:ic)?|maximalist|pastel|sleek|stylish|mini|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+)\s+)+/i
const boundary = String.raw`(?=$|\s*[,.;:!?()\n–—]|\s-\s|\s+(?:with|that|which|where|who|so|having|has|have|including|includes?|containing|and|in|by|for|to|on|from|at|using|please|i|we|it|app|application|their|when|as|called|named|should|needs?|of|is|are|plus|also|like|storing|recording|tracking|showing)\b)`
const noun = String.raw`((?:[\p{L}][\p{L}'’-]*\s+){0,3}?[\p{L}][\p{L}'’-]*)`
const gerundsAndFillers =
  /\s+(?:watering|care|tracking|keeping|management|managing|collecting|watching|spotting|logging|planning|organi[sz]ing|feeding|maintenance|progress|reading|info|information|data|details|names?|history|entry|entries|club|s)$/i

const patterns: RegExp[] = [
  new RegExp(
    String.raw`\b(?:each|every|per|for an?|a single|one)\s+${noun}\s+(?:has|have|should|needs?|gets?|with|must|contains?|consists?|is made)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:${containers})\s+(?:(?:of|about)|for\s+(?:tracking|managing|keeping(?: track of)?|logging|recording|storing|collecting|organi[sz]ing|noting|listing))\s+(?:all\s+)?(?:the\s+|my\s+|our\s+|their\s+)?${noun}${boundary}`,
    'iu',
  ),
  new RegExp(
    String.raw`(?<!\b(?:and|also|to-do|,)\s)\b(?:keep(?:ing)? track of|track(?:ing)? down|track(?:ing)?|manag(?:e|ing)|organi[sz](?:e|ing)|catalogu?(?:e|ing)|log(?:ging)?|record(?:ing)?|collect(?:ing)?|stor(?:e|ing)|sav(?:e|ing)|remember|look(?:ing)? after|keep(?:ing)?|list(?:ing)?|jot(?:ting)? down|writ(?:e|ing) down|not(?:e|ing) down|monitor(?:ing)?|plan(?:ning)?)\b\s+(?:(?:the|my|our|all|of|new|your|their)\s+)*${noun}${boundary}`,
    'iu',
  ),
  new RegExp(String.raw`\bwhere (?:my|our|the|all|all my) ${noun}\s+(?:can|are|is|get|will)\b`, 'iu'),
  new RegExp(String.raw`((?:[\p{L}][\p{L}'’-]*\s+){1,4}?)(?:${containers})\b`, 'iu'),
  new RegExp(String.raw`\b(?:${containers})\s+for\s+(?:(?:the|my|our|all|of|their)\s+)*${noun}${boundary}`, 'iu'),
  new RegExp(String.raw`\bfor\s+(?:(?:the|my|our|all|of)\s+)+${noun}${boundary}`, 'iu'),
  new RegExp(
    String.raw`(?:^|\b(?:make|build|create|need|want|like|give|get|for|design)\s+(?:me\s+|us\s+)?(?:to have\s+)?)(?:an?\s+|my\s+|some\s+|the\s+)?${noun}\s*(?:,?\s*(?:with|that|which|where|having|each|including|containing|has|have|:|\())`,
    'iu',
  ),
]

const verbs =
  /^(?:please\s+|hi\s+|hello\s+|hey\s+)*(?:(?:can|could|would|will) you\s+)?(?:please\s+)?(?:i(?:['’]d| would)? (?:want|need|like|love)(?: to (?:have|build|make|create|get))?|we (?:want|need)(?: to)?|make(?: me| us)?|build(?: me| us)?|create(?: me| us)?|give me|design(?: me)?|generate|develop|write|set up|get me|let['’]?s (?:make|build|create)|help me|looking for|need|want|do)\s+/i
const emptyNoun =
  /^(?:(?:[a-z]+ )*(?:buttons?|drop-?downs?|sidebar|footer|header)|app|application|list|tracker|something|anything|stuff|things?|everything|it|that|this|them|page|site|website|tool|one|data|records?|entries|information|what|where|how|me|us|track|place|way|form|simple|same|game|calculator|timer|shop|store|online|web|landing|portfolio|blog|chat|quiz|survey|poll|home|fields?|kanban|kanban board|import|export|csv|title|name|date|user|users|club|one|one place|in)$/i

const containerAtEnd = new RegExp(String.raw`\s+(?!applications?$)(?:${containers})$`, 'i')

function cleanNoun(raw: string): string {
  let words = `${raw.trim().toLowerCase()} `.replace(verbs, '').replace(determiners, '').trim()
  words = words.replace(/^(?:to|of|for|with|app|list)\s+/, '').replace(determiners, '')
  for (let again = true; again;) {
    const shorter = words.replace(gerundsAndFillers, '').replace(containerAtEnd, '')
    again = shorter !== words
    words = shorter
  }
  if (/^(?:watering|reading|packing|shopping|reading|watch|wish|to-?do|todo|bucket)$/.test(words))
    words = fillerNouns[words] ?? words
  return singularize(words.replace(/^(?:\p{L}+ )?\p{L}+(?:['’]s|s['’])\s+(?=\p{L})/u, '').replace(/['’]s$/, ''))
}

/** Words that name a sort of list rather than the things on it. */
const fillerNouns: Record<string, string> = {
  reading: 'book',
  packing: 'packing item',
  shopping: 'shopping item',
  watch: 'film',
  wish: 'wish',
  'to-do': 'task',
  todo: 'task',
  watering: 'plant',
  bucket: 'goal',
  grocery: 'grocery',
}

/** The listed kinds whose name is not the name of their records. */
const fixedKinds: [RegExp, string][] = [
  [/(?<!\b(?:what|things?|nothing|how) )\bto[\s-]?do'?s?(?:\s*-?\s*(?:list|app|lists|s))?\b/i, 'task'],
  [/\b(?:reading list|book list|bookshelf|reading log|reading journal)\b/i, 'book'],
  [/\b(?:watch ?list)\b/i, 'film'],
  [/\b(?:shopping list)\b/i, 'shopping item'],
  [/\b(?:grocery list|groceries)\b/i, 'grocery'],
  [/\b(?:packing list)\b/i, 'packing item'],
  [/\bbucket list\b/i, 'goal'],
  [/\bglossary\b/i, 'term'],
  [/\bmood ?board\b/i, 'picture'],
  [/\b(?:address book|phone ?book|rolodex)\b/i, 'contact'],
  [/\bcrm\b/i, 'client'],
  [/\b(?:kanban|task|to-?do)(?: board)?\b/i, 'task'],
  [/\bhelp ?desk\b/i, 'ticket'],
  [/\b(?:q ?& ?a|questions and answers)\b/i, 'question'],
  [/\b(?:wiki|knowledge base|handbook)\b/i, 'article'],
  [/\bchange ?log\b/i, 'change'],
  [/\bcrowd ?funding\b/i, 'campaign'],
  [/\btournament\b/i, 'match'],
  [/\bleague\b/i, 'team'],
  [/\bleader ?board\b/i, 'score'],
  [/\bgenealogy\b/i, 'person'],
  [/\b(?:rain gauge|(?:water|gas|electricity|energy|power) meter|meter readings)\b/i, 'reading'],
  [/\bcalorie (?:counter|tracker|log)\b/i, 'meal'],
  [/^water intake$/i, 'drink'],
  [/\blost (?:and|&) found\b/i, 'item'],
  [/\bcar ?pool(?:ing)?\b/i, 'ride'],
  [/\bnet worth\b/i, 'asset'],
  [/\b(?:what|how much(?: money)?) (?:i|we|do i|did i) (?:spend|spent|pay|paid)\b/i, 'expense'],
  [/\bwhat (?:i|we|did i|did we) (?:eat|ate)\b/i, 'meal'],
  [/\bwhat (?:i|we|did i) (?:read)\b/i, 'book'],
  [/^(?:my )?weight(?: and|,|$)/i, 'measurement'],
  [/\bwish ?list\b/i, 'wish'],
  [/\b(?:guest ?list)\b/i, 'guest'],
  [/^(?:an? |the |our |my )?(?:(?:lunch|dinner|weekly|daily|food|drinks?|canteen) )?menu\b/i, 'dish'],
  [/\b(?:cookbook|recipe box)\b/i, 'recipe'],
  [/\b(?:gym|fitness|training|workout) (?:log|tracker|app|journal|diary)\b/i, 'workout'],
  [/\bsleep (?:tracker|log|journal|diary|app)\b/i, 'night'],
  [/\bmood (?:tracker|log|journal|diary|app)\b/i, 'entry'],
  [/\b(?:budget(?:ing)?|spending|money|finance) (?:tracker|log|app|planner|diary)\b/i, 'expense'],
  [/\b(?:notes|notebook|note[- ]taking|note app|notepad|note keeper|notes app|memos)\b(?! field)/i, 'note'],
  [/\b(?:diary|journal)\b/i, 'entry'],
]

/** The records of a list that goes by a name of its own: "address book", "bucket list". */
export function fixedKindOf(head: string): string | undefined {
  return fixedKinds.slice(0, -2).find(([pattern]) => pattern.test(head))?.[1]
}

/** What the sentence keeps records of, or null when it names nothing that can be recorded. */
export function readEntity(text: string): Entity | null {
  const entity = findEntity(text)
  // What is written into a diary is an entry.
  return entity !== null && /^(?:(?:\w+ )?(?:diary|journal|logbook))$/.test(entity.singular)
    ? { singular: 'entry', phrase: entity.phrase }
    : entity
}

function findEntity(text: string): Entity | null {
  const head = text.split(/\b(?:with|having|including|containing)\b|[:(\n]/i)[0] ?? text
  const phrase = readPhrase(head)
  const kindOfNotes = /([\p{L}-]+)(?: tasting)? notes\b/iu.exec(head)?.[1]?.toLowerCase()
  const notesTopic = kindOfNotes === undefined ? undefined : topicOfNoun(kindOfNotes)
  if (kindOfNotes !== undefined && notesTopic !== undefined && notesTopic.id !== 'notes')
    return { singular: singularize(kindOfNotes), phrase: phrase ?? `${kindOfNotes} notes` }
  // "Diary" alone is a kind of record; "a bird diary" is about birds, so the patterns below go first for it.
  for (const [pattern, singular] of fixedKinds.slice(0, -1)) {
    const found = pattern.exec(head)
    if (found !== null) return { singular, phrase: phrase ?? found[0] }
  }
  for (const pattern of patterns) {
    const found = pattern.exec(text)
    if (found === null) continue
    const singular = cleanNoun(found[1] ?? '')
    if (singular !== '' && !emptyNoun.test(singular) && singular.split(' ').length <= 3 && !isMostlyVerb(singular))
      return { singular, phrase: phrase ?? singular }
  }
  const [last] = fixedKinds.slice(-1)
  if (last?.[0].test(head) === true) return { singular: last[1], phrase: phrase ?? 'diary' }
  return knownNounIn(head, phrase)
}

function isMostlyVerb(words: string): boolean {
  return /^(?:i|you|we|they|keep|track|print|download|import|export|archive|make|help|want|need|like|add|put|see|be|can|have|do|let|show|know|was|were|is|are|has|what|who|which|when|wants?|needs?)\b/.test(
    words,
  )
}

/** "Plant watering log" from "I need a simple plant watering log". */
function readPhrase(head: string): string | undefined {
  const found = new RegExp(String.raw`((?:[\p{L}][\p{L}'’-]*\s+){1,3}?(?:${containers}))\b`, 'iu').exec(
    head.replace(verbs, '').replace(/^(?:an?|the|my|our)\s+/i, ''),
  )
  const phrase = found?.[1]?.replace(determiners, '').trim()
  return phrase === undefined ||
    phrase.split(' ').length < 2 ||
    isMostlyVerb(phrase.toLowerCase()) ||
    /\b(?:of|for|with|to|my|our|track|keep|and|can|where|want|need|have|i)\b/i.test(phrase)
    ? undefined
    : phrase
}

/** The last resort: any noun of the sentence that we have a topic for. */
function knownNounIn(head: string, phrase: string | undefined): Entity | null {
  const words =
    head
      .toLowerCase()
      .replace(verbs, '')
      .match(/[\p{L}-]+/gu) ?? []
  for (const size of [2, 1])
    for (let at = 0; at + size <= words.length; at++) {
      const candidate = singularize(words.slice(at, at + size).join(' '))
      const topic = topicOfNoun(candidate)
      if (topic !== undefined && topic.nouns.includes(candidate))
        return { singular: candidate, phrase: phrase ?? candidate }
    }
  return null
}
