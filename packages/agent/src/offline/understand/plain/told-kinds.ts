// Kinds, states and choices that people tell in the middle of a sentence, said as the lists that the readers know: "clients
// (name) and projects for them (title)", "each lead is marked as new, won or lost", "calls with date on the client's page".
import { capitalize, pluralize, singularize, withArticle } from '../inflect.ts'
import { reportsAsLists } from './told-reports.ts'
import { inBrackets } from '../rows/said-row.ts'

const word = String.raw`[\p{L}][\p{L}'’-]*`
const option = String.raw`(?!(?:and|or|to|with|the|by|on)\b)${word}(?: (?!(?:or|and|with|when|if|on)\b)${word}){0,2}`
const options = String.raw`(${option}(?:\s*,\s*${option})*\s*,?\s+or\s+${option})`
const either = String.raw`(?:${option}(?:\s*,\s*${option})+(?:\s*,?\s+(?:and|or)\s+${option})?|${option}\s+(?:and|or)\s+${option})`
const end = String.raw`(?=\s*(?:[.;!?]|$))`

/** "And is marked as new, won or lost": a state among the facts. */
const markedAs = new RegExp(
  String.raw`(?:,\s*|\s+and\s+|,\s*and\s+)(?:(?:is|are|gets?|can be)\s+)?(?:marked|labelled|labeled|flagged|set) (?:as|to) ${options}`,
  'giu',
)
/** "A job is either waiting or done", "each lead is marked as new or won", "an order can be open, paid or sent". */
const isOneOf = new RegExp(
  String.raw`(^|[.;!?]\s+)(?:each|every|an?|the) (${word}) (?:(?:is|are) (?:always )?either|(?:is|are|gets?|can be) (?:marked|labelled|labeled|flagged|set) (?:as|to)|can be(?: either)?) ${options}${end}`,
  'giu',
)
/** "Status can be planned or given", "the states are open, closed", "states: open, closed". */
const stateIs = new RegExp(
  String.raw`(^|[.;!?]\s+)(?:(?:the|its|their|every|each|possible)\s+)*(status|state|stage)(?:e?s)?(?:\s+of (?:an?|the|each|every) ${word})?\s*(?::|can be|may be|is(?: either)?|are)\s+(${either})${end}`,
  'giu',
)
/** "A request starts as received, then in progress, then done." */
const startsAs = new RegExp(
  String.raw`(^|[.;!?]\s+)(?:each|every|an?|the|new) (${word})s? (?:starts?|begins?) (?:out )?as ["“]?(${word}(?: ${word})?)["”]?\s*,?\s+(?:(?:and\s+)?then|later|and|goes to|becomes)\s+(?:(?:becomes?|is|goes to)\s+)?([^.;!?]+)${end}`,
  'giu',
)

function statesAsLists(text: string): string {
  return text
    .replace(markedAs, (_, list: string) => `, status (${inBrackets(list)})`)
    .replace(
      isOneOf,
      (_, before: string, noun: string, list: string) =>
        `${before}Each ${noun.toLowerCase()} has a status (${inBrackets(list)})`,
    )
    .replace(
      stateIs,
      (_, before: string, name: string, list: string) =>
        `${before}Each has a ${name.toLowerCase()} (${inBrackets(list)})`,
    )
    .replace(startsAs, (all, before: string, noun: string, first: string, rest: string) => {
      const later = rest.split(/\s*,\s*|\s+(?:and|then|or|finally)\s+/i).flatMap((each) => {
        const state = each.replace(/^(?:(?:and|then|finally|becomes?|is|it|later|goes to)\s+)+/i, '').trim()
        return state === '' ? [] : [state]
      })
      const isList = later.length > 0 && later.every((state) => state.split(' ').length <= 3)
      return isList ? `${before}Each ${noun.toLowerCase()} has a status (${[first, ...later].join(', ')})` : all
    })
}

/** "Method – cash, card or transfer –": what stands between two dashes and says "or" is chosen from. */
const betweenDashes = new RegExp(String.raw`\s+[–—-]\s+${options}\s+[–—-]\s*(?=,|and\b|[.;]|$)`, 'giu')

