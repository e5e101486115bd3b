// Links that are told in passing → a list of them: "links to Spotify, Patreon and a bio", "link in bio with my shop, blog",
// "all my links on one page, YouTube, Patreon".
import { capitalize } from '../inflect.ts'

const sort = String.raw`(?:links?[- ]in[- ]bio|links? page|link ?tree|bio page)`
const word = String.raw`[\p{L}\d](?:[\p{L}\d'’&-]|\.(?=[\p{L}\d]))*`
const item = String.raw`(?:(?:the|my|our|his|her|their) )?${word}(?: (?!and\b|or\b)${word}){0,2}`
const linksTo = new RegExp(
  String.raw`\b(?:with )?links? to (${item}(?:, ${item})*,? and ${item}|${item}(?:, ${item})+)`,
  'iu',
)
const pageWith = new RegExp(
  String.raw`(\b${sort}\b[^.:;]*?),? with (${item}(?:, ${item})*,? and ${item}|${item}(?:, ${item}){2,})(?=[.;]|$)`,
  'iu',
)

/** "A simple page with links to my shop and my blog": nothing but links is told of it. */
const onlyLinks = new RegExp(
  String.raw`^([^.:;]*?)\b(?:web ?)?(?:page|site)\b((?: (?:for|of|about) (?!(?:all )?(?:my|our) links)[^,.:;]{2,40}?)?),?(?: (?:that )?(?:has|with|just|only|all|the|my|our))+ links? (?:to|for) (${item}(?:, ${item})*,? and ${item}|${item}(?:, ${item})+)(?=\s*(?:[.;]|$))`,
  'iu',
)
/** "All my links on one page, YouTube, Patreon", "linktree style page for DJ Marlo, Instagram, a shop". */
const namedBehind = new RegExp(
  String.raw`^([^.:;,]*\b(?:${sort}|(?:all (?:of )?)?(?:my|our) links (?:on|in) (?:one|a single) (?:page|place))\b(?: style)?(?: (?:page|site))?)((?: for [^,.:;]{2,40}?)?)(?:\s*[,:–-]|,? with)\s*(${item}(?:, ${item})*,? and ${item}|${item}(?:, ${item})+)(?=\s*(?:[.;]|$))`,
  'iu',
)

/** In quotes it is a name, also where a fact, a shop or a blog is called so. */
const plainItem = (said: string): string => {
  const name = said.replace(/^["“”]|["“”]$/g, '').replace(/^(?:the|my|our|his|her|their|an?) /i, '')
  return `"${capitalize(name)}"`
}

/** "Linktree for my podcast": whose it is, and no link yet. */
const onlySort = new RegExp(
  String.raw`^\s*(?:(?:an?|my|our|the|simple) )*${sort}(?: page)? for (?:my|our|the|an?) (\p{L}+(?: \p{L}+){0,2})\s*[.!]?\s*$`,
  'iu',
)

/** Nobody named: whose links these are is all that is known. */
const headed = (owner: string, said: string): string =>
  owner === '' ? `Link in bio page called "${/\bour\b/i.test(said) ? 'Our' : 'My'} links"` : `Link in bio page${owner}`

const isMore = (each: string): boolean =>
  /^(?:an? )?(?:short |little )?(?:bio|biography|photo|picture|portrait|intro|text|headline|title|logo)$/i.test(each)

function listed(said: string): { links: string; more: string[] } {
  const items = said.replace(/\.$/, '').split(/,? and |, /)
  return {
    links: items
      .filter((each) => !isMore(each))
      .map(plainItem)
      .join(', '),
    more: items.filter(isMore),
  }
}

/** "Links: Soundcloud, Instagram": in a list already, where nothing is said of each. */
const asList = new RegExp(
  String.raw`\b(links?|buttons): (${item}(?:, ${item})+(?:,? and ${item})?)(?=\s*(?:[.;]|$))`,
  'iu',
)

/** The message of a page of links, with these as a list. */
export function plainLinks(message: string): string {
  if (!new RegExp(String.raw`\b${sort}\b`, 'iu').test(message)) return message
  const found = linksTo.exec(message)
  if (found !== null) {
    const { links, more } = listed(found[1] ?? '')
    const before = message.slice(0, found.index).replace(/[\s,:–-]+$/, '')
    const after = message
      .slice(found.index + found[0].length)
      .replace(/[\s.]+$/, '')
      .replace(/^\s*(?:,|and\b)\s*/, ' with ')
    return `${before}${more.length === 0 ? '' : ` with ${more.join(' and ')}`}${after}. Links: ${links}.`
  }
  if (asList.test(message))
    return message.replace(asList, (_, head: string, list: string) => `${head}: ${listed(list).links}`)
  return message.replace(pageWith, (all, before: string, list: string) => {
    const { links } = listed(list)
    return links.includes(',') ? `${before}. Links: ${links}` : all
  })
}

/** A page that is told by its links alone, as the page of links that it is: before any word of it is taken for a part of a site. */
export function plainLinkPage(message: string): string {
  const [, whose] = onlySort.exec(message) ?? []
  if (whose !== undefined) return `Link in bio page called "${capitalize(whose)}"`
  const [all, before = '', owner = '', list = ''] = onlyLinks.exec(message) ?? namedBehind.exec(message) ?? []
  if (all === undefined || /\bwith\b/i.test(before)) return message
  const { links, more } = listed(list)
  if (!links.includes(',')) return message
  const rest = capitalize(message.slice(all.length).replace(/^[\s.;]+/, ''))
  return `${headed(owner, all)}${more.length === 0 ? '' : ` with ${more.join(' and ')}`}. Links: ${links}. ${rest}`.trim()
}

/** What such a page was put down as: nothing else is asked for by the words in its list. */
export const isLinkPage = (message: string): boolean => /^link in bio page\b/i.test(message)
