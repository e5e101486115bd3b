// What others look at on a site, told in prose with its facts ("a site where people can see the cats, each with picture and
// name"), and what they leave there.
import { askedOf, plainItem } from './asked-of.ts'

const looking =
  /\b(?:site|page|website|home ?page|place|something|somewhere) where (?:(?:you|people|visitors|everyone|anyone|guests|customers|listeners|readers|families|fans|they) )(?:can|could) (?:see|look at|find|browse|look through|read about) (?:(?:all|of|the|our|my|every|these|those|upcoming|available|current) )*((?:\p{L}+ )?\p{L}+s)(?:,? each(?: one| of them)?| all)? with ((?:(?!, (?:and|then|so) (?:then|when|if|they|people|we|i|listeners|visitors)\b)[^.;!?])+)/iu
const leaving =
  /\b(?:they|people|visitors|listeners|readers|guests|customers|families|fans|you|anyone|everyone)(?: then)? (?:can|could|should be able to|may) (?:then |also )?(?:ask|leave|send|apply|request|reserve|write|get in touch)(?: (?:us|me|in))?(?: (?:for|to|an?) (?:(?:an?|the|us|me) )?(\p{L}+))?/iu
const ofWhat: Readonly<Record<string, string>> = {
  adopt: 'adoption request',
  buy: 'request',
  see: 'viewing request',
  join: 'sign-up',
}
const noForm = /^(?:it|them|one|comments?|reviews?|ratings?|likes?|orders?)$/iu

/** @returns null where nothing of this is told */
export function shownTold(message: string, whose: string, copy: readonly string[]): string | null {
  const [, things = '', list = ''] = looking.exec(message) ?? []
  const rest = things === '' ? '' : message.slice(message.search(looking))
  const form = leaving.exec(rest.slice(20))
  if (things === '' || form === null) return null
  const facts = list
    .split(/\s*,\s*(?:and\s+)?|\s+and\s+/u)
    .map((item) => plainItem(item.replace(/^(?:if|whether) (?=it\b)/iu, 'whether ')))
    .filter((item) => item !== '')
  if (facts.length < 2) return null
  const said = form[1]?.toLowerCase() ?? ''
  const noun = ofWhat[said] ?? (said === '' || noForm.test(said) ? 'request' : said)
  const usual = noun === 'question' ? ['name', 'question'] : ['name', 'email', 'message']
  const asked = askedOf(rest, usual)
  const article = /^[aeiou]/iu.test(noun) ? 'an' : 'a'
  const sentences = [
    `Website for ${whose} with ${article} ${noun} form where visitors leave ${asked}`,
    `The page shows ${things.toLowerCase()} with ${facts.join(', ')}`,
    ...copy,
  ]
  return `${sentences.join('. ')}.`
}
