// "Our address is Mill Lane 4", "add instagram @lena", "we are closed on Mondays": what is true of the whole place, with its
// value. It stands on the first page of a site or beside the bookings, and is no fact of each record.
import type { Brief } from '../../brief.ts'
import { capitalize } from '../inflect.ts'
import type { Edit } from './read-edit-state.ts'

const lead = String.raw`(?:(?:add|put|include|show|write|set|change|update|make|display)\s+)?(?:(?:in|on)\s+)?(?:our|my|the|an?)?\s*`
const link = String.raw`(?:\s+(?:link|account|profile|handle|page|name))?`
const between = String.raw`\s*(?:(?:is|are|to|should be|now|at)\b\s*|[:=–-]\s*)*`

interface Known {
  label: string
  says: string
  /** What follows is such a value. */
  value: RegExp
}

const known: readonly Known[] = [
  { label: 'Address', says: 'address', value: /\d|\p{Lu}\p{Ll}+,\s*\p{Lu}/u },
  { label: 'Phone', says: '(?:tele)?phone(?: number)?|tel|mobile(?: number)?', value: /(?:\d[\s/()-]*){5,}/ },
  { label: 'Email', says: 'e-?mail(?: address)?', value: /^\S+@\S+\.\S+$/ },
  {
    label: 'Opening hours',
    says: '(?:opening )?(?:hours|times)|business hours',
    value: /\d/,
  },
  ...['Instagram', 'Facebook', 'Twitter', 'TikTok', 'WhatsApp', 'LinkedIn', 'YouTube', 'Mastodon', 'Bluesky'].map(
    (label) => ({
      label,
      says: label.toLowerCase(),
      value:
        label === 'WhatsApp' ? /^@\S+$|^https?:|(?:\d[\s/()-]*){5,}/ : /^@\S+$|^https?:\/\/\S+$|^[\w.-]+\.\w+\/\S+$/,
    }),
  ),
  { label: 'Website', says: 'website|web address', value: /^https?:\/\/\S+$|^www\.\S+$/ },
]

/** What has values, or a place of its own. */
const noFact =
  /\b(?:headline|title|text|page|section|button|menu|link|field|option|choice|category|status|size|type|form|banner|question|footer|header|about|faq|price|answer|image|photo|picture)s?$/i

/** The fact and its value; null where a message gives none. */
export function readPlaceFact(order: string): { label: string; value: string } | null {
  const closed =
    /^(?:we(?:['’]re| are)? |now )?(?:also )?(closed|open) (?:only )?((?:on|every|all|from|until|daily|except)\b.{2,60})$/i.exec(
      order,
    )
  if (closed !== null)
    return { label: capitalize((closed[1] ?? '').toLowerCase()), value: (closed[2] ?? '').replace(/^on\s+/i, '') }
  const [, address = '', domain = ''] =
    /^(?:add |put |include )?(?:an? )?link to (?:our |my |the )?((?:https?:\/\/)?(?:www\.)?([a-z]+)\.\w+\/\S+)(?: (?:page|account|profile))?$/i.exec(
      order,
    ) ?? []
  const [, name = '', its = ''] =
    /^(?:add|put|include|show|write) (?:the|our) ([\p{L}][\p{L} -]{2,24}?)\s*:\s*([^:,]{2,80}(?:,[^:,]{2,60})?)$/iu.exec(
      order,
    ) ?? []
  if (name !== '' && !noFact.test(name)) return { label: capitalize(name), value: its.trim() }
  const site = known.find(({ label }) => label.toLowerCase() === domain.toLowerCase())?.label
  if (site !== undefined) return { label: site, value: address.startsWith('http') ? address : `https://${address}` }
  for (const { label, says, value } of known) {
    const found = new RegExp(`^${lead}(?:${says})${link}${between}(.+)$`, 'iu').exec(order)
    const said = (found?.[1] ?? '')
      .trim()
      .replace(
        /\s+(?:to|on|in|at) the (?:footer|header|top|bottom|(?:home|front|first|start|contact) ?page|page|site)$/i,
        '',
      )
      .replace(/^["“](.+)["”]$/, '$1')
    if (said !== '' && value.test(said)) return { label, value: capitalize(said) }
  }
  return null
}

/** "10-19" is told as it is usual: "10–19". */
function written(value: string): string {
  const isLink = /^@|^https?:|@/i.test(value)
  const text = isLink ? value.replace(/^H(?=ttps?:)/, 'h') : value.replace(/(\d)\s*-\s*(?=\d)/g, '$1–')
  return /^\p{L}+day/iu.test(text)
    ? text.replace(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi, capitalize)
    : text
}

const fronts: readonly Brief['front'][] = ['site', 'booking']

const unsaid = new RegExp(
  String.raw`^(?:add|put|include|show|display)\s+(?:our|my|the|an?)?\s*(${known.map(({ says }) => says).join('|')})${link}(?:\s+(?:on|to|at|in) (?:the |my |our )?(?:(?:home|front|first|start|landing) ?page|page|site|website|top|bottom|header|footer))?$`,
  'iu',
)

/** "Add our phone number", which nobody but them knows. */
function asksFact(order: string, edit: Edit): boolean {
  const said = unsaid.exec(order)?.[1]
  if (said === undefined || !/\b(?:our|my)\b|page|site|top|bottom|header|footer|instagram|facebook|hours/i.test(order))
    return false
  const label = known.find(({ says }) => new RegExp(`^(?:${says})$`, 'i').test(said))?.label ?? said
  const isThere = edit.brief.copy.facts.some((fact) => fact.label.toLowerCase() === label.toLowerCase())
  edit.refused.push(
    isThere
      ? `showing “${label}”, because it stands on the first page already`
      : `writing “${label}”, because I do not know it (say it with the words: our ${label.toLowerCase()} ${/hours/.test(label) ? 'are Mon–Fri 9–17' : 'is …'})`,
  )
  return true
}

/** @returns '' where the order gave such a fact, else the order as it was */
export function takePlaceFact(order: string, edit: Edit): string {
  const { copy, front } = edit.brief
  const fact = readPlaceFact(order)
  if (fact === null) return fronts.includes(front) && asksFact(order, edit) ? '' : order
  const value = written(fact.value)
  if (!fronts.includes(front)) {
    edit.refused.push(
      `writing “${fact.label}: ${value}”, because this app has no place for what is true of the whole of it (say: add the text “${fact.label}: ${value}” at the bottom)`,
    )
    return ''
  }
  const isSame = ({ label }: { label: string }) => label.toLowerCase() === fact.label.toLowerCase()
  const facts = copy.facts.some(isSame)
    ? copy.facts.map((each) => (isSame(each) ? { ...each, value } : each))
    : [...copy.facts, { label: fact.label, value }]
  edit.brief.copy = { ...copy, facts }
  const times = front === 'booking' && /hours|open|closed/i.test(fact.label)
  edit.clauses.push(
    `write “${fact.label}: ${value}” on the first page${times ? ' (the times that people choose from stay as they are)' : ''}`,
  )
  return ''
}
