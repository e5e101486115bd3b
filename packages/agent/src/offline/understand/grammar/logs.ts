// What is noted of a thing again and again: visits, calls, care. "After each visit I note the day and what I did" tells of
// records of their own that belong to the thing.
import { singularize } from '../inflect.ts'
import type { ToldFact } from './facts.ts'
import type { Said } from './words.ts'

export interface ToldLog {
  /** Told as a log, a diary or what follows each visit; else only what is done is told. */
  isSure: boolean
  /** "visit", "care entry". */
  noun: string
  /** Where it is told, from its first word to the end of the sentence. */
  text: string
  facts: ToldFact[]
}

export const didWhat =
  /^what (?:i|we|you|they|he|she|somebody|someone|was|is|has been|the \p{L}+)(?:'ve|'s)? (?:\p{L}+ )?(?:did|done|do|does|changed|repaired|fixed|gave|given|used|cleaned|found|worked)/iu
export const saidWhat =
  /^what (?:i|we|you|they|he|she|somebody|someone|was|is|has been|the \p{L}+)(?:'ve|'s)? (?:have |had |was |been )?(?:said|talked|discussed|told|agreed|spoken|spoke|promised|asked|heard|learned)/iu
const occasion = /\b(?:after|at the end of|during|before|for|at|with|on) (?:each|every|any|the|an?) (\p{L}+)/iu
const repeated =
  /\b(?:after|at the end of|following) (?:each|every|any|the|an?|our|such an?) (\p{L}+)|\b(?:each|every) time|\bwhenever\b/iu
const times = /^(?:day|week|month|year|time|morning|evening|night|one|end|page|client|customer|patient)$/
/** "Visit notes", "a diary of our calls", "a dated log of every oiling", "dated remarks". */
const namedLog =
  /\b(?:(?!(?:an?|the|its|their|my|our|and|with) )(\p{L}+) (?:notes|entries|log|history)|(?:diary|log|history|journal|record|list|protocol|logbook|timeline) (?:of|for|about) (?:(?:our|the|all|every|each|my|its|their|past) )*(\p{L}+s?)|dated (\p{L}+s))\b/giu
const noLog =
  /^(?:the|a|an|my|our|its|their|all|some|these|those|short|dated|more|new|add|own|customer|client|few|your|and|with|of|to|that|which|what|his|her|care|maintenance|service|it|them|things|people|other|each|every|plants?|wine|recipe)$/
const ofEach = /\b(?:an?|its|their|own|dated) (?:\p{L}+ )?(?:log|diary|journal|history|logbook|record)\b/iu
/** "Together with a dated log", "has its own diary": other than what the whole app is. */
const hasLog =
  /(?:\b(?:with|and|plus|has|gets?|keeps?|adds?|wants?|needs?)|,) (?:an?|its|their|own|the|his|her)(?: own)? (?:\p{L}+ )?(?:log|diary|journal|history|logbook) (?:of|for|with|where|in)\b/iu
/** "Notes on what was said", "a history of conversations". */
const ofTalks =
  /\b(?:notes?|remarks?|log|history|diary|record|journal|protocol) (?:of|on|about|from|with) (?:what (?:was|were|we|they|i|is|has)|(?:(?:our|the|all|each|every|past) )*(?:conversations?|talks?|calls?|meetings?|visits?|repairs?|services?|chats?|care)\b)/iu
