// What a page for sign-ups is about, in the person's words: its name, and the lines that visitors read above the form.
import { capitalize } from '../inflect.ts'
import { sentencesOf } from './asked-facts.ts'

export interface PageOffer {
  /** "Cheese tasting", "Guitar lessons"; '' where nothing says it. */
  subject: string
  headline: string
  lines: string[]
}

const stops = String.raw`(?=\s+(?:where|that|which|who|whom|with|without|so|on which|in which|and|but|or|as|because|people|visitors|ppl|they|i|we|you|to|beforehand|please|wants?|needs?|has|have|would|is|are|was|at home|online|can|could|should)\b|\s*[,.;:!?()–—]|\s-\s|$)`
const thing = String.raw`(?:(?:my|our|your|the|an?|his|her|some|new|all|their|every|each)\s+)*((?:[\p{L}\d'’&-]+)(?:\s+(?!(?:where|that|which|who|with|so|and|but|because|people|visitors|they|i|we|you|to|wants?|needs?|has|have|would|is|are|at home|online|can)\b)[\p{L}\d'’&-]+){0,5}?)${stops}`
const doing = String.raw`(?:teach(?:ing)?|offer(?:ing)?|lend(?:ing)?(?: out)?|rent(?:ing)?(?: out)?|sell(?:ing)?|repair(?:ing)?|fix(?:ing)?|host(?:ing)?|organi[sz](?:e|ing)|run(?:ning)?|giv(?:e|ing)|mak(?:e|ing)|bak(?:e|ing)|grow(?:ing)?|clean(?:ing)?|carry(?:ing)?|build(?:ing)?|photograph(?:ing)?|restor(?:e|ing)|tun(?:e|ing)|train(?:ing)?|hold(?:ing)?|open(?:ing)?|start(?:ing)?|plan(?:ning)?|provid(?:e|ing)|print(?:ing)?|cut(?:ting)?|paint(?:ing)?|deliver(?:ing)?)`
const ourselves = String.raw`\b(?:i|we)(?:['’](?:m|re)| am| are)?\s+(?:also |now |currently |often )?`

const subjects: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:landing page|web ?site|one[ -]?pager|page|site|registration|sign-?up(?: page| form)?|form|waiting list)\s+(?:for|announcing|about|of|on|around|to announce)\s+(?!(?:people|visitors|customers|which|whom|it|them|that|where)\b)${thing}`,
    'iu',
  ),
  new RegExp(
    String.raw`${ourselves}(?:looking for|searching for|seeking|search(?: for)?|look for|need)\s+(?:new |some )?(?:volunteers|helpers|testers|participants)\s+(?:for|at)\s+${thing}`,
    'iu',
  ),
  new RegExp(String.raw`${ourselves}${doing}\s+${thing}`, 'iu'),
  new RegExp(String.raw`\bwin (?:new )?(?:customers|clients|students) for\s+${thing}`, 'iu'),
  /^(?:an? |the |my |our )?(?!(?:i|we|need|want|simple|single|small|little|nice|modern|make|build|create|please|one|new|good|quick|could|can)\b)((?:\p{L}+ )?\p{L}+) (?:landing page|one[ -]?pager|sign-?up page|registration (?:page|form))\b/iu,
  /^((?:\p{L}+ ){0,3}\p{L}+s) (?:start|begin|take place|happen|are held|run|open)\b/iu,
  new RegExp(
    String.raw`^(?:an? |the )?(?:landing page|one[ -]?pager)\s+(?!for\b|with\b|about\b|of\b|on\b|where\b|that\b)${thing}`,
    'iu',
  ),
  /\b(\p{Lu}[\p{L}'’]+ & (?:Co|Sons|\p{Lu}[\p{L}'’]+))\b/u,
  new RegExp(
    String.raw`\b(?:who['’]d like|who (?:would )?(?:like|want)s?|interested in|(?:asks?|know) about|wants? to (?:buy|order|try|join))\s+${thing}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?=(?:my|our)\s)(?!(?:my|our) (?:page|list|web|site|wife|husband|phone|own|team|office|staff|password|name)\b)${thing}`,
    'iu',
  ),
]

const saysOffer = new RegExp(
  String.raw`^${ourselves}(?:${doing}|look(?:ing)? for|search(?:ing)?(?: for)?)\s|^(?:\p{L}+ ){0,3}\p{L}+s (?:start|begin|take place|are held)\s`,
  'iu',
)
const furtherOn =
  /,?\s+(?:and|so|but)\s+(?:i|we|want|need|would|search|look)\b.*$|,?\s+(?:and )?want (?:a|to|people)\b.*$/iu
const ofApp = /\b(?:page|form|list|admin|password|app|site|website)\b/i
const noSubject = /^(?:it|them|this|that|scraps?.*|everything|people|a dozen.*|list|page|one|something|sure)$/i

export function readPageOffer(request: string): PageOffer {
  const subject =
    subjects
      .map((pattern) => pattern.exec(request)?.[1]?.trim() ?? '')
      .find((said) => said !== '' && !noSubject.test(said)) ?? ''
  let headline = ''
  const lines: string[] = []
  for (const sentence of sentencesOf(request)) {
    const [, part = '', words = ''] =
      /^(?:big |main )?(headline|heading|title|slogan|claim|promise|text|intro(?:duction)?|sub-?title)\s*:\s*(.{3,160})$/iu.exec(
        sentence,
      ) ?? []
    if (part !== '') {
      const said = words.replace(/^["“]|["”]$/gu, '')
      if (headline === '' && !/^(?:text|intro)/i.test(part)) headline = said
      else lines.push(said)
      continue
    }
    const [, stated = ''] =
      /\b(?:told|stands|says|promises|(?:tells?|informs?) (?:them|visitors|people|guests)) that (.{5,140}?)[.!]*$/iu.exec(
        sentence,
      ) ?? []
    if (stated !== '') lines.push(`${capitalize(stated)}.`)
    const told = sentence.replace(furtherOn, '').replace(/[,;:]\s*$/u, '')
    if (saysOffer.test(told) && !ofApp.test(told)) lines.push(`${capitalize(told.replace(/[.!]+$/u, ''))}.`)
  }
  return { subject: capitalize(subject), headline, lines: lines.slice(0, 3) }
}
