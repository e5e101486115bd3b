// A menu in parts, in whatever notation ("starters (Soup 6 €), mains (Risotto 15 €)", "starters: soup 6; mains: risotto
// 15") → one: "Menu: Starters: Soup 6 €. Mains: Risotto 15 €."
import { capitalize } from '../inflect.ts'

const isMenu = /\b(?:menu|restaurant|caf[eé]|bistro|bar|bakery|diner|trattoria|food ?truck|pizzeria|canteen|pub)\b/i
const amount = String.raw`(?:[€$£]\s?)?\d{1,3}(?:[.,]\d{1,2})?(?:\s?(?:€|\$|£|euros?|dollars?|pounds?))?`
const dish = String.raw`[^\d,;:.()]{2,40}?\s${amount}`
const dishes = String.raw`${dish}(?:\s*(?:,|\band\b|,\s*and)\s+${dish})*`
const course = String.raw`((?:\p{L}+ )?\p{L}{3,}s?)`
const notations: readonly RegExp[] = [
  new RegExp(String.raw`(?<=^|[\s:;,.])${course}\s*\(\s*(${dishes})\s*\)`, 'giu'),
  new RegExp(String.raw`(?<=^|[\s;.])${course}:\s+(${dishes})(?=\s*(?:[;.]|$))`, 'giu'),
]
const seam = /^\s*(?:[,;.]|\band\b|,\s*and\b|[;,.]\s*and\b)?\s*$/i
const notCourse = /^(?:menu|prices?|price list|rooms?|hours?|phone|tables?|seats?|has|with|are)$/i

interface Course {
  name: string
  dishes: string
  start: number
  end: number
}

/** Courses that stand one behind the other. */
function coursesIn(message: string, notation: RegExp): Course[] {
  const run: Course[] = []
  for (const found of message.matchAll(notation)) {
    const words = (found[1] ?? '').split(' ')
    const name =
      words.length > 1 && /^(?:has|with|are|and|of|the|our|for|serve|serves|have)$/i.test(words[0] ?? '')
        ? (words[1] ?? '')
        : words.join(' ')
    const start = found.index + (found[1] ?? '').length - name.length
    const last = run.at(-1)
    const isNext = last === undefined || seam.test(message.slice(last.end, start))
    if (notCourse.test(name) || !isNext) continue
    run.push({ name, dishes: found[2] ?? '', start, end: found.index + found[0].length })
  }
  return run
}

export function plainMenus(message: string): string {
  if (!isMenu.test(message) || /\bMenu:\s+\p{L}+:/u.test(message)) return message
  for (const notation of notations) {
    const run = coursesIn(message, notation)
    const [first] = run
    const last = run.at(-1)
    if (first === undefined || last === undefined || run.length < 2) continue
    // "It leads to breads and cakes. Breads: …": what was spoken of before is a part of its own.
    const before = message.slice(0, first.start).toLowerCase()
    const areParts = !/\bmenu\b/i.test(message) && run.every(({ name }) => before.includes(name.toLowerCase()))
    if (areParts) continue
    const told = run.map(
      (each) =>
        `${capitalize(each.name)}: ${each.dishes
          .split(/\s*,\s*(?:and\s+)?|\s+and\s+/)
          .map(capitalize)
          .join(', ')}.`,
    )
    const start = message
      .slice(0, first.start)
      .replace(/[\s,:;–-]*(?:\b(?:the |our |a )?menu\b)?(?:\s+(?:has|with|of|is|are|in))*[\s,:;–-]*$/i, '')
    const after = message.slice(last.end).replace(/^[\s,;.]+(?:and\s+)?/, '')
    return `${start}${/[.!?]$/.test(start) || start === '' ? '' : '.'} Menu: ${told.join(' ')} ${capitalize(after)}`.trim()
  }
  return message
}
