// What was said with whom and when, told in whatever words: "who said what when", "after every session I write a note", "under
// each bakery what was said in the calls". Each conversation is a record of its own, of the one with whom it was.
import { isOccurrence } from '../fields/arrange-fields.ts'
import { kindOfName } from '../fields/field-kinds.ts'
import { singularize } from '../inflect.ts'
import { isPersonKind } from '../kinds/organizations.ts'
import { formsOf, spokenNouns } from './nouns.ts'
import type { Pair } from './pair.ts'
import { plainLines, toldOfSides, type SideName } from './told-of-sides.ts'

const partners =
  'client|customer|contact|lead|prospect|donor|patient|tenant|member|candidate|buyer|student|pupil|coachee|mentee|family|farmer|supplier|investor|neighbour|neighbor|person|parent|company|mum|mother|shop|bakery|child|owner|applicant|employee|partner|sponsor|volunteer|resident|guest|colleague|friend|account|firm|organisation|farm|couple|vendor|landlord|people'.split(
    '|',
  )
const weakPartner = /^(?:person|people|company|partner|colleague|friend|shop|child|owner|parent|mother)$/
/** What it is called each time; the first that is spoken of names the records. */
const talks =
  'conversation|call|phone call|meeting|talk|visit|home visit|session|consultation|touchpoint|interaction|chat|interview|activity|note|meeting note|call note|file note|interview note|visit note|discussion|conversation note|report|protocol|log|advice'.split(
    '|',
  )
const nounOf: Readonly<Record<string, string>> = {
  'phone call': 'call',
  'meeting note': 'meeting',
  'call note': 'call',
  'interview note': 'interview',
  'visit note': 'visit',
  'conversation note': 'conversation',
  touchpoint: 'touchpoint',
  chat: 'conversation',
  talk: 'conversation',
  report: 'note',
  protocol: 'note',
  log: 'note',
  advice: 'note',
}
const clause = String.raw`(?:i|we|they|he|she|you|somebody|someone|it|people|each|a customer|the customer|them)`
/** What is noted of a talk. */
const isSaid = new RegExp(
  String.raw`\b(?:what|who|things)\s+(?:(?:was|were|is|has been)\s+(?:said|discussed|talked about|agreed|done|decided|on (?:their|his|her) mind)|${clause}\s+(?:\p{L}+ )?(?:said|say|says|told|tell|talked|talk|spoke|speak|discussed|agreed|wanted|promised|recommended|heard|answered|tasted)\b|said what|did (?:i|we|they|you) (?:promise|want|recommend|say|agree))|\bwhat (?:it|the call|that) was about\b|\bwhat about(?=\s*(?:[,.;)]|$|and\b))|\bhow it went\b|\bhow they were doing\b|\bwhat came out\b|\b(?:talked|spoke|chatted) about\b|\bwhat they(?:['’]ll| will) (?:change|do)\b`,
  'iu',
)
const talkWords = new RegExp(
  String.raw`\b(?:conversations?|convos?|(?:phone )?calls?(?! me)|phoning|meetings?|talks?|visits?|sessions?|consultations?|touchpoints?|interactions?|chats?|interviews?|contact history|file notes?|discussions?|dated|journal|timeline|hour|lessons?)\b`,
  'iu',
)
const speaks =
  /\b(?:comes? to (?:me|us)|(?:speaks?|spoke|spoken|talk|talked|met|meet) (?:to|with)|rings?(?: me| us)? up)\b/iu
/** "The parent to call": nobody tells of a call. */
const asVerb =
  /\b(?:to|can|could|may|i|we|you|they|then|should) (?:call|visit|meet|talk|chat|report|log|note|interview)\b|\bcall(?:ed)? (?:it|them|this|that|the)\b/giu
const noted =
  /\b(?:notes?|log|logs|history|journal|timeline|diary|record|records|write|writes|writing|jot|minutes|protocol|report|summary|remember|remark|type in|note down|put|add|last spoke|collect|keep|what was said)\b/iu
