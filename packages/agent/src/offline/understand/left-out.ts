// What a message said and nothing in the app stands for. Each piece of the message is held against what was built:
// names of records, fields and choices, copy, pages, and what every app of that sort does. A piece of which most words
// are found nowhere is told in the closing words, so that nothing is lost silently.
import { readColors } from '@joinery/contract/colors/read-colors'

import type { Brief, Field, Part } from '../brief.ts'
import { allCases } from '../cases/case-file.ts'
import { plainText } from './plain/plain-text.ts'
import { readUnsupported } from './read-features.ts'
import { readOrderFields } from './sites/read-order.ts'
import { readShipping } from './sites/read-shipping.ts'

/** Words that carry no wish of their own. */
const small =
  'a all also am an and any anybody anyone are as at be been both but by can could did do does done during each either else etc every everybody everyone everything example few for from get gets give gives go goes good great had has have he hello help her hers hey hi him his how i if in instead into is isnt it its itself just keep kept kind let lets like little lot lots make makes many may maybe me might mine more most much must my need needed needs nice no nobody none not of off on once one ones only onto or other others our ours out over own per please plus put quick quickly rather really same see several shall she should simple single small so some somebody something somewhere sort still such sure take than thank thanks that the their them then there these they thing things this those through to together too under up us use used user users uses using very via want wanted wants was way we well were what when where whether which while who whom whose will with without word words would yes yet you important fancy sortable string attributes boolean checkbox your yours people person persons visitor visitors customer customers client clients two three four five six seven eight nine ten first second third last next new old big cannot cant dont doesnt im id ive were hes shes theyre youre thats whats theres d ll re ve before again later time times back again belong belongs linked assigned everything nothing another between'
/** What is asked of every app, and how one asks for it. */
const everyApp =
  'carry upcoming add adds app application apps ask asks asked become becomes begin bring build built button buttons called change changed changes chose chosen click comes company contain contains content create creates data database delete deleted deletes describe describing design detail details different display displayed easy edit edited edits enter enters entries entry fast feel field fields fill filled filter filterable filtered find first form forms form full general group having home homepage hold include including info information item items kind label labels layout leave leaves list listed lists log logs look looking looks main making manage menu mobile modern move name named names note open opens overview page pages part phone pick picks place platform press program project read ready record recorded records register remember remove removed responsive save saved saves say says screen search searchable searches section sections select send set show showed shown shows side site software someone sort sorted start started step store stored style suitable system tab table tabs tap tell tells text title tool top track tracker tracks type types typed view web website whole work working works write writes written year day days date bottom below above short long free time once kind front back row rows column columns card cards number numbers newest oldest latest recent order line box right left headline heading tagline slogan big picture mark marked modern elegant clean minimal playful warm cozy cosy bold professional beautiful pretty friendly light colourful colorful colours colors colour color background font fonts look looks accent accents layout home welcome app calm earthy loud quiet serif trustworthy sober magazine neon pastel required optional mandatory rest'
