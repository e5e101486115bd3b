// Tools for a text that anybody types in: what it measures, what is made of it, where two of them differ. Nothing is kept.
import type { Archetype } from './archetype.ts'

/** What is counted is a text that somebody has; who writes every day keeps a log of it. */
const keepsRecords =
  /\b(?:log|diary|track\w*|per day|daily|each day|every day|goal|deadline|clients?|orders?|chapters?|save[sd]?|saving|stored?|keep|kept|history|list of)\b|\b(?:with|has|have|of)\b[^.]{0,40}\btitles?\b/i

const what = String.raw`(?:words?|characters?|letters?|chars?|sentences?|lines?|syllables?|paragraphs?)`
const texts = String.raw`(?:texts?|paragraphs?|documents?|drafts?|essays?|passages?|strings?|versions of (?:an? |the |my )?(?:text|document|letter|essay))`

export const textArchetypes: readonly Archetype[] = [
  {
    id: 'text-count',
    title: 'Word counter',
    says: new RegExp(
      String.raw`\b${what}(?:[ -](?:and|&|\/)[ -]${what})?[- ]count(?:er|ing|s)?\b(?!\s*(?:,|and\b)\s*(?!${what}))|\bcounts? (?:the |all |my |how many )*(?:number of )?(?:the )?${what}\b|\b(?:how many|number of) ${what}\b[^.]*\b(?:in|of) (?:an? |my |the |any )?${texts}\b|\b${texts}\b[^.]*\bhow many ${what}\b|\breading time (?:calculator|of (?:an? |my |the )?${texts})`,
      'i',
    ),
    saysNot: new RegExp(String.raw`${keepsRecords.source}|\bsummar|\bkey ?words?\b|\bgames?\b|\btyping\b|\bquiz`, 'i'),
    front: 'stage',
    stage: 'text-count',
    noun: 'text',
    keepsNoun: true,
    fields: 'text (required)',
  },
  {
    id: 'json',
    title: 'JSON',
    says: /\bjson (?:formatter|beautifier|prettifier|validator|viewer|minifier|pretty ?printer)\b|\b(?:formats?|beautif(?:y|ies)|prettif(?:y|ies)|validates?|minif(?:y|ies)) (?:my |the |any )?json\b/i,
    front: 'stage',
    stage: 'text-change',
    noun: 'text',
    keepsNoun: true,
    fields: 'text (required)',
  },
  {
    id: 'base64',
    title: 'Base64',
    says: /\bbase ?64 (?:encoder|decoder|converter|tool|encode|decode)\b|\b(?:to|into|in) base ?64\b/i,
    front: 'stage',
    stage: 'text-change',
    noun: 'text',
    keepsNoun: true,
    fields: 'text (required)',
  },
  {
    id: 'text-change',
    title: 'Text changer',
    says: new RegExp(
      String.raw`\bslug(?:s|ify|ifier)?\b[^.]*\b(?:tool|maker|generator|converter|app|page|out of|from|of|turn)|\b(?:to|into|an?|as) (?:url )?slugs?\b|\bslug (?:maker|generator|converter)|\b(?:upper ?case|lower ?case|title ?case|camel ?case|snake ?case|kebab[- ]?case|capitals|small letters)\b(?=[^]*\b(?:text|convert|turn|change|tool|app|page|converter|changer)|[^]*$)|\bcase (?:converter|changer)\b|\b(?:revers(?:e|es|ing)|flips?|mirrors?|shuffles?|clean(?:s|ing)?(?: up)?) (?:an? |any |my |the |your |some )?(?:pasted )?(?:texts?|words|letters|lines|strings?)\b|\bbackwards? text\b|\btext (?:reverser|converter|changer|transformer|cleaner|formatter)\b|\b(?:sorts?|removes?|deletes?|drops?|numbers?) (?:the |any |all )*(?:double|duplicated?s?|repeated|blank|empty|extra|pasted)? ?(?:the )?(?:lines|spaces|blank lines|line breaks)\b(?=[^]*\b(?:text|tool|paste|lines|app))|\b(?:morse|rot ?13|caesar|url)[- ](?:code|cipher|encoder|decoder|encode|translator|converter|tool)\b|\b(?:to|into|in) (?:morse(?: code)?|rot ?13)\b`,
      'i',
    ),
    saysNot:
      /\b(?:log|diary|track\w*|inventory|shop|blog|quiz|game|posts?|articles?|recipes?|save[sd]?|list of|vocabulary|learn|database|record|members?)\b/i,
    front: 'stage',
    stage: 'text-change',
    noun: 'text',
    keepsNoun: true,
    fields: 'text (required)',
  },
  {
    id: 'text-compare',
    title: 'Compare texts',
    says: new RegExp(
      String.raw`\bcompar(?:es?|ing|ison of) (?:an? |the |my |any )*(?:two|2|both|old and new)? ?${texts}\b|\b(?:text|document|draft)s? (?:diff|comparison|compare|comparer|differ)\w*\b|\bdiff(?:s|ing)? (?:tool|checker|viewer)\b|\b(?:differences?|what (?:has )?(?:changed|differs)) (?:between|in) (?:two|2|both|the two|old and new) ${texts}\b`,
      'i',
    ),
    saysNot: /\b(?:log|diary|track\w*|save[sd]?|git|history|prices?|products?|list of)\b/i,
    front: 'stage',
    stage: 'text-compare',
    noun: 'text',
    keepsNoun: true,
    fields: 'text (required)',
  },
]

/** Is a text measured, changed or compared, and none written for somebody? */
export function asksForTextSheet(text: string): boolean {
  return textArchetypes.some(({ says, saysNot }) => says.test(text) && saysNot?.test(text) !== true)
}

/** Does the app keep nothing, because it works on what is typed alone? */
export function isTextSheet(stage: string): boolean {
  return textArchetypes.some((archetype) => archetype.stage === stage)
}
