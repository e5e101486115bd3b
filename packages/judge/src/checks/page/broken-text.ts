// Text that nobody meant to show: values that were missing, templates that were never filled, filler.

export interface BrokenText {
  /** What kind of accident it is. */
  what: string
  /** The line in which it stands. */
  line: string
}

interface Accident {
  what: string
  pattern: RegExp
  /** Written out like this in the source it may be meant: a quiz about JavaScript says "undefined" on purpose. */
  mayBeMeant: boolean
}

const accidents: readonly Accident[] = [
  { what: 'filler text', pattern: /\blorem\s+ipsum\b/i, mayBeMeant: false },
  { what: 'an object shown as text', pattern: /\[object [A-Z]\w*\]/, mayBeMeant: true },
  { what: 'a missing value', pattern: /\bundefined\b/, mayBeMeant: true },
  { what: 'a missing value', pattern: /^null$|(?:^|[:$€£#(]\s*)null\b/, mayBeMeant: true },
  { what: 'a number that could not be worked out', pattern: /(?<![\w-])[$€£-]?NaN(?![\w-])/, mayBeMeant: true },
  { what: 'a date that could not be read', pattern: /\bInvalid Date\b/, mayBeMeant: true },
  { what: 'a template that was not filled', pattern: /\{\{\s*[\w.]+\s*\}\}|\$\{[^}]*\}|<%=?[^%]*%>/, mayBeMeant: true },
  {
    what: 'a template that was not filled',
    pattern: /(?<!\w)\{[a-z_]\w*(?:\.\w+)*(?:\([^)]*\))?\}/i,
    mayBeMeant: false,
  },
]

/** `lines`: shown text, line by line, without code blocks. `source`: texts of the app's files. */
export function findBrokenText(lines: readonly string[], source: readonly string[]): BrokenText[] {
  const found = lines.flatMap((line) =>
    accidents
      .filter(({ pattern, mayBeMeant }) => pattern.test(line) && !(mayBeMeant && isWritten(line, source)))
      .slice(0, 1)
      .map(({ what }) => ({ what, line: line.slice(0, 160) })),
  )
  return [...new Map(found.map((each) => [each.line, each])).values()]
}

/** A whole sentence that stands in a file was written by somebody; a bare word may be an accident all the same. */
function isWritten(line: string, source: readonly string[]): boolean {
  const sentence = line.trim()
  return /\s/.test(sentence) && sentence.length >= 12 && source.some((text) => text.includes(sentence))
}
