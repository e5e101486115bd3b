// Sorts of app that no word names: told by what is to stand on the page, and by what is sold.
import type { Copy } from '../brief.ts'
import { type Archetype, archetypeById } from './archetypes.ts'
import { readPages } from './read-pages.ts'
import { readVisitorForm } from './read-visitor-form.ts'

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

const isPageWanted =
  /^(?:(?:our|my|the|an?)\s+[^.:]{2,40}?\s+(?:needs|wants|would like)\s+)?(?:(?:please|can you|could you|(?:i|we) (?:need|want|would like)|build|make|create|design|set up)\s+(?:us |me )?)*(?:an?|one|our|my|the)?\s*(?:\p{L}+ ){0,3}(?:page|website|site|(?:contact|enquiry|inquiry|request|registration|sign-?up|application|entry|booking|intake|quote|membership|call-?back) (?:form|sheet))\b(?! (?:of|with) (?:a )?(?:list|table))/iu

/** A page with words to read and a form for whoever comes by, whatever sort of page it is called. */
export function readPage({ text, copy }: Said): Archetype | null {
  // What somebody has to offer, and a form to ask for it.
  const isOffered = copy.offers.filter(({ price, details }) => price !== undefined || details !== '').length >= 2
  if (isOffered && (readVisitorForm(text) !== null || /\b(?:contact|enquiry|inquiry) form\b|\brsvp\b/i.test(text)))
    return archetypeById('site')
  if (!isPageWanted.test(text.trim())) return null
  if (readVisitorForm(text) !== null) return archetypeById('leads')
  const hasContent = copy.headline !== '' || copy.offers.length >= 2 || readPages(text).length > 0
  return hasContent ? archetypeById('site') : null
}

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
