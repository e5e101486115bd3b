// People and what they belong to, told in whatever words: "the firm they are with", "where they work", "companies -> employees",
// "under each merchant the people with name and mobile".
import { kindOfName } from '../fields/field-kinds.ts'
import { pluralize } from '../inflect.ts'
import { isPersonKind } from '../kinds/organizations.ts'
import { formsOf, spokenNouns } from './nouns.ts'
import type { Pair } from './pair.ts'
import { plainLines, toldOfSides, type SideName } from './told-of-sides.ts'

const firms =
  'company|firm|employer|haulier|church|institute|store|organisation|organization|business|agency|workplace|merchant|supplier|vendor|sponsor|account|outlet|fund|hotel|practice|hospital|clinic|school|university|college|club|association|gallery|venue|rental house|publisher|newspaper|radio station|label|dealer|manufacturer|wholesaler|museum|theatre|bank|customer|client|partner company|member company|business partner|department|institution|parish|charity|brewery|restaurant|shop|studio'.split(
    '|',
  )
/** Firms only where the message says that they are some. */
const firmsByWord =
  /^(?:customer|client|account|supplier|vendor|sponsor|label|shop|studio|restaurant|bank|business partner)$/
const persons =
  'contact person|contact|person|people|employee|colleague|rep|teacher|professor|doctor|journalist|source|partner|official|alumnus|alumni|graduate|student|coachee|booker|promoter|curator|board member|hiring manager|project manager|manager|tradesman|card|visiting card|business card|crew member|member|staff|staff member|secretary|coach|agent|buyer|investor|friend|representative|officer|somebody|someone|guy|surname'.split(
    '|',
  )
