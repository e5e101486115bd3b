// What the person's own words allow. Everything else that a model reads was written by somebody: it may ask for things,
// and whoever wrote it is not the person.

/** Words with which people ask that something goes away or becomes something else; a beginning of a word each. */
const removing = [
  'remov',
  'delet',
  'drop',
  'eras',
  'clear',
  'reset',
  'wipe',
  'purge',
  'get rid',
  'take out',
  'take away',
  'throw',
  'without',
  'no longer',
  'not need',
  "n't need",
  'rename',
  'replac',
  'swap',
  'turn',
  'convert',
  'merge',
  'combin',
  'split',
  'move',
  'instead',
  'rebuild',
  'clean',
  'tidy',
  'undo',
  'call it',
  'entfern',
  'lösch',
  'ohne',
  'umbenenn',
  'ersetz',
  'statt',
  'supprim',
  'enlev',
  'retir',
  'sans',
  'renomm',
  'remplac',
  'elimin',
  'borra',
  'quita',
  'reempla',
]
const everything =
  /\b(?:from scratch|start(?:ing)? over|everything|all (?:the )?(?:data|rows|pages|files|tables)|whole (?:app|thing)|rebuild|alles|von vorn|desde cero|tout)\b/i

/** "No comments please" is an order of its own; anywhere else a "no" says what is the case. */
const orderedOff = String.raw`(?:^|[.!;\n]\s*)no (?!the\b|it\b|this\b|that\b|one\b|i\b|we\b)(?:more )?\p{L}+(?: \p{L}+)?(?:,? please)?\s*(?:[.!;\n]|$)`
const removal = new RegExp(`(?:^|[^\\p{L}])(?:${removing.join('|')})|${orderedOff}`, 'iu')

/** Did the person ask that something goes away whose name has one of these words in it? */
export function asksToRemove(words: string, name: string): boolean {
  if (!removal.test(words)) return false
  return everything.test(words) || mentions(words, name)
}

const goingBack =
  /^(?:and )?(?:the )?(?:one|a) (?:more|further|before(?: that)?)(?: (?:step|version|change))?(?: (?:too|please|back))*[\s.!]*$|(?:^|[^\p{L}])(?:undo|undone|redo|revert|reverse|roll(?:ed)? ?back|restor|go(?:ing)? back|back (?:one|a|to|again)|(?:take|put|change|bring|turn|switch|get|set) (?:\S+ ){1,4}back|(?:was|were|looked|liked it(?: better)?) before|(?:previous|earlier|last|old|first) (?:version|state|one)|never ?mind|forget|discard|rückgängig|zurück|annul|deshac|deshaz|ripristin|rétabli)/iu

/** Did the person ask for an earlier version? */
export function asksToGoBack(words: string): boolean {
  return goingBack.test(words)
}

/** Is one of the words of the name among the person's, in singular or plural? */
export function mentions(words: string, name: string): boolean {
  const said = new Set(stemsOf(words))
  return stemsOf(name).some((stem) => said.has(stem))
}

const tooCommon = new Set([
  'web',
  'app',
  'page',
  'route',
  'server',
  'component',
  'lib',
  'index',
  'the',
  'and',
  'a',
  'api',
  'id',
])

function stemsOf(text: string): string[] {
  return text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/(?:ies|y)$/, 'i').replace(/(?<=..)e?s$/, ''))
    .filter((stem) => stem.length > 1 && !tooCommon.has(stem))
}
