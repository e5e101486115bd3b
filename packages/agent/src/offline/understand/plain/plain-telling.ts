// Ways in which people tell what there is and what is noted of it → "Each X has A, B": the one way that the readers know.
import { isFieldWord, kindOfName } from '../fields/field-kinds.ts'
import { pluralize, singularize, withArticle } from '../inflect.ts'
import { splitList } from '../fields/read-fields.ts'

const word = String.raw`[\p{L}][\p{L}'’-]*`
/** Where a sentence or a clause of its own begins; it is kept. */
const begin = String.raw`(^|[.;!?]\s+|,?\s+(?:and|but|then)\s+|,\s*)`
const one = String.raw`(?:an?|one|each|every|the)`
const who = String.raw`(?:(?:i|we|you|they|people|players|staff|somebody|someone|everyone|the \p{L}+)(?:['’]d)?\s+)?(?:(?:can|could|should|would|will|must|also|just|always|want to|need to|have to|like to)\s+)*`
const notes = String.raw`(?:writes? down|notes?(?: down)?|enters?|types?(?: in)?|records?|logs?|puts? (?:in|down)|fills? in|keeps?|saves?|stores?)`

const eachHas = (before: string, noun: string): string =>
  `${toStop(before)}Each ${singularize(noun.toLowerCase())} has `
/** What began in the middle of a sentence begins one. */
const toStop = (before: string): string => (/^$|[.;!?]\s+$/.test(before) ? before : '. ')

/** "There is a match between two teams with a date and …". */
const thereIs = new RegExp(
  String.raw`${begin}(?:(?:next to (?:that|it)|besides(?: that)?|in addition|apart from that),?\s+)?there(?:['’]s| is| are| should be)\s+(?:also\s+)?(?:an?|one)\s+(?!(?:\p{L}+ )?(?:list|table|overview|page|view|summary|button)\b)(${word}(?: (?!with\b|between\b|for\b|of\b|that\b)${word})?)(?: (?:between|for|of) (?:(?!with\b)[\p{L}'’-]+ ?){1,3}?)?\s*(?:with|that has|which has|having)\s+`,
  'giu',
)
/** "A plant directory" holds plants. */
const withoutHolder = (noun: string): string =>
  noun.replace(/ (?:directory|list|catalogu?e|register|table|log|collection)$/i, '')
