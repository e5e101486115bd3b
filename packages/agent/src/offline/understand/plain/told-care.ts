// A log of what was done to each thing and when: "for each plant I write down what I did and when", "each car has a log:
// what was done, by whom, date". What is done again and again are entries of the thing, and no facts of it.
import { singularize } from '../inflect.ts'

const person = String.raw`(?:i|we|you|they|he|she|people|somebody|someone|staff)(?:['’]ve| have| had)?`
const doing = String.raw`(?:(?:what|(?:the |all |all the )?things|everything) (?:that )?(?:${person} (?:did|do|done|changed|repaired|fixed|gave|used)|(?:was|is|has been|got|were) (?:done|repaired|changed|fixed|serviced))(?: (?:to|with|on|for) (?:it|them|him|her))?)`
const core = new RegExp(
  String.raw`\b(${doing})(\s*\([^)]*\))?(?:,? and|,| with) ((?:on )?(?:when|which day|what day)|(?:the |on which )?(?:date|day)|by whom|who did it)(?: (?:it was|that was|i did it))?\b(\s*\([^)]*\))?([^.;]*)`,
  'iu',
)
const eachOne = String.raw`\b(?:each|every|per|of all|for all|open(?:ing)? (?:an?|the|one))\s+(?:of (?:the|my|our) )?([\p{L}-]+)`
const ofEach = new RegExp(eachOne, 'giu')
const ofEachLater = new RegExp(eachOne, 'iu')
/** What begins such a log, at the end of what was said before it. */
const logBegins = new RegExp(
  String.raw`(?:,?\s*(?:and|plus)?\s*)?(?:(?:has|have|with|gets?|keeps?|there is|there['’]s)\s+)?(?:(?:an?|its|their|the|own|small|little|running) )*(?:page (?:with|of|for) )?(?:(?:an?|the|its) )?(?:[\p{L}-]+ )?(?:log|diary|history|journal|logbook|record|list|timeline)(?: of [\p{L} ]{2,30}?| for it)?\s*(?:[:,(–-]|where|in which|with|that says|of|to (?:note|write down|record))?\s*(?:${person} (?:can |could )?(?:writes?|notes?|records?|logs?|enters?)(?: down)? ?)?$`,
  'iu',
)
const facts =
  /^\s*(?:each|every|an?|the)\s+([\p{L}-]+)\s*(?:\(([^)]*)\)\s*)?(?:has|have|with|gets?)?\s*(?:(?:its|an?|their) (?:own )?page (?:with|of|for)\s+)?(.*)$/iu

/** What the thing has besides its log. */
function factsBefore(before: string, thing: string): string {
  const kept = before.replace(logBegins, '')
  const [, noun = '', bracketed = '', said = ''] = facts.exec(kept) ?? []
  if (singularize(noun.toLowerCase()) !== thing || (kept === before && !/[,(]/.test(before))) return ''
  const list = [bracketed, said.replace(/^\s*,?\s*|\s*(?:,|\band|,\s*and)?\s*$/giu, '')].filter((each) =>
    /\p{L}{3}/u.test(each),
  )
  return list.some((each) => /\b(?:i|we|you|they)\b/i.test(each)) ? '' : list.join(', ')
}

/** "For every machine the history of maintenance (date, what was done)". */
const historyOf = new RegExp(
  String.raw`(?:[;,.:]\s*|^|\band\s+)(?:for|per|of) (?:each |every )?([\p{L}-]+),? (?:(?:i|we) (?:want|keep|need|write) )?(?:(?:the|an?|its) )?(?:[\p{L}-]+ )?(?:history|log|diary|record|journal)(?: of [\p{L}-]+)?(?:\s*\(([^)]+)\)|\s+with ((?:the |a )?date and what (?!\p{L}+ \p{L}+ (?:and|,))[^.;,()]+))`,
  'giu',
)
/** "Beds with name, plants in each bed": a bed holds plants. */
const inEach = /,\s*(?:and )?([\p{L}-]+s) in (?:each|every) ([\p{L}-]+)(?=\s*[,.;])/giu

export function careAsEntries(said: string): string {
  const text = said
    .replace(inEach, (_, many: string, holder: string) => `. Each ${holder} has many ${many}`)
    .replace(historyOf, (_, noun: string, bracketed: string | undefined, told: string | undefined) => {
      const thing = singularize(noun.toLowerCase())
      const list = bracketed ?? told ?? ''
      return `. Each ${thing} has many ${thing} entries. Each ${thing} entry has ${list}. Each ${thing} has`
    })
    .replace(/\. Each [\p{L}-]+ has(?=\s*(?:[.]|$))/giu, '')
    .replace(/(\bhas)\s*[;,]\s*/giu, '$1 ')
  let last = ''
  return text
    .split(/(?<=[.!?;])(\s+)/)
    .map((sentence) => {
      const found = core.exec(sentence)
      const before = found === null ? sentence : sentence.slice(0, found.index)
      const each = [...before.matchAll(ofEach)].at(-1)?.[1] ?? ofEachLater.exec(sentence)?.[1]
      const thing = singularize((each ?? '').toLowerCase())
      if (thing !== '' && !/^(?:time|day|week|month|year|page|person|one|entry)$/.test(thing)) last = thing
      if (found === null || last === '') return sentence
      const [, what = '', first = '', second = '', later = '', rest = ''] = found
      const options = first === '' ? later : first
      const isDay = /when|day|date/i.test(second)
      const own = factsBefore(sentence.slice(0, found.index), last)
      const done = what.replace(/^(?:(?:the |all )*things|everything) (?:that )?/i, 'what ')
      const told = `${done}${options}, ${isDay ? 'date' : second}${rest}`.replace(/\s*[.;!?]$/, '')
      const kept = own === '' ? '' : `Each ${last} has ${own}. `
      return `${kept}Each ${last} has many ${last} entries. Each ${last} entry has ${told}.`
    })
    .join('')
}
