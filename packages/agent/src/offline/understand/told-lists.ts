// Lists that people tell side by side or in passing → one plain sentence for each kind: "customers, invoices with number,
// customer", "a list of singers with voice, a list of rehearsals with date", "for each day breakfast, lunch and dinner".
import { isRecordNoun } from './entity-fields.ts'
import { pluralize, singularize } from './inflect.ts'
import { siteFactsApart } from './site-facts.ts'

const word = String.raw`[\p{L}][\p{L}'’-]*`
const begin = String.raw`(^|[.;!?:]\s+)`

/** "Customers, invoices with number, date, customer": the second points at the first. */
const besideEachOther = new RegExp(
  String.raw`${begin}(${word}s)(?: for (${word}s))?(?:,| and) ((?:${word} )?${word}s) with ([^.;:]*?(?:,| and )[^.;:]*?)(?=[.;]|$)`,
  'giu',
)
/** "Accounts (giro, savings), transactions with account, amount": what there is of the first is chosen from. */
const namedBeside = new RegExp(
  String.raw`${begin}(${word}s) \(([^()]*,[^()]*)\)(?:,|;|,? and) (${word}s) with ([^.;:]*?,[^.;:]*?)(?=[.;]|$)`,
  'giu',
)
/** "Three cottages: Heron, Otter. Guests see photos and price and send …": what is seen is said of each cottage. */
const visitorsSee = new RegExp(
  String.raw`([.;!?]\s+)(guests|visitors|people|customers|users|they) (?:can )?sees? (?:the |their |its |all )*([^.;]*?),? and (?:can )?(?=(?:send|book|write|order|reserve|ask|leave|request)\b)`,
  'iu',
)
const countedThings = new RegExp(
  String.raw`\b(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:${word} )?(${word}s)(?: (?:called|named))?\s*[:(.]`,
  'iu',
)
/** "A box for staff, anonymous, with category": said of how it is used, between what it is and what it has. */
const inPassing = /,\s*(?:anonymous(?:ly)?|online|free|for free|no names?)\s*,\s*(?=with\b)/giu

/** "Articles by several authors": each has one of them. */
const bySeveral = new RegExp(
  String.raw`\b(${word}s) (?:by|from) (?:several|different|our|many|various) (authors|writers|photographers|artists|bloggers|reporters|teachers|chefs|guides)\b`,
  'iu',
)
/** "And tasks for each exam". */
const forEachOne = new RegExp(
  String.raw`(?:,| and|, and) (?:the |its |their )?(${word}s) (?:for|of) (?:each|every) (${word})(?=\s*(?:[.;]|$))`,
  'giu',
)
/** "People post requests and offers with title, text": both are posts. */
const postBoth = new RegExp(
  String.raw`(?:^(?:please )?(?:make |build |create |we need |i need )?(?:an? |the |our |my )?((?:${word} )+(?:board|wall|app|page|site|exchange|market)): )?\b(?:people|neighbours|neighbors|members|users|anyone|everyone|everybody|we|parents|students) (?:can )?(?:post|add|put up|share|publish)s? ${word}s (?:and|or) ${word}s with (?=[^.;]*,)`,
  'giu',
)
/** "Guests say yes or no, number of persons": whether they come. */
const saysYesOrNo =
  /\b(guests|people|friends|members|invitees|everyone|they) (?:can |should |must )?(?:says?|answers?|replies|reply)(?: with)? yes or no,? (?:and )?/giu
/** "Columns to do, doing, done; cards with title, who": how far each card is, among its facts. */
const boardColumns = new RegExp(
  String.raw`(?:,|;|:|\bwith)? ?(?:the )?columns?(?: (?:are|called|named|for))?:? ((?:${word} ?){1,3}(?:, (?:${word} ?){1,3})+(?:,? and (?:${word} ?){1,3})?)[;.] (?:the |each )?cards? (?:with|have|has) ([^.;]+)`,
  'iu',
)

