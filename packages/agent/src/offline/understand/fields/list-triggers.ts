// The words after which a message lists facts: "with", "has", "I write down", a colon.

export interface Trigger {
  at: number
  /** First character of the list. */
  to: number
  sort: 'colon' | 'with' | 'has' | 'deed' | 'start' | 'each' | 'by'
  /** Owner where the trigger says it itself: "for each client". */
  owner?: string
}

const word = String.raw`[\p{L}\p{N}'’&-]+`
const helpers = String.raw`(?:(?:should|must|shall|will|can|could|may|would|also|always|only|simply|just)\s+)*`
export const triggers: readonly [Trigger['sort'], RegExp][] = [
  ['colon', /:(?=\s|$)\s*/gu],
  [
    'with',
    /(?:,\s*)?\b(?:each |all |both )?(?:with(?:(?: the)? (?:following|these)(?: \p{L}+)?:?)?|having|including|includes?|contain(?:s|ing)|consist(?:s|ing)? (?:only )?of|made (?:up )?of|stor(?:es|ing)|captur(?:es|ing)|that (?:tracks?|logs?|stores?|records?|saves?|lists?|shows?))\s+(?!(?:a |an |the )?(?:simple|clean|nice|modern|beautiful|playful|dark|light|minimal|bold|editorial|good|big|rounded|round)\b)/giu,
  ],
  [
    'has',
    new RegExp(
      String.raw`\b${helpers}(?:has|have|needs?|gets?|store|contain|include)\b(?! to\b)(?!\s*(?:[,.;)]|$))\s*(?:the following\s*(?:\p{L}+)?:?\s*|:\s*)?`,
      'giu',
    ),
  ],
  [
    'deed',
    /\b(?:i|we|they|you|people|users?|staff|customers|members|parents|employees|visitors|guests|patients)(?:['’]d)?\s+(?:(?:can|could|should|would|will|may|also|just|only|simply|want(?:s)? to|need(?:s)? to|like to|have to|be able to)\s+)*(?:enter|writes?(?: down)?|record|log|note(?: down)?|jot(?: down)?|type(?: in)?|put in|fill in|track|remember|save|store|keep|want|need|leave|give|pick|choose|report)\b(?! (?:an?|the|my|one) (?:[\p{L}-]+ ){0,3}?(?:list|app|tracker|database|log|tool|site|website|place|page|register|directory|diary|journal|planner|book|notebook|logbook|ledger|dashboard|board|overview|calendar|system|crm|portal|manager)\b)(?! the \p{L}+s\b[^.;,:(]*\bwith\b)(?! (?:my|our|all|of|down|track|a list|a place|an app|one place|something|somewhere|to|them|it|this|that|one|these|\p{L}+ing)\b)\s*:?\s*/giu,
  ],
  // "Everyone writes what went well".
  [
    'deed',
    /\b(?:everyone|everybody|anyone|anybody|somebody|someone|each (?:member|person|one|player|pupil|guest)) (?:can |should |may )?(?:writes?(?: down)?|notes?(?: down)?|enters?|records?|logs?|gives?|says?|types?(?: in)?|fills? in)\s+(?=(?:what|who|where|when|which|how)\b|(?:an?|the|their)\s)/giu,
  ],
  // "Lifeguards log what was found".
  [
    'deed',
    /\b\p{L}+s\s+(?:(?:can|should|may|must|be able to)\s+)*(?:log|note(?: down)?|write down|record|report|enter|submit|state)\s+(?=(?:what|who|where|when|which|how)\b|(?:an?|the|their)\s[^.;:]*,)/giu,
  ],
  ['start', /^\s*(?:please\s+)?(?:record|store|save|track|note|log|enter|keep)\s+(?=[^.:;]*,)/giu],
  ['deed', /\bto (?:write(?: down)?|note(?: down)?|record|enter|log)\s+(?!my\b|our\b|all\b)(?=[^.;:]*,)/giu],
  [
    'deed',
    /\b(?:the )?(?:fields|columns|attributes|properties)(?: (?:are|should be|like|needed))?\s*:?\s+(?=\p{L})/giu,
  ],
  [
    'each',
    new RegExp(
      String.raw`\bfor (?:each|every|an?|all)\s+(${word}(?:\s+${word})?)\s*[,:]\s*(?:i (?:want|need)\s+)?`,
      'giu',
    ),
  ],
  // "I enter each dish in Italian, English and German".
  [
    'each',
    new RegExp(
      String.raw`\b(?:i|we|they|people|staff|users|members)\s+(?:(?:can|want to|need to|will|would)\s+)*(?:enter|write(?: down)?|record|log|note(?: down)?|store|keep|list|add|save)\s+(?:each|every|an?|all)\s+(${word}) (?:in|with|by)\s+(?=[^.;]*(?:,|\band\b))`,
      'giu',
    ),
  ],
  ['by', /\b(?:look(?:ed|ing)? up|find|browse|list|register|catalogue)\s+[\p{L}\s]+?\bby\s+(?=[^.;]*(?:,|\band\b))/giu],
]