/** "Lists like Work, Home, Garden" among the facts: which list it is. */
const groupsLike = new RegExp(
  String.raw`(?<=[:;,]\s*)(${word}s) (?:like|such as|e\.g\.) (${word}(?:\s*,\s*${word})+(?:\s*,?\s+(?:and|or)\s+${word})?)(?=\s*(?:;|[.!](?:\s|$)|$))`,
  'giu',
)

/** "Categories rent, food, transport" where no colon was typed. */
const sortsOf = new RegExp(
  String.raw`(?<=^|[.;,:]\s*|\bwith\s+)(categor(?:y|ie)s?|types|genres|kinds|tags) (?!(?:and|or|with|are|is|for|of|like|per|which|that|filters?|buttons?|drop-?downs?|menu|tabs?|pages?|lists?)\b)(${word}(?:\s*,\s*${word}(?: ${word})?){2,}(?:\s*,?\s+(?:and|or)\s+${word})?)(?=\s*(?:;|[.!](?:\s|$)|$))`,
  'giu',
)
/** "Categories with a monthly limit, expenses with date, amount": each of the two has its own. */
const withOne = new RegExp(
  String.raw`(^|[.;!?:]\s+)((?:${word} )?${word}s) with (?:an? |their |its )?((?!${word}s with\b)${word}(?: (?!and\b)${word}){0,2})\s*(?:,|;|\band\b|,\s*and\b)\s+(${word}s) with ([^.;!?]*,[^.;!?]*)${end}`,
  'giu',
)

const facts = String.raw`\(([^()]*,[^()]*)\)`
/** "Clients (…) and projects for them (…)", "companies (…) and the people who work there (…)". */
const ofThose = new RegExp(
  String.raw`(${word}(?:s|people|children))\s*${facts}\s*(?:,|;)?\s*(?:and|plus|with)?\s+(?:(?:the|all|their|its)\s+)*(${word}s|people|children)\s+(?:(?:for|of|in|to|from|on|under|at|inside)\s+(?:them|it|these|those|each(?: of them| one)?)|(?:who|that|which)\s+${word}\s+(?:there|in (?:it|them)|for (?:it|them)|at (?:it|them)|to (?:it|them)))\s*${facts}`,
  'giu',
)
/** "Each client has invoices with number, amount", "every hive has inspections: date, note". */
const hasSome = new RegExp(
  String.raw`(^|[.;!?:,]\s+|\band\s+)(?:each|every|an?|one) (${word}) (?:can |may |should )?(?:has|have|gets?|contains?|comes with) (?:(?:its|their|his|her|own|many|several|some|any number of|a list of)\s+)*(${word}s)\s+(?:with|including|:)\s+([^.;!?]*?(?:,|\sand\s)[^.;!?]*)${end}`,
  'giu',
)
/** "Calls with date and note on the lead's page", "notes of calls with the date on the page of the lead". */
const onPage = new RegExp(
  String.raw`\b(?:writes?|logs?|notes?|records?|keeps?|adds?|enters?)(?: down)?\s+(?:(?:short|my|our|the|all|their)\s+)*(?:notes? (?:of|about|on) )?(${word}s)\s+(?:with|incl(?:uding)?|:)\s+(?:the |an? )?([^.;!?]*?)\s+(?:on|in|under) (?:the|a|an|each|every|his|her|their) (?:page of (?:the|an?|each|every) )?(${word}?)(?:['’]s|s['’]?)? page\b`,
  'giu',
)
/** "Meetings noted on the persons page with date + summary". */
const notedOnPage = new RegExp(
  String.raw`(^|[.;!?]\s+)(${word}s)\s+(?:are |get |can be )?(?:noted|logged|written down|recorded|kept|added|entered) on (?:the|a|an|each|every|his|her|their) (${word}?)(?:['’]s|s['’]?)? page\s+(?:with|including|:)\s+([^.;!?]+)${end}`,
  'giu',
)
/** "I create folders, write notes in them with title and text". */
const putInside = new RegExp(
  String.raw`\b(?:create|add|make|have|open|start) (?:(?:my|own|several|new|different)\s+)*(${word}s)\s*,?\s+(?:(?:and|then|can|to)\s+)*(?:write|put|add|keep|save|create|collect|store) (?:(?:my|the|new|short)\s+)*(${word}s) (?:in|into|to|inside|under) (?:them|it|these|those)(?: with ([^.;!?]*?))?(?=\s*(?:[.;!?]|$|,\s*(?:pin|search|mark|tag|sort|filter|and)\b|\band (?:pin|search|mark|sort|filter)\b))`,
  'giu',
)

