// What a list says first: a question or a claim that fits its subject, or the question that its facts answer.
import type { Brief, Field } from '../../brief.ts'
import { pick } from '../../seed.ts'
import { capitalize } from '../../understand/inflect.ts'
import { topicOfNoun } from '../../topics/index.ts'
import { partsOf } from '../roles.ts'
import { looksAhead } from '../drawings/measures.ts'
import { hasPosterName } from '../shell/frames.ts'
import { type View, isMain } from '../views.ts'

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

/** "Guests of our hostel post ideas": of what they think when they are asked. */
function wishedFor(request: string): string {
  const whose =
    /\b(?:(?:of|for|in|at) (?:our|the|my)|from (?:our|my)) ((?:(?!(?:who|that|which|where|with|and|to|can|post|share|vote|app|tool|website|site|platform)\b)\p{L}[\p{L}'’-]* ?){1,2})/iu
      .exec(request)?.[1]
      ?.trim()
  return whose === undefined ? 'What should come next?' : `What would make the ${whose} better?`
}

/** Null where nothing is known of the subject. */
export function claimOf({ entity, topic, seed, request, skeleton }: Brief): string | null {
  if (skeleton === 'feed') return pick(['Lately, from all of us', 'Heard this week', 'Said since Monday'], seed, 'feed')
  if (entity.singular === 'profile') return 'Who is here?'
  if (skeleton === 'ballot') return wishedFor(request)
  if (topicOfNoun(entity.singular)?.id !== topic || /\b(?:weather|crypto|coins?|translat)/i.test(request)) return null
  const ofNoun = claimsOfNoun.find(([noun]) => noun.test(entity.singular))?.[1]
  // A later message adds lines to the request and changes no heading.
  const [began = ''] = request.split('\n', 1)
  const turn = `heading of ${began.length}`
  // Of two lists of one topic each says what is its own.
  const ofWords = (claimsOfWords[topic] ?? []).flatMap(([words, said]) => (words.test(request) ? said : []))
  if (ofNoun === undefined && ofWords.length > 0) return pick(ofWords, seed, turn)
  const fitting = ofNoun ?? claims[topic] ?? []
  return fitting.length === 0 ? null : pick(fitting, seed, turn)
}

/** Between a name as large as a poster and the title of a lead, a third heading would only be in the way: it is heard. */
export function isHeard(view: View): boolean {
  return isMain(view) && hasPosterName(view) && view.skeleton === 'plate' && view.copy.headline === ''
}

/** What a list is opened for, by the facts that are kept: when, where it stands, how good, who. */
export function questionOf(brief: Brief): string {
  const { entity, fields, seed } = brief
  const { day, status } = partsOf(brief)
  const has = (...kinds: Field['kind'][]): boolean => fields.some(({ kind }) => kinds.includes(kind))
  if (day !== null && looksAhead(brief, day)) return pick(['What comes next?', 'What is coming up?'], seed, 'question')
  if (status !== null && /(?:^|_)(?:status|state|stage|phase|progress)(?:_|$)/.test(status.name))
    return pick(['Where things stand', 'What is still open?'], seed, 'question')
  if (has('rating')) return pick([`Which ${entity.singular} was best?`, 'Tried, and judged'], seed, 'question')
  if (has('email', 'phone')) return pick(['Whom to call?', 'Who is who'], seed, 'question')
  // What people write is read for what came last; of things that nothing more is known of, their name says most.
  return /(?:post|thread|topic|message|story|update)$/.test(entity.singular)
    ? 'What is new?'
    : capitalize(entity.plural)
}
