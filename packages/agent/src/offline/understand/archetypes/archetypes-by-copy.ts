// Sorts of app that no word names: told by what is to stand on the page, and by what is sold.
import type { Copy } from '../../brief.ts'
import { type Archetype, archetypeById } from './archetypes.ts'
import { readPages } from '../sites/read-pages.ts'
import { type VisitorForm, readVisitorForm } from '../sites/read-visitor-form.ts'

interface Said {
  text: string
  copy: Copy
}

/** Wares with their prices, and a shop or somebody who sells them. */
export function readWares({ text, copy }: Said): Archetype | null {
  const wares = copy.offers.filter(({ price }) => price !== undefined)
  return wares.length >= 2 && /\b(?:\p{L}*shop|store|sells?|selling)\b/iu.test(text) ? archetypeById('shop') : null
}

/** "Both a blog and a little shop": what is sold needs a cart, and posts are lists beside it. */
export function readShopWithBlog(said: Said): Archetype | null {
  // What buyers write about wares makes no form of a page.
  const isShop = /(?:^|[,.:]\s*)(?:an?|my|our)\s+(?:(?:little|small|online|web) )*(?:shop|store)\b|\breviews?\b/i.test(
    said.text,
  )
  return /\bblog\b/i.test(said.text) ||
    (isShop && /\b(?:cart|basket|orders?|buy|check ?out|shop|store)\b/i.test(said.text))
    ? readWares(said)
    : null
}

const pages = String.raw`(?:pages?|web ?sites?|site|home ?page|one[ -]?pager|web presence|internet presence)`
const wants = String.raw`(?:(?:please|can you|could you|(?:i|we)(?:['’]d| would)? (?:need|want|like|love)(?: to have)?|build|make|create|design|set up|give|get|put (?:up|together))\s+(?:us |me )?)`
const before = String.raw`(?:(?!first |front |start |main |own |each |every |this |that |second |next |whose |results? |on |at |to )[\p{L}’'-]+,? ){0,4}`
/** "A quiet page in memory of …", "we need one site for both": said at the beginning of a sentence, or wished for in it. */
const isPageWanted = new RegExp(
  String.raw`(?:^|[.!?]\s+)(?:(?:our|my|the|an?)\s+[^.:]{2,40}?\s+(?:needs|wants|would like)\s+)?${wants}*(?:(?:an?|one|our|my|the|just|simple)\s+)*${before}(?:${pages}|(?:contact|enquiry|inquiry|request|registration|sign-?up|application|entry|booking|intake|quote|membership|call-?back) (?:form|sheet))\b(?! (?:of|with) (?:a )?(?:list|table))|\b(?:i|we)(?:['’]d| would)? (?:need|want|like|love)\s+(?:an?|one|our|my)\s+${before}${pages}\b`,
  'iu',
)
/** "My ceramics on the internet", "put our choir online". */
const isShownOnline =
  /(?:^|[.!?]\s+)(?:i (?:want|would like) )?(?:(?:put|show|bring|get|see) )?(?:my|our)\s+(?:[\p{L}’'-]+ ){1,4}(?:on the (?:web|internet|net)|online)\b/iu
/** "A page where I log the rain": who writes it down for themselves keeps records, wherever these stand. */
const isForOneself =
  /\b(?:page|site|website)\b[^.;]{0,30}\b(?:where|on which|in which|so that|to)\s+(?:(?:i|we) )?(?:can )?(?:log|note|track|record|keep|enter|write down|type|add|collect|manage|list|plan|see what)\b|\b(?:log|tracker|diary|journal|inventory|crm)\b/i

/** A page with words to read and a form for whoever comes by, whatever sort of page it is called. */
export function readPage({ text, copy }: Said): Archetype | null {
  // What somebody has to offer, and a form to ask for it.
  const isOffered = copy.offers.filter(({ price, details }) => price !== undefined || details !== '').length >= 2
  const form = readVisitorForm(text)
  if (isOffered && (form !== null || /\b(?:contact|enquiry|inquiry) form\b|\brsvp\b/i.test(text)))
    return archetypeById('site')
  const isWanted = isPageWanted.test(text.trim()) || isShownOnline.test(text.trim())
  if (!isWanted || isForOneself.test(text)) return form !== null && isLeft(form, text) ? archetypeById('leads') : null
  const isOfSomebody = copy.facts.length > 0 || copy.pages.length > 0 || readPages(text).length > 0
  if (form !== null) return archetypeById(isOfSomebody ? 'site' : 'leads')
  const hasContent = copy.headline !== '' || copy.sections.length > 0 || copy.offers.length >= 2 || isOfSomebody
  return hasContent ? archetypeById('site') : null
}

/** Strangers leave an address, and nobody but the owner sees it: that is a page for them, however little else is said. */
function isLeft({ fields, readers }: VisitorForm, text: string): boolean {
  const isReached = fields.some(({ kind }) => kind === 'email' || kind === 'phone')
  return isReached && readers === 'admin' && !isForOneself.test(text) && strangers.test(text)
}
const strangers = /\b(?:people|visitors?|guests?|whoever|anyone|anybody|everybody|strangers)\b/i

const isPriceList =
  /^(?:(?:please|can you|could you|(?:i|we) (?:need|want|would like)|build|make|create|design|set up)\s+(?:us |me )?)*(?:an?|one|our|my|the)?\s*(?:\p{L}+ ){0,3}(?:menu|price ?list|prices)\b/iu

/** "Menu for a ramen place: Shoyu 11, Miso 12": it is read by guests, who have nothing to write to anybody. */
export function readPriceList({ text, copy }: Said): Archetype | null {
  const priced = copy.offers.filter(({ price }) => price !== undefined)
  const site = archetypeById('site')
  const isSold = /\b(?:cart|basket|check ?out|online shop|buy|orders?|ordering|book(?:ings?)?)\b/i.test(text)
  return priced.length >= 2 && !isSold && isPriceList.test(text.trim()) && site !== null ? { ...site, parts: [] } : null
}

/** "…, newsletter sign-up in the footer": a part of a shop, a blog or a site, and not what it is for. */
export function withoutNewsletter(text: string): string {
  const isWhole = /^[^.]{0,30}\bnewsletter\b|\b(?:landing|squeeze|lead|sign-?up) page\b/i.test(text.trim())
  const isMore =
    /\b(?:\p{L}*shop|store|blog|portfolio|studio|menu|prices?|classes|services|pages|gigs|concerts|events|news|photos?|pictures|band|club|choir|team|history|programme|projects|works)\b/iu.test(
      text,
    )
  return isWhole || !isMore
    ? text
    : text.replace(
        /,?\s*(?:(?:and|with|plus)\s+)?(?:an? )?newsletter sign-?up(?: form)?(?: in the (?:footer|header|menu))?/gi,
        ' ',
      )
}
