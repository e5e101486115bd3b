// What is asked besides records and looks: who may do what, comments, likes, figures, export, a switch to dark.
import type { Access, Part } from '../brief.ts'
import { sharesAsMembers, sharesAsTeam } from './people/read-sharing.ts'
import { withoutDashboards } from './plain/told-dashboards.ts'

const asksPrivate =
  /\b(?:each|every) (?:user|person|member|customer|client|visitor|student|employee|one|account|player)s?\b[^.;!?\n]{0,60}?\b(?:their|his|her|his or her) own\b|\b(?:users?|people|members|customers|clients|students|everyone|everybody)\b[^.;!?\n]{0,40}?\b(?:only|just)\b[^.;!?\n]{0,30}?\b(?:their|his or her) own\b|\bonly (?:see|sees|edit|access|view)s? (?:their|his|her|my|our) own\b|\bprivate\b(?! (?:messages?|messaging|chats?|notes? to|conversations?|lessons?|propert(?:y|ies)|tutor(?:s|ing)?|houses?|homes?|households?|schools?|rooms?|(?:\p{L}+ )?teachers?|practices?|clinics?|hospitals?|insurances?|customers?|clients?|patients?|persons?|people|guests?|parties|part(?:y)|sellers?|owners?|collect(?:ion|or)s?|parking|gardens?|pools?))|\bnobody else (?:(?:can|may|should) )?(?:sees?|reads?|views?|opens?|access(?:es)?|looks?)\b|\b(?:nobody|no[- ]one)(?: else)? (?:can |may |should |must )?(?:sees?|reads?)\b[^.;]{0,20}\b(?:other|else|my|others)\b|\bonly (?:i|me) (?:can|may|should(?: be able to)?) (?:see|read)\b|\beach (?:one )?(?:only )?sees (?:only )?(?:their|his|her) own\b|\bnot be visible to (?:others|anyone)\b|\bonly (?:i|me) (?:can|may|should)\b[^.;]{0,20}\bsee\b|\b(?:only|just) for me\b(?=[^.]*\b(?:accounts?|log|sign|password))|\b(?:private(?:ly|s)?|personal)\b(?: and)? only for me\b|\bsees? (?:only|nothing (?:but|except|other than)) (?:their|his|her|my) own\b|\bsees? (?:their|his|her) own(?: \p{L}+)? only\b|\b(?:is|are|stays?) mine (?:alone|only)\b|\b(?:nobody|no one) (?:else )?gets? to (?:see|read)\b|\b(?:others|other people|other users|strangers|everyone else) (?:can['’]?t|cannot|can not|must not|mustn['’]?t|don['’]?t|do not|never|should not|shouldn['’]?t) (?:see|read)\b[^.;]{0,20}\b(?:it|them|mine|my|those|these|each other)\b|\b(?:own|personal) account\b|\bseparate(?:ly)? for each (?:user|person)\b|\bpassword[- ]protected\b/iu
const asksMembers =
  /\b(?:who(?:ever)? (?:signs|signed) up(?! for\b)|after (?:signing|logging) (?:up|in)|log-?ins?|logs? in|signs? in|sign[- ]?ins?|signs up(?! for\b)|(?<!\b(?:newsletter|mailing list) )sign[- ]?up(?! (?:form|sheet|page|list|for\b(?! (?:an? )?(?:free |own )?(?:account|membership|free))))|accounts?|(?:users?|members?|people|sellers?|players?|learners?|students?|pupils?) (?:can |must |may |have to |need to )?register(?=\s*(?:[.,;]|$|and\b|first\b|to (?!win\b)))|register(?:ed)? (?:users|members)|authentication|auth|members? (?:can|only|may)|only members|logged[- ]in|signed[- ]in)\b(?! (?:number|balance|manager|name))/i
