// Rules for text a model writes into a file: refused where it would lose work, noted where it breaks a rule of the house.
import { maxFileBytes } from '@joinery/contract/files'
import { checkStyling, ourStylingRules } from '@joinery/contract/vocabulary/styling-rules'

/** Lines that stand for code the model did not want to repeat; written as they are they would delete it. */
const placeholder =
  /^\s*(?:\/\/|\/\*|\{\/\*|#|--|<!--)?\s*(?:\.{3}|…)\s*(?:the\s+)?(?:rest|remaining|existing|previous|other|same|unchanged|keep)\b.*$|^\s*(?:\/\/|\/\*|\{\/\*|#|--|<!--)\s*(?:(?:the\s+)?(?:rest|remainder) of (?:the|this) (?:file|code|component|page|function)|existing code|(?:rest|code|everything else) (?:stays|remains|is) (?:the same|unchanged|as before))\b.*$/im

/** Why this text must not be written, or null. */
export function refusalOf(path: string, text: string): string | null {
  const found = placeholder.exec(text)
  if (found !== null) {
    return `Nothing was written: “${found[0].trim()}” stands for code that is left out. Write the whole text, or use edit_file for the part that changes.`
  }
  if (new TextEncoder().encode(text).length > maxFileBytes) {
    return `Nothing was written: a file has at most ${maxFileBytes} bytes.`
  }
  if (path.endsWith('.json')) {
    try {
      JSON.parse(text)
    } catch (error) {
      return `Nothing was written: this is not valid JSON (${error instanceof Error ? error.message : String(error)}).`
    }
  }
  return null
}

/** Things to put right, in words for the model; empty when there are none. */
export function notesOn(path: string, text: string): string[] {
  if (!/\.(?:jsx|tsx)$/.test(path)) return []
  return checkStyling(text, ourStylingRules).map(({ line, message }) => `line ${line}: ${message}`)
}
