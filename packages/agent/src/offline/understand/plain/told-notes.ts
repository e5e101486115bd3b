// Notes, how they are sorted and what is kept on top: "note-taking", "sorted into folders", "with tags and pin".

/** "With tags and pin". */
const pinAsked = /(\b(?:with|and|plus|,)\s+(?:an? )?)pin(?:s|ning)?(?=\s*(?:[,.;]|$|\band\b))/giu

/** "Notes with tags": notes are written, whatever else they have. */
function withText(text: string): string {
  return /\b(?:titles?|text|body|content|headings?|note itself|what|each|every|colou?rs?)\b/i.test(text)
    ? text
    : text.replace(/\bnotes with (?=(?:tags|pinned|labels|an? (?:tag|label))\b)/iu, 'notes with title, text, ')
}

/** "Sorted into folders": a folder holds notes. */
const sortedInto =
  /,?\s*(?:(?:and|that|which|i|we|can|could|should|must|be|are|is|where notes) )*(?:(?:sort(?:ed)?|organi[sz]ed?|group(?:ed)?|kept|filed?|split|divided|put|belong|lie) (?:(?:them|it|my notes|notes|the notes) )?(?:in(?:to)?|to|by|with|using)|(?:put|move|file) (?:them|it|each(?: one| note| of them)?) (?:in(?:to)?|to)|(?:is|are|be|live) in) (?:\p{L}+ )?folders?\b(?: (?:that |which )?(?:i|we) (?:can )?(?:create|make|name)(?: myself| ourselves)?)?|(?<=[:;,.]\s+(?:my )?notes) in folders\b/iu
/** "Folders, notes with title and text". */
const folderAmong = /([,:]|\band\b|\bwith\b)\s*folders(?=\s*(?:[,.;]|$|\band\b))/iu
const isTold = /\b(?:each|every|per|an?) folder\b|\b(?:puts?|moves?|files?) (?:\p{L}+ )?notes? (?:in|into|to)\b/iu

function foldersApart(text: string): string {
  if (isTold.test(text) && !sortedInto.test(text)) return text
  // "Notes app with folders, tags" says what notes have elsewhere.
  if (
    /^[^.:]*\bnotes?\b[^.:,]* (?:with|in) [^.:]*\bfolders?\b/iu.test(text) &&
    !/\b(?:title|text|body|content)\b/i.test(text)
  )
    return text
  const apart = sortedInto.test(text) ? text.replace(sortedInto, '') : text.replace(folderAmong, '$1 ')
  if (apart === text) return text
  return `${apart.replace(/([,:])\s*,/g, '$1')}${/[.!?]\s*$/.test(apart) ? '' : '.'} Each folder has many notes.`
}

export function notesAsFacts(text: string): string {
  const plain = text.replace(/\bnote[- ]taking (?=app|tool|site|page|program|web)/giu, 'notes ')
  if (!/\bnotes?\b/i.test(plain)) return plain
  const told = plain
    .replace(/\bnotebook (?:app )?for [^.:,]+(?=:)/giu, 'notes app')
    .replace(pinAsked, '$1pinned')
    .replace(/\b(folders) (?:on|at) the (?:left|right|side|top)\b/giu, '$1')
    .replace(/\bfolders per \p{L}+/giu, 'folders')
  return foldersApart(withText(told))
}
