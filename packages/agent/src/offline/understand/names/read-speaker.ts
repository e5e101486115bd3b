// Who asks, where a message says so: "We are Slatewright, a small roofing firm.", "I'm a cellist in Leith and need …".
// It gives a name and a subject, and is no part of what the app keeps.

import { readColors } from '@joinery/contract/colors/read-colors'

import { readStyle } from '../looks/read-look.ts'
export interface Speaker {
  name: string | undefined
  /** "a small roofing firm": what they are, in their words; empty where it was not said. */
  about: string
  /** The message without it. */
  rest: string
}

const capital = String.raw`(?!I\b)[\p{Lu}\d](?:[\p{L}\d'’+-]|\.(?=\p{L}))*`
/** "Slatewright", "Bolt & Nut", "The Tide Inn", "Friends of Marsh Lane". */
const proper = String.raw`(?:[Tt]he )?${capital}(?:(?:\s+(?:&|and|of|the|on|at|in|for|de|la|von|van)){0,2}\s+${capital})*`
const greeting = String.raw`(?:(?:[Mm]y|[Oo]ur|[Aa]|[Pp]ersonal)\s+(?:personal )?(?:home ?page|website|site|portfolio|page|blog)\s*[:.,–—-]\s+)?(?:(?:[Hh]i|[Hh]ello|[Hh]ey|[Dd]ear all|[Gg]ood (?:morning|day|evening)|[Gg]reetings)(?: there| everyone)?[\s,!.–-]+)?`
const being = String.raw`(?:[Ww]e are|[Ww]e['’]re|[Ii] am|[Ii]['’]m|[Tt]his is|[Mm]y name is|[Mm]y name['’]s|[Oo]ur name is|[Hh]ere is)`
const kind = String.raw`(?:an?|the|your|two|three|four|five|I|we|who)\s+[^.!?;:]*?|\p{Ll}[^.!?;:,]*?`
const wanting = String.raw`(?:(?:[Ww]e|[Ii])(?:['’]d| would)?\s+(?:\p{L}+\s+){0,2}?(?:need|want|like|love|wish|are looking|am looking)|(?:[Pp]lease\s+)?(?:[Bb]uild|[Mm]ake|[Cc]reate|[Dd]esign|[Ss]et up|[Gg]ive)\b|(?:[Cc]an|[Cc]ould|[Ww]ould|[Ww]ill) you\b|need(?:ing)?\b|want(?:ing)?\b|looking for\b)`
const ending = String.raw`(?:\s*[.!;]\s+|\s*[,–—-]?\s*(?:and|so|who|but)?\s*[,–—-]?\s*(?=${wanting})|\s*,\s*(?=(?:(?:my|a|an)\s+)?(?:portfolio|web ?site|site|home ?page|page)\b)|\s*[–—]\s+)`

/** "We are Slatewright, a small roofing firm." */
const named = new RegExp(
  String.raw`^\s*${greeting}${being}\s+(${proper})(?:(?:,|\s*[(–—-])?\s*(${kind})\)?)?${ending}`,
  'u',
)
/** "I'm a freelance cellist.", "We run a small museum of clocks and want …". */
const unnamed = new RegExp(
  String.raw`^\s*${greeting}(?:(?:we are|we['’]re|i am|i['’]m)|(?:i|we) (?:run|own|have|manage|lead|organi[sz]e|am running|are running|just opened|opened)|(?:i am|i['’]m|we are|we['’]re) (?:organi[sz]ing|planning|opening|starting|running|launching))\s+(?:just\s+)?((?:an?|the|one|two|three|four|five|my|our)\s+[^.!?;:]*?)${ending}`,
  'iu',
)
/** "Brightwater is a swimming school in Hull. We need …" */
const introduced = new RegExp(
  String.raw`^\s*${greeting}(${proper}),?\s+(?:is|are)\s+((?:an?|the|our)\s+[^.!?;:]*?)\s*[.!;]\s+(?=\S)`,
  'u',
)
/** In what was said of themselves: "a choir called Larks", "a bakery, Corner Crumb". */
const nameInside = new RegExp(String.raw`(?:\b(?:called|named)\s+|,\s+(?=\p{Lu}\p{Ll})|[“"])(${proper})`, 'u')
const noName =
  /^(?:\d+|There|Here|I|We|The|A|An|It|This|My|Our|Hello|Hi|English|German|French|Italian|Spanish|Irish|Dutch)$/

