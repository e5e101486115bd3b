// What belongs to what: "in every room objects", "bands and their concerts", "each worker is on one site", and what is noted
// of a thing. The roles of the things in a sentence are told by their articles and prepositions.
import { areFacts, type Introduction } from './introductions.ts'
import { type Mention, isKept, isSameThing, isThing, mentionsIn, sentencesOf } from './mentions.ts'
import { type Belonging, type Known, type Sentence, notedIn, signsOfNoting } from './noted.ts'
import { rowAt } from './rows.ts'
import type { Said } from './words.ts'

const inside = /^(?:in|under|on|at|for|inside|with|to|below|within|from)$/
const ofOne = /^(?:of|by|in|from|on|for|with|at|to|under)$/
const isIn =
  /^(?:(?:can|must|should|always|only|each)\s+)*(?:belongs? to|(?:is|are|lies?|stands?|lives?|works?|plays?|sits?|hangs?|comes?|goes) (?:always )?(?:in|on|at|for|from|with|of|under|part of|by|to))$/

/** Two things of one sentence that stand in a relation to each other; the first of the two is the parent. */
function relatedPair(sentence: Sentence, one: Mention, next: Mention, known: Known): [Mention, Mention] | null {
  const { said, signs } = sentence
  const between = said.words
    .slice(one.to, next.start)
    .map(({ lower }) => lower)
    .join(' ')
  const gap = signs.slice(one.to, next.start)
  if (/[.;]/.test(gap) || isSameThing(one.noun, next.noun) || !sentence.isKept(one) || !sentence.isKept(next))
    return null
  if (one.noun === 'time' || next.noun === 'time') return null
  const isTold = (mention: Mention): boolean => known(mention.noun) !== undefined
  const areMany = next.isPlural && /^(?:many|own|)$/.test(next.determiner)
  // "Every house has several rooms".
  if (
    /^[Ma]*H$/.test(gap) &&
    areMany &&
    (next.determiner === 'many' || isTold(next) || one.determiner === 'each') &&
    !one.isPossessive
  )
    if (
      one.determiner === 'each' ||
      isTold(one) ||
      (next.determiner === 'many' ? one.determiner !== 'own' : isTold(next))
    )
      return [one, next]
  // "In every room objects", "on each site work several workers", "for every book our members' thoughts".
  if (one.determiner === 'each' && inside.test(one.before) && areMany && /^,?(?:[BVN]|rB|UB|dUo|dUU?o)?$/.test(gap))
    return [one, next]
  // "The members of each family", "pieces by each composer".
  if (next.determiner === 'each' && one.isPlural && ofOne.test(between) && !/^per$/.test(between)) return [next, one]
  // "Bands and their concerts".
  if (/^,?&$/.test(gap) && one.isPlural && next.isPlural && /^(?:their|its)$/.test(said.words[next.start]?.lower ?? ''))
    return [one, next]
  // "Each worker is on one site".
  if (
    isIn.test(between) &&
    next.determiner === 'one' &&
    (one.determiner === 'each' || isTold(one) || between.endsWith('belongs to'))
  )
    return [next, one]
  if (!isTold(one) || !isTold(next)) return null
  if (ofOne.test(between) && one.isPlural && next.isPlural) return [next, one]
  return /^[aM]*[VTHKPG]$/.test(gap) && next.isPlural && !one.isPossessive ? [one, next] : null
}

