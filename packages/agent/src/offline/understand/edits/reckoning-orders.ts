// What a first page works out, in later messages: more of it, less of it, called otherwise; and kept where kinds and choices get
// other names.
import type { Brief } from '../../brief.ts'
import { escapePattern } from '../escape-pattern.ts'
import { withAskedReckonings } from '../reckoned/asked-reckonings.ts'
import { capitalize } from '../inflect.ts'
import { kindsOf } from '../views/view-kinds.ts'
import { type Edit, normalWords } from './read-edit-state.ts'

const headingOf = (line: string): string => line.slice(0, line.indexOf('|')).trim()

/** One word alone may be a kind or a choice as well: it has to be the heading letter by letter. */
function lineCalled(words: string, { reckoned = [] }: Brief): string | undefined {
  const wanted = normalWords(words)
  return reckoned.find((line) => {
    const heading = headingOf(line)
    return heading.toLowerCase() === words.toLowerCase() || (wanted.includes(' ') && normalWords(heading) === wanted)
  })
}

const removal =
  /^(?:remove|delete|hide|drop|get rid of|take(?: (?:away|off|out))?|don['’]?t show|do not show|leave out)\s+(?:the )?(?:table |section |box |overview |list |numbers? )?(?:of |with |called |named )?["“]?(.+?)["”]?(?: (?:table|section|box|overview))?(?: (?:off|from|on|away from) the (?:first|start|front|home) ?page)?$/iu
const naming =
  /^(?:rename|call|change)\s+(?:the )?(?:heading |table |section )?["“]?(.+?)["”]?\s+(?:to|into|as)\s+["“]?([^"”]+)["”]?$/iu
/** What is asked for is to be seen, and no fact to keep. */
const isShown =
  /^(?:(?:please|also|and|can you|could you)\s+)*(?:show|list|tell|display|give) (?:me |us )?(?:who|which|what|how (?:much|many|often)|the (?:total|sum|average|biggest|longest|heaviest|best)|(?:a |the )?(?:totals?|sums?|counts?|averages?|number)|everything|anything)\b|^(?:i|we) (?:want|need|would like|['’]d like) to (?:see|know) (?:who|which|how (?:much|many|often)|the (?:total|sum|average))\b|^(?:work out|calculate|count|add up|sum up)\b|^(?:highlight|mark|warn)\b[^.]*\b(?:over|above|below|under) \d/iu

/** "Remove “Not for 14 days”", "rename “Done, not paid yet” to “To cash in”", "show how many lessons each pupil had". */
export function takeReckoned(text: string, edit: Edit): string {
  const { brief } = edit
  if (brief.front !== 'list') return text
  const gone = lineCalled(removal.exec(text)?.[1] ?? '', brief)
  if (gone !== undefined) {
    brief.reckoned = brief.reckoned?.filter((line) => line !== gone)
    edit.clauses.push(`take “${headingOf(gone)}” off the first page`)
    return ''
  }
  const [, old = '', said = ''] = naming.exec(text) ?? []
  const renamed = lineCalled(old, brief)
  if (renamed !== undefined) {
    const heading = capitalize(said.trim().replaceAll('|', ''))
    brief.reckoned = brief.reckoned?.map((line) =>
      line === renamed ? `${heading} ${line.slice(line.indexOf('|'))}` : line,
    )
    edit.clauses.push(`call “${headingOf(renamed)}” “${heading}”`)
    return ''
  }
  return isShown.test(text) ? withMore(text, edit) : text
}

function withMore(text: string, edit: Edit): string {
  const known = edit.brief.reckoned ?? []
  const { reckoned = [] } = withAskedReckonings(edit.brief, `Show: ${text}`)
  const added = reckoned.slice(known.length)
  if (added.length === 0) return text
  edit.brief.reckoned = reckoned
  edit.clauses.push(...added.map((line) => `show “${headingOf(line)}” on the first page`))
  return ''
}

/** Pairs of what was called otherwise before: kinds by their place, choices of one fact by theirs. */
function renamedIn(before: Brief, after: Brief): [string, string][] {
  const [old, now] = [kindsOf(before), kindsOf(after)]
  if (old.length !== now.length) return []
  return old.flatMap((kind, at) => {
    const next = now[at]
    if (next === undefined) return []
    const values = kind.fields.flatMap(({ name, options = [] }): [string, string][] => {
      const others = next.fields.find((field) => field.name === name)?.options ?? []
      return options.length === others.length ? options.map((option, place) => [option, others[place] ?? option]) : []
    })
    return [[kind.singular, next.singular] as [string, string], ...values].filter(([one, other]) => one !== other)
  })
}

/** The changed brief with what is worked out told in its new words. */
export function withCarriedReckonings(before: Brief, after: Brief): Brief {
  if (after.reckoned === undefined) return after
  const pairs = renamedIn(before, after)
  if (pairs.length === 0) return after
  const carried = (line: string): string => {
    const [heading = '', ...rest] = line.split('|')
    const told = pairs.reduce(
      (text, [old, now]) =>
        text.replace(new RegExp(String.raw`(?<![\p{L}\d])${escapePattern(old)}(?![\p{L}\d])`, 'giu'), now),
      rest.join('|'),
    )
    return `${heading}|${told}`
  }
  return { ...after, reckoned: after.reckoned.map(carried) }
}
