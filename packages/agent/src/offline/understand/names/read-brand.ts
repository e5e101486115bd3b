// Whose shop or site it is, where the message names them in passing: "soap from Lemon Grove", "prints by Ada Falk".
import { topicOfNoun } from '../../topics/index.ts'
import { isRecordNoun } from '../fields/entity-fields.ts'
import { singularize } from '../inflect.ts'

const run = String.raw`\p{Lu}[\p{Ll}'’]+(?:\s+(?:&\s+|and\s+(?=\p{Lu}))?\p{Lu}[\p{Ll}'’]+)*`
/** What goes on to a noun is a part of its name: "the Elm Street fund". */
const inPassing = new RegExp(
  String.raw`(?<=\p{Ll},?\s+)(${run})(?=\s*(?:[,.;!?–—]|$|\b(?:and|with|that|which|where|who|is|are|in|for|sells?|needs?|wants?)\b))`,
  'gu',
)
/** "Ada Falk takes photographs": who it is stands first, with what they do behind it. */
const atStart = new RegExp(
  String.raw`(?:^|[.!?]\s+)(\p{Lu}[\p{Ll}'’]+\s+\p{Lu}[\p{Ll}'’]+)\s+(?:takes|makes|sells|paints|builds|writes|photographs|draws|bakes|plays|teaches|designs|shoots|is|works|offers|grows)\b`,
  'u',
)
const unit = String.raw`\p{Lu}[\p{L}\d'’]+(?:\s+(?:(?:&|of|and)\s+(?=\p{Lu}))?\p{Lu}[\p{L}\d'’]+)*`
/** Where only a name can stand: before what somebody sells, in brackets behind a shop, before "we" or "is the brand". */
const placed: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:designer|photographer|artist|painter|architect|illustrator|potter|maker|musician|writer|developer|florist|carpenter|jeweller)\s*\((${unit})\)`,
    'u',
  ),
  new RegExp(
    String.raw`(?:^|[.!?]\s+)(${unit}),?\s+(?:sells|makes|offers|designs|prints|bakes|brews|is (?:the|our|my) (?:\p{Ll}+ ){0,2}(?:brand|label|name|shop|store|company|studio))\b`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:shop|store|boutique|brand|label|studio|portfolio|site|website|page|business|company|firm|salon|bakery|restaurant|caf[eé]|club|school|practice|agency|start-?up|band|choir|garage|farm|hotel)\s*\((${unit})\)`,
    'u',
  ),
  // "A page in memory of my grandmother, Ilse Brandt".
  new RegExp(
    String.raw`\b(?:page|site|website) (?:in memory of|for|of|about) (?:my|our) (?:\p{Ll}+ ){0,2}\p{Ll}+,? (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+)(?=\s*(?:[,.;:!?(]|$|\p{Ll}))`,
    'u',
  ),
  new RegExp(String.raw`\b(?:[Aa]t|[Hh]ere at) (${unit}),? (?:we|I)\b`, 'u'),
  new RegExp(
    String.raw`\b(?:brand|label|business|company|studio|shop|store|firm)(?: name)?(?:,|:| is(?: called)?| being)? ["“]?(${unit})["”]?(?=\s*(?:[,.;:!?)(–—]|$|\p{Ll}))`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:[Nn]ame of (?:the|our|my) (?:shop|store|brand|site|label|company|studio)(?: is|:)) ["“]?(${unit})`,
    'u',
  ),
  new RegExp(String.raw`\b(?:the|our|my|a|an) (${unit}) (?:(?:online |web )?shop|store|brand|label|studio)\b`, 'u'),
]
/** "Marigold – posters for quiet rooms", "Brandt Studio: works by category". */
const headed = new RegExp(String.raw`^\s*(${unit})\s*(?:[–—:|]|\s-\s)\s*(?=\p{Ll})`, 'u')

/** A single word at the head of a message is somebody's where it is no word for what is wanted. */
function isOwnWord(name: string): boolean {
  const words = name.toLowerCase().split(/\s+/)
  const plain = singularize(words.at(-1) ?? '')
  if (words.length > 1) return !noPerson.test(name)
  return plain === words[0] && topicOfNoun(plain) === undefined && !isRecordNoun(plain) && !noPerson.test(name)
}
const noPerson =
  /^(?:I|We|You|They|He|She|It|This|That|There|My|Our|The|An?|Everyone|Everybody|Nobody|Please|Hello|Hi|Hey|Simple|Small|Online|Wanted|Idea|Help|Task|Request|Project|Portfolio|Web ?shop|Webstore|Shop|Store|E-?commerce|Website|Site|App|Blog|Landing|Homepage|Page|Tool|Photography|Photographer|Architect|Designer|Artist|Painter|Illustrator|Topic|Goal|Need|Build|Make|Create)\b/i

/** Where it is, when, in which language, and on what page. */
const noBrand =
  /\b(?:in|from|near|at|around|to|on|page|pages|section|button|tab|headed|says|saying|between|and|or|class|level|room)\s+$/i
const known =
  /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|English|German|French|Italian|Spanish|Dutch|Polish|Portuguese|Swedish|Danish|Greek|Turkish|Japanese|Chinese|Mac|Windows|Google|Home|About|Contact|Work|Works|Projects|Services|Prices|Shop|Blog|News|Yes|No|Open|Closed|Small|Medium|Large|Next|Back|Start|Helvetica|Georgia|Inter)\b/
const ofSomebody = /\b(?:for|by|of|brand|label|company|studio|we are|i am|called|named|as)\s+$/i

/** @param listed names of things that the message lists: they are nobody's */
export function brandOf(message: string, listed: readonly string[]): string | undefined {
  const text = message.replace(/\([^)]*\)|["“«][^"”»]*["”»]/g, (inside) => '·'.repeat(inside.length))
  const isFree = (name: string): boolean =>
    !name.split(/\s+(?:and|&)\s+/).some((each) => known.test(each)) &&
    !name
      .split(/\s+(?:and|&)\s+/)
      .every((part) => listed.some((each) => each.toLowerCase().includes(part.toLowerCase())))
  const there = placed
    .map((pattern) => pattern.exec(message)?.[1])
    .find((name) => name !== undefined && !noPerson.test(name) && isFree(name))
  if (there !== undefined) return there
  const heading = headed.exec(message)?.[1]
  if (heading !== undefined && isOwnWord(heading) && isFree(heading)) return heading
  const first = atStart.exec(text)?.[1]
  if (first !== undefined && isFree(first)) return first
  return [...text.matchAll(inPassing)].find(({ 0: name, index }) => {
    const before = text.slice(0, index)
    const isOwn = name.includes(' ') || ofSomebody.test(before)
    return isOwn && !noBrand.test(before) && isFree(name) && !/[:,]\s*[^.:]*$/.test(before.slice(-1))
  })?.[1]
}
