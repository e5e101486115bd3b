// Where people meet, told by what it is like or by what is done there → the same in the words of what it is: "insta for dog
// owners" is a social network, "a place where pupils upload paintings" their gallery, a discussion board a forum.
import { questionWithOptions } from '../tools/spoken-options.ts'
import { capitalize, singularize } from '../inflect.ts'
import { kindsOfList } from './plain-households.ts'

const opening = String.raw`^(\s*(?:(?:hi|hey|hello|please|pls|can you|could you|i|i['’]d|we|me|us|need|want|would like|like|love|to have|make|build|create|give|set up|looking for|an?|my|our|the|simple|small|little|nice|cool|modern|private|cute|own|new|kind of|sort of|something like)[\s,]+)*)`
const thing = String.raw`(?:app|site|web ?site|platform|page|place|network|board|service|thing|tool|community)`

/** Products that everybody knows by name, and what they are. */
const known: readonly [string, string][] = [
  ['insta(?:gram)?|snap ?chat|tik ?tok|flickr|be ?real|vsco', 'Social network'],
  ['twitter|face ?book|mastodon|blue ?sky|tumblr|my ?space', 'Social network'],
  ['reddit|quora|stack ?overflow|stack ?exchange|discourse', 'Forum'],
  ['whats ?app|telegram|slack|discord|ms teams|microsoft teams|signal messenger|imessage', 'Group chat'],
  ['tinder|bumble|hinge|ok ?cupid|grindr', 'Dating app'],
  ['pinterest', 'Picture gallery with likes'],
  ['trello|asana', 'Kanban board of tasks'],
  ['evernote|google keep|apple notes', 'Notes app'],
  ['good ?reads', 'List of books read, with title, author, rating and review,'],
  ['letterboxd', 'List of films seen, with title, year, rating and review,'],
]
const names = known.map(([name]) => `(?:${name})`).join('|')
const isLike = String.raw`(?:[ -]?(?:clone|like|ish|style|styled|type|alternative|kind|inspired|copy|but))`
/** With whom it is for, as a bare clone is known by its name: "insta clone for dog owners", "pinterest style board for ideas", "tinder like app for book lovers". */
const nameFirst = new RegExp(
  `${opening}(${names})(?:${isLike}+)?(?: of)?(?: ${thing})?(?: but)?(?=\\s+(?:for|but|among|between|where)\\b)`,
  'iu',
)
/** "An app like instagram for dog owners". */
const nameLast = new RegExp(
  `${opening}(?:(?!(?:with|where|for)\\b)[\\p{L}&-]+ ){0,3}?(?:${thing}|something|chat|forum) (?:like|similar to|à la|in the style of|such as) (${names})(?=\\s|[.,:;!?–—-]|$)`,
  'iu',
)

function byWhatItIs(text: string): string {
  const found = nameFirst.exec(text) ?? nameLast.exec(text)
  if (found === null) return text
  const [whole, asked = '', name = ''] = found
  const is = known.find(([each]) => new RegExp(`^(?:${each})$`, 'iu').test(name))?.[1] ?? ''
  const before = asked.replace(/\ban $/i, 'a ')
  return `${before}${before.trim() === '' ? is : is.charAt(0).toLowerCase() + is.slice(1)}${text.slice(whole.length)}`
}