const isNobody = /\bno (?:contacts|clients|names)\b|\b(?:animals|pets|dogs|cats|horses)\b/iu
/** With whom each of them is: on their page, under them, after each. */
const tie = new RegExp(
  String.raw`\b(?:each|every|any|whenever|when(?:ever)? (?:i|we|a|an|someone|somebody)|after|per|under|on (?:each|the|every|their|its)|with (?:a|each|every|the|my|our|him|her|them)|of (?:each|every|the|talks|a)|for (?:each|every)|belongs? to|conversations? with|convos? (?:with|w)|call notes|contact history|conversation log|notes (?:on|of|per|for|from)|timeline|when i last|history|log of|(?:chats?|talks?|conversations?|calls?|meetings?|visits?) (?:with|to|at|of))\b|\bin the \p{L}+['’]s (?:record|file|card)\b`,
  'iu',
)
const otherSort =
  /\b(?:bookings?|book (?:a|an|one)|appointments?|calendar|meeting rooms?|quiz|vote|poll|chat (?:app|room)|group chat|forum|members? (?:can )?(?:post|write to each other)|tickets?|invoices?|blog|newsletter|(?:an?|my|our) (?:web ?site|home ?page)|landing|portfolio|shop\b.{0,20}\bcart|talk proposals?|speakers?|conference|sermons?|lectures?|minutes of (?:the|our)|agenda|attendance|homework tracker|deals?|pipeline|kanban|shifts?|grades?)\b/iu
const isChildFact =
  /^(?:on (?:a |which |what )?)?(?:date|day|when|time|duration|minutes(?: spent)?|next (?:step|steps)|to do until next time|channel|outcome|summary|text|topics?|homework|participants|who was there|who went|impression|interviewer|insights|actions|findings|treatment|done by(?: whom)?|by whom|who (?:of us|wrote it)|advice|problem|procedure|remark|decision|result)\b/iu
const isParentFact =
  /^(?:(?:first |last |full )?name|birthday|birth date|phone|e-?mail|address|company|status|goal(?: weight)?|number of kids|flat(?: no)?|due date|website|budget|cv link)$/iu

/** "After each lesson", "each time they come in": what is written then is of the talk. */
function childNoun(text: string): string {
  const spoken = spokenNouns(text, talks).toSorted((a, b) => rank(a.noun) - rank(b.noun) || b.weight - a.weight)
  const [first] = spoken
  return first === undefined ? 'conversation' : (nounOf[first.noun] ?? first.noun)
}
/** Those that say what happened come before the note that is made of it. */
const rank = (noun: string): number => (/^(?:note|report|protocol|log|advice|chat|talk)$/.test(noun) ? 2 : 1)

function partnerNoun(text: string): string | undefined {
  const spoken = spokenNouns(text.replace(/\b(?:last|next|first) contacts?\b/giu, ' '), partners)
  const strong = spoken.find(({ noun }) => !weakPartner.test(noun))
  const weak = spoken.find(({ noun }) => weakPartner.test(noun))
  const found = strong !== undefined && strong.weight + 2 >= (weak?.weight ?? 0) ? strong : (weak ?? strong)
  return found === undefined ? undefined : singularize(found.noun)
}

const speaker =
  /\b(?:i am|i['’]m|we are|we['’]re)\s+(?:an?|the)?\s*(?:\p{L}+ ){0,2}?\p{L}+(?=[.,;:]| and| for)|^(?:\p{L}+ )?\p{L}+ here\b|\bas an? (?:\p{L}+ )?\p{L}+|\b(?:care|my) home\b|\bmy mother\b/giu

const withPeople =
  /\b(?:conversations?|talks?|calls?|meetings?|visits?|chats?|interviews?) (?:with|to|at) (?:\p{L}+ ){0,2}?(?:people|persons?)\b/iu

