// Markdown → blocks of tokens; half-open markup of a stream is closed first.
import { lexer, type Token } from 'marked'
import remend from 'remend'

/** @param isStreaming whether the text may still end in the middle of a mark */
export function readMarkdown(text: string, isStreaming: boolean): readonly Token[] {
  return lexer(isStreaming ? remend(text) : text, { gfm: true })
}

/**
 * The address of a link if it is one a page may send a person to.
 *
 * @returns null for `javascript:`, `data:`, and everything else that is not the web or mail
 */
export function safeHref(href: string): string | null {
  try {
    const url = new URL(href)
    return ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : null
  } catch {
    return null
  }
}
