// A form for feedback, told by what people do in it: which workshop it was, how many stars, what they have to say.
import type { Field } from '../../brief.ts'
import { withMadeTitle } from '../fields/arrange-fields.ts'
import { escapePattern } from '../escape-pattern.ts'
import { capitalize, pluralize } from '../inflect.ts'
import { toIdentifier } from '../fields/read-fields.ts'
import { splitAnswers } from '../tools/said-answers.ts'

interface Asked {
  at: number
  field: Field
}

const attended = String.raw`workshops?|courses?|class(?:es)?|talks?|sessions?|lessons?|seminars?|trainings?|lectures?|events?|tours?|teachers?|trainers?|speakers?|trips?|camps?|concerts?|shows?|meetings?|modules?|products?|dish(?:es)?|rooms?|branch(?:es)?|services?|treatments?|films?|books?|exhibitions?`
const which = new RegExp(
  String.raw`\b(?:which|what)(?: of (?:the|our|these))?(?: (?:\d|two|three|four|five|six))? ((?:\p{Ll}+ )?(?:${attended}))\b|\b(?:choose|pick|select|tick|name)s? (?:(?:the|their|an?|one of the|one of our|a|your|our) )?((?:\p{Ll}+ )?(?:${attended}))\b|\b(?:form|fields?|feedback|with)\b[^.;?]{0,60}?[:,(] ?(?:the )?(${attended})(?= ?\()`,
  'iu',
)
/** "Our three workshops: Batik, Felt and Lino", "two courses, “Bread” and “Pasta”". */
const listed = new RegExp(
  String.raw`\b(${attended})\b(?: (?:this|last|of the|in) \p{L}+)?(?:,? (?:called|named|namely))?\s*[:,(–—-]?\s*(?=["“\p{Lu}])([^.;)\n]+)`,
  'gu',
)
const scale =
  /\b(?:from |of |with |by )?(?:1|one) ?(?:to|-|–) ?(\d{1,2}|five|ten|six|three|four)\b|\bout of (\d{1,2}|five|ten)\b|(?<=\d)\/(\d{1,2})\b/i
