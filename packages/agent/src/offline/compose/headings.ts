// What a list says first: a question or a claim that fits its subject, or the number of its records.
import type { Brief, Field } from '../brief.ts'
import { pick } from '../seed.ts'
import { topicOfNoun } from '../topics/index.ts'
import { partsOf } from './roles.ts'

const claims: Readonly<Record<string, readonly string[]>> = {
  tasks: [],
  notes: ['Written down', 'Worth keeping'],
  plants: ['What grows here', 'Green and looked after'],
  recipes: ['What is for supper?', 'Cooked before, and liked'],
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

/** Things of a topic that its claims do not fit. */
const claimsOfNoun: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?:^|\s)(?:gift|present|wish)$/, ['Wished for', 'What would please']],
  [/(?:^|\s)(?:appointment|booking|reservation|shift|lesson|session|rehearsal|training)$/, ['Who comes when']],
  [/(?:^|\s)(?:exam|test|homework|assignment)$/, ['What comes next']],
]

/** Null where the number of records is the better heading. */
export function claimOf({ entity, topic, seed, request }: Brief): string | null {
  if (topicOfNoun(entity.singular)?.id !== topic || /\b(?:weather|crypto|coins?|translat)/i.test(request)) return null
  const fitting = claimsOfNoun.find(([noun]) => noun.test(entity.singular))?.[1] ?? claims[topic] ?? []
  return pick([null, ...fitting, ...fitting], seed, `heading of ${request.length}`)
}

/** The figure whose least and most stand under the heading. */
export function rangedFigure(brief: Brief): Field | null {
  const { figure } = partsOf(brief)
  if (figure === null || brief.skeleton === 'days') return null
  return figure.kind === 'money' || (figure.kind === 'number' && figure.unit !== undefined) ? figure : null
}