/** Where the facts of the second of the two begin; the end of the sentence where none follow at once. */
function beginOfFacts(said: Said, at: number, to: number): number {
  const lead = /^(?:[:(w]|,?(?:c|&|&?[pr])?[aM]*H|,(?=e?[dsAN]))/.exec(said.signs.slice(at))
  if (lead === null) return to
  const row = rowAt(said, at + lead[0].length)
  const isLone = lead[0] === '(' && row?.items.length === 1
  const isOfOther = row !== null && /^a*[VHB]/.test(said.signs.slice(row.items[0]?.to ?? at))
  return areFacts(row, 1) && !isLone && !isOfOther ? at : to
}

function relatedIn(sentence: Sentence, known: Known): Belonging[] {
  const { said, mentions, to, signs, from: begin } = sentence
  const found: Belonging[] = []
  const name = ({ noun }: Mention): string => known(noun) ?? noun
  for (const [index, next] of mentions.entries()) {
    const one = mentions[index - 1]
    const pair = one === undefined ? null : relatedPair(sentence, one, next, known)
    if (pair === null) continue
    const from = beginOfFacts(said, Math.max(pair[0].to, pair[1].to), to)
    found.push({
      parent: name(pair[0]),
      child: name(pair[1]),
      start: Math.min(pair[0].start, pair[1].start),
      from,
      to,
      isLog: false,
    })
  }
  // "Buildings → flats → tenants".
  for (const [index, next] of mentions.entries()) {
    const one = mentions[index - 1]
    if (one !== undefined && signs.slice(one.to, next.start) === '>' && isThing(one.noun) && isThing(next.noun))
      found.push({ parent: name(one), child: name(next), start: one.start, from: to, to, isLog: false })
  }
  // "On the band's page its concerts are listed".
  const owner = mentions.find(
    ({ isPossessive, to: end, noun }) => isPossessive && signs[end] === 'U' && known(noun) !== undefined,
  )
  const listed = mentions.find(
    ({ isPlural, noun, start, determiner }) =>
      isPlural && known(noun) !== undefined && start > (owner?.to ?? begin) && determiner !== 'each',
  )
  if (owner !== undefined && listed !== undefined && !isSameThing(owner.noun, listed.noun))
    found.push({ parent: name(owner), child: name(listed), start: owner.start, from: to, to, isLog: false })
  return found
}

/** "My three cars … I open a car": of what is spoken as several and as one there are records. */
function spokenOften(said: Said): { noun: string; at: number }[] {
  const mentions = sentencesOf(said).flatMap(([from, to]) => mentionsIn(said, from, to))
  const many = mentions.filter(
    ({ isPlural, noun, before }) => isPlural && isThing(noun) && !/^(?:with|in|on|to)$/.test(before),
  )
  return many
    .filter((one) =>
      mentions.some((other) => other.from > one.from && !other.isPlural && isSameThing(other.noun, one.noun)),
    )
    .map(({ noun, from }) => ({ noun, at: from }))
}

/** "The team they play for", "which cookbook it is from": a fact that is a thing of its own. */
function namedAmongFacts(said: Said, told: readonly Introduction[], found: readonly Belonging[]): Belonging[] {
  return told.flatMap(({ noun, from, to, at }) =>
    mentionsIn(said, from, to).flatMap((mention) => {
      const parent = told.find((other) => isSameThing(other.noun, mention.noun))?.noun
      const isFact =
        !mention.isPlural &&
        !mention.isPossessive &&
        mention.before !== 'with' &&
        !told.some((other) => other.at === mention.from)
      if (parent === undefined || !isFact || isSameThing(parent, noun)) return []
      // What stands behind another thing's name is that one's fact.
      const isOfOther = told.some((other) => other.from > from && other.from <= mention.from && other.to >= mention.to)
      const isKnown = found.some(
        (one) =>
          (isSameThing(one.child, noun) && isSameThing(one.parent, parent)) ||
          (isSameThing(one.child, parent) && isSameThing(one.parent, noun)),
      )
      return isKnown || isOfOther ? [] : [{ parent, child: noun, start: at, from: at, to: at, isLog: false }]
    }),
  )
}

/** @param told things with facts of their own */
export function readBelonging(said: Said, told: readonly Introduction[]): Belonging[] {
  const signs = signsOfNoting(said)
  const spoken = spokenOften(said)
  const ofEach = new Set(
    sentencesOf(said)
      .flatMap(([from, to]) => mentionsIn(said, from, to))
      .filter((mention) => mention.determiner === 'each' && isKept(mention))
      .map(({ noun }) => noun),
  )
  const found: Belonging[] = []
  const nouns: string[] = []
  const name = (noun: string): string | undefined =>
    nouns.find((each) => isSameThing(each, noun)) ?? told.find((each) => isSameThing(each.noun, noun))?.noun
  for (const [from, to] of sentencesOf(said)) {
    const sentence: Sentence = {
      said,
      signs,
      from,
      to,
      mentions: mentionsIn(said, from, to),
      isKept: (mention) => isKept(mention) || ofEach.has(mention.noun),
      text: said.text.slice(said.words[from]?.start ?? 0, said.words[to - 1]?.end ?? 0),
    }
    const before = told.filter(({ at }) => at < from)
    const isRoot = (noun: string): boolean => !found.some(({ child }) => isSameThing(child, noun))
    const owned = spoken.filter(({ at }) => at < from).map(({ noun }) => noun)
    const last = before.findLast(({ noun }) => isRoot(noun))?.noun ?? owned.find((noun) => isRoot(noun)) ?? null
    const known: Known = (noun) =>
      before.find((each) => isSameThing(each.noun, noun))?.noun ?? owned.find((each) => isSameThing(each, noun))
    const isOfChild = told.some(
      ({ at, noun }) => at >= from && at < to && (!isRoot(noun) || last === null || !isSameThing(noun, last)),
    )
    const note = notedIn(sentence, known, last, isOfChild)
    const related = relatedIn(sentence, name)
    for (const each of [...related, ...(note === null ? [] : [note])]) {
      const isReverse = found.some(
        ({ parent, child }) => isSameThing(parent, each.child) && isSameThing(child, each.parent),
      )
      const same = found.find(({ parent, child }) => isSameThing(parent, each.parent) && isSameThing(child, each.child))
      if (isReverse || (same !== undefined && each.from >= each.to)) continue
      found.push(each)
      nouns.push(each.parent, each.child)
    }
  }
  return [...found, ...namedAmongFacts(said, told, found)]
}
