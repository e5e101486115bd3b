// One order as it is typed in a hurry → the same order as the readers of edits know it. What stands in quotes is kept.
import type { Brief } from '../../brief.ts'
import { isFontName } from '../../edit/code/near-fonts.ts'
import { escapePattern } from '../escape-pattern.ts'
import { everydayOrder } from './everyday-orders.ts'
import { orderOfKinds } from './orders-of-kinds.ts'

type Rule = readonly [RegExp, string]

const part = '(?:headline|heading|title|sub-?title|button|link|label|footer|tagline|slogan|placeholder)'
const comparative = '(?:bigger|larger|smaller|bold(?:er)?|thinner|thicker|longer|shorter|wider|narrower)'
const formWords = String.raw`(?:[\p{L}-]+ ){0,3}(?:form|check-?out|rsvp)`

const rules: readonly Rule[] = [
  // "Make it a bit darker", "even bigger".
  [/\b(?:a (?:bit|little|tad|touch)|slightly|somewhat|a little bit|ever so)\s+(?=\p{L}+er\b|more\b|less\b)/giu, ''],
  // "Change the colour of the button to orange".
  [
    /^(?:change|set|make|switch|turn)\s+(?:the )?colou?rs? (?:of|for) (?:the |my |our |all (?:the )?)?(.+?)\s+(?:to|into|be|as)\s+(.+)$/i,
    'make the $1 $2',
  ],
  [
    /^(?:change|set|make|switch)\s+(?:the )?(background|button|text|card|link|accent) colou?rs?\s+(?:to|into|be|as)\s+(.+)$/i,
    'make the $1 $2',
  ],
  // "Make the headline “Hi”".
  [
    new RegExp(String.raw`^(?:make|have|let)\s+(the (?:[\w ]+ )?${part}(?: (?:on|of) the [\w ]+)?)\s+(?=["“])`, 'i'),
    'change $1 to ',
  ],
  // "Bigger title", "smaller buttons".
  [
    new RegExp(
      String.raw`^((?:much |even |way |a lot )?${comparative})\s+((?:${part}|text|font|fonts|letters|numbers|pictures|photos|images)s?)$`,
      'i',
    ),
    'make the $2 $1',
  ],
  // "The contact form should ask for the date", "ask for the song in the RSVP".
  [
    new RegExp(
      String.raw`^(?:make |let |have )?(?:the |our |my )?(${formWords})\s+(?:should |must |shall |needs to |has to )?(?:also )?(?:ask|asks) (?:people |them |guests |visitors |everyone )?(?:also )?(?:for|about)\s+(.+)$`,
      'iu',
    ),
    'add $2 to the $1',
  ],
  [
    new RegExp(
      String.raw`^(?:also )?ask (?:people |them |guests |visitors |everyone )?(?:also )?(?:for|about)\s+(.+?)\s+(?:in|on|with|at)\s+(?:the |our |my )?(${formWords})$`,
      'iu',
    ),
    'add $1 to the $2',
  ],
  // "Menu should be first in the navigation".
  [
    /^(?:the )?(.+?)\s+(?:should|must|shall) (?:be|come|stand)\s+(?:the )?(first|last|before .+?|after .+?)\s+(?:one )?in (?:the )?(?:menu|nav(?:igation)?(?: bar)?|header)$/i,
    'move $1 $2 in the menu',
  ],
  // "I prefer cards", "cards please", "I want a table instead".
  [
    /^(?:no,? )?(?:i(?:['’]d)?|we(?:['’]d)?) (?:would )?(?:prefer|rather have|want|like)\s+(?:an? |the )?(cards|table|list|board|gallery|grid|tiles)(?: instead| better| more)?$/i,
    'show it as $1',
  ],
  // "Show pictures of the plants too".
  [
    /^(?:show|have|display|add|i want(?: to see)?) (?:a )?(photos?|pictures?|images?) (?:of|for) (?:the |each |every |all |my )*(?!us\b|me\b|our\b)([\p{L} -]+?)(?: too| as well)?$/iu,
    'add a photo to each $2',
  ],
  // "Let people choose the stylist (Ana, Ben)".
  [
    /^(?:let|allow) (?:people|customers|guests|users|visitors|clients|them)(?: to)? (?:choose|pick|select) (?:the |an? |their )?([\p{L} ]+?)\s*(\([^)]+\))$/iu,
    'ask for $1 $2',
  ],
  // "Courses sorted by time".
  [
    /^(?!sort|order|show|list|make|put|display|arrange)(?:the )?([\p{L} ]{2,30}?) (?:should be )?(?:sorted|ordered) by (.+)$/iu,
    'sort $1 by $2',
  ],
  // "I want a dark green header".
  [
    /^(?:i (?:want|need|would like)|give (?:it|me)|add|use) (?:an? )((?:\p{L}+ ){1,3})(header|footer|menu|headline|title|navigation)$/iu,
    'make the $2 $1',
  ],
  // "Link in the menu to https://… called Instagram".
  [
    /^(?:add |put )?(?:an? )?link (?:in|to) the menu to (\S+) (?:called|named|saying|with the text) (.+)$/i,
    'add a link to $1 called $2 in the menu',
  ],
  // "More categories: drinks and snacks".
  [/^(?:some )?(?:more|further|other|additional|new) ([\p{L} ]{3,20}?)\s*:\s*(.+)$/iu, 'add $2 to $1'],
  // "A page about the history of the club".
  [
    /^((?:add|create|make|include|build)\s+(?:an?|the|another)\s+(?:new |extra )?page) (?:about|on) (?!(?:us|me|myself|ourselves|our team|the team|the company|the app|this app)\b)(?:the |our |my )?(\p{L}[^:,.]{2,40})$/iu,
    '$1 called $2',
  ],
  // Pages that the law asks for.
  [
    /^(?:add|include|create|we need|i need)\s+(?:an?|the|our|my)?\s*((?:privacy|cookie|return|refund|shipping) policy|privacy notice|imprint|impressum|terms(?: (?:and conditions|of (?:use|service)))?|legal notice|disclaimer)(?: page)?$/i,
    'add a page called $1',
  ],
  // "Remove it again".
  [/^((?:remove|delete|drop|hide|take (?:out|away|off))\s.+?)\s+again$/i, '$1'],
  // "No comments".
  [
    /^no (?:more )?(?=(?:comments?|likes?|log-?in|calendar|map|charts?|ratings?|favou?rites|newsletter|search|footer|contact form)\b)/i,
    'remove the ',
  ],
  [/^(?:make|let) (?:the )?(text|font|letters|writing|everything)(?: size)? /i, 'make the $1 '],
  // "Another one for where I bought it".
  [/\band (?:also )?another (?:one|field) for\s+/i, 'and '],
  // "Darker", "a lighter look".
  [/^(?:an? )?(?:much |even |still |way )?(darker|lighter|brighter)(?: (?:look|design|theme|page))?$/i, 'make it $1'],
  // "Don't ask for the email", "I don't need the notes any more".
  [
    /^(?:don['’]?t|do not|stop|never) ask(?:ing)? (?:people |them |visitors |guests |customers )?for (?:the |their |an? )?(.+?)(?: any ?more| any longer)?$/i,
    'remove the $1',
  ],
  [
    /^(?:i|we) (?:don['’]?t|do not|no longer) (?:need|want|use) (?:the |an? |any )?(.+?)(?: any ?more| any longer)?$/i,
    'remove the $1',
  ],
  // "Let people choose the stylist: Ana, Ben" and every other list of values after a colon.
  [
    /^(?:let|allow) (?:people|customers|guests|users|visitors|clients|them)(?: to)? (?:choose|pick|select) (?:the |an? |their )?([\p{L} ]+?)\s*:\s*([^()]+)$/iu,
    'ask for $1 ($2)',
  ],
  // "Vegetarian yes/no": an answer of two words is how it is entered.
  [/^(add|include)\s+(.+?)\s+(?:\(?yes ?\/ ?no\)?|yes or no)(?: instead)?$/i, '$1 $2 (yes/no)'],
  [/^((?:add|include)\s[^"“”]+?)\s+instead$/i, '$1'],
  // "Who it is assigned to", without a verb of its own.
  [
    /^((?:who|when|where|whether|if|how many) (?:it|they|he|she|we|i|this) (?:is|are|was|were|has|have)\b[^?]*)$/i,
    'add $1',
  ],
  // "ISBN isn't required", "the note should be longer, like several lines".
  [
    /^(?:the )?([\p{L} ]{2,30}?) (?:is not|isn['’]t|need not be|does(?: not|n['’]t) (?:have|need) to be) (?:required|mandatory|filled(?: in)?|needed)$/iu,
    'make the $1 optional',
  ],
  [
    /^(?:the )?([\p{L} ]{2,30}?) (?:field )?(?:should|must|needs to|has to) (?:be longer|be multi-?line|have (?:several|more|multiple) lines|be (?:a )?(?:bigger|larger) (?:text|box))\b.*$/iu,
    'make the $1 a long text',
  ],
  // "Put how many pages it has".
  [
    /^(?:add|put|show|include|track|note) how many (\p{L}+)(?: (?:it|there|they|each) (?:has|have|are))?$/iu,
    'add a $1 count (number)',
  ],
  // "The form needs a dog name and the breed".
  [
    new RegExp(
      String.raw`^(?:the |our |my )?(${formWords})\s+(?:also )?(?:needs|should (?:also )?(?:have|include)|must (?:also )?(?:have|include)|has to have)\s+(?:an? |the )?(.+)$`,
      'iu',
    ),
    'add $2 to the $1',
  ],
  // "Make it a table", "turn the list into cards".
  [
    /^(?:make|turn|change|switch) (?:it|them|this|the list|the page|everything)(?: (?:in)?to| look like| as)? (?:an? )?(table|list|board|gallery|cards|grid|tiles)$/i,
    'show it as a $1',
  ],
  // "The header should be white".
  [
    /^(?:the |all |our |my )*(header|footer|menu|background|page|buttons?|headlines?|headings?|titles?|text|cards?|links?) (?:should|must|shall) be ((?:(?:light|dark|deep|pale|bright|soft) )?(?:white|black|gr[ae]y|red|orange|yellow|green|blue|navy|teal|purple|pink|brown|beige|cream|gold|silver|burgundy|turquoise|coral)|#[0-9a-f]{3,6})$/i,
    'make the $1 $2',
  ],
  // "Make the buttons round".
  [
    /^(?:make )?(?:the )?buttons (?:more )?(round|rounder|rounded|square|sharp)$|^(round|rounded|square|sharp) buttons$/i,
    'make the corners $1$2',
  ],
  // "Back to the board".
  [/^(?:go )?back to (?:the |an? )?(cards|table|list|board|gallery|grid|tiles)(?: view| layout)?$/i, 'show it as a $1'],
  // "A sunlight field with low, medium, high", "sizes S, M, L": their values follow the name.
  [
    /^(add|include) (?:an? |the )?([\p{L} ]{2,30}?) (?:field|column|choice|drop-?down)s? (?:with|of)(?: the)?(?: (?:options|choices|values))? ([^():]+(?:,[^():]+|\b(?:or|and)\b[^():]+))$/iu,
    '$1 $2 ($3)',
  ],
  [
    /^(add|include) (?:an? |the )?(?:[\p{L}]+ )?(size|colou?r|flavou?r|genre|type|level)s:? (?!(?:to|for|and|in|on|of)\b)([\p{L}\p{N}]+(?: [\p{L}\p{N}]+)?(?:, ?(?:and )?[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)?)+(?: and [\p{L}\p{N}]+)?)$/iu,
    '$1 $2 ($3)',
  ],
  [
    /^(add|include) (?:the )?(?:[\p{L}]+ )?categories:? (?!(?:to|for|and|in|on|of)\b)([\p{L}\p{N}]+(?: [\p{L}\p{N}]+)?(?:, ?(?:and )?[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)?)+(?: and [\p{L}\p{N}]+)?)$/iu,
    '$1 category ($2)',
  ],
  // "Let customers leave a note with the order".
  [
    /^(?:let|allow) (?:people|customers|guests|users|buyers|them|everyone)(?: to)? (?:leave|add|write|give) (?:an? |the |their )?([\p{L} ]{3,24}?) (?:with|to|for|at|on) (?:the |their |an? |each )?(?:order|check-?out)$/iu,
    'add a $1 to the checkout',
  ],
  // "A history of loans", "members borrow tools themselves".
  [
    /^(?:add|include|keep|show|track) (?:an? |the )?(?:history|log|list|record|book) of (?:all )?(?:loans|borrowings|who (?:borrows|borrowed|took|has) (?:what|it|them))$|^(?:let|allow) (?:people|members|users|customers|neighbou?rs|them|everyone)(?: to)? borrow (?:it|them|the [\p{L} ]+|[\p{L} ]+?)(?: (?:themselves|online|here))?$/iu,
    'people can borrow and return them',
  ],
  // "Add receipts": of each one there is a picture.
  [
    /^(add|include|attach) (?:an? |the )?(?:photos? of (?:the )?)?(receipt|invoice scan|scan)s?(?: (?:photo|picture|image)s?)?(?: to (?:each|every|the|all) \p{L}+)?$/iu,
    '$1 a field $2 photo (picture)',
  ],
  // "A second photo".
  [
    /^(add|include) (?:an? |the )?(second|third|another|further|extra) (photo|picture|image)(?: (?:to|of|for) (?:each|every|the|all) \p{L}+)?$/iu,
    '$1 a field $2 $3 (picture)',
  ],
  // "A banner at the top that says “Hi”".
  [
    /^(?:(?:add|put|show|i (?:want|need|would like)|we (?:want|need)|display|give me)\s+)?(?:an?|the)\s+(?:small |big |little )?(?:banner|notice|announcement|info ?bar|message|note|hint)(?: text| line| bar)?\s*(?:on|at|to|above|in|across)?\s*(?:the )?(?:very )?(?:top|everything)?(?: of (?:the|every|each) (?:page|site|app))?\s*(?::|saying|that says|which says|with the (?:text|words))\s*:?\s*(?=["“])(.+)$/i,
    'add the text $1 at the top',
  ],
  // "Let readers subscribe by e-mail".
  [
    /^(?:let|allow) (?:people|readers|visitors|users|customers|guests|them|everyone)(?: to)? (?:subscribe|sign up)(?: (?:by|via|with|for|to)(?: (?:our|the|my|their|an?))? (?:e-?mails?(?: address)?|news(?:letter)?|updates|mailing list))+$/i,
    'add a newsletter',
  ],
  // "Add a wishlist".
  [
    /^(?:add|include|put in|i want|we need|give me) (?:an? |the )?wish ?list(?: (?:button|page|function))?$/i,
    'add favourites',
  ],
  // "Let people write reviews with stars".
  [
    /^(?:let|allow) (?:people|customers|guests|users|visitors|readers|clients|them|everyone)(?: to)? (?:write|leave|add|post) (?:an? )?reviews?(?: with (?:stars|a rating|ratings))?$/i,
    'add reviews',
  ],
  // "Assign jobs to technicians".
  [
    /^(?:let me |i want to |be able to )?assign (?:each |the |every )?(\p{L}+?)s? to (?:an? |one |our |the )?(\p{L}+?)s?$/iu,
    'add a $2 to each $1',
  ],
  // "Tags and a tag page": the list is narrowed by a tag.
  [/^(add|include) tags,? and (?:an? )?(?:tags? pages?|pages? (?:for|of) (?:each|every) tag)$/i, '$1 tags'],
  // "Newest on the top".
  [/\bon the top$/i, 'on top'],
  // "Servings is a number".
  [
    /^(?:the )?([\p{L} ]{2,30}?) (?:is|are) (?:really |always |just )?(an? (?:whole )?(?:number|date|text|e-?mail(?: address)?|phone number|link|checkbox|amount of money|price)|numbers|dates|links|prices)$/iu,
    'make the $1 $2',
  ],
  // "A banner on top: closed on Mondays", "put a notice at the top saying we moved".
  [
    /^(?:(?:add|put|show|i (?:want|need|would like)|we (?:want|need)|display|give me)\s+)?(?:an?|the)\s+(?:small |big |little )?(?:banner|notice|announcement|info ?bar|message|note|hint)(?: text| line| bar)?\s*(?:on|at|to|above|in|across)?\s*(?:the )?(?:very )?(?:top|everything)?(?: of (?:the|every|each) (?:page|site|app))?\s*(?::|saying|that says|which says|with the (?:text|words))\s*:?\s*(?!\s)([^"“”\ue300-\ue3ff]{4,})$/i,
    'add the text “$1” at the top',
  ],
]

const byName =
  /^((?:use|try|take|set it in|switch to|change to)\s+)(?:the )?([\p{L}\p{N}][\p{L}\p{N} ]{2,30}?)(\s+(?:for|in|on)\s+.+)?$/iu

/** "Use Playfair Display for the headings" is about the font, which is not said to be one. */
function fontByName(order: string): string {
  const [, , name = '', where = ''] = byName.exec(order) ?? []
  return name !== '' && isFontName(name) ? `use the font ${name}${where}` : order
}

const quotes = /["“][^"”]*["”]/g

export function plainEdit(order: string, brief: Brief | null): string {
  const kept: string[] = []
  const open = (text: string) => text.replace(/[\ue300-\ue3ff]/g, (mark) => kept[mark.charCodeAt(0) - 0xe300] ?? '')
  let text = order.replace(quotes, (said) => {
    kept.push(said)
    return String.fromCharCode(0xe300 + kept.length - 1)
  })
  text = everydayOrder(text)
  for (const [pattern, words] of rules) {
    // A rule may look for a quote.
    const isQuoted = pattern.source.includes('(?=["“])')
    text = isQuoted
      ? text.replace(new RegExp(pattern.source.replace('(?=["“])', '(?=[\ue300-\ue3ff])'), 'i'), words)
      : text.replace(pattern, words)
  }
  const named = fontByName(text)
  return open(brief === null ? named : kindAtTheEnd(orderOfKinds(named, brief), brief))
}

/** "Add priority to tasks (low, high)" → "add priority (low, high) to each task"; of the main records nothing is left. */
function kindAtTheEnd(text: string, brief: Brief): string {
  const removal =
    /^((?:remove|delete|drop|hide|take (?:out|away|off))\s+.+?)\s+(?:from|of|in|on)\s+(?:(?:the|each|every|all|my|our)\s+)*([\p{L}][\p{L} -]{1,30}?)$/iu.exec(
      text,
    )
  const removedFrom = [brief.entity, ...brief.more].find(({ singular, plural }) =>
    [singular, plural].includes((removal?.[2] ?? '').toLowerCase()),
  )
  if (removal !== null && removedFrom !== undefined) return `${removal[1] ?? ''} from each ${removedFrom.singular}`
  const found =
    /^((?:add|include|put|insert|append|track|store|record)\s+.+)\s+(?:to|for|of|in|on)\s+(?:(?:the|each|every|all|my|our|all the)\s+)*([\p{L}][\p{L} -]{1,30}?)s?(?=\s*[(:,]|$)\s*((?:[(:,].*)?)$/iu.exec(
      text,
    )
  if (found === null) return text
  const [, start = '', named = '', options = ''] = found
  const isCalled = ({ singular, plural }: { singular: string; plural: string }) =>
    new RegExp(
      `^(?:.+ )?(?:${escapePattern(singular)}|${escapePattern(plural)}|${escapePattern(plural.replace(/s$/, ''))})$`,
      'i',
    ).test(named) || singular.split(' ').at(-1)?.toLowerCase() === named.toLowerCase()
  const values = options.replace(/^:\s*(.+)$/, '($1)')
  const kind = brief.more.find((each) => !each.isInbox && isCalled(each))
  if (kind !== undefined) return `${start}${values === '' ? '' : ` ${values}`} to each ${kind.singular}`
  const said = values === '' ? start : `${start} ${values}`
  if (isCalled(brief.entity)) return `${said} to each ${brief.entity.singular}`
  // "To the candles (small, big)": whatever they are called, the values belong to what is added.
  return values.startsWith('(') ? said : text
}
