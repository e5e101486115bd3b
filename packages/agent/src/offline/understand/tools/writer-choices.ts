// What is chosen for a text that is made: the lists of words in a message, and the noun that each is a list of, wherever
// it stands ("a dry or a loud tone", "tone: dry/loud", "it sounds dry or loud, depending on the tone").
import { capitalize, singularize } from '../inflect.ts'
import { usualOptions } from '../looks/said-tones.ts'
import { isTextThing } from './text-nouns.ts'
import { type Run, runsIn } from '../rows/word-runs.ts'
import { soundNoun, soundsLikeTone, sortNoun } from '../looks/said-tones.ts'

export interface Choice {
  label: string
  options: string[]
  /** Where in the message its list stands. */
  at: number
}

export interface ReadChoices {
  choices: Choice[]
  /** The message without the lists. */
  rest: string
}

const anyNoun = String.raw`(?:${soundNoun}|${sortNoun})`
const isSound = new RegExp(String.raw`^(?:${soundNoun}|way)$`, 'i')
const isChoiceNoun = new RegExp(String.raw`^${anyNoun}$`, 'i')
const endsInNoun = new RegExp(String.raw`(?:^|\s)(${anyNoun}|ways?)$`, 'i')
const picks =
  /\b(?:pick|choose|chose|select|set|decide|switch|adjust|toggle|chosen|picked|selected|choice|option)\w*\b/i
const notOption =
  /^(?:save|edit|delete|remove|copy|share|print|like|star|keep|press|click|please|etc\.?|so on|more|less|one|two|three|four|five|six|seven|eight|nine|ten|both|not|no|yes|others?|phone|computer|tablet|mobile)$/i
