// What is told of a thing in one breath, each with a verb of its own ("a scarf uses one pattern, is knitted by somebody
// and has a length"), said as the facts that it has.

import { isRecordNoun } from './entity-fields.ts'
import { pluralize, singularize } from '../inflect.ts'

const subject = /^((?:an?|each|every|one|the)\s+(\p{L}[\p{L}'’-]*))\s+(?=(?:is|was|gets|uses|has|follows|belongs)\b)/iu
const verb = String.raw`(?:is|was|gets|uses|has|follows|belongs)\b`
const somebody = String.raw`(?:somebody|someone|a person|one person|one of us|people|an? member)`
const byPerson = new RegExp(String.raw`^(?:is|was|gets)\s+(\p{L}+) by ${somebody}$`, 'iu')
const forPerson = new RegExp(String.raw`^(?:is|was)\s+for ${somebody}$`, 'iu')
/** "Shown as a bar": how a fact looks is none. */
const looks = /,?\s+(?:shown|displayed|drawn|seen|given) as (?:an? )?[\p{L} -]+$/iu

function factOf(predicate: string): string | null {
  const plain = predicate.replace(looks, '').trim()
  const by = byPerson.exec(plain)?.[1]
  if (by !== undefined) return `${by.toLowerCase()} by`
  if (forPerson.test(plain)) return 'for whom'
  return /^has\s+(.+)$/iu.exec(plain)?.[1] ?? null
}

/** The same text; where somebody did it, or it is for somebody, the thing has a fact of that name. */
export function predicatesAsFacts(text: string): string {
  return text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => {
      const [whole = '', head = ''] = subject.exec(sentence) ?? []
      const end = /[.!?]*$/.exec(sentence)?.[0] ?? ''
      const said = sentence.slice(whole.length, sentence.length - end.length).replace(looks, '')
      const predicates = said.split(new RegExp(String.raw`\s*,\s*(?:and\s+)?(?=${verb})|\s+and\s+(?=${verb})`, 'iu'))
      const isOfPeople = predicates.some((each) => byPerson.test(each) || forPerson.test(each))
      if (head === '' || predicates.length < 2 || !isOfPeople) return sentence
      const facts = predicates.flatMap((each) => factOf(each) ?? [])
      const others = predicates.filter((each) => factOf(each) === null)
      return [...others.map((each) => `${head} ${each}.`), `${head} has ${facts.join(', ')}${end}`].join(' ')
    })
    .join(' ')
}

const ownList =
  /\b(each|every|an?|the) (\p{L}+(?: \p{L}+)?) (?:has|gets|comes with) (?:an?|its own) ([\p{L}-]+) list\b(?: (?:with|of) (?:things|items)[^.;,]*)?/giu

/** "Every trip has a packing list": each has many of what such a list holds, and they are ticked off. */
export function listsAsKinds(text: string): string {
  return text.replace(ownList, (_, each: string, owner: string, of: string) => {
    const item = isRecordNoun(singularize(of.toLowerCase()))
      ? singularize(of.toLowerCase())
      : `${of.toLowerCase()} item`
    return `${each} ${owner} has many ${pluralize(item)}. A ${item} has a name, done (yes/no)`
  })
}

const intoThem = /\b(put|file|sort|store|keep|collect)\s+(\p{L}+s)\s+(in|into)\s+(?:them|it)\b/giu

/** "An app with folders. Put notes in them": in the folders. */
export function pronounsAsNouns(text: string): string {
  return text.replace(intoThem, (all, deed: string, what: string, into: string, at: number) => {
    const holder = [...text.slice(0, at).matchAll(/\b\p{L}{2,}[^\Ws]s\b/gu)]
      .map(([word]) => word)
      .findLast((word) => word.toLowerCase() !== what.toLowerCase())
    return holder === undefined ? all : `${deed} ${what} ${into} ${holder}`
  })
}
