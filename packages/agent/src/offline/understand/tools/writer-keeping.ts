// Where the texts that somebody likes are kept: what the button for it says, and the page that has them, both in the
// person's own word.
import { capitalize } from '../inflect.ts'

export interface Keeping {
  /** On the button beside each result: the person's own word for keeping it. */
  keep: string
  /** Kept as soon as it is there; else where somebody presses Save. */
  isKeptAtOnce: boolean
  /** What the kept ones are called, and whether they have a page of their own. */
  kept: string
  hasPage: boolean
}

/** "Two favourite words" are none that are kept. */
const favouriteOnes =
  /\bfavou?rit(?:es|ed|ing)\b|\bfavs?\b(?! \p{L}+s\b)|\bfavou?rite(?=\s*(?:[.,;:!?)"”]|$|\b(?:ones?|page|list|button|them|it|slogans?|texts?|lines?|toasts?|tab|section|each|the|a|results?|names?|captions?|messages?|ideas?)\b))|\b(?:as|a|to|my|the) favou?rite\b(?! \p{L})/iu

/** What keeping a result is called on its button, the first that is spoken of. */
const keeping: readonly [RegExp, string][] = [
  [/\bhearts?\b(?![-'’])|♥|❤/i, '♡ Save as favourite'],
  [/\bstars?\b|★|⭐/i, '☆ Save as favourite'],
  [favouriteOnes, 'Save as favourite'],
  [/\bkeep(?:s|ers?)?\b(?![^.]*\bsaved?\b)/i, 'Keep'],
]

const quotedPage = /\b(?:under|page|list|on|called|named|into?(?: an?| the| my)?)\s+["“]([^"”]{3,24})["”]/i
/** "Saved to My descriptions", "the good ones go into Favourites": a page by its name. */
const namedPage =
  /\b(?:under|on|to|in|into|called|page)\s+((?:My|Saved|Favou?rites?|Kept|Liked|Bookmarks|Collection|Library)\b(?: [a-z]+s)?)(?=\s*(?:[.,;]|page|list|where|and|$))/u
/** "A page called Best lines", "the page Hall of fame". */
const whole = String.raw`(?:the )?\p{L}[\p{L}'’-]*(?: (?!where|which|that|and|so|i|we|you)[\p{L}'’-]+){0,3}(?=\s*(?:[.,;:!)]|$))`
const calledPage = new RegExp(
  String.raw`\b(?:page|list|tab|folder|shelf|section|corner|drawer|place|collection),? (?:called|named|titled|by the name of) (${whole})`,
  'iu',
)
/** "Kept under Lines I like", "Save → Saved lines": capitals are a name. */
const capitalPage =
  /\bunder (\p{Lu}[\p{L}'’-]*(?: [\p{L}'’-]+){1,3})(?=\s*(?:[.,;:!)]|$))|(?:→|->|=>)\s*((?:Saved|My|Kept|Best|Good) \p{L}+)(?=\s*(?:[.,;:!)]|$))/u
const briefPage =
  /\b(?:page|list|tab|folder|shelf|section|corner|drawer|place|collection),? (?:called|named|titled|by the name of) ((?:the )?\p{L}[\p{L}'’-]*(?: (?!where|which|that|and|so|from|with|to|on|in|for|i|we|you)[\p{L}'’-]+){0,3})(?=\s*(?:[.,;:!)]|$|\b(?:where|which|that|and|so|from|with|to|on|in|for|i|we|you)\b))|\b(My \p{Ll}+) (?:lists|shows|has|holds|keeps)\b|\bpage (\p{Lu}\p{Ll}+(?: (?!where|which|that|and|so|with|i|we|you)\p{Ll}+){0,3})(?=\s*(?:[.,;]|$|\b(?:where|which|that|and|so|with|i|we|you)\b))/u
/** "A page with my saved toasts". */
const saidPage =
  /\b(?:page|list|place|tab|overview|section) (?:with|of|for) (?:all )?(?:my |the |your |our )?((?:saved|kept|earlier|old|finished|liked|starred|favou?rite|best) \p{L}+s)\b/iu
/** "The saved ones are on their own page", "a separate page for the good ones". */
const ownPage =
  /\b(?:their|its|an?|one) (?:\p{L}+ )?(?:own|separate|extra|second|different|other) (?:page|tab|place|screen|list|section)\b|\b(?:another|separate|second) (?:page|tab|screen)\b|\bpage of (?:their|its) own\b|\b(?:saved|kept|liked|good|best|favou?rite) \p{L}+ (?:get|have|go (?:on|to)) (?:an?|their|one) page\b/iu

