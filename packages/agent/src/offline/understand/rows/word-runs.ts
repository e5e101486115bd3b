// Words that stand in a row ("dry, loud or sweet"): where the row begins and ends in its sentence, and what stands
// beside it.
import { soundNoun, sortNoun } from '../looks/said-tones.ts'

interface Token {
  text: string
  start: number
  end: number
}

export interface Run {
  items: string[]
  start: number
  end: number
  /** Some are set apart by "or" or a slash. */
  hasOr: boolean
  /** What is said before it in the sentence. */
  before: Token[]
  /** The noun behind the last of them: "a dry or a loud tone". */
  after: string | undefined
}

const token = /[\p{L}\d][\p{L}\d'’.-]*[\p{L}\d]|[\p{L}\d]|[,:()/=|]|[–—]|(?<=\s)-(?=\s)/gu
const isSeparator = /^(?:,|\/|\||or|and)$/i
const isStop = /^(?:[:()=–—-])$/
/** Words that belong to no item: what is linked, who does it, what is done. */
const breaks =
  /^(?:i|you|u|we|they|it|he|she|one|who|whom|whose|which|what|that|this|these|those|there|here|my|our|your|his|her|its|their|the|is|are|be|been|was|were|can|could|may|might|shall|should|must|will|would|do|does|did|has|have|had|get|gets|need|needs|want|wants|like|likes|let|lets|make|makes|made|give|gives|choose|chooses|chosen|pick|picks|picked|select|selects|selected|set|sets|decide|decides|switch|offer|offers|sound|sounds|feel|feels|look|looks|read|reads|come|comes|go|goes|write|writes|written|press|click|type|types|enter|enters|say|says|tell|tells|know|ask|asks|keep|keeps|save|show|shows|appear|appears|find|use|in|on|at|of|from|to|with|between|among|amongst|by|as|into|about|depending|per|via|than|if|when|whether|either|while|since|because|so|then|but|whichever|whatever|please|also|always|once|until|being|called|named|ought|ranges|i['’]d|we['’]d|let['’]s|me|us|them|each|every|all|both|not|for|out|up|otherwise|goes|if)$/i
const article = /^(?:an?|the|just|rather|more|very|simply|maybe|perhaps|sometimes|partly|occasionally)$/i
const noun = new RegExp(String.raw`^(?:${soundNoun}|${sortNoun}|ways?)$`, 'i')
const most = 4

type Chunk = Token[]

interface Region {
  chunks: Chunk[]
  seps: string[]
}

/** The tokens between stops, apart at their separators. */
function regionsOf(tokens: readonly Token[]): Region[] {
  const regions: Region[] = []
  let chunks: Chunk[] = [[]]
  let seps: string[] = []
  const close = (): void => {
    regions.push({ chunks, seps })
    chunks = [[]]
    seps = []
  }
  for (const each of tokens) {
    if (isStop.test(each.text)) close()
    else if (!isSeparator.test(each.text)) chunks.at(-1)?.push(each)
    else if (chunks.at(-1)?.length === 0 && seps.length > 0) seps[seps.length - 1] += ` ${each.text}`
    else {
      seps.push(each.text)
      chunks.push([])
    }
  }
  close()
  return regions
}

const isBreak = ({ text }: Token): boolean => breaks.test(text)
const isWhole = (chunk: Chunk): boolean => {
  const words = chunk.filter(({ text }) => !article.test(text))
  return words.length > 0 && words.length <= most && !chunk.some((each) => isBreak(each) && !article.test(each.text))
}

/** "…, tone strict or chatty": with the noun another row begins. */
const beginsAnew = (chunk: Chunk): boolean => chunk.length > 1 && noun.test(chunk[0]?.text ?? '')

/** What of the chunk before the first separator belongs to the row. */
function tailOf(chunk: Chunk): Chunk {
  return chunk.slice(chunk.findLastIndex((each) => isBreak(each) || noun.test(each.text)) + 1)
}

/** What of the last chunk belongs to it, and the noun behind that. */
function headOf(chunk: Chunk, isOther: (words: string) => boolean): { head: Chunk; after: string | undefined } {
  const whole = chunk.filter((each, at) => !(at === 0 && article.test(each.text)))
  // "Dry, loud or sweet slogans": those are what is said to be so.
  const other = whole.findIndex(({ text }, place) => place > 0 && isOther(text))
  const words = other < 0 ? whole : whole.slice(0, other)
  if (words[0] === undefined || isBreak(words[0]) || beginsAnew(words)) return { head: [], after: undefined }
  const at = words.findIndex((each, place) => place > 0 && noun.test(each.text))
  const until = words.findIndex((each, place) => place > 0 && isBreak(each))
  if (at > 0 && (until < 0 || at < until)) return { head: words.slice(0, at), after: words[at]?.text }
  // "Meant for children", where nothing follows it, is one of them.
  const isShort =
    words.length <= 3 &&
    !words.some(({ text }) =>
      /^(?:i|you|we|they|it|is|are|can|should|which|that|who|the|then|depending|please)$/i.test(text),
    )
  return { head: isShort || until < 0 ? words : words.slice(0, until), after: undefined }
}

const isStroke = (sep: string | undefined): boolean => sep === '/' || sep === '|'

/** A row ends with what stands behind its "or" or "and", and before the noun that it is said of. */
function goesOn({ chunks, seps }: Region, from: number, at: number, isOther: (words: string) => boolean): boolean {
  if (at >= chunks.length - 1 || !isWhole(chunks[at] ?? []) || beginsAnew(chunks[at] ?? [])) return false
  // What strokes set apart ends at a comma: "dry / loud, then press".
  if (isStroke(seps[from]) && !isStroke(seps[at])) return false
  const { after, head } = headOf(chunks[at] ?? [], isOther)
  const closed = /\b(?:or|and)$/i.exec(seps[at - 1] ?? '')?.[0]
  const isClosed = closed !== undefined && seps[at]?.toLowerCase() !== closed.toLowerCase() && at > from
  return after === undefined && head.length > 0 && !isClosed
}

/** @param isOther what belongs to no row: it is what the row is said of */
export function runsIn(sentence: string, isOther: (words: string) => boolean): Run[] {
  const said = sentence.replace(/\bthank you\b/gi, (words) => words.replace(' ', '_'))
  const tokens = [...said.replaceAll('_', 'x').matchAll(token)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }))
  const textOf = (chunk: Chunk): string => sentence.slice(chunk[0]?.start ?? 0, chunk.at(-1)?.end ?? 0)
  const runs: Run[] = []
  for (const { chunks, seps } of regionsOf(tokens)) {
    let at = 0
    while (at < chunks.length - 1) {
      let first = tailOf(chunks[at] ?? [])
      let last = at + 1
      while (goesOn({ chunks, seps }, at, last, isOther)) last++
      const { head, after } = headOf(chunks[last] ?? [], isOther)
      const isEmpty = head.length === 0
      const middle = chunks.slice(at + 1, isEmpty ? last - 1 : last)
      const ending = isEmpty ? (last - 1 > at ? (chunks[last - 1] ?? []) : []) : head
      // "In plain words or flowery ones": the words are what is so.
      if (first.length > 1 && /^(?:words|ones?|ways?|language|terms)$/i.test(first.at(-1)?.text ?? ''))
        first = first.slice(0, -1)
      const isAfterStop =
        at === 0 &&
        first.length === chunks[at]?.length &&
        isStop.test(
          sentence
            .slice(0, first[0]?.start ?? 0)
            .trim()
            .slice(-1),
        )
      if (first.length > most || (isOther(first.at(-1)?.text ?? '') && !isAfterStop)) first = []
      const all = [first, ...middle, ending].filter((chunk) => chunk.length > 0)
      const items = all.map(textOf)
      const ends = all.at(-1)?.at(-1)
      const starts = all[0]?.[0]
      const isRow = items.length > 1 && items.every((item) => item.split(/\s+/).length <= most + 1)
      if (isRow && starts !== undefined && ends !== undefined)
        runs.push({
          items,
          start: starts.start,
          end: ends.end,
          hasOr: seps.slice(at, last).some((sep) => /\/|\||\bor\b/i.test(sep)),
          before: tokens.filter(({ end }) => end <= starts.start),
          after,
        })
      at = last
    }
  }
  return runs
}