/** "I need rooms and in every room tasks". */
const inEach = /,?\s+and (?:in|on|at|for) (?:each|every) (\p{L}+),? ((?!there\b|it\b)\p{L}+s)(?=[.,;])/giu
/** "A task got a title". */
const hasGot = /\b((?:an?|each|every) \p{L}+) (?:has |have )?got (?=(?:an?|the|its) )/giu
/** "Under every picture should be the year, the place", "on each bottle there is a label, a date". */
const underEach = new RegExp(
  String.raw`${begin}(?:under|below|on|in|with|beside|next to)\s+(?:each|every)\s+(?!page\b|screen\b|day\b|month\b|week\b)(${word})\s+(?:there\s+)?(?:should be|should stand|must be|is|are|stands?|belongs?|goes|go|i (?:want|need)|we (?:want|need))\s+(?=[^.;:]*(?:,|\sand\s))`,
  'giu',
)
/** "A booking is dog name, breed, owner phone and the time". */
const isFacts = new RegExp(
  String.raw`(^|[.;!?]\s+)(?:an?|one|each|every)\s+(${word}(?: ${word})?)\s+(?:is|are|means)\s+(?:(?:just|simply|described by|made of|made up of)\s+)?(?!(?:either|always|only|in|on|at|for|by|from|not|one|shown|made|kept|listed|due|called)\b)([^.;:!?]+)`,
  'giu',
)
/** "Animals belong to one owner, showing name, species", "visits belong to an animal - date, reason". */
const belongsWith = new RegExp(
  String.raw`(^|[.;!?]\s+)(?:(?:an?|each|every|the|all)\s+)?(${word})\s+(?:belongs?\s+to|(?:is|are)\s+(?:for|of|about|in|part of|linked to)|(?:goes|lies) (?:with|in))\s+(?:an?|one|exactly one|a single)\s+(${word})\s*(?:,\s*(?:showing|with|having|has|(?:and )(?:has|have|shows?))|\s+(?:with|and (?:has|have)|showing)|\s[-–—]|:)\s+`,
  'giu',
)
/** "For each pick-up the day and what they took": said without a comma. */
const forEachBare = new RegExp(
  String.raw`${begin}(?:for|per)\s+(?:each|every)\s+(${word})\s+(?!an? [\p{L} -]+ with\b)(?=(?:the|its|their|his|her|an?|who|what|when|how|where|which)\s[^.;:]*(?:,|\sand\s))`,
  'giu',
)
/** "Per swimmer I keep name, year". */
const perOne = new RegExp(
  String.raw`(^|[.;!?]\s+)per\s+(${word})\s*,?\s+${who}${notes}\s+(?=[^.;:]*(?:,|\sand\s))`,
  'giu',
)
/** "After a game enter white, black and result". */
const afterOne = new RegExp(
  String.raw`(^|[.;!?]\s+)(?:after|at|before|during)\s+(?:an?|each|every)\s+(?!day\b|week\b|month\b|evening\b|morning\b|night\b|year\b)(${word})\s*,?\s+${who}${notes}\s+(?![\p{L} ]+:)(?=[^.;:]*(?:,|\sand\s))`,
  'giu',
)
/** "When somebody takes one we write down who, when it left and when it came back". */
const whenTaken = new RegExp(
  String.raw`(^|[.;!?]\s+)when(?:ever)?\s+(?:somebody|someone|anybody|anyone|a \p{L}+|people|\p{L}+s|one of us)\s+(takes?|rents?|hires?|borrows?|buys?|books?|visits?|uses?|orders?|gives?)\s+(?:one|it|them|out one|one of them|${one}\s+(${word})),?\s+${who}${notes}\s+(?=[^.;:]*(?:,|\sand\s))`,
  'giu',
)
const called: Readonly<Record<string, string>> = {
  take: 'rental',
  rent: 'rental',
  hire: 'rental',
  borrow: 'loan',
  buy: 'purchase',
  book: 'booking',
  visit: 'visit',
  use: 'use',
  order: 'order',
  give: 'gift',
}

/** Facts that stand side by side without a comma where somebody types fast. */
const bareFact =
  /^(?:name|title|author|phone|e-?mail|birthday|address|price|date|time|amount|city|country|category|notes?|description|status|photo|age|year|quantity|weight|size|place|link|website|company|firm|colou?r|brand|artist|genre|day|comment|street|distance|duration|lit(?:re|er)s|km|miles|hours|minutes|met(?:re|er)s|reps|sets|kcal|calories|grams|kg|temperature|front|back|mood|pace|route|project|employee|why)$/i

/** "Contacts with name phone email birthday": one fact after the other. */
function withCommas(text: string): string {
  return text.replace(/(?<=^|[\s(:])(?:[\p{L}-]+ ){1,}[\p{L}-]+(?=$|[\s,.;:)!?])/gu, (run) => {
    const words = run.split(' ')
    const parts: string[] = []
    for (const [index, each] of words.entries()) {
      const last = words[index - 1] ?? ''
      const joins = index > 0 && bareFact.test(last) && bareFact.test(each) && !isOneFact(last, each)
      parts.push(joins && isRun(words, index) ? `, ${each}` : ` ${each}`)
    }
    return parts.join('').trim().replaceAll(' ,', ',')
  })
}