const wordsOfPart: Readonly<Record<Part, string>> = {
  comments: 'comment comments reply replies discuss',
  likes: 'like likes heart hearts vote votes upvote upvotes wanted popular press many',
  figures:
    'chart charts graph graphs statistics stats total totals average count dashboard month result results bar bars',
  csv: 'csv export import download upload spreadsheet excel file',
  'dark-switch': 'dark light mode switch toggle theme',
  about: 'about bio biography me us',
  contact: 'contact message touch email form enquiry',
  favourites: 'favourite favourites favorite favorites bookmark mark',
  ratings: 'rate rated rating ratings star stars average 1-5',
  calendar: 'calendar month staff see',
  map: 'map maps',
  streaks: 'streak streaks tick daily habit row',
  newsletter: 'newsletter subscribe sign address mailing email footer',
  follows: 'follow follows following followed follower followers feed profile profiles',
  matches: 'match matches matched mutual like likes both discover skip swipe heart wink page see',
  admirers: 'like likes liked wink winks winked see page send who me',
  practice:
    'practise practice study learn review train turn flip show front back know knew known again progress deck decks question answer through cards mode',
  messages: 'message messages private direct chat write send inbox dm each',
  members: 'members lists listed page everyone signed joined registered',
  chat: 'chat talk room members message messages write',
  signups:
    'sign join register coming in place places seat seats spot spots left free full reserve book counted max limited who comes down',
  requests:
    'request requests ask asks asked send confirm confirms confirmed decline declines declined accept accepts refuse refuses reject rejects approve approves free taken available week weeks day days calendar guests decide decided',
  answers:
    'yes no maybe answer answers answered answering come comes coming can cannot make know attend attends attending sure time who rsvp',
  seats:
    'book books booked booking bookings sign signs up register registers registration reserve reservation join place places seat seats spot spots left free full until giving leaving',
  loans:
    'lend lends lent borrow borrows borrowed borrower return returned returns back given give until who has out check checked available',
  settling:
    'owe owes owed who whom split splits splitting share shares shared settle settles up balance balances paid pay pays equally evenly back end',
  desk: 'admin staff owner manager office organizer area panel dashboard see all',
  totals: 'total totals sum sums added count counts balance left average much altogether',
}
const wordsOfFront: Readonly<Record<Brief['front'], string>> = {
  list: '',
  site: 'landing lead leads enquiry enquiries portfolio personal profile link links bio team visitor gets afterwards area contact',
  shop: 'shop store online cart basket checkout buy order orders product products price prices address sell sells selling delivery check incoming afterwards',
  booking:
    'book booked booking bookings reserve reservation appointment slot slots taken twice free online price prices choose pick service services calendar once',
  chat: 'chat room rooms channel channels message messages write wrote nickname everyone join post together thread',
  quiz: 'quiz question questions answer answers score scores end next right wrong correct result option board trivia button',
  survey:
    'survey question questions questionnaire answer answers result results anonymous response responses step steps summary send registration feedback multi',
  poll: 'poll polls vote votes voted voting option options result results bar bars question choose answer after percent',
  stage: '',
}
const wordsOfAccess: Readonly<Record<Brief['access'], string>> = {
  open: 'anyone everyone login no account',
  members: 'sign signed signing log logged logging login account accounts member members public own register',
  team: 'sign signed signing log logged logging login account accounts password protected team staff members nobody outside customers read see behind door everything only inside share shared public',
  private: 'sign signed signing log logged logging login account accounts private own password member',
  admin:
    'admin sign signed signing log logged login account password protected only able area owner staff team manager editor public',
}

const cache = new Map<string, ReadonlySet<string>>()

function setOf(words: string): ReadonlySet<string> {
  const known = cache.get(words)
  if (known !== undefined) return known
  const made = new Set(words.split(' ').map(stem))
  cache.set(words, made)
  return made
}