/** A place from which an app is looked after. */
const place = String.raw`(?:^|\s)\/admin\b|\badmin(?:istrator)?s? (?:area|panel|page|section|dashboard|view|side|screen)\b|\b(?:staff|owner(?:['’]s)?|manager(?:['’]s)?|office|organi[sz]ers?(?:['’]s?)?|back-?office) (?:area|page|view|section|panel|dashboard|screen)\b`
const ofOwner = String.raw`(?:i|me|we|(?:the |an? |one |my |our |shop |site )?(?:admin(?:istrator)?s?|owners?|editors?|staff|managers?|teachers?|employees?|librarians?|organi[sz]ers?|secretar(?:y|ies)|chair(?:man|woman|person)?|president|treasurer|leaders?|coach(?:es)?|trainers?|pastor|host|author|board|committee))`
const asksAdmin = new RegExp(
  [
    String.raw`\badmin(?:istrator)?s? (?:login|log-?in|role|account|only)\b`,
    // "I manage products as admin", "as admin I add recipes".
    String.raw`\b(?:i|we)\b[^.;!?]{0,60}\bas (?:the |an? )?admin(?:istrator)?s?\b|\bas (?:the |an? )?admin(?:istrator)?s?,? (?:i|we)\b`,
    String.raw`\bonly ${ofOwner} (?:who \p{L}+ (?:signed|logged) in )?(?:(?:can|may|should|must|is|are|gets?|will)\s+(?:be )?(?:able |allowed )?(?:to )?)?(?!see|sees|read|reads|view|views|look|looks|open|opens|can|may|should|must|is|are|get|gets|will|be|able|allowed|to|use)\p{L}+\b`,
    String.raw`\bonly (?!i\b|me\b|we\b)${ofOwner} (?:can|may|should|must|is|are|gets?|will)\b`,
    String.raw`\b(?:everyone|everybody|anyone|anybody|visitors|others|people)(?: else)? (?:can |may )?(?:only |just )(?:read|view|look|see|browse)\b`,
  ].join('|'),
  'iu',
)
/** What makes such a place one that not everybody enters; a draft is for nobody else either. */
const closes =
  /\blog(?:s|ged|ging)?[ -]?(?:in|on)\b|\bsign(?:s|ed|ing)?[ -]in\b|\bpass(?:word|code)|\bprotect|\bPIN\b|\bprivate\b|\bdrafts?\b|\bsecret\b|\brestricted\b|\bhidden\b|\bbehind\b|\bnobody else\b|\b(?:not|n['’]t|never) (?:be )?(?:public|visible|seen|see|sees|open)\b|\bmembers?[- ](?:page|area|section|only)\b|\bonly (?:for|by|to|visible|seen|i|me|we|us|the|my|our|staff|admins?|organi[sz]ers?|teachers?|those|people|whoever)\b/i

/** "An admin area", "a staff page". */
export function hasDesk(text: string): boolean {
  return new RegExp(place, 'iu').test(text)
}

/** Is it said that not everybody may see everything? */
export function isClosed(text: string): boolean {
  return closes.test(text) && !asksNoDoor(text)
}

/** "An admin page", and not a word of who may not enter: a page in the menu, open as the rest of the app is. */
function asksOpenDesk(text: string): boolean {
  return hasDesk(text) && !isClosed(text)
}

const asksClosedDesk = (text: string): boolean => hasDesk(text) && isClosed(text)

/** "Only the owner can delete it": everybody writes, and one keeps order. */
const keepsOrder = new RegExp(
  String.raw`\bonly ${ofOwner} (?:can|may|should|must|is|are)\s*(?:be )?(?:able |allowed )?(?:to )?(?:(?:delete|remove|moderate|hide)(?! (?:my|our|their|his|her|your)\b)|(?:change|set|edit|update|switch)s? (?:the |its |their |that |this )?(?:status|stage|state|it)\b|changes? (?:it|that)\b)\b|\b(?:status|stage|state)\b[^.;]{0,40}\bonly ${ofOwner} (?:can |may |should |is able to )?(?:changes?|sets?|edits?|updates?)\b`,
  'iu',
)
const writesItself =
  /\bonly (?:i|me|we|(?:the |an? |my |our )?\p{L}+)(?: \p{L}+)? (?:can|may|should|must)(?: be able to)? (?:add|post|write|create|publish|upload|manage)\b/iu

export function asksToKeepOrder(text: string): boolean {
  return keepsOrder.test(text) && !writesItself.test(text) && !asksClosedDesk(text)
}
const theTeam = String.raw`(?:(?:the |our |my )?(?:\p{L}+ )?(?:staff|team|employees|colleagues|crew|coordinators|committee|volunteers|board members|co-?workers|office|trainers|nurses|family|household))`
/** What nobody outside may see, and those inside share: a door before everything. */
const asksTeam = new RegExp(
  [
    String.raw`\b(?:log-?in|sign-?in|password|door|account)\b[^.;]{0,20}\b(?:in front of|before|around|for)\s+(?:everything|the whole|all of (?:it|this)|the (?:app|site|page))`,
    String.raw`\b(?:everything|all|it|the (?:whole )?(?:app|site|list|thing))\s+(?:should be|is|must be|goes)?\s*(?:behind|protected by|hidden behind) (?:an? )?(?:log-?in|sign-?in|password)`,
    String.raw`\b(?:customers|clients|guests|visitors|strangers|outsiders|others|tenants|parents|the public|people outside|nobody outside|the world)\b[^.;]{0,20}\b(?:must|may|should|can|do|shall)?(?:n['’]t| not|not)\b[^.;]{0,15}\b(?:see|read|look|open|get|find|access)\b`,
    String.raw`\bnobody (?:outside|else outside|from outside)\b`,
    String.raw`\b(?:only )?${theTeam} (?:who (?:have )?(?:signed|logged|sign|log)s? in|logs? in|signs? in|must (?:log|sign) in|has to (?:log|sign) in|have to (?:log|sign) in)\b[^.;]{0,30}\b(?:see|share|manage|work|enter|keep)\b`,
    String.raw`\bonly (?:for )?${theTeam} (?:(?:can|may|should|must)(?: be able to)? )?(?:sees?|reads?|opens?|views?|access(?:es)?|uses?|looks?|gets? in|logs? in)\b`,
    String.raw`\b(?:staff|team|members|employees)[- ]only\b|\bfor (?:staff|the team|our team|employees) only\b|\bshared? (?:log-?in|password)\b|\bnot (?:be )?(?:open to the public|public|visible to the public)\b`,
  ].join('|'),
  'iu',
)
const noDoor =
  /\b(?:no|without(?: any)?|(?:not?|n['’]t) need(?:ing|s)? (?:a|an|any)|don['’]t want(?: a| any)?|skip(?: the)?|just for me,? no)\s+(?:\p{L}+ )?(?:log[- ]?ins?|sign[- ]?(?:in|up)s?|signing (?:in|up)|accounts?|passwords?|authentication|registration)\b(?: (?:needed|required|necessary|for (?:that|this|it)))?|\b(?:nobody|no ?one|visitors?|guests?|readers?|people|they) (?:has|have|needs?) (?:not )?to (?:log|sign) (?:in|up)\b|\bwithout (?:logging|signing) (?:in|up)\b/giu
const asksForDoor =
  /\blog(?:s|ged|ging)? ?-?in(?:to)?\b|\bsign(?:s|ed|ing)?[ -](?:in|up)\b(?! (?:sheet|form|page|list))|\baccounts?\b|\bpasswords?\b/i

const writesAlone =
  /\bonly (?:i|me|we)(?: (?:can|may|should|must|am|are|will|be|able|allowed|to))* (?:add|post|write|create|publish|upload|manage)/i

/** "No login": nobody has an account. Where others have one, only those of whom it was said do without. */
export function asksNoDoor(text: string): boolean {
  const rest = text.replace(noDoor, ' ')
  return rest !== text && !asksForDoor.test(rest) && !writesAlone.test(rest)
}

const seesAllOwnsOwn =
  /\b(?:(?:all|everyone|everybody|anyone|users|members|people)\b[^.;]{0,40}\b(?:see|read|view|browse)s?\b[^.;]{0,40}\b(?:but|and)\b[^.;]{0,30}\b(?:only|just)\b[^.;]{0,20}\b(?:edit|change|delete)s?\b[^.;]{0,20}\bown\b|\bmembers? who (?:are|is) (?:signed|logged) in can\b)/i
const personal = /^(?:tasks|notes|expenses|workouts|books|films|recipes|tastings|plants)$/

/** "Only I can delete my posts": said of what is one's own, and of no admin. */
const ownRecords =
  /\bonly (?:i|me|they|you|the (?:author|writer|owner|poster|person)s?(?: who \p{L}+ (?:it|them))?) (?:can|may|should) (?:delete|edit|change|remove)(?:(?:,| or| and) (?:delete|edit|change|remove))* (?:my|their|his|her|your|one['’]s)(?: own)? \p{L}+/giu

/** Where money lies nobody signs in: "accounts (giro, savings)", "balance per account". */
function withoutMoneyAccounts(text: string): string {
  const isMoney = /\b(?:transactions?|balances?|transfers?|giro|bank(?:ing)?)\b/i.test(text)
  return isMoney &&
    !/\b(?:log|sign)(?:s|ged|ging|ing)?[ -]?(?:in|up)\b|\b(?:password|user accounts?|own accounts?)\b/i.test(text)
    ? text.replace(/\b(?:bank )?accounts?\b/gi, ' ')
    : text
}

/** "A sign-up for a trial lesson", "who signed up": names that are put down, where no account is spoken of. */
const signsUpForIt =
  /\b(?:sign(?:ed|s)?[ -]?ups?|registrations?)\b[^]*\b(?:trial|taster|open day|waiting ?list|course|workshop|lesson|class)\b|\b(?:trial|taster|open day|waiting ?list|course|workshop|lesson|class)\b[^]*\bwho (?:has )?signed up\b/i
const accountWords =
  /\b(?:accounts?|log(?:s|ged|ging)?[ -]?in|log-?ins?|passwords?|sign(?:s|ed)?[ -]in|members?|their own|admin|private|protected)\b/i

/** Open unless a door is asked for; behind a door things are one's own where they are personal by nature. */
export function readAccess(said: string, topic: string): Access {
  const text = withoutMoneyAccounts(said.replace(ownRecords, ' an account '))
  if (asksToKeepOrder(text) && (asksNoDoor(text) || !asksMembers.test(text))) return 'admin'
  if (asksNoDoor(text)) return 'open'
  if (sharesAsTeam(text)) return 'team'
  if (sharesAsMembers(text)) return 'members'
  if (signsUpForIt.test(text) && !accountWords.test(text)) return 'open'
  if (seesAllOwnsOwn.test(text)) return 'members'
  const isTeam = asksTeam.test(text) && !/\b(?:their|his|her|my) own\b/i.test(text)
  if (isTeam) return 'team'
  if (asksAdmin.test(text) || asksClosedDesk(text)) return 'admin'
  if (asksPrivate.test(text)) return 'private'
  if (/\bonly (?:the )?members\b|\bmembers (?:can|may)\b/i.test(text)) return 'members'
  if (
    !asksMembers.test(text) ||
    /\b(?:newsletter|landing|waiting ?list|wait ?list|volunteer|event|workshop|class|course|e-?mail) sign[- ]?ups?\b/i.test(
      text,
    )
  )
    return 'open'
  return personal.test(topic) &&
    !/\b(?:shared?|swaps?|others|neighbou?rs|people (?:with|who have) an? accounts?|together|public|everyone|everybody|anyone|anybody|for all|forum|community|network|members?|votes?|club|team)\b/i.test(
      text,
    )
    ? 'private'
    : 'members'
}

const wishes: readonly [RegExp, Part][] = [
  [
    /\b(?:with|and|add|have|leave|write|post|allow|plus|,) (?:a )?comments?(?: section)?\b(?! field)|\bcomment (?:on|under|section)|\breplies\b|\bcan comment\b|(?:^|[.;,]\s*)comments? (?:only )?(?:from|by|for|are|is|below|under|on)\b|\b(?:others|people|members|users|visitors|anyone|everyone|readers|guests) (?:can |may |could )?(?:ask|repl(?:y|ies)|answers?|respond)s?\b[^.;]{0,30}\b(?:message|comment|question|words?|it|them|there)\b/i,
    'comments',
  ],
  [
    /\b(?:(?<!(?:\bwould|['’]d|\b[Ii]d|\bwe|\b[Ii]|\bthey|\byou|\bdo|n['’]t|\bfeels?|\blooks?)(?: (?:also|really|just|then|rather|all|both|still|not))? )likes?\b(?= (?:button|and|or|posts?|on|them|each|it\b))|(?:can|may|could|and|or) like (?:an?|each|every|the|single)\b|like button|can (?:like|upvote|vote)|\b(?:every(?:one|body)|people|members|users|we) (?:can )?(?:adds?|posts?|writes?|suggests?) \p{L}+ and (?:likes?|votes?|upvotes?)\b|up-?votes?|\b(?:has|have|gets?|with) (?:one|an?|\d|two|three|five) votes?\b|\bvotes? per\b|\bcheers? (?:each other|one another|(?:\w+ )?on)\b|votes? (?:on|for|count|button)|hearts?\b|(?:and|with|,) likes\b|thumbs up)/iu,
    'likes',
  ],
  [
    /\b(?:charts?|graphs?|statistics|stats|analytics|dashboards?|totals?|overview|(?<!\bbefore\b[^.;]{0,40})summary(?![^.;]{0,40}\bbefore\b)|progress (?:bar|chart)|insights|reports?\b(?= (?:page|of|on|with)))\b/i,
    'figures',
  ],
  [
    /\b(?:totals?|sums?|(?:adds?|added) up|balance|altogether|averages?|avg|outstanding|profit|what (?:its|it['’]s|it is|they are) worth|how (?:much|many) (?:\w+ ){0,3}(?:left|in all|spent|owed?)|count of)\b(?! (?:field|column))/i,
    'totals',
  ],
  [/\b(?:export|import|csv|excel|spreadsheet download)\b/i, 'csv'],
  [
    /\bdark[- ]mode\b(?=.*\b(?:toggle|switch|support|option|too|and light|button)\b)|\b(?:with|and|has|have|supports?|,) (?:a )?dark[- ]mode\b|\b(?:toggle|switch)\b[^.;]{0,30}\bdark\b|\blight and dark\b|\bdark[- ]mode (?:toggle|switch)\b/i,
    'dark-switch',
  ],
  [
    /[,:]\s*about(?=\s*(?:[,.;(]|and\b))|\babout(?:[- ](?:me|us))? (?:page|section)\b|(?<!\b(?:hear|heard|know|knew|learn|learned|learnt|think|feel|find out|found out|read) )\babout (?:me|us)\b|\bpage about\b/i,
    'about',
  ],
  [
    /\b(?:pages|sections|tabs)\s*:[^.;]*\bcontact\b|\bcontact (?:form|page|section|us|me)\b|\bget in touch\b|\bsend (?:me|us) (?:a )?messages?\b|\benquiry form\b/i,
    'contact',
  ],
  [
    /\b(?:favou?rites|favou?rite(?= (?:button|list|page|them|it)\b)|bookmarks?(?= (?:button|list|them|it|posts?|recipes?|items?))|save(?:d)? (?:list|for later)|wish ?list button|(?:can|to) (?:bookmark|favou?rite)|mark (?:them |it )?as favou?rites?)\b(?! (?:field|colou?r|book|film|song|dish|food|movie|team|player|thing|place|quote|artist|author|genre|\())/i,
    'favourites',
  ],
  [
    /\b(?:(?:visitors?|people|users?|readers?|customers?|guests?|members?|students?|pupils|parents|patients|clients?|employees|colleagues|neighbou?rs|friends|families|travell?ers|everyone|anyone|others) (?:can |may |should (?:be able to )?|to )?(?:also )?(?:rate|give (?:it |them )?(?:\w+ )?(?:stars?|ratings?))|star ratings? (?:by|from)|(?:let|allow) \w+ (?:to )?rate|(?:user|visitor|reader|customer|public|community) ratings?|average (?:rating|stars))\b/i,
    'ratings',
  ],
  [/\b(?:calendar|month(?:ly)? (?:view|overview|calendar))\b(?! (?:field|date))/i, 'calendar'],
  [/\b(?:on a map|maps?(?: view| page)?)\b(?! of (?:the )?(?:site|page))(?! (?:field|collection|list|name))/i, 'map'],
  [
    /\b(?:streaks?|habit(?:s)? (?:tracker|app|log)|(?:tick|check) (?:them |it |each |every )?(?:off )?(?:every|each|by|per) day|daily (?:ticks?|check-?ins?|habits?)|habits? .{0,40}\b(?:daily|every day|each day))\b/i,
    'streaks',
  ],
  [/\b(?:newsletter|mailing list)(?: sign-?up| form| subscription)?\b/i, 'newsletter'],
]

export function readParts(text: string): Part[] {
  const wished = wishes.filter(([pattern]) => pattern.test(text)).map(([, part]) => part)
  return asksOpenDesk(text) ? [...wished, 'desk'] : wished
}

const somebody = String.raw`(?:(?:all |any |signed[- ]in |logged[- ]in |registered |other )*(?:people|users?|visitors?|readers?|guests?|members?|strangers?|customers?|students?|players?|fans?|friends?|parents|neighbou?rs?|staff|admins?|editors?|owners?|others)|everyone|everybody|anyone|anybody|nobody|no one|i|we|the (?:admin|owner|team|staff|public|rest|others|person|one|member|author|creator|people)(?: who [^.;,]{2,20}?)?)(?: else)?(?:,? (?:who is |who are )?(?:signed|logged)[ -]in)?`
const may = String.raw`(?:(?:is |are )?(?:can|could|may|should|shall|must|will|only|also|then|just|just|not|be|been|able|allowed|to|just)\s+)*`
/** "A results page that shows how many …": what a page is to show of what is there. */
const shownPage =
  /(?:(?<=^|[.;!]\s+)|,?\s*\b(?:and|with|plus)\s+|,\s*)(?:(?:i|we)(?:['’]d| would)? (?:like|want|need) |there (?:should be|is) )?(?:an?|the|one) (?:results?|overview|summary|statistics|stats|thank[- ]you|admin)(?: \p{L}+)? (?:page|view|area|screen)\b[^.;]*|(?:(?<=^|[.;!]\s+)|,?\s*\b(?:and|with|plus)\s+|,\s*)(?:(?:i|we)(?:['’]d| would)? (?:like|want|need) |there (?:should be|is) )?(?:an?|the|one) (?:page|view|screen|list|table|overview) (?:with|of|for|that shows|showing) (?:the |all )?(?:points|totals?|sums?|scores?|hours|costs?|amounts?) (?:per|of each|of every|for each|for every|by)\b[^.;]*/giu

/** "Members suggest books (title, author)": books are kept. */
const suggesting = new RegExp(
  String.raw`(?<=^|[.;:!]\s+)${somebody}\s+${may}(?:suggests?|proposes?|nominates?|offers?|lists?|puts? up|recommends?|posts?|shares?|adds?|submits?|enters?|uploads?)\s+(?:their |new |own )*(\p{L}+s\s*\([^)]+,)`,
  'giu',
)

/** "… and opens on its own page": what every record does. */
const ownPage =
  /,?\s*(?:\band\b\s+)?(?:\bit\s+|\bthey\s+)?\b(?:opens?|has|have|gets?|with)\b (?:on |in |to )?(?:its|their|his|her|an?) own (?:detail )?pages?\b/giu

/** "Clicking one opens its own page", "a click on a project shows it large". */
const clicked =
  /[;,.]?\s*(?:\band\b\s+)?\b(?:clicking|tapping|pressing|a click)(?: on)? (?:it|one|each|them|an? \p{L}+|the \p{L}+)\s+(?:opens?|leads?|goes|brings?|shows?)\s+(?:to |up |on )?(?:it\b|them\b|(?:its|their|an?|the) (?:own |detail )*(?:page|view)s?\b)/giu

const hasAccount =
  /\b(?:people|users|visitors|neighbou?rs|members|readers|anyone|everyone|those) (?:with an? account|who (?:have|has) an? account|who (?:are|is) (?:signed|logged) in)\b/gi
/** "… and others ask for them with a message": what is done about a record. */
const answering =
  /\s*(?:,|\band\b|,\s*and\b)\s+(?:others|people|members|visitors|anyone|everyone|neighbou?rs|users|somebody) (?:can |may |could )?(?:ask|repl(?:y|ies)|answer|respond|comment|vote|bid|apply)s?\b[^.;]*/gi

/** Without what says who may do what, and what a page shows of what is there: neither is a fact of a record. */
export function withoutPermissions(text: string): string {
  return withoutDashboards(text)
    .replace(hasAccount, 'members')
    .replace(answering, ' ')
    .replace(suggesting, '$1')
    .replace(/[;,]?\s*[^.;,]*\bnobody else (?:can |may )?(?:sees?|reads?)\b[^.;,]*/gi, ' ')
    .replace(shownPage, ' ')
    .replace(clicked, '. ')
    .replace(ownPage, ' ')
    .replace(/([.;])\s*[.;,]\s*/g, '$1 ')
}

/** A piece of a list that is a wish and no field: "title, author, comments, dark mode". */
export function isWish(words: string): boolean {
  return /^(?:(?:an? |the )?(?:user |people |member |nice |pretty |simple |little |big )?(?:log-?in|sign-?in|sign-?up|accounts?|authentication|likes|upvotes?|votes|charts?|graphs?|statistics|stats|dashboards?|dark mode|light mode|dark theme|csv(?: export| import)?|(?:csv |data )?(?:export|import)|search(?: bar| box| function)?|(?:daily )?streaks?|(?:saved )?favou?rites?(?: list)?|bookmarks?|(?:star|visitor|user) ratings?|month(?:ly)? (?:view|overview)|(?:calendar|map)(?: view| overview)?|mailing list|filters?|sorting|contact (?:form|page)|about (?:page|me|us)|comments section|comment section|shopping cart|cart|basket|checkout|admin (?:area|page|panel)|leader ?board|high ?scores?|score ?board|progress bars?|reviews|streaks?|results page|home ?page|landing page|sections|navigation|calendar|kanban(?: board)?|gallery|opening hours|price list|(?:\w+ )?(?:reminders?|notifications?|alerts?)|minimal|playful|modern|clean|bold|dark|sortable|filterable|searchable|responsive|elegant|cozy|brutalist|editorial|corporate|big buttons|large text|(?:no|without) \w+(?: \w+)?|(?:their |his |her |its )?own \w+|newsletter sign-?up|(?:live |markdown )*preview|last (?:edited|changed|modified)(?: date| at| on)?(?: shown)?|very minimal|masonry|anonymous|(?:contact|enquiry|inquiry|rsvp|reservation|booking) form(?: for .*)?|(?:sign|log)[ -]?(?:up|in) (?:needed|required|to).*)(?: page| button| form)?)$/i.test(
    words.trim(),
  )
}
