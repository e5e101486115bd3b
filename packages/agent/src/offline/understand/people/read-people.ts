// What members are to each other: profiles, following, likes that become matches, messages; and who may read it all.
import type { Access, Copy, Part } from '../../brief.ts'
import type { Archetype } from '../archetypes/archetypes.ts'
import type { Kinds } from '../kinds/relate-kinds.ts'
import { readFields } from '../fields/read-fields.ts'
import { readKind } from '../kinds/read-relations.ts'

const asksFollows = /\bfollow(?:s|ing|ers?|ed)?\b(?! (?:the|these|those|this|up|on|steps|rules|instructions|from)\b)/i
const asksMatches =
  /\bmatch(?:es|ed)?\b|\b(?:like|heart|wink)s? each other\b|\bboth (?:like|press|say|want|gave|give|swip)\w*\b|\bgave each other\b|\bmutual(?:ly)?\b/i
const asksAdmirers =
  /\bwho (?:has |have )?(?:liked|winked|waved|smiled|hearted|sent|gave|likes)(?: (?:at|to))? (?:me|you|them|us)\b|\bwho (?:sent|gave) (?:me|you|them) (?:an?|one)\b/i
const asksMessages =
  /\bcontact (?:each other|one another|them)\b|\bsend (?:(?:each other|them|others|a person) )?(?:an? )?(?:private )?messages?\b|\b(?:private|direct|personal) (?:messages?|messaging|chats?)\b|\bdms?\b|\b(?:send|write|message|chat|talk)\b[^.;]{0,20}\b(?:each other|one another|another (?:member|person|user)|other (?:members|people|users)|that person)\b|\bmessages? (?:between|to each other|inbox)\b|\b(?:can|may|could) (?:then )?(?:message|chat|write to)\b|\binbox\b/i

/** Parts of an app in which people meet; what of them goes without saying depends on its sort. */
export function readPeopleParts(text: string, archetype: Archetype | null, access: Access): Part[] {
  if (archetype === null || access !== 'members') return []
  if (archetype.id === 'social' || archetype.id === 'profiles')
    return [
      ...(asksFollows.test(text) ? ['follows' as const] : []),
      ...(asksMessages.test(text) ? ['messages' as const] : []),
    ]
  if (archetype.id !== 'dating') return []
  const isWritten = asksMessages.test(text)
  const isAdmired = asksAdmirers.test(text)
  const isMatched = asksMatches.test(text) || (!isWritten && !isAdmired)
  return [
    ...(isMatched ? ['matches' as const] : []),
    ...(isAdmired ? ['admirers' as const] : []),
    // A match is for writing to each other.
    ...(isWritten || isMatched ? ['messages' as const] : []),
  ]
}

const whoHasAccount = String.raw`(?:signed[- ](?:in|up)|logged[- ]in|registered|who (?:have |has |are |is )?(?:signed|sign|logged|log|registered|register)(?: (?:up|in))?|with an? account|who (?:have|has) an? account)`
const readsIt = String.raw`(?:reads?|sees?|views?|browses?|looks?|leafs?|opens?(?! (?:an?|new|own|their) )(?! threads| topics)|enters?|gets? in|look (?:at|through))`
const membersOnly = new RegExp(
  [
    String.raw`\bonly\b[^.;]{0,30}\b${whoHasAccount}[^.;]{0,15}\b(?:can |may |should )?${readsIt}\b`,
    String.raw`\bonly (?:the )?members (?:can |may |should )?${readsIt}\b`,
    String.raw`\b(?:registered|signed[- ]in|logged[- ]in) (?:people|members|users|neighbou?rs)\b[^.;]{0,15}\b${readsIt}\b`,
    String.raw`\b(?:nobody|no one|strangers?|passers?-by|others|outsiders)\b[^.;]{0,30}\bwithout (?:an )?account\b`,
    String.raw`\bmembers[- ]only\b|\bonly for members\b`,
    String.raw`\b(?:you )?(?:must|need to|have to|has to) (?:sign|log) (?:in|up) (?:first|before|to (?:see|read))\b`,
  ].join('|'),
  'i',
)
const openToAll =
  /\b(?:every(?:one|body)|any(?:one|body)|all|visitors|strangers|guests)\b[^.;]{0,40}\b(?:reads?|sees?|looks?|brows\w+|views?)\b|\b(?:even )?without (?:an )?account\b|\bopen to (?:all|everyone|the (?:whole )?world)\b|\bread(?:ing)? (?:is )?(?:for all|free)\b/i

/** "Everybody can read". */
const readFree =
  /\b(?:every(?:one|body)|any(?:one|body)|all|visitors|strangers|the public) (?:else )?(?:can |may )?reads?\b/i

