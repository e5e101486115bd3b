// Parts of a site with what is done there told behind them, "articles that members write and others read", "workshops people
// can book": the part stands in its list, and who does what there is a sentence of its own.
import { singularize } from '../inflect.ts'

const somebody = String.raw`(?:(?:the|our|my|all|some|other) )?(?:members?|users?|people|readers|visitors|guests|customers|students|pupils|parents|volunteers|everyone|everybody|anyone|anybody|others|they|we)`
const may = String.raw`(?: (?:can|could|may|will|should|are allowed to|get to))?`
const written = String.raw`(?<what>articles|posts|stories|reviews|recipes|tips|guides|reports|essays|news|blog (?:posts|articles)|blogs)`
const readBy = String.raw`(?:,? (?:and|but|which|that|so) (?:that )?(?:${somebody})${may} (?:reads?|sees?|look at|comments?(?: on)?)(?: (?:them|it))?|,? for ${somebody} to read)?`
/** Where the list goes on, or ends. */
const over = String.raw`(?=\s*(?:[,.;!]|$|\band\b|\bplus\b))`

/** "Articles that our members write and everyone can read", "articles written by members". */
const ofWriters = new RegExp(
  String.raw`\b${written}(?: about [\p{L}' -]+?)? (?:(?:that |which )?(?<who>${somebody})${may} (?:write|post|publish|share|submit|contribute)|(?:are )?(?:written|posted|contributed) by (?<by>${somebody}))${readBy}${over}`,
  'giu',
)
/** "Courses that people can book", beside other parts of a site. */
const booked = new RegExp(
  String.raw`\b(?<what>workshops|courses|classes|tours|tastings|events|seminars|trainings|retreats) (?:that |which )?${somebody}${may} (?:book|reserve|sign up for|register for)(?: online)?(?=\s*(?:[,.;!]|$|\band\b|\bplus\b))`,
  'iu',
)
const otherParts = /\b(?:shop|store|articles?|blog|news|gallery|team|prices|about page)\b/iu

const writers = (said: string): string => (/^(?:they|we|others)$/iu.test(said) ? 'members' : said)

export function plainRelatives(message: string): string {
  const deeds: string[] = []
  const plain = message
    .replace(ofWriters, (...args) => {
      const { what = '', who = '', by = '' }: Record<string, string | undefined> = args.at(-1)
      const one = writers((who === '' ? by : who).replace(/^(?:the|our|my|all|some|other) /iu, ''))
      deeds.push(`${one.charAt(0).toUpperCase()}${one.slice(1)} write the ${what}.`)
      return what
    })
    .replace(booked, (all, ...args) => {
      const { what = '' }: Record<string, string | undefined> = args.at(-1)
      if (!otherParts.test(message)) return all
      deeds.push(`People book a place in a ${singularize(what.toLowerCase())}.`)
      return what
    })
  return deeds.length === 0 ? message : `${plain.trimEnd().replace(/(?<![.!?])$/u, '.')} ${deeds.join(' ')}`
}
