// A page on which visitors leave something of themselves for whoever owns it: what the form asks, and who reads the list.
import type { Field } from '../../brief.ts'
import { type VisitorForm, nounOf, readersOf, saysNoun } from '../sites/read-visitor-form.ts'
import { hasDesk } from '../read-wishes.ts'
import { readAskedFacts, sentencesOf } from './asked-facts.ts'
import { readStay } from './named-bookings.ts'
import { type PageOffer, readPageOffer } from './page-offer.ts'

export interface SignUps {
  form: VisitorForm
  /** The message without what the form asks. */
  rest: string
  offer: PageOffer
}

const isPage =
  /\b(?:visitors?|pages?|one[ -]?pager|web ?site|site|form|registrations?|sign(?:s|ed|ing)?[ -]?ups?|register|waiting list|enrol\w*|names? down|trial|internet|online|web|looking for (?:volunteers|helpers|participants|testers))\b/i
const outsiders =
  /\b(?:visitors?|people|customers?|clients?|guests?|parents|famil(?:y|ies)|owners?|couples?|students?|volunteers?|helpers?|whoever|those who|interested|anyone|somebody|they|applicants?|participants?|patients?|neighbou?rs?|form|registration|sign-?up|possible to|one can)\b/i
const ownersList =
  /\b(?:password\w*|pass ?code|code ?word|(?:typ\w+(?: in)?|enter\w*|with) (?:an? |the |my )?(?:secret )?(?:code|pin)|mine alone|\(pw\)|log(?:ging|s|ged)?[ -]?in|admin\w*|secret|behind|only (?:i|me|we|us|for me|for us|to me|to us)|(?:by|for|to) (?:me|us|the \p{L}+) (?:only|alone)|nobody (?:else|than|but)|protected|back ?office)\b|\b(?:i|we|my|our|me|us|the (?:office|team|committee|owner|board))\b[^.;!?]{0,60}?\b(?:see|look|read|check|go through|open|get|view|find)s?\b[^.;!?]{0,40}?\b(?:list|them|it|entries|requests|registrations|who|what|all|sign-?ups|table|everything)\b/iu
/** Other sorts of app have forms as well; what is asked there is theirs. */
const otherSort =
  /\b(?:crm|survey|questionnaire|quiz|polls?|chat|forum|(?:web|online)[ -]?shop|shop (?:with|where|page)|cart|basket|check-?out|portfolio|guest ?book|feedback|reviews?|steps?|wizard|tracker|diary|market ?place|job board|blog|calculat\w+|inventory|double|overlap\w*|(?:seats?|places|spots|tickets) (?:are )?left|fully booked|sold out|borrow\w*|news|gallery|members? (?:area|page|sign in|log in)|rsvp|app (?:for|to|where|in which)|tool (?:for|to))\b/i

const isLocked =
  /\b(?:password\w*|pass ?code|code ?word|(?:typ\w+(?: in)?|enter\w*|with) (?:an? |the |my )?(?:secret )?(?:code|pin|word)|mine alone|\(pw\)|by the word|secret|behind|protected|only (?:i|me|we|us|for me|for us|to me|to us)|(?:by|for|to) (?:me|us|the \p{L}+) (?:only|alone)|nobody (?:else|than|but)|log(?:ging|s|ged)?[ -]?in)\b/iu

const isPublic =
  /\b(?:landing|one[ -]?pager|web ?site|site|form|registrations?|sign(?:s|ing)?[ -]?ups?|register|waiting list|enrol\w*|names? down|fill(?:s|ed|ing)? (?:it |this |something )?(?:in|out)|(?<!\b(?:start|home|detail|first|own|each|every|project|front|\p{L}+['’]s|\p{L}+s['’]) )page(?! of (?:an?|each|every|the) \p{L}+))\b/iu
/** A site of several pages has its form beside what it shows. */
const isWholeSite =
  /\b(?:web ?site|home ?page|pages)\b(?=[^]*\b(?:services|about(?: us| me)?|menu|team|contact form|pages?:)\b)/i

/** Who chooses a password has an account, and leaves nothing for the owner alone. */
const asksPassword =
  /(?:,|\band|[+/&])\s*(?:an? |their |your )?password\b(?!\s*(?:to|for|so|needed|required|protected|page)\b)/i

/** Who comes to something that takes place signs up for it, where nobody says how it is called. */
const isJoined =
  /\b(?:course|class|workshop|lesson|evening|camp|choir|circle|club|school|training|event|weekend|tasting|swim|yoga|festival|tour)e?s?\b/i

const recordList = /(?:^|[.\n]\s*)\p{Lu}\p{L}+s:\s+\p{Ll}/gu

const isName = ({ label }: Field): boolean => /name$|^who\b/i.test(label)
const isReach = ({ kind }: Field): boolean => kind === 'email' || kind === 'phone'

/** Who it is comes first and cannot be left out, nor how to reach them, where that is asked. */
function inOrder(fields: readonly Field[], text: string): Field[] {
  const first = fields.find(isName) ?? fields.find(({ kind }) => kind === 'text')
  const isVoluntary = ({ label }: Field): boolean =>
    new RegExp(
      String.raw`\b${label.slice(0, 14)}\b[^.;]{0,40}\b(?:optional|voluntary|nice|not a must|n['’]t a must|if they (?:like|want))\b`,
      'i',
    ).test(text)
  return [...(first === undefined ? [] : [first]), ...fields.filter((field) => field !== first)].map((field) => ({
    ...field,
    required: field === first || field.required || (isReach(field) && !isVoluntary(field)),
  }))
}

/** Null where nobody leaves their details, or nobody reads a list of them. */
export function readSignUps(request: string): SignUps | null {
  if (
    !isPage.test(request) ||
    !(outsiders.test(request) || isPublic.test(request)) ||
    !ownersList.test(request) ||
    otherSort.test(request)
  )
    return null
  // "Clients: name, e-mail. Invoices: number, amount." are records of several kinds.
  if ((request.match(recordList) ?? []).length >= 2) return null
  if (isWholeSite.test(request) || asksPassword.test(request)) return null
  const asked = readAskedFacts(request)
  if (asked.fields.length < 2 || !asked.fields.some((field) => isName(field) || isReach(field))) return null
  if (!asked.isTold && !isPublic.test(request)) return null
  const stay = readStay(request).filter(({ name }) => !asked.fields.some((field) => field.name === name))
  const status: Field[] = asked.status === null ? [] : [{ ...asked.status, isInternal: true }]
  return {
    form: {
      fields: [...inOrder(asked.fields, request), ...stay, ...status],
      noun: nounOf(request) === 'request' && !saysNoun(request) && isJoined.test(request) ? 'sign-up' : nounOf(request),
      readers: isLocked.test(request) ? 'admin' : readersOf(request),
      start: 0,
      end: 0,
    },
    // Who reads the list is said of the list, and names nothing that the page shows.
    rest: sentencesOf(asked.rest)
      .filter((sentence) => !ownersList.test(sentence) || hasDesk(sentence) || /\d\s?[€$£]|[€$£]\s?\d/.test(sentence))
      .join(' '),
    offer: readPageOffer(request),
  }
}
