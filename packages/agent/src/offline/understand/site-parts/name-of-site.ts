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
