// How many a message says there are: two cars are two, and whose turn it is goes round among four people.
import { numberTold, spelledNumbers } from '../../understand/plain/spelled-numbers.ts'
import { type View, isMain } from '../views.ts'
import { people } from './sample-names.ts'

/** So many of a thing are shown row by row. */
const most = 12
const words = Object.entries(spelledNumbers)
  .filter(([, many]) => many > 1 && many <= most)
  .map(([word]) => word)
const number = `${words.join('|')}|[2-9]|1[0-2]`
/** What is told so is a bound, a span or a part of them. */
const noCount = String.raw`(?<!\b(?:most|least|to|than|every|last|next|first|latest|top|newest|max|maximum|minimum|per|within|between|or) )(?<!-)`
const noSpan = String.raw`(?!\s+(?:a|an|per|each|every|at) )`

/** What people are called who are kept by another word. */
const alsoCalled: Readonly<Record<string, string>> = {
  child: '|girls|boys|kids|daughters|sons|grandchildren',
  pupil: '|kids|children|students|girls|boys',
  hive: '|beehives|colonies',
  product: '|kinds|sorts|scents|flavou?rs|designs|varieties',
}

/** "Our two tennis courts", "three flats": how many of them there are; 0 where nobody says. */
export function countSaid({ entity, request }: Pick<View, 'entity' | 'request'>): number {
  const last = entity.plural.split(' ').at(-1) ?? entity.plural
  const also = alsoCalled[entity.singular] ?? ''
  const found = new RegExp(
    String.raw`${noCount}\b(${number}) (?:(?!of\b)[\p{L}-]+ ){0,2}?(?:${entity.plural}|${last}${also})\b${noSpan}`,
    'iu',
  ).exec(request)?.[1]
  return found === undefined ? 0 : numberTold(found)
}

/** Few enough that who pays whom is seen at a glance. */
const usualSharers = 4
const isCouple =
  /\b(?:my|me and my|the) (?:girl ?friend|boy ?friend|partner|wife|husband|spouse|other half)\b|\bcouples?\b|\b(?:the )?two of us\b|\bboth of us\b/iu

/** How many people share what is paid; 0 where these are no such people. */
export function countSharers(view: View): number {
  if (!view.parts.includes('settling') || isMain(view)) return 0
  const said = circle.exec(view.request)?.[1]
  if (said !== undefined) return numberTold(said)
  return isCouple.test(view.request) ? 2 : usualSharers
}

/** Those who share a flat or a trip call each other by their first names. */
export function callEachOther(view: View, names: readonly string[]): readonly string[] {
  const first = names.map((name) => name.split(' ')[0] ?? name)
  return countSharers(view) > 0 && new Set(first).size === first.length ? first : names
}

const together = String.raw`people|persons|of us|flat ?mates|room ?mates|house ?mates|friends|siblings|sisters|brothers|colleagues|employees|drivers|barbers|stylists|hairdressers|therapists|trainers|teachers|coaches|cooks|nurses|doctors|partners|families|households|parents|kids|children|members`
const circle = new RegExp(String.raw`${noCount}\b(${number}) (?:[\p{L}-]+ )?(?:${together})\b${noSpan}`, 'iu')

/** "Two adults and a toddler", "a family of three": who lives together. */
const grownUps = new RegExp(String.raw`\b(${number}) (?:adults|grown-?ups)\b`, 'iu')
const familyOf = new RegExp(String.raw`\b(?:family|household) of (${number})\b`, 'iu')

/** All that somebody's name is taken from: as many as the message says that there are. */
export function circleOf(request: string): readonly string[] {
  // At home people go by their first names.
  const home = (grownUps.exec(request) ?? familyOf.exec(request))?.[1]
  if (home !== undefined) return people.slice(0, numberTold(home)).map((name) => name.split(' ')[0] ?? name)
  const found = circle.exec(request)?.[1]
  return found === undefined ? people : people.slice(0, numberTold(found))
}
