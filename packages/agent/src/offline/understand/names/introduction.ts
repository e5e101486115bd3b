// What a page says of whoever it is for, in their own words: "A bookbinder.", "Roof repair company."
import type { Copy } from '../../brief.ts'
import { escapePattern } from '../escape-pattern.ts'
import { capitalize } from '../inflect.ts'

/** Ahead of a name, what is only the sort of page: "a landing page for", "a website". */
const sortOfPage =
  /^(?:.*\b(?:site|website|page|home ?page|one-pager|portfolio|app)\s*(?:for|of)?\s*)?(?:(?:my|our|the|an?)\s+)*/i

/** "for my roof repair company "Dry Side"": what stands before the name and is no sort of page. */
function besideName(request: string, name: string): string {
  if (name === '') return ''
  const before = new RegExp(
    String.raw`\b(?:for|of)\s+((?:my|our|the|an?)\s+(?:[\p{L}'’-]+\s+){1,5})(?:called\s+|named\s+)?["“]?${escapePattern(name)}`,
    'iu',
  ).exec(request)?.[1]
  return (before ?? '')
    .replace(/\s+(?:called|named)\s*$/i, '')
    .replace(sortOfPage, '')
    .trim()
}

/** "For our app that helps teams plan lunch": what it is for, where nothing names it. */
function saidPurpose(request: string): string {
  const [, article = '', noun = '', purpose = ''] =
    /\b(?:site|website|page|home ?page|one-pager) (?:for|of) (my|our|the|an?|this) (?!new\b)((?:[\p{L}'’-]+ ){1,3}?)(?:that|which) ((?:[\p{L}\p{N}'’-]+ ?){2,10})(?=[,.;:]|$)/iu.exec(
      request,
    ) ?? []
  if (noun === '') return ''
  const one = /^an?$/i.test(article) ? article.toLowerCase() : /^[aeiou]/i.test(noun) ? 'an' : 'a'
  return `${one} ${noun.trim()} that ${purpose.trim()}`
}

/** The copy with a first line about whose page it is, where none was said. */
export function withIntroduction(
  copy: Copy,
  { request, name, about }: { request: string; name: string; about: string },
): Copy {
  const isBare = copy.lines.every((line) => line.startsWith('Prices'))
  const isOwnWords = about !== '' && !/^(?:i|we)\b/i.test(about)
  const named = isOwnWords ? about.replace(/\s+(?:called|named)\s+.*$/i, '') : besideName(request, name)
  const said = named === '' ? saidPurpose(request) : named
  return said === '' || !isBare ? copy : { ...copy, lines: [`${capitalize(said)}.`, ...copy.lines] }
}