const linking =
  /^(?:,|:|=|–|—|-|\(|is|are|be|being|was|can|could|may|might|should|shall|must|will|would|has|have|had|need|needs|to|either|from|of|between|among|one|like|as|e\.g|for|set|offer|offers|what|which|that|it|they|these|those|chosen|picked|selected|comes?|in|a|an|the|choices?|options?|values?|possible|such|namely|let's|lets|say|says|whether|example|instance|i|we|you|think|would|there|two|three|four|five|six|called|named|with|at|least|just|simply|ranges?|varies|vary|maybe|perhaps|probably|ideally)$/i

const clean = (option: string): string =>
  capitalize(
    option
      .trim()
      .replace(
        /^(?:(?:an?|the|just|simply|rather|more|either|maybe|or|and|very|a bit|something|for|plain old|sometimes|partly|occasionally|ones)\s+)+(?=\S)/i,
        '',
      )
      .replace(/(?<=\S)\s+(?:ones?|drop-?down|select|menu|picker|selector)$/i, ''),
  )

/** "Tones", "brand voice", "in a funny way": what the field is called. */
function labelOf(noun: string): string {
  const words = noun
    .trim()
    .toLowerCase()
    .replace(/(?<=\S)\s+(?:drop-?downs?|select(?:or|ion)?|menu|picker|switch|choice|options?)$/, '')
  if (/^ways?$/.test(words)) return 'Tone'
  if (asked.test(noun.trim())) return capitalize(noun.trim())
  return capitalize(words.replace(/^tones of/, 'tone of').replace(/\S+$/, (last) => singularize(last)))
}

/** Brackets behind a word: what it may be. */
const bracketed = /([^()\n]{0,80}?)\s*\(([^()]+)\)/gu
const nounBefore =
  /(?:^|[.,;:!?–—"“]|\b(?:and|or|then|an?|the|my|our|your|its|their|his|her|one|some|any|this|pick|choose|select|set|with|by|of|in|say|enter|type|give|i|you|we|is|are|it)\b)\s*((?:(?!(?:and|or|then|the|an|a|its|my|our|your|their|pick|choose|select|set|with|by|in|say|enter|type|give)\b)[\p{L}'’-]+\s*){1,4})$/iu

/** "Who I am (friend, brother)". */
const asked = /\b(?:what|who|whom|which|how|where|whether)(?: [\p{L}'’-]+){1,5}$/iu

function itemsIn(list: string): string[] {
  return list
    .split(/\s*[,/|;]\s*(?:(?:or|and)\s+)?|\s+(?:or|and)\s+/)
    .map(clean)
    .filter((item) => item !== '')
}

/** "Tone (dry, loud)": never what is only an example. */
function inBrackets(text: string): ReadChoices {
  const choices: Choice[] = []
  const rest = text.replace(bracketed, (all: string, before: string, inside: string, at: number) => {
    const told = before
      .trimEnd()
      .replace(/["”]$/, '')
      .replace(
        /\s+(?:(?:is|are|can be|to be|gets|may be)\s+)?(?:chosen|picked|selected|set|adjustable|choosable)$|\s+if (?:there is one|there is any|any|needed|necessary|wanted|applicable|you like)$/i,
        '',
      )
    const isExample = /^\s*(?:e\.?g\.?|such as|like|for example|for instance|say)\b[,:]?\s*/i
    const items = itemsIn(inside.replace(isExample, ''))
    const sound = endsInNoun.exec(told)?.[1]
    const noun = asked.exec(told)?.[0] ?? nounBefore.exec(told)?.[1]?.trim()
    const called = noun === undefined || sound === undefined || noun.split(/\s+/).length < 3 ? noun : sound
    const isList =
      items.length > 1 &&
      items.every((item) => item.split(/\s+/).length <= 4 && !notOption.test(item)) &&
      !/^\s*(?:with|in|on|by|for|from|of|to|so|which|that|who|not|no|this|it|only|at|because|an? \p{L}+ (?:of|which|that))\b/iu.test(
        inside,
      ) &&
      (sound !== undefined || (!isExample.test(inside) && !/^\s*an? /i.test(inside)))
    if (!isList || called === undefined || isTextThing(called)) return all
    choices.push({ label: labelOf(called), options: items, at: at + before.length })
    return `${before}${' '.repeat(all.length - before.length)}`
  })
  return { choices, rest }
}

interface Named {
  noun: string
  /** How many of the list's own words belong to the noun behind it. */
  isSaid: boolean
}

/** The noun that stands right before a list, with nothing but linking words between. */
function nounRightBefore(run: Run, sentence: string): string | undefined {
  const { before } = run
  let at = before.length - 1
  while (at >= 0 && !isChoiceNoun.test(before[at]?.text ?? '') && linking.test(before[at]?.text ?? '')) at--
  const word = before[at]
  if (word === undefined) return undefined
  if (isChoiceNoun.test(word.text)) return word.text
  // "Poems: solemn ones or merry ones": what is made is so.
  if (run.hasOr && run.before.at(-1)?.text === ':' && isTextThing(word.text)) return 'tone'
  // "Choose the wood from oak, ash or pine": whatever is chosen has a list.
  const isLinked = before.length - 1 > at || /[:=]/.test(before.at(-1)?.text ?? '')
  const chosen =
    /\b(?:pick|choose|select|set|adjust|switch(?:e)?|turn)s?\s+(?:an?|the|one|its|their|my|your)\s+((?:\p{L}+\s)?\p{L}+)$/iu.exec(
      sentence.slice(0, word.end),
    )?.[1]
  return isLinked && chosen !== undefined && !isTextThing(chosen) ? chosen : undefined
}

const nounsIn = (sentence: string, of: RegExp): string[] => [...sentence.matchAll(of)].map(([noun]) => noun)
const sounds = new RegExp(String.raw`\b(?:${soundNoun})\b`, 'giu')
const sorts = new RegExp(String.raw`\b(?:${sortNoun})\b`, 'giu')
const ofSound = /\b(?:sounds?|feels?|how (?:it|they|the \p{L}+) (?:should|shall|is to|has to))\b[^.;]{0,20}$/iu
/** Said of how it is: "it should sound", "switch between", "whether it is to be". */
const ofManner =
  /\b(?:sounds?|switch(?:ing)? between|decid\w+ between|choos\w+ between|written|read|whether (?:it|they|the \p{L}+|this) (?:should be|is|are|shall be|sounds?|has to be)|(?:can|could|may|should|must|ought to) (?:be|sound|feel|read)|come in|comes in|come out)\b/iu

/** Which noun a list is one of; null where it is a list of something else. */
function nameOfRun(run: Run, sentence: string, near: readonly string[], taken: ReadonlySet<string>): Named | null {
  const { items, hasOr, after } = run
  if (after !== undefined) return { noun: after, isSaid: true }
  const before = nounRightBefore(run, sentence)
  if (before !== undefined) return { noun: before, isSaid: true }
  const isFree = (noun: string): boolean => !taken.has(labelOf(noun))
  const toned = items.filter(soundsLikeTone).length
  const here = nounsIn(sentence, sounds).find(isFree)
  if (here !== undefined && (hasOr || toned * 2 > items.length)) return { noun: here, isSaid: true }
  const sort = nounsIn(sentence, sorts).find(isFree)
  if (sort !== undefined && hasOr && picks.test(sentence) && toned === 0) return { noun: sort, isSaid: true }
  const isAlone = /^\W*$/.test(sentence.slice(0, run.start) + sentence.slice(run.end)) && hasOr && items.length > 2
  if (isAlone && toned > 0) return { noun: 'tone', isSaid: false }
  const isOneWord = items.every((item) => !item.includes(' ')) && hasOr
  if (isOneWord && toned > 0 && (items.length > 2 || run.before.at(-1)?.text === 'either'))
    return byNeighbour(near, isFree)
  // "Choose a boy, a girl or twins": nobody says what these are.
  if (
    hasOr &&
    toned === 0 &&
    items.every((item) => /^an? |s$/i.test(item)) &&
    /^(?:choose|chooses|pick|picks|select|selects)$/i.test(run.before.at(-1)?.text ?? '')
  )
    return { noun: 'kind', isSaid: false }
  if (hasOr && ofSound.test(sentence.slice(0, run.start))) return byNeighbour(near, isFree)
  const isManner = ofManner.test(sentence)
  if (!(isManner && (hasOr || toned > 0)) && !(toned * 2 >= items.length && (hasOr || toned > 1))) return null
  return toned > 0
    ? byNeighbour(near, isFree)
    : near.some((each) => nounsIn(each, sounds).some(isFree))
      ? byNeighbour(near, isFree)
      : null
}

/** Where its own sentence names nothing: what the sentences beside it speak of, else how it sounds. */
function byNeighbour(near: readonly string[], isFree: (noun: string) => boolean): Named {
  const beside = near.flatMap((each) => nounsIn(each, sounds)).find(isFree)
  return beside === undefined ? { noun: 'tone', isSaid: false } : { noun: beside, isSaid: true }
}

/** "Lunch blurbs are plain, evening ones refined and kids' ones playful": each is said of another case. */
const shared =
  /\b(?:is|are|sound|should be|need to be)\s+(\p{L}[\p{L}-]+),\s+(?:(?!\bor\b)[^,.;])*?\p{L}\s+(\p{L}[\p{L}-]+)(?:,?\s+(?:and|but)\s+|,\s+)(?:(?!\bor\b)[^,.;])*?\p{L}\s+(\p{L}[\p{L}-]+)(?=\s*(?:[.,;)]|$))/iu

/** "Formal for companies, warm for friends or short for the rest". */
const forEach =
  /\b(\p{L}[\p{L}-]+) (?:for|to|with|in|on|at|when) [^,.;]+?(?:,|,? or|,? and) (\p{L}[\p{L}-]+) (?:for|to|with|in|on|at|when) [^,.;]+?(?:(?:,? or|,? and|,) (\p{L}[\p{L}-]+) (?:for|to|with|in|on|at|when) [^,.;]+)?(?=[.,;]|$)/iu

/** "It can be short, it can be long". */
const repeated = /\b(?:it|they|one|this) (?:can|could|may) be (?:an? )?([\p{L}-]+)(?=\s*(?:[,.;]|$|\bor\b|\band\b))/giu

function sharedOut(sentence: string): string[] | null {
  const again = [...sentence.matchAll(repeated)].map(([, word = '']) => word)
  if (again.length > 1 && again.some(soundsLikeTone)) return again.map(clean)
  const each = (forEach.exec(sentence) ?? []).slice(1).filter((word) => word !== undefined)
  if (each.length > 1 && each.every(soundsLikeTone)) return each.map(clean)
  const [, ...said] = shared.exec(sentence) ?? []
  return said.length > 1 && said.filter(soundsLikeTone).length >= 2 ? said.map(clean) : null
}

const sentenceEnd = /(?<=[.!?])\s+|\n+|;\s*/g

export function sentencesOf(text: string): { text: string; at: number }[] {
  const result: { text: string; at: number }[] = []
  let at = 0
  for (const found of [...text.matchAll(sentenceEnd), { index: text.length, 0: '' }]) {
    result.push({ text: text.slice(at, found.index), at })
    at = found.index + found[0].length
  }
  return result
}

export function readChoices(message: string): ReadChoices {
  const { choices, rest } = inBrackets(message.replace(/\s+if [^,.;]{3,25}, otherwise\s+/gi, ', '))
  const taken = new Set(choices.map(({ label }) => label))
  let left = rest
  const sentences = sentencesOf(rest)
  const blank = (from: number, to: number): void => {
    left = `${left.slice(0, from)}${' '.repeat(to - from)}${left.slice(to)}`
  }
  for (const [index, { text, at }] of sentences.entries()) {
    const free =
      nounsIn(text, sounds).find((each) => !taken.has(labelOf(each))) ?? (taken.has('Tone') ? undefined : 'tone')
    const options = free === undefined ? null : sharedOut(text)
    if (free !== undefined && options !== null) {
      choices.push({ label: labelOf(free), options, at })
      taken.add(labelOf(free))
      blank(at, at + text.length)
      continue
    }
    const near = [sentences[index - 1], sentences[index + 1]].flatMap((each) => each?.text ?? [])
    for (const run of runsIn(text, isTextThing)) {
      if (
        run.items.some(
          (item) =>
            notOption.test(item) ||
            /^(?:\d|the\b|see\b|get\b|press\b|click\b|show\b|save\b|copy\b|keep\b)/i.test(item) ||
            isChoiceNoun.test(item),
        )
      )
        continue
      const named = nameOfRun(run, text, near, taken)
      if (named === null || taken.has(labelOf(named.noun))) continue
      choices.push({ label: labelOf(named.noun), options: run.items.map(clean), at: at + run.start })
      taken.add(labelOf(named.noun))
      blank(at + run.start, at + run.end)
    }
  }
  return { choices: withSentenceOrder(choices), rest: left }
}

function withSentenceOrder(choices: readonly Choice[]): Choice[] {
  return choices
    .map((choice) => ({ ...choice, options: [...new Set(choice.options)] }))
    .toSorted((one, other) => one.at - other.at)
}

export function isSoundNoun(words: string): boolean {
  return isSound.test(words)
}

export { isChoiceNoun, usualOptions }
