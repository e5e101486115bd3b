// Short statements to whoever comes stand on the page word for word: "walk-ins welcome", "cash only", "no appointment needed".
import type { Brief, Copy } from '../../brief.ts'
import { capitalize } from '../inflect.ts'

const statements: readonly RegExp[] = [
  /^(?:(?:[\p{L}’'-]+ ){0,3}[\p{L}’'-]+) (?:are |is )?(?:always |very |most )?welcome$/iu,
  /^(?:cash|cards?|appointments?|adults|members|takeaway|take-away) only$/iu,
  /^(?:only )?by appointment(?: only)?$/iu,
  /^no (?:[\p{L}-]+ )?(?:appointments?|bookings?|reservations?|registration|experience|cards?|cash|dogs|tickets?)(?: (?:is |are )?(?:needed|required|necessary|please|accepted))?$/iu,
  /^free (?:entry|entrance|admission|parking|delivery|wi-?fi|coffee|trial lesson|estimates?|quotes?)(?: [\p{L} ]{2,20})?$/iu,
  /^(?:entry|entrance|admission|parking|first (?:lesson|class|visit|hour|session|month)|(?:kids|children)(?: under \d+)?) (?:is |are )?free$/iu,
  /^(?:dogs|kids|children|pets|wheelchairs|cards|vouchers) (?:are )?(?:allowed|accepted|welcome)$/iu,
  /^(?:home )?delivery (?:in|within|all over|around) [\p{L} ]{2,20}$/iu,
  /^tickets (?:only )?at the door$/iu,
  /^(?:while you wait|all ages|wheelchair accessible|step-free access)$/iu,
]

/** Wishes for whoever builds it, and what is asked of a form, are told to nobody who comes. */
const isWish = /^(?:i|we|you|it|suggestions?|ideas?|help|feedback|colou?rs?)\b/iu

export function shortStatements(message: string): string[] {
  const pieces = message
    .split(/[,.;:!\n()]|\s[–—-]\s|\s+and\s+(?=no\b|free\b)/u)
    .map((piece) => piece.trim().replace(/^(?:and|also|plus|with)\s+/iu, ''))
  return pieces.filter((piece) => !isWish.test(piece) && statements.some((says) => says.test(piece)))
}

const plain = (text: string): string => text.toLowerCase().replace(/[.\s]+$/u, '')

/** Pages and rules that hold nothing but such a statement are not needed beside it. */
function withoutPages(pages: Copy['pages'], said: readonly string[]): Copy['pages'] {
  const isSaid = (text: string): boolean => said.some((each) => plain(each) === plain(text))
  return pages.flatMap((page) => {
    const lines = page.lines.filter((line) => !isSaid(line))
    const isEmpty = lines.length === 0 && (page.lines.length > 0 || isSaid(page.title))
    return isEmpty && page.of === '' ? [] : [{ ...page, lines }]
  })
}

/** The brief of a site, a shop or a page for bookings with what was said to whoever comes. */
export function withShortStatements(brief: Brief, message: string): Brief {
  if (brief.front !== 'site' && brief.front !== 'shop' && brief.front !== 'booking') return brief
  const { lines, facts, pages } = brief.copy
  const shown = [...lines, ...facts.map(({ label, value }) => `${label} ${value}`), brief.copy.headline].join('\n')
  const said = shortStatements(message)
  const missing = said.filter((each) => !shown.toLowerCase().includes(plain(each)))
  if (missing.length === 0) return brief
  const line = missing.map((each) => `${capitalize(each)}.`).join(' ')
  return { ...brief, copy: { ...brief.copy, lines: [...lines, line], pages: withoutPages(pages, missing) } }
}
