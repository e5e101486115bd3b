// "With our opening hours": a page that is to say when it is open says so from the start, with hours that are usual there,
// as its lists have sample rows. Whoever built it is told that they are an example.
import type { Brief } from '../../brief.ts'
import { toldHours } from './told-hours.ts'

export const hoursLabel = 'Opening hours'

const asksHours =
  /\b(?:opening|business|office|store|shop|visiting|surgery) (?:hours|times)\b|\bour hours\b|\bhours of opening\b/i
/** A day, or a time of the clock. */
const saysHours =
  /\b\d{1,2}(?:[:.]\d{2})? ?(?:am|pm)?(?: ?[-–] ?| (?:to|until|till) )\d{1,2}\b|\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\b/i

const usual: readonly (readonly [business: RegExp, hours: string])[] = [
  [
    /\b(?:restaurant|trattoria|osteria|bistro|pizzeria|brasserie|tavern|taverna|diner|steakhouse|gastropub|ramen|sushi|noodle|taqueria|curry house)\b/i,
    'Tue–Thu 17:30–22:00, Fri–Sun 12:00–23:00, Mon closed',
  ],
  [/\b(?:caf[eé]|coffee|bakery|patisserie|tea ?room|ice cream)(?!\p{L})/iu, 'Mon–Fri 7:30–17:30, Sat–Sun 9:00–17:00'],
  [/\b(?:bar|pub|brewery|wine bar)\b/i, 'Tue–Thu 17:00–24:00, Fri–Sat 17:00–02:00, Sun–Mon closed'],
  [/\b(?:gym|fitness|climbing|pool|studio|dojo|boxing)\b/i, 'Mon–Fri 6:30–22:00, Sat–Sun 9:00–19:00'],
  [
    /\b(?:hair\w*|salon|barber\w*|beauty|nails?|spa|massage|tattoo)\b/i,
    'Tue–Fri 9:00–18:00, Sat 9:00–14:00, Sun–Mon closed',
  ],
  [/\b(?:museum|gallery|library|exhibition)\b/i, 'Tue–Sun 10:00–17:30, Mon closed'],
  [
    /\b(?:practice|dental|dentist|clinic|doctor|physio\w*|vet\w*|surgery)\b/i,
    'Mon–Thu 8:00–17:00, Fri 8:00–13:00, Sat–Sun closed',
  ],
]
const anyHours = 'Mon–Fri 9:00–18:00, Sat 10:00–14:00, Sun closed'

function usualHours(request: string): string {
  return usual.find(([business]) => business.test(request))?.[1] ?? anyHours
}

/** True where the hours that the app shows are an example. */
export function hasSampleHours({ request, copy }: Pick<Brief, 'request' | 'copy'>): boolean {
  return copy.facts.some(({ label, value }) => label === hoursLabel && value === usualHours(request))
}

export function withAskedHours(brief: Brief): Brief {
  const { request, copy, front } = brief
  const said = [...copy.facts.map(({ label, value }) => `${label} ${value}`), ...copy.lines, ...copy.about]
  const isSaid = saysHours.test(request) || toldHours(request).length > 0 || said.some((line) => saysHours.test(line))
  if (front !== 'site' || !asksHours.test(request) || isSaid) return brief
  const value = usualHours(request)
  const pages = copy.pages.map((page) =>
    page.of === '' && page.lines.length === 0 && asksHours.test(page.title)
      ? { ...page, lines: value.split(', ') }
      : page,
  )
  return { ...brief, copy: { ...copy, pages, facts: [{ label: hoursLabel, value }, ...copy.facts] } }
}