/** "Status: offered / running / finished" inside a list. */
const slashed = new RegExp(String.raw`(${word}): (${option}(?:\s*\/\s*${option})+)`, 'giu')

/** "On a plant's page I log what I did and when": entries of the plant. */
const logsOnPage = new RegExp(
  String.raw`(^|[.;!?]\s+)(?:on|in|under) (?:the|an?|each|every|its) (?:page of (?:an?|the|each|every) )?(${word}?)(?:['’]s|s['’])?(?: page)?,? (?:i|we|you|people|they|one)(?: can| want to| could)? (?:log|note|write|record|enter|add|keep|say)(?: down)? ((?:what|when|the date|date|which|how)\b[^.;!?]*)${end}`,
  'giu',
)
/** "For each machine I note what I did, date and cost": done again and again, and told each time. */
const logsForEach = new RegExp(
  String.raw`(^|[.;!?]\s+)for (?:each|every|all(?: the)?) (${word})s?,? (?:i|we|you|people|they|one)(?: can| want to| could)? (?:log|note|write|record|enter|keep)(?: down)? ((?=[^.;!?]*\b(?:what (?:i|we|was|got|is|they|has been)\b|did|done)\b)(?!${word}(?: ${word})?:)(?=[^.;!?]*\b(?:date|when|day)\b)[^.;!?]*)${end}`,
  'giu',
)
/** "I note feedings, diapers and sleep: which child, when": what it was is one of them. */
const logsSeveral = new RegExp(
  String.raw`\b(?:i|we|you|people|they)(?: can| want to)? (?:log|note|write|record|enter|track)(?: down)? (${word}(?: ${word})?(?:\s*,\s*${word}(?: ${word})?)+\s*,?\s+(?:and|or)\s+${word}(?: ${word})?):\s+([^.;!?]*,[^.;!?]*)${end}`,
  'giu',
)
/** "Visits at the vet with date, reason": vet visits. */
const atThe = new RegExp(
  String.raw`(?<=^|[.;:,!?]\s+|\band\s+)(${word}s) (?:at|to|with|by) the (${word})(?=\s*(?:\(|:|with\b))`,
  'giu',
)
/** "Ingredients with amounts, one per line" are written as they are. */
const inLines =
  /\b(ingredients|materials|items|parts) with (?:their |the )?(?:amounts?|quantit(?:y|ies))(?:,? (?:one|each) (?:per|on its own) line)?(?=\s*(?:,|\band\b|[.;)]|$))/giu
/** "Water every N days" among the facts: how many days. */
const everySoMany = new RegExp(
  String.raw`\b((?:to be )?${word} every) (?:n|x|so many|how many|\.\.\.|…|_+|\d+|a few|some) (days|weeks|months|hours)(?=\s*(?:,|\band\b|[.;)]|$))`,
  'giu',
)

/** "Keep track of maintenance of my machines": of the machines. */
const careOf =
  /\b((?:keep(?:ing)? (?:track|a record|a log) of|track|log|record|manage|(?:log|diary|book|app|tracker) for) )(?:the )?(?:maintenance|care|upkeep|servicing|service|health|watering|feeding|repairs?) of (?=(?:my|our|the|all)\b)/giu

function entriesAsLists(text: string): string {
  return text
    .replace(inLines, '$1')
    .replace(atThe, '$2 $1')
    .replace(logsOnPage, (_, before: string, parent: string, list: string) => entriesOf(before, parent, list))
    .replace(logsForEach, (_, before: string, parent: string, list: string) => entriesOf(before, parent, list))
    .replace(logsSeveral, (_, sorts: string, list: string) => {
      const isWhat = /(?:^|,\s*|\band\s+)what(?=\s*(?:,|\band\b|$))/iu
      const choices = `(${inBrackets(sorts)})`
      const told = isWhat.test(list) ? list.replace(isWhat, (what) => `${what} ${choices}`) : `what ${choices}, ${list}`
      return `each entry has ${told}`
    })
    .replace(everySoMany, 'the $1 ($2)')
    .replace(careOf, '$1')
    .replace(
      withOne,
      (_, before: string, first: string, fact: string, second: string, list: string) =>
        `${before}Each ${nounIn(first)} has name, ${fact}. Each ${nounIn(second)} has ${list}`,
    )
}

