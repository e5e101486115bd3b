// What stands in quotes in a message: inputs that are asked for by their name ("a field "What we agreed"", "a form with
// "Your name" and "Your memory""), which are facts, and words on a page, which are none.
import { didWhat, saidWhat } from './logs.ts'

/** In place of what is said on a page; no fact and no choice is made of it. */
const stand = 'Copytext'
export const isStand = (words: string): boolean => /copytext/i.test(words)

const named =
  /\b(?:called|named|title|titled|headline|heading|text|buttons?|says?|saying|reads?|sentence|line|slogan|motto|press(?:es)?|with|and|,|:)\s*$/i
const quote = String.raw`["“]([^"“”\n]{1,60})["”]`
/** "Fields "From", "To" and a box "Note"": one name after the other. */
const choices = String.raw`(?:\s*\(([^()]*,[^()]*)\))?`
const inputs = new RegExp(
  String.raw`\b(?:(?:fields?|box(?:es)?|inputs?|drop-?downs?|text ?areas?)(?: (?:to|where|for|that)\b[^"“.;:]{0,30})?|form)(?: (?:called|named|labell?ed|asks(?: for)?|asking(?: for)?|with|says?))?[,:]? ?${quote}${choices}(?:(?:,? and |, |,? or )(?:an? (?:\p{L}+ )?(?:field|box|input|drop-?down) )?${quote}${choices})*`,
  'giu',
)
/** What narrows a list, finds a row or takes in a file is no fact of a record. */
const isForFinding =
  /\b(?:narrow|filter|search|find|look(?:s|ing)? up|paste|import|password|sorts?|only (?:shows?|the)|leaves? only)/i

export interface NamedInput {
  label: string
  options?: string[]
  /** Where the sentence of it stands, in letters of the text that came back. */
  at: number
}

/** @returns the text with what is said on pages out of it, and the inputs that go by a name */
export function withoutCopy(text: string): { text: string; inputs: NamedInput[] } {
  const found: NamedInput[] = []
  let plain = ''
  let at = 0
  for (const match of text.matchAll(inputs)) {
    const sentence = sentenceAround(text, match.index)
    plain += masked(text.slice(at, match.index))
    at = match.index + match[0].length
    if (!isForFinding.test(sentence))
      for (const [, label = '', inside] of match[0].matchAll(new RegExp(quote + choices, 'gu')))
        found.push({
          label: label.trim(),
          at: plain.length,
          ...(inside !== undefined && { options: inside.split(/\s*,\s*(?:or |and )?|\s+or\s+/) }),
        })
    plain += masked(match[0])
  }
  return { text: plain + masked(text.slice(at)), inputs: found }
}

const masked = (text: string): string =>
  text.replace(/["“]([^"“”\n]+)["”]/gu, (all, inner: string, at: number) =>
    // What is noted there says of itself that it is noted.
    didWhat.test(inner) || saidWhat.test(inner)
      ? `, ${inner.charAt(0).toLowerCase()}${inner.slice(1)},`
      : inner.length >= 12 || named.test(text.slice(Math.max(0, at - 14), at))
        ? stand
        : all,
  )

function sentenceAround(text: string, at: number): string {
  const before = text.slice(0, at)
  const start = Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n'), before.lastIndexOf('; '))
  const end = text.slice(at).search(/[.!?](?=\s|$)|[;\n]/)
  return text.slice(start + 1, end < 0 ? text.length : at + end)
}
