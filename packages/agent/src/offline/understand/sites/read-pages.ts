// The pages that a message asks for, by the words it calls them, and what is to stand on each.
import type { Copy, Entity } from '../../brief.ts'
import { escapePattern } from '../escape-pattern.ts'
import { capitalize, singularize } from '../inflect.ts'
import { kindOfName } from '../fields/field-kinds.ts'
import { contentOf, titledSentences } from './page-contents.ts'
import { splitList } from '../fields/read-fields.ts'
import { readDark } from '../looks/read-look.ts'
import { nounOfShown } from '../kinds/shown-kinds.ts'

/** A page before it is known whether records or words are on it. */
export interface SaidPage {
  title: string
  lines: string[]
  /** What was said to be on it goes by this noun: "on Work show three pieces". */
  noun?: string
  /** False for "a page of upcoming concerts": what is on it was told, not how it is called. */
  isNamed: boolean
}

const item = String.raw`((?:[^.;()]|\([^)]*\)|\.(?=\S))+)`
const listOfPages: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:pages|sections|tabs|menu items)\b(?:\s+(?:are|for|called|named|like))?\s*[:(]\s*${item}`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:[Pp]ages|[Ss]ections|[Tt]abs)\s+(?:(?:are|called|named|for|like)\s+)?(?=\p{Lu})${item}`,
    'u',
  ),
]
/** "A menu Work, About, Contact": ways to pages, where one of them is a page of every site; else dishes. */
const listOfMenu = new RegExp(
  String.raw`\b[Mm]enu\b(?:\s+(?:bar|at the top|on top|on the left))?\s*(?:[:(]|with|of|has)?\s*(?=\p{Lu})${item}`,
  'u',
)
/** "A website: home, our breads, contact", "About me, my projects, contact form.": a list that only a site is made of. */
const listOfSite: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:web ?site|site|home ?page|portfolio|one[ -]?pager|web ?page)\b[^.:;,("“]{0,40}?(?::|\bwith\b)\s*${item}`,
    'iu',
  ),
  new RegExp(String.raw`(?<=[.!?]\s+)${item}(?=\.|$)`, 'gu'),
  // "About and contact page".
  /(?<=^|[.;,:]\s+|\b(?:with|an?|the|plus)\s+)((?:\p{L}+,\s+)*\p{L}+,?\s+and\s+\p{L}+)(?=\s+pages?\b)/giu,
]
const madeBySite =
  /^(?:home(?: ?page)?|start(?: page)?|front page|about(?: (?:me|us))?|contact(?: (?:form|page|me|us))?|get in touch|imprint)$/i
/** Pages that stand without being asked for as words. */
const madeByParts =
  /^(?:page|site|home(?: ?page)?|start(?: page)?|front page|landing(?: page)?|contact\b.*|get in touch)$/i

