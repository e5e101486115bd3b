// The list of its parts that a message about a site holds, in whatever shape: after a colon, behind "with", line by line.
import { splitList } from '../fields/read-fields.ts'
import { guestsReply } from './guests-reply.ts'
import { type SitePart, replyPart, sitePartOf, unknownPart } from './parts.ts'

export const isSite =
  /\b(?:web ?site|site|home ?page|web ?page|one[ -]?pager|landing page|portfolio|(?:event|invitation|reunion|party|wedding|personal) page|needs? an? page|page (?:for|of|with) (?:my|our))\b/i

/** "Projects and photos": the photos are those of the projects. */
export const ofWorks =
  /\b(project|work|design|building|case stud|commission)(?:s|ies)? (?:and|with|&) (?:their |the )?(?:photos|pictures|images)\b/i

export interface Said {
  part: SitePart
  /** What stands in brackets behind it. */
  inside: string
}

const opening =
  /^(?:.*?\b(?:has|have|having|needs?|wants?|includ(?:es?|ing)|shows?|showing|contains?|lists?|w\/)|there (?:should|must|could|will) (?:also )?be|(?:with|where)|(?:(?:where )?(?:people|visitors|guests|you|everyone) (?:can |could |should )?(?:see|read|find|browse|look at|view)))\s+/iu
/** "A gallery of flowers and animals": both are in it. */
/** "Before and after" is one. */
const asOne = /\b(before) and (after)\b/giu
const inOne = /\b(of|by|about|between) (?!me\b|us\b)(\p{L}+) and (\p{L}+)(?=\s*(?:,|$))/giu
const separator = /\s*,\s*(?:and\s+|plus\s+)?|\s+(?:and|plus|as well as)\s+|\s+[&+]\s+/iu

/** @param isOfSite it stands where only parts of the site are listed, so that what is unknown is one as well */
function piecesOf(segment: string, isOfSite: boolean): Said[] | null {
  const whole = segment.trim().replace(/^[-•*]\s+/, '')
  const kept: string[] = []
  const masked = whole.replace(/\s*\(([^)]*)\)/g, (_, inside: string) => `⟦${kept.push(inside) - 1}⟧`)
  const one = (piece: string, part: SitePart | null = sitePartOf(piece.replace(/⟦\d+⟧/g, ''))): Said | null => {
    const index = /⟦(\d+)⟧/.exec(piece)?.[1]
    return part === null ? null : { part, inside: index === undefined ? '' : (kept[Number(index)] ?? '') }
  }
  const read = (list: string, isLoose: boolean): Said[] | null => {
    const pieces = isOnePart(list)
      ? [list]
      : list.replace(inOne, '$1 $2 / $3').replace(asOne, '$1-and-$2').split(separator)
    const known = pieces.filter((piece) => one(piece) !== null)
    const isMostlyKnown = isLoose && known.length >= 2 && known.length * 2 >= pieces.length
    const said = pieces.map((piece) => one(piece) ?? (isMostlyKnown ? one(piece, unknownPart(piece)) : null))
    return said.every((each) => each !== null) ? said : null
  }
  if (masked === '') return null
  const plain = masked.replace(opening, '')
  return (
    read(masked, false) ??
    read(plain, false) ??
    withFacts(masked, one) ??
    withForm(plain, (list) => read(list, isOfSite), one) ??
    (isOfSite ? (read(masked, true) ?? read(plain, true)) : null)
  )
}

const endsWithForm =
  /^(?:(.*?)(?:,\s*(?:and\s+)?|\s+and\s+))?([^,]*\b(?:form|rsvp|registration|request|sign-?up|enquiry|register|apply)\b[^,]*?)\s+(?:with|asking for)\s+(.+)$/iu

