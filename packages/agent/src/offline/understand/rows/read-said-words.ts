// What an app is to say when something has happened: "X wins!", "Out of lives: “Walk the plank!”", "with 2 or 3 say “…”".

interface Quote {
  words: string
  /** What stands before it in its sentence. */
  before: string
  /** What stands behind it, up to the next comma. */
  after: string
}

function quotesIn(text: string): Quote[] {
  return [...text.matchAll(/["“]([^"”\n]{1,120})["”]/g)].map((match) => ({
    words: match[1] ?? '',
    before: text
      .slice(Math.max(0, match.index - 80), match.index)
      .replace(/^[^]*[.!?](?=\s)/, '')
      .toLowerCase(),
    after: (/^[^.!?,;"“]{0,60}/.exec(text.slice(match.index + match[0].length))?.[0] ?? '').toLowerCase(),
  }))
}

const begins = /\b(?:new|again|fresh|another|next|re-?start|restarts|start|starts|begin|begins|anew|over|reset)\b/i
const isSaid = /\b(?:says?|shows?|answers?|reads?|messages?|words|told|tells?|is called|named)\s*:?\s*$/

/** The button that begins another game, where it is named in quotes: “Fresh round” begins again; null where it is not. */
export function readAgainWords(text: string): string | null {
  const found = quotesIn(text).find(({ words, before, after }) => {
    if (words.split(' ').length > 4 || !/^[\p{L}\p{N} ’'-]+$/u.test(words) || isSaid.test(before)) return false
    const near = before.split(/[,;]/).at(-1) ?? ''
    const isPressed =
      /\b(?:button|press\w*|click\w*|tap\w*|with)\b[^,;]*$/.test(near) ||
      /^\s*(?:button|to|for|starts?|begins?|restarts?|opens?|goes|leads|takes|brings)\b/.test(after)
    return isPressed && [words, after, near].some((part) => begins.test(part))
  })
  return (
    found?.words ??
    namedButton
      .exec(text)
      ?.slice(1)
      .find((words) => words !== undefined) ??
    null
  )
}

/** "First a button “Cast off”", "“Let's go” starts it": what is pressed before the first question; null where nobody says. */
export function readStartWords(text: string): string | null {
  return (
    /\b(?:first|begin\w*|start\w*)\b[^."“]{0,40}\bbutton\b[^."“]{0,14}["“]([^"”]{2,24})["”]/i.exec(text)?.[1] ??
    /\bbutton\b[^."“]{0,14}["“]([^"”]{2,24})["”](?: to (?:begin|start)| (?:begins|starts))/i.exec(text)?.[1] ??
    null
  )
}

/** "Click an answer and the next question comes straight away". */
export function goesOnAtOnce(text: string): boolean {
  return /\bnext (?:question|one)\b[^.;]{0,25}\b(?:straight away|at once|immediately|right away|automatically|directly|by itself)\b|\b(?:goes|moves|jumps) (?:straight |right )?on to the next\b/i.test(
    text,
  )
}

/** "A Fresh round button", "the button Fresh round begins anew". */
const namedButton =
  /\b(?:an?|the) (\p{Lu}\p{Ll}+ (?:game|round|match|try|start|go|turn|again|over)) button\b|\bbutton (?:called |labelled |named )?(\p{Lu}\p{Ll}+ (?:game|round|match|try|start|go|turn|again|over))\b/u

export interface GameWords {
  turn?: string
  win?: string
  draw?: string
  /** How many are left: "Lives: 6". */
  left?: string
  lost?: string
  found?: string
}

const byContent: readonly [keyof GameWords, RegExp][] = [
  ['turn', /\bturn\b/i],
  ['draw', /\b(?:draw|tie|tied|nobody wins)\b/i],
  ['left', /\b\d+\b/],
  ['win', /\b(?:X|O|player \w+|red|blue) (?:wins|has won|won)\b/i],
]
const byContext: readonly [keyof GameWords, RegExp][] = [
  [
    'lost',
    /\b(?:out of|los(?:t|e|es|er)|game over|dead|no (?:lives|tries|guesses)|wrong|fails?|failed|not found|time is up)\b[^"“]*$/,
  ],
  ['found', /\b(?:found|w[io]ns?|won|right|correct|guessed|solved|complete|all pairs|done)\b[^"“]*$/],
]

/** What a game says as it goes, in the words of the message. */
export function readGameWords(text: string): GameWords {
  const said: GameWords = {}
  for (const { words, before } of quotesIn(text)) {
    const kind =
      byContent.find(([, says]) => says.test(words))?.[0] ?? byContext.find(([, says]) => says.test(before))?.[0]
    if (kind !== undefined && said[kind] === undefined) said[kind] = words
  }
  return said
}

/** "Secret words: galleon, cutlass", "animals as words: tiger, giraffe". */
export function readSecretWords(text: string): string[] {
  const list = /\bwords?\b(?: (?:are|like|such as|to guess))?\s*(?::|\()\s*([\p{L} ,'’-]+)/iu.exec(text)?.[1] ?? ''
  const words = list
    .split(/\s*,\s*(?:and |or )?|\s+(?:and|or)\s+|\s+[-–]\s+/)
    .map((word) => word.trim().toLowerCase())
    .filter((word) => /^[\p{L}-]{3,16}$/u.test(word))
  return words.length >= 2 ? words : []
}

const numbers = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** "Six wrong guesses", "Lives: 6", "10 tries". */
export function readChances(text: string): number | null {
  const found =
    /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:wrong (?:guesses|letters|tries)|lives|tries|mistakes|chances|attempts|guesses)\b/i.exec(
      text,
    )?.[1] ?? /\b(?:lives|tries|guesses|chances|mistakes)\s*:?\s*(\d{1,2})\b/i.exec(text)?.[1]
  if (found === undefined) return null
  const count = /^\d/.test(found) ? Number(found) : numbers.indexOf(found.toLowerCase())
  return count >= 1 && count <= 20 ? count : null
}

export interface Verdict {
  /** From so many points on. */
  from: number
  words: string
}

/** "All three right: “…”", "3 of 3: “…”". */
const allRight = new RegExp(
  String.raw`\b(?:(?:all|every one of)(?: the)?(?: of)? (${numbers.slice(2).join('|')}|\d{1,3})(?: of them| questions| answers)?(?: (?:are|were|is))?(?: right| correct)?|(\d{1,3}) (?:out )?of \2)\b[^."“”]{0,25}["“]([^"”]+)["”]`,
  'iu',
)

/** "With 2 or 3 say “You may carry the kit”, else “Have another look”": the highest first. */
export function readVerdicts(text: string): Verdict[] {
  const found = [
    ...text.matchAll(
      /\b(?:with|for|from|at least|if|more than)\s+(\d{1,3})(?:\s*(?:or|to|-|–)\s*(?:\d{1,3}|more))?[^."“”]{0,40}["“]([^"”]+)["”]/gi,
    ),
  ].map(([, from = '0', words = '']) => ({ from: Number(from), words }))
  const all = allRight.exec(text)
  const most =
    all === null ? -1 : Math.max(Number(all[1] ?? all[2]) || numbers.indexOf((all[1] ?? '').toLowerCase()), -1)
  if (all?.[3] !== undefined && most > 0) found.push({ from: most, words: all[3] })
  const other = /\b(?:else|otherwise|below|less|fewer)\b[^."“”]{0,30}["“]([^"”]+)["”]/i.exec(text)?.[1]
  return [...found, ...(other === undefined ? [] : [{ from: 0, words: other }])].toSorted((a, b) => b.from - a.from)
}

export interface QuizWords {
  /** Over `score` and `count`, as the inside of a template. */
  result?: string
  right?: string
  /** Up to the right answer, which follows. */
  wrong?: string
}

/** "You got x out of 3", "it says Right! or Wrong, it is …": what a quiz says of an answer and at its end. */
export function readQuizWords(text: string): QuizWords {
  const [, before = '', between = '', after = ''] =
    /["“]([^"”\d]{0,30}?)\b(?:x|n|\d+|_+)( out of | of | ?\/ ?)(?:y|n|m|\d+|_+)\b([^"”\d]{0,30})["”]/i.exec(text) ?? []
  const [, right, , wrong] =
    /\b(?:says?|shows?|tells?(?: them| you| me)?|appears?|see|with)\s+["“]?((?:\p{Lu}\p{L}+)(?: \p{L}+){0,2}!?)["”]?\s+(or|and|if)\s+["“]?(\p{Lu}\p{L}+(?:[,:]? (?:it is|it was|the (?:right )?answer (?:is|was)))?!?)/u.exec(
      text,
    ) ?? []
  return {
    ...(between !== '' && { result: `${before}{score}${between}{count}${after}` }),
    ...(right !== undefined && /^(?:right|correct|yes|well|great|good|super|bravo|true)/i.test(right) && { right }),
    ...(wrong !== undefined && { wrong }),
  }
}
