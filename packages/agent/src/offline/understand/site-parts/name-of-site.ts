// Whose site it is, where it was given no name of its own: "driving school site", "homepage for the community garden".
import { capitalize } from '../inflect.ts'

const sortOfSite = String.raw`(?:web ?site|site|home ?page|web ?page|one[ -]?pager|landing page|portfolio|page)`
const asked =
  /^(?:(?:please|can you|could you|i(?:['’]d)?|we|my|our|the|an?|need|want|would|like|build|make|create|design|me|us|small|little|tiny|simple|nice|new|modern|local|professional|to collect leads)\s+)*/i
const stop =
  /\s*(?:[,.;:!?(–—]|\s-\s|\b(?:with|where|that|which|who|called|named|class of|in|at|on|from|about|looking|so|and (?:it|we|i|people))\b).*$/is
const noName =
  /^(?:one page|one pager|pager|landing(?: page)?|landings|the shop|the site|shop|store|sale|rsvps?|blog|cv|cv as an?|(?:my )?(?:personal|own|private)|page|site|home|homepage|website|invitations?|events?|reunions?|weddings?|visitors?|courses?|photos?|posts?|works?|messages?|services?)$|\s-\s|\b(?:page|site|website)$|\bpage for\b|^\p{Ll}+ing married|^(?:mum|dad|my|our|i|we)\b/iu

interface Given {
  /** Said to be its name. */
  known: string | undefined
  /** What it was called by whoever read it first. */
  read: string | undefined
}

const isGood = (name: string | undefined): name is string => name !== undefined && name.length > 1 && !noName.test(name)

export function nameOfSite(message: string, { known, read }: Given): string | undefined {
  if (isGood(known)) return known
  if (isGood(read) && message.toLowerCase().includes(read.toLowerCase())) return read
  if (/^(?:my |a |our )?cv\b/i.test(message) && !isGood(known)) return 'Curriculum vitae'
  const [first = ''] = message.split(/[.!?\n]/)
  const of =
    new RegExp(String.raw`\b${sortOfSite}\s+(?:to \p{L}+ \p{L}+ )?(?:for|of)\s+(.+)$`, 'iu').exec(first)?.[1] ?? ''
  const before = new RegExp(String.raw`^(.+?)\s+${sortOfSite}\b`, 'iu').exec(first.replace(asked, ''))?.[1] ?? ''
  const ofParty =
    /\b(\p{Lu}\p{L}+['’]s (?:\d+\p{L}{2} )?(?:birthday|wedding|christening|anniversary)(?: party)?)\b/u.exec(
      message,
    )?.[1]
  const sold = /\bsells? ((?:\p{L}+ ){0,2}\p{L}+)(?=[,.]| and )/iu.exec(message)?.[1] ?? ''
  const said = [ofParty ?? '', of, before, sold]
    .map((each) => each.replace(asked, '').replace(stop, '').trim())
    .find((each) => each !== '' && each.split(' ').length <= 5 && isGood(each))
  if (said === undefined && /\b(?:wedding|(?:get|getting) married)\b/i.test(message)) return 'Our wedding'
  return said === undefined ? (isGood(read) ? read : undefined) : capitalize(said)
}

const head =
  /^(?:please |we (?:run|have|sing in|are) |i (?:run|have|am) |i['’]?m )?(?:an? |the |our |my )?(bed and breakfast|(?:small |little )?\p{L}[\p{L}'’-]*(?: (?!every\b|on\b|at\b|in\b|from\b|with\b|meets?\b|last\b|first\b|for\b|and\b|that\b|starts?\b|needs?\b|wants?\b|is\b|are\b|\p{L}+days?\b)\p{L}[\p{L}'’-]*){0,4})/iu

/** What a page is about that is told first by what takes place: "salsa evenings every thursday …, a page that tells …". */
export function nameOfInfoPage(message: string): string | undefined {
  const about = new RegExp(String.raw`\b${sortOfSite} (?:about|for|of) (.+)$`, 'iu').exec(message)?.[1] ?? ''
  // "One page for it please": what it is was said before.
  const named = about
    .replace(/^it\b.*$/iu, '')
    .replace(asked, '')
    .replace(stop, '')
    .trim()
  if (named !== '' && named.split(' ').length <= 5 && isGood(named)) return capitalize(named)
  const sold = /\b(\p{L}+(?: \p{L}+)?) (?:i|we) (?:sell|make|bake|grow|rent)\b/iu.exec(message)?.[1] ?? ''
  const ware = sold.replace(/^.*\b(?:the|our|my|show|about|for)\s/iu, '')
  if (ware !== '') return capitalize(ware)
  const said = (head.exec(message)?.[1] ?? '').replace(new RegExp(String.raw`\s*\b${sortOfSite}$`, 'iu'), '').trim()
  return said !== '' && isGood(said) ? capitalize(said) : undefined
}