/** Words that may begin a message: names are told by their capitals, so the rest is not read in any case. */
function anyCase(words: string): string {
  return words.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`)
}

/** Where a name follows what the page is for: "Personal website for Maren Oduya, freelance cellist". */
const pageFor = new RegExp(
  String.raw`\b(?:${anyCase('site|website|homepage|home page|page|one-pager|portfolio|blog|store|shop|app|board|tool|form|newsletter')})\s+(?:for|of|about)\s+(?:(?:my|our|the|a|an)\s+)?((?:\p{Ll}[\p{L}-]*\s+){0,4})(${proper})(?=\s*(?:$|[,.;:!(–—]|\s(?:with|where|that|who|which|and)\b))`,
  'u',
)
/** "A site for a piano teacher, Clara Weiss.", "Photographer's portfolio: Lena Ortiz.": the name stands beside what it is. */
const besideIt = new RegExp(
  String.raw`\b(?:${anyCase('site|website|homepage|home page|page|one-pager|portfolio|blog|store|shop')})(?:\s+(?:for|of|about)\s+(?:me|(?:my|our|the|an?)\s+(?:\p{Ll}[\p{L}'’-]*\s+){0,4}\p{Ll}[\p{L}'’-]*),|\s*[:–—])\s+(${capital}(?:\s+(?:(?:&|and|of|the|de|la|von|van)\s+)?${capital})+)(?=\s*(?:$|[.;:!]|,\s))`,
  'u',
)
/** "The bike rental site Freewheel": a name right after the sort of page. */
const afterSort = new RegExp(
  String.raw`^[^.:"“]*\b\p{Ll}*(?:${anyCase('site|website|homepage|portfolio|blog|store|shop')})\s+(${capital}(?:\s+(?:&\s+)?${capital})*)(?=\s*(?:$|[.,;:!]|\b(?:with|where|that|sells?|selling|for)\b))`,
  'u',
)
const placesAndTimes =
  /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|London|Paris|Berlin|Europe|English|German|Spanish|French|Italian)\b/

export function readSpeaker(message: string): Speaker {
  const first = named.exec(message) ?? introduced.exec(message)
  if (first !== null && !noName.test(first[1] ?? ''))
    return {
      name: first[1]?.trim().replace(/^the\s+/, ''),
      about: (first[2] ?? '').trim(),
      rest: after(message, first[0]),
    }
  const plain = unnamed.exec(message)
  if (plain !== null && isAboutThemselves(plain[1] ?? '')) {
    const about = (plain[1] ?? '').trim()
    return { name: nameInside.exec(about)?.[1], about, rest: after(message, plain[0]) }
  }
  return { name: undefined, about: '', rest: message }
}

/** A long story with facts in it is read with the rest: "I have a shop where each product has …". */
function isAboutThemselves(about: string): boolean {
  return (
    !/\b(?:each|every|with (?:name|title)|where (?:each|i|we|people))\b/i.test(about) && about.split(/\s+/).length <= 16
  )
}

/** "My homepage: I'm Wanda …": what is wanted came first. */
const sortFirst =
  /^\s*((?:my|our|a|personal)\s+(?:personal )?(?:home ?page|website|site|portfolio|page|blog))\s*[:.,–—-]/i

function after(message: string, head: string): string {
  const rest = message.slice(head.length).replace(/^(?:and|so|but)\s+/i, '')
  if (rest.trim() === '') return message
  const sort = sortFirst.exec(head)?.[1]
  if (sort !== undefined) return `${sort}. ${rest}`
  return /^(?:need|want|looking)/i.test(rest) ? `We ${rest}` : rest
}

/** The name that follows what a page is for, with the place of it in the text. */
export function readPageFor(text: string): { name: string; about: string; start: number; end: number } | null {
  const beside = besideIt.exec(text) ?? afterSort.exec(text)
  if (beside !== null && !placesAndTimes.test(beside[1] ?? '') && !noName.test(beside[1] ?? '')) {
    const end = beside.index + beside[0].length
    return { name: beside[1] ?? '', about: '', start: end - (beside[1] ?? '').length, end }
  }
  const found = pageFor.exec(text)
  const name = found?.[2] ?? ''
  // "A festival on 12 June", "a law firm in Leeds": when and where.
  const isWhere = /\b(?:in|on|at|near|from|to|around)\s+$/i.test(found?.[1] ?? '')
  if (found === null || isWhere || placesAndTimes.test(name) || noName.test(name)) return null
  const start = found.index + found[0].length - name.length
  const about = /^,\s+((?:an?\s+)?\p{Ll}[^.,;:]*)(?=[.,;:]|$)/u.exec(text.slice(start + name.length))
  const besideName = about?.[1] ?? ''
  const isOfThem =
    about !== null &&
    !/^(?:with|where|that|and|in|please|which|who|so|our|my|the|their)\b|[(]/.test(besideName) &&
    // Of the looks and not of the person: "for Jane Roe, black background".
    readColors(besideName).asked.length === 0 &&
    readStyle(besideName) === undefined
  return {
    // "Northline Logistics in Hamburg": where it is, is no part of its name.
    name: name.replace(/\s+(?:in|from|near)\s+\p{Lu}.*$/u, ''),
    about: isOfThem ? besideName : '',
    start,
    end: start + name.length + (isOfThem ? about[0].length : 0),
  }
}
