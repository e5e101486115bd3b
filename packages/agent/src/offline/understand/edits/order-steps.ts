// An order that is several in one: "replace servings with calories", "add a source link after the steps", "add a size, required".
import type { Brief } from '../../brief.ts'
import { optionsOfName } from '../fields/field-kinds.ts'
import { findField, normalWords } from './read-edit-state.ts'

const ordinals: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']
const nth =
  /\b(?:the |my |our )?(first|second|third|fourth|fifth|sixth|seventh|eighth|last) (?:question|field|column|input)\b/i

/** "The second question" → what it asks. */
function withNames(order: string, { fields }: Brief): string {
  const said = nth.exec(order)
  if (said === null) {
    // "The breakfast question".
    const [all, words] = /\bthe ([\p{L} ]{3,30}?) question\b/iu.exec(order) ?? []
    const meant = words === undefined ? undefined : findField({ fields }, words)
    return all === undefined || meant === undefined ? order : order.replace(all, `the ${plainLabel(meant.label)}`)
  }
  const questions = fields.filter(({ isMade }) => isMade !== true)
  const word = (said[1] ?? '').toLowerCase()
  const field = word === 'last' ? questions.at(-1) : questions[ordinals.indexOf(word)]
  return field === undefined ? order : order.replace(said[0], `the ${plainLabel(field.label)}`)
}

function plainLabel(label: string): string {
  return label.replace(/[^\p{L}\p{N} ]+/gu, ' ').trim()
}

const values = /^(add (?:an? |the )?)([\p{L} ]{3,30}?) ((?:\p{L}+(?: |$)){2,6})$/iu

/** "Priority low medium high": the words that such a choice has anyway are its values. */
function withValues(order: string): string {
  const words = order.split(' ')
  for (let at = words.length - 2; at >= 2; at -= 1) {
    const name = words[at - 1] ?? ''
    const usual = optionsOfName(name)?.map((option) => option.toLowerCase()) ?? []
    const rest = words.slice(at).map((word) => word.toLowerCase())
    if (rest.length >= 2 && rest.filter((word) => usual.includes(word)).length >= 2)
      return values.test(order) ? `${words.slice(0, at).join(' ')} (${words.slice(at).join(', ')})` : order
  }
  return order
}

/** "Ask for the room number": of whoever fills the form in, where there is one. */
function asked(order: string, { isInbox, entity, more, front }: Brief): string {
  // "Ask how many people come".
  const many = /^(?:also )?ask (?:people |them |guests |visitors |everyone )?how many (\p{L}+)\b/iu.exec(order)?.[1]
  const words =
    many !== undefined
      ? `number of ${many} (number)`
      : /^(?:also )?ask (?:people |them |guests |visitors |everyone |customers )?(?:also )?(?:for|about) (?:the |their |an? |our )?(.+)$/i.exec(
          order,
        )?.[1]
  const toForm =
    /^add (.+?) to (?:the |our |my )?(?:[\p{L}-]+ ){0,2}(?:form|rsvp)$/iu.exec(order)?.[1] ??
    (words === undefined ? undefined : `a ${words}`)
  if (toForm === undefined || front === 'shop') return order
  const form = isInbox ? entity : more.find((kind) => kind.isInbox)
  const bookings = more.find(({ singular }) => /booking|appointment|reservation|request/.test(singular))
  const kind = form ?? bookings
  return kind === undefined ? `add ${toForm}` : `add ${toForm} to each ${kind.singular}`
}

const duty =
  /^((?:(?:also )?ask |add ).+?)(?:\s*,\s*|\s+(?:and make it|which is|that is|as|but|though)\s+|\s+\()(?:make it |(?:it|that|this|they)(?:['’]s| is| are| should be|['’]re)? )?(?:really )?(required|mandatory|optional|compulsory|a must|(?:is |are )?(?:not|isn['’]?t|aren['’]?t) (?:mandatory|required|needed|necessary|compulsory|a must))\)?$/i
const place =
  /^(add .+?),? (?:right |just |directly )?(after|before|above|below|under) (?:the )?([\p{L} ]+?)(?: field| question)?$/iu

