// What stands in a message like a fact and is none: what somebody wants to see, does not know until now, or what says when
// something is done and who somebody is.
import type { ToldItem } from './told-items.ts'

/** Something shall be seen, and is worked out of what is kept. */
const sees =
  /\b(?:(?:show|tell|remind|warn) (?:me|us)|(?:want|need|like|love|able|nice|good|useful|wants|needs) (?:\p{L}+ ){0,2}to (?:\p{L}+ly )?see|(?:it|that) should (?:also |then )?(?:tell|show|say|work out|calculate)|(?:i|we) care about|(?:sort|sorted|order|ordered|group|grouped|filter)(?: \p{L}+){0,4} by)\b/iu
/** What comes behind is kept again. */
const keeps = /\b(?:notes?|writ(?:e|es|ing)|records?|logs?|enters?|put in|keeps?|saves?|adds?)\b/iu
/** "I never know who has it". */
const misses =
  /\b(?:never|nobody|no one|don['’]?t|doesn['’]?t|didn['’]?t|can['’]?t|cannot|couldn['’]?t|no (?:idea|clue))\b[^,;.]*$/iu

/** "Everybody answers from their phone": with what it is done. */
const withPhone = /\b(?:from|on|by|via|over|in|with|into) (?:their|the|my|our|your|an?|his|her) (?:own )?phones?$/iu

/** "This year", "last week": a time at which it is looked. */
const isTime = /^(?:this|last|next|past|coming) (?:day|week|month|year|season|term|summer|winter)s?$/iu

/** "The count when they close", "the person who organises it": a clause of the word before it. */
const clause = /^(?:when|who|where|if|which)\b/iu
/** Behind these it is asked for itself. */
const leadsTo =
  /(?:^|\b(?:not(?:e|es|ing)|writ(?:e|es|ing)|record(?:s|ing)?|logs?|logging|say(?:s|ing)?|track(?:ing)?|enter(?:s|ing)?|in|down|out|adds?|saves?|stores?|keeps?|knows?|marks?|asks?|tell(?:s|ing)?|so|then|but|plus|with|like|including|about|of|on|to|and|or|also|just|roughly|exactly|maybe|each|them|me|us|needs?|wants?|is|was|see|remember|for)|[,;:(–—-])\s*$/iu

export function isAside({ item, before, isAsked }: ToldItem): boolean {
  // What somebody owes is worked out.
  if (isTime.test(item) || withPhone.test(before.trim()) || (isAsked && /\bowes?\b/iu.test(item))) return true
  if (!isAsked) return false
  // "When someone joins …": the sentence says when something is done.
  if (/^(?:when|if|where)\b/iu.test(item) && before.trim().replace(/[.!?]+$/u, '') === item) return true
  const lead = before.slice(0, before.lastIndexOf(item.slice(0, 6)))
  const seen = sees.exec(lead)
  if (seen !== null && !keeps.test(lead.slice(seen.index + seen[0].length))) return true
  if (misses.test(lead)) return true
  // Pieces that no comma and no "and" parts from the one before stand behind two spaces.
  return clause.test(item) && lead.endsWith('  ') && !leadsTo.test(lead)
}
