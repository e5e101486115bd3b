// What is asked for often and rules cannot do: said with the reason and with what would help, before any other reader takes
// a word of it for a fact or a colour.
import type { Brief } from '../../brief.ts'
import { findField } from './read-edit-state.ts'

interface Refusal {
  says: RegExp
  /** Follows "I cannot do this:". */
  words: string
  /** Of apps with such a front only. */
  fronts?: readonly Brief['front'][]
}

const languages =
  '(?:german|deutsch|english|french|fran[cç]ais|spanish|espa[nñ]ol|italian|italiano|dutch|portuguese|polish|turkish|arabic|chinese|japanese|korean|russian|ukrainian|swedish|danish|norwegian|finnish|greek|czech|hungarian|hindi|romanian)'
const people =
  '(?:me|us|him|her|them|members|everyone|everybody|people|users|customers|clients|guests|subscribers|the \\p{L}+)'

const refusals: readonly Refusal[] = [
  {
    says: new RegExp(
      String.raw`^translate\b|\b(?:in|into|to) (?:both )?${languages}(?: (?:and|or|&) ${languages})*(?: too| as well| version)?$|^(?:in )?${languages}(?: (?:version|please))?$|\b(?:multi-?lingual|several languages|language (?:switch|switcher|toggle|selector))\b`,
      'iu',
    ),
    words:
      'translating it, because rules know English only (the texts can be changed one at a time: change “Welcome” to “Willkommen”)',
  },
  {
    says: new RegExp(
      String.raw`\b(?:e-?mail|mail|notify|text|message|ping|alert|inform|tell) ${people} (?:when|whenever|if|as soon as|every time|once|on|before|after|about)\b|\b(?:get|receive|send (?:me|us)) an? (?:e-?mail|mail|message|notification|alert|text)\b|\bsms\b|\bnewsletter (?:sending|campaign)`,
      'iu',
    ),
    words:
      'sending messages, because that takes a mail service with its key and code that rules do not write (what comes in stands in the app, newest first)',
  },
  {
    says: /\b(?:overdue|late|negative|expired?|sold[- ]out|low|empty|missing|past due|due soon|unpaid|high|upcoming)\b[^.;]*\b(?:in |be |as |with )?(?:an? )?(?:red|green|orange|yellow|blue|gr[ae]y|bold|marked|highlighted|crossed out|struck|warning|badge|label|mark)\b|\b(?:highlight|mark|flag)\b[^.;]*\b(?:overdue|late|negative|expired?|sold[- ]out|low|empty|missing|unpaid|when|if)\b/i,
    words: 'marks that follow from a date, a number or a state of a record',
  },
  {
    says: /^colou?r\b[^.;]*:\s*(?:red|green|orange|yellow|blue|gr[ae]y|purple|pink)\b|\b(?:red|green|orange|yellow|blue|gr[ae]y|purple|pink) for \p{L}+(?: \p{L}+)?,? (?:and )?(?:red|green|orange|yellow|blue|gr[ae]y|purple|pink) for\b/iu,
    words: 'a colour for each value, because colours belong to the whole app (a choice narrows the list instead)',
    fronts: ['list', 'site', 'shop', 'booking'],
  },
  {
    says: /^(?:colou?r|paint|tint|shade) (?:the )?(?:cards|rows|tiles|items|entries|\p{L}+s) by (?:the )?\p{L}+/iu,
    words: 'a colour for each value, because colours belong to the whole app (say: group it by that fact)',
    fronts: ['list', 'site', 'shop', 'booking'],
  },
  {
    says: /^(?:make )?(?:the )?(?:cards|rows|tiles|columns|cells) (?:much |a bit |a little )?(?:bigger|smaller|larger|wider|narrower|higher|taller|shorter|tighter|closer)$|^(?:bigger|smaller|larger|wider|narrower|tighter) (?:cards|rows|tiles|cells)$/i,
    words:
      'the size of each card, because it follows from how many stand in a row (say: three to a row, or make the text smaller)',
    fronts: ['list', 'site', 'shop', 'booking'],
  },
  {
    says: /^(?:only )?(?:show|write|put|print|display|make) (?:only )?(?:the |each |its )?[\p{L} ]{2,24} (?:in )?(?:small|tiny|big|large|bold|gr[ae]y|red|green|blue|pale|light)\b[^.;]*\b(?:letters|type|print|font|writing)$/iu,
    words: 'how one fact is written, because letters and colours belong to the whole app (say: make the text bigger)',
    fronts: ['list', 'site', 'shop', 'booking'],
  },
  {
    says: /\b(?:comments?|reviews?|posts?|entries|ratings?|messages|photos|they|these|everything)\b[^.;]*\b(?:approv\w+|moderat\w+|(?:checked|confirmed|released)(?: by \p{L}+)? (?:first|before))\b|^(?:approve|moderate|check|i (?:want to |have to |must )?(?:approve|moderate|check)) [^.;]*\b(?:comments?|reviews?|posts?|entries|before)\b/iu,
    words:
      'holding back what people write until somebody approves it, because it is seen at once (whoever looks after the app deletes what is not wanted)',
  },
  {
    says: /^(?:hide|close|lock|turn off|disable|no) (?:the )?(?:comments|likes|ratings|reviews)\b[^.;]*\b(?:on|under|below|for|of|after)\b/i,
    words: 'closing it for some records alone (it is there for all of them, or for none: remove the comments)',
  },
  {
    says: /^(?!.*\bfields?\b)(?:add|include|build|i (?:want|need)|give me|put in) (?:an? |the )?(?:[\p{L}-]+ ){0,2}calculator\b/iu,
    words:
      'a calculator beside what is there, because it is an app of its own here (begin a new app: a tip calculator)',
    fronts: ['list', 'site', 'shop', 'booking'],
  },
  {
    says: /^(?!.*\bfields?\b|.*\b[A-Z][A-Z0-9]{2,15}\b.*\d ?(?:%|percent)|.*\d ?(?:%|percent).*\b[A-Z][A-Z0-9]{2,15}\b)(?:.*\bdiscounts?(?: codes?)?\b|.*\bcoupons?\b|.*\bvouchers?\b|.*\bgift cards?\b(?! page))/,
    words: 'discounts other than a code with its percent (say: add a discount code SUMMER10 for 10 %)',
    fronts: ['shop'],
  },
  {
    says: /\b(?:upload|attach)\w*\b[^.;]*\b(?:files?|receipts?|documents?|pdfs?|attachments?)\b|\bfile uploads?\b|\breceipt uploads?\b/i,
    words: 'uploading files: only pictures are kept here (say: add a photo)',
  },
  { says: /\b(?:rss|atom feed|podcast feed)\b/i, words: 'an RSS feed' },
  {
    says: /\bprint(?:able|ing)?\b(?! (?:shop|run|size|number))/i,
    words: 'printing (the browser prints a page: Ctrl+P)',
    fronts: ['site', 'shop', 'booking', 'chat', 'quiz', 'survey', 'poll', 'stage'],
  },
  {
    says: /\b(?:background )?music\b(?=.*\b(?:background|play|on|in)\b)|^(?:add |play )?(?:a |some )?(?:background )?(?:music|sounds?|audio|sound effects?)(?: (?:when|at|after|in)\b.*)?$/i,
    words: 'sound and music, because rules do not write what plays it',
  },
  {
    says: /^(?:add |embed |include |put in |show )?(?:a |my |our |the )?(?:intro |promo |youtube |background )?videos?(?: (?:of|from|on|at|in|to)\b.*)?(?:\s*:?\s*https?:\S+)?$/i,
    words: 'a video, because rules place pictures only',
  },
  {
    says: /\bpasswords?\b[^.;]*\b(?:galler|page|client|section|album|folder|for)|\bpassword[- ]protect/i,
    words:
      'a password for a page, because whoever may see something signs in with an account here (say: add a login, or only members can see it)',
  },
  {
    says: /\b(?:recurring|repeating|repeat every)\b/i,
    words: 'what repeats by itself, because nothing runs while nobody looks',
  },
  {
    says: /^(?!.*\b(?:re-?)?(?:order|sort|arrange)\b).*\bdrag(?:ging)?\b/i,
    words: 'dragging (things move by choosing where to)',
  },
  {
    says: /^(?:(?:make|write|give me|use) )?(?:the )?(?:harder|easier|better|other|different|more difficult|more) (?:questions|texts?|content|copy)$/i,
    words: 'writing other texts, because rules make none up (they are changed on the pages of the app itself)',
  },
  {
    says: /\b(?:count ?down)\b/i,
    words: 'a countdown, because none of my parts counts down to a day',
    fronts: ['list', 'shop', 'booking'],
  },
  {
    says: /^(?:add |allow |let (?:people|users|customers|guests|them) |make it possible to )?cancel(?:l?ing|lation)?(?: of)? (?:an? |the |their |his or her )?(?:bookings?|appointments?|orders?|reservations?)$/i,
    words: 'cancelling by whoever booked (whoever looks after the bookings deletes one on its page)',
  },
  {
    says: /^(?:add |show |use |put in )?(?:a |an |my |our |the )?(?:company |club |own |new |brand )?logo(?: (?:to|in|at|on)\b.*)?$/i,
    words: 'a logo without its picture (attach the picture to a message and say: put this at the top)',
  },
  {
    says: /\bbackground (?:image|picture|photo|pattern|video)\b|\b(?:picture|photo|image|pattern)s? (?:in|as) (?:the )?background\b/i,
    words:
      'a picture behind the text, because nothing could be read on it (say: add a big photo at the top, or a colour for the background)',
  },
  {
    says: /\b(?:add|show|include|embed|put)?\b.*\bmap\b(?:.*\b(?:location|address|venue|us|way|directions)\b)?/i,
    words:
      'a map of one place, because maps come from another service (say the address instead: our address is Mill Lane 4, Bath)',
    fronts: ['site', 'booking', 'shop'],
  },
  {
    says: /\b(?:one|several|multiple|many|two|three|more than one) votes?\b|\bvote (?:once|twice|several|more than|for (?:several|more|two|three|many|as many))\b|\b(?:close|end|stop|finish) (?:the )?(?:poll|vot(?:e|ing))|\bhide (?:the )?results\b/i,
    words:
      'another way of voting: each browser has one vote and may change it, results are seen by all, and a poll stays open',
    fronts: ['poll'],
  },
  {
    says: /^(?:show|make) (?:the )?results? (?:as|with|in)\b/i,
    words: 'showing results otherwise: they are bars with percent already',
    fronts: ['poll'],
  },
  {
    says: /\bpie ?charts?\b|\bdonut\b|\bline (?:charts?|graphs?)\b/i,
    words: 'other charts than bars',
  },
  {
    says: /\b(?:random|surprise|shuffle\w*)\b/i,
    words: 'chance, because none of my parts draws lots',
    fronts: ['list', 'site', 'shop', 'booking'],
  },
  {
    says: /^(?:hide|don['’]?t show|do not show|remove|leave out|show)\b.*\b(?:in|on|from) (?:the |each |every )?(?:list|overview|table|cards?|gallery|home ?page list)$/i,
    words:
      'choosing what the list shows, because it shows what tells records apart and their own pages show all (a field goes off all pages with: remove the …)',
    fronts: ['list', 'booking', 'shop'],
  },
  {
    says: /^(?:add|give me|i (?:want|need)|put|make|include|create)\b[^“”]*\bbuttons?\b[^“”]*\b(?:that|which|to|for|marks?|sends?|when)\b|^(?:(?:add|give me|include|i want|i need) )?(?:an? |the )?(?:reset|pause|stop|clear|share|undo|copy|download|refresh|back|scroll)[ -]?(?:button|link)?(?: button)$|^add (?:\d+ ?%,? ?(?:and )?)+buttons?$/i,
    words:
      'a button that does something new, because rules write no new behaviour (texts, colours and places of buttons can be changed)',
  },
  {
    says: /\bsticky (?!(?:header|menu|nav))|\banimat\w+\b|\bparallax\b|\bhover effects?\b|\bscroll(?:ing)? effects?\b/i,
    words: 'how the page moves, because my rules change colours, letters, places and words',
  },
  {
    says: /^(?:the )?default\b|\bby default\b|\bpre-?fill(?:ed)?\b|\bpre-?selected\b/i,
    words: 'what a form holds at first, because rules do not write it',
    fronts: ['list', 'site', 'shop', 'booking', 'chat', 'quiz', 'survey', 'poll'],
  },
  {
    says: /\b(?:should be|must be|make (?:it|the .+)) unique\b|\bno duplicates\b/i,
    words: 'that a value is there once, because rows that are there may hold it twice',
  },
  {
    says: /^(?:group|section) (?:it|them|the .+|by .+)?(?:by|into)\b/i,
    words:
      'grouping the list, because it has an order of its own here; a choice such as a category narrows it (say: add a category (A, B, C))',
    fronts: ['site', 'shop', 'booking'],
  },
  {
    says: /^(?:delete|remove|drop|erase|clear|wipe)\s+(?:all|everything|the (?:whole|entire) (?:app|site|thing)|it all)(?: (?:of it|data|rows|entries|records))?$/i,
    words:
      'deleting everything: what is in the app is deleted there, row by row, and the app itself under Settings (say “go back to version 1” for an empty project)',
  },
  {
    says: /^(?:add|show|include|i (?:want|need)|give me|put)\s+(?:an? |the )?search(?: (?:box|bar|field|function))?$|^(?:search|be able to search)\b/i,
    words: 'a search, because the list has one above it already, which looks through all words',
    fronts: ['shop'],
  },
  {
    says: /\b(?:budgets?|limits?) (?:per|for each|by) \p{L}+|\b(?:number|count|total|sum)s? of \p{L}+ (?:per|for each|in each|by) \p{L}+|\bhow many .+ (?:per|each)\b/iu,
    words: 'figures of each of them, because my figures are those of all records (say: add charts)',
    fronts: ['list'],
  },
  {
    says: /^(?!add|include|shipping|delivery|postage)(?:the |my |our )?[\p{L}][\p{L} -]{1,30}? (?:(?:should|must|will|does|now) )*costs? (?:now |only )*[$€£]?\s?\d|^(?:change|set|raise|lower) the price of .+ to\b/iu,
    words: 'what one of them costs, because rows are changed in the app itself (open it there, and press “Edit”)',
    fronts: ['list', 'site', 'shop', 'booking'],
  },
  {
    says: /^(?!(?:it|this|that|everything|the (?:whole )?(?:app|site|list|page|thing)|only|just|members)\b)(?:the |our |my )?[\p{L}][\p{L} -]{2,30}? (?:(?:should|must|may|can|are|is|be)(?: be)? )?(?:only|just)(?: be)?(?: visible| shown| open| there| readable)? (?:for|to|by) (?!(?:me|us)\b)(?:the )?(?:members|people|those|whoever|logged|signed|registered|users)\b/iu,
    words:
      'a door before one part alone, because doors are for the whole app (say: only members can see it, for all of it)',
  },
  {
    says: /^(?:hide|close|lock)\s+(?!it\b|everything\b|the (?:app|site|list)\b).+ (?:from|for|to) (?:the public|visitors|strangers|guests|others)$/i,
    words:
      'a door before one part alone, because doors are for the whole app (say: members only, or only I can see it)',
  },
  {
    says: /\bbackups?\b/i,
    words: 'a backup (say “export to csv” for what is in it; versions of the app are kept by themselves)',
  },
  {
    says: /\breading time\b|\bword count\b/i,
    words: 'a reading time, because it follows from how long a text is',
  },
]

const seesOne =
  /^(?:let )?only (?:i|me|we|us|the \p{L}+|admins?|members|staff)\b[^.;]{0,12}\b(?:sees?|see|read|view)s? (?:the |their |its |each )?([\p{L} ]{3,24})$/iu

/** "Only I can see the prices": a fact of each record, and not the records themselves. */
function asksFactDoor(order: string, brief: Pick<Brief, 'fields' | 'entity' | 'more'>): boolean {
  const words = seesOne.exec(order)?.[1]
  const isKind = [brief.entity, ...brief.more].some(({ plural, singular }) => words === plural || words === singular)
  return words !== undefined && !isKind && findField(brief, words) !== undefined
}

/** Why an order cannot be carried out, whatever the app is made of; null where it may be. */
export function readCannot(order: string, brief: Pick<Brief, 'front' | 'fields' | 'entity' | 'more'>): string | null {
  const { front } = brief
  if (asksFactDoor(order, brief))
    return 'a door before one fact alone, because doors are for the whole app (say: only I can see it, or only members can see it)'
  const words = order.replace(/"[^"]*"|“[^”]*”/g, '“”')
  const found = refusals.find(
    ({ says, fronts }) => (fronts === undefined || fronts.includes(front)) && says.test(words),
  )
  return found?.words ?? null
}