/** "My students hand in homework: they enter title and text": what is handed in has these facts. */
const handsIn = new RegExp(
  String.raw`(?:an? (?:app|tool|page|site|place) )?(?:where |so that )?(?:my |our |the |all )?(?:${word}s|people) (?:can )?(?:hand in|submit|send in|turn in|upload) (?:their |an? )?(${word})s?[:,;.] (?:they|(?:each|every) ${word}) (?:can )?(?:enters?|gives?|fills? in|types?|writes?|says?) `,
  'iu',
)
/** "People list books they give away with title, author". */
const peopleList = new RegExp(
  String.raw`: (?:people|neighbours|neighbors|members|users|anyone|everyone|everybody|parents|students|we) (?:can )?(?:list|offer|post|add|share|put up)s? (${word}s)(?: (?:they|which|that|to) [^,.:;]*?)? with ([^.;]*,[^.;]*)`,
  'iu',
)
/** "Players min and max". */
const minAndMax = /\b(\p{L}+) min(?:imum)? and max(?:imum)?\b/giu
/** "The boss approves or rejects": how far it is. */
const approves =
  /(?:[,;]| and|, and)? (?:the |my |our |an? )?(?:boss|managers?|admins?|owner|office|team lead|lead|accountant|treasurer|hr|supervisor|teacher|parents?|board|committee|i|we) (?:can |then |must )?(?:approves?|accepts?) or (?:rejects?|declines?|refuses?)(?: (?:it|them|each|the \p{L}+))?(?=[.;,]|$)/giu

/** "Everyone writes a short review of each book with stars". */
const writesOfEach = new RegExp(
  String.raw`(?:everyone|everybody|people|members|visitors|guests|readers|we|they|each of us|each member) (?:can )?(?:writes?|leaves?|adds?|gives?) (?:an? )?(?:short |own )?(review|comment|note|opinion|rating) (?:of|on|for|about|to|under) (?:each|every|an?|the) (${word})(?: with ([^.;]*))?(?=[.;]|$)`,
  'iu',
)
/** "Our class reads 12 books this year": books. */
const countedKept =
  /^\s*((?:our|my|the) (?:[\p{L}-]+ ){1,2}?)(?:reads|watches|plays|visits|grows|cooks|runs|owns|has|keeps|collects) (?:\d+ |two |three |four |five |six |ten |twelve |many |several )((?:[\p{L}-]+ )?[\p{L}-]+s)(?: this (?:year|month|season|term))?(?=\s*[.:])/iu
/** "For each evening: the cook, the dish": which evening it is. */
const ofEachDay =
  /(^|[.;]\s+)for (?:each|every) (evening|day|morning|night|week|month): (?!(?:[^.;]*\b(?:date|day)\b))/giu
/** "Show projects (title, photo)": there are projects. */
const showsThem =
  /(^|[.;]\s+)(?:show|display|present)s? (?:my |our |the |all )*(?=\p{L}+s (?:\([^)]*,|with [^.;]*,))/giu
/** "I sell honey and note what I sell: date, kind": sales. */
const notesWhat =
  /(?:^|(?<=[.;]\s+))[^.;:]*?\b(?:note|write down|log|record|track|keep track of)s? what (?:i|we) (sell|buy|spend|eat|drink|read|watch|earn|cook|bake|plant)(?: [^.;:]*)?: /giu