const rating =
  /\b(how many (?:stars|points)(?: [^.,;?()]{0,30}?)?(?=[.,;?(]|\s+and\b|$))|\b(?:overall )?(rating|grade|score)s?\b|\b(stars?)\b|\b(?:rates?|points)\b/i
const scaled = /\b((?:the |an? )?\p{L}[\p{L} ]{1,28}?) \((\d{1,2}) ?[-–] ?(\d{1,2})\)/giu
const openQuestion =
  /\bwhat (?:did|could|should|would|was|can|do|might|we|(?:they|you|people|guests) (?:(?:dis)?liked?|think|thought|learned|learnt|missed|enjoyed))\b[^.,;?()]{0,60}?(?=\s*(?:[.,;?()]|$|\band (?:how|what|an?|leave|write)\b))/gi
const comment =
  /\b(comments?|remarks?|suggestions?|(?:free |short )?text|opinions?|a few words)\b(?! (?:section|page|on|about|from|of))/i
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** "A", "B" and C after a noun in its plural: what there is of it. */
function namesOf(noun: string, text: string): string[] {
  const plural = pluralize(noun.split(' ').at(-1) ?? noun).toLowerCase()
  for (const [, said = '', list = ''] of text.matchAll(listed)) {
    if (said.toLowerCase() !== plural) continue
    const names = splitAnswers(list.replace(/[\s,]+(?:and|or) (?=["“\p{Lu}])/gu, ', ')).map(clean)
    if (names.length >= 2 && names.every((name) => /^[\p{Lu}\d]/u.test(name) && name.split(' ').length <= 7))
      return names
  }
  return []
}

function clean(name: string): string {
  return name.replace(/["“”]/g, '').trim()
}

/** The choices right behind the question: "which workshop: felt, lino or batik", "the course (yoga, pilates)". */
function choicesBehind(rest: string): string[] {
  const list =
    /^[^.;:(?\n]{0,30}\(([^()]*(?:,|\/| or )[^()]*)\)/.exec(rest)?.[1] ??
    /^ (?:from|among|out of)\s+([^.;:()\n]+?,[^.;:()\n]+?)(?=[.;\n]|$)/.exec(rest)?.[1] ??
    /^[^.;,:(\n]{0,30}[:?–—]\s*([^.;:()\n]*(?:,|\/| or )[^.;:()\n]*)/.exec(rest)?.[1]
  const names = list === undefined ? [] : splitAnswers(list).map(clean)
  return names.length >= 2 && names.every((name) => name.split(' ').length <= 7) ? names.map(capitalize) : []
}

function askedWhich(text: string): Asked[] {
  const found = which.exec(text)
  const noun = (found?.[1] ?? found?.[2] ?? found?.[3])?.toLowerCase()
  if (found !== null && noun !== undefined) {
    const behind = choicesBehind(text.slice(found.index + found[0].length))
    const options = behind.length > 0 ? behind : namesOf(noun, text)
    const label = `Which ${noun}`
    if (options.length >= 2) return [{ at: found.index, field: choice(label, options) }]
    if (found[1] !== undefined)
      return [{ at: found.index, field: { name: toIdentifier(label), label, kind: 'text', required: true } }]
  }
  for (const [, said = ''] of text.matchAll(listed)) {
    const single = said.toLowerCase().replace(/(?<=ch|sh|ss)es$|s$/, '')
    const options = namesOf(single, text)
    if (options.length >= 2) return [{ at: -1, field: choice(`Which ${single}`, options) }]
  }
  return []
}

function choice(label: string, options: string[]): Field {
  return { name: toIdentifier(label), label, kind: 'choice', required: true, options }
}

function maxOf(said: string | undefined): number {
  const at = numbers.indexOf((said ?? '').toLowerCase())
  return at >= 0 ? at + 1 : Number(said ?? 5)
}

function askedRatings(text: string): Asked[] {
  const each = [...text.matchAll(scaled)].flatMap(({ 1: said = '', 3: max, index }): Asked[] => {
    const label = capitalize(said.replace(/^.*\b(?:give|gives|with|rate|rates|form|the|an?)\s+/i, '').trim())
    return /^(?:rating|stars?|points?)?$/i.test(label)
      ? []
      : [{ at: index, field: { name: toIdentifier(label), label, kind: 'rating', required: false, max: maxOf(max) } }]
  })
  if (each.length >= 2) return each
  const found = rating.exec(
    text.replace(/\baverage (?:rating|stars?|grade|score)s?\b|\bstars? on average\b/gi, (said) =>
      '·'.repeat(said.length),
    ),
  )
  if (found === null) return []
  const [, , max, outOf, over] = ['', ...(scale.exec(text) ?? [])]
  const label =
    found[1] !== undefined
      ? capitalize(found[1].trim())
      : found[2] !== undefined
        ? capitalize(found[2])
        : /\bstars?\b/i.test(text)
          ? 'Rating in stars'
          : 'Rating'
  return [
    {
      at: found.index,
      field: {
        name: toIdentifier(label),
        label,
        kind: 'rating',
        required: false,
        max: Math.min(10, maxOf(max ?? outOf ?? over)),
      },
    },
  ]
}

function askedWords(text: string): Asked[] {
  const open = [...text.matchAll(openQuestion)].map(({ 0: said, index }): Asked => {
    const label = capitalize(said.trim())
    return {
      at: index,
      field: { name: toIdentifier(label).split('_').slice(0, 7).join('_'), label, kind: 'long', required: false },
    }
  })
  const found = comment.exec(text)
  if (found === null) return open
  const word = capitalize((found[1] ?? 'comment').toLowerCase()).replace(/s$/, '')
  const label = /^(?:Remark|Suggestion|Opinion)$/.test(word) ? word : 'Comment'
  return [...open, { at: found.index, field: { name: toIdentifier(label), label, kind: 'long', required: false } }]
}

/** Who it is may be told: "their name", "Name, rating, comment". */
function askedPerson(text: string): Asked[] {
  const found =
    /(?:[:,(]|[.!"”]\s+(?=N)|\b(?:with|their|your|a|optional|and))\s*(?:optional )?names?\b(?=\s*(?:[,.;()]|\band\b|$))/i.exec(
      text,
    )
  return found === null
    ? []
    : [{ at: found.index, field: { name: 'name', label: 'Name', kind: 'text', required: false } }]
}

/** Null where it is no form in which something is rated or commented. */
export function readFeedback(text: string): Field[] | null {
  if (!isAsked.test(text)) return null
  const chosen = askedWhich(text)
  const told = chosen
    .flatMap(({ field }) => field.options ?? [])
    .reduce(
      (rest, name) => rest.replace(new RegExp(escapePattern(name), 'gi'), (said) => '·'.repeat(said.length)),
      text,
    )
  const judged = [...askedRatings(told), ...askedWords(told)]
  if (judged.length < 2) return null
  const asked = [...chosen, ...askedPerson(told), ...judged].toSorted((a, b) => a.at - b.at).map(({ field }) => field)
  return withMadeTitle(
    asked.filter(({ name }, at) => asked.findIndex((other) => other.name === name) === at),
    'response',
  )
}

/** "People tell us how it was". */
const isAsked = /\bfeedback\b|\bevaluation\b|\btells? us how (?:it|they|the \p{L}+|he|she)\b/iu

const apart =
  /\b(?:another|second|separate|different|own|extra|results?|answers?|responses?|feedback|evaluation|summary|overview|staff|public)[ -]page\b|\b(?:on|has|have|with) (?:an?|the) page\b/i

/** What the page with the answers is called: by its name in quotes, else by what the message says is on it. */
export function resultsTitle(text: string): string {
  const quoted = /\bpage,? (?:called |named |titled )?["“]([^"”]{3,30})["”]|["“]([^"”]{3,30})["”](?: |-)page\b/i.exec(
    text,
  )
  const named = (quoted?.[1] ?? quoted?.[2])?.replace(/[.,;]$/, '')
  if (
    named !== undefined &&
    /\b(?:answers?|results?|responses?|feedback|ratings?|replies|evaluation|summary|opinions?|statistics|overview|what)\b/i.test(
      named,
    )
  )
    return named
  if (/\bresults?\b/i.test(text)) return 'Results'
  return capitalize(
    /\b(?:answers|responses|replies)\b(?=[^.;]*\b(?:page|list|table|overview)\b)|(?<=\b(?:page|list|table|overview)\b[^.;]*)\b(?:answers|responses|replies)\b/i
      .exec(text)?.[0]
      .toLowerCase() ?? 'results',
  )
}

/** "We read it all in a list", "I want to see all feedback", "list for me". */
const readByOwner =
  /\b(?:i|we|us|the (?:team|teachers?|trainers?|organi[sz]ers?|owner|staff|office))\b[^.;]{0,30}\b(?:see|read|look at|get|view)\b[^.;]{0,30}\b(?:feedback|answers|responses|it|them|all|lists?|results|entries|averages?)\b|\blist for (?:me|us)\b/i

/** Is the feedback given on one page and read on another? */
export function asksFeedbackForm(text: string): boolean {
  if (!isAsked.test(text) || /\bfeedback (?:board|portal|wall)\b/i.test(text)) return false
  // What everybody sees on the first page is a list with a form beside it.
  if (/\b(?:first|home|front|main|start) ?page\b[^.;]*\b(?:shows?|average|lists?|answers|feedback)\b/i.test(text))
    return false
  const isSentAndListed =
    /\bform\b/i.test(text) &&
    /\b(?:lists?|tables?|overview) of (?:all |the |every |our )*(?:feedback|answers|responses|entries)\b/i.test(text)
  return (apart.test(text) || isSentAndListed || readByOwner.test(text)) && readFeedback(text) !== null
}
