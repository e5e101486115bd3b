// Among whom what is entered is shared: a team that works on the same records, or a club whose members each enter theirs and
// look at each other's.
const entersApp =
  /\b(?:log|sign)(?:s|ged|ned|ging|ning)?[ -]?(?:in|up|on)\b(?! (?:sheet|form|page|list|for\b))|\baccounts?\b|\blog-?ins?\b|\bregister(?:s|ed)?\b(?! (?:for|of)\b)/i
/** Those who work together, and no customers of theirs. */
const ofOneTeam =
  /\b(?:(?:sales |whole )?team|colleagues?|co-?workers?|agency|office|firm|department|staff|crew|both of us|(?:two|three|four|five|six|all) of us|we (?:all|both|each)|my \p{L}+ and i|partners?|practice|studio|family|flatmates)\b/iu
const onTheSame =
  /\b(?:see|sees|share|shares|use|uses|edit|edits|work(?:s|ing)? (?:on|with)|manage|manages)\b[^.;]{0,25}\b(?:the same|all (?:of )?(?:the|our)|everything|one list)\b|\bshared (?:\p{L}+ )?(?:list|database|\p{L}+s)\b|\btogether\b|\b(?:my \p{L}+ and i|both of us|we both)\b/iu
const outsiders =
  /\b(?:customers?|clients?|visitors?|guests?|tenants?|patients?|parents?|students?|strangers?|members?|users?|readers?)\b[^.;]{0,25}\b(?:(?:log|sign)s? (?:in|up)\b|registers?\b|(?:has|have) (?:an )?accounts?)/i

/** One team signs in and works on the same records. */
export function sharesAsTeam(text: string): boolean {
  return entersApp.test(text) && ofOneTeam.test(text) && onTheSame.test(text) && !outsiders.test(text)
}

const ofOneClub =
  /\b(?:club|team|group|crew|society|class|choir|association|band|squad|circle|community|colleagues|friends|family|office|members|us)\b/i
const eachEnters =
  /\b(?:each|every(?:body|one)?|members?|all of us|we all|runners?|riders?|players?|readers?|people|users?|athletes|swimmers|cyclists|climbers)\b[^.;:]{0,70}\b(?:logs?|writes? down|enters?|records?|adds?|notes?(?: down)?|tracks?|posts?|puts? in)\b/i
const eachOthers = new RegExp(
  [
    String.raw`\b(?:each other|one another|everyone else|everybody else|the others|other people)['’]?s?\b`,
    String.raw`\bvisible to (?:all|every(?:body|one)|the (?:whole )?(?:club|team|group)|other members|each other)\b`,
    String.raw`\b(?:all|every(?:body|one)|we(?: all)?|members|others|you|i|the (?:whole )?(?:club|team|group|crew)) (?:can |could |should |may |want to )?(?:sees?|know)\s+(?:who\b|all\b|every|what (?:the )?others|how (?:much|far|many))`,
    String.raw`\b(?:name of|with) (?:the person )?who (?:ran|rode|read|did|swam|went|wrote|\p{L}+ed)\b|\bwho (?:ran|rode|read|did|swam|walked|trained) (?:what|how|which)\b`,
    String.raw`\b(?:shows?|list of|see) all (?:the )?\p{L}+ with (?:the )?\p{L}+['’]s name\b`,
    String.raw`\bleader ?boards?\b|\branking\b|\bper (?:member|runner|rider|reader|person|swimmer)\b`,
  ].join('|'),
  'iu',
)
/** Where a fact says whose it is, nobody needs an account for that. */
const namedInRow =
  /[:(,]\s*(?:the )?(?:name|runner|rider|member|player|person|swimmer|reader|who)(?:['’]s name)?\s*(?:,|\)|and\b)/i

/** Each member enters what is theirs, and all look at it. */
export function sharesAsMembers(text: string): boolean {
  if (!ofOneClub.test(text) || !eachEnters.test(text) || !eachOthers.test(text)) return false
  return entersApp.test(text) || !namedInRow.test(text)
}