/** The last field that an order to add names. */
function labelOf(order: string): string {
  return order
    .replace(/^add\s+/i, '')
    .replace(/\s*\(.*$/, '')
    .replace(/^(?:an?|the|another|our)\s+/i, '')
    .replace(/^(?:new |extra )?(?:field|column|checkbox|question) (?:for|called|named|about) (?:the |an? )?/i, '')
}

/** The orders one after another; the order itself where it is one. */
export function stepsOf(said: string, brief: Brief): string[] {
  const [, told = '', how = ''] = duty.exec(said) ?? []
  if (told !== '') {
    const steps = stepsOf(told, brief)
    const named = labelOf(steps.at(-1) ?? told).replace(/\s+to (?:the|each) .+$/, '')
    const of = /\s+to (each .+)$/.exec(steps.at(-1) ?? '')?.[1]
    const isMust = !/\b(?:not|optional)\b|n['’]?t\b/i.test(how)
    // What is added may be left out anyway.
    if (!isMust) return steps
    return [...steps, `make ${named} required${of === undefined ? '' : ` of ${of}`}`]
  }
  const order = withValues(asked(withNames(said, brief), brief))
  const exchange =
    /^(?:replace|swap|exchange) (?:the )?([\p{L} ]+?) (?:with|by|for|against) (?:the |an? )?([^"“”]+)$/iu.exec(order) ??
    null
  const gone = exchange === null ? undefined : findField(brief, exchange[1] ?? '')
  if (exchange !== null && gone !== undefined && findField(brief, exchange[2] ?? '') === undefined)
    return [`remove the ${plainLabel(gone.label)}`, `add a field ${exchange[2] ?? ''}`]
  // "Group them by category: soup, main, dessert", where nothing says the category yet.
  const [, sort = '', sorts = ''] =
    /^(?:group|sort|divide|order|arrange|split|organi[sz]e) (?:it|them|everything|the [\p{L} ]+?) (?:by|into) (?:the )?([\p{L} ]{3,24}?)s?\s*(?::|,? (?:such as|like)|\()\s*([^()]+,[^()]+?)\)?$/iu.exec(
      order,
    ) ?? []
  if (sort !== '' && findField(brief, sort) === undefined)
    return [`add ${sort} (${sorts.replace(/,?\s+(?:and|or)\s+/g, ', ')})`, `group the list by ${sort}`]
  const [, placed = '', where = '', beside = ''] = place.exec(order) ?? []
  const near = placed === '' ? undefined : findField(brief, beside)
  if (near !== undefined && normalWords(labelOf(placed)) !== '')
    return [placed, `move ${labelOf(placed)} ${where === 'under' ? 'below' : where} ${plainLabel(near.label)}`]
  return [order]
}

const copy =
  /^((?:\P{L}*(?:please |can you |could you )?(?:change|set|make|let|write|update|replace|reword)\s+)?(?:the |my |our )?(?:main |big |poll )?(?:headline|heading|tagline|slogan|sub-?title|question|thank(?:s|[- ]you)(?: \p{L}+)?|confirmation(?: \p{L}+)?|button)\s*(?:to say|to read|to be|to|should (?:be|say|read)|says?|reads?|with|:)\s*:?\s*)([^"“”.!?\n]{3,120}[!?]+)\s*$/iu
const faq =
  /\b((?:add|include|create|put in) (?:an? |the |our )?(?:faqs?|frequently asked questions)(?: page| section)?)\s*[:,-]\s*([^"“”]+\?[^"“”]+)$/i
const question =
  /\b((?:add|include|insert)\s+(?:an?|another|one more|the)?\s*(?:new )?question)\s*[:,-]?\s+(?:that asks\s+|asking\s+)?["“]?([^"“”?\n]{6,120}\?)["”]?\s*:?\s*\(?([^?\n"“”()]*?)\)?(?=$|\n|\. )/i

/** Words in single quotes; an apostrophe stands within a word or ends one. */
const singleQuoted = /(?<=^|[\s(:,])['‘]([^'‘’\n]{2,}(?:(?<=\p{L})['’](?=\p{L})[^'‘’\n]*)*)['’](?=$|[\s.,;:!?)])/gu

/** What is to be read in the app is no order of its own: "change the headline to We are back!", "question: how was it? good, bad". */
export function holdCopy(message: string): string {
  return message
    .replace(singleQuoted, '“$1”')
    .replace(copy, '$1“$2”')
    .replace(faq, (_, start: string, told: string) => `${start} “${told.trim()}”`)
    .replace(question, (_, start: string, asks: string, answers: string) => {
      const isList = /,|\bor\b|\d\s*(?:-|–|to)\s*\d|yes/i.test(answers)
      return `${start} “${asks.trim()}” ${isList ? `(${answers.trim()})` : answers.trim()}`.trim()
    })
}
