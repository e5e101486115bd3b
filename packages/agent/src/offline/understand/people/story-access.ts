// Who may come in, as somebody says it at the end of a story: "nobody else please", "the four of us, each with our own login",
// "anyone can look but only I add to it". What is said of the door goes before what such apps usually have.
import type { Brief, Part } from '../../brief.ts'

const we = String.raw`(?:we|us|the (?:two|three|four|five|six|seven|eight|nine|ten) of us|our (?:team|staff|family|group|club|committee)|(?:the |my )?(?:staff|team|family|colleagues|teachers|trainers|volunteers|committee|members|assistants?|partners?|flatmates|parents|sisters?|brothers?))`

/** "They should only see their own", "guests shouldn't see other people's answers". */
const ownOnly =
  /\b(?:only|just) (?:be able to )?(?:see|look at|read|view|get to see|find)s? (?:(?:what is|what['’]s) )?(?:their|there|his|her|his or her|my|its) own\b|\b(?:see|sees|look at|view)s? only (?:(?:what is|what['’]s) )?(?:their|his|her|the) own\b|\b(?:each|every)(?: (?:\p{L}+|one|of \p{L}+))? (?:can |may |should )?(?:only )?sees? (?:only |just )?(?:his|her|their)(?: or her)? own\b|\b(?:not|n['’]t|never|nobody|no one)\b[^.;]{0,25}\bsee\b[^.;]{0,15}\b(?:each other['’]s|(?:the |an)?others?['’]?s?\b|other (?:people|guests?|members?|residents?|parents?|kids|patients?|tenants?|clients?)['’]?s?|anyone else['’]s|what (?:the )?others|who else)/iu
/** Somebody answers it all. */
const seesAll =
  /\b(?:i|me|we|the (?:manager|office|boss|owner|treasurer|secretary|coordinator|organi[sz]ers?|head|admin|couple)|my (?:boss|wife|husband|partner))\b[^.;]{0,40}?\b(?:sees?|reads?|gets?|approves?|accepts?|confirms?|decides?|checks?|answers?)\b|\bonly (?:i|me|we|the (?:organi[sz]ers?|office|committee|coordinator|secretary|treasurer))\b/iu

/** "Visible to me and no one else", "my family would snoop". */
const onlyMine =
  /(?<!\b(?:it['’]?s|is|was) )\b(?:only|just) (?:for )?(?:me|myself)\b(?=\s*(?:[.!;]|$))|\bonly i (?:(?:can|should|may|must|will|want to|get to|need to) )?(?:see|sees|read|open|use|look|get in|have access|know about it)\b|\b(?:me|myself) (?:and (?:no ?body|no one)|only|alone)\b|\bstrictly private\b|\b(?:has to|must|should|needs to) (?:be|stay) (?:completely |strictly |totally )?private\b|\bsnoop\b|\bnobody (?:else )?(?:but|except) me\b|\b(?:no ?body|no one) else (?:must|should|may|can|to) (?:ever )?(?:see|read|know|look|find)\b/iu
/** Several people with a door of their own. */
const onlyOurs = new RegExp(
  [
    String.raw`\b(?:only|just) (?:for )?${we}\b(?! (?:can |may |should )?(?:changes?|edits?|adds?|writes?|marks?|decides?))`,
    String.raw`\b(?:a |an |own |separate )?(?:log-?in|password|own account)s? (?:for|of) (?:each|every|all)(?: one)?(?: of us)?\b`,
    String.raw`\b(?:each|all)(?: of (?:us|them))?,? (?:with|has|have|gets?|having) (?:his|her|their|our|an?) (?:own )?(?:log-?in|account|password)`,
    String.raw`\ball (?:two|three|four|five|six|of us)[^.;]{0,15}\blog in\b`,
    String.raw`\b(?:we|the two of us) both\b[^.;]{0,60}\bnobody else\b|\bnobody else (?:pls|please|at all)?\s*(?:[.!]|$)`,
    String.raw`\bonly me(?:, | and )(?!no\b)(?:my )?\p{L}+`,
    String.raw`\b(?:staff|team|members) only\b|\b(?:must|should|can)(?:n['’]?t| not) be (?:seen by|public|visible to) (?:parents|customers|clients|anyone|outsiders|the public)\b`,
    String.raw`\b(?:parents|customers|clients|outsiders|strangers) (?:must|should|may|can)(?:n['’]?t| not) (?:see|read|get)\b|\bonly staff\b`,
  ].join('|'),
  'iu',
)
/** Nobody said who it is for: it is closed, and by whomever it was closed already it stays so. */
const isConfidential = /\bconfidential\b|\bsensitive\b[^.;]{0,20}\bdata\b/iu
/** "Some are private, only for the team". */
const ofSome = /\bsome (?:are|is|of (?:them|it|these))\b[^.;]{0,60}/giu

/** "Without making an account", "no passwords or anything". */
const noDoor =
  /\b(?:without|no|not need|n['’]t need|don['’]?t want)\b[^.;]{0,25}\b(?:accounts?|log-?ins?|logging in|sign(?:ing)?[ -]?(?:up|in)|passwords?|registration|registering)\b/iu
/** "Happy for anyone to look at it", "everyone can see that". */
const openToRead =
  /\b(?:any(?:one|body)|every(?:one|body)|(?:the )?(?:whole )?(?:public|neighbou?rs|visitors|members|people|parents|cousins|residents|neighbourhood))\b[^.;]{0,30}\b(?:look|see|sees|read|reads|view|check|find|browse)\b/iu
/** "But only I add to it", "two of us would mark each as fixed". */
const oneChanges =
  /\bonly (?:i|me|we|(?:the )?(?:two|three) of us|(?:the )?(?:committee|organi[sz]ers?|coach|captain|secretary|treasurer|office|board|admins?|volunteers|staff|owner|manager|teacher))\b[^.;]{0,40}\b(?:adds?|chang\w+|edits?|enters?|writes?|marks?|updates?|sets?|decides?|puts?|does|do|deletes?|posts?)\b|\b(?:i|we|two of us|the committee|the council)\b[^.;]{0,25}\b(?:would |can |could |will )?marks? (?:each|it|them|as|every)\b|\b(?:i['’]d|i would|i['’]ll) be (?:the )?admin\b/iu
const oneAdds = /\bonly (?:i|me|we)\b[^.;]{0,25}\b(?:adds?|enters?|writes?|posts?|puts?)\b/iu
/** Whoever comes by hands something in. */
const allAdd =
  /\b(?:any(?:one|body)?(?: \p{L}+)?|every(?:one|body)|people|neighbou?rs?|members|residents|parents|visitors)\b[^.;]{0,40}\b(?:report|add|enter|put in|put (?:their|there)|submit|suggest|post|write|leave|sign up|register)s?\b/iu

/** "My mother will use it too". */
const usedTogether =
  /\b(?:my|our) (?:\p{L}+[ -]){0,3}?\p{L}+ (?:will|would|should|can|has to|needs? to|wants? to|is going to) (?:also |both |all )?(?:use|see|look at|read|open|edit) (?:it|this|them)\b/iu

type Door = Pick<Brief, 'access'> & Partial<Pick<Brief, 'isAddedByAll' | 'isOverseen'>>

function doorOf(message: string, { access, isAddedByAll }: Brief): Door | null {
  // Visitors need no account where only the admin has one.
  if (noDoor.test(message) && access === 'admin' && isAddedByAll) return null
  if (noDoor.test(message))
    return oneChanges.test(message)
      ? { access: 'admin', isAddedByAll: allAdd.test(message) && !oneAdds.test(message) }
      : { access: 'open' }
  if (ownOnly.test(message)) return { access: 'private', isOverseen: seesAll.test(message) }
  if (onlyMine.test(message)) return { access: 'private' }
  if (onlyOurs.test(message)) return { access: 'team' }
  // A list of one's own that somebody else uses as well is one list, and no second of theirs.
  if (access === 'private' && usedTogether.test(message)) return { access: 'team' }
  if (openToRead.test(message) && oneChanges.test(message))
    return { access: 'admin', isAddedByAll: allAdd.test(message) && !oneAdds.test(message) }
  return isConfidential.test(message) && access === 'open' ? { access: 'team' } : null
}

/** Parts in which visitors meet somebody who answers, or members each other: these have their door already. */
const withDoor: ReadonlySet<Part> = new Set([
  'requests',
  'seats',
  'follows',
  'matches',
  'admirers',
  'messages',
  'members',
  'chat',
])

/** A story is longer than a wish. */
const shortest = 150

/** @param message as it was typed */
export function withStoryAccess(brief: Brief, message: string): Brief {
  if (brief.front !== 'list' || message.length < shortest || brief.parts.some((part) => withDoor.has(part)))
    return brief
  const door = doorOf(message.replace(ofSome, ' '), brief)
  if (door === null) return brief
  // What each has of their own is overseen where that was read already.
  const isOverseen =
    door.access === 'private' && (door.isOverseen === true || (brief.isOverseen && ownOnly.test(message)))
  return { ...brief, access: door.access, isOverseen, isAddedByAll: door.isAddedByAll ?? false }
}

const reached = String.raw`(?:(?:phone |telephone |mobile )?numbers?|phones?|contact details|contacts|e-?mails?|addresses|door codes|key codes?)`
/** "Volunteers shouldn't see each other's numbers", "keep the contact details for the organisers only". */
const hidesFacts = new RegExp(
  [
    String.raw`\b(?:should|must|may|can)(?:n['’]?t| not) (?:be able to )?see (?:each other['’]s |the |their |others?['’] )?${reached}\b`,
    String.raw`\b${reached}\b (?:should |must |are |is |stay |be )*(?:only )?(?:for|visible to|seen by) (?:the )?(?:organi[sz]ers?|coordinators?|committee|me|us|staff|office|admins?)\b`,
    String.raw`\b${reached}\b (?:must|should|may)(?:n['’]?t| not) be (?:public|seen|shown|visible)`,
  ].join('|'),
  'iu',
)

/** What is told as left out: whoever may read a record reads all of its facts, unless each sees only what is theirs. */
export function hiddenFacts({ access, front }: Brief, message: string): string[] {
  const said = front === 'list' && access !== 'private' ? hidesFacts.exec(message)?.[0] : undefined
  return said === undefined
    ? []
    : [`“${said}”, because whoever may read the records reads all of their facts: leave these out of it`]
}
