// Nouns for what people belong to and work at.

/** Companies, schools and the like, to which people belong. */
export const organization =
  /(?:^|\s)(?:compan(?:y|ies)|firm|organi[sz]ation|business|school|club|supplier|practice|institute|agency|haulier|clinic|hospital|shop|store|vendor|employer|brewery|publisher|gallery|venue|studio|office|association|church|parish|department|team|university|college|dealer|manufacturer|brand|museum)$/
