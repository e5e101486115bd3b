// What people keep at home or in a group, as they type it → with the kinds and the facts that such a thing has: the parts of a
// family organizer, the moods of a mood tracker, the areas of a to-do list.
import { capitalize } from '../inflect.ts'

const words = String.raw`[\p{L}’'-]+(?: (?!and\b|or\b)[\p{L}’'-]+){0,3}`
const listed = String.raw`(${words}(?:(?:\s*,\s*(?:and |or )?|\s+(?:and|or)\s+)${words})+)`
const split = (list: string): string[] =>
  list
    .split(/\s*,\s*(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/iu)
    .map((each) => each.trim().replace(/^(?:an?|the|our|my|shared)\s+/iu, ''))
    .filter((each) => each !== '')

/** Of what an organizer is made, each with what is noted of it. */
const parts: readonly [RegExp, string][] = [
  [/^(?:shopping|groceries|grocery)(?: lists?| items)?$/i, 'Shopping items with name, quantity, done.'],
  [
    /^(?:chores?|housework|household (?:chores|tasks|jobs))(?: lists?| charts?| plans?)?$/i,
    'Chores with title, who, done.',
  ],
  [/^(?:to-?do(?:s|e?s)?|tasks?)(?: lists?)?$/i, 'Tasks with title, due date, done.'],
  [
    /^(?:(?:family |shared )?calendar|events?|dates|appointments|schedule)$/i,
    'Events with title, date, time, place. Calendar.',
  ],
  [/^(?:meals?|meal (?:plans?|planner|planning)|dinners?|menu)$/i, 'Meals with title, date, notes.'],
  [/^(?:notes?|pin ?board|messages)$/i, 'Notes with title, body.'],
  [/^(?:news|announcements|updates)$/i, 'Announcements with title, text, date.'],
  [/^(?:photos|pictures|photo gallery)$/i, 'Photos with title, photo, date.'],
  [/^(?:members|member list|members list|member directory|contact list)$/i, 'Members with name, email, phone.'],
  [/^birthdays?(?: lists?| calendar)?$/i, 'Birthdays with name, date.'],
  [/^(?:expenses|costs|budget|spending)$/i, 'Expenses with what, amount (money), date.'],
  [/^recipes?$/i, 'Recipes with title, ingredients, method.'],
  [/^(?:packing lists?|packing)$/i, 'Packing items with name, done.'],
  [/^(?:contacts|phone numbers|important numbers)$/i, 'Contacts with name, phone.'],
  [/^(?:documents|papers|files|minutes|downloads|club documents)$/i, 'Documents with title, link, date.'],
]
const organizer = new RegExp(
  String.raw`((?:[\p{L}’'-]+ ){0,3}(?:organi[sz]er|planner|hub|home app|household app|family app|command cent(?:er|re))(?: for [^.:,;]{3,30}?)?)\s*(?::|with|[-–—])\s*${listed}(?=\s*(?:[.;!]|$))`,
  'iu',
)

const isDated = (kind: string): boolean => kind.startsWith('Events')

/** Null where one of them is nothing that every such app has; what has days comes last. */
export function kindsOfList(list: string): string | null {
  const items = split(list).map((item) =>
    item.replace(/^(?:upcoming|latest|new|important|private|useful|club|internal|all)\s+/iu, ''),
  )
  const kinds = items.map((item) => parts.find(([says]) => says.test(item))?.[1])
  if (kinds.length < 2) return null
  const known = kinds.filter((kind) => kind !== undefined)
  if (known.length < kinds.length) return null
  return [...new Set([...known.filter((kind) => !isDated(kind)), ...known.filter(isDated)])].join(' ')
}

function organizerOfKinds(text: string): string {
  const [whole, what = '', list = ''] = organizer.exec(text) ?? []
  const kinds = whole === undefined ? null : kindsOfList(list)
  return whole === undefined || kinds === null ? text : text.replace(whole, `${what}. ${kinds}`)
}

/** "Mood tracker for teenagers": a mood of each day, where nobody says what is noted. */
const moods = /\bmood (?:tracker|diary|journal|log|book|calendar)s?\b(?![^]*\b(?:with|mood|how i feel)\b)/iu
const isLook = /\s*(?:,|\bin\b)\s*(?:[\p{L}]+\s*){1,4}$/iu

function moodOfEachDay(text: string): string {
  if (!moods.test(text)) return text
  const plain = text.trim().replace(/[.!]$/, '')
  const look = isLook.exec(plain)?.[0] ?? ''
  const head = plain.slice(0, plain.length - look.length)
  return `${head} with date, mood (great, good, okay, low, awful) and note${look}`
}

/** "To-do list for our theatre: stage, light, sound, costumes": what it is divided into, where no word of it is a fact. */
const areas = new RegExp(
  String.raw`^([^:.;]*\b(?:to-?do|todo|tasks?|check)[ -]?(?:list|board|app|s)?\b[^:.;]*?)(?::\s*|,?\s+(?:sorted|grouped|split|divided|separated) (?:by|into)\s+)${listed}(?=\s*(?:[.;!]|$))`,
  'iu',
)
const isFact =
  /\b(?:title|name|task|due|date|dates|deadline|done|status|priority|who|notes?|description|time|assigned|assignee|responsible|person|category|tags?|project|reminders?|effort|points|comments?|checkbox|progress|owner|estimate|repeat\w*|photos?|search|filter|sort)\b/iu

function areasOfTasks(text: string): string {
  return text.replace(areas, (all: string, what: string, list: string) => {
    const items = split(list)
    if (
      items.length < 2 ||
      items.some(
        (item) =>
          isFact.test(item) ||
          /^(?:add|buy|call|clean|write|pay|book|fix|get|make|do|see|can|edit|delete|mark)\b/i.test(item),
      )
    )
      return all
    return `${what} with area (${items.map(capitalize).join(', ')})`
  })
}

/** "Who cleans what this week" asks for a name. */
const whoDoes =
  /\bwho (?:cleans|does|cooks|washes|takes|has to do|is doing|waters) what(?: (?:this|each|every) (?:week|day|month))?\b/giu
const marked =
  /,\s*(?:and\s+)?(?:mark|tick|check)(?:ed|ing)?(?: (?:it|them|as))?(?: off)? ?(?:as )?done\b|,\s*tick(?:ed|ing)?(?: (?:it|them))? off\b/giu
const rotates = /,\s*(?:and\s+)?rotat(?:e|es|ing|ion)(?: (?:weekly|every week|them))?(?=\s*(?:[.,;]|$))/giu

function factsOfChores(text: string): string {
  if (!whoDoes.test(text)) return text
  return text.replace(whoDoes, 'who').replace(rotates, ', week').replace(marked, ', done')
}

/** "A shared shopping list for our flat, me, Jonas and Priya": who wrote down what is needed. */
const ofPeople =
  /\b((?:shared |joint )?(?:shopping|grocery|wish) list) (?:for|of|between) (?:((?:our|my|the) \p{L}+)\s*[,:(–-]\s*)?((?:me\s*,\s*)?\p{Lu}\p{Ll}+(?:\s*,\s*\p{Lu}\p{Ll}+)*\s*,?\s+and\s+(?:me|\p{Lu}\p{Ll}+))\)?(?=\s*(?:[.;]|$))/u

function listOfPeople(text: string): string {
  return text.replace(
    ofPeople,
    (_, list: string, whose: string | undefined, names: string) =>
      `${list}${whose === undefined ? '' : ` for ${whose}`} with name, quantity, added by (${split(names).map(capitalize).join(', ')}), done`,
  )
}

/** "Notes - just title and text": these and no others. */
const only = /\s*[-–—,:]\s*(?:just|only|nothing but)\s+(?:an?\s+)?(?=(?:title|name|text|headline)\b)/iu
const onlyFacts = (text: string): string => text.replace(only, ' with ')

/** "Team retro board with three columns: went well, to improve, actions": in which a card stands. */
const retro = new RegExp(
  String.raw`^([^.:;]*\bretro(?:spective)?(?: board| app| tool| wall)?(?: for [^.:,;]{3,30}?)?)(?:,? with)?(?:\s+(?:three|four|two|the|3|4))*(?:\s+columns?)?\s*(?::|-|–|\()?\s*${listed}\)?(?=\s*(?:[.;!]|$))`,
  'iu',
)
const columnsOfCards = (text: string): string =>
  text.replace(
    retro,
    (_, what: string, list: string) =>
      `${what}. Each card has text (required) and column (${split(list).map(capitalize).join(', ')})`,
  )

/** "Kanban for my film crew with cards assigned to people". */
const cards =
  /^(?:.{0,30}\b(?:need|want|make|build|create|have|like)\b (?:me |us )?(?:an? )?)?kanban(?: board)? for ((?:my|our|the|an?) [^.,;:]{3,30}?) with cards(?: (?:that are |which are )?(assigned) to (?:people|members|someone|each other))?/iu

function cardsOnBoard(text: string): string {
  return text.replace(
    cards,
    (_, whose: string, assigned: string | undefined) =>
      `a kanban board for ${whose.replace(/^(?:my|our) /iu, 'the ')}: title, ${assigned === undefined ? '' : 'assigned to, '}due date, status`,
  )
}

const steps: readonly ((text: string) => string)[] = [
  organizerOfKinds,
  moodOfEachDay,
  areasOfTasks,
  factsOfChores,
  listOfPeople,
  onlyFacts,
  cardsOnBoard,
  columnsOfCards,
]

export function plainHouseholds(message: string): string {
  return steps.reduce((text, step) => step(text), message)
}
