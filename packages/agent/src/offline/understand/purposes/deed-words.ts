// The pieces of which deeds are told: who may do what, to which thing. `{thing}` and `{of}` are taken out of the message.
const word = String.raw`[\p{L}][\p{L}'’-]*`
const whose = String.raw`(?:my|our|the|their|your|his|her|its|each other['’]?s|one another['’]?s|other people['’]?s|some|any|all|an?|new|old|used|different|various|certain|more|own|every|each|which|these|those|this|that)`
/** What no thing is called, and what comes behind one. */
const beyond =
  "to|for|with|and|or|that|which|who|whom|where|when|while|so|from|at|in|on|online|by|of|is|are|was|were|will|would|can|could|should|as|if|they|we|i|you|he|she|it|them|us|me|everyone|everybody|every|each|then|before|after|because|but|instead|via|per|into|about|out|up|down|back|again|easily|together|right|directly|myself|ourselves|themselves|yesterday|today|tomorrow|tonight|now|later|next|this|last|has|have|had|got|gets?|does|do|did|needs?|wants?|please|without|during|until|still|just|only|also|too|what|how|why|not|already|best|i[’']m|don[’']t|doesn[’']t|over|through|around|between|lately|sometimes|weekly|daily|monthly|anywhere|somewhere|ahead"

const thingOf = (name: string): string =>
  String.raw`(?:${whose} )*(?<${name}>(?!(?:${beyond})\b)${word}(?: (?!(?:${beyond})\b)${word}){0,2})`

const pieces: Readonly<Record<string, string>> = {
  who: String.raw`(?:(?:the|our|my|all|some|any|other|every|each|both|these|new|local|interested|regular|adult|older|young|my own) )*(?:people|everyone|everybody|anyone|anybody|somebody|someone|others|persons?|friends?|family|relatives|visitors?|guests?|members?|clients?|customers?|patients?|students?|pupils?|parents?|players?|teachers?|colleagues?|co-?workers|employees|staff|tenants?|residents?|neighbou?rs?|volunteers?|helpers?|users?|kids?|children|families|readers?|fans?|owners?|workers?|team|teammates|roommates|flatmates|housemates|singers?|musicians?|runners?|riders?|drivers?|passengers|scouts|villagers|citizens|congregation|parishioners|learners?|apprentices|trainees|coaches|trainers|buyers?|shoppers|diners|locals|tourists|travell?ers|hikers|campers|participants?|attendees|couples|walkers|gardeners|makers|artists|nurses|doctors|crew|class|club|group|choir|band|department|departments|they|we|you|i|he|she|mum|mom|dad|grandma|grandpa|grandmother|grandfather|wife|husband|partner|daughter|son|boyfriend|girlfriend|who(?:ever)?)`,
  may: String.raw`(?:(?:can|could|may|might|should|must|will|would|want|wants|wanting|need|needs|like|likes|able|be|are|is|allowed|have|has|just|simply|quickly|easily|also|always|then|online|to|['’]d|really|finally|often|regularly|each|all|either|only)\s+)*`,
  some: String.raw`(?:${whose} )*`,
  thing: thingOf('thing'),
  of: thingOf('of'),
}

/** @param pattern of a deed, with `{who}`, `{may}`, `{some}` and the things `{thing}` and `{of}` */
export function deed(pattern: string): RegExp {
  return new RegExp(String.raw`\b${pattern.replace(/\{(\w+)\}/g, (all, name: string) => pieces[name] ?? all)}`, 'iu')
}

/** Any of several words for people, for rules that go by who it is. */
export const isPeople = new RegExp(String.raw`^${pieces['who'] ?? ''}$`, 'iu')

/** @param groups of words, each as a pattern; a message tells it where one of each group stands somewhere in it */
export function tells(...groups: readonly string[]): RegExp {
  // No word boundary of the engine stands behind "café".
  const apart = String.raw`[\p{L}\d]`
  return new RegExp(
    `^${groups.map((words) => String.raw`(?=[^]*(?<!${apart})(?:${words})(?!${apart}))`).join('')}`,
    'iu',
  )
}