/** "Fuel log litres, price, km": what is logged stands right behind what it is logged in. */
function withWith(text: string): string {
  const found =
    /^\s*((?:\p{L}+ ){0,2}?(?:log|diary|journal|list|tracker|register|timesheet|flashcards?|inventory|contacts)) ((?:per \p{L}+ )*)(\p{L}+)(?=,| and )/iu.exec(
      text,
    )
  const [all = '', holder = '', per = '', first = ''] = found ?? []
  if (per === '' && !bareFact.test(first)) return text
  return text.replace(all, `${holder} with ${per.replace(/per (\p{L}+) /giu, '$1, ')}${first}`)
}

/** "Email address", "start date": two words for one fact. */
const isOneFact = (first: string, second: string): boolean =>
  /^(?:name|address|link|date|time|notes?|number)$/i.test(second) &&
  !/^(?:name|title|price|notes?|address)$/i.test(first)

/** Three and more side by side, or two that begin with what something is called. */
function isRun(words: readonly string[], at: number): boolean {
  let from = at
  while (from > 0 && bareFact.test(words[from - 1] ?? '')) from--
  let to = at
  while (to + 1 < words.length && bareFact.test(words[to + 1] ?? '')) to++
  return to - from >= 2 || /^(?:name|title)$/i.test(words[from] ?? '')
}

/** "I want to note for every goat her name": whose facts they are. */
const noteForEach = new RegExp(
  String.raw`${notes}\s+(?:for|of|about)\s+(?:each|every)\s+(${word})\s+(?=(?:the|its|their|his|her|an?|who|what|when|how|where|which)\s[^.;:]*(?:,|\sand\s))`,
  'giu',
)
/** "Where I put distance, time": noted. */
const puts = /\b(i|we|you|they|people) (?:can )?puts? (?=(?!in\b|up\b|down\b|on\b|them\b|it\b)\p{L}+(?: \p{L}+)?,)/giu
/** "Our running club logs runs.": runs, of the club. */
const whoKeeps = new RegExp(
  String.raw`^\s*((?:our|my|the) (?:[\p{L}-]+ ){1,3}?)(?:logs|tracks|records|keeps|lends(?: out)?|shares|collects|rents out|lends each other) ((?:[\p{L}-]+ )?[\p{L}-]+s)(?=\s*[.:])`,
  'iu',
)
/** "A few tags", "tags like queens, honey and swarms": what they may say is no fact of its own. */
const tagsLike = new RegExp(
  String.raw`\b(?:(?:an? )?(?:few|several|some|any number of|one or more|optional) )?(tags|labels|keywords)(?:,? (?:such as|like|e\.g\.|for example|for instance) ${word}(?: ${word})?(?:\s*,\s*${word}(?: ${word})?)*(?:\s*,?\s+(?:and|or) ${word})?(?=\s*(?:[.;)]|$|\s(?:lead|that|which|to|so|link)\b)))?`,
  'giu',
)
/** "Write stories with title and body, tag them". */
const tagThem = /,?\s+(?:and )?tag (?:them|it|each|posts?|stories|articles)\b/giu
/** "Tenants report problems in their flat (title, room)": what they report is kept. */
const whoBrings =
  /(?<=^|[.;!?]\s+)(?:(?:our|my|the) )?(?:[\p{L}-]+ )?(?:people|residents|tenants|employees|customers|clients|members|visitors|students|pupils|parents|neighbou?rs|guests|users|staff|volunteers|teachers|colleagues|citizens) (?:can )?(?:report|submit|send in|file|hand in|upload|share|request|raise|open|log|enter|register) (?:IT )?((?:[\p{L}-]+ )?[\p{L}-]+s)(?: (?:in|of|from|about|at|with) (?:their|our|the) [\p{L}-]+)?(?=\s*(?:\(|:|with\b))/iu
/** "Things our street lends": of the street. */
const whatKeeps = /\b([\p{L}-]+s) (our|my|the) ([\p{L}-]+) (?:lends|shares|owns|keeps|rents out|collects)(?=\s*[.:,])/iu
/** "Write notes with a title and text into them". */
const intoThem =
  /\b(writes?|puts?|adds?|keeps?|saves?) ([\p{L}-]+s) with ([^.;:]*?) (?:in|into|inside) (?:them|it)\b/giu
/** "Members sign up and enter distance and time": two sentences. */
const signAndEnter = new RegExp(
  String.raw`\b((?:each|every) [\p{L}-]+|[\p{L}-]+s|people|everyone|everybody) ((?:(?:can|must|have to|should be able to) )?(?:signs? up|logs? in|signs? in|registers?|(?:has|have|gets?) an(?: own)? account))(?:,| and|, and)(?: then| can)? (?=${notes}\s)`,
  'giu',
)
/** "Guide to cafés in Porto that visitors fill": the cafés. */
const guideTo =
  /^\s*(?:(?:an?|the|our|my) )?(?:[\p{L}-]+ )?guide (?:to|of|for) (?:the )?((?:[\p{L}-]+ )?[\p{L}-]+s(?: (?:in|of|near|around) (?:\p{Lu}[\p{L}-]*|our \p{L}+|my \p{L}+))?)(?: (?:that|which) [^.:]*?)?(?=\s*[.:])/iu
/** "Suppliers by category (food, drinks) with name": the category is a fact. */
const bySort = /\bby ((?:category|type|kind|group|area|region|genre) \([^)]*\)) with /giu
/** "Income and expenses with date, amount": one book of both. */
const inAndOut =
  /\b(?:incomes?|earnings|takings|revenue) and (?:expenses?|spending|costs|expenditure) (?:with|each with)\s+/giu
