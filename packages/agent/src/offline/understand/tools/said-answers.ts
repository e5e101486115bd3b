// The answers that stand after a question, in whatever notation: in brackets, lettered, with strokes or commas.
const word = String.raw`(?:with|the|possible|given|these|following|tick|check|choose|pick|select|just|only|one|several|many|all|as|any|of|that|apply|you|like|more|than|two|three|four|five|six|\d|single|multiple|choice|answers?|options?|choices?|possibilities|buttons?|drop-?down|from|are|being|is|between|either|can|be|ticked|chosen)`
/** "Tick several:", "with the answers": how it is answered, and no answer. */
const announced = new RegExp(
  String.raw`^\s*(?:(?:${word}[ ,-]+)*${word}\s*[:–—]\s*|(?:with |the |possible |these )*(?:answers?|options?|choices?|buttons)\s+(?:are |is |being )?)`,
  'i',
)
const lettered = /(?:^|[\s,;(]+)\(?[a-eA-E][).:]\s+/
/** Where the sentence of the answers ends; not after the letter of one, nor in a number. */
const sentenceEnd = /(?<!\b[a-eA-E])[.;]\s+(?=\S)|\n\s*\n/

/** "Red and blue, yellow or green": where commas part them, the last two are joined by a word. */
function inRow(list: string): string[] {
  const pieces = list.split(/\s*,\s*(?!\d{3}\b)(?:or\s+|and\s+)?/)
  const last = pieces.at(-1) ?? ''
  const all = [...pieces.slice(0, -1), ...last.split(/\s+or\s+|\s+and\s+/)]
  // "A Oslo, B Bergen": letters without a mark.
  return all.length > 1 && all.every((piece, at) => piece.startsWith(`${'ABCDE'[at] ?? ' '} `))
    ? all.map((piece) => piece.slice(2))
    : all
}

/** Each as it is said; empty where nothing is told apart. */
export function splitAnswers(said: string): string[] {
  const list = said
    .replace(announced, '')
    .replace(/[\s;,]+$/, '')
    .trim()
  const byLetter = list.split(lettered).filter((answer) => answer.trim() !== '')
  const marks = [...list.matchAll(new RegExp(lettered.source, 'g'))].length
  const isLettered = marks > 1
  // "A: Ethiopia" is the answer to "Q:", and no first of several.
  if (marks === 1 && /^\s*\(?[aA][).:]\s/.test(list)) return byLetter.map((answer) => answer.trim())
  const pieces = isLettered
    ? byLetter
    : list.includes('\n')
      ? list.split(/\n+\s*(?:[-*•–]\s*)?/)
      : /\s[/|]\s|\||(?<=\S)\/(?=\S)/.test(list)
        ? list.split(/\s*[/|]\s*/)
        : /\s[–—]\s|\s-\s/.test(list) && !list.includes(',')
          ? list.split(/\s+[–—-]\s+/)
          : list.includes(';')
            ? list.split(/\s*;\s*/)
            : inRow(list)
  return pieces.map((piece) => piece.replace(/^\s*(?:or|and)\s+/i, '').trim()).filter((piece) => piece !== '')
}

/** The part of what stands after a question that lists its answers, and what stands behind that. */
export function answerList(after: string): { list: string; rest: string } {
  const inside = /^\s*["”]?,?\s*(?:[-–—:]\s*)?\(([^()]+)\)/.exec(after)
  if (inside !== null) return { list: inside[1] ?? '', rest: after.slice(inside[0].length) }
  const text = after.replace(/^\s*["”]?\s*(?:[-–—:,]|->|→)?\s*/, '')
  const [firstLine = ''] = text.split('\n')
  // Where one line lists them, the next says something else.
  const isOneLine = text.includes('\n') && !lettered.test(` ${firstLine}`) && splitAnswers(firstLine).length > 1
  const end = isOneLine ? /\n/.exec(text) : sentenceEnd.exec(text)
  return end === null
    ? { list: text.replace(/[.\s]+$/, ''), rest: '' }
    : { list: text.slice(0, end.index), rest: text.slice(end.index + 1) }
}
