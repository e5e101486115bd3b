// What people do with things, told in passing → what there is of them: "guests see photos and send a request", "everyone
// writes a review of each book", "customers pre-order bread", "I sell honey and note what I sell".
import { pluralize, singularize } from '../inflect.ts'

const word = String.raw`[\p{L}][\p{L}'’-]*`
/** "Three cottages: Heron, Otter. Guests see photos and price and send …": what is seen is said of each cottage. */
const visitorsSee = new RegExp(
  String.raw`([.;!?]\s+)(guests|visitors|people|customers|users|they) (?:can )?sees? (?:the |their |its |all )*([^.;]*?),? and (?:can )?(?=(?:send|book|write|order|reserve|ask|leave|request)\b)`,
  'iu',
)
const countedThings = new RegExp(
  String.raw`\b(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:${word} )?(${word}s)(?: (?:called|named))?\s*[:(.]`,
  'iu',
)
/** "People post requests and offers with title, text": both are posts. */
const postBoth = new RegExp(
  String.raw`(?:^(?:please )?(?:make |build |create |we need |i need )?(?:an? |the |our |my )?((?:${word} )+(?:board|wall|app|page|site|exchange|market)): )?\b(?:people|neighbours|neighbors|members|users|anyone|everyone|everybody|we|parents|students) (?:can )?(?:post|add|put up|share|publish)s? ${word}s (?:and|or) ${word}s with (?=[^.;]*,)`,
  'giu',
)
/** "Guests say yes or no, number of persons": whether they come. */
const saysYesOrNo =
  /\b(guests|people|friends|members|invitees|everyone|they) (?:can |should |must )?(?:says?|answers?|replies|reply)(?: with)? yes or no,? (?:and )?/giu
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
/** "Everyone writes a short review of each book with stars". */
const writesOfEach = new RegExp(
  String.raw`(?:everyone|everybody|people|members|visitors|guests|readers|we|they|each of us|each member) (?:can )?(?:writes?|leaves?|adds?|gives?) (?:an? )?(?:short |own )?(review|comment|note|opinion|rating) (?:of|on|for|about|to|under) (?:each|every|an?|the) (${word})(?: with ([^.;]*))?(?=[.;]|$)`,
  'iu',
)
/** "Our class reads 12 books this year": books. */
const countedKept =
  /^\s*((?:our|my|the) (?:[\p{L}-]+ ){1,2}?)(?:reads|watches|plays|visits|grows|cooks|runs|owns|has|keeps|collects) (?:\d+ |two |three |four |five |six |ten |twelve |many |several )((?:[\p{L}-]+ )?[\p{L}-]+s)(?: this (?:year|month|season|term))?(?=\s*[.:])/iu
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
/** "Keep notes about wines I drink. Name, winery": the wines. */
const notesAbout =
  /\b((?:keep|write|take|make|collect|store)s? )notes (?:about|on|of) ((?:the |my |our )?\p{L}+s)(?: (?:that )?(?:i|we) \p{L}+)?[.:] (?=[^.;]*,[^.;]*,)/iu
/** "Our sales team signs in and shares clients: name": the clients. */
const teamShares =
  /^\s*(?:(?:our|my|the) (?:[\p{L}-]+ ){0,2}?)?(?:team|staff|colleagues|office|company|club|family|crew) (?:(?:signs?|logs?) in (?:and|to) )(?:shares?|manages?|keeps?|sees?|uses?|works? with) (?:the |our |all )?(\p{L}+s)(?=\s*(?:[:.,(]|\bwith\b))/iu
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
const factsOf = (noun: string, list: string): string => `Each ${singularize(noun.toLowerCase())} has ${list}`

/** What people do with things, said as what there is of them. */
export function deedsPlain(text: string): string {
  return text
    .replace(visitorsSee, (all, before: string, who: string, seen: string) => {
      const what = countedThings.exec(text)?.[1]
      return what === undefined ? all : `${before}${factsOf(what, `name, ${seen}`)}. ${who} `
    })
    .replace(teamShares, (_, what: string) => `${what.charAt(0).toUpperCase()}${what.slice(1)}`)
    .replace(
      countedKept,
      (_, whose: string, what: string) =>
        `${what.charAt(0).toUpperCase()}${what.slice(1)} of ${whose.trim().toLowerCase()}`,
    )
    .replace(writesOfEach, (_, child: string, parent: string, facts: string | undefined) => {
      const said = facts === undefined || /\btext\b/i.test(facts) ? (facts ?? 'text') : `${facts}, text`
      return `Each ${parent} has many ${child}s. Each ${child} has name, ${said}`
    })
    .replace(showsThem, '$1')
    .replace(notesAbout, '$1$2: ')
    .replace(notesWhat, (_, verb: string) => `Each ${whatIsNoted[verb.toLowerCase()] ?? 'entry'} has `)
    .replace(handsIn, (_, what: string) => `${what} with `)
    .replace(
      peopleList,
      (_, what: string, list: string) =>
        `. ${what.charAt(0).toUpperCase()}${what.slice(1)} with ${list.replace(/\b(?:their|its|his|her|an?) /gi, '')}`,
    )
    .replace(postBoth, (_, board: string | undefined) =>
      board === undefined ? 'people post posts with ' : `Posts of the ${board.toLowerCase()} with `,
    )
    .replace(saysYesOrNo, (_, who: string) => `${who} enter name, coming (yes, no), `)
    .replace(proposes, (all, what: string) =>
      all.replace(/^([.;:]?\s*)[^,.;]*/u, `$1${what} with ${singularize(what)}`),
    )
    .replace(
      preOrder,
      (_, what: string) =>
        `Orders of ${pluralize(what.toLowerCase()) === what.toLowerCase() ? what : what.toLowerCase()}. An order has `,
    )
}