/** Of somebody these are facts as well. */
const isAlsoFact = /^(?:department|label|shop|branch|business|account|club|bank|customer|client)$/
const isAnyFirm = /^(?:company|firm|employer|organi[sz]ation|business|workplace|agency)$/
/** Said of anybody; who is kept goes by another noun where there is one. */
const anybody = /^(?:people|person|somebody|someone|guy|surname|staff)$/
/** Who asks, and what they do: nobody that is kept. */
const speaker =
  /\bmy (?:husband|wife|mother|father|mum|mom|dad|son|daughter|boss|friend|sister|brother) is an? \p{L}+|\b(?:i am|i['’]m|we are|we['’]re)\s+(?:an?|the)?\s*(?:\p{L}+ ){0,2}?\p{L}+(?: of (?:an?|the) (?:\p{L}+ ){0,2}?\p{L}+)?(?=[.,;]| of| and| for)|^(?:\p{L}+ )?\p{L}+ here\b|\bas an? (?:\p{L}+ )?\p{L}+|\bfor an? \p{L}+(?=:)|^we(?:['’]re| are) [^.]*\.|\bsecretary of an? [^.]*\.|\bmy husband\b|^our [^.]{3,30} wants\b/giu

const person = String.raw`(?:people|persons?|contacts?|contact (?:people|persons?)|employees?|staff|reps?|teachers?|professors?|doctors?|journalists?|partners?|officials|members?|managers?|somebody|someone|colleagues|sources?|cards?|he|she|they|he\/she|them|guys?|graduates?|students?)`
const firm = String.raw`(?:compan(?:y|ies)|firms?|employers?|organi[sz]ations?|business(?:es)?|agenc(?:y|ies)|workplaces?|merchants?|suppliers?|vendors?|sponsors?|accounts?|outlets?|funds?|hotels?|practices?|hospitals?|clinics?|schools?|universit(?:y|ies)|clubs?|associations?|galler(?:y|ies)|venues?|houses?|newspapers?|stations?|labels?|hauliers?|customers?|clients?|business partners?|departments?)`
const theirs = String.raw`(?:(?:the|their|its|his|her|my|our|all|those|any number of|several|few|a few|one or more|one or two|of)\s+)*(?:\p{L}+\s+)?`
/** What ties somebody to a firm. */
const ties: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:is|are|was|works?) (?:at|in|from|with) (?:an?|one) ${firm}\b`, 'iu'),
  /(?<!\b(?:i|we) )\bwork(?:s|ed|ing)? (?:at|for|in|with|there)\b|\bwho works?\b|\bwhere (?:they|people|he|she|everyone|everybody|someone|somebody|each|it is they) works?\b/iu,
  /\bemployed (?:by|at)\b|\bemployers?\b|\bworkplaces?\b/iu,
  new RegExp(
    String.raw`\b(?:belongs?|linked|assigned|attached|related|tied) to (?:an?|the|one|its|their|some)?\s*${firm}\b|\b${firm} (?:they|he|she|somebody|people) belongs? to\b|\bto (?:an?|the|each) ${firm} belongs?\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b${firm}\s+(?:they|he|she|it|he\/she|somebody|the \p{L}+)\s*(?:['’](?:s|re)|is|are)\s+(?:now |at )?(?:with|from|at|in)\b|\b(?:which|what) ${firm}\b[^.;]{0,24}?\b(?:from|at|with)\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b${person}\b[^.;:,]{0,24}?\b(?:at|in|of|from|on|per)\s+(?:each|every|one|them|it|those|that|these)(?:\s+of them)?(?:\s+${firm})?\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b(?:at|in|under|of|for|with|inside|per)\s+(?:each|every|one|them|a single|any)\s+(?:of (?:them|the)\s+)?(?:\p{L}+ )?${firm}?\b[^.;]{0,60}?\b${person}\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b${firm}(?:\s*(?:\band\b|\bwith\b|\+|&|(?<=s):)\s*|\s+have\s+|\s+has\s+)${theirs}${person}\b`,
    'iu',
  ),
  new RegExp(
    String.raw`\b${firm}\b[^.;]{0,40}?\b(?:their|its) (?:\p{L}+ )?${person}\b|\b(?:at|in) which ${firm}\b`,
    'iu',
  ),
  new RegExp(String.raw`\b${person}\s+(?:and|&|\+)\s+(?:the |their |there )*${firm}\b`, 'iu'),
  new RegExp(String.raw`\b(?:grouped|sorted|ordered|filed|listed) by ${firm}\b`, 'iu'),
  new RegExp(String.raw`\beach\s+(?:\p{L}+ ){0,2}?with\s+(?:\p{L}+ ){0,3}?${person}\b|\bhave contact persons?\b`, 'iu'),
  new RegExp(String.raw`\b${firm}\s+(?:can )?(?:has|have) (?:several|many|one or more|a few|some) ${person}\b`, 'iu'),
  new RegExp(String.raw`\b${firm}\b[^.;]{0,30}\b(?:contact persons?|contacts?|people|persons?) there\b`, 'iu'),
  new RegExp(
    String.raw`\b(?:all|everybody|everyone|who|(?:its|the) (?:people|staff)) [^.;]{0,20}\b(?:there|(?:in|at|of) (?:one|a|the|that) ${firm})\b`,
    'iu',
  ),
]
/** That firms are kept themselves: they have facts, a list or a page of their own. */
const isKeptApart = (forms: string): RegExp =>
  new RegExp(
    String.raw`\b${forms}\s*(?:\(|:|should be (?:a |clickable|their)|have\b|has\b|with\b|list\b|are (?:a )?(?:separate|another))|\b(?:open|click|page|list) (?:on |of |for |the |an? |all )*${forms}\b|\bthe ${forms} (?:page|is (?:picked|chosen|selected))|\b(?:choose|pick|select) (?:the|an?) ${forms}\b`,
    'iu',
  )
/** That there are several of them. */
const areSeveral = (one: string, many: string): RegExp =>
  new RegExp(
    String.raw`\b${many}\b|\b(?:each|every|which|what|one|per|by|their|whose|(?:to|in|at|for|has) an?)\s+(?:\p{L}+ )?${one}\b|\b${one} (?:they|he|she|he\/she|somebody|optional|from)\b`,
    'iu',
  )
const isForContacts =
  /\b(?:contacts?|address ?book|adress ?book|phone ?book|rolodex|directory|business cards?|visiting cards|networking|crm|who works where|tel(?:ephone)?|phones?|numbers?|e-?mails?|mobile|names?)\b/iu
const otherSort =
  /\b(?:bookings?|appointments?|shop\b.{0,20}\bcart|quiz|vote|poll|(?:an?|our|my) (?:\p{L}+ )?(?:web ?site|home ?page)|landing|portfolio|blog|tickets?(?! office)|tasks?|invoices?|shifts?|lessons?|courses?|classes|attendance|grades?|payroll|absences?|vacation|leave|matches|players?|complaints?|orders?|inventory|stock|deals|contracts?)\b/iu

const isFirmFact = new RegExp(
  String.raw`^(?:(?:which|what|current|the|name of)\s+)*(?:${firm}(?:\/\p{L}+)?|(?:\p{L}+ or )?${firm})(?:\s+(?:they|he|she|he\/she|it|somebody|the|that|who|where|is|on the card)\b.*|\s+(?:dropdown|from an?(?: dropdown)?))?$|^(?:who|where) (?:they|he|she|people) works?(?: for| at)?$|^(?:where|who) they (?:are|work).*$|^which (?:\p{L}+ )?(?:company|firm|house|${firm})\b.*$`,
  'iu',
)
const isOfPerson =
  /^(?:(?:first|last|sur|family)[ -]?names?|surname|birthdays?|job titles?|salutation|direct (?:dial|line)|extension)$/iu

/** "Our clients are companies", "every sponsor is a company": by what firms go here. */
const calledFirm = new RegExp(
  String.raw`\b(?:(?:an?|each|every|our|my|the)\s+)?(\p{L}+(?: partner)?)\s+(?:is|are)\s+(?:an?\s+)?(?:compan(?:y|ies)|firms?|business(?:es)?|organi[sz]ations?)\b`,
  'iu',
)

const belongsTo = new RegExp(
  String.raw`\b(?:each|every|an?|one) \p{L}+ (?:belongs to|is (?:in|at|from|with)) (?:an?|one) (${firm})\b`,
  'iu',
)

function firmNoun(text: string): string | undefined {
  const called = (calledFirm.exec(text) ?? belongsTo.exec(text))?.[1]?.toLowerCase()
  const isOfAccounts = /\baccounts\b/i.test(text) && /\b(?:contacts|crm)\b/i.test(text)
  const spoken = spokenNouns(text.replace(/\bbusiness(?= (?:contacts?|cards?))/giu, ''), firms).filter(
    ({ noun }) => noun !== 'account' || isOfAccounts,
  )
  const byWord = spoken.find(({ noun }) => called === noun || called === `${noun}s`)
  const sure = spoken.find(({ noun }) => !firmsByWord.test(noun))
  const told = spoken.find(({ noun }) => firmsByWord.test(noun) && !/^(?:client|customer)$/.test(noun))
  // What has facts of its own is what is kept.
  return byWord?.noun ?? (told !== undefined && told.weight > (sure?.weight ?? 0) ? told.noun : (sure ?? told)?.noun)
}

/** "My clients are people". */
const calledPerson = /\b(\p{L}+)s\s+are\s+(?:mostly )?(?:people|persons)\b/iu

const isAnybody = /\b(?:he|she|who|whom|everybody|everyone|ppl)\b/iu

function personNoun(text: string, firmly: string): string | null {
  const called = calledPerson.exec(text)?.[1]?.toLowerCase()
  if (called !== undefined) return called
  const bare = text.replace(/\([^)]*\)/g, ' ').replace(formsOf([firmly]), ' ')
  const spoken = spokenNouns(bare, persons).filter(
    ({ noun }) => noun !== firmly && !(noun === 'rep' && /\bsets\b/i.test(text)),
  )
  const general = spoken.find(({ noun }) => anybody.test(noun))
  const first = spoken.find(
    ({ noun, weight }) => !anybody.test(noun) && (general === undefined || (weight > 1 && weight >= general.weight)),
  )?.noun
  if (first !== undefined) return first === 'contact person' ? 'contact' : first
  if (/\b(?:contacts?|address ?book|adress ?book|phone ?book)\b/iu.test(text)) return 'contact'
  return general !== undefined || isAnybody.test(text) ? 'person' : null
}

