// Pieces of a list that name no fact about a record, however they look like one.

export const notAField =
  /^(?:no|not|i|we|you|it|they|users?|people|me|us|this|that|which|where|so|let|please|be able|able to|show|sort|sorted|filter|search|make(?! ?$)|allow|can|should|must|would(?! (?:\w+ (?:it )?again|recommend))|also i|with|mark(?! ?$)|order(?! ?$)|ordered (?:by|from)|group(?! ?$)|look|style|use(?! ?$)|give|keep|there|everything|nothing|simple|nice|clean|modern|export|import|print|share|each|every|see|view|edit|delete|remove|update|check off|ticking|save|login|log in|sign in|remind|send|notify|for (?:me|us|my)|thanks?(?! you)|thank you(?! (?:letter|note|card))|more|stuff|things|etc|so on|other (?:stuff|things))\b/i

/** Parts of a page and what is wished of its looks: "dropdown", "plenty of white space", "serif headings". */
export const isOfPage =
  /^(?:(?:(?:a|the|one|some|my|our) )?(?:drop-?downs?|(?:\p{L}+[ -]){0,3}buttons?|(?:\p{L}+[ -]){0,2}(?:side ?bar|nav(?:igation)?(?: ?bar)?|footer|search (?:bar|box|field)|tool ?bar))|(?:(?:plenty|lots|a lot|enough|much|loads) of |generous |more |white ?)(?:white ?)?(?:space|air|whitespace|room|margins?)|whitespace|(?:\p{L}+[ -]){1,3}(?:headings|headlines|fonts?|typography|typeface|letters|corners|shadows|borders|icons|animations|margins|spacing|layout))$/iu

/** What is shown of the records, and no fact about one: "a chart per month". */
export const isShown =
  /^(?:(?:an?|the|some|simple|small|daily|weekly|monthly|yearly|bar|line|pie)\s+)*(?:(?:charts?|graphs?|diagrams?|statistics|stats|overview|summary)\s+(?:per|by|of|for|over|with|showing|that|each|every)|(?:totals?|sums?|averages?)\s+(?:per|by|each|every)|(?:rankings?|leader ?boards?)$)\b/i

/** What is done and no fact: verbs that are no nouns, with what they are done to ("put notes in them"). */
export const isDone =
  /^(?:(?:and|also|then|please|to)\s+)*(?:put|add(?!-)|invite|choose|pick(?!-| ?up)|follow(?!-| ?up)|swipe|upload|download|create|assign|attach|browse|compare|convert|customi[sz]e|divide|earn|explain|generate|hide|learn|manage|organi[sz]e|publish|react|receive|rename|reset|restore|settle|skip|solve|subscribe|suggest|swap|translate|unlock|update|withdraw|enter|fill|join|write|pin(?= (?:the|my|our|them|it|important|some|notes|posts|messages)\b))\s+\S/i