/** Whoever follows others or has a profile has an account. */
export function asksAccounts(text: string, archetype: Archetype): boolean {
  return archetype.id === 'social' && (asksFollows.test(text) || /\bprofiles?\b/i.test(text))
}

/** What members share and strangers do not read; profiles of people who want to meet are nobody else's business. */
export function readMembersOnly(text: string, archetype: Archetype | null): boolean {
  if (membersOnly.test(text) && !(readFree.test(text) && !/\bonly\b/i.test(text))) return true
  return archetype?.id === 'dating' && !openToAll.test(text)
}

/** "A profile with a name and short bio", "profiles (name, town)". */
export const profileList =
  /(?:\b(?:has|have|with|get|make|create|own|fill in) (?:an? |their |his or her )?(?:own )?)?\bprofiles?\b(?: page)?\s*(?:\(([^)]+)\)|(?:with|=|:|has|have|showing|of)\s+(?:an? |their |your )?((?:[^.;()]|\([^()]*\))+?)(?=\s*(?:[.;]|,\s*(?:(?:and\s+)?(?:write|post|share|follow|like|comment|see|upload|put|they|people|users|members)\b)|$)))/iu

/** What members tell of themselves: "a profile (name, pace)", "people register with name and level". */
export function readProfile(text: string): { noun: string; list: string } | null {
  const said = profileList.exec(text)
  const registered =
    /\b(?:register|sign up|join)s?\s+with\s+(?:their |an? )?([^.;]+?)(?=\s*(?:[.;]|,?\s+(?:and )?(?:then|search|contact|browse|see|edit)\b|$))/iu.exec(
      text,
    )
  // The address and the password are the account's.
  const ofAccount = registered?.[1]?.replace(/(?:,\s*|\band\s+)*\b(?:an? )?(?:e-?mail(?: address)?|password)\b/gi, '')
  const list = (said?.[1] ?? said?.[2] ?? ofAccount ?? '')
    .replace(/\bshort (?=bio|text|description)/gi, '')
    .replace(/\babout (?:me|you|them|themselves)\b/i, 'about me: long text')
  const { fields } = readFields(list)
  if (fields.length < 2) return null
  const isNamed = fields.some(({ kind, label }) => kind === 'text' && /name/i.test(label))
  return { noun: 'profile', list: isNamed ? list : `name (required), ${list}` }
}

/** "Leaf through all the profiles on the page “People”": how the page of profiles is called. */
const profilesPage =
  /\b(?:profiles?|people|members)\b[^.;"“”]{0,40}\b(?:page|tab)\b(?: called| named)?\s+["“]([^"”]{2,24})["”]|\b(?:page|tab)\b(?: called| named)?\s+["“]([^"”]{2,24})["”][^.;"“”]{0,30}\b(?:all (?:the )?profiles|everybody|all members)\b|\b(?:under|on|in) ["“]([^"”]{2,24})["”],? (?:\p{L}+ ){1,3}(?:the )?(?:others|everybody|all (?:the )?(?:others|members|profiles))\b/iu

export function withProfilesPage(copy: Copy, request: string, archetype: Archetype | null): Copy {
  const said = archetype?.id === 'dating' ? profilesPage.exec(request) : null
  // Where one is shown after the other, that page is called so.
  const discovers = archetype?.id === 'profiles' && /\bdiscover\b/i.test(request) ? 'Discover' : undefined
  const title = said?.[1] ?? said?.[2] ?? said?.[3] ?? discovers
  if (title === undefined || copy.pages.some(({ of }) => of === 'profile')) return copy
  return { ...copy, pages: [...copy.pages, { title, lines: [], of: 'profile' }] }
}

/** Where members have profiles of their own besides what they post, those are records as well. */
export function withProfiles({ main, more, links = [] }: Kinds, text: string, archetype: Archetype | null): Kinds {
  const asks = /\bprofiles?\b/i.test(text) || asksFollows.test(text)
  if (archetype?.id !== 'social' || !asks || [main, ...more].some(({ singular }) => singular === 'profile'))
    return { main, more, links }
  const said = profileList.exec(text)
  const fields = readFields((said?.[1] ?? said?.[2] ?? '').replace(/\bshort (?=bio|text|description)/gi, '')).fields
  const own = fields.length >= 2 ? fields : readFields('name (required), about: long text, photo').fields
  const named = own.some(({ kind, label }) => kind === 'text' && /name/i.test(label))
    ? own
    : [...readFields('name (required)').fields, ...own]
  const [title, ...others] = named
  const asked = title === undefined ? named : [{ ...title, required: true }, ...others]
  return { main, more: [...more, { ...readKind('profile', undefined), fields: asked }], links }
}