/** Null where nobody is spoken with, or nothing of it is written down. */
export function readTalks(message: string): Pair | null {
  const text = plainLines(message)
    .replace(/\bconvos?\b/giu, (word) => (word.endsWith('s') ? 'conversations' : 'conversation'))
    .replace(/\b(\p{L}+s)-to-be\b/giu, '$1')
    .replace(speaker, ' ')
  const nouns = text.replace(asVerb, ' ')
  const isTalk =
    isSaid.test(text) ||
    ((talkWords.test(nouns) || speaks.test(text)) && noted.test(text)) ||
    /\bnotes? (?:on|per|for|of) (?:the |my |our |each |every )?(?:clients?|customers?)\b/iu.test(text)
  if (!isTalk || otherSort.test(text) || isNobody.test(text)) return null
  const parent = partnerNoun(text)
  // "Each person logs in and writes a diary": whoever writes it is nobody who is spoken with.
  if (parent === undefined || (/^(?:person|people)$/.test(parent) && !isSaid.test(text) && !withPeople.test(text)))
    return null
  const child = childNoun(nouns)
  const childWords = [...new Set([child, ...talks, 'lesson', 'hour'])].filter((noun) => noun !== parent)
  const told = toldOfSides(text, {
    says: {
      parent: formsOf([parent, ...partners.filter((noun) => !weakPartner.test(noun))]),
      child: formsOf(childWords),
    },
    route: (item, owner) => routeOf(item, owner),
    written: 'child',
  })
  if (!isSaid.test(text) && !tie.test(text) && told.child.length < 2) return null
  return {
    parent: { noun: parent, facts: withName(told.parent, parent) },
    child: { noun: child, facts: withText(told.child, child) },
    main: 'parent',
    rows: [],
    isOfThings: false,
    isOneList: false,
    isSort: () => false,
    isLoose: true,
    isStray: (label, side) =>
      side === 'parent'
        ? isNoteFact.test(label) || isOfTalk.test(label) || isSaid.test(label)
        : /^(?:phone )?(?:call|meeting|visit|chat)$/iu.test(label),
    isAlike: (noun) => isPersonKind(noun) || isTalkKind.test(noun),
  }
}

function routeOf(item: string, owner: SideName): SideName | 'none' | null {
  if (/^(?:journal|timeline|history|log|protocol|report)$/iu.test(item)) return 'none'
  if (isSaid.test(item) || isChildFact.test(item)) return 'child'
  if (isParentFact.test(item)) return 'parent'
  return owner
}

/** Of nobody, but of what was said to them. */
const isOfTalk = /^(?:date|day|when|topics?|participants|summary|outcome|who was there)$/iu
const isTalkKind =
  /(?:^|\s)(?:note|entry|conversation|call|meeting|talk|visit|session|consultation|interview|advice|contact|chat|log|activity)$/u
const isNoteFact =
  /^(?:(?:(?:phone )?call|meeting|visit|conversation|talk|interview|contact) )?(?:notes|logs?|calls?|journal|history|timeline|diary)(?: of .*)?$|^phone calls?$|^(?:him|her|them|dated)$/iu
const isName = /^(?:(?:full |first |company |\p{L}+ )?names?|title)$/iu

function withName(facts: readonly string[], noun: string): string[] {
  const own = facts
    .map((fact) => fact.replace(new RegExp(`^${noun} name$`, 'iu'), 'name'))
    .filter((fact) => !isNoteFact.test(fact))
  const named = own.some((fact) => isName.test(fact)) ? own : ['name', ...own]
  const usual = /^(?:family|shop|bakery|farm|company|firm)$/u.test(noun) ? ['phone', 'address'] : ['email', 'phone']
  return named.length > 1 ? named : [...named, ...usual]
}

const isDay = (fact: string): boolean =>
  /^(?:on )?(?:(?:which|what|a) )?(?:date|day)\b|^when\b/iu.test(fact) || kindOfName(fact.toLowerCase()) === 'date'
const isText = (fact: string): boolean =>
  isSaid.test(fact) ||
  /\b(?:text|notes?|summary|topics?|outcome|problem|remarks?|comments?|about|findings|treatment|discussed|report|insights|advice|impression|result)\b/iu.test(
    fact,
  )

/** A talk has a day, and what was said. */
function withText(said: readonly string[], noun: string): string[] {
  const facts = said
    .map((fact) => fact.replace(/(?<=^what .*) (?:in|at|on|during) (?:every|each|the|that|those|our) \p{L}+$/iu, ''))
    .filter(
      (fact) =>
        !/^(?:dated|who|\p{L}+ notes|(?:phone )?calls?|meetings?|compan(?:y|ies)|people|customers?|clients?|notes? (?:after|of|on) .*)$/iu.test(
          fact,
        ),
    )
  const texts = facts.filter(isText)
  const [first] = texts
  const own =
    first === undefined || kindOfName(first) === 'date'
      ? [noun === 'note' ? 'note text' : 'what was said', ...facts]
      : [first, ...facts.filter((fact) => fact !== first)]
  const [head = ''] = own
  // What has no name besides goes by what was said, in one line.
  if (!isOccurrence(noun) && noun !== 'note' && !noun.endsWith(' note') && kindOfName(head.toLowerCase()) === 'long')
    own[0] = `${head} (text)`
  return facts.some(isDay) ? own : [own[0] ?? 'what was said', 'date', ...own.slice(1)]
}