const whatIsNoted: Readonly<Record<string, string>> = {
  sell: 'sale',
  buy: 'purchase',
  spend: 'expense',
  eat: 'meal',
  drink: 'drink',
  read: 'book',
  watch: 'film',
  earn: 'income',
  cook: 'dish',
  bake: 'bake',
  plant: 'plant',
}
/** "Contact manager: people with name": the people are the contacts. */
const peopleKept = /\bpeople (?=(?:with|have|\())/iu
const keepsContacts = /\bcontacts? (?:manager|list|book|app|database|management)\b/i
/** "And notes of talks with date": talks, each with what was said. */
const notesOf = new RegExp(String.raw`,? and notes (?:of|on|about|from) (${word}s) with ((?:the )?date[^.;]*)`, 'iu')

/** ". Photo too", "a photo would be nice": one fact more. */
const factToo =
  /[.;]\s+(?:and )?(?:an? )?(photo|picture|image|notes?|price|link|comment)s? (?:too|as well|also|would be (?:nice|great|good))(?=\s*(?:[.;!]|$))/iu
/** "Members page (name, bike)": members have these. */
const pageOf = /\b(\p{L}+s) page \((?=[^)]*,)/giu
/** "A to-do app with projects. Every task has a project": of which each task has one. */
const withKind =
  /\b((?:app|tool|list|board|tracker|planner) )with (\p{L}+s)\. ((?:each|every) (\p{L}+) (?:has|have) )(?:(?:an?|one) )?(\p{L}+),?(?: and)? /iu
/** "Keep notes about wines I drink. Name, winery": the wines. */
const notesAbout =
  /\b((?:keep|write|take|make|collect|store)s? )notes (?:about|on|of) ((?:the |my |our )?\p{L}+s)(?: (?:that )?(?:i|we) \p{L}+)?[.:] (?=[^.;]*,[^.;]*,)/iu
/** "Words in German, Polish and Arabic": one fact for each language. */
const inLanguages =
  /\b([Ww]ords|[Pp]hrases|[Tt]erms|[Ss]entences|[Ee]xpressions) in ((?:\p{Lu}\p{L}+, )*\p{Lu}\p{L}+,? and \p{Lu}\p{L}+)(?:,? (?:and )?with (?:an? |the )?(?=\p{L}))?/u
/** "Goals for and against". */
const forAndAgainst = /\b(\p{L}+s) for and against\b/giu

/** "Our sales team signs in and shares clients: name": the clients. */
const teamShares =
  /^\s*(?:(?:our|my|the) (?:[\p{L}-]+ ){0,2}?)?(?:team|staff|colleagues|office|company|club|family|crew) (?:(?:signs?|logs?) in (?:and|to) )(?:shares?|manages?|keeps?|sees?|uses?|works? with) (?:the |our |all )?(\p{L}+s)(?=\s*(?:[:.,(]|\bwith\b))/iu
/** "We need a CRM. Name, company, email": facts of a client. */
const crmFacts = /\b(CRM\b[^.:,]*)[.:] (?=(?:client |first |full )?name\b[^.:]*,)/i
/** "A client is a lead, then active, and sometimes lost": how far each is. */
const oneAfterTheOther =
  /(^|[.;]\s+)(?:an?|each|every|the) (\p{L}+) (?:is|starts as|begins as) (?:first )?(?:an? )?(\p{L}+),? (?:then|later) (?:becomes? )?(?:an? )?(\p{L}+)(?:,? (?:and|or)(?: sometimes| finally| then| later)? (?:an? )?(\p{L}+))?(?=[.;]|$)/giu
/** "States planned / in progress / done". */
const slashedStates =
  /(^|[,:;.]\s*|\b(?:with|and|has|have) )(?:an? |the )?(?:states?|status(?:es)?|stages?):? ((?:[\p{L}-]+ ?){1,2}(?:\s*\/\s*(?:[\p{L}-]+ ?){1,2}){2,})(?=\s*(?:[,.;]|$|\band\b))/giu
/** "When, category: rent, food, fun." */
const sortsBehind =
  /(?<=,\s*)(category|type|kind|genre|status|condition|priority|size|level|mood): ((?:[\p{L}-]+ ?){1,2}(?:, (?:[\p{L}-]+ ?){1,2})+)(?=[.;]|$)/giu
/** "My plants. Each has a nickname. On its page I write care entries: date": of each plant. */
const eachOfThem = /(^|[.;]\s+)each (?:one )?(has|have|gets?|needs) /giu
const onItsPage =
  /(^|[.;]\s+)(?:on|in|under) (?:its|their) (?:own )?page,? (?:i|we|you|people) (?:can )?(?:write|log|add|keep|note|record) ((?:\p{L}+ )?\p{L}+s): /iu
const keptFirst =
  /^\s*(?:(?:an? )?(?:app|list|tracker|log|book|page) (?:for|of) )?(?:my|our|the|all)?\s*(\p{L}+s)\b(?: at home| here)?\s*[.:]/iu

/** "List of singers with voice, list of rehearsals with date". */
const listAndList = new RegExp(
  String.raw`\b(?:an? |the |one )?lists? of (${word}s) with ([^.;:]*?),? (?:and )?(?:an? |the |one |another )?lists? of (${word}s) with `,
  'giu',
)
/** "For every rehearsal we tick who was there": some of the people of another list. */
const whoWasThere = new RegExp(
  String.raw`(?:^|[.;,]\s*|,? and )(?:for|at|after) (?:every|each|an?|the) (${word}),? (?:${word} ){0,2}?(?:ticks?|marks?|notes?|checks?|sees?)(?: off| down)? who (?:was|is|were|came|comes|attended|showed up|turned up)(?: (?:there|present|in|along|here))?(?=[.;,]|$)`,
  'iu',
)
const people =
  /\b(singers|players|members|students|pupils|children|kids|participants|musicians|dancers|scouts|volunteers|employees|people|swimmers|runners|athletes)\b/i
/** "For each day of the week breakfast, lunch and dinner, and a shopping list". */
const everyDay = new RegExp(
  String.raw`${begin}(?:for|on|per) (?:each|every) (day)(?: of the week)?,? (?:i (?:plan|choose|write(?: down)?|enter) )?(?!i\b|we\b)((?:${word}, )*${word} and ${word})(?:,? and an? (${word}) list)?(?=[.;,]|$)`,
  'iu',
)
/** "Our team proposes names for the dog, everyone has three votes". */
const proposes = new RegExp(
  String.raw`(?:^|[.;:]\s+)(?:(?:the|our|my) )?(?:${word}|people) (?:can )?(?:propose|suggest|nominate)s? (${word}s)(?: (?:for|to) [^,.;]*)?(?=[,.;]|$)[^.;]*\bvot`,
  'iu',
)
/** "Our customers to pre-order bread. They choose …": what is kept are orders. */
const preOrder = new RegExp(
  String.raw`(?:^|(?<=[.;]\s+))[^.;]*?\b(?:customers|people|guests|visitors|clients|parents|neighbours|everyone) (?:to |can |could |should |may )?(?:pre-?)?order ((?:${word} ){0,2}?${word})(?: (?:for|in advance|online|from|by)\b[^.;]*)?[.;] (?:they|customers|people|guests|everyone|each) (?:can |should )?(?:choose|pick|select|enter|give|leave|say|write)s? `,
  'iu',
)

/** What a vocabulary trainer shows are cards, whatever stands on them. */
const isTrainer = /\b(?:vocab\w*|words?|verbs?) (?:trainer|training|drill)\b/i
const wordsWith = /(^|[.;:]\s+)(?:the |each )?(?:words?|vocab(?:ulary|s)?|phrases|verbs|terms) (?:with|have|has) /giu

const factsOf = (noun: string, list: string): string => `Each ${singularize(noun.toLowerCase())} has ${list}`

/** What says whose facts and states these are, before anything else looks for their owner. */
export function ownersPlain(text: string): string {
  return text
    .replace(crmFacts, '$1. Clients: ')
    .replace(oneAfterTheOther, (_, before: string, noun: string, ...states: (string | undefined)[]) => {
      const said = states.slice(0, 3).filter((state) => state !== undefined && state !== '')
      return `${before}Each ${noun.toLowerCase()} has status (${said.join(', ')})`
    })
    .replace(
      slashedStates,
      (_, before: string, list: string) => `${before}status (${list.split(/\s*\/\s*/).join(', ')})`,
    )
}

export function listsPlain(text: string): string {
  return siteFactsApart(isTrainer.test(text) ? text.replace(wordsWith, '$1Cards with ') : text)
    .replace(
      besideEachOther,
      (all, before: string, said: string, ofWhat: string | undefined, other: string, list: string) => {
        // "Lists for trips": each trip has one.
        const one = /^lists$/i.test(said) ? (ofWhat ?? said) : said
        const owner = singularize(one.toLowerCase())
        const isNamed = new RegExp(String.raw`(?:^|,|\band)\s*(?:the )?${owner}\b`, 'iu').test(list)
        const isHolder = /^(?:list|folder|album|project|trip|course|category|collection)$/.test(owner)
        return (isRecordNoun(owner) || one !== said) && (isNamed || isHolder || one !== said)
          ? `${before}${one}. Each ${owner} has many ${other}. ${factsOf(other, list)}`
          : all
      },
    )
    .replace(namedBeside, (all, before: string, one: string, names: string, other: string, list: string) => {
      const owner = singularize(one.toLowerCase())
      const chosen = list.replace(
        new RegExp(String.raw`(?<=^|,\s*|\band )${owner}(?=\s*(?:,|\band\b|$))`, 'iu'),
        `${owner} (${names})`,
      )
      return chosen === list ? all : `${before}${other} with ${chosen}`
    })
    .replace(visitorsSee, (all, before: string, who: string, seen: string) => {
      const what = countedThings.exec(text)?.[1]
      return what === undefined ? all : `${before}${factsOf(what, `name, ${seen}`)}. ${who} `
    })
    .replace(inPassing, ' ')
    .replace(teamShares, (_, what: string) => `${what.charAt(0).toUpperCase()}${what.slice(1)}`)
    .replace(sortsBehind, (_, name: string, list: string) => `${name} (${list.trim()})`)
    .replace(eachOfThem, (all, before: string, verb: string) => {
      const what = keptFirst.exec(text)?.[1]
      return what === undefined ? all : `${before}Each ${singularize(what.toLowerCase())} ${verb} `
    })
    .replace(onItsPage, (all, before: string, what: string) => {
      const parent = keptFirst.exec(text)?.[1]
      if (parent === undefined) return all
      const owner = singularize(parent.toLowerCase())
      return `${before}Each ${owner} has many ${what.toLowerCase()}. Each ${singularize(what.toLowerCase())} has `
    })
    .replace(factToo, (_, what: string) => `, ${what.toLowerCase()}`)
    .replace(pageOf, '$1 (')
    .replace(withKind, (all, what: string, many: string, has: string, one: string, fact: string) =>
      singularize(many.toLowerCase()) === fact.toLowerCase()
        ? `${what.trim()}. Each ${one.toLowerCase()} belongs to one ${fact.toLowerCase()}. ${has}`
        : all,
    )
    .replace(notesAbout, '$1$2: ')
    .replace(
      inLanguages,
      (all, what: string, names: string) => `${what} with ${names}${/with (?:an? |the )?$/.test(all) ? ', ' : ''}`,
    )
    .replace(forAndAgainst, '$1 for (number), $1 against (number)')
    .replace(
      countedKept,
      (_, whose: string, what: string) =>
        `${what.charAt(0).toUpperCase()}${what.slice(1)} of ${whose.trim().toLowerCase()}`,
    )
    .replace(writesOfEach, (_, child: string, parent: string, facts: string | undefined) => {
      const said = facts === undefined || /\btext\b/i.test(facts) ? (facts ?? 'text') : `${facts}, text`
      return `Each ${parent} has many ${child}s. Each ${child} has name, ${said}`
    })
    .replace(ofEachDay, (_, before: string, day: string) => `${before}Each ${day} has date, `)
    .replace(showsThem, '$1')
    .replace(notesWhat, (_, verb: string) => `Each ${whatIsNoted[verb.toLowerCase()] ?? 'entry'} has `)
    .replace(notesOf, (all, talks: string, facts: string) => {
      const whose = /\b(\p{L}+s|people) (?:with|have) /iu.exec(text)?.[1]?.toLowerCase()
      if (whose === undefined) return all
      const owner = keepsContacts.test(text) ? 'contact' : whose === 'people' ? 'person' : singularize(whose)
      const talk = singularize(talks.toLowerCase())
      return `. Each ${owner} has many ${pluralize(talk)}. Each ${talk} has ${facts}, notes`
    })
    .replace(peopleKept, (said) => (keepsContacts.test(text) ? 'contacts ' : said))
    .replace(handsIn, (_, what: string) => `${what} with `)
    .replace(
      peopleList,
      (_, what: string, list: string) =>
        `. ${what.charAt(0).toUpperCase()}${what.slice(1)} with ${list.replace(/\b(?:their|its|his|her|an?) /gi, '')}`,
    )
    .replace(minAndMax, 'min $1, max $1')
    .replace(approves, ', status (submitted, approved, rejected)')
    .replace(
      bySeveral,
      (_, what: string, who: string) =>
        `${what}. Each ${singularize(what.toLowerCase())} belongs to one ${singularize(who.toLowerCase())}`,
    )
    .replace(forEachOne, (_, many: string, one: string) => `. Each ${one.toLowerCase()} has many ${many.toLowerCase()}`)
    .replace(postBoth, (_, board: string | undefined) =>
      board === undefined ? 'people post posts with ' : `Posts of the ${board.toLowerCase()} with `,
    )
    .replace(saysYesOrNo, (_, who: string) => `${who} enter name, coming (yes, no), `)
    .replace(
      boardColumns,
      (_, columns: string, facts: string) => `. Each card has ${facts}, status (${columns.trim()})`,
    )
    .replace(
      listAndList,
      (_, one: string, facts: string, other: string) =>
        `${one} with name, ${facts}. ${other.charAt(0).toUpperCase()}${other.slice(1)} with `,
    )
    .replace(whoWasThere, (all, noun: string) => {
      const who = people.exec(text)?.[1]
      return who === undefined
        ? all
        : `. Each ${noun} has several ${who.toLowerCase()}. Each ${singularize(who.toLowerCase())} has several ${pluralize(noun)}`
    })
    .replace(
      everyDay,
      (_, before: string, noun: string, list: string, other: string | undefined) =>
        `${before}Each ${noun} has day of the week, ${list}${other === undefined ? '' : `. Each ${other} item has name, quantity and done`}`,
    )
    .replace(proposes, (all, what: string) =>
      all.replace(/^([.;:]?\s*)[^,.;]*/u, `$1${what} with ${singularize(what)}`),
    )
    .replace(
      preOrder,
      (_, what: string) =>
        `Orders of ${pluralize(what.toLowerCase()) === what.toLowerCase() ? what : what.toLowerCase()}. An order has `,
    )
}
