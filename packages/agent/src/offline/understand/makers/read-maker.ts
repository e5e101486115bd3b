// The site of somebody who sells what they make, and writes of it or teaches it, told in prose: "I make candles. Sell them online
// and write a journal about it." It has the parts that a list of them would have: a shop, a blog, classes, an about page.
import type { Brief } from '../../brief.ts'
import type { NamedPart, NamedParts } from '../kinds/named-parts.ts'
import { partOf } from '../kinds/named-parts.ts'
import { capitalize, pluralize, singularize } from '../inflect.ts'
import { shopName } from '../names/name-shop.ts'
import { plainLines } from '../pairs/told-of-sides.ts'

const shop = String.raw`(?:web|online|internet|farm|tea|book|pottery|wool|surf|gift)?[ -]?(?:shop|store|store ?front)`
const sells = new RegExp(
  String.raw`\b(?<!(?:barber|repair|work|coffee|tattoo) )${shop}\b(?! (?:floor|manager|assistant))|\be-?commerce\b|\bfor sale\b|\b(?:to|can|could|may|people|visitors|customers|let (?:people|them))\b[^.;]{0,25}\b(?:buy|order)\b|(?:^|[,.:;]\s*)buy (?!from\b)|\b(?:i|we)(?:['’]d like to)?(?: also)? sell\b|\bselling\b|\b(?:want|like|love) to sell\b|\b(?:sell|buy|order) (?:them|it|my|our|some of)\b|\bsell(?:s|ing)?\b[^.;]{0,30}\bonline\b`,
  'iu',
)
const writes =
  /\b(?:blogs?|blogging|blog posts|jou?rnal|magazine|news(?! ?letter)|posts about|articles)\b|\bstories (?:from|about|of|behind)\b|\btell(?:ing)? stories\b|\b(?:diary|reports?|reviews) (?:of|about|on|from)\b|\blike a diary\b|\bworkshop diary\b|\bpost (?:about|what|how)\b|\b(?:i|we|to|would|also|and)(?:['’]d| like to| love to| want to)? writ(?:e|ing) (?:a bit |something |a little |regularly )?(?:about|on|of|every|how|what)\b|\bwrite (?:a (?:bit|little)|something)\b|\bwhat['’]s (?:new|fresh)\b|\bposts in which\b/iu
const lesson = String.raw`(?:classes|class list|courses?|workshops?|lessons|tastings|tours|readings|demos|demonstrations|seminars)`
const kindWords = String.raw`(?:(?!(?:and|or|also|the|our|my|an?|for|with|of|in|on|give|hold|teach|offer|run|book|sign|live|weekend|regular|some|guided|repair|date|dates|sell|sells|can|is|are|list)\b)[\p{L}-]+ ){0,2}`
const teaches = new RegExp(String.raw`\b(${kindWords}${lesson})\b(?! (?:diary|selling|for (?:belts|leather)))`, 'giu')
const isBooked =
  /\b(?:sign(?:ing)?[- ]?up|sign (?:themselves |yourself )?up|register|regist\p{L}+|book(?:ed|ing|able)?(?: (?:an?|them|a (?:place|seat|spot)))?|enrol\p{L}*|reserve)\b/iu
const aboutPage =
  /\babout(?: (?:page|me|us|the (?:weavers|family|studio|team|maker|farm|owner|shop)|my(?:self)|ourselves))\b|(?:^|[,;.:]\s*|\band )about(?=\s*(?:[,;.:]|$))|\bwho (?:i am|we are)\b|\b(?:my|our) story\b|\babout (?:me|us)\b|\bpage (?:with|about) (?:my|our|me|us)\b|\bsomething about (?:me|us)\b/iu
const contact = /\bcontact(?: (?:form|page|us|me))?\b|\bways? to (?:reach|contact) (?:me|us)\b/iu
/** What is kept by whoever sells is a list of theirs. */
const otherSort =
  /\b(?:inventory|stock (?:list|level|count)|keep track|track(?:er|ing)? (?:of|my|our)|tracker|log(?:book)?|crm|ledger|book ?keeping|invoices?|till|supplier|marketplace|market place|everyone can|users|members|sign in|log ?in|account|each|every (?!week|month|day)|auction|classified|second hand|swap|lend|app\b|portfolio|real estate|forum|clients?|employees)\b/iu

export interface Maker {
  post: 'post' | 'news' | 'article' | null
  lessons: string[]
  isBooked: boolean
  hasAbout: boolean
  hasContact: boolean
}

/** Null where nothing is sold, or nothing else is on the site. */
export function readMaker(message: string): Maker | null {
  const text = plainLines(message).replace(/\bjornal\b/giu, 'journal')
  if (!sells.test(text) || otherSort.test(text)) return null
  const lessons = [...new Set([...text.matchAll(teaches)].map(([, said = '']) => said.toLowerCase()))]
    .filter((said) => !/^(?:leather|carpentry) workshop$/u.test(said))
    .filter((said) => singularize(said) !== said || said.endsWith('list') || /\b(?:course|workshop)\b/u.test(said))
  const taught = lessons.filter(
    (said) => !new RegExp(String.raw`\b(?:my|our|an?|the) ${said}\b(?! people)`, 'iu').test(text) || said.endsWith('s'),
  )
  const isWritten = writes.test(text)
  if (!isWritten && taught.length === 0) return null
  const post = !isWritten ? null : /\bnews\b/iu.test(text) ? 'news' : /\barticles\b/iu.test(text) ? 'article' : 'post'
  return {
    post,
    lessons: taught.slice(0, 1),
    isBooked: isBooked.test(text),
    hasAbout: aboutPage.test(text),
    hasContact: contact.test(text),
  }
}

const isLesson = /(?:^|\s)(?:class|course|workshop|lesson|tasting|tour|reading|demo|demonstration|seminar)$/u
const isPost = /(?:^|\s)(?:post|news|article|story|entry|report|review|tip)$/u

/** Whoever only has something for sale may show it on a site; what is bought there needs a cart. */
const isBought = /\b(?:buy|order|cart|basket|check ?out|shop|store|online)\b/iu

/** Has the shop what was told of? */
export function holdsMaker({ front, more, entity, parts, request }: Brief, maker: Maker): boolean {
  const nouns = [entity.singular, ...more.map(({ singular }) => singular)]
  const isSeated = more.some(({ fields }) => fields.some(({ to = '' }) => isLesson.test(to)))
  return (
    (front === 'shop' || (front === 'site' && !isBought.test(request))) &&
    (maker.post === null || nouns.some((noun) => isPost.test(noun))) &&
    (maker.lessons.length === 0 || (nouns.some((noun) => isLesson.test(noun)) && (!maker.isBooked || isSeated))) &&
    (!maker.hasAbout || parts.includes('about'))
  )
}

/** Whoever signs up for a class takes one of its places, and the list of names is the owner's to read. */
export function withSignUps(brief: Brief, { isBooked: isSignedUp, lessons }: Maker): Brief {
  if (!isSignedUp || lessons.length === 0) return brief
  return {
    ...brief,
    isBookingKept: true,
    parts: [...brief.parts, 'seats'],
    more: brief.more.map((kind) =>
      kind.singular === 'booking'
        ? {
            ...kind,
            singular: 'sign-up',
            plural: 'sign-ups',
            fields: kind.fields.map((field) => (field.kind === 'reference' ? { ...field, required: true } : field)),
          }
        : kind,
    ),
  }
}

/** The same as parts that were listed by name. */
export function partsOfMaker({ post, lessons, isBooked: isSignedUp, hasAbout, hasContact }: Maker): NamedParts {
  const called: Readonly<Record<string, string>> = { post: 'blog', news: 'news', article: 'articles' }
  const names = [
    'shop',
    ...(post === null ? [] : [called[post] ?? 'blog']),
    ...(hasAbout ? ['about'] : []),
    ...(hasContact ? ['contact'] : []),
  ]
  const parts = names.flatMap((said): NamedPart[] => {
    const part = partOf(said)
    return part === null ? [] : [part]
  })
  const taught = lessons.map((said): NamedPart => {
    const noun = singularize(said.replace(/ list$/u, ''))
    const plural = pluralize(noun)
    const fields = 'title (required), date, time, place, description'
    const one = { title: capitalize(plural), sort: 'records', noun, plural, fields } as const
    return { ...one, isKnown: true, isBooked: isSignedUp, isTold: false, isAnswered: false }
  })
  return {
    before: '',
    rest: '',
    parts: [...parts.slice(0, post === null ? 1 : 2), ...taught, ...parts.slice(post === null ? 1 : 2)],
  }
}

/** What its wares are called together, or the trade: "candles", "glass blower". */
const wares =
  /\b(?:make|makes|sell|selling|roast|bake|knit|grow|buy|order|for|sew) (?:my |our |some |handmade |homemade |vintage )*(\p{L}+s|(?:my |our )?(?:pottery|honey|bread|coffee|tea|cheese|jewellery|jewelry|wool|soap|beer|wine|knitwear))\b/iu
const trade =
  /^(?:hi,? )?(?:(?:i['’]?m|i am|we are|we['’]re|my|our|a|an|the|i run a|small|little|handmade) )*((?:\p{L}+[’']s )?(?:\p{L}+ ){0,2}(?:shop|store|studio|maker|farm|florist|nursery|brewery|bakery|house|blower|builder|winery|carpentry|centre|soap maker|knitwear|corner|cafe|café))\b/iu

/** @param offers what it sells by name */
export function nameOfMaker(message: string, offers: readonly { name: string }[]): string {
  const text = plainLines(message)
  const said = trade.exec(text)?.[1] ?? wares.exec(text)?.[1]?.replace(/^(?:my|our) /iu, '')
  if (said !== undefined && !/^(?:blog|shop|online shop|online store|web shop|store|them|people)s?$/iu.test(said))
    return capitalize(said.toLowerCase())
  return shopName(
    text,
    offers.map(({ name }) => name),
  )
}