const keptWord = String.raw`favou?rites?|keepers?|short ?-?list|collection|library|archive|bookmarks?|best[ -]of|hall of fame|drawer|scrapbook|treasury|treasures?|winners|picks|highlights|pinboard|stash|gems|top list|greatest hits|wish ?list|saved|kept|liked|starred|pinned|treasure chest|notebook|vault|swipe file|good ones`
/** "Go on a keepers page", "under saved", "to our collection". */
const placed = new RegExp(
  String.raw`\b(?:on|to|in|into|under|among|as|onto|at)\s+(?:(?:an?|the|my|our|your|their|separate|own|extra|special|little)\s+)*(${keptWord})\b|\b(${keptWord})(?:[- ](?:ones?|slogans?|lines?|texts?))? (?:page|list|tab|section|corner|screen)\b`,
  'iu',
)
const anyKept = new RegExp(String.raw`\b(${keptWord})\b`, 'iu')
/** "On a page with the ones I kept" is no name. */
const noName = /^(?:the )?(?:main|first|start|same|next|home|page|list|results?|it|them|that|this)\b/i

const isStored =
  /\b(?:everything|all|every \p{L}+|whatever|(?:the )?(?:old|earlier|previous|last|recent) (?:ones|\p{L}+s|\d+|few|ten|five|twenty))\b[^.;]{0,60}\b(?:so far|stays?|listed|kept|keep|remain|below|underneath|side by side|history|archive)\b|\bkeep (?:the |all |every )*(?:last|earlier|old|previous) (?:ones|\p{L}+s|few|\d+)\b|\bhistory\b|\bit is (?:also |then |automatically )?(?:kept|saved|stored)\b|\b(?:keep|kept|store|save|stay)s?\b[^.;]{0,40}\b(?:every|all|each|list|below|automatically)\b|\b(?:every|all|earlier)\b[^.;]{0,50}\b(?:stay|kept|keep|stored|saved|listed)\b/iu
const isPicked =
  /\bsave the ones\b|\bif i like\b|\bpress(?:es)? save\b|\bhearts?\b|\bfavou?rit\w*|\bkeepers?\b|\b(?:save|keep) button|\b(?:good|nice|best|liked|great) ones?\b|\b(?:i|we|you|one) (?:can |could |may )?(?:save|keep) (?:the|it|them|one|each|my|those)\b/i

function pageWord(text: string): string | undefined {
  const called = briefPage.exec(text)
  const capital = capitalPage.exec(text)
  const word =
    quotedPage.exec(text)?.[1] ??
    calledPage.exec(text)?.[1] ??
    capital?.[1] ??
    capital?.[2] ??
    called?.[1] ??
    called?.[2] ??
    called?.[3] ??
    namedPage.exec(text)?.[1] ??
    saidPage.exec(text)?.[1]
  return word === undefined || noName.test(word) ? undefined : capitalize(word.replace(/^the /i, ''))
}

/** "Favourite" stands for the page of them. */
function asTitle(word: string): string {
  const many = /^(?:favou?rite|keeper|bookmark|treasure)$/i.test(word) ? `${word}s` : word
  return /^good ones$/i.test(many) ? 'Saved' : capitalize(many.toLowerCase())
}

/** "Kept", "saved" say what is done, and "archive" where it lies. */
const isPlace = /^(?!(?:kept|saved|liked|starred|pinned)$)./i

/** @param act what the button that makes the text says: no page */
export function readKeeping(text: string, act: string | undefined): Keeping {
  const isKeptAtOnce = isStored.test(text) && !isPicked.test(text)
  const page = pageWord(text)
  const place = placed.exec(text)
  const favourite = favouriteOnes.test(text) ? (/\bfavou?rites?\b/i.exec(text)?.[0] ?? 'favourites') : undefined
  const isApart = !isKeptAtOnce && ownPage.test(text)
  const word = favourite ?? place?.[1] ?? place?.[2] ?? (isApart ? anyKept.exec(text)?.[1] : undefined)
  const isHistory = /\bhistory\b/i.test(text)
  const kept =
    page !== undefined && page !== act
      ? page
      : word !== undefined && (favourite !== undefined || !isKeptAtOnce || isPlace.test(place?.[1] ?? ''))
        ? asTitle(word)
        : isHistory
          ? 'History'
          : isApart
            ? 'Saved'
            : 'Kept'
  return {
    keep:
      keeping
        .find(([says]) => says.test(text))?.[1]
        .replace('favourite', /\bfavorit/i.test(text) ? 'favorite' : 'favourite') ?? 'Save',
    isKeptAtOnce,
    kept,
    hasPage:
      isApart ||
      kept === 'History' ||
      page !== undefined ||
      (word !== undefined && (!isKeptAtOnce || isPlace.test(place?.[1] ?? ''))),
  }
}
