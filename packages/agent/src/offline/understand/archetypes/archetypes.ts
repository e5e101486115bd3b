// Sorts of app that are more than a list of records: how a sentence asks for them, and what they are made of.
import { lookWord } from '@joinery/contract/colors/look-words'

import { archetypeOfCategory } from '../../topics/topic-categories.ts'
import type { Archetype } from './archetype.ts'
import { gameArchetypes } from './game-archetypes.ts'
import { asksForCountdown } from '../tools/read-countdown.ts'
import { asksForCoins } from '../tools/read-coins.ts'
import { peopleArchetypes } from './people-archetypes.ts'
import { textArchetypes } from './text-archetypes.ts'
import { asksSeveral } from '../plain/plain-questions.ts'
import { asksForWeather } from '../tools/read-weather.ts'
import { asksForTranslator } from '../tools/read-translator.ts'
import { isReadByAll } from '../sorts/evidence.ts'
import { type ScoredSort, isOfEvidence, sortsByEvidence } from '../sorts/choose-sort.ts'
import type { Told } from '../grammar/read-told.ts'

export type { Archetype } from './archetype.ts'

const aRecordOf =
  /\b(?:tracker|log(?![ -]?(?:in|on)\b)|diary|inventory|collection|database|register|records? of|list of|keep(?:ing)? track|results)\b/i

/** "A calm, natural site": of looks, where "a construction site" is a place. */
const siteOfLook = String.raw`\b(?:an?|my|our)\s+(?:(?:${lookWord}|neon|synthwave|glamorous)(?:,? and|,)?\s+){1,4}site\b`