/** "Plant swap: members offer plants with photo, name". */
const membersOffer =
  /:\s+(?:all )?(?:members|people|neighbours|neighbors|users|everyone|everybody|visitors|parents|we) (?:can )?(?:offers?|posts?|shares?|adds?|lists?|puts? up|enters?) ((?:[\p{L}-]+ )?[\p{L}-]+s) with\s+/giu
/** "IT sets status open, in work, solved". */
const setsState =
  /(?:,|\band)?\s*(?:[\p{L}-]+ )?(?:sets?|changes?|gives?) (?:(?:the|its|a|each) )?(status|state|stage) (?!to\b|of\b|as\b|from\b)((?:[\p{L}-]+ ?){1,2}(?:,\s*(?:[\p{L}-]+ ?){1,2})+(?:,? (?:or|and) [\p{L}-]+)?)(?=[.;]|$)/giu
/** "Photo gallery of our club by year and event": both are facts. */
const byFacts =
  /\b((?:gallery|album|archive|collection)(?: of [^.,:;]*?)?) by ([\p{L}-]+) and ([\p{L}-]+)(?=[.,;]|$)/giu
/** "Who does what on which day". */
const whoWhat = /\bwho \p{L}+s what,? (?:and )?(?:on |at )?(when|which \p{L}+|what \p{L}+)/giu
/** "Guests should say whether they come, how many they are". */
const say =
  /\b(\p{L}+s|people|they|everyone|everybody) (?:(?:should|can|must|may|have to|to) )*(?:say|tell(?: us| me)?|answer|let (?:us|me) know)s? (?=(?:whether|if|how|what|which|who|when)\b[^.;:!?]*,)/giu

/** "The outcome, which is one of repaired, half repaired, not repairable". */
const isOneOf =
  /(\p{L}+),? (?:which|that) (?:is|can be) (?:one of|either)(?: these)?:?\s+([^.;:!?]*?,[^.;:!?]*|\p{L}+ or \p{L}+)(?=[.;!?]|$)/giu

