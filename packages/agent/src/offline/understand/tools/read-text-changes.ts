// What a tool for texts makes of a text: the changes that a message names, else those that go with them.

/** One change, as `web/lib/change-text.js` of the generated app knows it. */
export interface TextChange {
  id: string
  label: string
}

interface KnownChange extends TextChange {
  says: RegExp
  /** Which others belong beside it where it is the only one that is named. */
  family: 'case' | 'web' | 'lines' | 'order' | 'code' | 'json' | 'base64'
}

const known: readonly KnownChange[] = [
  { id: 'slug', label: 'Slug', says: /\bslug/i, family: 'web' },
  {
    id: 'upper',
    label: 'Upper case',
    says: /\bupper ?case|\bcapitals\b|\bcase (?:converter|changer)/i,
    family: 'case',
  },
  {
    id: 'lower',
    label: 'Lower case',
    says: /\blower ?case|\bsmall letters\b|\bcase (?:converter|changer)/i,
    family: 'case',
  },
  { id: 'title', label: 'Title case', says: /\btitle ?case|\bcase (?:converter|changer)/i, family: 'case' },
  { id: 'sentence', label: 'Sentence case', says: /\bsentence ?case|\bcase (?:converter|changer)/i, family: 'case' },
  { id: 'camel', label: 'camelCase', says: /\bcamel ?case/i, family: 'web' },
  { id: 'snake', label: 'snake_case', says: /\bsnake ?case/i, family: 'web' },
  { id: 'kebab', label: 'kebab-case', says: /\bkebab[- ]?case/i, family: 'web' },
  {
    id: 'letters-back',
    label: 'Letters backwards',
    says: /\b(?:revers\w*|flips?|mirrors?)\b(?![^.]{0,12}\b(?:lines|words)\b)|\bbackwards?\b/i,
    family: 'order',
  },
  { id: 'words-back', label: 'Words backwards', says: /\b(?:revers\w*|flips?)\b[^.]{0,12}\bwords\b/i, family: 'order' },
  { id: 'lines-back', label: 'Lines backwards', says: /\b(?:revers\w*|flips?)\b[^.]{0,12}\blines\b/i, family: 'order' },
  { id: 'shuffle', label: 'Lines shuffled', says: /\bshuffl/i, family: 'order' },
  { id: 'sort', label: 'Lines sorted', says: /\bsort|\balphabetical/i, family: 'lines' },
  { id: 'unique', label: 'No line twice', says: /\bdouble|\bduplicate|\brepeated|\btwice\b/i, family: 'lines' },
  { id: 'no-blank', label: 'No empty lines', says: /\b(?:blank|empty) lines|\bclean/i, family: 'lines' },
  { id: 'trim', label: 'Single spaces', says: /\bspaces\b|\bclean/i, family: 'lines' },
  { id: 'one-line', label: 'One line', says: /\bline breaks\b|\bone line\b/i, family: 'lines' },
  {
    id: 'number',
    label: 'Lines numbered',
    says: /\bnumber(?:s|ed|ing)? (?:the |all )?lines|\blines? numbers?/i,
    family: 'lines',
  },
  { id: 'morse', label: 'Morse code', says: /\bmorse/i, family: 'code' },
  { id: 'rot13', label: 'ROT13', says: /\brot ?13|\bcaesar/i, family: 'code' },
  { id: 'json', label: 'JSON laid out', says: /\bjson\b/i, family: 'json' },
  { id: 'json-short', label: 'JSON on one line', says: /\bminif/i, family: 'json' },
  { id: 'json-sorted', label: 'Keys in order', says: /\bsort\w* (?:the )?keys\b/i, family: 'json' },
  { id: 'base64', label: 'Base64', says: /\bbase ?64\b/i, family: 'base64' },
  {
    id: 'from-base64',
    label: 'From Base64',
    says: /\bbase ?64 (?:(?:en|de)coder? ?(?:and|\/|&) ?)?decod/i,
    family: 'base64',
  },
  { id: 'url', label: 'For an address', says: /\burl[- ](?:en|de)cod/i, family: 'web' },
  { id: 'from-url', label: 'From an address', says: /\burl[- ]decod/i, family: 'web' },
]

/** What is offered where a message names one thing only or none: with it what people look for in the same moment. */
export function readTextChanges(request: string): TextChange[] {
  const named = known.filter(({ says }) => says.test(request))
  const families = named.length === 0 ? ['case', 'lines'] : named.map(({ family }) => family)
  // Who names several has named all of them.
  const more =
    named.length > 1 ? [] : known.filter((change) => families.includes(change.family) && !named.includes(change))
  return [...named, ...more].map(({ id, label }) => ({ id, label }))
}
