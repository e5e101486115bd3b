// The facts that a wish asks for as questions: "what they ate and how they slept", "who checked which hose when".
import { singularize } from '../inflect.ts'

/** What was done, as a record of it is called. */
const records: readonly (readonly [RegExp, string])[] = [
  [/^check(?:s|ed|ing)?$/, 'check'],
  [/^inspect/, 'inspection'],
  [/^clean/, 'cleaning'],
  [/^(?:feeds?|fed|feeding)$/, 'feeding'],
  [/^(?:visit|been$)/, 'visit'],
  [/^(?:drives?|drove|driven|driving)$/, 'ride'],
  [/^cook/, 'meal'],
  [/^water/, 'watering'],
  [/^(?:pays?|paid|paying)$/, 'payment'],
  [/^order/, 'order'],
  [/^(?:buys?|bought|buying)$/, 'purchase'],
  [/^(?:spends?|spent|spending)$/, 'expense'],
  [/^(?:eats?|ate|eaten)$/, 'meal'],
  [/^play/, 'game'],
  [/^(?:wins?|won)$/, 'game'],
  [/^walk/, 'walk'],
  [/^(?:repair|fix|mend)/, 'repair'],
  [/^(?:reads?|reading)$/, 'reading'],
  [/^(?:sells?|sold|selling)$/, 'sale'],
  [/^deliver/, 'delivery'],
  [/^donat/, 'donation'],
  [/^treat/, 'treatment'],
  [/^(?:sees?|saw|seen|spotted)$/, 'sighting'],
  [/^measure/, 'measurement'],
  [/^chang/, 'change'],
  [/^(?:gives?|gave|given)$/, 'gift'],
  [/^(?:rides?|rode|ridden|riding)$/, 'ride'],
  [/^(?:us(?:e|es|ed|ing))$/, 'use'],
  [/^(?:tak(?:e|es|en)|took)$/, 'loan'],
]

/** @returns what one such deed is called; null where it has no name of its own */
export function recordOfVerb(verb: string): string | null {
  return records.find(([says]) => says.test(verb))?.[1] ?? null
}

const noThing =
  /^(?:one|ones|it|them|they|day|days|time|place|thing|things|way|kind|sort|of|are|is|was|were|has|have|did|do|does|can|i|we|you|he|she|the|a|my|our|their|his|her)$/

const asked = String.raw`who|whom|what|which|whose|where|when|how`
const question = new RegExp(String.raw`\b(?:${asked})\b`, 'giu')

/** Facts of one line that asks for several at once: "who checked which hose when". */
export interface Asked {
  verb: string
  /** What it was done to; '' where the line does not say. */
  thing: string
  /** In the notation of `keptFields`. */
  fields: string[]
}

function factOfPart(word: string, rest: string, isBy: boolean): string | null {
  const [first = ''] = rest.split(' ')
  if (word === 'when' || (word === 'which' && first === 'day') || (word === 'what' && /^(?:day|time)$/.test(first)))
    return first === 'time' ? 'time' : 'date (required)'
  if (word === 'where') return 'where (text)'
  if (word === 'whom') return isBy ? 'who (text)' : 'to whom (text)'
  if (word === 'how') {
    const [, what = ''] = /^(?:many|much) (\p{L}+)/u.exec(rest) ?? []
    if (what !== '' && !noThing.test(what)) return `${what} (number)`
    if (/^(?:many|much)\b/.test(rest)) return 'how many (number)'
    return /^long\b/.test(rest) ? 'minutes (number)' : null
  }
  return null
}

/**
 * @param line a stretch of the message without stops
 * @returns null where it asks for fewer than two things about a deed that is done
 */
export function readAskedLine(line: string): Asked | null {
  const said = line.toLowerCase()
  const at = [...said.matchAll(question)].map(({ index }) => index)
  const parts = at.map((start, each) => said.slice(start, at[each + 1]).trim())
  if (parts.length < 2) return null
  const head =
    /^(?:(who)(?: of (?:us|them|you))?|(?:which|whose|what)(?: of (?:my|our|the|your|their))? (\p{L}+)) (?:(?:has|have|had|been|already|last|still|is|was|are|were|gets?|really) )*(\p{L}+)\b/u.exec(
      parts[0] ?? '',
    )
  const [, who, which = '', verb = ''] = head ?? []
  if (head === null || noThing.test(verb) || (who === undefined && noThing.test(which))) return null
  const things: string[] = []
  const fields = [who === undefined ? `${singularize(which)} (text, required)` : 'who (text, required)']
  for (const [each, part] of parts.slice(1).entries()) {
    const [, word = '', rest = ''] = /^(\p{L}+) ?(.*)$/u.exec(part) ?? []
    const known = factOfPart(word, rest, parts[each]?.endsWith(' by') === true)
    const noun = /^(?:of (?:the|my|our) )?(\p{L}+)/u.exec(rest)?.[1] ?? ''
    if (known !== null) fields.push(known)
    else if (/^(?:which|whose|what)$/.test(word) && noun !== '' && !noThing.test(noun)) things.push(singularize(noun))
    else if (word === 'what' && !/\p{L}/u.test(rest)) fields.push('what (text)')
    else return null
  }
  const [thing = ''] = things
  return {
    verb,
    thing,
    fields: [...fields.slice(0, 1), ...things.map((each) => `${each} (text, required)`), ...fields.slice(1)],
  }
}

