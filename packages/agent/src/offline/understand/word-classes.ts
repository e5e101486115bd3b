// Which words are verbs, as far as their place tells it. An app is asked for in few verbs; those that are nouns as well
// ("order", "rate") show by what follows them. The tables are of words that any app may be asked for in, of no topic.

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Verbs that name no fact in any place: what begins with one of them is something to do. */
const onlyVerbs = setOf(
  'add allow assign attach avoid browse calculate celebrate choose collapse compare compute convert create customise customize delete display divide duplicate earn edit enable expand explain explore find generate give go guess hear hide highlight invite join learn let make merge multiply navigate notify organise organize paste prevent publish put reach receive recommend redo refresh reject remember remind remove rename replace reply reset restore resume scroll see select send separate settle shuffle skip solve submit subscribe suggest sync synchronise tell throw toggle translate undo unlock use warn withdraw write zoom',
)
/** Verbs of what an app does; with a noun in the singular they are compounds ("search term"), else something to do. */
const appVerbs = setOf(
  'check clear click count download drag drop export filter group import load open pick pin press print reorder search share show sign sort swipe switch tap tick update upload view vote',
)
/** Verbs that name facts as well: only before their object they are something to do. */
const nounVerbs = setOf(
  'answer archive ask back block book bring buy call change chat close color colour comment copy cost cross date draw end enter fill flag flip follow get greet hand handle help hold keep like list log look love mail mark message move narrow note order pause place plan play post prefer present preview price process propose protect question rank rate read record register release rent repeat report request reserve respond return review reward roll rotate run save say scan score set spin split star start state stay stop store style summarise summarize sum support swap take test thank time track trade train treat try turn type upvote visit walk want watch water work wrap jot mention',
)

/** What a verb has after it and a noun of a fact has not: articles, pronouns, adverbs. */
const objects = setOf(
  'the a an my our your their his her its them it this that these those me us everything everyone everybody anything something nothing all each every any some other others only again back away everywhere people items entries things new old with through',
)
/** Little words after a verb that make it one ("tick off", "sort by"), though facts may end in them. */
const particles = setOf('off out up down in into on over by between from to as for of at')

const whenOrWhere = /^(?:dates?|times?|places?|points?|days?|locations?|address|codes?|numbers?)$/
/** "Drop in cm": how much of it. */
export const unitWords =
  /^(?:degrees|kg|kilos?|grams?|g|mm|cm|m|km|met(?:er|re)s|kilomet(?:er|re)s|miles|feet|inches|minutes|seconds|hours|days|lit(?:er|re)s|ml|percent|points|euros?|dollars|pounds|stitches|laps|steps)$/
export const persons =
  /^(?:people|users?|visitors?|guests?|members?|customers?|clients?|parents|staff|teams?|admins?|everyone|everybody|anyone|anybody|nobody|noone|somebody|someone|whoever|others|students?|pupils?|players?|readers?|volunteers?|neighbou?rs?|friends|colleagues|teachers?|nurses|patients|tenants|residents|employees|coaches|managers?|owners?|editors?|organi[sz]ers?)$/
