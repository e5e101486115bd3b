// Finds what the app is to be called: "called Fernwatch", 'name it "Two Left Feet"'.

import { readPageFor } from './read-speaker.ts'

export interface NameReading {
  name: string | undefined
  /** What they are who have the name, where that stands beside it. */
  about: string
  /** The sentence without the naming. */
  rest: string
}

const lead = String.raw`(?:(?:which is |it is |it's |that is |and )?(?<!\b(?:and|with|plus|,|\.) (?:an?|one|another) (?:page|section) )\b(?:called|named|titled|entitled)|(?:and )?(?<!\b(?:on|phone|video) )\b(?:please )?(?:call|name|title) (?:it|this|the (?:app|application|site|page|thing|tool))|(?<!\b(?:if|when|unless|until|where|whose) (?:the |an? |their |his |her )?)\b(?:the )?(?:app'?s? )?(?:name|title) (?:is(?! (?:empty|missing|required|optional|needed|blank|unique|shown|too|not)\b)|should be|shall be|will be|of the app is|:)|\bname:(?!\s*[^.;:?!\n"]{1,80},? or )|\bwith the (?:name|title)(?! (?:of|and|or|under|on|in)\b)|\brename (?:it|this|the (?:app|application|site|page)|\w+) (?:to|as|into)|\bchange (?:the|its) (?:app )?(?:name|title) (?:to|into))`
const quoted = new RegExp(String.raw`${lead}\s*[:]?\s*["“”'‘«]([^"“”’»]{1,60}?)["”’'»](?=$|[\s,.;!?)])`, 'i')
const plain = new RegExp(String.raw`${lead}\s*[:]?\s+([^,.;:!?\n"()]{1,60})`, 'i')
/** "For my bakery “Corner Crumb”": what stands in quotes right after what it is. */
const afterNoun =
  /^([^"“«.!?]*\b(?:for|of|about|our|my|the|an?)\s+(?:[\p{L}'’&-]+\s+){0,4})["“«]([^"“”«»?]{2,40})["”»]/iu
/** "My bike repair shop Spoke & Sons where …": a name by its capitals, after the word for what it is. */
const properAfterPlace =
  /(\b(?:shop|store|caf[eé]|bakery|studio|salon|restaurant|band|company|club|gym|school|clinic|practice|hotel|farm|bar|pub|agency|firm|brand|business|garage|workshop|gallery|museum|hostel|library|team|choir|charity|festival|magazine|podcast|photographer|artist|carpenter|designer|writer|baker|florist)\s+)((?!I\b)\p{Lu}[\p{L}\d'’]*(?:\s+(?:&\s+|and\s+(?=\p{Lu})|of\s+(?=\p{Lu})|the\s+(?=\p{Lu}))?\p{Lu}[\p{L}\d'’]*)*)/u
/** "On my own site, Deep Time Cabinet.", "a bakery in Ghent, Boulangerie Noor: …" */
const properAfterComma =
  /(\b(?:site|website|shop|store|studio|business|firm|company|bakery|restaurant|blog|salon|school|club|band|farm|practice|caf[eé]|hotel|guest ?house|b&b|museum|gallery|choir|brewery|winery|clinic|kindergarten|garage)(?:\s+(?:in|near|from|at|by)\s+(?:the\s+)?\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)*)?,\s+)(\p{Lu}[\p{L}\d'’]*(?:\s+(?:&\s+|and\s+(?=\p{Lu})|of\s+(?=\p{Lu})|the\s+(?=\p{Lu}))?\p{Lu}[\p{L}\d'’]*)+)(?=[.,:;!]|\s[–-]\s|$)/u
