// Who asks for an app, told in prose: "my brother and I run a small roofing company in Kettering", "I'm a piano tuner".

const adjectives = String.raw`(?:(?:small|little|tiny|local|young|new|family|self-employed|freelance|mobile|one-man|one man|mostly) )*`
const trade = String.raw`(\p{L}[\p{L}'’-]*(?: (?!in\b|and\b|or\b|which\b|that\b|who\b|called\b|named\b|with\b|for\b|since\b|at\b|near\b|on\b|from\b|but\b|so\b|outside\b|by\b|here\b|of\b|about\b|where\b|to\b|since\b|together\b|looking\b|mostly\b|mainly\b)\p{L}[\p{L}'’-]*){0,2})`
const name = String.raw`(?:,? (?:called|named) ["“]?((?:\p{Lu}|\d)[\p{L}\d'’&-]*(?: (?:and |& |of |the )?\p{Lu}[\p{L}'’-]*){0,3})["”]?)?`
const town = String.raw`(?:,? (?:(?!called|named)\p{L}+ )?(?:in|near|outside|from|at) (?:the (?:county|city|town|village|heart) of )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?))?`
/** "A shop in Barnsley called Muddy Paws". */
const later = name
const subject = String.raw`\b(?:[Ii]|[Ww]e|[Mm]y \p{L}+(?: in law)?(?: and (?:[Ii]|me))?)`
const runs = new RegExp(
  String.raw`${subject}(?: |(?=['’]ve got))(?:(?:both|together|just|now|recently|have|also) )*(?:run|runs|own|owns|have got|['’]ve got|have|do|host|opened|started|founded|took over|operate|manage) (?:an?|our own|my own|the|our|my) ${adjectives}${trade}${name}${town}${later}`,
  'u',
)
const is = new RegExp(
  String.raw`\b(?:[Ii](?: a|['’]|)m|[Ww]e(?: a|['’]|)re|[Ii] work as) (?:an? )?${adjectives}${trade}${name}${town}${later}`,
  'u',
)
/** What nobody runs for others. */
const noTrade =
  /^(?:website|site|page|list|problem|lot|few|couple|spreadsheet|book|notebook|look(?:ing)?|writing|trying|using|going|planning|getting|doing|having|thinking|making|family|group of|bit|mess|busy|old|new|tired|always|not|about|teaching|sharing|building|big|huge|shared|calendar|whats ?app)\b|^(?:dog|cat|garden|baby|kid|son|daughter|horse|house|flat|car)s?$/iu

export interface Asker {
  /** "roofing company", "piano tuner". */
  trade: string
  /** What it is called, where that was told. */
  name: string | undefined
  town: string | undefined
  /** Somebody alone, told by what they are. */
  isPerson: boolean
}

export function askerOf(message: string): Asker | null {
  for (const pattern of [runs, is]) {
    const [, said = '', before, place, after] = pattern.exec(message) ?? []
    if (said !== '' && !noTrade.test(said))
      return { trade: said.toLowerCase(), name: before ?? after, town: place, isPerson: pattern === is }
  }
  return null
}