/** Null where nobody belongs to a firm, or something else is kept as well. */
export function readFirms(message: string): Pair | null {
  const text = plainLines(message).replace(speaker, ' ')
  const parent = firmNoun(text)
  const isWork = /\bwho works where\b|\bwhere (?:they|people) work\b|\bwho (?:they|people) works? for\b/iu.test(text)
  if ((parent === undefined && !isWork) || otherSort.test(text) || !isForContacts.test(`${text} name`)) return null
  const firmly = parent ?? 'company'
  const forms = `(?:${firmly}|${pluralize(firmly)})`
  const isTied = ties.some((tie) => tie.test(text))
  const isApart = isKeptApart(forms).test(text)
  if (!isTied && !isApart) return null
  const child = personNoun(text, firmly)
  if (child === null) return null
  const others = [
    ...new Set([
      child,
      'contact',
      'person',
      'people',
      'staff',
      'somebody',
      'someone',
      'guy',
      'everyone',
      'everybody',
      'he',
      'she',
    ]),
  ].filter((noun) => noun !== firmly)
  const told = toldOfSides(text, {
    says: {
      parent: formsOf(
        firmly === 'department'
          ? [firmly]
          : [...new Set([firmly, ...firms.filter((noun) => !isAlsoFact.test(noun) && noun !== child)])],
      ),
      child: formsOf(others),
    },
    isLink: new RegExp(
      String.raw`\b(?:${forms}${isAnyFirm.test(firmly) ? '|company|firm|employer' : ''})\b(?! name)`,
      'iu',
    ),
    route: (item, owner) => routeOf(item, owner),
    written: 'child',
  })
  if (!isTied && !told.isLinked) return null
  const isOne = !isWork && !areSeveral(firmly, pluralize(firmly)).test(text)
  if (isOne && !(isApart && told.isLinked)) return null
  if (told.child.length + told.parent.length === 0 && !isForContacts.test(text) && !/\bpeople\b/iu.test(text))
    return null
  return {
    parent: { noun: firmly, facts: withName(told.parent, ['website', 'city']) },
    child: { noun: child, facts: withName(told.child, ['email', 'phone']) },
    main: 'child',
    rows: [],
    isOfThings: false,
    isOneList: false,
    isSort: () => false,
    isLoose: false,
    isStray: (label) => isFirmFact.test(label),
    isAlike: isPersonKind,
  }
}

