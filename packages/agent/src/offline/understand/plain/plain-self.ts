// What people leave out or say of themselves where they wish for something: "should show me whats due", "a simple, elegant
// website for me as a violin teacher".

/** A wish without what is wished for: the app is meant. */
const withoutSubject =
  /(^|[.!?;]\s+)(should|must|has to|needs to|ought to) (?=(?:also )?(?:show|tell|list|let|remind|count)\b)/giu
const asWhom = /\b(for|of) (?:me|us|myself|ourselves) as (?=an? \p{L})/giu
/** Two words for its looks before what it is. */
const twoLooks =
  /\b(simple|small|nice|clean|modern|elegant|calm|quiet|friendly|plain), (?=(?:\p{L}+ )?(?:web ?site|site|page|app|homepage)\b)/giu

/** "A few words from pupils" is what they say of it. */
const fewWords =
  /\b(?:a few|some|kind)(?: kind| nice)? words (?:from|by|of) (?:my |our |some )?(?:pupils|students|clients|customers|parents|guests|patients|readers)\b/giu

/** @returns the same with whom and what is spoken of */
export const plainSelf = (message: string): string =>
  message
    .replace(withoutSubject, (_, before: string, modal: string) => `${before}It ${modal.toLowerCase()} `)
    .replace(/\bwhats (?=\p{Ll})/giu, "what's ")
    .replace(asWhom, '$1 ')
    .replace(twoLooks, '$1 ')
    .replace(fewWords, 'testimonials')
    .replace(/\b(?:different|various|varying) (?=prices\b)/giu, '')