/** "Venue, dress code, rsvp with name and number of guests": the last is a form, and the rest is what it asks. */
function withForm(
  said: string,
  read: (list: string) => Said[] | null,
  one: (piece: string) => Said | null,
): Said[] | null {
  const [, before = '', head = '', inside = ''] = endsWithForm.exec(said) ?? []
  const form = head === '' ? null : one(head)
  const others = before === '' ? [] : read(before)
  if (form === null || form.part.sort === 'kind' || others === null || /⟦/.test(inside)) return null
  const part = form.part.sort === 'contact' ? sitePartOf('request form') : form.part
  return part === null ? null : [...others, { part, inside }]
}

/** "Selected works with year, place and size": one part, and what is told of it. */
function withFacts(said: string, one: (piece: string) => Said | null): Said[] | null {
  const [, head = '', facts = ''] = /^([^,]+?)\s+(?:with|asking for)\s+([^⟦]+)$/iu.exec(said) ?? []
  const found = head === '' ? null : one(head)
  const areFacts = splitList(facts).length >= 2 && !splitList(facts).some((each) => sitePartOf(each)?.sort === 'form')
  return found === null || !areFacts || found.inside !== '' ? null : [{ ...found, inside: facts }]
}

/** "Before and after photos" is one, "about us and contact" are two. */
const isOnePart = (list: string): boolean =>
  !list.includes(',') && sitePartOf(list) !== null && !list.split(separator).every((each) => sitePartOf(each) !== null)

/** What is between two ends of a sentence, and behind what opens a list. */
function segmentsOf(text: string): { segment: string; isOfSite: boolean }[] {
  const masked = text.replace(/\([^)]*\)|["“][^"”]*["”]/g, (inside) => inside.replace(/[.;:!?\n]/g, ' '))
  return masked.split(/[.!?;\n](?=\s|$)|:\s|\s[–—-]\s/u).map((sentence, index, all) => {
    const behind = afterSite.exec(sentence)?.[1]
    return { segment: behind ?? sentence, isOfSite: behind !== undefined || isSite.test(all[index - 1] ?? '') }
  })
}
/** "Wedding website for Ada and Jo, 4 May, with …", "driving school site, courses, prices". */
const afterSite =
  /^[^,]*?\b(?:web ?site|site|home ?page|web ?page|one[ -]?pager|portfolio|page)\b(?:[^,]*?\s(?:with|w\/|that (?:shows?|has))\s+|[^,]*,\s+(?:[^,]*,\s+)?with\s+|[^,]*,\s+|\s+(?=where |people |visitors ))(.+)$/iu

/** @param isLoose what is known for no part is one as well, where only parts are listed */
export function partsIn(text: string, isLoose: boolean): Said[] {
  const reply = guestsReply(text)
  const listed = segmentsOf(text).flatMap(({ segment, isOfSite }) => {
    const pieces = guestsReply(segment) === null ? piecesOf(segment, isLoose && isOfSite) : null
    const [only] = pieces ?? []
    const isAlone = pieces?.length === 1
    // A single word may be anything but the way to get in touch.
    return pieces === null ||
      (isAlone &&
        segment.trim().split(/\s+/).length > 2 &&
        only?.inside === '' &&
        !/^(?:contact|about|form|newsletter)$/.test(only.part.sort))
      ? []
      : pieces
  })
  const isOfWorks = ofWorks.test(text)
  const all = [...(reply === null ? [] : [{ part: replyPart, inside: reply }]), ...listed].filter(
    ({ part }) => !(isOfWorks && part.sort === 'kind' && part.noun === 'photo'),
  )
  return all.filter(
    ({ part }, index) => part.sort !== 'none' && all.findIndex((each) => isSame(each.part, part)) === index,
  )
}

function isSame(one: SitePart, other: SitePart): boolean {
  return (
    one.sort === other.sort &&
    ('noun' in one && 'noun' in other ? one.noun === other.noun : true) &&
    ('title' in one && 'title' in other && one.sort === 'words' ? one.title === other.title : true)
  )
}
