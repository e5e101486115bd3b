// A message → its clauses, each a sentence of its own, and without those that say what to do with records rather than
// what is written down of them: "…, an animal belongs to one owner" begins anew, "filter by town" names no field.
import { maskInner } from './rows/said-lists.ts'
import { factsOnly } from './fields/facts-only.ts'
import { listsAsKinds, predicatesAsFacts, pronounsAsNouns } from './fields/predicates.ts'
import { offered } from './fields/said-choices.ts'
import { stagesAsFacts } from './fields/stages.ts'
import { belongingAsFacts } from './plain/told-belonging.ts'

const word = String.raw`[\p{L}][\p{L}'’-]*`
/** Words with which no clause about a thing begins: they carry on what was being said. */
const carriesOn = String.raw`(?!(?:who|whom|whose|what|which|that|when|where|whether|if|how|why|with|without|of|for|to|in|on|at|by|from|as|or|and|it|they|i|we|you|he|she|also|then|so|must|should|can|not|no)\b)`
const helpers = String.raw`(?:(?:can|should|must|will|may|always|also|usually|only|just)\s+)*`
const tells = String.raw`(?:has|have|belongs? to|comes? from|is linked to|is tied to|is assigned to|holds?|contains?|consists? of|carr(?:y|ies)|records (?:the|an?)|needs? (?:the|an?))\b`
/** Some thing of which facts follow: "an animal belongs to", "suppliers have". */
const aboutThing = String.raw`(?:(?:each|every|an?|the|one|all)\s+)?${carriesOn}${word}(?:\s+${carriesOn}${word}){0,2}?\s+${helpers}${tells}`
const separator = String.raw`(?:\s*;\s+|\s*,\s+(?:(?:and|but|while|plus|then|so)\s+)?|\s+(?:and|but|while)\s+|\s+[–—-]\s+)`
const newClause = new RegExp(String.raw`${separator}(?=${aboutThing})`, 'giu')
const saysFacts = new RegExp(String.raw`\b${tells}|\b(?:with|including|record|write|note|enter|store|keep)\b|:`, 'iu')

/** Ends a sentence wherever another clause with a subject or an order of its own begins. */
export function splitClauses(text: string): string {
  const masked = maskInner(text)
  let result = ''
  let at = 0
  for (const found of masked.matchAll(newClause)) {
    const before = masked.slice(at, found.index)
    const sentence = before.slice(before.search(/[^.!?]*$/))
    // "Whether it has a garden": the fact goes on.
    if (/\b(?:whether|if|when|because|so that|where|which|who|that)\b[^,;:]*$/i.test(sentence)) continue
    if (!saysFacts.test(sentence) && sentence.trim().split(/\s+/).length < 3) continue
    result += `${text.slice(at, found.index)}. `
    at = found.index + found[0].length
  }
  return result + text.slice(at)
}

const wanted = String.raw`(?:(?:an?|some|the|one|our own)\s+(?:[\p{L}-]+\s+){0,4}?(?:apps?|tool|system|site|website|web ?app|page|tracker|list|log|database|register|place|way|board|planner|program|software|overview|diary|catalogue)\b|something\b|somewhere\b|to (?:record|keep|log|track|manage|write|note|list|store|organi[sz]e|remember|catalogu?e|collect|enter|plan)\b)`
const request = new RegExp(
  String.raw`(?:\b(?:needs?|wants?|would like|would love|(?:am|is|are) looking for)|['’]d (?:like|love))\s+(?=${wanted})`,
  'iu',
)
/** Who asks and how they live, told before what is wanted. */
const aboutSelf =
  /^(?:(?:hi|hello|hey)[!,. ]+)?(?:i|we|i['’]m|we['’]re|i['’]ve|we['’]ve|(?:my|our) [\p{L}’' -]+? (?:has|have|is|are)|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) (?:\p{L}+ ){1,3}\p{L}+)\b/iu
const asksOrLists =
  /:|\b(?:need|want|would like|would love|build|make|create|app|tool|system|site|tracker|(?<!waiting |wait |price )list|log|keep|record|track|looking for)\b|['’]d (?:like|love)/i

/** "Three of us share a flat: Ines, Paolo and Greta": names, and no facts. */
const namesOnly =
  /:\s+\p{Lu}[\p{L}\d'’-]*(?: [\p{Lu}\d][\p{L}\d'’-]*)*(?:(?:,| and|, and) \p{Lu}[\p{L}\d'’-]*(?: [\p{Lu}\d][\p{L}\d'’-]*)*)+(?=[.!]?$)/u

/** "I keep eleven hives and need somewhere to log …", "A vet practice needs an app with …": what is wanted alone. */
export function withoutStory(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/)
  while (
    sentences.length > 1 &&
    aboutSelf.test(sentences[0] ?? '') &&
    !asksOrLists.test((sentences[0] ?? '').replace(namesOnly, ''))
  )
    sentences.shift()
  const [first = '', ...others] = sentences
  const at = request.exec(maskInner(first))
  const before = first.slice(0, at?.index ?? 0)
  const isStory = at !== null && !/[:(]/.test(before) && before.trim().split(/\s+/).length <= 24
  const told = isStory ? `I want ${first.slice(at.index + at[0].length)}` : first
  return [
    told.replace(
      /^for (?:the|our|my|an?) [^:.,]{3,60}: (?=(?:please )?(?:keep|list|track|record|log|store|manage)\b)/i,
      '',
    ),
    ...others,
  ].join(' ')
}

/** "… and remove them again": what can be done with every record. */
const changing =
  /[\s,]+(?:(?:and|or|then|also|please|i can|can|to)\s+)*(?:add|edit|change|remove|delete|update)(?:(?:,| and| or|\/) ?(?:add|edit|change|remove|delete|update))* (?:them|it|those|these|entries|records)(?: (?:again|too|later|also|as well|any ?time|if needed))*(?=\s*(?:[.,;!]|$))/giu

/** Only what is said of the records themselves; what the first sentence says always is. */
export function withoutWishes(text: string): string {
  return factsOnly(
    splitClauses(
      stagesAsFacts(
        predicatesAsFacts(
          listsAsKinds(
            pronounsAsNouns(belongingAsFacts(withoutStory(text.replace(changing, ' ').replace(offered, ' ')))),
          ),
        ),
      ),
    ),
  )
}
