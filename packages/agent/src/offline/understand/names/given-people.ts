// Who is meant by "us", where a message names them: "for me, Tom and Ida", "my kids Mia (8) and Jonas (11)", "flatmates:
// Ana, Bo". They are whom a chore, a cost or a feeding is of, and neither facts nor things that are kept.
import type { Field } from '../../brief.ts'
import { withMadeTitle } from '../fields/arrange-fields.ts'
import { capitalize } from '../inflect.ts'
import type { Kinds } from '../kinds/relate-kinds.ts'

const name = String.raw`\p{Lu}\p{Ll}+(?:\s*\(\d{1,2}\))?`
const names = String.raw`${name}(?:\s*,\s*${name})*(?:\s*,?\s+(?:and|&|or)\s+(?:me|myself|${name}))|${name}(?:\s*,\s*${name})+`
const group = String.raw`(?:[Uu]s|[Ww]e|[Ff]riends|[Ff]lat ?mates|[Rr]oom ?mates|[Hh]ouse ?mates|[Kk]ids|[Cc]hildren|[Pp]eople|[Pp]ersons|[Ff]amily|[Tt]wins|[Ss]iblings|[Bb]rothers|[Ss]isters|[Cc]olleagues|[Mm]embers|[Pp]layers|[Pp]artners|[Ff]lat|[Hh]ousehold|[Hh]ouse|[Ss]ons|[Dd]aughters|[Gg]irls|[Bb]oys|[Pp]articipants|[Rr]esidents|[Tt]enants|[Tt]eam)`
/** "4 flatmates – Anna, Ben", "people are Anna and Ben", "our flat: Ana, Bo", "my kids Mia (8) and Jonas". */
const ofGroup = new RegExp(
  String.raw`(?<=\b${group}(?:\s+(?:are|is|called|named|share|in it))?)(?:\s*[:–—(-]\s*|\s+)(?:(?:which|who) (?:are|is)\s+|(?:are|called|named)\s+)?(${names})\)?(?=\s*(?:[.,;:!?–—)]|$)|\s+(?:who|share|have|live|do|and|i|we|with|to|each)\b)`,
  'gu',
)
/** "For me, Tom and Ida", "Tom, Ida and me": who writes is one of them. */
const withMe = new RegExp(
  String.raw`\b(?:for|between|of|among) (me\s*,\s*${name}(?:\s*,\s*${name})*\s*,?\s+(?:and|&)\s+${name}|me\s+(?:and|&)\s+${name}|${name}(?:\s*,\s*${name})*\s*,?\s+(?:and|&)\s+(?:me|myself))(?=\s*(?:[.,;:!?–—]|$)|\s+(?:who|to|with)\b)`,
  'gu',
)
/** "4 flatmates", of which nothing is left but how many they are. */
const soMany = new RegExp(
  String.raw`(?<=[:;,–—]\s*)(?:(?:the|our|my|we are)\s+)?(?:(?:\d+|two|three|four|five|six) )?${group}(?=\s*[.;])`,
  'gu',
)
/** "Split costs with friends": with whom it is done is no fact. */
const withThem = new RegExp(
  String.raw`(?<=^[^.:;!?]*)\s+(?:with|among|between) (?:(?:my|our|some|the|other)\s+)*(?:friends|flatmates|roommates|family|colleagues|others|neighbou?rs|siblings|kids)(?=\s*(?:[.:;!?]|$))`,
  'iu',
)
/** Asks of each record whose it is. */
const ofSomebody =
  /\b(?:who|whom|whose|chores?|child|kid|person|paid|pays|points|each of us|turn|responsible|assigned|owes?)\b/i

export interface GivenPeople {
  people: string[]
  /** The message without their names. */
  rest: string
}

function split(list: string): string[] {
  return list
    .replace(/\s*\(\d{1,2}\)/g, '')
    .split(/\s*,\s*(?:(?:and|&|or)\s+)?|\s+(?:and|&|or)\s+/)
    .filter((each) => each !== '')
    .map((each) => capitalize(each.replace(/^myself$/, 'me')))
}

export function readGivenPeople(text: string): GivenPeople {
  if (!ofSomebody.test(text)) return { people: [], rest: text.replace(withThem, '') }
  const found = [...text.matchAll(ofGroup), ...text.matchAll(withMe)].map(([, list = '']) => list)
  const people = [...new Set(found.flatMap(split))]
  if (people.length < 2) return { people: [], rest: text.replace(withThem, '') }
  const rest = text.replace(ofGroup, '').replace(withMe, 'for us').replace(soMany, '').replace(withThem, '')
  return { people, rest: rest.replace(/:\s*(?=[.;])/g, '') }
}

const ofPerson =
  /^(?:who|whom|whose|person|child|kid|player|member|paid_by|payer|by|name_of_(?:child|kid)|assigned|assignee|assigned_to|responsible|for_whom|for_who|flatmate|roommate|friend|bought_by|done_by|cook)(?:_|$)|(?:^|_)(?:who|by|person|child|kid|turn|for_whom)$/

/** Whose it is, is one of those who were named. */
export function withGivenPeople(kinds: Kinds, people: readonly string[]): Kinds {
  if (people.length === 0) return kinds
  const { main } = kinds
  const isOfNobody = ![main, ...kinds.more].some(({ fields }) => fields.some(({ name: each }) => ofPerson.test(each)))
  if (isOfNobody && main.topic === 'tasks') {
    const who: Field = { name: 'who', label: 'Who', kind: 'choice', required: false, options: [...people] }
    const [title, ...others] = main.fields
    return title === undefined ? kinds : { ...kinds, main: { ...main, fields: [title, who, ...others] } }
  }
  const give = <T extends { singular: string; fields: Field[] }>(kind: T): T => ({
    ...kind,
    fields: ofThem(kind.fields, kind.singular, people),
  })
  return { ...kinds, main: give(kinds.main), more: kinds.more.map(give) }
}

function isPerson({ kind, name: each }: Field): boolean {
  return kind === 'text' && ofPerson.test(each)
}

function ofThem(fields: readonly Field[], singular: string, people: readonly string[]): Field[] {
  const [title, ...others] = fields
  const told = fields.map((field): Field =>
    isPerson(field) ? { ...field, kind: 'choice', required: false, options: [...people] } : field,
  )
  // What is noted of somebody is not called by who it was.
  return title !== undefined && isPerson(title) && title.isMade !== true && others.length > 0
    ? withMadeTitle(told, singular)
    : told
}
