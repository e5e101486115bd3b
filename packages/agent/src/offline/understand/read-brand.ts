// Whose shop or site it is, where the message names them in passing: "soap from Lemon Grove", "prints by Ada Falk".
const run = String.raw`\p{Lu}[\p{Ll}'’]+(?:\s+(?:&\s+|and\s+(?=\p{Lu}))?\p{Lu}[\p{Ll}'’]+)*`
/** What goes on to a noun is a part of its name: "the Elm Street fund". */
const inPassing = new RegExp(
  String.raw`(?<=\p{Ll},?\s+)(${run})(?=\s*(?:[,.;!?–—]|$|\b(?:and|with|that|which|where|who|is|are|in|sells?|needs?|wants?)\b))`,
  'gu',
)
/** "Ada Falk takes photographs": who it is stands first, with what they do behind it. */
const atStart = new RegExp(
  String.raw`(?:^|[.!?]\s+)(\p{Lu}[\p{Ll}'’]+\s+\p{Lu}[\p{Ll}'’]+)\s+(?:takes|makes|sells|paints|builds|writes|photographs|draws|bakes|plays|teaches|designs|shoots|is|works|offers|grows)\b`,
  'u',
)
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
    !listed.some((each) => each.toLowerCase().includes(name.toLowerCase()))
  const first = atStart.exec(text)?.[1]
  if (first !== undefined && isFree(first)) return first
  return [...text.matchAll(inPassing)].find(({ 0: name, index }) => {
    const before = text.slice(0, index)
    const isOwn = name.includes(' ') || ofSomebody.test(before)
    return isOwn && !noBrand.test(before) && isFree(name) && !/[:,]\s*[^.:]*$/.test(before.slice(-1))
  })?.[1]
}
