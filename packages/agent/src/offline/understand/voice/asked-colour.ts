// "… of our team. purple please thats our colour": a colour that is asked for politely is named like any other.
import { readColors } from '@joinery/contract/colors/read-colors'

/** A few words and "please", with why behind it or nothing. */
const politely =
  /(^|[.!;,]\s+)((?:\p{L}+ ){0,2}\p{L}+),? please\b(?:,? (?:(?:it|that|this|they)['’]?s?|is|are|as|because)\b[^.!?;,]{0,40})?\s*(?=[.!?;,]|$)/giu

/** The same with the colour as a sentence of its own, which the readers of looks know. */
export function plainAskedColour(message: string): string {
  return message.replace(politely, (all, before: string, words: string) =>
    readColors(`An app. ${words}.`).asked.length === 0 ? all : `${before.replace(/^[,;]/, '.')}${words}`,
  )
}
