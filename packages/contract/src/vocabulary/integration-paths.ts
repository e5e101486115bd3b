// Addresses of integrations (specification 2): /integrations/{name in lowercase hyphenated form}.

export const integrationsPrefix = '/integrations/'

/** Specification 2 and 7: requests to these two carry no extra headers. */
export const specialIntegrations = ['anime-and-manga', 'book-search'] as const

/** The path of an integration, for example `Anime & Manga` → `/integrations/anime-and-manga`. */
export function integrationPathOf(name: string): string {
  return integrationsPrefix + hyphenate(name)
}

/** Whether a path belongs to one of the two special integrations; what stands below them counts too. */
export function isSpecialIntegrationPath(path: string): boolean {
  const pathname = path.split(/[?#]/, 1)[0] ?? ''
  return specialIntegrations.some((name) => {
    const own = integrationsPrefix + name
    return pathname === own || pathname.startsWith(`${own}/`)
  })
}

function hyphenate(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/&/g, ' and ')
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join('-')
}