export const archetypes: readonly Archetype[] = [
  ...textArchetypes,
  {
    id: 'coins',
    title: 'Coins',
    says: /^\b$/,
    asks: asksForCoins,
    front: 'stage',
    stage: 'coins',
    noun: 'coin',
    keepsNoun: true,
    fields: 'name (required), price',
    note: 'the prices are examples: server code reaches no exchange',
  },
  {
    id: 'calculator',
    title: 'Calculator',
    says: /\b(?:calculators?|converters?|calc|(?:tool|app|page|something) (?:that |which |to )converts?|tip splitter|split the bill|bill splitter)\b|\b(?:i|you|we|one) (?:types?|enters?|puts? in)\b[^.]*\b(?:press|click)\b[^.]*\b(?:says?|shows?|tells?|get|see)\b[^.]*\bhow (?:many|much)\b|\b(?:work(?:s|ed)? out|calculates?|find out) (?:what|how (?:much|many))\b[^]*\b(?:buttons?|press|number of)\b|^[^.:]{2,40}[.:][^=]*[\p{L})] =[^=]*[\p{L}\d)] ?[×*÷/+−-] ?[\p{L}\d(]|^[^.:=]{2,40}[.:] *[\p{L} ]+ [×*÷] [\p{L} ]+|[\p{L})]: (?:[^.\n]|\.\d)*(?:[\p{L}\d)] [×*÷−] [\p{L}\d(]| \/ \(|\d ?[€$£] \+ \d)/iu,
    // What is worked out of each entry belongs to a list of them.
    saysNot:
      /^(?![^]*\b(?:calculators?|converters?|calc)\b)[^]*\b(?:each|every|per row|log|track\w*|diary|entries|records?|table|newest|list of)\b/i,
    front: 'stage',
    stage: 'calculator',
    noun: 'calculation',
    keepsNoun: true,
    fields: 'title (required), result (number)',
  },
  {
    id: 'timer',
    says: /\b(?:pomodoro|stop ?watch|countdown|(?:\p{L}+) timer|timer (?:app|for|with|that)|tabata|(?:a|simple|my) timer)\b|^timer\b|\b(?:several|multiple|many) timers\b/iu,
    asks: asksForCountdown,
    saysNot:
      /\b(?:quiz|trivia|game)\b|\b(?:site|website|home ?page|page)\b[^]*\b(?:rsvps?|guests?|gifts?|registry|program(?:me)?|schedule|travel|hotels?|our story|photos|news|contact|tickets?|line-?up|speakers)\b/i,
    front: 'stage',
    stage: 'timer',
    noun: 'session',
    keepsNoun: true,
    fields: 'what (required), minutes, date',
  },
  ...gameArchetypes,
  ...peopleArchetypes,
  {
    id: 'flashcards',
    title: 'Flashcards',
    says: /\b(?:flash ?-?cards?|(?:study|learning|vocab\w*|revision|index|question) cards|anki)\b|\b(?:words|vocabulary)\b[^.]*\b(?:practi[sc]e|train|drill)\b[^.]*\b(?:show|reveal|knew|know|answer)\b|\bcards\b[^.|]*\b(?:front|flip|turn (?:them|it|over)|(?:know|knew) (?:it|them))\b|\bwith cards\b[^|]*\b(?:turn|flip)\b/i,
    saysNot: /\bpairs\b|\bmemory game\b|\bbusiness cards?\b/i,
    front: 'list',
    noun: 'card',
    keepsNoun: true,
    fields: 'question (text, required), answer (text, required)',
    parts: ['practice'],
    skeletons: ['index', 'cards', 'table'],
  },
  {
    id: 'vocabulary',
    title: 'Vocabulary',
    says: /\b(?:vocab\w*|words?|verbs?) (?:trainer|training|drill|quizzer)\b/i,
    front: 'list',
    noun: 'word',
    keepsNoun: true,
    fields: 'word (required), translation (text, required)',
    parts: ['practice'],
    skeletons: ['index', 'table', 'lines'],
  },
  {
    id: 'quiz',
    title: 'Quiz',
    says: /\b(?:quiz(?:zes)?|trivia|spelling (?:bees?|tests?|games?))\b|\b(?:theory|knowledge|practice|driving|vocabulary|mock|exam) (?:test|exam)s?\b|\b(?:test|exam)\b[^]*\bright answers?\b|\bright answers?\b[^]*\b(?:score|points|out of)\b/i,
    saysNot:
      /\bquiz(?:zes)? (?:results|list|log)\b|\bquiz nights?\b(?![^]*\bquestions?\b[^]*\banswers?\b| (?:about|on) (?!\d|[a-z]+days?\b))|\b(?:flash ?cards?|tracker|diary)\b|\bcourse\b[^]*\blessons\b/i,
    front: 'quiz',
    noun: 'question',
    keepsNoun: true,
    fields:
      'question (required), right answer (text, required), wrong answer (text, required), second wrong answer (text)',
  },
  {
    id: 'poll',
    title: 'Straw poll',
    says: /\b(?:polls?(?!-free)|polling app|voting (?:app|page|site|tool)|vote (?:on|for|between)|straw poll)\b|\?[^?]{0,40}\bvotes?\s*:|\b(?:one|a) question\b[^]*\b(?:percent\w*|bars|counters?|counts)\b[^]*\b(?:buttons?|press)|^[^.]{0,40}\bvote\b[^]*\b(?:choices|options)\s*:/i,
    // Who adds what is voted for keeps a list of it: ideas, books, names.
    saysNot:
      /^(?![^]*\bpolls?\b)[^]*\b(?:add|post|suggest|propose|submit|bring|share|write|leave|drop)s?\b[^.?]{0,60}\b(?:up-?)?vot(?:e|es|ing)\b|^(?![^]*\bpolls?\b)[^]*\bvote per (?!person|visitor|head|voter|user|browser|device|household|family|computer|phone|member|tenant|neighbou?r)\p{L}/iu,
    front: 'poll',
    noun: 'option',
    keepsNoun: true,
    fields: 'option (required)',
  },
  {
    id: 'survey-maker',
    title: 'Surveys',
    says: /\bsurvey[- ](?:maker|builder|creator|generator)\b|(?<!^\W*(?:please )?(?:(?:can|could) you )?)\b(?:mak|creat|build|design|set(?:ting)? up|writ|send)(?:es?|ing)? (?:an? |my |your |their |our |its |new |own |different |several |many )*(?:surveys|questionnaires|(?:survey|questionnaire)s? (?:with|themselves|yourself|of (?:my|their|your) own))\b|\b(?:survey|questionnaire)s?\b[^]*\b(?:creates?|adds?|writes?|makes?) (?:an? |my |your |their |our |the |new |own |several |any |as many |custom )*questions?\b(?! (?:page|list))/i,
    // Whose questions are given wants one survey, and no tool for surveys.
    saysNot: /\?[^]*\?|\bquestions?(?: are)?\s*:|\b1[.)]\s[^]*\b2[.)]\s/i,
    front: 'stage',
    stage: 'survey-maker',
    noun: 'survey',
    keepsNoun: true,
    fields: 'title (required), description (text)',
  },
  {
    id: 'survey',
    title: 'Questionnaire',
    says: /\b(?:one|two|three|four|five|\d) (?:short |quick )?questions?\b[^]*\?|\b(?:survey|questionnaire|multi[- ]?(?:step|page)|step[- ]by[- ]step form|(?:feedback|evaluation|satisfaction|assessment) form)\b|\bform\b[^]*\bone (?:thing|question|field) (?:at a time|per|on each|on every)\b|\b(?:form|application|registration|sign-?up|enrol\w*|onboarding|request|intake|booking)\b[^]*\b(?:wizard|in (?:\w+ )?steps|step by step|step (?:one|1)|first step|next ?(?:\/|and|&|,) ?back|back ?(?:\/|and|&|,) ?next)\b|\b(?:two|three|four|five|\d) steps\s*:|\bwizard\b[^]*\b(?:form|steps?|page|next|summary|review|submit\w*|send)\b/i,
    asks: asksSeveral,
    saysNot: /\bsurvey (?:results|list|log)\b/i,
    front: 'survey',
    noun: 'response',
    keepsNoun: true,
    fields:
      'name, how satisfied are you (very, somewhat, not at all), what should we keep (long text), what should we change (long text)',
  },
  {
    id: 'chat',
    says: /(?<!\b(?:can|could|may|to|and|then|they|or|who) )\b(?:chat(?: ?rooms?)?|messenger|messaging app|group messages)\b|^messages (?:for|of|between)\b|\b(?:channels?|rooms)\b[^]*\bwho (?:wrote|writes|said) (?:what|it)\b/i,
    // Where people meet, to write to each other is a part of it.
    saysNot: /\bchat ?bot\b|\bai\b|\bdating\b|\bsingles\b|\bsocial network\b|\bforum\b|\bmarket ?place\b/i,
    front: 'chat',
    noun: 'message',
    keepsNoun: true,
    fields: 'name (required), message (text, required)',
  },
  {
    id: 'ai',
    says: /^(?:an? |my )?(?:ai|gpt) (?:that|which|to)\b|\b(?:ai|gpt|artificial intelligence)[- ](?:\p{L}+[- ]){0,2}(?:tool|app|assistant|writer|summari[sz]er|generator|helper|explainer|coach|maker|stor(?:y|ies)|poet|poems?|letters?)\b|\b(?:ai|gpt)[- ]powered\b|\b(?:with|using|by|uses?) (?:an? )?(?:ai|gpt|chatgpt)\b(?=[^]*\b(?:generat|writ|summar|suggest|text))|\bsummari[sz](?:er|e|es|ing)\b|\btext (?:tool|analy[sz]er)\b|\b(?:key ?word|word count)\w* (?:tool|extractor|app|er)?\b/iu,
    saysNot:
      /\b(?:image|picture|photo|logo|video|music|song|art) (?:generator|maker|creator)\b|\bnote(?:s|book)?[- ](?:app|taking|keeping)|\bai notes?\b|\btranslat/i,
    front: 'stage',
    stage: 'text-tool',
    noun: 'text',
    keepsNoun: true,
    fields: 'title (required), result (long text)',
    note: 'the texts are made by fixed patterns and rules: no AI model is behind it',
  },
  {
    id: 'shop',
    says: /^(?:(?:please |i |we |need |want |would like |to have |make |build |create |set up |me |us |an? |my |our |the |simple |small |little |nice )*)(?:(?!for\b|of\b|list\b|log\b|coffee\b|barber\b|tattoo\b|repair\b|work\b|with\b|that\b)[\p{L}-]+ ){0,3}(?:shop|bookshop|flower ?shop)(?=\s*(?:$|[,.:;!?]|named\b|called\b|with\b|selling\b|by\b|in\b))|\b(?:our|my|the) (?:shop|store) is\b[^]*\b(?:we|i) sell\b|^(?:i|we) (?:want to |would like to |['’]d like to )?sell (?![^]*\b(?:landing|leads?|forms?|enquir\w*|inquir\w*|newsletter|log|note|write down|jot|customers|clients|keep track|record|stock|book-?keeping|income|expenses|invoices?|web ?site)\b)|^(?:an? |my |our |the )?(?:(?!shall|should|must|can|could|will|to|we|i|app|that)[a-z-]+ ){1,2}(?:store|boutique)\b|\b(?:online (?:[a-z]*shop|store|market)|web ?shop|web ?store|e-?commerce|store ?front|\bneeds? an? (?:online |web |little |small )?(?:store|shop)\b|(?:put|puts|lay|lays|place|collect)s? (?:\p{L}+ ){1,3}?in(?:to)? (?:an?|the|their) (?:cart|basket)|\bshop\b[^.]{0,30}\bsells?|shopping cart|shopping basket|add (?:\w+ )?to (?:a |the |their |my )?(?:cart|basket|bag)|check ?out|marketplace|(?:pre-?)?order(?:ing)? (?:page|form|site|app)|(?:shop|store|boutique) (?:for|that sells|selling|to sell|where|with (?:products|a cart|cart))|sell (?:my|our|handmade|home)\b[^.]*)\b/iu,
    // A store in which things are kept, reserved and lent sells nothing.
    saysNot:
      /\b(?:inventory|repairs?|shopping list|stock ?room|track)\b|^(?![^]*\b(?:sell|sells|selling|price|prices|cart|basket|checkout|buy|order|products?|shop)\b)[^]*\bstore\b[^]*\b(?:keep (?:each|every|all|the|our)|reserved?|borrow(?:s|ed)?|lent|lend|rented? out|loan(?:s|ed)?)\b/i,
    front: 'shop',
    noun: 'product',
    keepsNoun: true,
    fields: 'name (required), price (money, required), photo, description, category (text)',
  },
  {
    id: 'booking',
    says: /\bdouble[- ]book(?:ings?|ed)?\b|\b(?:\w+ )(?:bookings?|reservations?|appointments?)(?=$|\s*[:,]| (?:for|at) )|\b(?:book|reserve) (?:one|it|them)\b|\b(?:booking|reservation|appointment|scheduling) (?:app|site|page|system|tool|form|website|calendar|platform)\b|\b(?:book|reserve)\b (?:an?|your|their|the|my|our)?\s*(?:\w+\s)?(?:slots?|tables?|appointments?|lessons?|sessions?|classes|class|rooms?|times?|visits?|courts?|seats?|repairs?|haircuts?|massages?|treatments?|tours?|online|desks?|services?)\b|\b(?:people|customers|clients|guests|visitors|members|patients|parents|students|users|they|you) (?:can |could |to |may )?(?:book|reserve)\b|\b(?:online booking|book(?:ing)? online|bookable)\b|\b(?:pick|choose|select)s? (?:an? |the |their |which )?[^.;]{0,40}?\b(?:day|date)\b[^.;]{0,20}?\b(?:time|slot|hour)\b/i,
    // Where the customer is a fact, those who work there write down who comes.
    saysNot:
      /\b(?:tracker|log|diary)\b|\b(?:web ?site|site)\b.*\bmenu\b|\b(?:appointment|booking|reservation)s?(?: (?:app|system|tool|list|book))?(?: (?:for|of|at) [^:.;]{2,40})?\s*:\s*(?:the )?(?:customer|client|patient|guest|owner)\b/i,
    front: 'booking',
    noun: 'service',
    fields: 'name (required), price, minutes (number), description',
  },
  {
    id: 'bio',
    says: /\blinks?[- ]in[- ]bio\b|\blinks? page\b|\bpage (?:with|of|for) (?:all )?(?:our|his|her|their|the band['’]?s) links\b|\blink ?tree\b|\bbio (?:link|page)\b|\bpage (?:with|of) (?:all )?my links\b/i,
    front: 'site',
    noun: 'link',
    keepsNoun: true,
    fields: 'title (required), link, notes',
  },
  {
    id: 'leads',
    says: /\b(?:(?:wants?|needs?|want|need) (?:more |new )?leads|form where (?:people|visitors|guests|supporters|they|donors) (?:can )?(?:pledge|donate|apply|register|ask|request|leave|sign)|lead[- ](?:gen(?:eration)?|capture|form|magnet|page|site|tool|collector|funnel)|(?:enquiry|inquiry|sign-?up|signup|registration|squeeze|pre-?launch|launch) (?:page|site)|rsvps?|(?:gets?|brings?|collects?|captures?|gathers?|wins?|generates?|attracts?|take|takes|taking|receive|receives) (?:us |me |our |my |in |new |more )*(?:enquir\w+|inquir\w+|leads?|sign-?ups|subscribers|registrations|e-?mail addresses|expressions of interest)|register (?:their |your )?interest|capture page|capture leads|collect leads|waiting ?list|wait ?list|(?:volunteers|helpers|guests|parents|visitors|participants|people) (?:can )?(?:sign up|register|apply|enrol)(?: (?:their |a |the )?(?:child(?:ren)?|kids?|dogs?|teams?|daughters?|sons?|bands?))?\s*(?::|with\b|and (?:leave|give|enter)\b)|newsletter sign-?up|sign-?up page|(?:sign-?up|registration)(?: form)? for (?:an?|the|my|our)\b[^.:;]*:\s*(?:their |your )?(?:full )?(?:name|e-?mail)\b|^(?:an? |the )?(?:[\p{L}-]+ ){0,3}registration (?:for|of)\b[^]*\b(?:parents|people|visitors|guests|families|they) (?:can )?(?:enter|leave|give|type)\b|\b(?:trial|taster) (?:class|lesson|session|training)\b[^]*\b(?:visitors|people|guests|parents) (?:can )?(?:leave|enter|give|type)\b|coming soon|request an? (?:free )?quote|quote request|landing page\b[^]*\b(?:sign-?up|wait|newsletter|collect|leads?|email capture|subscribe|early access))\b/iu,
    // Who writes the entries down themselves keeps a register: nobody leaves their address.
    saysNot:
      /^(?![^]*\b(?:page|form|visitors|landing)\b)[^]*\b(?:i|we)(?: (?:want|need|have|would like)(?: to)?|['’]d like to| can| should| will)* (?:add|enter|record|write down|put in|keep|log|manage|track)\b/i,
    front: 'site',
    noun: 'request',
    fields: 'name (required), email (required), message',
    parts: ['contact'],
  },
  {
    id: 'portfolio',
    says: /\bportfolio\b|\b(?:shows?|presents?|exhibits?) (?:off )?(?:my|our|her|his) (?:\p{Ll}+ )?(?:projects|works?|photos|photographs|paintings|drawings|designs|illustrations|buildings|houses|sculptures)\b(?=[^]*\b(?:contact|about|visitors|own page|online)\b)/iu,
    saysNot: /\b(?:stock|crypto\w*|coin|investment|share|tasks?|deadlines?)\b/i,
    front: 'site',
    noun: 'project',
    fields: 'title (required), photo, year (number), description',
    parts: ['contact'],
    skeletons: ['gallery'],
  },
  {
    id: 'site',
    says: new RegExp(
      `${/^(?:an? |my |our |the )?(?:[\p{L}-]+ ){0,2}(?:salon|hairdresser|dentist|dental practice|studio|gym|restaurant|caf[eé]|bistro|bakery|butcher|hotel|hostel|clinic|practice|law firm|agency|company|garage|florist|barber(?: ?shop)?|coffee shop|spa|pub|vineyard|kindergarten|church|museum|theatre)$|^(?:(?:an?|one|please|make|build|create|me|us|need|i|we|want|would like|simple|small|little|nice) )*(?:page|(?:web ?)?site) (?:for|of|about) (?:our|my|the|an?)\b|\b(?:homepage|help page|help cent(?:er|re)|frequently asked questions)\b|\b(?:landing page|personal (?:site|website|page|homepage)|home ?page (?:for|of|about)|web ?site (?:for|of|about)|marketing (?:site|page)|one[ -]?pager|(?:a|my|our) (?:web ?)?site (?:for|of|about|with)|website)\b|(?:^|[.;]\s+)pages:? (?:home|start|studio|work|about|projects|news)\b|\b(?:paint|draw|photograph|build|design|sculpt|illustrate|make)\b[^.]*\bshow (?:it|them|my \p{L}+|what i \p{L}+) online\b/u.source}|${siteOfLook}`,
      'iu',
    ),
    saysNot: aRecordOf,
    front: 'site',
    noun: 'post',
    fields: 'title (required), body: long text, date',
    parts: ['contact'],
    skeletons: ['index', 'gallery'],
  },
  {
    id: 'blog',
    says: /\bblog\b(?! posts? planner)/i,
    front: 'list',
    noun: 'post',
    keepsNoun: true,
    fields: 'title (required), body: long text, author, published on (date)',
    parts: ['comments'],
    skeletons: ['gallery', 'index', 'days'],
  },
  {
    id: 'social',
    says: /\b(?:social (?:network|app|media|feed|platform|site)|(?:small |little |online )?community (?:for|of) (?:people|everybody|everyone|those|all)|(?:members|users|people) (?:can )?post\b[^]*\bfeed\b|micro-?blog|community (?:feed|app|wall|board|site|page|platform|space|hub)|(?:twitter|instagram|facebook|reddit|tiktok|mastodon|bluesky)(?: (?:clone|like|but|for|style))|forum|message board|bulletin board)\b/i,
    front: 'list',
    noun: 'post',
    keepsNoun: true,
    fields: 'post (text, required), author, photo',
    parts: ['likes', 'comments'],
    skeletons: ['cards', 'index'],
  },
  {
    id: 'dating',
    says: /\bdating\b(?! (?:advice|tips|blog|diary|log|history))|\btinder\b|\b(?:match-?making|singles) (?:app|site|platform|service|page)\b|\b(?:app|site|place|page) (?:for|where) singles\b/i,
    front: 'list',
    noun: 'profile',
    keepsNoun: true,
    fields: 'name (required), age, city, photo, about, interests (text)',
    access: 'members',
    parts: ['likes'],
    skeletons: ['gallery'],
  },
  {
    id: 'gallery',
    says: /\b(?:gallery|photo (?:album|wall|collection|app)|picture wall|mood ?board)\b/i,
    front: 'list',
    noun: 'photo',
    fields: 'title (required), photo, place, caption: long text',
    skeletons: ['gallery'],
  },
  {
    id: 'opinions',
    says: /\b(?:feedback (?:tool|app|board|portal|collector|page|site|box)|(?:customer|user|guest|course) feedback|(?:collect|gather|leave|give|send|share|post|write)(?:s|ing)? (?:us |me |their |your |some |honest |anonymous )*feedback|feedback (?:on|about|for) (?:our|my|the)|guest ?book|(?:collect|gather|want|need)s? (?:customer |guest |visitor |honest |some )*reviews|reviews? (?:site|app|page|wall|tool|board)|(?:customer|guest|visitor) reviews)\b/i,
    saysNot: /\b(?:ideas?|suggest\w*|features?|votes?|upvotes?|roadmap|requests?)\b/i,
    front: 'list',
    noun: 'feedback',
    keepsNoun: true,
    fields: 'name (required), rating, message',
    parts: ['figures'],
    skeletons: ['cards', 'index'],
  },
  {
    id: 'feedback',
    says: /\b(?:feedback (?:tool|app|board|portal|collector|page)|feature requests?|suggestions? (?:box|board|app)|ideas? (?:board|box|voting|wall))\b|\bfeature (?:board|voting)\b|\broad ?map\b(?=[^]*\b(?:vot\w*|up-?vot\w*|ideas?|features?|suggest\w*)\b)|\b(?:suggest|submit|propose|post|leave|add|share|write)s? (?:\w+ ){0,2}(?:ideas?|features?|suggestions?)\b(?=[^]*\b(?:up-?)?vot)/i,
    front: 'list',
    noun: 'idea',
    keepsNoun: true,
    fields: 'title (required), description, status (open, planned, done), name',
    parts: ['likes', 'comments'],
    skeletons: ['board', 'index'],
  },
  {
    id: 'weather-places',
    title: 'Weather',
    says: /^\b$/,
    asks: asksForWeather,
    front: 'stage',
    stage: 'weather',
    noun: 'city',
    keepsNoun: true,
    fields: 'name (required)',
    note: 'the weather is made of examples: server code reaches no weather service',
  },
  {
    id: 'weather',
    says: /\bweather (?:app|site|page|dashboard|tracker|log|diary|station|forecast)?\b/i,
    saysNot: /\bwith\b[^.]*\bweather\b/i,
    front: 'list',
    noun: 'city',
    keepsNoun: true,
    fields:
      'city (required), temperature (number), condition (sunny, cloudy, rainy, snowy), wind in km/h (number), date',
    skeletons: ['wall', 'cards', 'index'],
    note: 'the weather is what is entered here: server code reaches no weather service',
  },
  {
    id: 'crypto',
    says: /\b(?:crypto\w*|bitcoin|coin (?:tracker|portfolio|app))\b/i,
    front: 'list',
    noun: 'coin',
    fields: 'name (required), symbol, amount owned (number), buy price, current price, bought on (date), notes',
    parts: ['figures'],
    skeletons: ['table', 'index'],
    note: 'prices are what is entered here: server code reaches no exchange',
  },
  {
    id: 'translator',
    title: 'Translator',
    says: /\b(?:types?|enters?|pastes?|writes?|puts? in)\b[^.]{0,80}\b(?:words?|sentences?|texts?|phrases?|names?)\b[^]{0,160}\b(?:translat(?:e|es|ed|ion)|look(?:ed)? up|press translate)\b|\btranslat\w+\b[^]*\b(?:paste|type|enter)s? (?:an? |the |in |some |english |german |your )*(?:words?|sentences?|text|phrases?)\b/i,
    asks: asksForTranslator,
    saysNot:
      /\b(?:trainer|quiz|practi[cs]e|flash ?cards?|for each word|each (?:word|phrase|entry) has|table|checked|reviewed)\b/i,
    front: 'stage',
    stage: 'translator',
    noun: 'word',
    keepsNoun: true,
    fields: 'word (required), translation (text)',
    note: 'it finds the translations that are stored in it; new sentences are not translated, because that needs a model',
  },
  {
    id: 'translation',
    saysNot: /\b(?:i['’]?m|i am|as an?|freelance|for) (?:\w+ )?(?:translators?|interpreters?)\b/i,
    says: /\b(?:translation (?:tool|app|memory)|translator|phrase ?book|vocabulary (?:app|trainer|list)?|dictionary)\b|\b(?:keep|save|collect|note|store|learn)s? (?:down )?(?:\w+ ){0,3}phrases\b(?=[^]*\b(?:translations?|meanings?)\b)/i,
    front: 'list',
    noun: 'phrase',
    keepsNoun: true,
    fields: 'phrase (required), translation (text), language, notes',
    skeletons: ['index', 'table', 'cards'],
    note: 'it finds the translations that are stored in it; new sentences are not translated, because that needs a model',
  },
  {
    id: 'finance',
    says: /^[^.:]*\bwhere (?:all )?(?:my|our|the) money (?:goes|went)\b|\b(?:incomes?|earnings) and (?:expenses|spending|expenditures?|outgoings)\b|\b(?:finance (?:app|tracker|manager|dashboard)|money (?:app|manager)|personal finance|(?:monthly|household|family) budget|budget (?:app|tracker|planner|with)|spending tracker|expense tracker)\b/i,
    front: 'list',
    noun: 'expense',
    fields: '',
    parts: ['figures'],
  },
  {
    id: 'fitness',
    says: /\b(?:fitness (?:app|tracker)|workout (?:app|tracker|log)|training (?:app|log|diary)|running (?:app|log|tracker))\b/i,
    front: 'list',
    noun: 'workout',
    fields: '',
    parts: ['figures'],
  },
]

function isAskedFor({ says, asks, saysNot }: Archetype, text: string): boolean {
  return (says.test(text) || asks?.(text) === true) && saysNot?.test(text) !== true
}

/** Sorts that are told by what is done in the app, for a message as it was typed; the likeliest first. */
export function likeliestSorts(request: string, told: Told): ScoredSort[] {
  return sortsByEvidence(request, told, archetypes, ({ says }) => says.test(request))
}

export function archetypeById(id: string): Archetype | null {
  return archetypes.find((archetype) => archetype.id === id) ?? null
}

export function readArchetype(text: string, sorts: readonly ScoredSort[]): Archetype | null {
  const byName = archetypeOfCategory(text)
  // What everybody reads is a list, and no form of questions.
  if (isReadByAll(text)) return archetypeById('opinions')
  const bySaying = archetypes.find((each) => isAskedFor(each, text)) ?? null
  if (byName !== null && bySaying !== null && narrower(byName).includes(bySaying.id)) return bySaying
  const named = archetypes.find(({ id }) => id === byName) ?? bySaying
  return named === null || isOfEvidence(named) ? (sorts[0]?.archetype ?? named) : named
}

/** Sorts of app that a plain name may mean as well: which game it is says the rest of the sentence. */
function narrower(id: string): readonly string[] {
  if (id === 'game') return gameArchetypes.map((archetype) => archetype.id)
  return (
    {
      quiz: ['personality'],
      survey: ['survey-maker'],
      translation: ['translator'],
      crypto: ['coins'],
      weather: ['weather-places'],
      finance: ['coins'],
    }[id] ?? []
  )
}
