// What is to stand on a page, where a sentence or a line says it by the page's title: "Rules: no shoes", "On Work show …".
import { escapePattern } from '../escape-pattern.ts'
import { capitalize, singularize } from '../inflect.ts'

const titled = /(?<=^|[.!?]\s+)(\p{Lu}[\p{L}’']*(?: \p{L}[\p{L}’']*)?)(?::\s+(?=\S)|\.(?=\s|$))/gu
const usualTitle =
  /^(?:home(?: ?page)?|start(?: ?page)?|about(?: (?:me|us))?|contact|prices|imprint|team|services|works?|projects|gallery|news|faq|questions)$/i
/** What stands before a colon without being a page. */
const noTitle =
  /^(?:name|fields?|pages?|sections?|form|colou?rs?|style|look|design|language|currency|options|note|example|important|headline|title|text|columns|steps?|questions? \d|start page|step \p{L}+)$/iu

/** "Home: a welcome. Weddings: … Prices: … Contact: a form": a site told page by page. Empty where it is not. */
export function titledSentences(text: string): string[] {
  const titles = [...text.matchAll(titled)].map(([, title = '']) => title).filter((title) => !noTitle.test(title))
  const isOfPages = titles.length >= 3 && titles.filter((title) => usualTitle.test(title)).length >= 2
  return isOfPages ? titles.map(capitalize) : []
}

const showing = String.raw`(?:(?:i|we|you|there|visitors|people|one|please|also)\s+)*(?:(?:shows?|lists?|sees?|finds?|puts?|displays?|are|is|come|has|have|write|goes|go)\s+)?`
const howMany = String.raw`(?:(?:the|my|our|all|just|only|two|three|four|five|six|seven|eight|nine|ten|\d+|open|upcoming|past|current|following)\s+)*`

function sentencesOf(title: string, text: string): string[] {
  const name = escapePattern(title)
  return [
    ...text.matchAll(
      new RegExp(
        String.raw`(?:\b[Oo]n (?:the |my |our )?${name}(?: page)?\b[,:]?\s+|(?<=^|[.!?]\s+)${name}(?: page)?:\s+)([^.!?]*)`,
        'giu',
      ),
    ),
  ].map(([, said = '']) => said.trim())
}

const isForm = /\bform\b/i
/** Who is to find what on a page is no sentence to put on it. */
const isWish =
  /\b(?:i|we|you|my|our|should|can|show|list|buttons?|form|page|link|with|where|which|press(?:ed)?|click(?:ed)?|opens?|folds?|shown)\b/i

/** The noun of what a page shows, or the words that were given for it. */
export function contentOf(title: string, text: string): { noun?: string; lines: string[] } {
  const sentences = sentencesOf(title, text)
  for (const said of sentences) {
    const noun = new RegExp(
      `^${showing}${howMany}(\\p{L}+s|team|staff|people)\\b(?:[^,]*$|\\s+(?:with|each|and)\\b)`,
      'iu',
    ).exec(said)?.[1]
    if (noun !== undefined) return { noun: singularize(noun.toLowerCase()), lines: [] }
  }
  const lines = sentences.filter(
    (said) => said.split(/\s+/).length >= 3 && !/["“]/.test(said) && !isForm.test(said) && !isWish.test(said),
  )
  return { lines: lines.map((line) => `${capitalize(line)}.`) }
}
