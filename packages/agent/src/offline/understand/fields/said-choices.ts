// Choices that are said inside a list without brackets of their own: "patrol: Otters, Kestrels", "one of low or high".
import { kindOfName } from './field-kinds.ts'

const option = String.raw`[\p{L}\p{N}][\p{L}\p{N}'’+-]*(?: [\p{L}\p{N}'’+-]+)?`
/** "A priority of low, medium or high", "a type which is junior, senior or honorary": the "or" says that it is one of them. */
const oneOfSeveral = new RegExp(
  String.raw`((?:[\p{L}'’-]+ ){0,2}[\p{L}'’-]+)(,? (?:which|that) (?:is|are)|\s?:| of| is|\s[-–—])\s+(?:either )?(${option}(?:\s*,\s*${option})*)\s*,?\s+or\s+(${option})(?=\s*(?:$|[,;.]|\band\b))`,
  'giu',
)

const factWord =
  /^(?:(?:the|an?|its|their)\s)|^(?:name|title|notes?|date|place|town|city|address|author|artist|owner|customer|client|location|room|subject|topic|source|brand|make|model)$|\b(?:name|number|date)$/i

const isListWord = /\b(?:fields?|columns?|following|with|has|have|properties|attributes)$/i
const isPlain = (words: string): boolean =>
  !factWord.test(words) && kindOfName(words) === 'text' && words.split(' ').length <= 3

/** The choices that a list begins with, and how many of its pieces they take. */
function leadingChoices(pieces: readonly string[], isState: boolean): { options: string[]; taken: number } {
  const options: string[] = []
  for (const [index, piece] of pieces.entries()) {
    const parts = piece.replace(/^(?:or|and)\s+/i, '').split(/\s+(?:or|and)\s+/i)
    // "Status: draft, sent, paid": what would be ticked elsewhere is one of the states.
    if (!parts.every((each) => isPlain(each) || (isState && kindOfName(each) === 'boolean')))
      return { options, taken: index }
    options.push(...parts)
  }
  return { options, taken: pieces.length }
}

/** "Patrol: Otters, Kestrels, Badgers" at the end of a list: what follows the colon is chosen from. */
export function colonOptions(text: string): string {
  return text.replace(
    /(^|[,;]\s*|\band\s+)((?:[\p{L}'’-]+ ){0,5}[\p{L}'’-]+):\s+([^:;().]+)/giu,
    (all, before: string, named: string, list: string) => {
      const pieces = list.split(/\s*,\s*/)
      const { options, taken } = leadingChoices(pieces, /\b(?:status|state|stage)$/i.test(named))
      if (options.length < 2 || isListWord.test(named)) return all
      return [`${before}${named} (${options.join(', ')})`, ...pieces.slice(taken)].join(', ')
    },
  )
}

/** Options said with commas but no brackets are one piece: "status either open, waiting or closed". */
export function bracketOptions(text: string): string {
  return text
    .replace(
      /(?::| -| as| is| being| can be)?\s+(?:either|one of|can be|which can be|with (?:the )?options?|with (?:the )?choices|options:)\s+([^;()]+?\s+or\s+[\w-]+(?: \w+(?=\s*[,.;]|$))?)/gi,
      ' ($1)',
    )
    .replace(/(?::| as| is| being)?\s+(?:(?:that|which) is )?one of\s+((?!.*\b(?:and|or)\b)[^;():.]+)/gi, ' ($1)')
    .replace(/:\s*([\w-]+(?:\/[\w -]+)+)/g, ' ($1)')
    .replace(oneOfSeveral, (all, named: string, link: string, first: string, last: string) => {
      const options = [...first.split(/\s*,\s*/), last].filter((each) => each !== '')
      // "Whether it is income or expense" has no other name for what it is.
      const label = named.replace(/\b(?:whether|if) \p{L}+$/iu, options.join(' or '))
      return (link.trim() !== 'of' || kindOfName(named) === 'choice') && last.toLowerCase() !== 'not'
        ? `${label} (${options.join(', ')})`
        : all
    })
    .replace(/\b(yes|true|on)\s?\/\s?(no|false|off)\b(?!\/)/gi, '$1/$2')
    .replace(
      /\b(priority|status|stage|level|type|size|mood|urgency|difficulty|condition|category)\s+([\w-]+(?:\s?\/\s?[\w -]+?){1,6})(?=\s*(?:$|[,;.]|\band\b))/gi,
      '$1 ($2)',
    )
}

/** "A dropdown for pot size: 9 cm, 12 cm": what a control of the form offers are the field's choices. */
export const offered =
  /(?:^|(?<=[.;!?,]\s*))(?:an? |the |with )?(?:drop-?downs?|select(?:or)?|choices?|options|radio buttons) (?:for|of) (?:the |an? |each )?((?:\p{L}+ )?\p{L}+)\s*(?::|\(|with|are)\s*([^.;()]+)\)?/giu
