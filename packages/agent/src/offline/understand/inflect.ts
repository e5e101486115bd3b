// English plurals and singulars, good enough for names of things people keep lists of.

const irregular: [string, string][] = [
  ['person', 'people'],
  ['child', 'children'],
  ['man', 'men'],
  ['woman', 'women'],
  ['mouse', 'mice'],
  ['goose', 'geese'],
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['leaf', 'leaves'],
  ['knife', 'knives'],
  ['wife', 'wives'],
  ['life', 'lives'],
  ['shelf', 'shelves'],
  ['loaf', 'loaves'],
  ['wolf', 'wolves'],
  ['calf', 'calves'],
  ['half', 'halves'],
  ['scarf', 'scarves'],
  ['potato', 'potatoes'],
  ['tomato', 'tomatoes'],
  ['hero', 'heroes'],
  ['quiz', 'quizzes'],
  ['movie', 'movies'],
  ['cookie', 'cookies'],
  ['criterion', 'criteria'],
  ['analysis', 'analyses'],
  ['cactus', 'cacti'],
  ['ox', 'oxen'],
  ['bus', 'buses'],
  ['gas', 'gases'],
  ['status', 'statuses'],
  ['lens', 'lenses'],
  ['expense', 'expenses'],
  ['course', 'courses'],
  ['horse', 'horses'],
  ['house', 'houses'],
  ['purchase', 'purchases'],
  ['exercise', 'exercises'],
  ['nurse', 'nurses'],
  ['license', 'licenses'],
  ['lease', 'leases'],
  ['release', 'releases'],
  ['case', 'cases'],
  ['vase', 'vases'],
  ['phase', 'phases'],
  ['response', 'responses'],
  ['rose', 'roses'],
  ['cheese', 'cheeses'],
  ['shoe', 'shoes'],
  ['calorie', 'calories'],
  ['pie', 'pies'],
  ['tie', 'ties'],
  ['selfie', 'selfies'],
]
const singularOf = new Map(irregular.map(([one, many]) => [many, one]))
const pluralOf = new Map(irregular)
const unchanging = new Set([
  'fish',
  'sheep',
  'deer',
  'series',
  'diabetes',
  'arthritis',
  'psoriasis',
  'species',
  'equipment',
  'furniture',
  'stock',
  'news',
  'homework',
  'care',
  'laundry',
  'housework',
  'luggage',
  'music',
  'mail',
  'chess',
  'gear',
  'feedback',
  'inventory',
])

function onLastWord(phrase: string, change: (word: string) => string): string {
  const words = phrase.split(' ')
  const last = words.pop() ?? ''
  return [...words, change(last)].join(' ')
}

export function singularize(phrase: string): string {
  return onLastWord(phrase, (word) => {
    const known = singularOf.get(word)
    if (known !== undefined) return known
    if (/[a-z]{4}people$/.test(word)) return `${word.slice(0, -6)}person`
    if (/[a-z]{3}men$/.test(word) && !/(?:speci|regi|abdo|acu|sta)men$/.test(word)) return `${word.slice(0, -3)}man`
    if (unchanging.has(word) || pluralOf.has(word) || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
    if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`
    if (/(?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2)
    return word.slice(0, -1)
  })
}

/** "Copy taken", "thing needed": what was done to it stands behind it and has no plural. */
const doneTo =
  /^(.*\p{L}) (taken|needed|used|planned|waiting|given|lent|owed|left|sold|missed|booked|bought|made|done|received|borrowed|returned|handed out|heard|served|visited|tried|played|kept|eaten|noted|wanted)$/u
const isDone = /^(?:taken|needed|used|given|handed|sold|made|done)$/

/** "Wish to save for", "letter to parents": what stands behind the head says more of it and has no plural. */
const withTail = /^(.*?\p{L}) ((?:to|for|of|from|with|without|about|per) .+)$/u

const ofWhom = /^([\p{L} -]+?) ((?:I|we) \p{L}.*)$/u

export function pluralize(phrase: string): string {
  const [, head = '', tail = ''] = withTail.exec(phrase) ?? []
  if (head !== '') return singularize(head) === head ? `${pluralize(head)} ${tail}` : phrase
  // "Record I look for": what stands before who does it.
  const [, thing = '', by = ''] = ofWhom.exec(phrase) ?? []
  if (thing !== '') return `${pluralize(thing)} ${by}`
  const [, noun = '', done = ''] = doneTo.exec(phrase) ?? []
  // "Hours given" are several already.
  if (noun !== '') return singularize(noun) === noun ? `${pluralize(noun)} ${done}` : phrase
  // "Taken out" is what was taken out, one or several.
  if (isDone.test(phrase.split(' ')[0] ?? '')) return phrase
  return onLastWord(phrase, (word) => {
    const known = pluralOf.get(word)
    if (known !== undefined) return known
    if (unchanging.has(word) || singularOf.has(word)) return word
    if (/[a-z]{4}person$/.test(word)) return `${word.slice(0, -6)}people`
    if (/[a-z]{2}man$/.test(word) && !/(?:hu|ger|ro|otto|sha|tali|cai)man$/.test(word)) return `${word.slice(0, -3)}men`
    if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
    if (/(?:ch|sh|x|s|z)$/.test(word)) return `${word}es`
    return `${word}s`
  })
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** What is not counted in pieces has no article: "add news". */
const uncounted =
  /(?:^|\s)(?:news|equipment|furniture|homework|care|laundry|housework|luggage|music|mail|gear|feedback|stock)$/

/** "a plant", "an invoice", "an hour", "a unit", "news". */
export function withArticle(noun: string): string {
  if (uncounted.test(noun)) return noun
  const isVowelSound = /^(?:[aeio]|u(?!ni|se|ser|til|s\b)|hour|heir|honest)/i.test(noun)
  return `${isVowelSound ? 'an' : 'a'} ${noun}`
}

/** The words of what was said, each as one of its kind, without those that say nothing (`empty`). */
export function singularWords(said: string, empty: RegExp): string[] {
  return said
    .toLowerCase()
    .replace(/[’']s\b/g, '')
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !empty.test(word))
    .map((word) => singularize(word))
}

/** The word that says what it is: "visit" of "vet visit". */
export const headOf = (noun: string): string => noun.split(' ').at(-1) ?? noun
