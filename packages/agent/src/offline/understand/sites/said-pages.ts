// "Dress code 'no heels, there is grass'": what is quoted behind the name of a page stands on it.
import type { Brief } from '../../brief.ts'
import { escapePattern } from '../escape-pattern.ts'
import { capitalize } from '../inflect.ts'

export function withSaidPages(brief: Brief, message: string): Brief {
  const { copy } = brief
  const pages = copy.pages.map((page) => {
    if (page.of !== '' || page.lines.length > 0) return page
    const said = new RegExp(
      String.raw`\b${escapePattern(page.title)}\s*:?\s*['‘"“]([^'’"”]{4,200})['’"”](?!\p{L})`,
      'iu',
    ).exec(message)?.[1]
    return said === undefined ? page : { ...page, lines: [capitalize(said.trim().replace(/(?<![.!?])$/u, '.'))] }
  })
  return { ...brief, copy: { ...copy, pages } }
}
