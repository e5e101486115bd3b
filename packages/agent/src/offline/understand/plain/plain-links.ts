// Links that are told in passing → a list of them: "links to Spotify, Patreon and a bio", "link in bio with my shop, blog".

const sort = String.raw`(?:links?[- ]in[- ]bio|links? page|link ?tree|bio page)`
const item = String.raw`(?:(?:the|my|our|his|her|their) )?[\p{L}\d][\p{L}\d'’.&-]*(?: (?!and\b|or\b)[\p{L}\d][\p{L}\d'’.&-]*){0,2}`
const linksTo = new RegExp(
  String.raw`\b(?:with )?links? to (${item}(?:, ${item})*,? and ${item}|${item}(?:, ${item})+)`,
  'iu',
)
const pageWith = new RegExp(
  String.raw`(\b${sort}\b[^.:;]*?),? with (${item}(?:, ${item})*,? and ${item}|${item}(?:, ${item}){2,})(?=[.;]|$)`,
  'iu',
)

const plainItem = (said: string): string => {
  const name = said.replace(/^(?:the|my|our|his|her|their|an?) /i, '')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

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
  return message.replace(pageWith, (all, before: string, list: string) => {
    const { links } = listed(list)
    return links.includes(',') ? `${before}. Links: ${links}` : all
  })
}
