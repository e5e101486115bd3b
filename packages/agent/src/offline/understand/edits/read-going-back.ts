// "Undo that", "go back to how it was", "no, take that back", "back to version 3": which version is meant, if any.
import { splitOrders } from './read-edit-orders.ts'

export interface GoingBack {
  /** Null: the one before the newest change. */
  version: number | null
  /** "One more": from what an undo brought back one further. */
  isFurther: boolean
  /** What the message asks for besides. */
  rest: string[]
}

const filler =
  /^(?:(?:actually|no|nope|hmm+|um+|oh(?: no)?|oops|ah|wait|sorry|hold on|on second thoughts?|my mistake|changed my mind|i(?:['’]ve)? changed my mind|i (?:do not|don[’']t|didn[’']t) (?:really )?(?:like|want|mean) (?:it|that|this|the last (?:change|one))(?: (?:at all|after all|anymore|any more))?|(?:that|this|it) (?:was|is|looks?) (?:wrong|worse|a mistake|bad|awful|ugly|terrible|not (?:good|right|what i wanted|what i meant))|please|can (?:you|we)|could (?:you|we)|let['’]?s|i(?:['’]d| would)? (?:like|want|need)(?: you)? to)\b[\s,:;.!–—-]*(?:(?:so|and|but|then)\s+)?)+/i

/** What may be named as a whole: no field and no place of a page. */
const wholeWords = String.raw`(?:it|that|this|them|those|everything|all (?:of )?(?:it|that|this)|(?:the|that|this|my|your|those|these)? ?(?:very )?(?:last|latest|previous|recent|newest|most recent)?(?: (?:one|two|few))? ?(?:changes?|edits?|steps?|one|thing|things|message|request|update|version|what you (?:just )?did|modification)s?(?: (?:you|i|we) (?:just )?(?:made|did|asked for|wrote|said))?|what (?:you|i) (?:just )?(?:did|changed|made|asked for|said))`
const asBefore = String.raw`(?:how|what|the way|like|as) (?:it|that|this|things|everything|they|the (?:app|page|site)) (?:was|were|looked|had been)(?: like)?`
const olderVersion = String.raw`(?:the |an? |its |my |our )?(?:(?:previous|last|earlier|old|older|prior|former) (?:version|state|one|look|design)|version before(?: (?:this|that|the last change))?|one before|way it was)`
const tail = String.raw`(?:\s+(?:again|now|please|completely|entirely|before|just now|one (?:step|version)|(?:to|into|as) (?:${asBefore}|${olderVersion}|before)(?: before)?))*`

const asWhole: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:undo|revert|reverse|roll ?back|take back|cancel|discard|forget|never ?mind|scrap|unmake)(?:\s+${wholeWords})?${tail}$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:change|put|take|turn|switch|bring|set|get|roll|revert|make)\s+${wholeWords}\s+back${tail}$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:go|going|step|move|roll|get|bring (?:us|me)|take (?:us|me)) back(?:\s+(?:one|a|by one)(?: (?:step|version|change))?)?${tail}$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:restore|bring back|give (?:me|us) back|get|go to|show|use|i want|have)\s+${olderVersion}(?: back)?${tail}$`,
    'i',
  ),
  new RegExp(String.raw`^back(?:\s+(?:to (?:${asBefore}|${olderVersion}|before)|one (?:step|version)))?${tail}$`, 'i'),
  new RegExp(
    String.raw`^(?:make|have|leave|keep|put|restore|turn) (?:it|everything|that) (?:back )?(?:to )?${asBefore}${tail}$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:i )?(?:liked|preferred) (?:it|that|${olderVersion}|how it was|the old one)(?: (?:better|more))?(?: before)?$`,
    'i',
  ),
  new RegExp(String.raw`^it was (?:better|nicer|fine) before$`, 'i'),
  /^redo(?: (?:it|that|this|the (?:last )?change))?$/i,
]
const numbered =
  /^(?:(?:go|roll|change|put|take|bring|switch|restore|revert|undo|get|use)\b[^.]{0,40}?\b)?(?:back )?(?:to )?version (?:number |no\.? ?|#)?(\d+)\b(?: (?:again|please|back))*$/i
const first =
  /^(?:(?:go|roll|change|put|take|bring|switch|restore|revert|get)\b[^.]{0,30}?)?\b(?:the )?(?:very )?(?:first|original|initial) (?:version|one|state|app|design)(?: (?:again|back|please))*$/i
const further =
  /^(?:(?:undo|go back|take back|back|revert)\s+)?(?:and )?(?:the (?:one|change|version) before(?: (?:that|it))?|(?:one|a) (?:more|further)(?: (?:step|version|change))?(?: back)?|(?:once more|again|further back|even further))(?: (?:too|as well|back))*$/i

/** @param earlier messages before this one, oldest first: what "again" means depends on whether it was an undo */
export function readGoingBack(request: string, earlier: readonly string[] = []): GoingBack | null {
  const orders = splitOrders(
    request.replace(
      /\s*[,;–—]\s*(?=(?:undo|go back|take (?:it|that) back|put (?:it|that) back|revert|bring)\b)/gi,
      '. ',
    ),
  )
  const read = orders.map((order) => ({ order, back: readOrder(bare(order), earlier) }))
  const found = read.find(({ back }) => back !== null)?.back
  if (found === undefined || found === null) return null
  const rest = read.filter(({ order, back }) => back === null && bare(order) !== '')
  return { ...found, rest: rest.map(({ order }) => order) }
}

function bare(order: string): string {
  return order.replace(filler, '').replace(/[\s?!.]+$/, '')
}

function readOrder(order: string, earlier: readonly string[]): Omit<GoingBack, 'rest'> | null {
  const number = numbered.exec(order)?.[1]
  if (number !== undefined) return { version: Number(number), isFurther: false }
  // Version 1 is the empty project that the first build began with.
  if (first.test(order)) return { version: 2, isFurther: false }
  const last = earlier.at(-1)
  const isAfterUndo = last !== undefined && readGoingBack(last, earlier.slice(0, -1)) !== null
  if (further.test(order) && (isAfterUndo || /^(?:undo|go back|take back|revert)\b/i.test(order)))
    return { version: null, isFurther: isAfterUndo }
  return asWhole.some((pattern) => pattern.test(order)) ? { version: null, isFurther: false } : null
}

const plain = new Set(
  'undo revert reverse restore back take put bring roll the that this those change changes edit edits last previous again please with from made make add added remove removed field page and for our your'.split(
    ' ',
  ),
)

/** "Undo the colour change", "take the phone number back": true when the message before was about it. */
export function namesLastChange(request: string, last: string | undefined): boolean | null {
  const said =
    /^(?:undo|revert|reverse|roll ?back|take back|cancel) (?:the |that |my |this )(.+)$/i.exec(request)?.[1] ??
    /^(?:take|roll|put|change|turn) (?:the |that |my )(.+?) back(?: (?:again|to .+))?$/i.exec(request)?.[1] ??
    /^(?:no[,.]? )?(?:please )?(?:(?:go|change|switch|turn|put)(?: (?:it|that))? back to|i (?:liked|preferred)|use|take|give me) (?:the |my )(?:old|previous|former|original|other) (.+?)(?: (?:better|again|back))?$/i.exec(
      request,
    )?.[1]
  if (said === undefined) return null
  const words = stems(said)
  if (words.length === 0) return null
  const before = new Set(stems(last ?? ''))
  return words.some((word) => before.has(word)) || (/colou?r/i.test(said) && namesColor(last ?? ''))
}

function stems(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('colour', 'color')
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2 && !plain.has(word))
    .map((word) => word.replace(/(?:ing|ed|e?s)$/, ''))
}

function namesColor(text: string): boolean {
  return /#[0-9a-f]{3,6}\b|\b(?:red|orange|yellow|green|blue|purple|pink|brown|black|white|gr[ae]y|teal|navy|cream|beige|dark|light|gold|violet|mint|coral|maroon|olive)\b/i.test(
    text,
  )
}