function routeOf(item: string, owner: SideName): SideName | 'none' | null {
  if (isFirmFact.test(item)) return 'none'
  if (isOfPerson.test(item)) return 'child'
  return owner === 'parent' && /^(?:linkedin|position|function|role)$/iu.test(item) ? 'child' : null
}

const plainFact = (fact: string): string =>
  fact
    .replace(/ of (?:the|my|our|these|those) (?:people|contacts|persons)$/iu, '')
    .replace(/^name (?:of|on) (?:the |an? )?(?:somebody|someone|person|card|contact)$/iu, 'name')
    .replace(/^(?:tel(?:ephone)? )?numbers?$/iu, 'phone number')
    .replace(/^names$/iu, 'name')
    .replace(/^job titles$/iu, 'job title')

const isName = /^(?:(?:full |first |company |person |last )?names?|\p{L}+ name|name (?:of|on) .*|title)$/iu

function withName(facts: readonly string[], usual: readonly string[]): string[] {
  const own = facts
    .map(plainFact)
    .filter((fact) => kindOfName(fact) !== 'text' || !/^(?:people|persons?|contacts?|compan(?:y|ies))$/iu.test(fact))
  const named = own.some((fact) => isName.test(fact)) ? own : ['name', ...own]
  return named.length > 1 ? named : [...named, ...usual]
}
