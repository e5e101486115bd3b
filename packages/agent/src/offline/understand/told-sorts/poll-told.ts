// What people vote on once, told by how many there are: "vote on our four logo drafts, one vote each". Each is an option; they
// have letters where no names are told. What is to be seen in pictures is kept with them, and each is voted for.
import { capitalize, pluralize, singularize } from '../inflect.ts'
import { spelledNumbers } from '../plain/spelled-numbers.ts'

const count = '(two|three|four|five|six|[2-6])'
const shown = new RegExp(
  String.raw`\b${count} ((?:\p{L}+ ){0,2}?(?:designs?|logos?|proposals?|plans?|drafts?|colou?rs?|names?|options?|variants?|versions?|posters?|covers?|labels?))\b`,
  'iu',
)
const votes =
  /\bvotes? (?:once|only once|for (?:one|their favou?rite)|on (?:one|them|it))\b|\bone vote (?:each|per|only)\b|\b(?:can|should|to|and) vote\b/iu
const isSeen = /\b(?:pictures?|photos?|drawings?|images?|renderings?)\b/iu
/** Whoever brings what is voted on keeps a list of it. */
const isBrought = /\b(?:submit|propose|suggest|add|upload|hand in|budget)\w*/iu
const numbers: Readonly<Record<string, number>> = spelledNumbers
const until =
  /\bresults? (?:are |is )?(?:only )?(?:visible|shown|seen|open|public|announced)? ?(?:to (?:all|everyone) )?(?:after|from|on) ([^.,;]{3,30})/iu

/** The same wish as the readers of polls know it; null where nothing of the sort is voted on. */
export function pollTold(message: string): string | null {
  const [, many = '', what = ''] = shown.exec(message) ?? []
  if (many === '' || !votes.test(message) || isBrought.test(message)) return null
  const one = singularize(what.toLowerCase())
  if (isSeen.test(message)) {
    const comments = /\b(?:comments?|remarks?)\b/iu.test(message) ? ' and can write comments under it' : ''
    return `${capitalize(pluralize(one))}. Each ${one} has title, photo and description. People upvote one once${comments}.`
  }
  const named = new RegExp(
    String.raw`${what}\s*(?::|\(|,? (?:called|named) )\s*((?:[\p{L}\d][\p{L}\d'’ -]*, )+(?:and |or )?[\p{L}\d][\p{L}\d'’ -]*)`,
    'iu',
  ).exec(message)?.[1]
  const size = numbers[many.toLowerCase()] ?? Number(many)
  const told = (named ?? '').split(/,\s*(?:and |or )?|\s+(?:and|or)\s+/u).filter((each) => each !== '')
  const last = one.split(' ').at(-1) ?? one
  const options =
    told.length === size ? told : Array.from({ length: size }, (_, at) => `${capitalize(last)} ${'ABCDEF'.charAt(at)}`)
  const day = until.exec(message)?.[1]?.trim()
  const line = day === undefined ? '' : ` It says "Results from ${day}."`
  return `Poll: "Which of the ${size} ${pluralize(one)} do you like best?" Options: ${options.join(', ')}. One vote per person, results after voting.${line}`
}
