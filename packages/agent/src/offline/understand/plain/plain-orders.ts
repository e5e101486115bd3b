// An order as people type it → the same order in the words that the readers of edits know.
import type { Brief } from '../../brief.ts'
import { plainEdit } from '../edits/plain-edit.ts'
import { capitalize } from '../inflect.ts'

const quote = String.raw`["“][^"”]+["”]`
const orderVerb =
  /^(?:add|include|remove|delete|drop|rename|hide|change|make|put|show|get rid of|take (?:out|away|off)|we need|i need)\b/i

/** @param brief null for an app that is known by its code alone */
export function plainOrder(order: string, brief: Brief | null): string {
  const text = placeOfWords(plainEdit(withoutReason(order), brief))
  const said = newPage(text)
  return brief === null ? said : choices(fieldOf(need(said, brief), brief))
}

/** "Remove the deposit field, we stopped taking deposits": why is nobody's order. */
function withoutReason(order: string): string {
  if (!orderVerb.test(order)) return order
  return order
    .replace(
      /\s*[,–—-]\s*(?:because|since|as|so(?: that)?|for|it['’]s|it is|that['’]s|we['’]?(?:ve| have)?|i['’]?(?:ve| have)?|they|there|nobody|no one|people)\b(?![^]*["“”])(?![^]*\b(?:field|button|page|colou?r)\b)[^]*$/i,
      '',
    )
    .replace(/\s+because\b(?![^]*["“”])[^]*$/i, '')
}

/** "At the very bottom write “Hi”", "put the sentence “Hi” at the top of the page". */
function placeOfWords(order: string): string {
  const footer = new RegExp(
    String.raw`^(?:add|put|make|include|show)\s+(?:an?|the)?\s*(?:small |little )?footer\s+(?:that (?:says|reads)|which says|with|saying|reading)?\s*(?:the (?:text|words|line|sentence)\s*)?:?\s*(${quote})$`,
    'i',
  ).exec(order)
  if (footer !== null) return `add the text ${footer[1] ?? ''} at the bottom`
  const first = new RegExp(
    String.raw`^(?:right |just )?(?:at|on|to|in) the (?:very )?(top|bottom|end|foot|footer|start|beginning)(?: of (?:the|every|each|our|my) (?:start |first |home ?)?(?:page|pages|site|app|screen))?,?\s*(?:please )?(?:write|put|add|say|show|place|i want|should (?:be|stand|say))\s*:?\s*(?:the )?(?:sentence|text|line|words?|note|message|paragraph)?\s*:?\s*(${quote})$`,
    'i',
  ).exec(order)
  if (first !== null) return `add the text ${first[2] ?? ''} at the ${placeName(first[1] ?? '')}`
  const last = new RegExp(
    String.raw`^(?:put|write|add|show|place|display|include)\s+(?:the |a )?(?:short |small |little )?(?:sentence|text|line|words?|note|message|paragraph|notice|hint)?\s*:?\s*(${quote})\s+(?:right |just )?(?:at|on|to|in|as) (?:the|a) (?:very )?(top|bottom|end|foot|footer|start|beginning)(?: of (?:the|every|each|our|my) (?:start |first |home ?)?(?:page|pages|site|app|screen))?$`,
    'i',
  ).exec(order)
  return last === null ? order : `add the text ${last[1] ?? ''} at the ${placeName(last[2] ?? '')}`
}

function placeName(said: string): string {
  return /top|start|beginning/i.test(said) ? 'top' : 'bottom'
}

/** "Add a page Gift cards that says gift cards start at $25." */
function newPage(order: string): string {
  const found =
    /^((?:add|create|make|include|build)(?: me| us)?\s+(?:an?|another|one more)\s+(?:new |extra |separate |further )?page)\s+(?!called\b|named\b|titled\b|for\b|about\b|with\b|where\b|that\b|to\b|in\b|on\b|of\b|which\b)["“]?(.+?)["”]?(?=\s+(?:that|which|with|where|saying|and)\b|[,:]|$)\s*(.*)$/i.exec(
      order,
    )
  const [, start = '', name = '', rest = ''] =
    found ??
    /^(.+ page (?:called|named|titled)) ["“]?(.+?)["”]?(?=\s+(?:that|which|with|where|saying|and)\b|[,:])\s*(.*)$/i.exec(
      order,
    ) ??
    []
  if (name === '') return order
  const head = found === null ? `${start} “${name}”` : `${start} called “${name}”`
  const copy =
    /^(?:(?:that|which|where it) (?:says?|reads?|tells?(?: people| visitors)?(?: that)?|explains?(?: that)?)|saying|with the (?:text|words|sentence))\s*:?\s*([^"“”]+)$/i.exec(
      rest,
    )
  return copy === null
    ? `${head} ${rest}`.trim()
    : `${head} that says “${capitalize((copy[1] ?? '').trim())}.”`.replace(/([.!?])\.”$/, '$1”')
}

function kindsOf(brief: Brief): { singular: string; plural: string; isMain: boolean }[] {
  return [
    { ...brief.entity, isMain: true },
    ...brief.more
      .filter(({ isInbox }) => !isInbox)
      .map(({ singular, plural }) => ({ singular, plural, isMain: false })),
  ]
}

/** What people call a record: by its whole name or the last word of it. */
function namedKind(brief: Brief, words: string) {
  const said = words
    .toLowerCase()
    .replace(/^(?:the|each|every|all(?: the)?|an?|our|my)\s+/, '')
    .trim()
  return (
    kindsOf(brief).find(({ singular, plural }) => said === singular.toLowerCase() || said === plural.toLowerCase()) ??
    kindsOf(brief).find(
      ({ singular, plural }) =>
        said === singular.toLowerCase().split(' ').at(-1) || said === plural.toLowerCase().split(' ').at(-1),
    )
  )
}

function addTo(field: string, kind: { singular: string; isMain: boolean }): string {
  return kind.isMain ? `add ${field}` : `add ${field} to each ${kind.singular}`
}

/** "Tenants also need a deposit amount", "each item should show who found it". */
function need(order: string, brief: Brief): string {
  const found =
    /^((?:each |every |all (?:the )?|the |an? |our |my )?[\p{L} -]{2,30}?)\s+(?:(?:also|additionally|all)\s+)?(?:needs?|gets?|requires?|(?:should|must|can|could|shall) (?:also )?(?:have|get|show|include|store|ask for)|(?:should|must) say)(?: also| to have)?\s+((?:an?|the|another|some|who|when|where|how many|whether|if)\s+.+)$/iu.exec(
      order,
    )
  if (found === null || /["“]/.test(order)) return order
  const kind = namedKind(brief, found[1] ?? '')
  return kind === undefined ? order : addTo(found[2] ?? '', kind)
}

/** "Add a field sponsor to episodes", "a field for who it was handed in by". */
function fieldOf(order: string, brief: Brief): string {
  const found =
    /^(?:(?:add|include|put|create|i need|we need|give (?:it|them|me|us))\s+)?(?:an?|the|another|one more|also an?)\s+(?:new |extra |further |required )?(?:field|column|input)\s+(?:(?:for|called|named|with|that says|to (?:store|keep|record|enter))\s+)?(?!on\b|in\b|to\b)(.+)$/i.exec(
      order,
    )
  const named =
    /^(?:add|include|put|create)\s+(?:an?|the|another)\s+(?:new |extra )?(["“]?)([^"“”]{2,40}?)["”]?\s+(?:field|column)\s+(?:to|for|on|in)\s+((?:each |every |all (?:the )?|the |our )?[\p{L} -]+)$/iu.exec(
      order,
    )
  const owner = named === null ? undefined : namedKind(brief, named[3] ?? '')
  if (named !== null && owner !== undefined) return addTo(fieldWords(named[2] ?? ''), owner)
  const asked = found?.[1] ?? /^add\s+((?:who|when|where|whether|if|how many)\s+.+)$/i.exec(order)?.[1]
  if (asked === undefined) return order
  // "Whether they eat meat and if they bring a child to the RSVP": each is asked in that form.
  const [, told = '', form = ''] = /^(.+?)\s+to (the (?:[\p{L}-]+ ){0,2}(?:form|rsvp|check-?out))$/iu.exec(asked) ?? []
  if (form !== '')
    return `add ${told
      .split(/\s*,?\s+and\s+(?:also\s+)?(?=(?:whether|if|how|who|when|what)\b)/i)
      .map(fieldWords)
      .join(' and ')} to ${form}`
  const [, words = asked, place] =
    /^(.+?)\s+(?:to|for|of|on|in)\s+((?:each |every |all (?:the )?|the |our )?[\p{L} -]+)$/iu.exec(asked) ?? []
  const kind = place === undefined ? undefined : namedKind(brief, place)
  const label = fieldWords(kind === undefined ? asked : words)
  return addTo(label, kind ?? { singular: '', isMain: true })
}

/** "Who it was handed in by" is “Handed in by”, "when they moved in" a date. */
function fieldWords(said: string): string {
  const words = said.replace(/^["“]|["”]$/g, '').replace(/^(?:the|an?|our|their|its)\s+/i, '')
  const passive =
    /^(?:who(?:m)?|what)\s+(?:it|they|this|he|she)\s+(?:was|were|is|are|has been)\s+(.+\b(?:by|to|from|for|with))$/i.exec(
      words,
    )
  if (passive !== null) return `a ${passive[1] ?? ''}`
  const when = /^when\s+(?:it|they|this|he|she|we|i)\s+(?:was |were |is |are |has been |had been )?(.+)$/i.exec(words)
  if (when !== null) return `a ${when[1] ?? ''} on (date)`
  const whether =
    /^(?:whether|if)\s+(?:it|they|this|he|she|we|i)\s+(?:was |were |is |are |has been |have |has )?(.+?)(?: or not)?$/i.exec(
      words,
    )
  if (whether !== null)
    return `a ${(whether[1] ?? '').replace(/^(?:come|comes|coming|arrive) (?=with\b)/i, '').replace(/^(?:eat|bring|need|want|drink|like|take)(?= \p{L})/iu, (verb) => `${verb}s`)} (yes/no)`
  const who = /^(who|where)\s+(?:it |they )?(.+?)(?: it| them)?$/i.exec(words)
  if (who !== null) return `a ${who[2] ?? ''} ${/^who$/i.test(who[1] ?? '') ? 'by' : 'at'}`
  return `a ${words}`
}

/** "The place must be a dropdown: hall, pool, café". */
function choices(order: string): string {
  const kind = String.raw`(?:an? )?(?:drop-?down|select(?:ion)?|choice|list)(?: (?:list|field|menu))?\s*(?::|with|of|from|between)\s*(?:the )?(?:options|choices|values)?\s*:?\s*([^"“”]+)$`
  const found =
    new RegExp(String.raw`^make ((?:the )?[\p{L} -]+?)\s+(?:into )?${kind}`, 'iu').exec(order) ??
    new RegExp(String.raw`^((?:the )?[\p{L} -]+?)\s+(?:must|should|shall|needs to|has to) be ${kind}`, 'iu').exec(order)
  return found === null
    ? order
    : `change ${found[1] ?? ''} to a choice (${(found[2] ?? '').replace(/,?\s+(?:and|or)\s+/gi, ', ')})`
}
