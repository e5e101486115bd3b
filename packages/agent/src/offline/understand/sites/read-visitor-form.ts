// The form that a page has for its visitors: what it asks, what its entries are called, and who may read them.
import type { Field } from '../../brief.ts'
import { escapePattern } from '../escape-pattern.ts'
import { capitalize, singularize } from '../inflect.ts'
import { readFields, toIdentifier } from '../fields/read-fields.ts'
import { readSteps } from '../tools/read-steps.ts'
import { hasDesk, isClosed } from '../read-wishes.ts'

export interface VisitorForm {
  fields: Field[]
  /** Singular of what is sent: "enquiry", "sign-up". */
  noun: string
  /** Nobody was named, whoever opens its page, or whoever signs in as the admin. */
  readers: 'nobody' | 'everybody' | 'admin'
  start: number
  end: number
}

const visitors = String.raw`(?:people|visitors?|customers?|clients?|guests?|parents|readers?|they|you|anyone|everyone|somebody|someone|members?|patients|applicants|neighbou?rs|users?|companies|families|students|fans|participants?|respondents?|employees|colleagues)`
const gives = String.raw`(?:leaves?|enters?|gives?|fills? (?:in|out)|types?(?: in)?|puts?(?: in)?(?! up| down| on| themselves| their names?)|writes?|tells? us|submits?|sends?(?: us| me| in)?|provides?|pledges?|can leave)`
const may = String.raw`(?:\s+(?:can|could|should|may|must|will|simply|just|first|then|be|able|to))*`
const whose = String.raw`(?:(?:us|their|your|his or her|the|a|an|only|just|these(?: fields)?|the following|some)\s+)*`
/** What is asked, by its label in quotes or by a word for what people leave of themselves. */
const askedBy = String.raw`(?:["“][^"“”]{2,40}["”](?=\s*(?:[,;.(]|and\b|or\b|with\b|$))|(?:(?:full|first|last|whole|nick|family) ?)?(?:name|e-?mail|mail|phone|telephone|tel|mobile|address|message|company|street|town|city|postcode)s?\b)`
const starts: readonly RegExp[] = [
  /(?<=\b(?:form|sheet)\b[^]*)\b(?:fields|questions|(?:it|the form) (?:asks|has))\s*:\s*/giu,
  /\bask(?:s|ing)?(?: for)?\s*:\s*/giu,
  // "Contact: name, phone, message.": where somebody is reached, their own number stands.
  /(?<=^|[.;!?]\s+)(?:contact|get in touch|write to (?:me|us)|enquir(?:y|ies)|requests?)\s*:\s*(?=(?:(?:your|their|the|full|first) )*(?:name|e-?mail|phone)\b)(?![^.;]*[@\d])/giu,
  new RegExp(
    String.raw`\b(?:form|sign[- ]?up|registration|(?:booking|contact|quote|callback|viewing|trial|appointment|reservation) request)\b[^.;:("“]{0,40}?(?:\s+(?:with|asking(?: them)? for|that asks(?: them)? for|asks(?: them)?(?: for)?|which asks(?: for)?|asking|collecting|that (?:takes|collects|has)|having|takes|collects|has|where ${visitors}${may} ${gives})\s+${whose}|\s*[:(]\s*)`,
    'giu',
  ),
  new RegExp(String.raw`\bform for\s+${whose}(?=[^.;]*,)`, 'giu'),
  new RegExp(
    String.raw`\b(?:form|field|box) (?:for|to (?:collect|leave|enter|gather)|(?:that|which) (?:collects|takes)|where ${visitors}${may} ${gives})\s+${whose}(?=e-?mail(?:s| addresses)?\b)`,
    'giu',
  ),
  new RegExp(
    String.raw`\b${visitors}${may}\s+${gives}\s+${whose}(?:(?:\p{L}+ )?(?:enquir(?:y|ies)|inquir(?:y|ies)|requests?|messages?|applications?|registrations?|(?:pre-?)?orders?|reservations?|bookings?|questions?|notes?|memories|stories|condolences|wishes|greetings|pledges?)\s+(?:with|including|containing)\s+${whose})?(?=[^.;]*(?:,| and ))`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:ask(?:s|ing)?|sign(?:s|ing)? up|register(?:s|ing)?|collect(?:s|ing)?)(?: (?:people|visitors|them|everyone))?\s+(?:for\s+(?:an?|the|our|one)\s+(?:(?!with\b)\p{L}+\s+){1,4}with|for|with)\s+${whose}(?=[^.;]*(?:,| and ))`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:${visitors}|volunteers|helpers|participants|artists|sellers)${may}\s+(?:sign up|register|apply|enrol|enroll|join|book|order|reserve|request|rsvp|answers?|reply|replies|responds?|pays?|adopts?|puts? (?:themselves|their names?)(?: down)?)(?: (?:(?:for|to|on) (?:an?|the|our|one)(?: (?!with\b|and\b)\p{L}+){1,4}|(?:(?:for|to|on) )?(?:an?|the|it|our|one)(?: (?:free|quick|first))?(?: \p{L}+)?)(?: online)?| as (?:an? |our )?\p{L}+)?\s*(?::|,?\s*(?:with|by (?:giving|leaving|entering|typing)|and (?:leave|give|enter|type(?: in)?|fill in)|giving|leaving))\s+${whose}(?=[^.;]*(?:,| and ))`,
    'giu',
  ),
  new RegExp(String.raw`\bcollect(?:s|ing)?\s+${whose}(?=names?\b|e-?mails?\b)`, 'giu'),
  // "Join the waiting list with your name and email".
  /(?<=^|[.;!?]\s+)(?:sign up|join|register|get on)\b[^.;:]{0,40}?\s+with\s+(?:your |a |an |the )?(?=(?:full )?(?:name|e-?mail)\b[^.;]*(?:,| and ))/giu,
  // "A form at the bottom, “Your name” and “Your memory”", "a form “Adopt”: name, phone".
  new RegExp(
    String.raw`\b(?<!\bin the )form\b(?:\s*["“][^"“”]*["”])?(?!\s+of\s+(?:an?|the)\b)[^.;:()"“”]{0,60}?(?:\s*[:,(]|\s)\s*${whose}(?=${askedBy})`,
    'giu',
  ),
  /\b(?:fields?|boxes)\s*:?\s*(?=["“])/giu,
  // "People leave their e-mail": an address alone is enough to be told something.
  new RegExp(String.raw`\b${visitors}${may}\s+${gives}\s+${whose}(?=e-?mail\b)`, 'giu'),
  // "Reserve a lane with name, date, time", "book a table online (name, e-mail, date)".
  /\b(?:reserve|book)s?\s+(?:an?|the|their)\s+\p{L}+(?:\s+online)?\s*(?:with|by giving|\()\s*(?=(?:your |their )?(?:full )?names?\b)/giu,
]
/** Where the list of what is asked ends and something else is said. */
const goesOn =
  /[.;!?)](?=\s|$)|,?\s+(?:(?:and|with|then|plus)\s+)*(?:(?:the|an?|our|one)\s+)?(?:\p{L}+ )?buttons?\b|,?\s+(?:and\s+|then\s+)*(?:press|click|tap|hit|shows?|says?|reads?|sees?)(?:es|s)?\b|,?\s+(?:so that|so i|so we|because|then|and then|after which)\b|,?\s+(?:and|plus|but)\s+(?:then\s+)?(?:an?|the)\s+(?:(?:\p{L}|-)+\s+){0,2}(?:page|list|section|area|table|view|thank|dashboard|button|map|footer|banner|photo|picture)\b|(?<!\b(?:what|where|when|who|whom|how|why|whether|if|that))(?:,?\s+(?:and|but))?,?\s+(?:i|we|only|our|my|staff|it|nobody|after|they (?:get|see)|(?:the )?(?:team|owner|admin|office)) (?:can|want|should|would|will|get|need|see|look|sending|\p{L}+s)\b|,?\s+(?:and\s+)?(?:the |all |these |new )*(?:enquiries|inquiries|messages|requests|leads|registrations|applications|sign-?ups|entries|answers|replies|orders) (?:are|appear|go|land|show|come|end|arrive|should|must|can)\b|,?\s+(?:and|which|that)\s+(?:all|everyone|everybody|anyone|anybody|visitors|others)\s+(?:can|may|reads?|sees?)\b|,?\s+(?:and|that)\s+(?:thanks?|says?|shows?|stores?|saves?|sends?)\b|,\s*(?:(?:and|plus)\s+)?(?:opening hours|a gallery|testimonials|prices)/iu

const nouns =
  /\b(enquir(?:y|ies)|inquir(?:y|ies)|leads?|sign-?ups?|subscribers?|rsvps?|registrations?|applications?|bookings?|requests?|orders?|quotes?|messages?|entries|entry|submissions?|pledges?|reservations?|volunteers?|testers?|repl(?:y|ies)|suggestions?|nominations?|claims?|complaints?)\b/giu
const called: Readonly<Record<string, string>> = {
  quote: 'request',
  'sign-up': 'sign-up',
  signup: 'sign-up',
  rsvp: 'reply',
  submission: 'entry',
  tester: 'sign-up',
  order: 'request',
  message: 'enquiry',
  volunteer: 'sign-up',
}

/** Who wants a trial or joins something signs up for it. */
const joins =
  /\b(?:sign(?:s|ed|ing)?[ -]up|joins?|joined|free (?:trial|class|lesson|session)|trial (?:class|lesson|session|training|week|month|day)|trials?|memberships?|early access|puts? (?:themselves|yourself) on (?:the|our|my|an?) list)\b/i

function told(text: string): string {
  if (joins.test(text)) return 'sign-up'
  return /\bregister(?:s|ed)?\b|\bnames? down\b|\benrol\w*/i.test(text)
    ? 'registration'
    : /\bappl(?:y|ies|ied)\b/i.test(text)
      ? 'application'
      : 'request'
}

/** "Enquiry" of a page that gets enquiries; "request" where nothing is said. */
export function nounOf(text: string): string {
  const found = [...text.matchAll(nouns)].map(([word]) => singularize(word.toLowerCase()))
  const [noun = told(text)] = found
  return called[noun] ?? noun
}

const onlyForSome =
  /\b(?:results?|answers|responses|replies|entries)\b[^.;]{0,40}?\b(?:for (?:me|us) (?:alone|only)|(?:just|only) for \p{L}+|secret|i (?:see|read)s?\b[^.;]{0,12}\blogged in)\b|\b(?:results?|answers|responses|replies|entries|charts?|statistics)\b[^.;]{0,40}?\bonly (?:for|by|to|visible|seen|shown)\b|\bonly\b[^.;]{0,40}?\b(?:see|sees|read|reads|open|opens|view|views)\b[^.;]{0,20}?\b(?:results?|answers|responses|charts?|feedback|opinions|it|them|these|what (?:was|they|people))\b/iu

/** "Only staff can read it", "results only for logged in managers". */
export function isReadBySome(text: string): boolean {
  return onlyForSome.test(text)
}

/** Is it said what comes in, and is that no answer to a question? */
export function saysNoun(text: string): boolean {
  return text.search(nouns) >= 0 && !/\b(?:survey|questionnaire|poll)\b/i.test(text)
}

const owners = String.raw`(?:i|we|me|us|my team|our team|the team|staff|our staff|the staff|the owner|our office|the office|my boss|the boss|organi[sz]ers?|an? admins?|the admins?|admins?|only \p{L}+|the (?:\p{L}+ )?(?:team|office|owner|committee|board|club|school|shop|studio|company|\p{L}+ers)|(?:staff|managers|organi[sz]ers|hr|management|reception|teachers))`
const things = String.raw`(?:them|these|those|it|all of them|everything|who \p{L}+|what (?:people|they|visitors)|(?:all |the |our |new |incoming )*(?:enquir\w+|inquir\w+|leads?|requests?|sign-?ups?|subscribers?|messages?|answers|entries|submissions?|responses?|repl(?:y|ies)|registrations?|applications?|addresses|e-?mails?|list|rsvps?|pledges|guests?|reservations?|bookings?|appointments?|orders?))`
const ownersRead = new RegExp(
  String.raw`\b${owners}\b[^.;]{0,50}?\b(?:see|sees|view|views|look|looks|read|reads|check|checks|open|opens|manage|manages|find|browse|go|goes|get|gets|have|confirms?|accepts?|approves?|declines?|answers?)\b[^.;]{0,25}?\b${things}\b`,
  'iu',
)
const shownIn = new RegExp(
  String.raw`\b(?:enquir\w+|inquir\w+|leads?|requests?|sign-?ups?|subscribers?|messages?|entries|submissions?|responses?|repl(?:y|ies)|registrations?|applications?|rsvps?|they|everything)\b[^.;]{0,20}?\b(?:show up|appear|land|listed|shown|collected|go|arrive|end up|visible|(?:are|is|kept|stored|saved) (?=(?:in|on) (?:an?|the|my|our) (?:\p{L}+ )?(?:list|table|page|overview)))\b[^.;]{0,20}?\b(?:in|on|to|for)\b|\b(?:show|list|display|collect|gather|keep|store)s?\s+(?:me |us )?(?:all )?(?:of )?(?:the |our )?(?:enquir\w+|inquir\w+|leads?|requests?|sign-?ups?|submissions?|responses?|registrations?|applications?|rsvps?|them)\s+(?:on|in|at)\b|\b(?:page|list|table|dashboard|inbox|overview)\b (?:of|with|for|showing|that (?:shows|lists))(?: \p{L}+){0,2}? (?:all |the |our )*(?:them|enquiries|inquiries|leads|requests|sign-?ups|subscribers|messages|answers|entries|submissions|responses|replies|registrations|applications|rsvps)\b`,
  'iu',
)
/** "Lessons: … Show them on the page": them are the lessons, and nobody's messages, unless such came before. */
const shownThem = /\b(?:show|list|display)s?\s+(?:(?:me|us|all|of)\s+)*them\s+(?:on|in|at)\b/gi

function withoutOtherThings(text: string): string {
  return text.replace(shownThem, (said, at: number) => (text.slice(0, at).search(nouns) < 0 ? ' ' : said))
}

const sent = String.raw`(?:enquir\w+|inquir\w+|leads?|requests?|sign-?ups?|subscribers?|messages|answers|entries|submissions?|responses?|replies|registrations?|applications?|applicants|rsvps?|who (?:all )?(?:asked|wrote|signed|applied|registered|wants?|is coming|comes|came|has \w+)|(?:whatever|what|everything|all) (?:that )?(?:came|comes|has come|people|they|visitors|customers|everyone)\b)`
const sheet = String.raw`(?:lists?|tables?|pages?|inbox|overview|dashboard|back ?office|screen|board|log)`
const looked = String.raw`(?:listed|behind the (?:site|form)|internal(?:ly)?|pop(?:s|ping)? up|(?:works?|looks?|goes|go|clicks?|reads?) through|marks? (?:them|it|each)|see|sees|check|checks)`
/** "A table of what came in", "an enquiries page for the office": what is sent, and where it is looked at. */
const sentAndShown = new RegExp(
  [
    String.raw`\b${sheet} (?:for (?:us|the \p{L}+|our \p{L}+) )?(?:of|with|for|showing|where|that shows|shows|behind the form shows)(?: \p{L}+){0,3}? ${sent}\b`,
    String.raw`\b(?<!\bform for )${sent} ${sheet}\b`,
    String.raw`\b${sheet} where ${sent}\b`,
    String.raw`\b${sent}\b[^.;!?]{0,60}\b${looked}\b|\b${looked}\b[^.;!?]{0,60}\b${sent}\b`,
    String.raw`\b(?:answers|they|it all|everything)\b[^.;!?]{0,30}\blisted\b`,
    String.raw`\b(?:works?|looks?|goes|go|clicks?) through (?:them|it|these|the list)\b`,
  ].join('|'),
  'iu',
)
/** What the visitors themselves do and see, and what is promised to them. */
const ofVisitors = new RegExp(
  String.raw`\b(?:thank[- ]?you|confirmation|success) (?:message|page|note|screen|text)s?\b|\b(?:landing|contact|sign-?up|enquiry|lead) (?:page|screen)s?\b|(?:\b(?:then|afterwards|after (?:that|sending|it)),? )?\b${visitors}${may} (?:see|sees|read|reads|get|gets)\b[^.;,]*`,
  'giu',
)

export function readersOf(message: string): VisitorForm['readers'] {
  const text = withoutOtherThings(message)
  const isRead =
    ownersRead.test(text) || shownIn.test(text) || sentAndShown.test(text.replace(ofVisitors, ' ')) || hasDesk(text)
  // A page with the addresses of strangers is opened by saying so.
  if (!isRead) return 'nobody'
  return isClosed(text) ? 'admin' : 'everybody'
}

/** Null where the message asks for no form, or does not say what is in it. */
export function readVisitorForm(text: string): VisitorForm | null {
  const steps = readSteps(text).flatMap(({ fields }) => fields)
  if (steps.length >= 2) return { ...wholeForm(steps), noun: nounOf(text), readers: readersOf(text), start: 0, end: 0 }
  for (const start of starts) {
    for (const found of text.matchAll(start)) {
      const head = found.index + found[0].length
      // "Ask for a trial lesson: name, e-mail": what they ask for stands before what they are asked.
      const wanted = /^(?:(?:an?|the|our|one)\s)?[\p{L} -]{2,30}:\s+/iu.exec(text.slice(head))
      const from = head + (wanted?.[0].length ?? 0)
      const rest = text.slice(from)
      const isInBrackets = /\(\s*$/.test(found[0])
      const end = isInBrackets ? closing(rest) : endOf(rest)
      const list = rest.slice(0, end < 0 ? undefined : end)
      const around = `${text.slice(0, from)} ${end < 0 ? '' : rest.slice(end)}`
      const fields = formFields(list, text)
      if (fields.length >= 1 && (fields.length >= 2 || fields.some(({ kind }) => kind === 'email' || kind === 'phone')))
        return {
          fields,
          noun: nounOf(around),
          readers: readersOf(around),
          start: found.index,
          end: end < 0 ? text.length : from + end,
        }
    }
  }
  return null
}

/** What all steps ask; who it was is what an entry is called by, however late that is asked. */
function wholeForm(steps: readonly Field[]): Pick<VisitorForm, 'fields'> {
  const asked = steps.map((field) => (isOfPerson.test(field.label) ? { ...field, required: true } : field))
  const title = asked.find(({ label }) => /\bname$/i.test(label)) ?? asked.find(({ kind }) => kind === 'text')
  return { fields: title === undefined ? asked : [title, ...asked.filter((field) => field !== title)] }
}

/** Where the bracket closes that was opened before the text. */
function closing(rest: string): number {
  let depth = 1
  for (const bracket of rest.matchAll(/[()]/g)) {
    depth += bracket[0] === '(' ? 1 : -1
    if (depth === 0) return bracket.index
  }
  return -1
}

/** What a page for strangers shows beside what it asks. */
const ofPage =
  /\b(?:page|form|testimonials?|faqs?|wait ?list|newsletter|features?|icons?|benefits?|hero|headline|footer|prices?|pricing|sign-?up)\b/i

/** "Lead capture page: name, email, roof size": the facts are what is asked. Null for fewer than two. */
export function formOfFacts(said: readonly Field[], text: string): VisitorForm | null {
  const fields = said.filter(({ kind, label }) => kind !== 'picture' && !ofPage.test(label))
  if (fields.length < 2 && fields[0]?.kind !== 'email') return null
  const title = fields.find(({ kind }) => kind === 'text') ?? {
    name: 'name',
    label: 'Name',
    kind: 'text' as const,
    required: true,
  }
  const asked = [
    { ...title, required: true },
    ...fields
      .filter((field) => field !== title)
      .map((field) => (field.kind === 'email' ? { ...field, required: true } : field)),
  ]
  return { fields: asked, noun: nounOf(text), readers: readersOf(text), start: 0, end: 0 }
}

function endOf(rest: string): number {
  const masked = rest.replace(/\([^)]*\)/g, (inside) => '·'.repeat(inside.length))
  const found = goesOn.exec(masked)
  return found === null ? -1 : found.index
}

/** Nobody can come, or say what it costs, who knows neither where it is nor what. */
const asksForWork = /\b(?:quotes?|estimates?|repairs?|call ?-?outs?)\b/i
const isOfWork = /^(?:(?:your )?address|what \p{L}.*|(?:the |your )?(?:problem|damage|fault|issue)\b.*)$/iu

const isOfPerson =
  /^(?:name|full name|first name|your name|company|company name|e-?mail(?: address)?|phone(?: number)?)$/i

const allNeeded =
  /\b(?:all|every(?:thing|one)?|each)\b(?: of (?:them|these))?(?: fields?| questions?)?\s+(?:is |are |must be |has to be |have to be |needs? to be |should be )?(?:filled(?: in| out)?|required|mandatory|compulsory|answered)\b/i

/** "Name and email are required": what is said to be; '' where nothing is. */
function neededIn(text: string): string {
  const found =
    /(?<=^|[.;!?]\s+)([^.;:!?]{3,80}?)\s+(?:is |are |must be |have to be |has to be )?(?:required|mandatory|compulsory|must be filled(?: in)?)\b(?![^.;]*\b(?:rest|others)\b[^.;]*\brequired)/i.exec(
      text,
    )?.[1]
  // "…, e-mail is required": said of the last of a list.
  const [, last = found ?? ''] =
    /,\s+(?:and\s+|but\s+)?(?:the\s+)?([^.,;:!?]{3,40}?)\s+(?:is|must be|has to be)\s+(?:required|mandatory|compulsory)\b/i.exec(
      found ?? text,
    ) ?? []
  return last.toLowerCase()
}

const withoutArticle = (words: string): string => capitalize(words.replace(/\ban? /gi, ''))

/** "Whether it's an upright or a grand" asks: upright or grand. */
function withoutArticles(field: Field): Field {
  if (field.options === undefined || !/^an? /i.test(field.label)) return field
  const label = withoutArticle(field.label)
  return { ...field, label, options: field.options.map(withoutArticle), name: toIdentifier(label) }
}

const quotedLabel = /^["“]([^"“”]+)["”]$/
const pieces =
  /\s*,\s*(?:and\s+|or\s+)?(?=[^"“”]*(?:["“][^"“”]*["”][^"“”]*)*$)|\s+and\s+(?=[^"“”]*(?:["“][^"“”]*["”][^"“”]*)*$)/u

/** What is in quotes is asked in these very words: “Who are you” and “What you remember”. */
function inTheirWords(list: string): Field[] | null {
  if (!/["“]/.test(list)) return null
  const said = list
    .replace(/^[^"“]*\b(?:fields?|boxes|form)\b\s*:?\s*(?=["“])/i, '')
    .split(pieces)
    .map((each) => each.trim().replace(/^(?:and|the|an?|one)\s+/i, ''))
  if (!said.some((each) => quotedLabel.test(each))) return null
  return said.flatMap((each, index) => {
    const words = quotedLabel.exec(each)?.[1]?.replace(/[:.,]$/, '')
    if (words === undefined) return readFields(each).fields
    const [like] = readFields(words).fields
    const kind = like?.kind ?? 'text'
    return [{ ...like, name: toIdentifier(words), label: words, kind, required: index === 0 }]
  })
}

/** "Name email message": words that a form asks by, one after the other. */
const asksBy = 'name|e-?mail|mail|phone|message|subject|comment|company|town|city|postcode|date'
const unparted = new RegExp(String.raw`\b(${asksBy})\s+(?=(?:${asksBy})\b(?! address))`, 'gi')

/** Who is asked to leave something leaves how to be reached: names and addresses cannot be left out. */
function formFields(said: string, text: string): Field[] {
  const list = said.replace(unparted, '$1, ')
  const quoted = inTheirWords(list)
  const { fields } =
    quoted !== null
      ? { fields: quoted }
      : readFields(
          list
            .replace(/\b(e-?mail|name|phone) only\b/gi, '$1')
            .replace(/\be-?mail(?:s| addresses)\b/gi, 'email')
            .replace(/^(amount) with /i, '$1, ')
            .replace(/,\s*(?:more than one(?: is)? possible|several|multiple)(?=\s*\))/gi, ''),
        )
  if (allNeeded.test(text)) return fields.map((field) => ({ ...field, required: true }))
  const needed = neededIn(text)
  const kept = fields.filter(({ kind, label }) => kind !== 'picture' || !/page|form/i.test(label)).map(withoutArticles)
  const isSaid = /\b(?:required|optional)\b/i.test(list)
  return kept.map((field, index) => {
    if (needed !== '') return { ...field, required: needed.includes(field.label.toLowerCase()) }
    const isOptional = new RegExp(String.raw`${escapePattern(field.label.slice(0, 12))}[^,]*\boptional\b`, 'i').test(
      list,
    )
    if (isOptional) return { ...field, required: false }
    const isNeeded = (isOfPerson.test(field.label) || (asksForWork.test(text) && isOfWork.test(field.label))) && !isSaid
    // The first says what the entry is; readFields has made it required already where it is a text.
    return isNeeded || (index === 0 && field.kind === 'text') ? { ...field, required: true } : field
  })
}