/** "Photo wall for our company party": what hangs there are photos, and no parties. */
const wallOf =
  /\b((?:event )?(?:photo|picture) (?:wall|gallery|album|board|stream)) (?:for|from|of|at|about) ((?:our|my|the|an?) (?:\p{L}+['’]?s? ){0,2}?(?:party|wedding|event|birthday|anniversary|reunion|festival|trip|camp|prom|holiday|vacation|conference|fair|concert|tournament|baby shower|retreat))(?=\s*(?:[.,;:!?]|$)|\s+(?:where|with|in|on|and|so|that|which)\b)/giu
/** "…; moderators can delete posts": a sentence of its own. */
const nextSentence = /;\s+(\p{L})(?=\p{L}*\s+(?:\p{L}+\s+)?(?:can|may|should|must|will|could|approves?|moderates?)\b)/gu

const people = String.raw`(?:(?:my|our|the|all|some|other)\s+)?(?:\p{L}+\s+)?(?:people|members|users|guests|visitors|friends|everyone|everybody|anyone|anybody|we|they|students|pupils|kids|children|families|parents|teachers|artists|painters|photographers|employees|colleagues|neighbou?rs|customers|fans|lovers|\p{L}+ers)`
const isSeen = String.raw`(?:photos?|pictures?|pics|photographs?|paintings?|drawings?|artworks?|sketches|illustrations?|designs|selfies|snapshots|sculptures|tattoos|nail art|outfits)`
/** "A place where my students upload their paintings and …": a gallery of them, each with who made it. */
const upload = new RegExp(
  String.raw`${opening}(?!(?:social|dating|chat)\b)(?:\p{L}+ )?${thing} (?:where|in which|on which|for) (${people})(?: (?:can|could|may|will|to))? (?:upload|share|post|show|submit|put up|add|exhibit|hang)s? (?:(?:up|their|the|own|best|new|some|his|her)\s+)*(${isSeen})(?: (?:they|that they) (?:made|took|painted|drew))?(?=\s|[.,;:!?]|$)`,
  'iu',
)

function galleryOfPeople(text: string): string {
  return text.replace(upload, (_, asked: string, who: string, what: string) => {
    const [noun = ''] = who.trim().split(/\s+/).slice(-1)
    const isNamed = /^(?:students|pupils|kids|children|artists|painters|photographers|employees|colleagues)$/i.test(
      noun,
    )
    const by = isNamed ? singularize(noun.toLowerCase()) : 'name'
    return `${asked}gallery of ${what.toLowerCase()} with title, photo, ${by} and description. ${capitalize(who.trim())} upload them`
  })
}

/** "Friends rate restaurants", "a place for film lovers to review movies": what is rated is kept in a list. */
const rated = new RegExp(
  String.raw`${opening}(?:(?:\p{L}+ )?(?:${thing}|something) (?:where|in which|on which|for) )?(${people})(?: (?:can|could|may|will|to))? (?:rate|review)s?(?: (?:and|or) (?:rate|review)s?)? (?:(?:their|the|local|favou?rite|good|our|all)\s+)*((?!(?:it|them|us|me|each|this|that|these|those)\b)\p{L}{3,}s)\b`,
  'iu',
)

/** What is rated has its own facts where such things are known; a place to eat is no journey. */
const ratedWith = (things: string): string =>
  /^(?:movies|films|books|novels|albums|recipes|series|shows|games|wines|beers|coffees|dishes|songs)$/.test(things)
    ? things
    : `${things} with name, place and description`

function listOfRated(text: string): string {
  return text.replace(
    rated,
    (_, asked: string, who: string, what: string) =>
      `${asked}list of ${ratedWith(what.toLowerCase())}. ${capitalize(who.trim())} rate them`,
  )
}

/** "Discussion board", "Q&A site", "question and answer community". */
const discussing = /\bdiscussion (?:board|group|platform|page|site|space|area)s?\b/giu
const asking = new RegExp(
  String.raw`\b(?:Q ?(?:&|and|n|\+) ?As?|questions?(?: and | ?& ?)answers?) (?:${thing}|forum)(?: like \p{L}+)?`,
  'giu',
)

/** "Vote on the next one": among what people bring themselves; a poll has its options. */
const votesForThem =
  /\bvot(e|es|ing) (?:on|for) (?:them|it|each(?: one)?|cards|the next(?: \p{L}+)?|the (?:cards|ideas|books|songs|suggestions|posts|photos)|their favou?rites?|each other['’]s \p{L}+|what they like)\b/giu
const isPoll = (text: string): boolean => /\bpolls?\b|\?/i.test(text) || questionWithOptions(text) !== null

/** "A dating app with profiles, photo, favourite genre and matches": what a profile has, besides what the app does. */
const looseProfiles =
  /,?\s+(with|and|where people have) profiles?,\s+((?:[\p{L} ]+,\s+)*[\p{L} ]+?(?:,?\s+and\s+[\p{L} ]+?)?)(?=\s*(?:[.;]|$))/iu
const isOfApp =
  /^(?:matches|matching|likes?|messages?|messaging|chat|swip(?:e|ing)|search|filters?|log-?in|sign-?up|comments?|favou?rites|(?:private |direct )messages)$/i

function profilesWithFacts(text: string): string {
  if (!/\b(?:dating|social network|singles)\b/i.test(text)) return text
  return text.replace(looseProfiles, (all, link: string, list: string) => {
    const items = list.split(/\s*,\s*(?:and\s+)?|\s+and\s+/iu)
    const facts = items.filter((item) => !isOfApp.test(item.trim()))
    if (facts.length < 1 || facts.some((fact) => fact.split(/\s+/).length > 4)) return all
    const named = facts.some((fact) => /\bname\b/i.test(fact)) ? facts : ['name', ...facts]
    const parts = items.filter((item) => isOfApp.test(item.trim()))
    return ` ${link} profiles (${named.join(', ')})${parts.length === 0 ? '' : `. With ${parts.join(' and ')}`}`
  })
}

/** "Only approved members get in". */
const onlyApproved =
  /\bonly (?:approved|verified|registered|invited|logged[- ]in|signed[- ]in|accepted) (?:members|users|people|alumni|neighbou?rs|parents) (?:get in|can get in|can enter|(?:can )?(?:see|access|read|view|use) (?:it|this|everything|the (?:site|app|list|profiles|directory)))/giu

/** "Photo sharing site": that it is shared makes it a site, and is done with nothing else. */
const sharing = /\b(photo|picture|recipe|story|art)[- ]sharing (?=(?:app|site|web ?site|platform|page|community)\b)/giu

/** What is done on a board of neighbours: each deed is what a post may be about. */
const deed = String.raw`(?:post|ask(?: for)?|share|arrange|organi[sz]e|plan|swap|trade|exchange|borrow|lend|report|offer|find|sell|buy|give away|announce|look for|search for|request|discuss|set up|recommend)`
const oneDeed = String.raw`(?:(?:can|to|and|or|they|you|members|people)\s+)*${deed}s?\s+[^,.;:!?]{3,40}?`
const board = new RegExp(
  String.raw`${opening}((?:[\p{L}’'-]+\s+){0,3}(?:communit(?:y|ies)|neighbou?rhood|village|street|network|group|hub|circle)\b[^.:;,–—]{0,60}?)(?:\s*:\s*|\s+[-–—]\s+|\s+where (?:members|people|we|they|you|neighbou?rs|mums|parents|everyone)(?: can)? )(${oneDeed}(?:\s*,\s*(?:and\s+|or\s+)?${oneDeed}|\s+(?:and|or)\s+${oneDeed}){1,6})(?=\s*(?:[.;!?]|$))`,
  'iu',
)
const startOfDeed = new RegExp(String.raw`^(?:(?:can|to|and|or|they|you|members|people)\s+)*${deed}s?\s+`, 'iu')

function boardOfDeeds(text: string): string {
  const found = board.exec(text)
  if (found === null) return text
  const [whole, asked = '', what = '', list = ''] = found
  const options = list
    .split(new RegExp(String.raw`\s*,\s*(?:and\s+|or\s+)?|\s+(?:and|or)\s+(?=${deed}s?\s)`, 'iu'))
    .map((each) =>
      each
        .replace(startOfDeed, '')
        .replace(/^(?:(?:their|an?|the|some|your|our|used|each other['’]s)\s+)+/iu, '')
        .replace(/\s+(?:with|from|to|for|in|at|on) .*$/iu, '')
        .trim(),
    )
  if (options.some((each) => each === '' || each.split(/\s+/).length > 4)) return text
  const called = /\bapp$/i.test(what.trim()) ? what.trim().replace(/\s+app$/i, '') : what.trim()
  const rest = text.slice(whole.length)
  return `${asked}social network ${/^communit(?:y|ies) (?:for|of) /i.test(called) ? called.replace(/^communit(?:y|ies) /i, '') : `called "${capitalize(called)}"`}. Each post has category (${[...new Set(options.map(capitalize))].join(', ')})${rest}`
}

/** "Only approved members get in" is asked of accounts; "members area", "members-only section" of a club with things. */
const membersArea =
  /^(\s*(?:(?:an?|the|our|my|need|i|we|want|build|make|me|us|please|create)\s+)*)members?(?:['’]s?)?(?:[- ]only)? (?:area|section|portal|zone|corner)(?: for)?(?: (?:the members )?(?:of|for))? ((?:an?|our|my|the) [^.,;:]{3,40}?)(?:,? where (?:the )?members (?:can )?(?:log|sign) in (?:and|to) (?:see|find|read|view|get)|,? where (?:the )?members (?:can )?(?:see|find|read|view)| with|:) ([^.;]+)/iu

function clubWithDoor(text: string): string {
  return text.replace(
    membersArea,
    (_, asked: string, whose: string, list: string) =>
      `${asked}${whose.replace(/^(?:an?|our|my|the) /i, '')} members area, members only. ${kindsOfList(list) ?? `With ${list}`}`,
  )
}

/** "Language exchange", "pen pals", "find partners by their level": members with profiles who write to each other. */
const finding =
  /\b(?:pen[ -]?pals?|pen friends?|language exchange|tandem partners?|(?:\p{L}+ )?budd(?:y|ies) finder|find (?:an? |new |other |your |their )?(?:\p{L}+ )?(?:partners?|budd(?:y|ies)|mates?|team ?mates|band ?mates))\b/iu
const signUpWith =
  /\b(?:sign(?:s)? up|register|join)s? with (?:their |an? )?((?:[\p{L} ]+, )+(?:and )?[\p{L} ]+?)(?=\s*(?:[.;:]|$|, (?:then|and (?:write|message|find))))/iu
const partnersBy =
  /\bby (?:their )?((?:(?!and message\b)[\p{L} ]+?)(?:(?:,| and) (?:the )?(?!and\b|message\b|write\b|chat\b)[\p{L} ]+?)+)(?=,? and (?:message|write|chat|contact)|\s*[.;]|$)/iu

function membersWhoFind(text: string): string {
  // Where they put up what they plan, that is what is kept.
  if (!finding.test(text) || /\bprofiles?\b|\bdating\b|\b(?:posts?|join|joins)\b/i.test(text)) return text
  const said = signUpWith.exec(text)?.[1] ?? partnersBy.exec(text)?.[1] ?? 'age, city, about me: long text'
  const facts = said
    .replace(/\b(?:the )?(languages?) (?:that )?they (?:learn|are learning|want to learn)\b/i, 'learning $1')
    .replace(/\s+and\s+/gi, ', ')
  const list = /\bname\b/i.test(facts) ? facts : `name, ${facts}`
  const head = text.split(/[:;.]|,\s+(?="|“|sign|people|where)/u)[0] ?? text
  const called = /["“]([^"”]+)["”]/u.exec(text)?.[0]
  const name = called === undefined ? '' : `, called ${called}`
  return `${head.trim()}${name}. Each member has a profile (${list}). Members browse the profiles and write messages to each other.`
}

/** "A blog where users write stories about travel": it is about travel, and they write stories. */
const writtenAbout =
  /\bblog (where|in which|on which) ([^.,;:]{2,40}?) (writes?|posts?|publish(?:es)?|shares?) ((?:their |own |short )*(?:stories|articles|posts|essays|reports|texts)) (?:about|on) ((?!what\b|how\b|which\b|it\b|them\b)[\p{L} ]{3,30}?)(?=\s+and\s+(?:\p{L}+\s+){1,2}can\b|\s*[.,;:]|\s*$)/iu

function blogAbout(text: string): string {
  return text.replace(writtenAbout, 'blog about $5 $1 $2 $3 $4')
}

/** What somebody looks through before the others see it. */
const approved =
  /(?:,|;|\.|\s+(?:and|but|which))\s+(?:an?\s+|the\s+|our\s+)?(admins?|moderators?|organi[sz]ers?|editors?|leaders?|teachers?)\s+(?:(?:can|has to|have to|must|should|will|first|then)\s+)*(?:approves?|moderates?|checks?|reviews?)(?:\s+(?:(?:the|all|new|each|every)\s+)*(?:posts?|photos?|pictures?|them|it|uploads?|everything|entries|tips?|comments?|submissions?))?(?:\s+(?:before|first)\b[^.,;]*)?(?=\s*(?:[.;]|$))/iu

const approvals = (text: string): string =>
  text.replace(approved, '. Each has status (Waiting, Approved), only admins can change the status')

const steps: readonly ((text: string) => string)[] = [
  byWhatItIs,
  profilesWithFacts,
  galleryOfPeople,
  listOfRated,
  boardOfDeeds,
  clubWithDoor,
  membersWhoFind,
  blogAbout,
  approvals,
]

export function plainCommunities(message: string): string {
  const said = message
    .replace(nextSentence, (_, first: string) => `. ${first.toUpperCase()}`)
    .replace(sharing, '$1 ')
    .replace(onlyApproved, 'members only')
    .replace(asking, 'questions forum')
    .replace(discussing, 'discussion forum')
    .replace(wallOf, (_, __: string, event: string) => `gallery of photos from ${event}`)
  const voted = isPoll(said) ? said : said.replace(votesForThem, 'upvot$1')
  return steps.reduce((text, step) => step(text), voted)
}