function entriesOf(before: string, parent: string, list: string): string {
  const noun = nounIn(parent)
  return `${before}Each ${noun} has many ${noun} entries. Each ${noun} entry has ${list}`
}

const nounIn = (said: string): string => singularize(said.toLowerCase().replace(/['’]s?$/, ''))
const belongs = (parent: string, child: string): string => `Each ${parent} has many ${pluralize(child)}.`
const has = (noun: string, list: string): string =>
  list.trim() === ''
    ? ''
    : ` ${capitalize(withArticle(noun))} has ${list
        .trim()
        .replace(/\s\+\s/g, ', ')
        .replace(slashed, (_, name: string, said: string) => `${name} (${said.split(/\s*\/\s*/).join(', ')})`)}.`

function childrenAsLists(text: string): string {
  return text
    .replace(
      ofThose,
      (_, parent: string, first: string, child: string, second: string) =>
        `${parent} (${first}). ${belongs(nounIn(parent), nounIn(child))}${has(nounIn(child), second)}`,
    )
    .replace(hasSome, (all, before: string, parent: string, child: string, list: string) => {
      const isPlainWord =
        /^(?:things|details|fields|facts|values|columns|tags|options|photos|pictures|points|comments|places)$/i.test(
          child,
        )
      const start = /[.;!?]\s+$|^$/.test(before) ? before : '. '
      return isPlainWord ? all : `${start}${belongs(nounIn(parent), nounIn(child))}${has(nounIn(child), list)}`
    })
    .replace(
      onPage,
      (_, child: string, list: string, parent: string) =>
        `write. ${belongs(nounIn(parent), nounIn(child))}${has(nounIn(child), list)}`,
    )
    .replace(
      notedOnPage,
      (_, before: string, child: string, parent: string, list: string) =>
        `${before}${belongs(nounIn(parent), nounIn(child))}${has(nounIn(child), list)}`,
    )
    .replace(
      putInside,
      (_, parent: string, child: string, list: string | undefined) =>
        `keep ${child.toLowerCase()}. ${belongs(nounIn(parent), nounIn(child))}${has(nounIn(child), list ?? '')}`,
    )
}

/** The same message, with such stretches said as lists. */
export function kindsAsLists(text: string): string {
  const states = statesAsLists(
    text
      .replace(betweenDashes, (_, list: string) => ` (${inBrackets(list)})`)
      .replace(
        groupsLike,
        (_, name: string, list: string) => `${singularize(name.toLowerCase())} (${inBrackets(list)})`,
      )
      .replace(sortsOf, (_, name: string, list: string) => `${singularize(name.toLowerCase())} (${inBrackets(list)})`),
  )
  return childrenAsLists(reportsAsLists(entriesAsLists(states)))
}

/** Facts that are called like a sort of app: in a list of facts they say nothing about what is wanted. */
const calledLikeApps =
  /(?<=(?:,|\bwith|\band|[(:;]|\bname)\s*|\b(?:has|have)\b[^.;:!?]{0,60}(?:,|\band)\s*(?:an?|its|their|his|her)\s+)(?:web ?site|home ?page|portfolio|web ?shop|blog|gallery|newsletter)(?:\s+(?:link|address|url))?(?=\s*(?:[,;)]|[.!?](?:\s|$)|\band\b|$))/giu

/** The message without the facts that only sound like a sort of app. */
export function withoutAppLikeFacts(text: string): string {
  return text.replace(calledLikeApps, (fact, at: number) =>
    // "A blog, a gallery" asks for them; in a list of facts others are facts as well.
    /\b(?:name|title|city|town|address|phone|e-?mail|country|industry|notes?|contact)\b/i.test(
      text.slice(Math.max(0, at - 60), at + 60),
    )
      ? 'link'
      : fact,
  )
}
