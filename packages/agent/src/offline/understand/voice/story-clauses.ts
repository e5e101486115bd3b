// Which clauses tell nothing that is wished for.

const opener = String.raw`^(?:(?:so|well|and|but|ok|okay|hi|hello|hey|basically|also|because|since|as|now|then)[,!]?\s+)*`
const few = String.raw`(?:(?:about|around|roughly|maybe|some|only|just|almost|nearly|over|more than|like|currently) )*`
const count = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a dozen|a hundred|dozens|hundreds)`
const degree = String.raw`(?:(?:kind of|sort of|not|no|so|really|very|pretty|quite|a bit|just|only|totally|completely|getting|too|rather|absolutely) )*`
const says = String.raw`(?:says?|said|thinks?|thought|told|tells|keeps? (?:saying|telling)|suggested|recommended|laughs?|reckons?|complains?|moans?|calls me|hates?|is convinced|got (?:annoyed|angry|mad))`
const own = String.raw`(?:my|our) (?:(?!own\b)\p{L}+ )?\p{L}+(?: in law)?`

/** What says nothing of any app, whatever else is told. */
const empty: readonly RegExp[] = [
  // "I'm 63", "we're hopeless with computers".
  new RegExp(
    String.raw`${opener}(?:i|we|she|he|they)(?:['’]?m| am|['’]?re| are|['’]s| is) ${degree}(?:${count}(?: (?:years?|yrs?)(?: old)?| now)?(?=\s*[,.;!]|\s*$| and\b)|hopeless|bad|terrible|useless|awful|good|great|old|young|tired|busy|lazy|new|crazy|desperate|lost|stuck|overwhelmed|disorgani[sz]ed|forgetful|retired|rubbish|techy|technical|sick|fed up|drowning|losing|computer (?:person|guy|expert))\b(?! (?:of us|who|to)\b)`,
    'iu',
  ),
  new RegExp(String.raw`${opener}(?:i|we) (?:live|grew up|moved|was born|am from|are from|come from)\b`, 'iu'),
  // What others say of it.
  new RegExp(
    String.raw`${opener}(?:${own}|everyone|everybody|people|somebody|someone) (?:always |just |already |once )?${says}\b(?!(?: me| us)? (?:that )?(?:i|we|they|she|he) (?:needs?|wants?|must|have to|has to|would like|should (?:write|keep|record|track|log|note|list|measure))\b)`,
    'iu',
  ),
  new RegExp(
    String.raw`${opener}(?:there (?:are|is)|there['’]s|we are|we['’]re|it is|it['’]s) ${few}${count} of (?:us|them|it|these|those)(?: who (?:look after|take care of|run|use|work on) (?:it|this|them|everything))?$`,
    'iu',
  ),
  // "About 25 regulars", as a note of its own.
  new RegExp(String.raw`^(?:we (?:are|have) )?${few}${count} (?:\p{L}+ )?\p{L}+s$`, 'iu'),
  new RegExp(
    String.raw`${opener}(?:my|our) (?:memory|head|handwriting|eyes|eyesight|brain|desk|back|english|computer|laptop|old \p{L}+) (?:is|are|isn['’]t|was|were|died|broke|crashed|has|got)\b`,
    'iu',
  ),
  // What is for later, and what it need not be.
  /^(?:(?:and|but) )?(?:maybe later|later maybe|perhaps later|maybe one day|some day|one day maybe|(?:maybe )?(?:at some point|in the (?:far )?future|next year))\b[^.]*(?:[.!]|$)|^(?:(?:and|but) )?(?:that|this|it)(?:['’]?s| is| can)? (?:really )?(?:not (?:so )?(?:important|urgent|needed)|wait)\b/iu,
  /^(?:(?:and|but) )?(?:(?:it|this|that|the app|everything) )?(?:(?:really |just )?(?:needs?|has|have|should|must|ought)(?: to)? )(?:also )?(?:work|run|be (?:usable|easy to use|readable)|look (?:good|nice|ok|okay|fine)) (?:(?:well|nicely|properly|fine|also) )*on (?:my|our|the|an?|every|all|any|everyone['’]s|their) (?:\p{L}+ )?(?:phones?|mobiles?|tablets?|ipads?|iphones?|smartphones?|devices?|computers?|laptops?)\b[^,.]*$/iu,
  /^(?:(?:and|but) )?(?:no|without) (?:ads|adverts?|advertising|cookies|tracking|subscriptions?|(?:online )?payments?)(?: (?:please|needed|or anything(?: like that)?))?$/iu,
  /^(?:that['’]s|thats) (?:really |basically |pretty much )?(?:all|it)$|^nothing (?:fancy|special|more|complicated|big)(?: please)?$|^thanks?(?: (?:you|a lot|in advance|so much))*$|^cheers$|^you get the idea$|^no (?:hurry|rush)$|^(?:and |but |so )?(?:that|this|it)(?:['’]s|s| is) (?:fine|ok|okay|a shame|a pity|life|how it is|a pain|a mess|a nightmare|annoying)$|^(?:(?:it )?(?:does ?n['’]?t|does not) (?:have|need) to be (?:fancy|pretty|perfect|complicated|beautiful)[^.]*)$/iu,
]

/** "So that I never search again": why it is wished for. */
const soThatNot = /^\s*[,;]?\s*(?:so that|so)\b/iu
const neverAgain =
  /^(?:i|we|nobody|no one|it|they|everyone|people) (?:(?:can |could |will |would |do )?(?:never|no longer|finally|not|stop|don['’]?t|won['’]?t|doesn['’]?t|do not|does not)\b|(?:am|are|is) (?:not|never|no longer)\b|can (?:stop|finally|relax|sleep)\b|know[s]? what(?:['’]s| is) going on)/iu
const because = /\bbecause\b/iu
const needed = /\b(?:needs?|wants?|should|must|have to|has to)\b/iu

const trimmed = (text: string): string => text.trim().replace(/[.!?,;]+$/u, '')

/** @param before what joins the clause to the one before it */
export function isEmpty(text: string, before: string): boolean {
  const said = trimmed(text)
  if (soThatNot.test(before) && neverAgain.test(said) && !/[:(]/u.test(said)) return true
  if (/\bbecause\b/iu.test(before) && !needed.test(said) && !/[:(]/u.test(said)) return true
  return empty.some((each) => each.test(said))
}

/** How it was until now, and what was wrong with it. */
const trouble =
  /\b(?:(?:nobody|no one) (?:knows|understands|finds|remembers|can)|never (?:know|remember|find)|constant(?:ly)?|chaos|chaotic|mess(?:y)?|los(?:e|es|ing)|(?:got|get|gets|is|are) lost|forg[eo]ts?|forgot(?:ten)?|forgetting|drown(?:s|ing)?|fall(?:s|ing)? apart|argu(?:e|es|ing|ments?)|annoy(?:s|ed|ing)?|tired of|sick of|fed up|stiff|struggl(?:e|es|ing)|confus(?:es|ed|ing)|went wrong|goes wrong|too (?:much|many) (?:e-?mails|paper|calls)|keeps? asking|until now|till now|up to now|last (?:year|month|week|time|summer|winter|spring|autumn|season)|everywhere|on paper|in excel|spreadsheets?|whats ?app|in my head|in (?:three|four|five) apps|post-?its|scraps? of paper|paper notebook|calls? me|phone calls|nightmare|ages|headache|used to)\b/iu
/** How it is done today. */
const today =
  /^(?:right now|at the moment|currently|so far|until now|up to now|till now|these days|nowadays|today|as of now|for years|up till now|before|previously|in the past|at present|for the moment)\b/iu
/** What was, told of whoever asks: "I started lifting in January", "we just launched our app", "my fiancé made an excel". */
const once = new RegExp(
  String.raw`${opener}(?:i|we|he|she|they|it|nobody|no one|${own}|half of (?:them|it))(?: and (?:i|my \p{L}+))?\s+(?:(?:just|recently|finally|only|then|have|has|['’]ve|always|once|already|ever|even|simply|never) )*(?:started|began|bought|moved|inherited|launched|opened|founded|got|took over|decided|became|retired|made|tried|used to|lost|broke|had|did|went|came|died|kept|wrote|found|thought|gave|left|passed|crashed|stopped|asked|forgot|missed|ended up|turned|threw|spent|looked|used)\b`,
  'iu',
)
/** What people are like: "my oldest is Jonas, he's 11", "she isn't good with computers". */
const persons =
  /^(?:(?:so|well|and|but)[,]?\s+)*(?:my (?:oldest|youngest|eldest|wife|husband|partner|boyfriend|girlfriend|son|daughter|mum|mom|mother|dad|father|sister|brother|aunt|uncle|grandma|grandpa) is \p{Lu}|(?:she|he)(?:['’]s| is|['’]s not| isn['’]?t) (?:not |so |very |quite |really )*(?:good|bad|great|old|young|new|used|techy|technical|\d+))/iu

/** Is it told of how it was or is, and of nobody's wish? */
export function isStoryOf(text: string, before: string): boolean {
  const said = text.trim()
  return trouble.test(said) || once.test(said) || persons.test(said) || today.test(said) || because.test(before)
}
