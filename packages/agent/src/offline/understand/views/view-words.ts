// The words of which wishes to see something are made, and what comes of them.
import { spelledNumbers } from '../plain/spelled-numbers.ts'
import type { View } from './view.ts'

export type Groups = Readonly<Record<string, string | undefined>>
export type Pattern = readonly [RegExp, (said: string, groups: Groups) => View | null]

export const ones = String.raw`(?:(?:all |everything |those |the |only )*(?:ones?|those|things?|stuff|everything|anything|what)(?: (?:that|which))?|which(?: (?:ones?|of (?:them|these|those|the \p{L}+)|(?:\p{L}+ )?\p{L}+))?|who(?:ever)?|whichever(?: \p{L}+)?|(?:anyone|anybody|everyone|everybody|any \p{L}+|every \p{L}+)(?: (?:who|that|which))?|whose \p{L}+|what(?: \p{L}+s)?|(?:all )?(?:the |those |my |our )?(?:\p{L}+ ){0,2}\p{L}+s (?:that|which|who)|if (?:he|she|they|it|somebody|someone|anybody|anyone)|whether (?:he|she|they|it|somebody|someone)|the \p{L}+s)`
export const whom = String.raw`(?:i|we|you|he|she|they|somebody|someone|people|(?:my|the|our) \p{L}+)(?:['’]ve|['’]d|['’]re|['’]s)?`
export const period = String.raw`(?:calendar )?(?:month|year|week|season|quarter)`
export const soon = String.raw`(?:soon|next(?: (?:week|month|few days|days|year|time))?|(?:this|the (?:next|coming)) (?:week|month|days|weekend|year|season)|(?:in|within) (?:the )?(?:next )?(?:few |couple of |two |three |four |\d+ )?(?:days?|weeks?|months?)|today|tomorrow|shortly|now|the day after|before long)`
export const late = String.raw`(?:over ?due|too late|late|past due|past (?:its|their|the) \p{L}+|behind(?: schedule)?|should have been \p{L}+|ha(?:s|ve) expired|ha(?:s|ve) passed|ran out|out of date|should be back(?: already)?|ha(?:s|ve) been (?:out|away|gone) too long)`
export const running = String.raw`(?:(?:is |are |['’]s |['’]re )?(?:about to )?(?:running|runs?|run|getting|gets?|become|becoming) (?:low|out|short|scarce)(?: of stock)?|(?:is |are )?low(?: in stock| on stock)?|(?:nearly|almost) (?:gone|empty|out|used up|finished|sold out)|out of stock|used up|(?:i|we) (?:need|have|ought) to (?:re-?order|restock|reorder|buy(?: again| more)?|order(?: again| more)?|stock up)(?: on)?|needs? (?:re-?ordering|restocking|to be (?:re-?ordered|restocked|ordered|bought|refilled|topped up))|running low on)`
export const number = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|fifty)`
export const below = String.raw`(?:less than|fewer than|below|under|only|just|at most|down to|no more than)\s+(?<least>${number})`
export const together = String.raw`(?:all together|all in all|altogether|together|in all|in total|total|overall|so far|by now|now|at the moment|this year|already|still)`
export const money = String.raw`(?:spent|earned|paid|made|took in|taken in|raised|collected|sold|saved|invested|owe[ds]?|spend|earn|pay|make|charged)`
export const first = String.raw`(?:(?:should |must |can |to |always )*(?:come|comes|be|go|stand|is|are|appear|show up|stay)? ?(?:first|uppermost|(?:at|to|on) (?:the )?(?:very )?top(?: of (?:the (?:list|page)|it))?))`
export const superlative = String.raw`(?:best|worst|highest[- ]rated|top[- ]rated|newest|latest|most recent|oldest|cheapest|most expensive|dearest|most urgent|soonest|earliest|longest|shortest|biggest|largest|smallest|next|heaviest|furthest|closest|nearest|favou?rites?|most important|important)`

export const particle = String.raw`(?: (?:back|up|off|in|out)(?! (?:the|an?|my|our|this|his|her|their)\b))?`
/** "Left", "in stock": of things that are counted; "under ten euros" is a price. */
export const counted = String.raw`(?:\s+(?!(?:euros?|dollars?|pounds?|days?|weeks?|months?|years?|hours?|minutes?|percent)\b)(?:of\s+)?(?:\p{L}+\s+){0,3}?(?:are |is |remain |remaining )?(?:left|remain|remaining|in stock|there|available|around|in the \p{L}+))`
export const longAgo = String.raw`(?:(?:for|since) (?:much )?(?:longer|more|over) than .{1,20}|(?:for )?(?:too|very|so) long|(?:for )?the longest|(?:for )?(?:over|more than) (?:an?|\d+|two|three|six) (?:days?|weeks?|months?|years?)|for ages|for a (?:long )?while|in ages|longest)`
export const numberOf = (words: string): number => spelledNumbers[words.toLowerCase()] ?? Number(words)

export function mark(said: string, label: string | null, isHidden = false): View | null {
  return label === null ? null : { sort: 'mark', said, label, isHidden }
}

export const per = (said: string, by: string | undefined, isCount: boolean): View | null =>
  by === undefined ? null : { sort: 'per', said, by: by.toLowerCase(), isCount }