const people =
  'patients?|pupils?|students?|clients?|customers?|children|child|kids?|guests?|members?|residents?|players?|dogs?|cats?|horses?|cows?|hens?|animals?|babies|baby|residents?|drivers?|volunteers?'

/** Whom or what it is noted of: "what my patients ate" → patient. */
function ownerOf(clause: string): string | null {
  const found = new RegExp(String.raw`^(?:\p{L}+ )(?:my|our|the|each|every|a) (${people})\b`, 'iu').exec(clause)?.[1]
  return found === undefined ? null : singularize(found.toLowerCase())
}

/** "What she practised on the violin" → "What she practised": as long as a label may be. */
const shortly = (clause: string): string =>
  clause
    .replace(
      /^(\p{L}+ \p{L}+ \p{L}+) (?:on|in|at|to|for|from|with|when|after|before|while|because|so|if|during)\b.*$/u,
      '$1',
    )
    .split(' ')
    .slice(0, 5)
    .join(' ')

function factOfClause(clause: string): string | null {
  const said = clause
    .replace(/\b(?:my|our|the|each|every) \p{L}+(?= \p{L})/iu, 'they')
    .replace(/\bi\b/gu, 'I')
    .trim()
  const lower = said.toLowerCase()
  if (/^when\b/.test(lower)) {
    const verb = /(\p{L}+)$/u.exec(lower)?.[1] ?? ''
    if (/^(?:start|stop|end|come|came|leave|left|go|begin|finish|arrive)\p{L}*$/u.test(verb)) return `${verb} (time)`
    return 'date'
  }
  if (/^where\b/.test(lower)) return `${shortly(said)} (text)`
  if (/^how (?:many|much) \p{L}+/u.test(lower)) return `${lower.split(' ')[2] ?? 'how many'} (number)`
  if (/^how long\b/.test(lower)) return 'hours (number)'
  if (/^(?:if|whether) /.test(lower))
    return `${said.replace(/^(?:if|whether) (?:they |it |he |she |I )?/iu, '')} (yes/no)`
  if (/^who\b/.test(lower)) return 'who (text)'
  if (/^(?:what|how|which)\b/.test(lower)) return `${shortly(said)} (long text)`
  return null
}

/** "…write down what they ate and how they slept": each clause is a fact, and where there is but one it is what is noted. */
export function readNoted(message: string): { of: string | null; fields: string[] } | null {
  const found =
    /\b(?:write|writes|note|notes|jot|record|records|log|enter|put|keep track of|keep a record of|write down|remember)(?: down| on paper)?,? ((?:what|how|when|where|who|if|whether)\b[^.;!?]*)/iu.exec(
      message,
    )?.[1]
  if (found === undefined) return null
  const clauses = found.split(/,\s*(?:and\s+)?|\s+and\s+/iu)
  const facts: string[] = []
  let of: string | null = null
  for (const clause of clauses) {
    const fact = factOfClause(clause)
    if (fact === null) break
    of ??= ownerOf(clause)
    facts.push(fact)
  }
  return facts.length === 0 ? null : { of, fields: [...new Set(facts)] }
}

const stateOf = (said: string): string =>
  said
    .replace(/^(?:are|is|were) /iu, '')
    .replace(/^have /iu, 'has ')
    .replace(/^need /iu, 'needs ')

/** "Which tents are ok and which have holes": how one of them is. */
export function readStates(message: string): { thing: string; states: string[] } | null {
  const [, things = '', first = '', second = ''] =
    /\b(?:which|what)(?: of (?:the|my|our))? (\p{L}+s) ((?:are|have|need|is|were) [\p{L} ]{2,24}?) and (?:which|what)(?: ones| of them)? ((?:are|have|need|is|were|to) [\p{L} ]{2,30}?)(?=[.,;!?]|$| (?:so|before|when)\b)/iu.exec(
      message,
    ) ?? []
  if (things === '') return null
  return { thing: singularize(things.toLowerCase()), states: [first, second].map(stateOf) }
}
