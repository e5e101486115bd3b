// What apps where people meet are called that were given no name: by who meets there, what they love, or whose ideas it holds.
import type { Archetype } from '../archetypes/archetypes.ts'
import { capitalize, singularize } from '../inflect.ts'

/** What only says which sort of app it is. */
const sortWord =
  /\b(?:chat|messenger|messag\w+|apps?|social|network|community|feed|forum|board|feedback|suggestions?|ideas?|dating|singles|tool|platform|site|page|portal|box|place)\b/i

const article = String.raw`(?:(?:the|our|my|an?|all|other|local) )*`
const size = String.raw`(?:(?:small|little|big|large|local|young|whole|entire|new) )*`
const words = String.raw`((?:(?!(?:who|that|which|where|with|and|to|in|on|at|from|of|for|by|so|can|could|post|share|write|talk|chat|speak|meet|love|like|enjoy|is|are|near|named|called)\b)\p{L}[\p{L}'’-]*\s?){1,3})`

const ofStaff = new RegExp(
  String.raw`\b(?:for|of|between|among) ${article}(staff|team|crew|members|people|volunteers|guests|tenants|parents|fans|friends) (?:of|at|in) ${article}${size}${words}`,
  'iu',
)
const forWhom = new RegExp(String.raw`\b(?:for|of|between|among) ${article}${size}${words}`, 'iu')
/** "The sailing crew's chat", "our choir chat". */
const whose = new RegExp(
  String.raw`^(?:an? |the |our |my )?${size}((?:\p{L}+ )?\p{L}{3,}?)(?:['’]s)? (?:group )?chat\b`,
  'iu',
)
/** Says how it is, not whose. */
const anySort =
  /^(?:simple|private|group|team|anonymous|small|live|online|secure|open|public|video|ai|web|new|free|quick|easy|\p{L}+ful)\b/iu
/** Behind these it is said what they do, love or are: nobody is called "people". */
const anybody = /^(?:people|everybody|everyone|those|users|anyone|somebody|me|us|them|you|friends|singles|someone)$/i

function groupIn(text: string): string | undefined {
  const staff = ofStaff.exec(text)
  if (staff !== null) {
    const [, who = '', place = ''] = staff
    return capitalize(`${place.trim().toLowerCase()} ${who.toLowerCase()}`)
  }
  const group = forWhom
    .exec(text)?.[1]
    ?.trim()
    .replace(/['’]s?$/, '')
  if (group !== undefined && !anybody.test(group) && !sortWord.test(group)) return capitalize(group)
  return undefined
}

const loves =
  /\bwho (?:all )?(?:love|like|enjoy|adore|live for|are (?:crazy|mad|passionate) about|are into) (?:to )?((?:the )?(?:(?!(?:and|or|with|who|that|to|in|on|at|from|so|where|can)\b)\p{L}[\p{L}'’-]*\s?){1,2})/iu

/** "People who love mountains"; null where it is not said what they love. */
export function lovedIn(text: string): string | null {
  return loves.exec(text)?.[1]?.trim().toLowerCase() ?? null
}

/** Two who love the same. */
function nameOfPairs(text: string): string {
  const loved = lovedIn(text)
  if (loved !== null) {
    const isDone = loved.endsWith('ing') || loved.startsWith('the ') || singularize(loved) === loved
    return isDone ? `Two for ${loved}` : `Two for the ${loved}`
  }
  const group = groupIn(text)
  return group === undefined ? 'Two of us' : `${group} meet`
}

/** What is promised to those who have not come in yet. */
export function meetingHeadline(text: string): string {
  const loved = lovedIn(text)
  if (loved !== null) return `Somebody else who loves ${loved}`
  const group = groupIn(text)
  return group === undefined ? 'Somebody for the long way home' : `Meet other ${group.toLowerCase()}`
}

/** Whose ideas: "where guests of our hostel post ideas", "for our library", "for the gym". */
const placeOfIdeas = new RegExp(
  String.raw`\b(?:of|for|in|at|from|about|to) (?:the|our|my|an?) ${size}((?:(?!(?:who|that|which|where|with|and|to|can|post|share|write|feedback|ideas?|new|next)\b)\p{L}[\p{L}'’-]*\s?){1,2})`,
  'iu',
)

function nameOfIdeas(text: string): string {
  const place = placeOfIdeas
    .exec(text)?.[1]
    ?.trim()
    .replace(/['’]s?$/, '')
  if (place === undefined || anybody.test(place)) return 'Ideas'
  return capitalize(`${place} ideas`)
}

/** @param said how the message begins, where that may be a name */
export function nameOfGathering(
  said: string | undefined,
  archetype: Archetype | null,
  request: string,
): string | undefined {
  if (said !== undefined && !sortWord.test(said)) return undefined
  const text = request.split(/[.;!?\n]/)[0] ?? ''
  if (archetype?.id === 'dating') return nameOfPairs(text)
  if (archetype?.id === 'feedback') return nameOfIdeas(text)
  if (archetype?.id === 'social' && !/\b(?:forum|board)\b/i.test(text)) return groupIn(text)
  if (archetype?.id !== 'chat') return undefined
  const group = groupIn(text)
  const own = whose.exec(text)?.[1]
  return group ?? (own === undefined || anySort.test(own) ? undefined : capitalize(own))
}
