// Whose site it is, where that is a small business or a club: its proper name, else what it is.
import { capitalize } from '../inflect.ts'
import { brandOf } from './read-brand.ts'

const trades =
  'studio|shop|bookshop|store|boutique|school|academy|club|nursery|bakery|society|association|choir|band|orchestra|gym|dairy|garden|farm|workshop|gallery|caf[eé]|tea ?room|restaurant|winery|vineyard|brewery|roastery|pottery|library|museum|theatre|troupe|group|team|league|church|parish|kindergarten|community|co-?op|cooperative|collective|centre|center|salon|spa|stable|stables|kennel|kennels|atelier|forge|smithy|mill|orchard|apiary|butcher|florist|distillery|office|agency|company|business|hostel|hotel|guesthouse|practice|firm|guild|union|network|troop|scouts|section|chapter|clinic|ranch|press|publisher|luthier|makerspace|hackerspace'
/** Words of what may as well be a thing, a room or everybody. */
const wide =
  /^(?:garden|farm|gallery|library|community|union|network|section|chapter|team|league|group|office|agency|company|business|press|practice|centre|center|mill|workshop)$/
const aTrade = new RegExp(
  String.raw`\b(?:${trades
    .split('|')
    .filter((each) => !wide.test(each))
    .join('|')})\b`,
  'iu',
)
const trade = new RegExp(String.raw`((?:[\p{L}][\p{L}’'-]*\s+){0,3})\b(${trades})\b`, 'giu')
const isSite = /\b(?:web ?site|site|home ?page|web ?page|portal|intranet|online|page)\b/i
const stop =
  /^(?:the|an?|our|my|your|their|its|his|her|for|of|is|are|in|on|at|to|and|or|with|from|by|this|that|we|i|run|runs|have|has|own|need|needs|want|wants|smth|something|small|little|tiny|local|new|young|nice|simple|good|best|make|build|create|please|could|you|one|website|site|page|homepage|want|like|open|opened|who|which|where|be|lead|leading|am|as|also|some|any|every|each|me|us|give|can|will|would|gear|club|near|whole|day|more|than|sell|sells)$/i

/** The site of somebody who does or sells something, or of people who belong together. */
export function isOfBusiness(text: string): boolean {
  return isSite.test(text) || (aTrade.test(text) && !/\bapp\b/i.test(text))
}

const quotedName = new RegExp(
  String.raw`(?:\b(?:called|named)\s+|\b(?:${trades})\s+|\b(?:site|website|homepage|home page|page) (?:for|of)\s+(?:(?:the|our|my)\s+)?)["“]([^"“”]{2,50})["”]`,
  'iu',
)
/** "The language school Parlando". */
const behindTrade = new RegExp(
  String.raw`\b(?:${trades})\s+((?!(?:I|We|Our|The|My|A|It|On|In|At|For|And|With)\b)\p{Lu}[\p{L}’'&-]+(?:\s+\p{Lu}[\p{L}’'&-]+)*)`,
  'u',
)

/** "The Harbour Kayak Club". */
const properTrade = new RegExp(
  String.raw`\b((?:\p{Lu}[\p{L}’'&-]*\s+){1,4}(?:${trades.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase())}))\b`,
  'u',
)

/** @param listed names of the things that were named: they are nobody's */
export function nameOfBusiness(text: string, listed: readonly string[]): string | undefined {
  const isFree = (name: string | undefined): name is string =>
    name !== undefined && name !== '' && !listed.some((each) => each.toLowerCase() === name.toLowerCase())
  const quoted = quotedName.exec(text)?.[1]
  if (isFree(quoted)) return quoted
  const called = /\b(?:called|named)\s+(\p{Lu}[\p{L}’'&-]*(?:\s+\p{Lu}[\p{L}’'&-]*)*)/u.exec(text)?.[1]
  if (isFree(called)) return called
  const [proper] =
    properTrade
      .exec(text)
      ?.slice(1)
      .map((each) => withoutStop(each)) ?? []
  if (isFree(proper) && proper.includes(' ') && text.search(proper) > 0) return proper
  const behind = behindTrade.exec(text)?.[1]
  if (isFree(behind)) return behind
  const brand = brandOf(text, listed)
  if (isFree(brand) && brand.includes(' ')) return brand
  for (const [, before = '', what = ''] of text.matchAll(trade)) {
    const name = withoutStop(`${before}${what}`)
    const isOwn =
      name.includes(' ') ||
      !/^(?:shop|store|workshop|school|page|group|team|press|union|network|section|gallery|community|library)$/i.test(
        name,
      )
    if (isOwn && isFree(name)) return capitalize(name)
  }
  if (isFree(brand)) return brand
  const [, done, made] = doing.exec(text) ?? []
  return capitalize((done ?? made)?.toLowerCase() ?? '') || undefined
}

/** "I repair and sell violins", "Guitars are sold and taught here". */
const doing =
  /\b(?:i|we)\s+(?:\p{L}+ and )?(?:sell|make|teach|repair|build|bake|grow|give|offer|breed|rent|restore)\s+(?:(?:old|new|used|own|fresh|refurbished|handmade|second-?hand)\s+)*(\p{L}+(?: lessons| courses| classes)?)\b|(?:^|[.!?]\s+)(\p{L}+s) (?:and \p{L}+s )?are (?:sold|made|taught|repaired|built|grown)\b/iu

/** Of "run a dog school" only what it is. */
function withoutStop(words: string): string {
  const all = words.trim().split(/\s+/)
  const at = all.findLastIndex((word) => stop.test(word) && word.toLowerCase() !== all.at(-1)?.toLowerCase())
  return all.slice(at + 1).join(' ')
}
