// Words that are to stand in the app as they were said: quoted copy by where it stands, things with their prices,
// opening hours, places.
import type { Copy } from '../brief.ts'
import { capitalize } from './inflect.ts'
import { plainText } from './plain-text.ts'
import { readOffers } from './read-offers.ts'
import { price } from './said-prices.ts'

/** "The button is called Count me in": what a button says stands in quotes, whether it was typed so or not. */
export function quoteButtons(text: string): string {
  // 'Kornblume' is quoted as well as “Kornblume”.
  return text
    .replace(/(?<![\p{L}\d])['‘](\p{Lu}[^'’\n"“”]{1,38})['’](?![\p{L}\d])/gu, '"$1"')
    .replace(
      /\b([Bb]uttons?,? (?:(?:is|should be) )?(?:called|named|labelled|labeled|says|saying|reads)\s+)(\p{Lu}[\p{L}'’!]*(?: (?!and\b|that\b|which\b|then\b|to\b(?= the))[\p{L}'’!]+){0,5})(?=\s*(?:[.,;]|$|and\b|that\b|which\b|then\b))/gu,
      '$1"$2"',
    )
}

const quotes = /["“«]([^"“”«»]{2,240})["”»]/g
type Role = 'data' | 'headline' | 'thanks' | 'send' | 'about' | 'line'

const headlineBefore =
  /\b(?:headline|heading|title|tagline|slogan|claim|hero|greeting|motto|banner|(?:big|large|opening|first|main) (?:words|line|letters|sentence|text)|top)\b[^"“”«».]{0,30}$/i
const saysBefore = /\b(?:says?|saying|reads?|reading)\s*:?\s*$/i
const headlineAfter =
  /^["”»]?\s*(?:as|is|for|should be) (?:the |a |our )?(?:\p{L}+ )?(?:headline|heading|tagline|slogan|claim|motto|title)\b/iu
/** What is quoted but is no copy: names of fields, values, labels that the parts set themselves. */
const dataBefore =
  /\b(?:called|named|name(?: it| is)?|field|column|status|option|options|choices?|category|categories|or|either|search(?:ing)?(?: for)?|toast|error|rename(?: it)? to|call it|call the app|press(?:es)?|click(?:s)?(?: on)?|tap(?:s)?(?: on)?|hit(?:s)?)\s*:?\s*$/i
/** What is shown of some records only stands on no page of its own. */
const warningBefore = /\b(?:warn(?:s|ings?)?|alert|error|label|badge|mark|flag|hint|note|toast)\b[^"“”«».]{0,30}$/i
const thanksBefore =
  /\b(?:thank(?:s| you)?|finally|after(?:wards| that| (?:sending|submitting|they|it|the|you))?|once (?:it|they|that|sent)|when(?:ever)? (?:(?:it|they|someone|somebody|people|the form|this|that|(?:it|that) (?:was|is|has been)) )?(?:sent|sends?|submits?|submitted|signs?|orders?|ordered|books?|booked|registers?|registered|applies|applied|is done)|after \p{L}+ing|on success|confirmation|at the end|then)\b[^"“”«».]{0,45}$/iu
const sendBefore = /\b(?:buttons?|cta|call[- ]to[- ]action)\b[^"“”«».]{0,25}$/i
const sendAfter = /^["”»]?\s*(?:button|as the button)\b/i
const aboutBefore = /\b(?:about|bio|biography|our story|who (?:i am|we are))\b[^"“”«».,(]{0,30}$/i

/** "A studio page that says": it stands on that page, and not on the first. */
const pageBefore =
  /\b(?!(?:home|start|front|first|main|landing|lead|web|one|the|an?|our|my|this|each|that|says?|new|simple|single)\b)\p{L}+ (?:page|section)\b[^"“”«».]{0,40}$/iu

/** "A page Rules with". */
const calledPageBefore = /\b[Pp]age,? (?:(?:called|named|titled) )?["“]?\p{Lu}[^.;:“”]{0,40}$/u

/** "As soon as it was ordered it says": what is said in one case only stands on no page. */
const conditionBefore =
  /\b(?:as soon as|if|whoever|in case|whenever|otherwise|unless|once it (?:is|was) (?:gone|sold|full|taken)|left\?)\b[^"“”«».;]{0,70}$/i

const namesButton = /\bbuttons?,? (?:(?:is|should be) )?(?:called|named|labelled|labeled|says|saying|reads)\s+$/i

function roleOf(before: string, after: string): Role {
  if (namesButton.test(before)) return 'send'
  if (dataBefore.test(before) || warningBefore.test(before)) return 'data'
  if (sendBefore.test(before) || sendAfter.test(after)) return 'send'
  if (conditionBefore.test(before)) return 'data'
  if (thanksBefore.test(before)) return 'thanks'
  if (aboutBefore.test(before)) return 'about'
  if (pageBefore.test(before) || calledPageBefore.test(before)) return 'line'
  if (headlineBefore.test(before) || headlineAfter.test(after)) return 'headline'
  return saysBefore.test(before) ? 'headline' : 'line'
}

interface Quote {
  words: string
  role: Role
  start: number
  end: number
}

/** "Step 1 of 3": how far one is. */
const isCounter = /^\s*(?:step|page|question) \d+ (?:of|\/) \d+\s*$/i

function quotesOf(text: string): Quote[] {
  return [...text.matchAll(quotes)].map((match) => {
    const end = match.index + match[0].length
    return {
      words: (match[1] ?? '').trim(),
      role: isCounter.test(match[1] ?? '')
        ? 'data'
        : roleOf(text.slice(Math.max(0, match.index - 90), match.index), text.slice(end)),
      start: match.index,
      end,
    }
  })
}

/** What is to be written on a page is no record: "…, headline “A dry loft by Friday”, …" without it. */
export function withoutCopy(text: string): string {
  let result = ''
  let at = 0
  for (const { role, start, end } of quotesOf(text)) {
    if (role === 'data' || role === 'line') continue
    const before = text.slice(at, start)
    const clause =
      /(?:[.;,:]\s+|\b(?:and|with|plus)\s+)(?!(?:[^"“”]*(?:[.;,:]\s|\b(?:and|with|plus)\s)))[^"“”]*$/iu.exec(before)
    result +=
      clause === null
        ? before
        : `${before.slice(0, clause.index)}${/^[.:]/.test(clause[0]) ? clause[0].charAt(0) : ' '}`
    at = end
  }
  return `${result}${text.slice(at)}`.replace(/([.:])\s*[,.]\s*(?:and\s+)?/g, '$1 ')
}

const day = String.raw`(?:mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?|daily|every day|weekdays|weekends)`
const hours = new RegExp(
  String.raw`\b(${day}(?:s)?(?:\s*(?:-|–|to|through|and|&)\s*${day}s?)?)[,:]?\s*(?:from\s+)?(\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm)?\s*(?:-|–|to|until|till)\s*\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm)?)`,
  'giu',
)
const address =
  /\b(?:at|address(?: is)?:?|located (?:at|in)|find us (?:at|in))\s+((?:\d+\s+)?[A-Z][\p{L}'’-]*(?:\s+[A-Z0-9][\p{L}\d'’-]*){0,4}(?:\s+\d+)?)/u
const mail = /\b[\w.+-]+@[\w-]+\.[\w.-]*\w/
const phone = /(?:\+\d{1,3}[\s-]?)?(?:\(\d+\)[\s-]?)?\d{2,4}(?:[\s-]\d{2,5}){2,4}/

const saidPhone = /\b(?:phone|telephone|tel|mobile|call(?: us| me)?|number)\b[^\d+.;]{0,24}(\+?\d[\d\s/()-]{5,18}\d)/i
const streetEnd = '(?:Street|Road|Lane|Avenue|Square|Row|Way|Quay|Place|Hill|Close|Drive|Court)'
const streetWord = String.raw`\p{Lu}[\p{L}'’-]+`
const street = new RegExp(
  String.raw`(?<!["“]\s*)\b(\d{1,4}[a-z]? (?:${streetWord} ){1,3}${streetEnd}|(?:${streetWord} ){1,2}${streetEnd}(?: \d{1,4}[a-z]?)?|\p{Lu}\p{L}+(?:straße|strasse|gasse|weg|platz|allee) \d{1,4}[a-z]?)(?=[\s,.;:!?)]|$)`,
  'u',
)
const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const date = String.raw`\d{1,2}(?:st|nd|rd|th)? (?:of )?${month}(?: \d{4})?|${month} \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?`
const occasions =
  'wedding|married|marry|festival|party|concert|market|fair|race|run|birthday|opening|conference|camp|exhibition|fete|fête|marathon|reunion|celebration|gala|tournament|event|summit|jubilee|anniversary'
/** Names are told by their capitals, so that only the first letter of these may be either. */
const anyCase = (words: string): string =>
  words.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`)
/** "Our street festival on 12 June in Elm Street", "wedding RSVP for Ana and Luis, 4 July". */
const happensOn = new RegExp(
  String.raw`\b(?:${anyCase(occasions)})\b[^.;:!?]{0,60}?\b(${date})(?: (?:in|at) ((?:the )?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,3}))?`,
  'u',
)

function whenAndWhere(text: string): Copy['facts'] {
  const [, when, where] = happensOn.exec(text) ?? []
  return [
    ...(when === undefined ? [] : [{ label: 'When', value: when }]),
    ...(where === undefined || street.test(where) ? [] : [{ label: 'Where', value: where }]),
  ]
}

function readFacts(text: string): Copy['facts'] {
  const facts = [...text.matchAll(hours)].map((match) => ({
    label: (match[1] ?? '').replace(/^\w/, (letter) => letter.toUpperCase()),
    value: (match[2] ?? '').trim(),
  }))
  const place = address.exec(text)?.[1]
  const named = place !== undefined && /\d|Street|Lane|Road|Square|Avenue/.test(place) ? place : street.exec(text)?.[1]
  if (named !== undefined) facts.push({ label: 'Address', value: named })
  const email = mail.exec(text)?.[0]
  if (email !== undefined) facts.push({ label: 'Email', value: email })
  const number = phone.exec(text)?.[0]
  const called =
    saidPhone.exec(text)?.[1] ?? (number !== undefined && number.replace(/\D/g, '').length >= 7 ? number : undefined)
  if (called !== undefined) facts.push({ label: 'Phone', value: called })
  return [...whenAndWhere(text), ...facts].slice(0, 10)
}

const startingPrice = new RegExp(
  String.raw`\b(?:prices?|rates?|packages|fees|tickets|lessons|sessions)\s+(?:are |is )?(?:from|start(?:s|ing)? (?:at|from)|starting)\s+${price}`,
  'giu',
)

const howMany: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, '2': 2, '3': 3, '4': 4, '5': 5 }
/** "Three reasons to pick us (…)"; a page that is to win people over tells features, where an app has them. */
function shortLists(text: string): RegExp {
  const isPage = /\b(?:landing|launch|marketing|home) ?page\b|\bone-?pager\b|\bweb ?site\b/i.test(text)
  const nouns = `reasons|benefits|advantages|selling points|promises${isPage ? '|features' : ''}`
  return new RegExp(
    String.raw`\b(?:(two|three|four|five|[2-5])|some|a few|the|our|a list of)\s+(?:(?:short|good|main|simple|quick|key)\s+)*(${nouns})\b((?:\s+(?:to|why|for|of|that|we|not to)\b[^.,;:("“]*)?)\s*(?:(?::|\()\s*([^.;)]+))?`,
    'giu',
  )
}

/** What anybody may promise of careful work; whoever asked will say it better. */
const promises = [
  'You talk to the people who do the work.',
  'One price, said before anything begins.',
  'We come when we said we would.',
  'Small enough to remember your name.',
  'If something is not right, we put it right.',
]

const split = (said: string): string[] =>
  said
    .split(/\s*(?:,(?!\d)|;)\s*(?:and\s+)?|\s+and\s+/)
    .map((item) => item.replace(/["“”]/g, '').trim())
    .filter((item) => item !== '')

/** "Three numbers: 1,900 pianos moved, 0 dropped": they speak for themselves, without a heading. */
const saidNumbers =
  /(?:\b(?:underneath|below|with|and|then)\s+)?\b(?:two|three|four|five|[2-5]|some|a few|the|our|these)\s+(?:key |big )?(?:numbers|figures)\s*[:(]\s*([^.;)]+)/giu

function readSections(text: string): Copy['sections'] {
  const numbers = [...text.matchAll(saidNumbers)].map(([, said = '']) => ({
    heading: '',
    items: split(said).map(capitalize),
  }))
  return [...numbers.filter(({ items }) => items.length >= 2), ...shortSections(text)]
}

function shortSections(text: string): Copy['sections'] {
  return [...text.matchAll(shortLists(text))].map(([, number = '', noun = '', of = '', said = '']) => {
    const items = split(said)
    return {
      heading: capitalize(`${number === '' ? '' : `${number} `}${noun}${of}`.trim()),
      items: items.length >= 2 ? items.map(capitalize) : promises.slice(0, howMany[number.toLowerCase()] ?? 3),
    }
  })
}

/** Without what `readSections` took. */
export function withoutSections(text: string): string {
  return text
    .replace(shortLists(text), ' ')
    .replace(saidNumbers, ' ')
    .replace(/([:.])\s*,\s*(?:and\s+)?/g, '$1 ')
    .replace(/,\s*,/g, ',')
}

/** "An about page with our story: we have baked since 1974." */
function toldAbout(text: string): string[] {
  const told =
    /\babout(?: (?:me|us|the \p{L}+))?(?: page| section)\b[^.:;"“(]{0,40}(?::|\b(?:saying|that (?:says|tells|explains)) (?:that )?)\s*([^."“”;:]{12,240})(?=[.;]|$)/giu
  return [...text.matchAll(told)].map(([, said = '']) => `${capitalize(said.trim())}.`)
}

/** @param name the app's name, which is said elsewhere already */
export function readCopy(request: string, name: string | undefined): Copy {
  const said = quotesOf(request).filter(({ words, role }) => words !== name && role !== 'data')
  const of = (role: Role) => said.filter((quote) => quote.role === role).map(({ words }) => words)
  const [headline = '', ...further] = of('headline')
  const offers = readOffers(plainText(request))
  return {
    headline,
    lines: [
      ...further,
      ...of('line').filter(
        (line) => !offers.some(({ name: offered, details }) => offered === line || details === line),
      ),
      ...[...request.matchAll(startingPrice)].map(([words]) => `${capitalize(words)}.`),
    ].slice(0, 12),
    offers,
    facts: readFacts(request),
    about: [...of('about'), ...toldAbout(request)],
    thanks: of('thanks')[0] ?? '',
    send: of('send')[0] ?? '',
    sections: readSections(request),
    pages: [],
  }
}
