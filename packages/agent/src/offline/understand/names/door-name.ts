// A name as somebody would write it over a door: what it holds or whose it is, and never the sort of software it is.
import type { Entity } from '../../brief.ts'
import { capitalize, pluralize, singularize } from '../inflect.ts'

const looks =
  /^(?:(?:editorial|cozy|cosy|minimal(?:ist(?:ic)?)?|brutalist|corporate|elegant|technical|neon|playful|modern|colou?rful|pastel|monochrome)\s+)+(?=\p{L}+\s+\p{L})/iu
const sort = String.raw`(?:(?:web|mobile|phone|desktop) )?(?:apps?|application|tools?|trackers?|crm|platform|software|(?:web ?)?site|portal|system|page)`
const ending = new RegExp(String.raw`^(.+?)\s+(${sort})(?:\s+(?:for|of|about)\s+(.+))?$`, 'iu')
const articles = /^(?:(?:the|my|our|your|an?|all|new|small|little|local|people|everyone)\s+)+/iu

/** Kept by somebody of a trade: it stands in their place of work. */
const placeOf: Readonly<Record<string, string>> = {
  beekeeper: 'hive',
  gardener: 'garden',
  cook: 'kitchen',
  chef: 'kitchen',
  baker: 'bakery',
  farmer: 'farm',
  winemaker: 'cellar',
  photographer: 'studio',
  carpenter: 'workshop',
  nurse: 'ward',
  librarian: 'library',
  teacher: 'classroom',
}
const kept = /^(\p{L}+?)(?:['’]s)? (notes|log|diary|journal|book)$/iu

/** What is done or measured goes into a diary; of things there are several. "Log" is what one does there. */
const logged =
  /^(?:weight|fitness|gym|sleep|water(?: intake)?|mood|rowing|running|cycling|swimming|walking|hiking|climbing|yoga|training|workout|exercise|reading|sleep|period|calories?|calorie|symptom|blood pressure|\p{L}+ing)$/iu

/** "For our vineyard", "to keep my coins", behind what sort of app it is: whose or what it is. */
function saidOf(request: string): { owner: string; object: string } {
  const words = String.raw`((?:(?!(?:with|where|that|which|who|and|to|in|on|at|from|of|for|by|so|can|is|are)\b)\p{L}[\p{L}'’-]*\s?){1,3})`
  const first = request.split(/[.;:!?\n]/)[0] ?? ''
  const owner = new RegExp(String.raw`\b(?:for|of) (?:our|my|the|an?) ${words}`, 'iu').exec(first)?.[1] ?? ''
  const object =
    new RegExp(
      String.raw`\b(?:to (?:keep|track|manage|collect|follow|log|store|watch)(?: track of)?|for) (?:(?:our|my|the|all) )?${words}`,
      'iu',
    ).exec(first)?.[1] ?? ''
  return { owner: owner.trim(), object: object.trim() }
}

/** One thing of a kind that the app holds many of. */
function ofMany(words: string, main: Pick<Entity, 'singular' | 'plural'>): string {
  const all = words.split(' ')
  const last = all.at(-1)?.toLowerCase() ?? ''
  return last === main.singular ||
    /^(?:appointment|booking|reservation|event|meeting|contact)$/.test(last) ||
    singularize(main.singular.split(' ').at(-1) ?? '') === last
    ? [...all.slice(0, -1), pluralize(last)].join(' ')
    : words
}

/** Sorts of apps that hold nothing of that name: what they hold names them. */
const hollow =
  /^(?:translation|crypto(?:currency)?|ai|smart|simple|tracking|management|data|business|booking|small|private|first|front|start)$/i

export function doorName(name: string, main: Pick<Entity, 'singular' | 'plural'>, request: string): string {
  // "Translator for sailing words" is a list of sailing words, and "Directory of all …" is what it lists.
  const plain = name
    .replace(looks, '')
    .replace(
      /^(?:directory|list|register|database|overview|catalogue?|collection) of (?:all )?(?:the |our |my )?(?=\p{L}+ \p{L})/iu,
      '',
    )
    .replace(/^translator (?:for|of) (?:(?:the|our|my) )?(?=[^,]+ (?:words|terms|vocabulary)$)/i, '')
  const [, before = '', what = '', behind = ''] = ending.exec(plain) ?? []
  // "Personal" alone names nothing.
  if (before === '' || /^(?:personal|own|public|private)$/i.test(before)) return capitalize(atWork(plain))
  const of = behind.replace(articles, '')
  const { owner, object } = saidOf(request)
  if (/^trackers?$/i.test(what)) {
    if (of !== '') return capitalize(logged.test(of) ? `${of} diary` : of)
    if (logged.test(before)) return capitalize(`${before} diary`)
    return capitalize(before.includes(' ') ? ofMany(before, main) : pluralize(singularize(before)))
  }
  if (hollow.test(before)) {
    const held = of !== '' ? of : object !== '' ? object : owner
    return capitalize(
      held !== '' ? held : /^(?:apps?|page|site|entry|entries|record)$/i.test(main.plural) ? before : main.plural,
    )
  }
  if (/^weather$/i.test(before)) return capitalize(owner === '' ? before : `${owner.toLowerCase()} weather`)
  if (of !== '' && /^(?:review|fan|info(?:rmation)?|rating)$/i.test(before)) return capitalize(of)
  return capitalize(atWork(ofMany(before, main)))
}

function atWork(name: string): string {
  const [, who = '', what = ''] = kept.exec(name) ?? []
  const place = placeOf[who.toLowerCase()]
  return place === undefined ? name : `${place} ${what}`
}

const noSubject = /^(?:us|it|them|me|you|people|everyone|everybody|this|that|team|company)$/i

/** "A survey for parents about the school bus", "a quiz for new nurses": what it is about, else whom it is for. */
export function subjectOfQuestions(sortOf: 'survey' | 'quiz', request: string): string | undefined {
  const words = String.raw`((?:(?!(?:with|where|that|which|who|and|or|to|in|on|at|from|of|for|by|so|about|how|what|is|are|we|i)\b)\p{L}[\p{L}'’-]*\s?){1,3})`
  const first = request.split(/[.;:!?\n,]/)[0] ?? ''
  const find = (link: string) =>
    new RegExp(
      String.raw`\b(?:${sortOf}|questionnaire)\b[^]*?\b(?:${link}) (?:(?:the|our|my|your|new|an?) )*${words}`,
      'iu',
    )
      .exec(first)?.[1]
      ?.trim()
  const said = find('about|on') ?? find('of|for')
  return said === undefined || noSubject.test(said) ? undefined : capitalize(`${said.replace(/['’]s?$/, '')} ${sortOf}`)
}
