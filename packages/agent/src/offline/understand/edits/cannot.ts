// What is asked for often and rules cannot do: said with the reason and with what would help, before any other reader takes
// a word of it for a fact or a colour.
import type { Brief } from '../../brief.ts'

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
    says: /\bdiscounts?(?: codes?)?\b|\bcoupons?\b|\bvouchers?\b|\bfree (?:shipping|delivery)\b|\bgift cards?\b(?! page)/i,
    words: 'discounts, because the checkout adds up the prices of the products and, where it was said, shipping',
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
  },
  {
    says: /\b(?:background )?music\b(?=.*\b(?:background|play|on|in)\b)|^(?:add |play )?(?:a |some )?(?:background )?(?:music|sounds?|audio|sound effects?)(?: (?:when|at|after|in)\b.*)?$/i,
    words: 'sound and music, because rules do not write what plays it',
  },
  {
    says: /^(?:add |embed |include |put in |show )?(?:a |my |our |the )?(?:intro |promo |youtube |background )?videos?(?: (?:of|from|on|at|in|to)\b.*)?$/i,
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
  { says: /\bdrag(?:ging)?(?: and drop)?\b/i, words: 'dragging (things move by choosing where to)' },
  {
    says: /^(?:(?:make|write|give me|use) )?(?:the )?(?:harder|easier|better|other|different|more difficult|more) (?:questions|texts?|content|copy)$/i,
    words: 'writing other texts, because rules make none up (they are changed on the pages of the app itself)',
  },
  {
    says: /\b(?:count ?down)\b/i,
    words: 'a countdown, because none of my parts counts down to a day',
    fronts: ['list', 'site', 'shop', 'booking'],
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
    says: /^(?:add |use |put |set |with )?(?:a |an |the |my |our )?background (?:image|picture|photo|pattern|video)\b/i,
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
    says: /\b(?:one|several|multiple|many|two|three|more than one) votes?\b|\bvote (?:once|twice|several|more than)\b|\bclose (?:the )?(?:poll|vote)|\bhide (?:the )?results\b/i,
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
    fronts: ['list', 'site', 'shop', 'booking', 'quiz'],
  },
  {
    says: /\breading time\b|\bword count\b/i,
    words: 'a reading time, because it follows from how long a text is',
  },
]

/** Why an order cannot be carried out, whatever the app is made of; null where it may be. */
export function readCannot(order: string, { front }: Pick<Brief, 'front'>): string | null {
  const words = order.replace(/"[^"]*"|“[^”]*”/g, '“”')
  const found = refusals.find(
    ({ says, fronts }) => (fronts === undefined || fronts.includes(front)) && says.test(words),
  )
  return found?.words ?? null
}