/** "I write about bees and would like a blog": a blog about bees. */
const writesAbout =
  /^\s*(?:i|we) (?:like to |love to )?writes? about ([^.;!?]*?),? (?:and|so i) (?:would like|want|need|['’]d like|am looking for) (?:an?|my own|our own|an own) (?:[\p{L}-]+ )?blog\b[^.;]*/iu
/** "Equipment is described by type and year". */
const describedBy =
  /(^|[.;!?]\s+|,\s+(?:and\s+)?)(?:(?:an?|the|each|every)\s+)?(\p{L}+)\s+(?:is|are) described by\s+/giu

/** "Her name her ear tag and when she was born". */
function ofHers(text: string): string {
  return text.replace(
    new RegExp(String.raw`\b(her|his|its|their)((?: (?!and\b|${notes}\b)${word}){1,3}) (?=\1 (?:${word}))`, 'giu'),
    '$1$2, ',
  )
}

const asksForFact = /^(?:who|what|when|where|how) /i

const isFact = (item: string): boolean =>
  asksForFact.test(item) || isFieldWord.test(item) || kindOfName(item) !== 'text'

function isListOfFacts(list: string): boolean {
  const items = splitList(list.replace(/,? plus /g, ', '))
  // "A job is the customer and how many blades": of two, each must be told as one.
  if (items.length === 2)
    return items.some(isFact) && items.every((item) => isFact(item) || /^(?:the|its|an?) \p{L}+$/iu.test(item))
  return items.length >= 3 && items.filter(isFact).length >= 2
}

/** The last thing before a place of which facts were told. */
function lastTold(text: string): string | undefined {
  return [...text.matchAll(new RegExp(String.raw`\b(?:each|every)\s+(${word})\s+(?:has|have|belongs)\b`, 'giu'))].at(
    -1,
  )?.[1]
}

/** "Visitors click a project and read about material and year": told of each of them. */
const opensAndReads =
  /(?:[.;,]\s*|^)(?:(?:and |then |the )*(?:visitors?|people|users?|clients?|guests?|they|you|one|i)\s+)?(?:can )?(?:clicks?|clicking|taps?|opens?|press(?:es)?)(?: on)? (?:an?|each|any|one) (\p{L}+),? (?:and|to)(?: then)? (?:reads?(?: about)?|sees?|finds?|learns?(?: about)?)\s+(?:(?:the|its|their) )?(?=[^.;:]*(?:,| and )[^.;:]*[.;]?)(?![^.;:]*\b(?:page|all|details|everything)\b)/giu

/** "Clicking a project opens a page with place, year and text". */
const clickedPage =
  /(?:[.;,]\s*|^)(?:clicking|tapping|pressing|a click)(?: on)? (?:an?|the|each|any|one) (\p{L}+) (?:opens|leads to|shows) (?:its own|an?|the) (?:\p{L}+ )?page (?:with|showing) (?:(?:its|the|their) )?(?=[^.;:]*(?:,| and ))(?![^.;:]*\b(?:photos|pictures|images|comments)\b)/giu

/** "A joke is just one text, no title": all that there is of it. */
const isOneText =
  /(^|[.;!?]\s+)(?:an?|each|every|one) (\p{L}+) is (?:(?:just|only|simply|nothing but) (?:an?|one)|one) (text|sentence|line|photo|picture|number)\b(?:,? (?:and )?(?:no (?:title|heading|more)|without (?:an? )?(?:title|heading)|nothing (?:else|more)|that['’]s (?:all|it)))*/giu

/** "Notes get today's date by themselves": nobody fills it in. */
const datedByItself =
  /\s(?:gets?|ha(?:s|ve)|carr(?:y|ies)|shows?|with)(?: automatically)? (?:today['’]s|the current|the day['’]s) date(?: (?:by (?:itself|themselves)|automatically|on (?:its|their) own))?/giu

export function plainTelling(message: string): string {
  const text = ofHers(withWith(withCommas(message)))
    .replace(
      noteForEach,
      (all, noun: string) =>
        `${/^\S+(?: down| in)?/.exec(all)?.[0] ?? ''} it. Each ${singularize(noun.toLowerCase())} has `,
    )
    .replace(datedByItself, ' is dated')
    .replace(opensAndReads, (_, noun: string) => eachHas('. ', noun))
    .replace(clickedPage, (_, noun: string) => eachHas('. ', noun))
    // "Phrases for my travels with the phrase, …": the first that is listed says of what they are.
    .replace(/\b((\p{L}+)s) (?:for|from|of) (?:my|our|the) \p{L}+ with (?=(?:the |an? )?\2\b)/giu, '$1 with ')
    .replace(writesAbout, 'A blog about $1')
    .replace(isOneText, (_, before: string, noun: string, what: string) => `${eachHas(before, noun)}${what}`)
    .replace(describedBy, (_, before: string, noun: string) => eachHas(before, noun))
    .replace(inEach, '. Each $1 has many $2')
    .replace(hasGot, '$1 has ')
    .replace(puts, '$1 note ')
    .replace(
      whoKeeps,
      (_, whose: string, what: string) =>
        `${what.charAt(0).toUpperCase()}${what.slice(1)} of ${whose.trim().toLowerCase()}`,
    )
    .replace(tagsLike, '$1')
    .replace(tagThem, ', tags')
    .replace(whoBrings, (_, what: string) => `${what.charAt(0).toUpperCase()}${what.slice(1)}`)
    .replace(whatKeeps, '$1 of $2 $3')
    .replace(intoThem, '$1 $2 in them with $3')
    .replace(signAndEnter, '$1 $2. They ')
    .replace(/\bThey (enter|log|note|record|type|put|keep|save|store|fill|write)s\b/g, 'They $1')
    .replace(guideTo, (_, what: string) => `${what.charAt(0).toUpperCase()}${what.slice(1)}`)
    .replace(bySort, 'with $1, ')
    .replace(inAndOut, 'transactions with type (income, expense), ')
    .replace(membersOffer, (_, what: string) => `. ${what.charAt(0).toUpperCase()}${what.slice(1)} with `)
    .replace(setsState, '. $1: $2')
    .replace(byFacts, '$1 with $2 and $3')
    .replace(/\b([\p{L}-]+) thing(?= (?:where|for|that|with)\b)/giu, '$1 app')
    .replace(/\bfor who (?:has|have|borrowed|took) (?:my|our|the) /giu, 'for lent ')
    .replace(/\bwho (?:has|have|took|got) (?:which|what) ([\p{L}-]+)(?=\s*:)/giu, (_, noun: string) => pluralize(noun))
    .replace(whoWhat, 'who, what, $1')
    .replace(say, '$1 enter ')
    .replace(isOneOf, (_, name: string, list: string) => `${name} (${list})`)
    .replace(thereIs, (_, before: string, noun: string) => eachHas(before, withoutHolder(noun)))
    .replace(underEach, (_, before: string, noun: string) => eachHas(before, noun))
    .replace(belongsWith, (_, before: string, child: string, parent: string) => {
      const noun = singularize(child.toLowerCase())
      return `${before}Each ${noun} belongs to ${withArticle(parent.toLowerCase())}. Each ${noun} has `
    })
    .replace(isFacts, (all, before: string, noun: string, list: string) =>
      isListOfFacts(list) ? `${eachHas(before, noun)}${list}` : all,
    )
    .replace(forEachBare, (_, before: string, noun: string) => eachHas(before, noun))
    .replace(perOne, (_, before: string, noun: string) => eachHas(before, noun))
    .replace(afterOne, (_, before: string, noun: string) => eachHas(before, noun))
  return text.replace(whenTaken, (all, before: string, verb: string, said: string | undefined, at: number) => {
    const parent = said ?? lastTold(text.slice(0, at))
    const child = called[verb.toLowerCase().replace(/s$/, '')]
    if (parent === undefined || child === undefined) return all
    const owner = singularize(parent.toLowerCase())
    return `${before}Each ${owner} has many ${child}s. Each ${child} has `
  })
}