/** "On the page of a customer", "on its card", "click on one": where what is noted of a single thing is. */
const pageOfOne =
  /\b(?:on|in|inside|under|below)\s+(?:(?:the|its|their|his|her|an?|each|every)\s+)?(?:own )?(?:page|profile|card|sheet|file) of (?:an?|the|each|every|one|my) (\p{L}+)|\b(?:on|in|under|inside|below) (?:an?|the|each|every|one) (\p{L}+)['’]s? (?:own )?(?:page|card|file|sheet)\b|\b(?:click|tap|open|press)(?:s|ing|ed)?(?: on)? (?:an?|the|one|any|each|every)(?: (?!of\b)(\p{L}+))?/iu
/** "Log when I watered / fed / repotted each one": so many sorts of entries. */
const loggedDeeds =
  /\b(?:logs?|notes?|records?|write down|track) (?:when|each time|every time) (?:i|we|they|somebody|someone) ((?:\p{L}+(?: ?\/ ?|, | or | and |, or ))+\p{L}+) (?:each|every|one|it|them)\b/iu
const isNoted =
  /\b(?:everything|all(?: that)?|what) (?:i|we|was|they) (?:ever )?(?:noted|wrote|written|did|said|agreed)\b/i
const talkedBack = /\b(?:comment|repl(?:y|ies)|review|rating|message|answer|question|vote)/i
/** "Notes get today's date", "every entry carries its date": what is dated goes by that word. */
const datedThing =
  /\b(?:(?:each|every|an?|the|all) )?(\p{L}+) (?:gets?|ha(?:s|ve)|carr(?:y|ies)|with|shows?|keeps?) (?:(?:the|its|their|a|today['’]s|automatically) )*dates?\b/iu
const logOf = /\b(?:log|diary|journal|history|logbook|timeline|record)\b/i

interface Sentence {
  from: number
  to: number
  text: string
}

function sentencesOf(said: Said): Sentence[] {
  const parts: Sentence[] = []
  let from = 0
  for (let at = 0; at <= said.words.length; at += 1) {
    if (at < said.words.length && !/[.;]/.test(said.signs[at] ?? '')) continue
    const first = said.words[from]
    const last = said.words[at - 1]
    if (first !== undefined && last !== undefined && at > from)
      parts.push({ from, to: at, text: said.text.slice(first.start, last.end) })
    from = at + 1
  }
  return parts
}

/** What has an input and a button of its own on the page of each thing is written there again and again. */
function notedOnPage(
  sentence: Sentence,
  later: readonly Sentence[],
  facts: readonly ToldFact[],
  kinds: ReadonlySet<string>,
): { log: ToldLog; own: ToldFact[] } | null {
  const place = pageOfOne.exec(sentence.text)
  const on = place?.slice(1).find((word) => word !== undefined)
  if (place === null || (on !== undefined && !kinds.has(singularize(on.toLowerCase())))) return null
  const isIn = ({ from, to }: Sentence, { at }: ToldFact): boolean => at >= from && at < to
  const typed = facts.filter(({ isInput, options }) => isInput === true && options === undefined)
  const here = typed.filter((fact) => isIn(sentence, fact))
  // "Click on one: everything I noted. Box “How was it” …".
  const opened = here.length === 0 && isNoted.test(sentence.text) ? later.slice(0, 1) : []
  const dated = later.find(({ text }) => datedThing.test(text))
  const told = [sentence, ...opened]
  const inputs = typed.filter((fact) => told.some((each) => isIn(each, fact)))
  const text = told.map((each) => each.text).join(' ')
  const isAdded = /\bbutton\b/i.test(text) || isNoted.test(text)
  if (inputs.length === 0 || !isAdded || inputs.some(({ label }) => talkedBack.test(label))) return null
  const word = singularize(datedThing.exec(dated?.text ?? '')?.[1]?.toLowerCase() ?? '')
  const isNamed = word !== '' && !noLog.test(word) && !kinds.has(word)
  const isTalk = inputs.some(({ label }) => saidWhat.test(label))
  const noun = isNamed ? word : isTalk ? 'note' : 'entry'
  const ofLog = facts.filter(
    (fact) =>
      inputs.includes(fact) ||
      fact.of === noun ||
      [...told, ...(dated === undefined ? [] : [dated])].some((each) => isIn(each, fact)),
  )
  return {
    log: { isSure: true, noun, text: text.toLowerCase(), facts: ofLog },
    own: facts.filter((fact) => !ofLog.includes(fact)),
  }
}

/** @returns the log of the main thing and the facts of its entries, and the facts that are the thing's own */
export function readLog(
  said: Said,
  facts: readonly ToldFact[],
  kinds: ReadonlySet<string>,
): { log: ToldLog | null; own: ToldFact[] } {
  const sentences = sentencesOf(said)
  for (const [index, sentence] of sentences.entries()) {
    const noted = notedOnPage(sentence, sentences.slice(index + 1), facts, kinds)
    if (noted !== null) return noted
    const inside = facts.filter(({ at }) => at >= sentence.from && at < sentence.to)
    const deeds = loggedDeeds.exec(sentence.text)?.[1]?.split(/ ?\/ ?|,? or |,? and |, /) ?? []
    if (deeds.length >= 2)
      return {
        log: {
          isSure: true,
          noun: 'entry',
          text: sentence.text.toLowerCase(),
          facts: [{ label: 'what was done', of: null, isNamed: false, at: sentence.from, options: deeds }],
        },
        own: facts.filter(({ label }) => !deeds.some((deed) => label.includes(deed))),
      }
    const what = inside.find(({ label }) => didWhat.test(label) || saidWhat.test(label))
    const isRepeated = repeated.test(sentence.text) && inside.length > 0
    const after = repeated.exec(sentence.text)?.[1]?.toLowerCase()
    const named = [...sentence.text.matchAll(namedLog)]
      .map(([, one, of, dated]) => one ?? of ?? dated ?? '')
      .find((word) => !noLog.test(word.toLowerCase()))
    const isLogged =
      (ofEach.test(sentence.text) || named !== undefined) &&
      /\b(?:each|every|its|their|per)\b|['’]s?\b/i.test(sentence.text) &&
      // "Others see their own diary only" says who may see the whole.
      !/\b(?:sees?|only|nobody|private)\b/i.test(sentence.text) &&
      (sentence.from > 0 || hasLog.test(sentence.text))
    const talks = ofTalks.exec(sentence.text)
    if (what === undefined && !isRepeated && !isLogged && talks === null) continue
    const isCare = what !== undefined ? didWhat.test(what.label) : logOf.test(sentence.text)
    const on = occasion.exec(sentence.text)?.[1]?.toLowerCase()
    const spoken = [after, named?.toLowerCase(), isRepeated ? on : undefined].find(
      (word) =>
        word !== undefined && !times.test(word) && (word !== on || word === after || !kinds.has(singularize(word))),
    )
    const noun = spoken === undefined ? (isCare ? 'entry' : 'note') : singularize(spoken)
    // What comes before the deed in its sentence may be the thing's own: "brand, year and a log of repairs".
    const begins =
      what === undefined || isRepeated ? logBegin(said, sentence, isRepeated) : startOf(inside, what, sentence.text)
    const ofLog = inside.filter(({ at }) => at >= begins)
    const later = facts.filter(({ of, at }) => of === noun && at >= sentence.to)
    const own = facts.filter((fact) => !ofLog.includes(fact) && !later.includes(fact))
    return {
      log: {
        isSure: isRepeated || isLogged || talks !== null || own.length >= 2,
        text: sentence.text.slice(talks?.index ?? 0).toLowerCase(),
        noun,
        facts: [...ofLog, ...later].filter(({ label }) => singularize(label.toLowerCase()) !== noun),
      },
      own,
    }
  }
  return { log: null, own: [...facts] }
}

/** A date that is told just before goes with what was done. */
function startOf(inside: readonly ToldFact[], what: ToldFact, text: string): number {
  const at = inside.indexOf(what)
  const before = inside[at - 1]
  if (repeated.test(text)) return inside[0]?.at ?? what.at
  return before !== undefined && /^(?:the )?(?:date|day|when\b.*|time)$/i.test(before.label) ? before.at : what.at
}

function logBegin(said: Said, { from, to }: { from: number; to: number }, isRepeated: boolean): number {
  if (isRepeated) return from
  for (let at = from; at < to; at += 1)
    if (logOf.test(said.words[at]?.lower ?? '') || /^dated$/.test(said.words[at]?.lower ?? '')) return at
  return from
}
