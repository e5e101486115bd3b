// What a message wants to stand on the pages of a site, with the words themselves: "about us: we bake", "a section with
// benefits: less stress, better sleep".
import { capitalize } from '../inflect.ts'
import type { Edit } from './read-edit-state.ts'
import { effectOf } from './has-effect.ts'

const about =
  /^(?:(?:add|create|make|include|change|set|write|update|put)\s+)?(?:an?|the|my|our)?\s*about(?:[- ](?:me|us))?(?:[- ](?:page|section|text))?(?: (?:me|us))?\s*(?:to say|to read|to|that (?:says|reads)|which (?:says|reads)|saying|reading|with (?:the )?(?:text|words)|:)\s*:?\s*(.{6,})$/is

function asSentence(words: string): string {
  const said = capitalize(words.trim().replace(/^["“](.+)["”]$/s, '$1'))
  return /[.!?…]$/.test(said) ? said : `${said}.`
}

/** @returns '' where the order said what the page about them reads */
export function takeAbout(order: string, edit: Edit): string {
  const words = about.exec(order)?.[1]
  if (words === undefined || !['list', 'site', 'shop', 'booking'].includes(edit.brief.front)) return order
  const { copy, parts } = edit.brief
  const line = asSentence(words)
  const isNew = !parts.includes('about')
  edit.brief.copy = { ...copy, about: [line] }
  if (isNew) edit.brief.parts = [...parts, 'about']
  edit.clauses.push(
    isNew
      ? `add an about page that says “${line.replace(/[.]$/, '')}”`
      : `write “${line.replace(/[.]$/, '')}” on the about page`,
  )
  return ''
}

const section =
  /^(?:add|create|make|include|insert|put in)\s+(?:an?|another|the)?\s*(?:new )?(?:section (?:with|of|about|called|named|titled|for|on)\s+(?:the |our |your |my )?["“]?([\p{L}][\p{L} '’&-]{1,40}?)["”]?|([\p{L}][\p{L} '’&-]{1,40}?) section)(?: (?:on|to|at) the (?:home ?page|first page|front page))?\s*(?::|,? with|,? listing|,? that lists)\s*([^"“”]+)$/iu

/** Items of a list are short; more than so many are no list that anybody reads. */
const mostItems = 9
const mostWords = 8

/** @returns '' where the order brought a short list for the first page of a site */
export function takeSection(order: string, edit: Edit): string {
  const found = section.exec(order)
  if (found === null || edit.brief.front !== 'site') return order
  const heading = capitalize((found[1] ?? found[2] ?? '').trim())
  const items = (found[3] ?? '')
    .split(/\s*[,;]\s*(?:and\s+)?|\s+and\s+/)
    .map((item) => capitalize(item.trim()))
    .filter((item) => item !== '')
  if (items.length < 2 || items.length > mostItems || items.some((item) => item.split(' ').length > mostWords))
    return order
  const { copy } = edit.brief
  edit.brief.copy = { ...copy, sections: [...copy.sections, { heading, items }] }
  edit.clauses.push(`add the section “${heading}” with ${items.map((item) => `“${item}”`).join(', ')}`)
  return ''
}

const thanks =
  /^(?:(?:change|set|make|write|add)\s+)?(?:the |my |our |an? )?(?:thank(?:s|[- ]you)|confirmation|success)(?: (?:message|text|words|note|page|line))?\s*(?:should (?:be|say|read)|to say|to read|to|says?|reads?|:)\s*:?\s*(.{3,})$/i

/** What is said to whoever sent the form, or ordered. */
export function takeThanks(order: string, edit: Edit): string {
  const words = thanks
    .exec(order)?.[1]
    ?.trim()
    .replace(/^["“](.+)["”]$/, '$1')
  if (words === undefined) return order
  edit.brief.copy = { ...edit.brief.copy, thanks: capitalize(words) }
  edit.clauses.push(`say “${capitalize(words)}” to whoever sent it`)
  return ''
}

const sends =
  /^(?:(?:change|set|make|let|rename)\s+)?(?:the |my |our )?(?:(?:send|submit|form)(?:['’]s)? )?button(?: text| label)?(?: (?:of|on|in|below|under) (?:the |my |our )?(?:[\p{L}-]+ )?form)?\s*(?:should (?:be|say|read)|must say|to say|to read|to|say|says|read|reads|:)\s*:?\s*["“]?([^"“”]{2,40}?)["”]?$/iu

/** What the button of the one form of a page says. */
export function takeSend(order: string, edit: Edit): string {
  const words = sends.exec(order)?.[1]
  const { brief } = edit
  if (words === undefined || !(brief.isInbox || brief.more.some(({ isInbox }) => isInbox))) return order
  const next = { ...brief, copy: { ...brief.copy, send: capitalize(words) } }
  if (effectOf(brief, next) !== 'seen') return order
  edit.brief.copy = next.copy
  edit.clauses.push(`let the button of the form say “${capitalize(words)}”`)
  return ''
}