const titleOf = (said: string): string =>
  said
    .replace(/\s*\(.*$|\s+(?:w\/|with|that|which|where|saying|says)\s.*$|\s*["“:].*$/s, '')
    .replace(/^(?:and|plus|an?|the|one)\s+/i, '')
    .replace(/^(?:page|section) (?=about (?:me|us)\b)/i, '')
    .replace(/\s+(?:page|section)$/i, '')
    .trim()

interface PageList {
  items: string[]
  start: number
  end: number
}

function pageLists(text: string): PageList[] {
  const lists: PageList[] = []
  const take = (found: RegExpExecArray, isPages: (items: readonly string[]) => boolean): void => {
    const list = found[1] ?? ''
    const items = splitList(list)
    const end = found.index + found[0].length
    if (isPages(items) && lists.every((known) => end <= known.start || found.index >= known.end))
      lists.push({ items, start: end - list.length, end })
  }
  for (const pattern of listOfPages) {
    const found = pattern.exec(text)
    if (found !== null) take(found, (items) => items.length > 0)
  }
  const menu = listOfMenu.exec(text)
  if (menu !== null)
    take(
      menu,
      (items) =>
        items.length >= 2 &&
        items.some((each) => madeBySite.test(each)) &&
        items.every((each) => /^\p{L}[\p{L} ’'&-]*$/u.test(each) && each.split(' ').length <= 3),
    )
  for (const pattern of listOfSite)
    for (const found of pattern.global ? text.matchAll(pattern) : [pattern.exec(text)])
      if (found !== null)
        take(
          found,
          (items) =>
            items.length >= (pattern.source.endsWith('pages?\\b)') ? 2 : 3) &&
            items.some((each) => madeBySite.test(titleOf(each))) &&
            items.every(
              (each) =>
                /^\p{L}[^:]*$/u.test(each) && titleOf(each).split(/\s+/).length <= 3 && !/\d|[€$£]/.test(titleOf(each)),
            ),
        )
  return lists
}

/** "About, contact, dark": how it is to look stands on no page. */
function isLook(title: string): boolean {
  return (
    readDark(title) !== undefined ||
    /^(?:\p{L}+ )?(?:theme|style|look|colou?rs|design|background|fonts?)$|^(?:minimal(?:ist)?|modern|elegant|playful|cozy|cosy|warm|calm|bold|clean|simple|retro|neon|colou?rful)$/iu.test(
      title,
    )
  )
}

function listedPages(text: string): SaidPage[] {
  return pageLists(text)
    .flatMap(({ items }) => items)
    .map((said) => ({ title: titleOf(said), inside: /\((?:a list:?\s*)?([^)]*)\)/.exec(said)?.[1] ?? '' }))
    .filter(({ title }) => title !== '' && title.split(/\s+/).length <= 3 && !isLook(title))
    .map(({ title, inside }) => ({
      title: capitalize(title),
      isNamed: true,
      lines: inside
        .split(/\s*[,;]\s*/)
        .map((line) => capitalize(line.replace(/["“”]/g, '').trim()))
        .filter((line) => line !== ''),
    }))
}

/** The same text without its lists of pages; those that hold things of a kind are named one by one. */
export function withoutPageLists(text: string): string {
  return pageLists(text)
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { items, start, end }) => {
      const kinds = items.filter((said) => nounOfShown(titleOf(said)) !== undefined)
      return `${rest.slice(0, start).replace(/\b(?:with )?(?:an? |the )?menu\b[^.]{0,20}$/i, '')}. ${kinds.map((said) => `${said}. `).join('')}${rest.slice(end).replace(/^\s*\./, '')}`
    }, text)
}

const says = String.raw`(?:\s*,?\s+(?:(?:that|which|where it|it|should|simply|just)\s+)*(?:says?|saying|reads?|reading|states?|with(?:(?: the| a)? (?:text|words?|sentence|line|quote|motto))?)\s*:?|\s*:)\s*["“«]([^"“”«»]{2,240})["”»]`
/** "Imprint page", "a shipping page", "a studio page that says “…”": called by their name. */
const namedPage = new RegExp(
  String.raw`(?:^|[.;,:]\s+|\b(?:[Aa]n?|[Tt]he|and|with|plus|our|[Oo]n the)\s+)((?!(?:an?|the|and|with|plus|home|start|landing|front|first|main|own|contact|results?|admin|one|this|each|every|lead|login|web|single|link|detail|separate|another|new|simple|small|little|bio|sign-?up|enquiry|inquiry|registration|booking|order|event|waiting|overview|summary|nice|thank|success|confirmation|error|same|whole|last|next|second|third)\b)\p{L}[\p{L}'’-]+(?: (?!page\b)\p{L}[\p{L}'’-]+)?) page(?:${says}|(?=\s*(?:[.;,]|$|and\b)))`,
  'giu',
)

/** "A page Rules with “No dogs”", "a page called House rules": called by their name. */
const pageCalled = new RegExp(
  String.raw`(?:\b(?:[Aa]n?|[Tt]he|[Oo]ne|another)\s+|(?<=[.;,:]\s+))page,?\s+(?:(?:called|named|titled)\s+)?["“]?(\p{Lu}[\p{L}’'-]*(?: (?!with\b|that\b|and\b|where\b|which\b|who\b|only\b|so\b|there\b|is\b|are\b|lists?\b|shows?\b|on\b|in\b|to\b|saying\b|we\b|i\b|you\b|they\b|everyone\b|people\b|for\b)\p{L}[\p{L}’'-]+){0,2})["”]?(?:${says}|(?=\s*(?:[.,;]|$|(?:and|with|that|where|we|i|you|they|everyone|people|for)\b)))`,
  'gu',
)
/** "A page that says what we do: repairs, installations". */
const pageOfWords =
  /\bpage (?:that|which) (?:says|tells|explains|shows|describes) ((?:what|how|who|where|why)(?: \p{L}+){1,4}):\s*([^.;:]+)/giu

function calledPages(text: string): SaidPage[] {
  return [
    ...[...text.matchAll(pageCalled)].map(([, title = '', line]) => ({
      title,
      isNamed: true,
      lines: line === undefined ? [] : [line.trim()],
    })),
    ...[...text.matchAll(pageOfWords)].map(([, title = '', said = '']) => ({
      title: capitalize(title),
      isNamed: true,
      lines: splitList(said).map(capitalize),
    })),
  ]
}

function namedPages(text: string): SaidPage[] {
  return [...text.matchAll(namedPage)]
    .filter(({ index }) => index > 3)
    .map(([, title = '', line]) => ({
      title: capitalize(title === title.toUpperCase() ? title : title.toLowerCase()),
      isNamed: true,
      lines:
        line !== undefined
          ? [line.trim()]
          : /^(?:imprint|privacy|terms)/i.test(title)
            ? ['Who is responsible for this site, with name and address, belongs here.']
            : [],
    }))
    .filter(({ title }) => !/^(?:me|us|my|our|your|that|which)\b/i.test(title))
    .slice(0, 5)
}

const pageOf =
  /(?<!\b(?:its|their|his|her)\s+)\b(?:an?|the|one|another|separate|own)\s+(?:(?!about|lead|landing|home|start|link|capture|sign|coming|event|launch|web|small|simple|little)\p{L}+\s+)?(?:page|section)\s+(?:for|about|on|with|of|called|named|where i explain|explaining|describing)\s+(?:my |our |the |a |an )?["“]?([^,.;:()"“”]+?)["”]?\s*(?:\(([^)]*)\))?(?=\s*(?:[,.;:]|$|\band\b|\b(?:that|which|saying|with)\b))/giu
const isNoTitle =
  /\b(?:me|us|you|i|we|who|its|his|her|details?|descriptions?|contact|about|home|form|enquir\w+|leads?|results?|them|their|all|admin|questions?|each|every)\b/i

const isCalled = /\b(?:called|named)\b/i

/** "Make a page for our restaurant": the app itself, wherever in the message that is said. */
const isWholeApp =
  /(?:^|[.!?;]\s+)(?:(?:please|can you|could you|i|we|want|need|would like|build|make|create|design|set up|me|us)\s*)+$/i

/** "Each mug has a page with a bigger picture": the record's own, and none of the menu. */
const isOfEach = /\b(?:each|every)\s+(?:\p{L}+ ){1,3}(?:has|have|gets?|opens?(?: on)?|needs?)\s+$/iu

/** "A page with the trainers (name, phone, hourly rate)": what is told of each is no sentence. */
function listsFacts(inside: string): boolean {
  const items = splitList(inside)
  return items.length >= 2 && items.some((each) => /^(?:name|title)$/i.test(each.trim()) || kindOfName(each) !== 'text')
}

/** "A page for lessons (£45 an hour)", "one page about the workshop". */
function describedPages(text: string): SaidPage[] {
  return (
    [...text.matchAll(pageOf)]
      // What the message begins with is the app itself.
      .filter(({ index }) => index > 3 && !isWholeApp.test(text.slice(0, index)))
      .filter(({ index }) => !isOfEach.test(text.slice(0, index)))
      .map(([all, title = '', inside = '']) => ({ title: title.trim(), inside, all }))
      .filter(({ title, all }) => title.split(/\s+/).length <= 4 && (isCalled.test(all) || !isNoTitle.test(title)))
      .slice(0, 5)
      .map(({ title, inside, all }) => ({
        title: capitalize(title),
        isNamed: isCalled.test(all) || !title.includes(' '),
        lines: inside === '' || listsFacts(inside) ? [] : [capitalize(inside)],
      }))
  )
}

/** "Our story: “…”", "on the workshop page: “…”": the sentence that was given for a page. */
function sentencesFor(title: string, text: string): string[] {
  const name = escapePattern(title)
  return [...text.matchAll(new RegExp(String.raw`(?<![\p{L}-])${name}(?: page| section)?${says}`, 'giu'))].map(
    ([, line = '']) => line.trim(),
  )
}

/** All pages besides the first and the one for messages, in the order in which they were said. */
export function readPages(text: string): SaidPage[] {
  const titled = titledSentences(text).map((title) => ({ title, lines: [], isNamed: true }))
  const all = [
    ...listedPages(text),
    ...titled,
    ...calledPages(text),
    ...namedPages(text),
    ...describedPages(text),
  ].filter(({ title }) => !madeByParts.test(title))
  const distinct = all.filter(
    ({ title }, index) => all.findIndex((page) => page.title.toLowerCase() === title.toLowerCase()) === index,
  )
  return distinct.slice(0, 8).map((page) => {
    const { noun, lines } = contentOf(page.title, text)
    return {
      ...page,
      ...(noun !== undefined && { noun }),
      lines: [...new Set([...page.lines, ...sentencesFor(page.title, text), ...lines])],
    }
  })
}

const isOfPrices =
  /^(?:(?:our |the |my )?(?:prices?|offers?|offerings?|price ?list|pricing|rates|fees|tariffs?|costs))$/i
const isOfHours = /\b(?:hours|opening times|find us|location|where we are|address|directions)\b/i

/** "Turbines: inspection €1,200", and a page Services: what has its price there are the services. */
export function withPageNouns(copy: Copy, pages: readonly SaidPage[]): Copy {
  const nouns = pages.map(({ title, noun }) => noun ?? singularize(title.toLowerCase()))
  const hasPrices = pages.some(({ title }) => isOfPrices.test(title) || nounOfShown(title) === 'service')
  if (!hasPrices) return copy
  const offers = copy.offers.map((offer) =>
    offer.price === undefined || nouns.includes(offer.of) ? offer : { ...offer, of: '' },
  )
  return { ...copy, offers }
}

/** What is written about the people behind it stands on a page of its own sort. */
const isAbout = /^(?:about(?: \p{L}+){0,2}|our story|who (?:we are|i am)|(?:short |my |our )?bio(?:graphy)?)$/iu

const isInboxTitle =
  /^(?:(?:our |the |all )?(?:inbox|messages|enquiries|inquiries|(?:\p{L}+ )?requests|entries|registrations|submissions|leads|applications|applicants|sign-?ups|subscribers|call-?backs|orders|quotes|rsvps|replies|guests?|guest list|volunteers|pledges|pre-?orders|responses|post ?box|mail ?box))$/iu

/** "On a page Helpers we see all who signed up": what came in stands on a page that has its own name. */
export function withEntriesPage(pages: Copy['pages'], inbox: Entity | undefined, text: string): Copy['pages'] {
  if (inbox === undefined) return pages
  return pages.map((page) => {
    const isOfEntries =
      page.of === '' &&
      page.lines.length === 0 &&
      (isInboxTitle.test(page.title) ||
        page.title.toLowerCase() === inbox.plural ||
        new RegExp(
          String.raw`\b${escapePattern(page.title)}\b["”]?(?: page)?,?\s+(?:(?:where|on which|that|shows?|for)\s+)?(?:(?:we|i|they|you|staff|everyone|everybody|anyone|(?:the|our) \p{L}+)\s+)?(?:can\s+)?(?:sees?|reads?|finds?|lists?|shows?|all|who|everyone who)\b`,
          'iu',
        ).test(text))
    return isOfEntries ? { ...page, of: inbox.singular } : page
  })
}

const hasMoney = ({ fields }: Entity): boolean => fields.some(({ kind }) => kind === 'money')

/** Pages of the things that the app holds lead to them; the rest are words, with what was said for them. */
export function placePages(said: readonly SaidPage[], kinds: readonly Entity[], copy: Copy): Copy['pages'] {
  const shown = kinds.filter(({ isInbox }) => !isInbox)
  const taken = new Set<string>()
  const kindOf = (title: string): Entity | undefined => {
    const noun = singularize(title.toLowerCase().replace(/^(?:our|my|the)\s+/, ''))
    const last = noun.split(' ').at(-1) ?? noun
    const usual = nounOfShown(noun)
    return (
      shown.find(({ singular }) => singular === noun || singular.split(' ').at(-1) === last) ??
      (isOfPrices.test(title)
        ? undefined
        : shown.find(
            ({ singular }) => usual === singular || (usual !== undefined && usual === nounOfShown(singular)),
          )) ??
      (isOfPrices.test(title) ? shown.find(({ fields }) => fields.some(({ kind }) => kind === 'money')) : undefined)
    )
  }
  const isListed = (kind: Entity | undefined): boolean =>
    kind !== undefined && copy.offers.some(({ of }) => of === kind.singular)
  return said.flatMap(({ title, lines, isNamed, noun }) => {
    if (isAbout.test(title)) return [{ title, lines, of: 'about' }]
    const kind =
      (noun === undefined ? undefined : shown.find(({ singular }) => singular.split(' ').at(-1) === noun)) ??
      (lines.length === 0 || isListed(kindOf(title)) ? kindOf(title) : undefined)
    if (kind !== undefined && !taken.has(kind.singular)) {
      taken.add(kind.singular)
      return isNamed ? [{ title, lines, of: kind.singular }] : []
    }
    // What things cost stands on the page of those things.
    if (
      isOfPrices.test(title) &&
      lines.length === 0 &&
      shown.some((each) => taken.has(each.singular) && hasMoney(each))
    )
      return []
    const prices = isOfPrices.test(title) ? copy.offers.filter(({ price }) => price !== undefined) : []
    const facts = isOfHours.test(title) ? copy.facts : []
    return [
      {
        title,
        lines: [
          ...lines,
          ...prices.map(
            ({ name, price = '', details }) => `${name}: ${[price, details].filter((each) => each !== '').join(', ')}`,
          ),
          ...facts.map(({ label, value }) => `${label}: ${value}`),
        ],
        of: '',
      },
    ]
  })
}
