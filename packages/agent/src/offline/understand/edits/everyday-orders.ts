// What people say who do not know that they give orders: "my customers keep asking for gift wrap", "there is no place for the
// phone", "the photo can go" → the order that it comes to. What stands in quotes was put aside before.

type Rule = readonly [RegExp, string]

const someone = String.raw`(?:people|customers|guests|users|visitors|clients|them|everyone|everybody|anyone)`
const kin = String.raw`(?:(?:my|our|the|some|all|a few) )?(?:of (?:my|our|the) )?(?:wife|husband|partner|boss|team|colleagues?|kids?|children|daughter|son|friends?|parents?|mum|mother|dad|father|sister|brother|members|staff|board|accountant|teachers?|${someone})`
const praise = String.raw`(?:really |very |so |quite |even |also )*(?:nice|great|good|cool|lovely|useful|helpful|handy|better|best|perfect|awesome|super|ideal|wonderful|fantastic)(?: for \p{L}+)?`

/** What stands before a wish; taken off as often as it is there. */
const frames: readonly Rule[] = [
  [
    /^(?:(?:oh|ah|um+|uh|hm+|er+|well|yeah|yes|yep|right)\b[\s,:!–-]+)+(?=(?:and|also|one|btw|by the way|can|could|please|the|we|i|it|my|our)\b)/iu,
    '',
  ],
  [
    /^(?:and|also|but|btw|by the way|one (?:more|last|other) thing|another thing|what else|next thing)\b[\s,:!–-]*/iu,
    '',
  ],
  [
    /^(?:i|we) (?:think|guess|feel|believe|was thinking|were thinking|just noticed|noticed|reali[sz]ed|forgot to (?:say|mention)|forgot|should have (?:said|mentioned))(?: that)?,? (?=\p{L}+ \p{L})/iu,
    '',
  ],
  [/^(?:i|we)(?: was| were|['’]m| am|['’]re| are)? wonder(?:ed|ing)? (?:if|whether) /iu, 'could '],
  [new RegExp(String.raw`^${kin} (?:says?|said|thinks?|thought|told me)(?: that)? `, 'iu'), ''],
  [new RegExp(String.raw`^${kin} (?:wants?|would like|needs?|asked|asks?) (?:to be able )?to `, 'iu'), 'let people '],
  [
    new RegExp(
      String.raw`^${kin} (?:keeps? asking(?: me| us)?|asks?(?: me| us)?|asked(?: me| us)?|wants?|would like)(?: (?:for|about))? (?!(?:if|whether|to|for|about)\b)`,
      'iu',
    ),
    'add ',
  ],
  [new RegExp(String.raw`^${kin} (?:keeps? asking|asks?|asked)(?: me| us)? (?:if|whether) `, 'iu'), 'could '],
  [new RegExp(String.raw`^(?:it|that|this)(?:['’]d| would| might) be ${praise} (?:if|when) `, 'iu'), 'if '],
  [new RegExp(String.raw`^would(?:n['’]t)? it be ${praise} (?:if|when) `, 'iu'), 'if '],
  [
    /^(?:i|we)(?:['’]d| would) (?:really |much |so )?(?:love|like|prefer|appreciate)(?: it)?(?: very much)? (?:if|when) /iu,
    'if ',
  ],
  [new RegExp(String.raw`^(?:it|that)(?:['’]d| would| might) be ${praise} to (?:have|see|get|know) `, 'iu'), 'add '],
  [new RegExp(String.raw`^(?:it|that)(?:['’]d| would| might) be ${praise} to be able to `, 'iu'), 'let people '],
  [new RegExp(String.raw`^(?:it|that)(?:['’]d| would| might) be ${praise} to `, 'iu'), ''],
  [/^(?:i|we) wish (?:that )?/iu, 'if '],
  [/^(?:what )?if (?=you could\b)/iu, ''],
  [
    new RegExp(
      String.raw`^(?:(?:is|would) it (?:be )?possible|is there (?:a|any|some) way|(?:would|could|can|might) it be possible|make it possible|it should be possible) for (?:the |our |my )?\p{L}+ to `,
      'iu',
    ),
    'let people ',
  ],
  [
    /^(?:(?:is|would) it (?:be )?possible|is there (?:a|any|some) way|(?:would|could|can|might) it be possible|any chance (?:you (?:can|could)|(?:we|i) (?:can|could)|it (?:is|would be) possible)) (?:to )?/iu,
    '',
  ],
  [/^any chance (?:of|for) (?:having |getting |a )?/iu, 'add a '],
  [/^(?:do you think |maybe |perhaps )?you could (?:maybe |perhaps )?/iu, ''],
  [/^(?:the (?:problem|thing|point|only thing) is|what (?:bothers|annoys) me is)(?: that)?,? /iu, ''],
]

const parts = String.raw`(?:place|space|field|room|spot|box|line|column)`
/** Nobody is asked for it any more. */
const removing = String.raw`(?:ditch|scrap|kill|kick out|throw (?:out|away)|chuck(?: out| away)?|cut(?: out)?|erase|leave out|strip(?: out)?|lose|get rid of|take (?:out|away|off))`

/** Pages whose facts are known, or that stand for a part. */
const knownPages =
  'sponsors?|partners?|supporters?|logos?|times|schedule|plan|timetable|prices?|photos?|pictures?|gallery|contact|map|calendar|faqs?|questions|team|staff|people|teachers?|trainers?|coach(?:es)?|members?|quotes?|press|news|events?|projects?|reviews|menu|opening|hours|results?|statistics|charts?'

const rules: readonly Rule[] = [
  // "If the newest came first", "could the newest come first", "can it be green".
  [
    /^(?:if|can|could|would|should|might) (?:it|this|everything|the (?:app|site|page|website)) (?:was|were|could be|would be|be) /iu,
    'make it ',
  ],
  [/^if (?:there was|there were|it had|we had|i had|there could be|we could have|i could have) /iu, 'add '],
  [/^if (?:i|we|you|one|people|customers|guests|visitors|they) could (?:also )?/iu, 'let people '],
  [/^if ((?:the|our|my|those|these|all|every|each) .+?) (?:came|were to come) /iu, '$1 should come '],
  [/^if ((?:the|our|my|those|these|all|every|each) .+?) (?:was|were) /iu, '$1 should be '],
  [/^if ((?:the|our|my|those|these|all|every|each) .+?) (?:had) /iu, '$1 should have '],
  [
    /^(?:if )?((?:the|our|my|those|these|all|every|each) .+?) (?:could|can) (be|come|go|stand|have|show|look|start|appear|open|say|read|stay)\b(?! (?:go|removed|deleted))/iu,
    '$1 should $2',
  ],
  [
    /^(?:can|could|might|should) ((?:the|our|my|those|these|all|every|each) .+?) (?:please )?(be|come|go|stand|have|show|look|start|appear|open|say|read|stay)\b/iu,
    '$1 should $2',
  ],
  [/^(?:can|could) (?:there be|(?:we|i|it|you) (?:also |maybe )?(?:have|get)) /iu, 'add '],
  [
    /^(?:can|could) (?:people|customers|guests|users|visitors|clients|everyone|everybody|anyone) (?:also )?/iu,
    'let people ',
  ],
  [/^there (?:should|must|needs? to|has to|have to|ought to) (?:also )?be (?!no\b|only\b)/iu, 'add '],
  // "There is no place for the phone number", "the phone number is missing", "you forgot the phone number".
  [
    new RegExp(
      String.raw`^(?:there (?:is|are|['’]s)|there['’]s|i (?:have|see|found|find)|we have) no ${parts} (?:for|to (?:write|put|note|enter|store|say|add|type)(?: down| in)?) (?:the |their |our |an? )?(.+?)(?: in| down)?$`,
      'iu',
    ),
    'add a field $1',
  ],
  [
    new RegExp(
      String.raw`^(?:add|put|(?:i|we)(?: also)? (?:want|need)|give (?:me|us)) (?:an?|another|some|more)?\s*(?:little |small |extra |new )?(?:place|space|room|spot|box|line) (?:for|(?:where (?:i|we) can|to) (?:write|put|note|enter|store|say|type)(?: down| in)?) (?:the |their |our |an? )?(.+?)(?: in| down)?$`,
      'iu',
    ),
    'add a field $1',
  ],
  [/^(?:the |an? )?([\p{L}][\p{L} -]{2,30}?) (?:is|are) (?:still )?missing$/iu, 'add a field $1'],
  [
    /^(?:you|i|we) (?:have )?forg(?:ot|otten|et) (?:the |an? |about the )?([\p{L}][\p{L} -]{2,30}?)$/iu,
    'add a field $1',
  ],
  [
    /^(?:i|we)(?:['’]m| am|['’]re| are)? (?:still )?miss(?:ing)? (?:the |an? )?([\p{L}][\p{L} -]{2,30}?)$/iu,
    'add a field $1',
  ],
  [
    new RegExp(
      String.raw`^((?:an?|some) [\p{L}][\p{L} ,-]{2,50}?) (?:would|could|might) (?:also )?be ${praise}(?: too| as well| to have)?$`,
      'iu',
    ),
    'add $1',
  ],
  // "The photo can go", "take the photo out", "that photo thing".
  [
    /\b(the|that|this) ([\p{L}][\p{L} -]{1,24}?) (?:thing(?:y|ie)?|bit|stuff)(?= |$)(?! (?:at|on|up|in|that|which|where))/giu,
    'the $2',
  ],
  [
    /^take (?:the |that |this |my |our )?(.+?) (?:out|away|off)(?: again| of (?:there|it|the (?:form|list)))?$/iu,
    'remove the $1',
  ],
  [
    /^(?:the |that |this |our |my )?([\p{L}][\p{L} '’-]{1,36}?) (?:can|could|should|must|has to|have to|needs? to|may) (?:go|leave|disappear|vanish|be (?:removed|deleted|dropped|left out|gone|taken (?:out|away|off)|hidden|scrapped))(?: away| again)?$/iu,
    'remove the $1',
  ],
  [/^(?:there(?:['’]s| is) )?no (?:need|use) for (?:the |an? )?(.+)$/iu, 'remove the $1'],
  [
    /^(?:the |our )?([\p{L}][\p{L} -]{1,36}?) (?:is|are)(?:n['’]t| not) (?:needed|necessary|useful|interesting|used|relevant)(?: any ?more| here)?$/iu,
    'remove the $1',
  ],
  [
    /^(?:we|i|nobody|no one|they|people) (?:never|hardly ever|don['’]t|doesn['’]t|do not|no longer)? ?(?:ever )?(?:really )?(?:fills?|looks?) (?:in|at) (?:the |that )?([\p{L}][\p{L} -]{1,36}?)(?: any ?more| anyway)?$/iu,
    'remove the $1',
  ],
  [
    /^(?:we|i|nobody|no one) (?:never|hardly ever)? ?(?:uses?|needs?) (?:the |that )([\p{L}][\p{L} -]{1,36}?)(?: any ?more| anyway)?$/iu,
    'remove the $1',
  ],
  [new RegExp(String.raw`^${removing} (?:the |that |this |those |my |our )?(.+)$`, 'iu'), 'remove the $1'],
  [
    /^(?:remove|delete|drop) (?:the |that )?(?:question|field|column|box) (?:about|for|on|with|of|asking (?:for|about)|that asks (?:for|about)|where (?:people|they) (?:enter|write|give|say)) (?:the |their |your |an? )?(.+)$/iu,
    'remove the $1',
  ],
  [
    /^(?:stop|don['’]?t|do not|never) ask(?:ing)? (?:people |them |visitors |guests |customers )?about (?:the |their |an? )?(.+?)(?: any ?more)?$/iu,
    'remove the $1',
  ],
  // "The email need not be filled in", "nobody may leave out the phone".
  [
    /^(?:the )?([\p{L}][\p{L} '’-]{1,36}?)(?: (?:question|field))? (?:does(?: not|n['’]?t)|do(?: not|n['’]?t)|need(?: not|n['’]?t))(?: (?:have|need) to)? be (?:answered|filled(?: in| out)?|given|there|entered|said|required|mandatory|compulsory)$/iu,
    'make the $1 optional',
  ],
  [
    /^(?:the )?([\p{L}][\p{L} '’-]{1,36}?)(?: (?:question|field))? (?:can|may|could|should) (?:be (?:left )?(?:blank|empty|out|open|skipped)|stay (?:blank|empty|open))$/iu,
    'make the $1 optional',
  ],
  [
    /^(?:people|you|they|customers|guests|one) (?:can|may|should be able to) (?:leave|skip) (?:the |their )?([\p{L}][\p{L} -]{1,36}?)(?: (?:out|blank|empty|away|open))?$/iu,
    'make the $1 optional',
  ],
  [
    /^(?:the )?([\p{L}][\p{L} '’-]{1,36}?)(?: (?:question|field))? (?:must|has to|have to|needs to|should|shall)(?: always)? be (?:filled(?: in| out)?|given|entered|answered|compulsory|obligatory|set)(?: in)?$/iu,
    'make the $1 required',
  ],
  [
    /^(?:the )?([\p{L}][\p{L} '’-]{1,36}?)(?: (?:question|field))? (?:must(?: not|n['’]t)|may not|can(?:not|['’]t| not)|should(?: not|n['’]t)) (?:be (?:left )?(?:empty|blank|missing|out|skipped)|stay (?:empty|blank))$/iu,
    'make the $1 required',
  ],
  [
    /^(?:nobody|no one) (?:can|may|should|must) (?:leave out|skip|forget|leave) (?:the |their )?([\p{L}][\p{L} -]{1,36}?)(?: (?:out|blank|empty))?$/iu,
    'make the $1 required',
  ],
  [
    /^(?:don['’]?t let (?:people|them|anyone)|(?:nobody|no one|people|you) (?:can|may|should|must)(?: not|n['’]t|not)?) (?:save|send|submit|book|order|sign up)(?: it| them| anything)? without (?:an? |the |their )?([\p{L}][\p{L} -]{1,36}?)$/iu,
    'make the $1 required',
  ],
  [/^always ask for (?:the |an? |their )?([\p{L}][\p{L} -]{1,36}?)$/iu, 'make the $1 required'],
  // "X should be called Y", "it should say Y, not X", "say Y instead of X".
  [
    /^(?:the )?([\p{L}][\p{L} '’-]{1,36}?) (?:should|must|shall|needs to|has to|ought to) be (?:called|named|labelled|renamed(?: to| as)?) (.+)$/iu,
    'rename the $1 to $2',
  ],
  [
    /^(?:instead of|not) ([\p{L}\ue300-\ue3ff][\p{L} \ue300-\ue3ff-]{0,30}?),? (?:please )?(?:it should (?:say|be|read)|should (?:say|be)|say|write|call (?:it|them)) ([\p{L}\ue300-\ue3ff][\p{L} \ue300-\ue3ff-]{0,30})$/iu,
    'rename $1 to $2',
  ],
  [
    /^(?:say|write|call (?:it|them)|it should (?:say|be called|read)|(?:we|i) (?:say|call (?:it|them))|it['’]?s) ([\p{L}\ue300-\ue3ff][\p{L} \ue300-\ue3ff-]{0,30}?),? (?:instead of|(?:and |but )?not|rather than) ([\p{L}\ue300-\ue3ff][\p{L} \ue300-\ue3ff-]{0,30})$/iu,
    'rename $2 to $1',
  ],
  [
    /^(?:we|i|people|everyone) (?:really |actually |just |always )?call (?:the |our )([\p{L}-]+(?: [\p{L}-]+)?) ([\p{L}-]+)$/iu,
    'rename the $1 to $2',
  ],
  // "The thing at the top", "the big words up there".
  [
    /\b(?:the|that|this) (?:big |large |huge |first |main |bold )*(?:thing|text|words?|writing|line|sentence|slogan|letters|title|bit)(?: (?:right |all the way )?(?:at|on|up) (?:the )?(?:very )?(?:top|there|start|beginning))(?: of (?:the|my|our) (?:first |front |home ?|start )?(?:page|site|app))?/giu,
    'the headline',
  ],
  [/\b(?:the|that|this) (?:big|huge|large) (?:words?|writing|text|sentence|letters)(?= |$)/giu, 'the headline'],
  // "Write on top that it is anonymous", "put a line above the soaps saying we ship on Tuesdays".
  [
    /^(?:write|say|mention|tell (?:people|them|everyone)|note|state|put|add)(?: an? (?:short |little |small )?(?:line|note|sentence|text|hint|remark|notice))? (?:(?:at|on|in|to) )?(?:the )?(?:very )?(top|bottom)(?: of (?:the|every|each|our|my) (?:first |front |home ?|start )?(?:page|site|app|form|survey|list))?,? (?:that|saying(?: that)?|which says(?: that)?|:) ?([^\ue300-\ue3ff]{4,})$/iu,
    'add the text “$2” at the $1',
  ],
  [
    /^(?:write|put|add|show) (?:an? )(?:short |little |small )?(?:line|note|sentence|text|hint|remark|notice) (?:above|over|before|on top of) (?:the )?(?!questions)[\p{L} ]{3,24}?,? (?:that says(?: that)?|saying(?: that)?|which says(?: that)?|that|:) ?([^\ue300-\ue3ff]{4,})$/iu,
    'add the text “$1” at the top',
  ],
  [
    /^(?:write|put|add|show) (?:an? )(?:short |little |small )?(?:line|note|sentence|text|hint|remark|notice) (?:below|under|underneath|after) (?:the )?[\p{L} ]{3,24}?,? (?:that says(?: that)?|saying(?: that)?|which says(?: that)?|that|:) ?([^\ue300-\ue3ff]{4,})$/iu,
    'add the text “$1” at the bottom',
  ],
  [/^(?:an?(?:other)? )(?=page (?:where|with|for|of|about|called|that)\b)/iu, 'add a '],
  [/^(?:an?(?:other)? )?(?:new|extra|further|second|separate|own) (page|section|list)\b/iu, 'add a $1'],
  [
    /^(add|create|make|include) (?:an? )(?:new |extra |second |separate |own )*(page|section) (?:with|for|of|where (?:people|you|we|i) (?:can )?(?:see|find|read|show)) (?:all )?(?:of )?(?:our|my|the) (?=\p{L}+(?: \p{L}+)?$)/iu,
    '$1 a $2 with the ',
  ],
  [
    new RegExp(
      String.raw`^(add|create|make|include) a page with the (?!(?:\p{L}+ )?(?:${knownPages})\b)(\p{L}[\p{L} ]{2,30})$`,
      'iu',
    ),
    '$1 a page called $2',
  ],
  // "Let my friends comment".
  [/^let people (?:also )?comment((?: (?:on|under|below) .+)?)$/iu, 'add comments$1'],
  [/^let people (?:also )?(?:rate|give stars to|review) (?:it|them)$/iu, 'add ratings'],
  [/^let people (?:also )?like (?:it|them)$/iu, 'add likes'],
  [
    /^let people (?:also )?(?:save|bookmark|remember|favou?rite) (?:it|them|their favou?rites|the [\p{L} ]+|[\p{L} ]+s)(?: (?:they like|for later))?$/iu,
    'add favourites',
  ],
  [
    /^let people (?:also )?(?:filter|narrow|sort out|choose) (?:it |them |the list |the [\p{L} ]+ |[\p{L} ]+s )?by (.+)$/iu,
    'filter by $1',
  ],
  // "Ask in the RSVP if they eat meat".
  [
    /^(?:also )?ask (?:people |them |guests |everyone )?(?:in|on|at|with) (?:the |our |my )?((?:[\p{L}-]+ ){0,2}(?:form|rsvp|check-?out|booking|sign-?up)) (?:for |about )?(.+)$/iu,
    'add $2 to the $1',
  ],
  // "Free shipping over 40 €, otherwise 4,90".
  [
    /^(?:make |offer |with )?(free (?:shipping|delivery|postage)\b[^\d]{0,20}\d+(?: ?(?:€|£|\$|euros?|dollars?|pounds?))?),? (?:otherwise|else|below(?: that)?|under that|before that)(?: it(?:['’]s| is| costs))?(?: it)? ([€$£]?\d.*)$/iu,
    'shipping is $2, $1',
  ],
  // "We don't work on Fridays", "Fridays are our day off".
  [
    /^(?:we|i) (?:don['’]?t|do not|never|no longer) (?:work|open|take (?:anyone|anybody|bookings)|offer anything) (?:on )?((?:mon|tues|wednes|thurs|fri|satur|sun|week)\p{L}*(?:[ ,]+(?:and|or|&)? ?(?:mon|tues|wednes|thurs|fri|satur|sun)\p{L}*)*)$/iu,
    'closed on $1',
  ],
  [
    /^(?:on )?((?:mon|tues|wednes|thurs|fri|satur|sun)days?(?:[ ,]+(?:and )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?)*) (?:we(?:['’]re| are) (?:closed|off|not there|not open)|(?:is|are) (?:our |my )?(?:days?[ -]off|off|closed|free)|we(?: do not|['’]t| don['’]t) (?:work|open))$/iu,
    'closed on $1',
  ],
  // "We changed the date to 19 May", "the wedding was moved to 19 May".
  [
    /^(?:we|they|i)(?:['’]ve| have)? (?:changed|moved|postponed|shifted|pushed(?: back)?) (?:the )?(.+?) (?:to|until) (?=[^,]*\d)/iu,
    'change the $1 to ',
  ],
  [
    /^(?:the )?([\p{L} ]{3,24}?) (?:was|has been|is|got) (?:moved|postponed|shifted|pushed(?: back)?) (?:to|until) (?=[^,]*\d)/iu,
    'change the date to ',
  ],
  // "The pink is too much, something calmer like sage".
  [
    /^.*\b(?:something|rather|more|prefer)(?: (?:a bit |much |rather )?(?:[\p{L}]+er|more \p{L}+))?,? (?:like|such as|in) (?:an? )?((?:(?:dark|light|deep|pale|soft|warm|bright|muted) )?[\p{L}]+)$/iu,
    'make it $1',
  ],
  // "A box where people can leave their email".
  [
    /^(?:add|put|(?:i|we) (?:want|need)|include|let people)\b.*\b(?:leave|give|enter|put|type|sign up with)(?: me| us| in)? (?:their|an?) e-?mails?(?: address(?:es)?)?(?: (?:for|to get|to receive|in)\b.*)?$/iu,
    'add a newsletter',
  ],
  // "Comments but nobody else changes anything".
  [
    /^(?:nobody|no one) else (?:can|may|should|must)?(?: be able to)? ?(changes?|edits?|adds?|deletes?|writes?|posts?)\b(.*)$/iu,
    'only i can $1$2',
  ],
]

/** Who is let do something, where "people" are meant: "let my patients choose …". */
const letsDo =
  /^(?:let|allow) (?:the |our |my |all (?:the |our |my )?)?(?!members\b|admins?\b|only\b|people\b|us\b|me\b|it\b|there\b)(?:\p{L}+ )?(?:\p{L}+s|people|children|everyone|everybody|anyone|them)(?: to)? (?=(?:choose|pick|select|filter|sort|search|leave|write|subscribe|comment|rate|review|like|book|cancel|borrow|upload|add|vote|sign|say|enter|give|save|browse|narrow|react|reply|skip)\b)/iu
const areAble =
  /^(?:the |our |my |all )?(?!members\b|admins?\b|only\b|i\b|we\b|nobody\b|no\b)(?:\p{L}+s|people|everyone|everybody|anyone) (?:should|must|need to|have to|ought to|want to) (?:also )?be able to /iu

const mostFrames = 4

export function everydayOrder(order: string): string {
  let text = order
  for (let times = 0; times < mostFrames; times += 1) {
    const next = frames.reduce((said, [pattern, words]) => said.replace(pattern, words), text)
    if (next === text) break
    text = next
  }
  text = text
    .replace(areAble, 'let people ')
    .replace(letsDo, 'let people ')
    .replace(/^let people let people /iu, 'let people ')
  for (const [pattern, words] of rules) text = text.replace(pattern, words)
  return text.replace(/(?<=^add the text “)(\p{Ll})([^”]*?)(?=”)/u, (_, first: string, rest: string) =>
    `${first.toUpperCase()}${rest}.`.replace(/([.!?])\.$/, '$1'),
  )
}
