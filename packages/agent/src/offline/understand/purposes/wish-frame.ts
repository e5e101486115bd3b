// How a wish is opened, which says nothing of what it is for: "I need something where", "a place online where".
const container = String.raw`(?:something|somewhere|anything|(?:an?|the|some|one) (?:(?:simple|little|small|easy|shared|online|nice|single|web) )*(?:place|page|app|site|website|web ?site|tool|thing|spot|system|board|list|program))(?: online| on the web)?`
const opened = new RegExp(String.raw`\b${container},? where\b`, 'giu')

/** The "where" of a wish asks for no place. */
export const withoutFrame = (message: string): string => message.replace(opened, 'so that')
