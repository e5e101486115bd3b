// "Rename the app to Green Corner", "change the shop's name to Wick & Wax", "Da Marco is now Trattoria Marco": another name.
import { escapePattern } from '../escape-pattern.ts'
import { type Edit, normalWords } from './read-edit-state.ts'

const thing =
  '(?:app|application|site|website|web ?page|home ?page|page|project|list|tracker|shop|store|blog|quiz|game|chat|poll|survey|calculator|timer|tool|business|company|restaurant|salon|studio|club|band|team|portfolio|collection|dashboard|whole thing)'
const whose = `(?:the |my |our |this |its )?`
const toName = String.raw`\s+(?:(?:to|into|as)\s+)?(?:be\s+)?(?:called\s+)?`
const noName =
  /^(?:(?:a (?:bit|little) |much |even )?(?:bigger|larger|smaller|bold(?:er)?|italic|cent(?:er|re)d|shorter|longer|thinner|thicker|darker|lighter|red|blue|green|white|black|(?:.*\s)?(?:optional|required|mandatory)|something (?:else|better|nicer)|better|nicer|(?:in|on|at|to the|a|an|more|less)\b.*))$/i

function shapes(name: string): RegExp[] {
  const known = `["“'‘]?${escapePattern(name)}["”'’]?`
  return [
    // "Rename it to X", "call the shop X".
    new RegExp(
      String.raw`^(?:rename|retitle|call|name|title|change|rebrand)\s+(?:it|this|${whose}${thing}(?:['’]?s? (?:name|title))?)${toName}(.+)$`,
      'i',
    ),
    // "Change the name of the blog to X", "set its title to X", "make the title of the blog X".
    new RegExp(
      String.raw`^(?:change|set|make|update|switch|let)\s+${whose}(?:${thing}(?:['’]s)? )?(?:name|title)(?: of (?:the|my|our|this) ${thing})?${toName}(.+)$`,
      'i',
    ),
    // "The name of the shop should be X".
    new RegExp(
      String.raw`^${whose}(?:${thing}(?:['’]s)? )?(?:name|title)(?: of (?:the|my|our|this) ${thing})? (?:should|must|shall) (?:be|read)(?: called)?\s+(.+)$`,
      'i',
    ),
    // "Title: X".
    /^(?:the |new |app )?(?:title|name)\s*:\s*(.+)$/i,
    // "It should be called X", "we are called X now".
    new RegExp(
      String.raw`^(?:it|${whose}${thing}|we)\s+(?:should be|shall be|is now|are now|is|are) (?:called|named)\s+(.+)$`,
      'i',
    ),
    new RegExp(
      String.raw`^(?:change|replace|rename|call|turn)\s+(?:the name )?${known}\s+(?:(?:to|with|by|into|as)\s+)?(.+)$`,
      'i',
    ),
  ]
}

const mostLetters = 60

/** Another name of the app; null where the order gives none. */
export function readAppName(order: string, name: string): string | null {
  if (/\b(?:page|browser|tab) title\b/i.test(order)) return null
  for (const shape of shapes(name)) {
    const said = shape
      .exec(order)?.[1]
      ?.trim()
      .replace(/\s+(?:instead|please|now)$/i, '')
      .replace(/^["“'‘«](.+)["”'’»]$/, '$1')
    if (said === undefined || said === '' || said.length > mostLetters || noName.test(said)) continue
    return /^\p{Ll}/u.test(said) ? said.charAt(0).toUpperCase() + said.slice(1) : said
  }
  return null
}

/** @returns '' where the order gave the app a name, else the order as it was */
export function takeAppName(order: string, edit: Edit): string {
  const { fields, name: now } = edit.brief
  const name = readAppName(order, now)
  // "Change the title to a number" is about the fact of that name.
  const isField =
    (/^(?:change|set|make|let)\s+(?:the )?(?:name|title)\b/i.test(order) && isFieldOf(fields, order)) ||
    renamesFact(order, edit.brief)
  if (name === null || isField) return order
  if (name === now) edit.refused.push(`calling it “${name}”, because it is called so already`)
  else {
    edit.brief.name = name
    edit.clauses.push(`call the app “${name}”`)
  }
  return ''
}

/** "Rename shop to store", where each record has a shop. */
function renamesFact(order: string, brief: Edit['brief']): boolean {
  const words = /^(?:rename|call|change) (?!my\b|our\b)(?:the )?([\p{L} ]+?) (?:to|into|as)\b/iu.exec(order)?.[1]
  return words !== undefined && brief.fields.some(({ label }) => normalWords(label) === normalWords(words))
}

const kinds =
  /\b(?:to|into|be|a|an)\s+(?:an? )?(?:number|date|text|long text|email|choice|drop-?down|required|optional|checkbox)$/i

function isFieldOf(fields: Edit['brief']['fields'], order: string): boolean {
  return kinds.test(order) && fields.some(({ label }) => /^(?:name|title)$/i.test(label))
}