const pronouns = /^(?:i|we|you|they|he|she|it|one)$/
const questionWords = /^(?:who|whom|what|which|when|where|how|whether|why|if|that)$/
const modals =
  /^(?:can|could|may|might|should|must|shall|will|would|cannot|can['’]?t|won['’]?t|shouldn['’]?t|mustn['’]?t|['’]ll)$/
/** Between the subject and its verb: "should also be able to", "would really like to". */
const between =
  /^(?:also|always|only|just|then|still|easily|quickly|simply|never|not|be|able|to|really|even|both|all|each|together|would|like|love|want|wants|wanna|need|needs|have|has|get|allowed|please|usually|often|sometimes)$/

/** Verbs after which it is told what is written down. */
const telling = setOf(
  'have has had contain contains include includes hold holds carry carries consist consists belong belongs record log note write enter track store save keep list capture register jot fill collect know remember need want give get gets type',
)

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []
}

/** "Sees" → "see", "tries" → "try", "searches" → "search". */
function bareVerb(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(?:ch|sh|ss|x|z|o)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

const isKnownVerb = (word: string): boolean => onlyVerbs.has(word) || appVerbs.has(word) || nounVerbs.has(word)
const isMany = (word: string): boolean => /[^su]s$/.test(word) || word === 'people'
const isObject = (word: string | undefined): boolean => word !== undefined && objects.has(word)

/** Whether words begin with a deed: "put them", "search by name", "print labels", "sorting by date". */
export function isOrder(words: readonly string[]): boolean {
  const [first = '', next, ...rest] = words
  const gerund = /^(.{2,})ing$/.exec(first)?.[1]
  if (gerund !== undefined) {
    const verb = [gerund, `${gerund}e`, gerund.replace(/(.)\1$/, '$1')].find(
      (each) => onlyVerbs.has(each) || appVerbs.has(each),
    )
    if (verb === undefined) return false
    return next === undefined
      ? /^(?:search|sort|filter|export|import|print|edit|delet|shar)ing$/.test(first)
      : isObject(next) || particles.has(next) || (onlyVerbs.has(verb) && isMany(words.at(-1) ?? ''))
  }
  // "Pick up date", "drop off place": when and where it is done.
  if (words.length === 3 && particles.has(next ?? '') && whenOrWhere.test(words[2] ?? '')) return false
  if (words.length === 3 && next === 'in' && unitWords.test(words[2] ?? '')) return false
  if (onlyVerbs.has(first))
    return next === undefined ? first !== 'make' : !(first === 'make' && /^(?:of|and)$/.test(next))
  if (appVerbs.has(first)) {
    // "Press Send": what is pressed is named.
    if (/^(?:press|tap|click|swipe)$/.test(first) && next !== undefined) return true
    if (next === undefined)
      return !/^(?:check|mark|share|view|open|pin|count|load|sign|press|group|show|drop|update|sort|vote)$/.test(first)
    return isObject(next) || particles.has(next) || isMany(words.at(-1) ?? '') || rest.length > 0
  }
  if (!nounVerbs.has(first)) return false
  return (
    isObject(next) ||
    (next !== undefined && /^(?:off|out|up|by|into)$/.test(next) && rest.length > 0 && rest[0] !== 'of')
  )
}

export interface Sentence {
  /** Words of the subject: "visitors", "the cook"; empty for an order. */
  subject: string[]
  verb: string
  /** What follows the verb. */
  rest: string[]
  isModal: boolean
}

const articles = /^(?:the|an?|our|my|their|each|every|all|any|one|only|some|other|both)$/

/** Subject and verb that words begin with, or null where they are a noun with what belongs to it. */
export function readSentence(words: readonly string[]): Sentence | null {
  let at = 0
  while (at < words.length && articles.test(words[at] ?? '') && !(at > 0 && words[at] === 'one')) at++
  const head = words[at] ?? ''
  const start = at
  const isPerson =
    (persons.test(head) && bareVerb(head) !== head) ||
    /^(?:people|staff|everyone|everybody|anyone|anybody|nobody|noone|somebody|someone|whoever)$/.test(head) ||
    (pronouns.test(head.replace(/['’].*$/, '')) && !(head === 'one' && start > 0))
  // Up to three words may be the subject of a modal verb: "signed in members can".
  const limit = isPerson ? start + 1 : start + 4
  let end = start + 1
  if (!isPerson)
    while (end < Math.min(limit, words.length) && !modals.test(words[end] ?? '') && !isItsVerb(words, end, start)) end++
  const verbAt = end
  const said = words[verbAt]
  // "The group they are in", "people with an account": a noun and what belongs to it.
  if (
    said === undefined ||
    (!isPerson &&
      words
        .slice(start + 1, verbAt + 1)
        .some(
          (word) =>
            pronouns.test(word) ||
            questionWords.test(word) ||
            /^(?:everyone|everybody|anyone|anybody|somebody|someone|people|the|an?|each|my|our)$/.test(word),
        ))
  )
    return null
  const isModal = modals.test(said) || /['’](?:d|ll)$/.test(head)
  if (!isPerson && !isModal && !isItsVerb(words, verbAt, start)) return null
  let next = isModal && modals.test(said) ? verbAt + 1 : verbAt
  while (next < words.length - 1 && between.test(words[next] ?? '') && !isLast(words, next)) next++
  const verb = words[next] ?? ''
  if (isPerson && !isModal && !pronouns.test(head.replace(/['’].*$/, '')) && !isVerb(verb)) return null
  return { subject: words.slice(0, verbAt), verb: bareIfKnown(verb), rest: words.slice(next + 1), isModal }
}

/** "Want" and "need" are the verb where no other follows: "we need a list". */
function isLast(words: readonly string[], at: number): boolean {
  const next = words[at + 1] ?? ''
  return (
    /^(?:want|wants|need|needs|like|love|have|has|get)$/.test(words[at] ?? '') &&
    !/^(?:to|be|able|also|only)$/.test(next)
  )
}

function isVerb(word: string): boolean {
  const bare = bareVerb(word)
  return [word, bare].some(
    (each) => isKnownVerb(each) || telling.has(each) || ofThings.test(each) || ofManyThings.test(each),
  )
}

function bareIfKnown(verb: string): string {
  if (isKnownVerb(verb) || telling.has(verb)) return verb
  const bare = bareVerb(verb)
  return isKnownVerb(bare) || telling.has(bare) ? bare : verb
}

/** What is said of a thing itself: "each task has", "wheels lie in". */
const ofThings =
  /^(?:has|have|had|contains|includes|consists|belongs|comes|holds|carries|needs|gets|uses|follows|be|is|are|was|were|lives|lies|stays|costs)$/
const ofManyThings =
  /^(?:have|contain|include|consist|belong|come|hold|carry|need|get|use|follow|are|were|live|lie|stay|cost)$/

/** A verb of an app right after a noun in the number that it asks for: "visitors press", "the cook sees the list". */
function isItsVerb(words: readonly string[], at: number, start: number): boolean {
  const word = words[at] ?? ''
  const before = words[at - 1] ?? ''
  const next = words[at + 1]
  if (at === start || next === undefined) return false
  if (ofThings.test(word) && !/^(?:of|in|at|for|with|and|or)$/.test(before)) return true
  if (isMany(before) && ofManyThings.test(word)) return true
  const bare = bareVerb(word)
  if (isMany(before) || persons.test(before)) {
    if (onlyVerbs.has(word) || (persons.test(before) && appVerbs.has(word))) return true
    return (
      (appVerbs.has(word) || nounVerbs.has(word)) &&
      (isObject(next) || questionWords.test(next) || /^\d/.test(next) || (persons.test(before) && particles.has(next)))
    )
  }
  return (
    bare !== word &&
    (onlyVerbs.has(bare) || appVerbs.has(bare)) &&
    (/^(?:the|an?|my|our|your|their|his|her|its|them|it|this|these|those|me|us|everything|all|each|every|only|just)$/.test(
      next,
    ) ||
      /^(?:who|what|which|where|when|how|whether|if|today['’]s)$/.test(next))
  )
}

export function tellsFacts({ verb, rest }: Sentence): boolean {
  if (!telling.has(verb) && !ofThings.test(verb) && !ofManyThings.test(verb)) return false
  // "Log in", "keep it plain", "save them": no list of facts follows; "has in or out" names one.
  if (rest[1] === 'or' && ofThings.test(verb)) return true
  return !/^(?:in|out|it|them|this|that|everything|going|up)$/.test(rest[0] ?? '') || verb === 'fill'
}
