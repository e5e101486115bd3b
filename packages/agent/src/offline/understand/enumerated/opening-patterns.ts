// How a phrase names a kind of record and begins to tell of it, as patterns; `openings.ts` decides whether it is one.

/** What leads to a noun, and is no part of it. */
const leads = [
  // "Our running group wants races (", "an app for our club with members".
  String.raw`(?:(?:our|my|the) )?(?:\p{L}+ ){1,3}(?:needs|has|keeps|wants)(?= \p{L}+s (?:\(|with\b))`,
  String.raw`(?:an? )?(?:\p{L}+ ){0,3}(?:app|tool|tracker|database|list)(?: for (?:our|the|my) (?:\p{L}+ ){0,2}\p{L}+)? with(?= \p{L}+(?: \p{L}+)?(?: \(|$))`,
  String.raw`for (?:each|every) (?:one|of (?:them|these|those)),? (?:i|we) (?:\p{L}+ )?(?:note|write|keep|log|record|need|want)`,
  'and|or|plus|also|then|as well as|please|i|we|want(?: to)?|need(?: to)?|would like(?: to)?|have|there (?:are|is)',
  'track(?:ing)?|keep(?: track of)?|log(?:ging)?|note|record|list|store|manage|save|collect',
  'a (?:list|log|record|register) of|(?:the )?list of|some|several|many|various|new|upcoming|past',
  String.raw`(?:my|our) \p{L}+['’]s|the|our|my|all|their|its|his|her|for (?=each |every )`,
]
export const leading = new RegExp(String.raw`^(?:(?:${leads.join('|')})\s+)+`, 'iu')
const no = String.raw`(?!(?:with|has|have|need|needs|get|gets|is|are|and|or|of|for|per|to|in|on|at|that|which|who|each|every|daily|weekly|monthly|yearly|the|an?|i|we|you|they|it|he|she)\b)`
const word = String.raw`${no}[\p{L}][\p{L}’'-]*`
/** "The repairs they got", "badges they earned": whose they are stands before. */
const theirs = String.raw`(?:\s+to \p{L}+)?(?:\s+(?:that |which )?(?:they|it|he|she|each|i|we)\s+(?:\p{L}+ )?${word})?`
const spans = String.raw`(?:(?:each|every|per|a) (?:single )?(?:day|night|week|month|year|morning|evening|season)|daily|weekly|monthly|yearly)`
/** "Each day who watered": how often stands before the first fact. */
export const oftenFirst = new RegExp(String.raw`^${spans}\s+(?=\S)`, 'iu')
const owner = String.raw`(?:,?\s+(?:\p{L}+ed\s+)?(?:per|of (?:each|every)|for (?:each|every)|by|in each|on each)\s+(?<of>${word}(?: ${word})?))?`
/** "Water tests for each", "feedings of the starter", "orders of dishes per event": where facts follow, so may this. */
const owners = String.raw`(?:,?\s+(?:\p{L}+ed\s+)?(?:of|for)\s+(?:(?:each|every|an?|the|our|my)\b\s*)?(?<of>${word}(?: ${word})?)?)?${owner.replace('<of>', '<also>')}`
const opened = String.raw`(?:,?\s+(?:each |all )?(?:with|w\/?|having|incl(?:uding)?|noting)\s+(?:an? |the |its |their )?|\s+(?:that|which|who)\s+(?:have|has)\s+(?:an? )?|\s+(?:have|has|get|gets|need|needs)\s+(?:an? )?|\s*:\s*)`

/** "For each goat I note": what is written down follows. */
const noted = String.raw`(?:,?\s+(?:i|we|you)\s+(?:\p{L}+\s+)??(?:note|write(?: down)?|log|record|keep|enter|track|want|need)\s+(?:the |its |their |an? )?|,?\s+(?:the|its|their)\s+|\s*:\s*)`
/** Ways to name a kind with what is told of it: `np` is the kind, `fact` or `inner` its facts, `of` whose it is, `often` how often. */
export const patterns: readonly RegExp[] = [
  // "Per customer the sweeps: date, soot level", "for each piece the sessions".
  new RegExp(
    String.raw`^(?:per|for (?:each|every|an?)) (?<of>${word}) the (?<np>${word}(?: ${word})?)(?:(?<opened>\s*:\s*|,?\s+with\s+)(?<fact>\S.*))?$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:each|every) (?<of>${word}(?: ${word})?) (?:gets?|has|does|takes|makes|(?<pays>pays)) (?:an? |the |some )?(?<np>${word}(?: ${word})?)(?:\s+(?<often>${spans}))?(?<opened>,?\s+with\s+(?:the |an? )?|\s*:\s*)(?<fact>\S.*)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:(?:for |in |per )?(?:each|every)|for (?:the|an?|any)) (?<np>${word}(?: ${word})?)(?<opened>${noted})(?<fact>\S.*)$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?<np>${word}(?: ${word}){0,3}?)${theirs}(?:\s+(?<often>${spans}))?${owners}(?:\s+(?<after>${spans}))?(?<opened>${opened})(?<fact>\S.*)$`,
    'iu',
  ),
  new RegExp(String.raw`^(?<np>${word}(?: ${word}){0,3}?)${theirs}${owner}\s*\((?<inner>[^()]+)\)$`, 'iu'),
  new RegExp(String.raw`^(?<np>${word}(?: ${word}){0,2}?)\s+(?<often>${spans})${owner}$`, 'iu'),
  new RegExp(
    String.raw`^(?<np>${word}(?: ${word})?)${owner.slice(0, -1)}(?:\s+(?<often>${spans}|(?:each|per|every) \p{L}+))?$`,
    'iu',
  ),
]
