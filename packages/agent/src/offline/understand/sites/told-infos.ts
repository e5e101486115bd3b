// What a page is to tell besides, where it was only named: "rules", "how to find us", "what to bring"; and what was told of it
// in a word: "no dogs, no glass".
import type { Copy } from '../../brief.ts'
import { capitalize } from '../inflect.ts'
import { sitePartOf } from '../site-parts/parts.ts'

const asked =
  /^(?:(?:and|plus|also|with|then|maybe|the|our|my|a|an|some|all|on|little|short|simple|website|page|that|which|it|people|visitors|guests|beginners|everybody|everyone|need|tells?|says?|shows?|explains?|reads?|see|find|out|about)\s+)+/iu
const info =
  /^(?:what to (?:bring|wear|expect|pack|know|see|do)|what(?:['’]s| is) included|what (?:you can see|happens|you get|to bring along|we need(?: at the moment)?)|who can \p{L}+|how to (?:find us|get (?:here|there)|join|help|volunteer|adopt|donate|reach \p{L}+(?: \p{L}+)?|get an? \p{L}+|take part)(?: by \p{L}+)?|where to (?:find us|park|stay)|where (?:we are|it is)(?: this week)?|find us|the way (?:there|here)|way (?:there|here)|getting (?:here|there)|directions|rules(?: for \p{L}+)?|house rules|parking|route|snow conditions|who we are|the history|history|fees|areas of law|gift vouchers|cellar tours|(?:our|your) day|how it works|mass times)$/iu
const isAbout = /^(?:who (?:we are|i am)|history|the history)$/iu
const mostWords = 7

const clausesOf = (text: string): string[] =>
  text
    .replace(/\([^)]*\)/g, ' ')
    .split(/[,.;:!?\n]|\s[–-]\s|\band\b|\bplus\b/u)
    .map((each) => each.trim())

export function infoOf(clause: string): string | null {
  const words = clause.split(/\s+/)
  // What a sentence begins with may be anything: "a page that tells beginners what to bring".
  const ends = words.map((_, at) => words.slice(at).join(' ')).filter((end) => end.split(' ').length <= mostWords)
  const said = ends.map((end) => end.replace(asked, '').toLowerCase()).find((end) => info.test(end))
  // "Stand fees" are the fees of a stand: one word is a part only where it stands alone.
  const isTail = said !== undefined && !said.includes(' ') && clause.replace(asked, '').toLowerCase() !== said
  return isTail ? null : (said?.replace(/^(?:the|our|your) /u, '') ?? null)
}

/** "Way there" is a way to find it, by whatever word. */
const isWay = (title: string): boolean =>
  /^(?:(?:the )?way|how to (?:find|get (?:here|there))|where (?:we are|it is)|find us|where to find|directions|getting)/iu.test(
    title,
  )

/** Rules that were told with the message itself. */
function toldLines(title: string, text: string): string[] {
  if (/^rules\b/iu.test(title))
    return [...text.matchAll(/(?<=[,;.–-]\s|and\s|^)(no \p{L}+(?: \p{L}+)?)(?=\s*(?:[,;.]|$|and\b))/giu)].map(
      ([said]) => `${capitalize(said)}.`,
    )
  if (!/^what to bring/iu.test(title)) return []
  const brought =
    /\b(?:just |please )?bring (?:your own )?((?!along\b)\p{L}+(?: (?:and )?\p{L}+){0,3})(?=\s*(?:[,;.]|$))/iu.exec(
      text,
    )
  return brought === null || /\bwhat to bring\b/iu.test(text) ? [] : [`${capitalize(brought[1] ?? '')}.`]
}

/** @returns pages of words, each once; a way to find it is one page, whatever it is called twice */
export function toldInfos(text: string): Copy['pages'] {
  const said = clausesOf(text).flatMap((clause) => infoOf(clause) ?? [])
  const brings = /\bbring\b/iu.test(text) && !said.some((each) => /bring/u.test(each)) ? ['what to bring'] : []
  const forbids = toldLines('rules', text).length > 0 && !said.some((each) => /rules/u.test(each)) ? ['rules'] : []
  return [...said, ...forbids, ...brings]
    .filter((title, at, all) => all.findIndex((each) => each === title || (isWay(each) && isWay(title))) === at)
    .map((title) => ({
      title: capitalize(title),
      lines: toldLines(title, text),
      of: isAbout.test(title) ? 'about' : '',
    }))
    .filter(
      ({ title, lines }) => lines.length > 0 || title.toLowerCase() !== 'what to bring' || /what to bring/iu.test(text),
    )
}

/** Is it there already, by its name or by what it is about? */
export function isInfoHeld(
  { copy, parts }: Pick<{ copy: Copy; parts: readonly string[] }, 'copy' | 'parts'>,
  title: string,
): boolean {
  const part = sitePartOf(title)
  if (part?.sort === 'about' && parts.includes('about')) return true
  return copy.pages.some(
    (page) => page.title.toLowerCase() === title.toLowerCase() || (isWay(page.title) && isWay(title)),
  )
}
