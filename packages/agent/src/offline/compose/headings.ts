// What a list says first: a question or a claim that fits its subject, or the number of its records.
import type { Brief, Field } from '../brief.ts'
import { pick } from '../seed.ts'
import { topicOfNoun } from '../topics/index.ts'
import { partsOf } from './roles.ts'

const claims: Readonly<Record<string, readonly string[]>> = {
  tasks: [],
  notes: ['Written down', 'Worth keeping'],
  plants: ['What grows here', 'Green and looked after'],
  recipes: ['What is for supper?', 'Cooked before, and liked', 'On the stove tonight'],
  books: ['What to read next?', 'On the shelf'],
  films: ['What shall we watch?', 'Seen, and to be seen'],
  animals: ['Who lives here'],
  sightings: ['Seen out there', 'Look what was there'],
  places: ['Where to next?', 'Been there, going there'],
  music: ['What shall we play?', 'Put on again'],
  tastings: ['How did it taste?', 'Tasted slowly'],
  posts: ['Lately written', 'Read this first'],
  photos: ['Looked at twice', 'Light, kept'],
  works: ['The work itself', 'Made so far'],
  profiles: ['Who is here?', 'Say hello first'],
  ideas: ['What would make it better?', 'Said, and listened to'],
  services: ['What can we do for you?'],
  workouts: ['How did it go?'],
  people: ['Who is who', 'Whom to call'],
  things: ['What we have', 'Everything, counted'],
  events: ['What is on', 'Save the day'],
  jobs: ['Where things stand', 'What is under way'],
  tickets: ['What is broken?', 'Waiting for a hand'],
}

type Claims = readonly (readonly [RegExp, readonly string[]])[]

/** Things of a topic that its claims do not fit. */
const claimsOfNoun: Claims = [
  [/(?:^|\s)(?:gift|present|wish)$/, ['Wished for', 'What would please']],
  [/(?:^|\s)(?:appointment|booking|reservation|shift|lesson|session|rehearsal|training)$/, ['Who comes when']],
  [/(?:^|\s)(?:exam|test|homework|assignment)$/, ['What comes next']],
  [/game$/, ['What shall we play?', 'Who begins?', 'Out of the box']],
  [/(?:series|show|anime)$/, ['One more episode', 'What shall we watch?']],
  [/(?:cocktail|drink|smoothie)$/, ['What shall we pour?', 'Mixed, and written down']],
  [/(?:bread|cake|bake)$/, ['Out of the oven', 'Flour on the table']],
  [/(?:restaurant|caf[eé])$/, ['Where shall we eat?', 'A table for us']],
  [/(?:hike|trail|walk)$/, ['Which way today?', 'Walked, and to be walked']],
  [/(?:concert|gig|band)$/, ['Who plays when', 'Heard, and to be heard']],
  [/(?:instrument)$/, ['Who plays what', 'In tune, mostly']],
  [/podcast$/, ['What to listen to next']],
  [/quote$/, ['Well said', 'Said, and kept']],
  [/dream$/, ['What was it about?', 'Before it fades']],
  [/(?:tea|coffee|brew|bean)$/, ['What is in the cup?', 'Brewed, and judged']],
  [/(?:wine|beer|whisky|whiskey|bottle)$/, ['What is in the glass?', 'Poured slowly']],
  [/perfume$/, ['How does it smell?', 'On the wrist']],
  [/cheese$/, ['What is on the board?', 'Cut, and tasted']],
]