/** "Our shop is Deep Time", "under the name Deep Time", "the brand is Deep Time". */
const properIs =
  /(\b(?:(?:[Oo]ur|[Mm]y|[Tt]he) (?:shop|store|brand|label|company|studio|business|bakery|restaurant|firm|name|site|app)(?:['’]s name)? is|under the (?:name|brand|label)(?: of)?|trading as|known as) )(\p{Lu}[\p{L}\d'’]*(?:\s+(?:&\s+|and\s+(?=\p{Lu})|of\s+(?=\p{Lu}))?\p{Lu}[\p{L}\d'’]*)*)(?=[.,;!]|\s(?:and|with|for|where|in)\b|$)/u
/** "Bookings for Jonas Berg". */
const ofPerson = /(\b(?:reservations?|bookings?|appointments?)(?: \w+)? (?:for|of) )(\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+)/u
/** “With heading “Straight lines””: words on a page, and no name of it. */
const isCopyBefore =
  /\b(?:headline|heading|tagline|slogan|claim|motto|text|says?|saying|reads?|reading|button|banner|greeting|line|words|hero)\s*:?\s*$/i
/** 'Ecommerce store “Bolt & Nut” selling …': a name in quotes right after the sort of app. */
const quotedSort =
  /^([^"“«]{0,50}\b(?:store|shop|site|website|blog|app|chat|forum|portfolio|gallery|quiz|page|club|tracker|list)\s+)["“«]([^"“”«»?.!]{2,40})["”»]/iu
/** 'Bakery “Corner Crumb”: a page with …': what it is and how it is called stand before what is wanted. */
const quotedStart =
  /^(\s*(?:(?:our|my|the|an?)\s+)?(?:(?!page|button|headline|heading|slogan|question)\p{L}+\s+){1,3})["“«]([^"“”«»?.!]{2,40})["”»](?=\s*[:,–-])/iu
const stopWord = /\s+(?:with|where|that|which|and|for|having|in|using|it|so|please|on|to track|has|but|instead)\b.*$/i

/** Words that begin with a capital or digit belong together even across "and": "Salt and Pepper" stays whole. */
function capitalRun(text: string): string | undefined {
  const found =
    /^(?:[A-ZÀ-Þ0-9][\p{L}\p{N}'’.&+-]*)(?:\s+(?:(?:and|of|the|&|for|to|in|my|on|de|la)\s+)?[A-ZÀ-Þ0-9][\p{L}\p{N}'’.&+-]*)*/u.exec(
      text,
    )
  return found?.[0]
}

/** 'Tidebook. A log of tides …', '"Paw Patrol HQ" - dog sitting …': the name comes first. */
const nameFirst =
  /^\s*(?:["“]([^"”]{2,40})["”]\s*[-–—:,.]|(\p{Lu}[\p{L}\d]{3,20})[.!](?=\s+(?:An?|The|My|Our|App)\b)|((?:\p{Lu}[\p{L}\d'’&]*(?:\s+(?:&|and|of|the)(?=\s+\p{Lu}))?\s*){1,4})\s[–—-]\s+(?=(?:an?|the|our|my)\s))\s*/u

/** "Tamarind – store for art posters", "poster store tamarind, three posters": a sort of app, and a name beside it. */
const sort = String.raw`(?:store|shop|site|website|blog|app|portfolio|page|bakery|salon|studio|caf[eé])`
const noName = String.raw`(?!(?:with|for|of|where|that|which|and|to|in|sells?|selling|makes?|offers?|has|have|is|are|needs?|wants?|named|called|app|page|site|website|list)\b)`
const besideSort: readonly RegExp[] = [
  new RegExp(String.raw`^(\s*)(\p{Lu}[\p{L}\d]{2,20})(?=\s*[–—-]\s+(?:[\p{Ll}-]+ ){0,3}${sort}\b)`, 'u'),
  new RegExp(
    String.raw`^(\s*(?:[\p{L}-]+ ){0,3}?(?:store|shop|bakery|salon|caf[eé]) )${noName}(\p{Ll}+(?: ${noName}\p{Ll}+)?)(?=\s*[,.:])`,
    'u',
  ),
]

/** "Emberly Sweeps needs a website", "Dice Co. wants a store": who needs it, by a name of several words. */
const whoNeeds =
  /^\s*((?:\p{Lu}[\p{L}\d'’]*\s+(?:(?:&|and|of)\s+(?=\p{Lu}))?){1,4}\p{Lu}[\p{L}\d'’]*\.?)\s+(?:needs|wants|is looking for|would like|goes online|is going online)\b/u
/** "The Thimble & Thread quilting circle", "our shop Salt & Rye": what two words with "&" between them name. */
const withSign = /(\b(?:the|our|my|for|of|at)\s+)(\p{Lu}[\p{L}'’]+ & \p{Lu}[\p{L}'’]+)(?=[\s,.;:!?]|$)/u

/** "A button called Go", "on a page titled Rules": a part of the app is called so. */
const ofPart =
  /\b(?:buttons?|drop-?downs?|(?:(?:check|tick|select|search|input|text) ?)?box(?:es)?|switch(?:es)?|toggles?|tabs?|fields?|menus?|columns?|links?|sliders?|views?|decks?|channels?|folders?)\s+(?:(?:that|which|should|must)\s+)*(?:(?:is|are|be)\s+)?$/i
const ofPage =
  /\b(?:on|in|under|and|with|plus|also|is) (?:an?|the|one|another|my) (?:[\p{L}-]+ )?(?:pages?|sections?|screens?|areas?)\s+(?:(?:is|are)\s+)?$/iu

function findNaming(pattern: RegExp, text: string): RegExpExecArray | null {
  const found = [...text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))].find(({ index }) => {
    const before = text.slice(0, index)
    return !ofPart.test(before) && !ofPage.test(before)
  })
  return found ?? null
}

/** "Leather goods by Mara - a shop with …": what somebody makes, with their name. */
const byMaker =
  /^\s*(\p{Lu}[\p{L}'’-]+(?: [\p{L}'’&-]+){0,2} by \p{Lu}[\p{L}'’-]+(?: (?:(?:&|and) )?\p{Lu}[\p{L}'’-]+)?)\s*(?:[–—:-]|,(?=\s+(?:an?|my|our|the)\s))\s*/u

export function readName(text: string): NameReading {
  const made = byMaker.exec(text)
  if (made !== null && !/\b(?:\p{L}+ed|done|written|sold|run|built) by\b|^(?:An?|The|My|Our)\b/u.test(made[1] ?? ''))
    return { about: '', name: made[1] ?? '', rest: text.slice(made[0].length) }
  const first = nameFirst.exec(text)
  if (first !== null && !/^(?:hello|thanks|please|help|urgent)$/i.test(first[2] ?? ''))
    return { about: '', name: (first[1] ?? first[2] ?? first[3] ?? '').trim(), rest: text.slice(first[0].length) }
  const beside = besideSort.map((pattern) => pattern.exec(text)).find((found) => found !== null)
  if (beside !== undefined && beside !== null) {
    const [said, before = '', name = ''] = beside
    return {
      about: '',
      name: name.charAt(0).toUpperCase() + name.slice(1),
      rest: `${before}${text.slice(said.length).replace(/^\s*[–—-]\s*/, '')}`,
    }
  }
  const needing = whoNeeds.exec(text)
  if (needing !== null && !/^(?:The|A|An|My|Our|We|I)\b/.test(needing[1] ?? ''))
    return {
      about: '',
      name: (needing[1] ?? '').trim(),
      rest: text.replace(needing[1] ?? '', 'We').replace(/^\s*We (?:needs|wants|is|goes)\b/, 'We need'),
    }
  const inQuotes = findNaming(quoted, text)
  if (inQuotes !== null) {
    const rest = cut(text, inQuotes.index, inQuotes.index + inQuotes[0].length)
    return { about: '', name: (inQuotes[1] ?? '').trim(), rest }
  }
  const shown = afterNoun.exec(text) ?? quotedSort.exec(text) ?? quotedStart.exec(text)
  if (
    shown !== null &&
    !isCopyBefore.test(shown[1] ?? '') &&
    !ofPage.test(shown[1] ?? '') &&
    findNaming(plain, text) === null
  ) {
    const start = shown.index + (shown[1] ?? '').length
    return { about: '', name: (shown[2] ?? '').trim(), rest: cut(text, start, shown.index + shown[0].length) }
  }
  const found = findNaming(plain, text)
  const stated = found === null ? properIs.exec(text) : null
  const pageFor = found === null && stated === null ? readPageFor(text) : null
  if (pageFor !== null)
    return {
      name: pageFor.name.replace(/^the\s+/, ''),
      about: pageFor.about,
      rest: cut(text, pageFor.start, pageFor.end),
    }
  const proper =
    found === null
      ? (properIs.exec(text) ??
        properAfterPlace.exec(text) ??
        properAfterComma.exec(text) ??
        ofPerson.exec(text) ??
        withSign.exec(text))
      : null
  if (proper !== null) {
    const start = proper.index + (proper[1] ?? '').length
    return { about: '', name: (proper[2] ?? '').trim(), rest: cut(text, start, proper.index + proper[0].length) }
  }
  if (found === null) return { about: '', name: ofPlace(text), rest: text }
  const said = found[1] ?? ''
  const name = capitalRun(said) ?? said.replace(stopWord, '').trim()
  if (name === '' || name.split(' ').length > 6) return { about: '', name: undefined, rest: text }
  const end = found.index + found[0].length - said.length + said.indexOf(name) + name.length
  return {
    about: '',
    name: /^[a-z]/.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name,
    rest: cut(text, found.index, end),
  }
}

/** "Guide to cafés in Porto", "map of Graz": the place is a part of what it is called. */
function ofPlace(text: string): string | undefined {
  const said =
    /^\s*(?:[Aa]n? |[Tt]he |[Oo]ur |[Mm]y )?((?:\p{L}+ )?(?:[Gg]uide|[Mm]ap|[Dd]irectory) (?:to|of|for) (?:[^.:,;]*? (?:in|of|around|near) )?\p{Lu}[\p{L}-]+)(?=[\s.:,;]|$)/u.exec(
      text,
    )?.[1]
  // "Directory of all vegan restaurants in Leipzig": what it lists is name enough.
  const listed = said?.replace(
    /^(?:\p{L}+ )?directory (?:of|for|to) (?:all |every )?(?:the |our )?(?=\p{L}+ \p{L})/iu,
    '',
  )
  return listed === undefined ? undefined : listed.charAt(0).toUpperCase() + listed.slice(1)
}

/** What goes on in the same breath ("… called Quillbox to keep my recipes") stays one clause. */
function cut(text: string, start: number, end: number): string {
  const after = text.slice(end)
  const seam = /^\s*(?:to|for|with|that|which|where|of|about)\b/i.test(after) ? ' ' : ' , '
  return text.slice(0, start) + seam + after
}
