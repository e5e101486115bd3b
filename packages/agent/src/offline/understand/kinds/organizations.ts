// Nouns for what people belong to and work at.
import { isPersonNoun } from '../../compose/samples/sample-names.ts'

/** Companies, schools and the like, to which people belong. */
export const organization =
  /(?:^|\s)(?:compan(?:y|ies)|firm|organi[sz]ation|business|school|club|supplier|practice|institute|agency|haulier|clinic|hospital|shop|store|vendor|employer|brewery|publisher|gallery|venue|studio|office|association|church|parish|department|team|university|college|dealer|manufacturer|brand|museum)$/

export const isPersonKind = (singular: string): boolean =>
  isPersonNoun(singular) || /^(?:person|contact|people|employee)$/.test(singular)

/** "People and their companies": these are theirs because they belong to them. */
export const isTheirOrganization = (owner: string, owned: string): boolean =>
  organization.test(owned) && !organization.test(owner) && isPersonKind(owner)
