// Facts that are told as what happens to a record: "jobs move through Waiting and Done", "mark it as returned", "group
// contacts into clients and leads". Each becomes a fact in the words of a list.
import { singularize } from '../inflect.ts'
import { inBrackets } from '../rows/said-row.ts'

const step = String.raw`\p{L}[\p{L}'’-]*(?: [\p{L}'’-]+){0,3}`
const steps = String.raw`(${step}(?:\s*,\s*${step})*\s*,?\s+(?:and|or)\s+${step}|${step}(?:\s*,\s*${step})+)`
const end = String.raw`(?=\s*(?:[.;!]|$))`

const movesThrough = new RegExp(
  String.raw`\b([\p{L}-]+) (?:moves?|goes|go|pass(?:es)?|wanders?) (?:through|from) (?:the (?:stages|columns|steps) )?${steps}${end}`,
  'giu',
)
const boardColumns = new RegExp(
  String.raw`\b(?:with )?(?:the )?(?:columns|lanes|stages|statuses)\s*:?\s+(?:are\s+)?${steps}${end}`,
  'giu',
)
const groupedInto = new RegExp(
  String.raw`,?\s*(?:\band\s+)?\b(?:group|sort|divide|split|label|file) (?:the |my |our )?[\p{L}-]+ (?:into|as) ${steps}(?=\s*(?:[.;!,]|$))`,
  'giu',
)
const markedAs =
  /,?\s*(?:\b(?:and|then|can|could|be able to|i|we|they|you)\s+)*\b(?:mark(?:ed)?|flag(?:ged)?|tick(?:ed)?) (?:it|them|one|each(?: one)?|(?:the|an?|my) \p{L}+|\p{L}+) as (?:an? )?(favou?rites?|returned|paid|done|sold|sent|received|fixed|solved|cleaned|collected|delivered|important|urgent|read|seen|finished|packed|ordered|lent|cancelled|confirmed|borrowed|used|bought|settled|checked)\b/giu
const severalTags =
  /,?\s*(?:\band\s+)?(?:can|may) (?:carry|have|get|be given) (?:several |many |any number of |some )?(?:tags|labels)\b(?:\s+(?:like|such as)\s+[^.;:]+)?/giu
const pinned =
  /\b(?:pin|star) (?:the |my )?(?:important|best|favou?rite|most [\p{L}]+|urgent)[\p{L} ]*|\b(?:pin(?:ned|ning)?|starred) (?:(?:the|my|some|important) )*(?:notes?|ones?|entries|items|ideas?|tasks?|recipes?|things?|them|it)\b|\b(?:can be|get) pinned\b/iu
const examples = /\s*,?\s+(?:such as|for example|for instance|e\.g\.)\s+[^.;:()]+?(?=\s*(?:[.;]|$))/giu
const requiredOnes =
  /(?:^|[.;,]\s*)(?:(?:only )?(?:the )?[\p{L} ]+(?:,| and) )?(?:the )?[\p{L} ]+ (?:is|are) (?:required|mandatory|compulsory)\b[^.;]*/giu

/** "Every entry is either In or Out, with …": which of the two is a fact besides. */
const isEither =
  /\b((?:each|every|an?|one) [\p{L}-]+) is (?:either )?(?:an? )?([\p{L}-]+) or (?:an? )?([\p{L}-]+)(?:\s*,)?\s+(?:with|and has|has)\s+/giu
/** "An expense tracker with income and expenses. Each entry has …": what entries are about is no fact of them. */
const bothSides =
  /\s+(?:with|for|of) (?:both )?(?:my |our |the )?(?:incomes?(?: and| &|,| or) (?:expenses?|spending)|(?:expenses?|spending)(?: and| &|,| or) incomes?)(?=\s*[.;,]|\s+where\b)/giu
/** "Our trip with friends: Ada, Bo and Cy." says who they are. */
const whoWeAre =
  /(\b(?:us|we|our \p{L}+|friends|flatmates|roommates|kids|children|people|family|team|siblings|colleagues)\b[^.:;!?]{0,30}?)(?::|\s[-–—])\s+\p{Lu}\p{Ll}+(?:\s*,\s*\p{Lu}\p{Ll}+)*\s*(?:,|,?\s+(?:and|&))\s+\p{Lu}\p{Ll}+(?=\s*[.!](?:\s|$))/gu
/** "Each note text and colour", where the verb was left out. */
const withoutVerb =
  /\b((?:each|every) (?!with\b|has\b|of\b|one\b|other\b|time\b|day\b)[\p{L}-]+)\s*:?\s+(?=(?:an?\s+)?(?:title|name|text|date|amount|photo|picture|colou?r|price|description|body|heading)\b\s*(?:,|\(|and\b))/giu

/** The same message, with such facts said as lists. */
export function stagesAsFacts(text: string): string {
  const isBoard = /\b(?:kanban|board|cards?|move|drag)\b/i.test(text)
  const told = text
    .replace(severalTags, '')
    .replace(examples, '')
    .replace(requiredOnes, '')
    .replace(
      isEither,
      (_, noun: string, one: string, other: string) => `${noun} has ${one} or ${other} (${one}, ${other}), `,
    )
    .replace(withoutVerb, '$1 has ')
    .replace(bothSides, ' ')
    .replace(whoWeAre, '$1')
    .replace(groupedInto, (_, list: string) => `, group (${inBrackets(list)})`)
    .replace(movesThrough, (_, noun: string, list: string) => {
      const what = /^(?:they|it|cards?|items?|things?|ones?|which|that|can)$/i.test(noun)
        ? ''
        : `${singularize(noun.toLowerCase())} `
      return `Each ${what}has a status (${inBrackets(list)})`
    })
    .replace(boardColumns, (all, list: string) => (isBoard ? `each has a status (${inBrackets(list)})` : all))
  const marks = [...text.matchAll(markedAs)].map(([, mark = '']) => mark.replace(/s$/, ''))
  const more = [...marks, ...(pinned.test(text) ? ['pinned'] : [])].map((mark) => `${mark} (yes/no)`)
  if (text.search(severalTags) >= 0) more.push('tags')
  return `${told.replace(markedAs, '')}${more.length === 0 ? '' : ` Each has ${more.join(', ')}.`}`
}

/** Names of what is said to be required: "object and donor are required". */
export function requiredNames(text: string): string[] {
  const [said = ''] = new RegExp(requiredOnes.source, 'iu').exec(text) ?? []
  return said
    .replace(/\b(?:is|are) (?:required|mandatory|compulsory).*$/i, '')
    .split(/\s*[,.;]\s*|\s+and\s+/)
    .map((name) =>
      name
        .trim()
        .replace(/^(?:only |the )+/i, '')
        .toLowerCase(),
    )
    .filter((name) => name !== '')
}