/** What else is said of a topic's records tells two lists of them apart. */
const claimsOfWords: Readonly<Record<string, Claims>> = {
  recipes: [
    [/\b(?:vegan|plant[- ]based)\b/i, ['Nothing but plants', 'Green, and enough of it']],
    [/\bvegetarian\b/i, ['Green, and enough of it', 'Out of the vegetable box']],
    [/\b(?:bak(?:e|es|ing)|cakes?|cookies|biscuits|sourdough|bread)\b/i, ['Out of the oven', 'Flour on the table']],
    [/\bdesserts?|puddings?|sweets?\b/i, ['Something sweet', 'Room for one more']],
    [/\b(?:soups?|stews?)\b/i, ['A pot on the stove']],
    [/\b(?:famil\w+|grand\w+|gran|nan|mum|mother)(?:['’]s)?\b/i, ['As it was always made', 'Out of the old book']],
    [/\b(?:minutes|quick\w*|time|how long)\b/i, ['What is ready in time?', 'Soon on the table']],
    [/\b(?:ingredients|shopping)\b/i, ['What is in the house?', 'From what there is']],
    [/\b(?:rat(?:e|ing)|stars)\b/i, ['Worth cooking again']],
  ],
  books: [
    [/\b(?:child\w*|kids?|daughter|son|bedtime)\b/i, ['What shall we read aloud?', 'One more page']],
    [/\b(?:lend|lent|borrow\w*|loan\w*)\b/i, ['Which of them is back?', 'Lent, and missed']],
    [/\bclub\b/i, ['What shall we talk about?', 'Read by all of us']],
    [/\b(?:stars|rat(?:e|ing))\b/i, ['Read, and judged', 'Which was the best?']],
    [/\b(?:pages?|finished|progress)\b/i, ['How far are you?', 'Begun, and finished']],
  ],
  films: [
    [/\b(?:stars|rat(?:e|ing))\b/i, ['Seen, and starred', 'Which was the best?']],
    [/\b(?:famil\w+|child\w*|kids?)\b/i, ['What shall we watch together?']],
    [/\bcinema\b/i, ['Lights down', 'What is on?']],
  ],
  plants: [
    [/\bwater\w*\b/i, ['Who is thirsty today?', 'Watered, and growing']],
    [/\b(?:sow\w*|seeds?|harvest\w*|vegetables?)\b/i, ['Sown, and coming up', 'What is ripe?']],
  ],
  things: [
    [/\b(?:lend|lent|borrow\w*|loan\w*)\b/i, ['Who has what?', 'Lent, and back again']],
    [/\b(?:shelf|shelves|box(?:es)?|drawers?|stored|where)\b/i, ['What is where', 'Everything in its place']],
    [/\b(?:stock|quantit\w+|how many|left)\b/i, ['What is left', 'Counted, and enough']],
  ],
  places: [[/\b(?:stars|rat(?:e|ing))\b/i, ['Been there, and liked it', 'Where was it best?']]],
  music: [[/\b(?:vinyl|records?|lps?)\b/i, ['Side two when it rains', 'Put on again']]],
}

/** Null where the number of records is the better heading. */
export function claimOf({ entity, topic, seed, request }: Brief): string | null {
  if (topicOfNoun(entity.singular)?.id !== topic || /\b(?:weather|crypto|coins?|translat)/i.test(request)) return null
  const ofNoun = claimsOfNoun.find(([noun]) => noun.test(entity.singular))?.[1]
  // Of two lists of one topic each says what is its own.
  const ofWords = (claimsOfWords[topic] ?? []).flatMap(([words, said]) => (words.test(request) ? said : []))
  if (ofNoun === undefined && ofWords.length > 0) return pick(ofWords, seed, `heading of ${request.length}`)
  const fitting = ofNoun ?? claims[topic] ?? []
  return pick([null, ...fitting, ...fitting], seed, `heading of ${request.length}`)
}

/** The figure whose least and most stand under the heading. */
export function rangedFigure(brief: Brief): Field | null {
  const { figure } = partsOf(brief)
  if (figure === null || brief.skeleton === 'days' || isSpent(brief)) return null
  return figure.kind === 'money' || (figure.kind === 'number' && figure.unit !== undefined) ? figure : null
}

/** What is paid again and again is added up: from what to what it goes tells nobody anything. */
const isPaid = /^(?:expense|spending|bill|transaction|payment|donation|purchase|cost|income|receipt|invoice)$/

export function isSpent(brief: Brief): boolean {
  return partsOf(brief).figure?.kind === 'money' && isPaid.test(brief.entity.singular)
}
