// Lists that people tell side by side or in passing → one plain sentence for each kind: "customers, invoices with number,
// customer", "a list of singers with voice, a list of rehearsals with date", "for each day breakfast, lunch and dinner".
import { isRecordNoun } from '../fields/entity-fields.ts'
import { pluralize, singularize } from '../inflect.ts'
import { siteFactsApart } from '../sites/site-facts.ts'
import { deedsPlain } from './told-deeds.ts'
import { factsPlain } from './told-facts.ts'
import { notesPlain } from './told-owners.ts'

const word = String.raw`[\p{L}][\p{L}'’-]*`
const begin = String.raw`(^|[.;!?:]\s+)`
/** "Customers, invoices with number, date, customer": the second points at the first. */
const besideEachOther = new RegExp(
  String.raw`${begin}(${word}s)(?: for (${word}s))?(?:,| and) ((?:${word} )?${word}s)(?: (?:for|of) (?:an?|each|every|one) ${word})? with ([^.;:]*?(?:,| and )[^.;:]*?)(?=[.;]|$)`,
  'giu',
)
/** "Accounts (giro, savings), transactions with account, amount": what there is of the first is chosen from. */
const namedBeside = new RegExp(
  String.raw`${begin}(${word}s) \(([^()]*,[^()]*)\)(?:,|;|,? and) (${word}s) with ([^.;:]*?,[^.;:]*?)(?=[.;]|$)`,
  'giu',
)
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
/** "Columns to do, doing, done; cards with title, who": how far each card is, among its facts. */
const boardColumns = new RegExp(
  String.raw`(?:,|;|:|\bwith)? ?(?:the )?columns?(?: (?:are|called|named|for))?:? ((?:${word} ?){1,3}(?:, (?:${word} ?){1,3})+(?:,? and (?:${word} ?){1,3})?)[;.] (?:the |each )?cards? (?:with|have|has) ([^.;]+)`,
  'iu',
)
/** "For each evening: the cook, the dish": which evening it is. */
const ofEachDay =
  /(^|[.;]\s+)for (?:each|every) (evening|day|morning|night|week|month): (?!(?:[^.;]*\b(?:date|day)\b))/giu
/** "Members page (name, bike)": members have these. */
const pageOf = /\b(\p{L}+s) page \((?=[^)]*,)/giu
/** "A to-do app with projects. Every task has a project": of which each task has one. */
const withKind =
  /\b((?:app|tool|list|board|tracker|planner) )with (\p{L}+s)\. ((?:each|every) (\p{L}+) (?:has|have) )(?:(?:an?|one) )?(\p{L}+),?(?: and)? /iu
/** "Words in German, Polish and Arabic": one fact for each language. */
const inLanguages =
  /\b([Ww]ords|[Pp]hrases|[Tt]erms|[Ss]entences|[Ee]xpressions) in ((?:\p{Lu}\p{L}+, )*\p{Lu}\p{L}+,? and \p{Lu}\p{L}+)(?:,? (?:and )?with (?:an? |the )?(?=\p{L}))?/u
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
const factsOf = (noun: string, list: string): string => `Each ${singularize(noun.toLowerCase())} has ${list}`

/** Lists that stand side by side, each said as a sentence of its own. */
function listsApart(text: string): string {
  return text
    .replace(
      besideEachOther,
      (all, before: string, said: string, ofWhat: string | undefined, other: string, list: string) => {
        // "Lists for trips": each trip has one.
        const one = /^lists$/i.test(said) ? (ofWhat ?? said) : said
        const owner = singularize(one.toLowerCase())
        const isNamed = new RegExp(String.raw`(?:^|,|\band)\s*(?:the )?${owner}\b`, 'iu').test(list)
        const isSaid = new RegExp(String.raw`\b(?:for|of) (?:an?|each|every|one) ${owner} with\b`, 'iu').test(all)
        const isHolder = /^(?:list|folder|album|project|trip|course|category|collection)$/.test(owner)
        return (isRecordNoun(owner) || one !== said) && (isNamed || isHolder || isSaid || one !== said)
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
    .replace(withKind, (all, what: string, many: string, has: string, one: string, fact: string) =>
      singularize(many.toLowerCase()) === fact.toLowerCase()
        ? `${what.trim()}. Each ${one.toLowerCase()} belongs to one ${fact.toLowerCase()}. ${has}`
        : all,
    )
    .replace(
      listAndList,
      (_, one: string, facts: string, other: string) =>
        `${one} with name, ${facts}. ${other.charAt(0).toUpperCase()}${other.slice(1)} with `,
    )
    .replace(forEachOne, (_, many: string, one: string) => `. Each ${one.toLowerCase()} has many ${many.toLowerCase()}`)
    .replace(
      bySeveral,
      (_, what: string, who: string) =>
        `${what}. Each ${singularize(what.toLowerCase())} belongs to one ${singularize(who.toLowerCase())}`,
    )
    .replace(whoWasThere, (all, noun: string) => {
      const who = people.exec(text)?.[1]
      return who === undefined
        ? all
        : `. Each ${noun} has several ${who.toLowerCase()}. Each ${singularize(who.toLowerCase())} has several ${pluralize(noun)}`
    })
    .replace(pageOf, '$1 (')
    .replace(
      inLanguages,
      (all, what: string, names: string) => `${what} with ${names}${/with (?:an? |the )?$/.test(all) ? ', ' : ''}`,
    )
    .replace(
      everyDay,
      (_, before: string, noun: string, list: string, other: string | undefined) =>
        `${before}Each ${noun} has day of the week, ${list}${other === undefined ? '' : `. Each ${other} item has name, quantity and done`}`,
    )
    .replace(ofEachDay, (_, before: string, day: string) => `${before}Each ${day} has date, `)
    .replace(
      boardColumns,
      (_, columns: string, facts: string) => `. Each card has ${facts}, status (${columns.trim()})`,
    )
}

/** The same message, with what is told in passing said as the lists that the readers know. */
export function listsPlain(text: string): string {
  return listsApart(notesPlain(deedsPlain(factsPlain(siteFactsApart(text)))))
}
