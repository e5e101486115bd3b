// "For each day of the week what we cook and who cooks" → what is kept of each, and on which day of the week: a plan is told
// by questions, and its days by many words.

const eachDay =
  /\b(?:(?:for|on) )?(?:each|every|all) (?:day|days)(?: of (?:the|a) week)\b|\b(?:on )?(?:which|what) (?:week)?day(?: of the week)?\b|\b(?:for|from) monday (?:to|through|till|until) (?:sunday|friday|saturday)\b/iu

/** "For each day what we cook" of something that is of a week. */
const everyDay = /\b(?:for|on) (?:each|every) day\b/iu
const isOfWeek = /\bweek(?:ly|s)?\b/iu

const isPlan = /\b(?:week|weekly|plan\w*|time-?tables?|rotas?|rosters?|schedules?|menus?)\b/iu

/** What such a plan holds, by the words that it is told with, and what each of it is called by. */
const held: readonly [RegExp, string, string][] = [
  [/\b(?:meals?|dinners?|lunch(?:es)?|suppers?|dish(?:es)?|menus?|eat|cook(?:s|ed)?)\b/iu, 'meals', 'dish'],
  [/\bshifts?\b|\bwho works\b/iu, 'shifts', 'who works'],
  [/\b(?:chores?|housework|clean\w*)\b/iu, 'chores', 'chore'],
  [/\b(?:class(?:es)?|lessons?|courses?|school)\b/iu, 'lessons', 'subject'],
  [/\b(?:training|workouts?|exercises?)\b/iu, 'workouts', 'exercise'],
  [/\b(?:medic\w+|pills?|tablets?)\b/iu, 'doses', 'medicine'],
  [/\btasks?\b/iu, 'tasks', 'task'],
]

/** Each question of the plan as the name of a fact; '' for what its title says already. */
function factOf(piece: string, title: string): string {
  const said = piece
    .trim()
    .replace(/^(?:and|with|also)\s+/iu, '')
    .trim()
  if (
    /^(?:what|which \p{L}+) (?:we|i|they|you|to|is|there is|everyone|everybody)\b.*$|^what$|^what(?:['’]s| is) for \p{L}+$/iu.test(
      said,
    )
  )
    return ''
  if (new RegExp(String.raw`^(?:the |which )?(?:${title}(?:e?s)?|meals?|dishes)$`, 'iu').test(said)) return ''
  if (/^(?:when|at what time)$/iu.test(said)) return 'time'
  return said.replace(/^who does (?:it|them|which|what)$/iu, 'who does it')
}

const fromUntil =
  /\s*\bfrom when (?:un)?til{1,2} when\b|\s*\bfrom when to when\b|\s*\bwhen (?:it|they|he|she) starts? and ends?\b/iu

function toldPlan(head: string, told: string, kept: string): string | null {
  const found = held.find(([words]) => words.test(`${head} ${told}`))
  if (found === undefined) return null
  const [, kind, title] = found
  const hours = fromUntil.test(told) ? ['from (time)', 'until (time)'] : []
  const facts = told
    .replace(fromUntil, '')
    .replace(new RegExp(String.raw`^${kind} with\b`, 'iu'), '')
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/iu)
    .map((piece) => factOf(piece, title))
    .filter((fact) => fact !== '' && fact.toLowerCase() !== title)
  const all = [title, 'day of the week', ...facts, ...hours]
  return `${head}: ${kind} with ${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}${kept}`
}

/** "With day, time and room" of what is the same every week. */
const bareDay =
  /(?<=(?:\bwith|,|\band|:)\s)(?:day|week ?day)(?: \(monday to (?:sunday|friday)\))?(?=\s*(?:,|\band\b|[.;]|$))/giu
const isSameEachWeek = /\b(?:weekly|time-?tables?|rotas?|rosters?|(?:for|of) the week)\b/iu

/** "School timetable: subject, day of the week and room" names no kind of which these are facts. */
function withKind(message: string): string {
  const [, head = '', facts = ''] = /^([^:.;]+):\s*([^:.;]+)/u.exec(message) ?? []
  const found = held.find(([words]) => words.test(head))
  if (found === undefined || !facts.includes('day of the week') || /\b(?:with|each|where)\b/iu.test(facts))
    return message
  return message.replace(/:\s*/u, `: ${found[1]} with `)
}

export function plainWeekPlan(message: string): string {
  if (!isPlan.test(message)) return message
  const [sentence = '', ...others] = message.split(/(?<=[.!?;])\s+/u)
  const days = isOfWeek.test(sentence) && !eachDay.test(sentence) ? everyDay : eachDay
  const [said] = days.exec(sentence) ?? []
  if (said === undefined)
    return isSameEachWeek.test(message) ? withKind(message.replace(bareDay, 'day of the week')) : message
  const [, head, questions] =
    /^(.+?)\s*(?::|\bwith\b|\bfor (?=each|every|which)|\b(?=what|which|who)\b)\s*(.*)$/iu.exec(sentence) ?? []
  if (head === undefined || questions === undefined) return message
  const told = questions
    .replace(days, ' ')
    .replace(/[.!?;]$/u, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  const [end = ''] = /[.!?;]$/u.exec(sentence) ?? []
  const plain = toldPlan(head.replace(days, '').replace(/,\s*$/u, '').trim(), told, end)
  return plain === null ? message : [plain, ...others].join(' ')
}
