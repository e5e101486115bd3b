// What belongs to what, told by what people do: "on a client's page I log calls (date, note)", "when I open a hive I can
// add inspections to it", "deals have a value and belong to a contact". Each becomes two plain sentences: which has which,
// and what is said of the second.
import { isRecordNoun } from '../fields/entity-fields.ts'
import { capitalize, pluralize, singularize, withArticle } from '../inflect.ts'
import { maskInner } from '../rows/said-lists.ts'

const word = String.raw`[\p{L}][\p{L}'’-]*`
const one = String.raw`(?:an?|the|each|every|one|any|its|this)`
const writes = String.raw`(?:add|write(?: down)?|log|record|note(?: down)?|enter|keep|attach|create|put|make|leave|save|track|store|list|have|collect)`
const who = String.raw`(?:(?:i|we|you|they|people|users|members|staff|everyone|anyone|somebody|\p{L}+s)(?:['’]d)?\s+)?(?:(?:can|could|may|should|want to|need to|would like to|['’]d like to|also|then|will|must be able to|be able to)\s+)*`
const some = String.raw`(?:(?:all|the|its|their|my|our|new|several|many|some|more|any number of|short|his|her)\s+)*`
const children = String.raw`(${word}(?:\s+${word})?s)(?![\p{L}\p{N}])(?:\s+and\s+(${word}s)(?![\p{L}\p{N}]))?`
/** "With date and note", "(date, note)", ": date, note", "each with a date". */
const facts = String.raw`(?:\s*,?\s+(?:(?:and\s+)?each\s+)?with\s+([^.;]+)|\s*\(([^)]+)\)|\s*:\s+([^.;]+))?`
const parentOf = (noun: string): string => singularize(noun.toLowerCase().replace(/['’]s?$/, ''))

/** What a page has of itself, and what is said with a record: no records of another. */
const noChild =
  /(?:^|\s)(?:comments?|likes?|ratings?|reviews?|repl(?:y|ies)|stars?|tags?|labels?|photos?|pictures?|images?|fields?|columns?|buttons?|filters?|details|words|things|ones|pages?|votes?|hearts?|messages?|lines?|numbers?|names?|dates?|details|values|addresses|points|this|its|always|changes|is|was|has|as|us|people|others|minutes|hours|kilometres|metres|euros|dollars|days)$/i
const noParent =
  /^(?:page|list|app|site|day|week|month|year|time|top|bottom|map|table|form|calendar|menu|phone|first|start|home|side|right|left|end|row|column|dashboard|board|user|person|member|visitor|place|button|screen|way|look|desk|account|login|row)$/i

const patterns: readonly { expression: RegExp; parent: number; child: number; second: number; list: number }[] = [
  // "On the page of a client (I can) log calls", "in a folder I write notes", "inside every project we keep tasks".
  {
    expression: new RegExp(
      String.raw`(?:^|(?<=[.;,]\s*)|(?<=\band\s))(?:on|in|inside|under|below|within|at|for|per|to|with)\s+(?:${one}\s+)?(?:page of (?:${one}\s+)?)?(${word})(?:\s+page)?,?\s+${who}${writes}\s+${some}${children}${facts}`,
      'giu',
    ),
    parent: 1,
    child: 2,
    second: 3,
    list: 4,
  },
  // "When I open a client I can add notes (to them)".
  {
    expression: new RegExp(
      String.raw`\b(?:when|if|once|after|by)\s+(?:(?:i|we|you|they|people|users)\s+)?(?:open(?:ing)?|click(?:ing)?(?: on)?|look(?:ing)? at|tap(?:ping)?(?: on)?|choos(?:e|ing)|go(?:ing)? (?:to|into))\s+(?:${one}\s+)(${word}),?\s+(?:then\s+)?(?:and\s+)?${who}${writes}\s+${some}${children}(?:\s+(?:to|for|on|about)\s+(?:it|them|him|her|that ${word}|this ${word}))?${facts}`,
      'giu',
    ),
    parent: 1,
    child: 2,
    second: 3,
    list: 4,
  },
  // "Interview notes can be added to each candidate", "I add inspections to a hive".
  {
    expression: new RegExp(
      String.raw`(?:^|(?<=[.;,]\s*)|(?<=\band\s))${some}${children}\s+(?:can|may|should|are|get)\s+(?:be\s+)?(?:added|attached|written|logged|recorded|noted|kept|entered|stored)\s+(?:down\s+)?(?:to|for|on|under|in|with|about)\s+(?:${one}\s+)(${word})${facts}`,
      'giu',
    ),
    parent: 3,
    child: 1,
    second: 2,
    list: 4,
  },
  {
    expression: new RegExp(
      String.raw`(?:^|(?<=[.;,]\s*)|(?<=\band\s))(?:i|we|you|they|people|users|members|staff)\s+(?:(?:can|could|may|want to|need to|also|should)\s+)*(?:add|write|log|record|attach|enter)\s+${some}${children}\s+(?:to|for|on|under|in|about)\s+(?:an?|each|every|one)\s+(${word})${facts}`,
      'giu',
    ),
    parent: 3,
    child: 1,
    second: 2,
    list: 4,
  },
  // "Contacts at a company (name, role)".
  {
    expression: new RegExp(
      String.raw`(?:^|(?<=[.;,:]\s*)|(?<=\band\s))${some}(${word}s)()\s+(?:at|of|in|on|for|from|under|within|inside)\s+(?:an?|each|every|one)\s+(${word})\s*\(([^)]*,[^)]*)\)`,
      'giu',
    ),
    parent: 3,
    child: 1,
    second: 2,
    list: 4,
  },
]

function sentencesFor(owner: string, child: string, list: string): string {
  const single = singularize(child.toLowerCase())
  // The records of the app are entries as well.
  const noun = /^(?:entry|record)$/.test(single) ? `${owner} ${single}` : single
  // A note says something, whatever else is noted with it.
  const isNote = /(?:^|\s)(?:note|remark|update)$/.test(noun)
  const listed = list.trim().replace(/^(?:an?|the) /i, '')
  const isTold = /\b(?:text|what|notes?|body|content|remarks?|title|heading|words|description|summary)\b/i.test(listed)
  const told = isNote && !isTold ? `text, ${listed === '' ? 'date' : listed}` : listed
  return ` Each ${owner} has many ${pluralize(noun)}.${told === '' ? '' : ` ${capitalize(withArticle(noun))} has ${told}.`}`
}

function isBelonging(parent: string, child: string): boolean {
  return !noParent.test(parent) && !noChild.test(child) && parentOf(parent) !== singularize(child.toLowerCase())
}

/** "And belong to a contact", "each for one donor", "and lies in one folder": the last of what is said of a thing. */
const belongsAtEnd = new RegExp(
  String.raw`(?<=[^.!?]{6})(?:\s*,)?\s+(?:and\s+)?(?:each\s+)?(?:(?:which\s+|that\s+)?(?:belongs?\s+to|(?:is|are|lies?|stands?|goes?|go|sits?)\s+(?:always\s+)?(?:in|on|under|for|with|to|of|at|linked to|assigned to|part of))|(?<=\beach\s)for)\s+(?:an?|one|exactly one|a single)\s+(${word})(?=\s*(?:[.;!]|$))`,
  'iu',
)
const saysOf = new RegExp(
  String.raw`^\s*(?:(?:and|each|every|an?|the|all|my|our)\s+)*(${word})(?:\s+(?:can|should|must|also|always))*\s*(?:\b(?:has|have|having|with|contains?|needs?|gets?)\b|:)`,
  'iu',
)

function endsApart(text: string): string {
  return text
    .split(/(?<=[.!?;])(\s+)/)
    .map((sentence) => {
      const child = saysOf.exec(sentence)?.[1] ?? ''
      const masked = maskInner(sentence)
      const found = belongsAtEnd.exec(masked)
      const parent = found?.[1] ?? ''
      const noun = singularize(child.toLowerCase())
      if (found === null || child === '' || noParent.test(parent) || noun === parentOf(parent)) return sentence
      if (
        !isRecordNoun(parentOf(parent)) &&
        !new RegExp(String.raw`\b${pluralize(parentOf(parent))}\b`, 'iu').test(text)
      )
        return sentence
      return `${sentence.slice(0, found.index)}. Each ${noun} belongs to a ${parentOf(parent)}${sentence.slice(found.index + found[0].length)}`
    })
    .join('')
}

/** The same message, with what belongs to what said plainly. */
export function belongingAsFacts(text: string): string {
  let told = endsApart(text)
  for (const { expression, parent, child, second, list } of patterns)
    told = told.replace(expression, (all: string, ...groups: (string | undefined)[]) => {
      const at = (index: number): string => (typeof groups[index - 1] === 'string' ? (groups[index - 1] ?? '') : '')
      const said = [at(list), at(list + 1), at(list + 2)].find((each) => each !== '' && /\p{L}/u.test(each)) ?? ''
      const owner = parentOf(at(parent))
      if (!isBelonging(owner, at(child))) return all
      const names = [at(child), at(second)].filter((name) => name !== '')
      return `${/^[\s,;]/.test(all) ? '' : ' '}${names.map((name) => sentencesFor(owner, name, said)).join('')} `
    })
  if (told === text) return text
  return told.replace(/([.!?])(?:\s*[.,;])+/g, '$1').replace(/^\s+/, '')
}