/** "Borrowed", "borrows", "borrowing" → "borrow"; rough, and the same on both sides. */
export function stem(word: string): string {
  const plain = word.toLowerCase().replace(/['’](?:s|d|re|ve|ll|m|t)?/g, '')
  if (plain.length <= 4) return plain.length === 4 ? plain.replace(/s$/, '') : plain
  const base = plain.replace(/(?:ies|y)$/, 'i').replace(/(?:ations?|ings?|edly|ed|ers?|es|s|ly|e)$/, '')
  return (base.length < 3 ? plain : base).replace(/(.)\1$/, '$1')
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\d][\p{L}\d'’]*/gu) ?? []

/** The stems of all words in a value, however deep. */
function stemsOf(value: unknown): Set<string> {
  const stems = new Set<string>()
  const collect = (each: unknown): void => {
    if (typeof each === 'string') for (const word of wordsOf(each.replaceAll('_', ' '))) stems.add(stem(word))
    else if (typeof each === 'object' && each !== null) Object.values(each).forEach(collect)
  }
  collect(value)
  return stems
}

/** Words for what a known app is about, whatever its records are called. */
function caseStems(known: string): Set<string> {
  const [id] = known.split('/')
  const found = allCases().find((each) => each.id === id)
  return stemsOf(found === undefined ? [] : [...found.words, ...found.hint])
}

function withoutRequest(brief: Brief): object {
  return { ...brief, request: '' }
}

interface Piece {
  start: number
  end: number
}

/** Pieces of one thought each: between commas and full stops, at brackets, at "and". */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  const between =
    /[,;:!?()[\]\n"“”]+|\.(?=\s|$)|\s[-–—]\s|\s(?:and|but|then|while|plus|so that|with(?! (?:an? )?(?:form|button|page)))\s/giu
  let start = 0
  for (const found of text.matchAll(between)) {
    pieces.push({ start, end: found.index })
    start = found.index + found[0].length
  }
  return [...pieces, { start, end: text.length }].filter(({ start: from, end }) => text.slice(from, end).trim() !== '')
}

/** Given as examples of values: "tags such as twins, first child". */
const examples =
  /\b(?:such as|for example|for instance|e\.g\.|(?<=\p{L}s )like(?! (?:or|and|each|it|to|a|an|the|buttons?)\b))\s[^.;:()]*/giu
const wish =
  /\b(?:needs?|wants?|would (?:like|love)|looking for|build|make|create|should|must|write down|keep track|log|app|page|site|website|list|tracker|tool)\b|['’]d (?:like|love)/i
/** What somebody tells of themselves before they say what they want. */
const story =
  /^(?:(?:hi|hello|hey|dear \w+)\b[\s,!]*)?(?:i|we|i['’]m|we['’]re|i['’]ve|we['’]ve|my|our|it|there|(?:two|three|four|five|six|seven|eight|nine|ten|\d+) \p{L}+)\b/iu

/** "Photos are not needed", "without a login", "no colours": it is left out as it was asked. */
const notWanted =
  /\b(?:not (?:needed|necessary|required|wanted)|without|(?:doesn['’]?t|don['’]?t|do not|does not) (?:need|want))\b|^\s*no\b/i
const courtesy =
  /\b(?:thank you|thanks|hope you|kidding|nothing fancy|in advance|sorry|please let me know|chaos|until now|at the moment|currently|so that (?:i|we) can)\b/i

/** "Please build the following: An app for a running club." */
const again = /^\s*(?:an?|my|our|the) (?:\p{L}+ ){0,3}(?:app|site|website|tool|page|shop|tracker|list)\b/iu
/** "For my novel", "for a paediatrician": what it is for, and nothing of it. */
const purpose = /^\s*for (?!(?:each|every|all|any)\b)/i

/** How many pieces say who asks and what the app is: its name and its records answer them. */
function headOf(text: string, pieces: readonly Piece[]): number {
  const wanted = pieces.findIndex(({ start, end }) => wish.test(text.slice(start, end)))
  const [first] = pieces
  const count = first !== undefined && wanted > 0 && story.test(text.slice(first.start, first.end)) ? wanted + 1 : 1
  const next = pieces[count]
  return next !== undefined && again.test(text.slice(next.start, next.end)) ? count + 1 : count
}

/** A message so long tells how it is before it tells what is wanted. */
const longStory = 150
const wished =
  /\b(?:needs?|wants?|(?:would|['’]d) (?:like|love|be)|should(?:n['’]?t)?|must(?:n['’]?t)?|shows?|tells? (?:me|us)|lets? (?:me|us|them|people)|(?:to|can|could) (?:see|know|find|look|add|write|enter|put|mark|tick|note|log|record|track|keep|store|search|print|book|sign)|please|only (?:i|we|me|the)|private|nobody|ideally|bonus)\b/iu

/** Where a long message tells how it is now, and what is wrong with it: nothing of that was asked for. */
function backgroundOf(text: string): Piece[] {
  if (text.length < longStory) return []
  return [...text.matchAll(/[^.!?\n]+(?:[.!?]+(?=\s|$)|\n|$)/gu)].flatMap(({ 0: sentence, index }) =>
    wished.test(sentence) ? [] : [{ start: index, end: index + sentence.length }],
  )
}

/** What else answers the words of a brief. */
export interface Answered {
  /** What they are who ask: it says nothing of the app. */
  about: string
  colorPhrases: readonly string[]
  /** Rows that the app begins with: questions of a quiz, rooms of a chat. */
  seed: string
}

/** @returns pieces of the message in its own words */
export function readLeftOut(brief: Brief, { about, colorPhrases, seed }: Answered): string[] {
  if (brief.front === 'stage') return []
  const { request } = brief
  const text = request.replace(examples, (found) => ' '.repeat(found.length))
  const pieces = piecesOf(text)
  const head = headOf(text, pieces)
  const background = backgroundOf(text)
  const has = (kind: Field['kind']) =>
    [brief, ...brief.more].some(({ fields }) => fields.some((field) => field.kind === kind))
  const known = [
    setOf(small),
    setOf(everyApp),
    setOf(wordsOfFront[brief.front]),
    setOf(wordsOfAccess[brief.access]),
    ...brief.parts.map((part) => setOf(wordsOfPart[part])),
    setOf([brief, ...brief.more].some(({ isInbox }) => isInbox) ? 'contact message form touch enquiry' : ''),
    setOf(has('boolean') ? 'tick check off done' : ''),
    setOf(brief.fields.some(({ name }) => name === 'back') ? 'get got gets back didnt never not yet still lent' : ''),
    setOf(
      has('money') ? 'price cost costs hour each amount value dollar dollars euro euros pound pounds sterling' : '',
    ),
    setOf(brief.front === 'shop' && readShipping(request) !== null ? 'shipping postage free' : ''),
    brief.front === 'shop' ? stemsOf(readOrderFields(request).map(({ label }) => label)) : new Set<string>(),
    setOf(brief.isDark ? 'dark mode' : ''),
    setOf(
      brief.access === 'open'
        ? ''
        : 'admin employee parent his her register registered may sees read write post browse edit look upload submit visible guest only member people employee',
    ),
    setOf(brief.skeleton === 'board' ? 'kanban board column move drag' : ''),
    setOf(brief.fields.some(({ kind }) => kind === 'picture') ? 'masonry gallery picture photo' : ''),
    stemsOf(withoutRequest(brief)),
    ...(brief.known === undefined ? [] : [caseStems(brief.known)]),
    stemsOf([about, ...colorPhrases, seed, ...pieces.slice(0, head).map(({ start, end }) => text.slice(start, end))]),
  ]
  const isLeft = ({ start, end }: Piece): boolean => {
    if (background.some((sentence) => start >= sentence.start && end <= sentence.end)) return false
    const said = text.slice(start, end)
    const words = wordsOf(plainText(said)).filter(
      (word) => !setOf(small).has(stem(word)) && !setOf(everyApp).has(stem(word)) && !/^\d/.test(word),
    )
    const unknown = words.filter((word) => !known.some((stems) => stems.has(stem(word))))
    return (
      unknown.length > 0 &&
      unknown.length * 2 >= words.length &&
      !notWanted.test(said) &&
      !courtesy.test(said) &&
      !purpose.test(said) &&
      readColors(said).asked.length === 0 &&
      readUnsupported(said).length === 0
    )
  }
  const left: Piece[] = []
  for (const piece of pieces.slice(head).filter(isLeft)) {
    const last = left.at(-1)
    // What stands side by side is one thought.
    if (last !== undefined && /^[\s,]*(?:and\s*)?$/i.test(text.slice(last.end, piece.start))) last.end = piece.end
    else left.push({ ...piece })
  }
  return left.map(({ start, end }) => request.slice(start, end).trim())
}
