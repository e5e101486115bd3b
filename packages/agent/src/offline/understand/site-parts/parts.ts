// What stands in the list of a site's parts, by the word it goes by: records with the facts that such things have on a site,
// a page of words, a form for visitors, or something that is no part at all.
import { singularize } from '../inflect.ts'

export type SitePart =
  | { sort: 'kind'; noun: string; fields: string; title?: string }
  | { sort: 'words' | 'about'; title: string }
  | { sort: 'form'; noun: string; fields: string }
  | { sort: 'newsletter' | 'contact' | 'map' | 'none' }

const person = 'name (required), role, photo, about: long text'
const written = 'title (required), text: long text, published on (date)'
const dated = 'title (required), date, time, place, description'
const made = 'title (required), photo, year (number), description'
const priced = 'name (required), price, description'
const shownWare = 'name (required), photo, price, description'
const attends = 'name (required), email (required)'

interface KnownKind {
  /** The whole of what was said, without "our" and "the", in small letters. */
  says: RegExp
  /** Where its records go by another word than was said. */
  noun?: string
  fields: string
  /** Its page goes by what was said, and not by the plural of its records. */
  isTitled?: boolean
}

const kinds: readonly KnownKind[] = [
  {
    says: /^(?:which |what |farmers['’]? |weekly )*(?:markets|fairs)(?: (?:we|i) (?:go|sell|stand|are) .*)?$/,
    noun: 'market',
    fields:
      'name (required), day (Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday), time, place, description',
    isTitled: true,
  },
  {
    says: /^(?:(?:\d+|two|three|four|five|six|seven|eight|several|different) )?(?:kinds|sorts|types|varieties|flavou?rs)(?: of \p{L}+)? (?:that )?(?:we|i) (?:sell|make|offer|bake|grow|brew)$|^what (?:we|i) (?:sell|make|bake|grow|brew)$/u,
    noun: 'product',
    fields: shownWare,
    isTitled: true,
  },
  {
    says: /^(?:what|which) breads? (?:there is |we bake |is baked )?(?:on|each|every) (?:which |what )?days?$|^breads? of the (?:day|week)$/,
    noun: 'bread',
    fields: 'name (required), baked on: text, price, description',
    isTitled: true,
  },
  { says: /^\p{L}+ (?:prices|fees|rates)$/u, noun: 'price', fields: priced, isTitled: true },
  { says: /^calendar$/, noun: 'event', fields: dated, isTitled: true },
  {
    says: /^(?:.+ )?(?:houses|homes|flats|properties|listings|villas)$/,
    fields: 'address (required), photo, price, rooms (number), description',
  },
  { says: /^(?:.+ )?menu$/, noun: 'menu item', fields: priced },
  {
    says: /^(?:meal|lunch|week|dinner) plan$/,
    noun: 'meal',
    fields: 'dish (required), day (Monday, Tuesday, Wednesday, Thursday, Friday), notes',
    isTitled: true,
  },
  {
    says: /^(?:practice areas|areas of (?:practice|expertise|law)|expertise|specialit(?:ies|y)|specialties)$/,
    noun: 'practice area',
    fields: 'name (required), description',
    isTitled: true,
  },
  {
    says: /^(?:.+ )?services$|^what (?:i|we) (?:do|offer)$|^(?:price ?list|prices|rates|pricing|fees)$/,
    noun: 'service',
    fields: priced,
  },
  { says: /^(?:.+ )?(?:treatments|packages|plans|lessons|massages|offers)$/, fields: priced },
  {
    says: /^(?:prices|rates) (?:per|by) season$|^season(?:al)? (?:prices|rates)$/,
    noun: 'season',
    fields: 'name (required), from (date), until (date), price per night',
    isTitled: true,
  },
  {
    says: /^(?:(?:the|our|whole) )?(?:team|staff|crew|people|committee|board|trustees|who we are)$/,
    noun: 'member',
    fields: person,
    isTitled: true,
  },
  { says: /^(?:team|band|club|committee|board) members$|^(?:members|players)$/, fields: person },
  {
    says: /^(?:.+ )?(?:instructors|teachers|trainers|coaches|therapists|lawyers|doctors|attorneys|stylists|artists|performers|bands|djs|guides|tutors|priests|musicians|educators|volunteers)$/,
    fields: person,
  },
  { says: /^(?:.+ )?speakers$/, fields: 'name (required), talk, photo, about: long text' },
  { says: /^line-?up$/, noun: 'act', fields: 'name (required), time, place, photo, about: long text', isTitled: true },
  { says: /^(?:.+ )?news$/, noun: 'news', fields: written },
  { says: /^(?:(?:.+ )?blog|blog posts|journal|diary)$/, noun: 'post', fields: written, isTitled: true },
  { says: /^(?:.+ )?(?:articles|stories|essays|announcements|updates)$/, fields: written },
  {
    says: /^(?:rehearsal|training|practice|service|mass|worship|prayer) (?:times|schedule|plan)$|^(?:rehearsal|training|practice) hours$/,
    noun: 'meeting time',
    fields: 'title (required), day (Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday), time, place',
    isTitled: true,
  },
  {
    says: /^(?:class |course |weekly |lesson )?time ?table$|^(?:class|course|lesson) (?:schedule|times|hours)$/,
    noun: 'class',
    fields: 'title (required), day (Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday), time, teacher',
    isTitled: true,
  },
  {
    says: /^(?:.+ )?(?:program(?:me)?|agenda|schedule|timeline|running order|order of (?:the )?day)$/,
    noun: 'program item',
    fields: 'title (required), time, place, description',
    isTitled: true,
  },
  {
    says: /^(?:.+ )?(?:concert|tour|gig|show|event) dates$/,
    noun: 'event',
    fields: 'title (required), date, time, place',
    isTitled: true,
  },
  {
    says: /^(?:.+ )?(?:events|concerts|gigs|shows|performances|meetings|matches|fixtures|workshops|tastings|rehearsals|services times|exhibitions|screenings|readings|excursions|trips|outings|races|tournaments|dates)$/,
    fields: dated,
  },
  {
    says: /^(?:.+ )?(?:courses|classes|camps|seminars|trainings)$/,
    fields: 'title (required), date, price, description',
  },
  { says: /^(?:.+ )?results$/, noun: 'result', fields: 'title (required), date, winner, score' },
  { says: /^(?:.+ )?(?:albums|records|releases|songs|tracks|books|films|videos|recordings)$/, fields: made },
  { says: /^(?:.+ )?(?:recipes)$/, fields: 'title (required), photo, ingredients: long text, method: long text' },
  {
    says: /^(?:.+ )?(?:sermons|episodes|lectures|talks|podcasts)$/,
    fields: 'title (required), date, speaker, text: long text',
  },
  {
    says: /^(?:.+ )?(?:photos?|gallery|galleries|pictures|photo album|photographs|images|before(?:-and-| and | & |\/| )after(?: gallery| photos| pictures)?)$/,
    noun: 'photo',
    fields: 'title (required), photo, place, caption: long text',
  },
  {
    says: /^(?:(?:selected|recent|past|my|our|finished|completed) )?(?:work|works|portfolio)$/,
    noun: 'work',
    fields: made,
    isTitled: true,
  },
  {
    says: /^(?:.+ )?(?:projects|case studies|designs|illustrations|buildings|paintings|sculptures|drawings)$/,
    fields: made,
  },
  {
    says: /^(?:.+ )?(?:reviews|testimonials|references)(?: (?:from|by|of) (?:my |our )?\p{L}+)?$/u,
    noun: 'review',
    fields: 'name (required), words (long text, required), rating',
    isTitled: true,
  },
  {
    says: /^(?:faqs?|frequently asked questions|questions and answers|q&a)$/,
    noun: 'question',
    fields: 'question (required), answer (long text)',
    isTitled: true,
  },
  {
    says: /^(?:careers|jobs|vacancies|open positions|job openings)$/,
    noun: 'job',
    fields: 'title (required), place, hours per week (number), description',
    isTitled: true,
  },
  {
    says: /^(?:.+ )?(?:rooms|cottages|cabins|suites|apartments|huts)$/,
    fields: 'name (required), photo, price, sleeps (number), description',
  },
  {
    says: /^(?:.+ )?(?:hiking tours|hikes|routes|trails|walks)$/,
    fields: 'name (required), photo, length in km (number), difficulty (easy, medium, hard), description',
  },
  { says: /^(?:.+ )?(?:tours)$/, fields: 'title (required), date, price, description' },
  {
    says: /^(?:.+ )?(?:cats|dogs|animals|puppies|kittens|rabbits|horses|pets)$/,
    fields: 'name (required), photo, age, description',
  },
  {
    says: /^(?:.+ )?(?:beds|plots|allotments)$/,
    fields: 'name (required), size in m² (number), free (yes/no), description',
  },
  {
    says: /^(?:.+ )?(?:stalls|vendors|exhibitors|sponsors|partners|groups|teams|choirs|departments|brands|charities|suppliers)$/,
    fields: 'name (required), photo, description',
  },
  {
    says: /^(?:.+ )?(?:wines|beers|jams|cheeses|breads|cakes|teas|coffees|honeys|bikes|cars|boats|bouquets|candles|soaps|products|goods)$/,
    fields: shownWare,
  },
  {
    says: /^(?:work )?experience$|^(?:jobs i had|work history|career|employment)$/,
    noun: 'position',
    fields: 'title (required), employer, from year (number), until year (number), description',
    isTitled: true,
  },
  {
    says: /^(?:education|studies|qualifications|training)$/,
    noun: 'degree',
    fields: 'title (required), school, from year (number), until year (number), description',
    isTitled: true,
  },
  { says: /^(?:.+ )?(?:skills|tools)$/, fields: 'name (required), level (basic, good, expert)' },
  { says: /^languages$/, fields: 'name (required), level (basic, good, fluent, native)' },
  { says: /^(?:publications|awards|certificates|prizes)$/, fields: 'title (required), year (number), description' },
  { says: /^(?:.+ )?links$|^links? to .+$/, noun: 'link', fields: 'title (required), link, description' },
  {
    says: /^(?:gift list|wish ?list|gifts|registry|wedding list)$/,
    noun: 'gift',
    fields: 'name (required), link, price, notes',
    isTitled: true,
  },
  {
    says: /^(?:hotel tips|hotels?|accommodation|where to (?:stay|sleep)|places to stay)$/,
    noun: 'hotel',
    fields: 'name (required), address, price per night, link, description',
    isTitled: true,
  },
  {
    says: /^(?:what['’]?s (?:near ?by|around)|things to do|near ?by|sights|attractions|surroundings)$/,
    noun: 'place',
    fields: 'name (required), photo, distance in km (number), description',
    isTitled: true,
  },
]

const about =
  /^(?:about(?: (?:me|us|page|the \p{L}+|our \p{L}+))?|(?:(?:little|short|small) )?bit about (?:me|us|myself|the author)|(?:short |my |our )?(?:bio|biography|profile)|(?:our|my|the) story|story|(?:an? )?page about (?:me|us)|who (?:i am|we are)|history|mission|philosophy)$/u
const words =
  /^(?:(?:the )?(?:venue|location|place)|where (?:we are|it is|to find us)|find us|(?:how to (?:get (?:here|there)|find us|join|help|donate|adopt))|directions|getting (?:here|there)|travel(?: info(?:rmation)?)?|parking|(?:opening|visiting|office|meeting) (?:hours|times)|(?:service|mass) hours|hours|how it works|dress code|(?:donate|donation|membership|practical|visitor) info(?:rmation)?|donat(?:e|ions?)|support us|rules|house rules|imprint|privacy(?: policy)?|terms|(?:sample|first) chapter(?: to read)?|summary|(?:weather )?warnings?(?: text)?|faith|press|transport|covid|check-?in|arrival|our approach|approach|process|shipping)$/
const forms: readonly { says: RegExp; noun: string; fields: string }[] = [
  {
    says: /\brsvps?\b|^who(?:['’]s| is)? (?:comes?|coming)$|^(?:tell us|say|answer) (?:if|whether) (?:you|they) (?:come|can come|are coming)$/,
    noun: 'reply',
    fields: `name (required), email, attending (yes, no; required), number of guests (number), message: long text`,
  },
  {
    says: /^(?:.+ )?(?:quote|estimate|offer|call ?back|call back|inspection)(?: requests?| form)*$|^(?:get|request|ask for|free|leave)(?: (?:an?|their|your))? (?:free )?(?:quote|estimate|call ?back|offer|details|trial(?: lesson)?|taster|one)(?: form)?$|^ask for (?:one|it|them)$/,
    noun: 'request',
    fields: 'name (required), phone (required), email, message: long text',
  },
  {
    says: /^(?:.+ )?(?:appointments?|appointment requests?|appointment form)$|^(?:request|book|make) an? appointment(?: form)?$/,
    noun: 'appointment',
    fields: `${attends}, phone, date (required), notes: long text`,
  },
  {
    says: /^(?:.+ )?(?:bookings?|reservations?)(?: form| requests?)?$|^(?:request|book|reserve) (?:an? |your )?(?:overnight )?(?:stay|booking|room|table|place|spot)$|^(?:book|reserve) (?:an? |your )?\p{L}+(?: \p{L}+)?$/u,
    noun: 'booking',
    fields: `${attends}, date (required), number of people (number), notes: long text`,
  },
  {
    says: /^(?:tickets? |event |conference )?registration(?: form)?$|^tickets?$|^register(?: (?:for|here|online).*)?$/,
    noun: 'registration',
    fields: `${attends}, company, number of tickets (number)`,
  },
  {
    says: /^(?:enrol\p{L}*|admission|registration for \p{L}+)(?: form)?$/u,
    noun: 'enrolment',
    fields: `child's name (required), birthday (date), parents' name, email (required), phone`,
  },
  {
    says: /^(?:membership|member|club|volunteers?|course|class)?[ -]?(?:sign[ -]?ups?|application|registration)(?: form)?$|^(?:become a member|join (?:us|the club)|sign up(?: for .+)?|volunteers? sign(?:ing)?[ -]?up|membership(?: form)?)$|^join(?: us)? form$|^form to (?:join|sign up|register)\b.*$/,
    noun: 'sign-up',
    fields: `${attends}, phone, message: long text`,
  },
  { says: /^(?:prayer requests?)$/, noun: 'prayer request', fields: 'name, prayer request (long text, required)' },
  {
    says: /^(?:order form|orders|order requests?|way to (?:ask for an )?order)$/,
    noun: 'order',
    fields: `${attends}, phone, your order (long text, required)`,
  },
  {
    says: /^(?:.+ )?(?:requests?|enquiry|inquiry|consultation|application)(?: form)?$/,
    noun: 'request',
    fields: `${attends}, phone, message: long text`,
  },
]
/** What whoever is invited answers. */
export const replyPart: SitePart = {
  sort: 'form',
  noun: 'reply',
  fields: 'name (required), email, attending (yes, no; required), number of guests (number), message: long text',
}
const contact =
  /^(?:(?:an? |simple )?(?:booking )?contact(?: (?:us|me|form|page|details|info|section))?|get in touch|(?:enquiry|inquiry|message) form|ways? to (?:contact|reach|write to) (?:me|us)|write to (?:me|us))$/
const letter = /^(?:newsletter(?: sign-?up| subscription)?|mailing list|e-?mail list|subscribe(?: form)?)$/
/** How it looks, and what every page has. */
const none =
  /^(?:home(?: ?page)?|start(?: ?page)?|landing(?: page)?|front page|hero|header|footer|headline|search(?: bar)?|(?:(?:very|really|nice|big|large|great|lovely) )?(?:header|hero) (?:image|photo|picture)|.*\b(?:colou?rs?|style|look|theme|design|fonts?|background)|(?:very |really |super )?(?:dark|bold|minimal(?:ist)?|modern|simple|clean|elegant|corporate|playful|warm|colou?rful|fun|brutalist|retro|cozy|cosy|neon|luxury|editorial|black|white|yellow|navy|gold|green|blue|red|pink|black and white|navy and gold|one page|responsive|mobile friendly|dark blue|pastel|sage green|cream))$/

const lead =
  /^(?:(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|and|plus|also|then|maybe|with|an?|the|our|my|its|their|his|her|own|some|nice|beautiful|lovely|big|small|simple|short|full|all|a few|lots of|list of|latest|upcoming|next|current|recent|past|w\/|one|page (?:for|of|with)|section (?:for|with|about)|day['’]s|(?:should )?(?:see|read|find|browse|look at|view|shows?|says?|tells?)|lets? (?:people|visitors|them|customers)|(?:people|visitors|guests|they|you|we|i) can)\s+)+/i
const tail =
  /\s+(?:that|which|where|who|whom|to (?!find|get|join|help|stay|sleep|me\b|us\b|reach|contact|write|donate|adopt)|for|from|looking|with|by|near|people|visitors|guests|customers|they|you|so|as)\b.*$/i

/** @returns null for what is no part that is known by its name */
export function sitePartOf(said: string): SitePart | null {
  const whole = said.replace(/["“”]/g, '').trim().toLowerCase()
  // "No dogs" is a rule.
  if (whole.startsWith('no ')) return null
  const plain = whole.replace(lead, '').replace(/ (?:nearby|text|section|page)$/, '')
  const short = plain.replace(tail, '')
  return [short.replace(/ (?:of|on|about) .*$/, ''), short, plain, whole].reduce<SitePart | null>(
    (found, some) => found ?? partOf(some.trim()),
    null,
  )
}

const noPart =
  /\b(?:can|should|must|want|need|would|could|i|my|button|colou?rs?|font|dark|light|modern|clean|style|each|every|admin|log|sign|page|user|search|filter)\b/

/** What stands among parts and is known for none: things of which there are several, else a page of words. */
export function unknownPart(said: string): SitePart | null {
  // What has facts of its own is known to the readers of records.
  if (/\bwith\b/i.test(said)) return null
  const plain = said.replace(/⟦\d+⟧/g, '').trim().toLowerCase().replace(lead, '').replace(tail, '')
  if (!/^\p{L}[\p{L}’' -]{2,28}$/u.test(plain) || plain.split(' ').length > 3 || noPart.test(plain)) return null
  const noun = singularize(plain)
  return noun === plain
    ? { sort: 'words', title: plain }
    : { sort: 'kind', noun, fields: 'name (required), photo, description' }
}

function partOf(said: string): SitePart | null {
  if (said === '' || none.test(said)) return said === '' ? null : { sort: 'none' }
  if (about.test(said)) return { sort: 'about', title: said }
  if (contact.test(said)) return { sort: 'contact' }
  if (letter.test(said)) return { sort: 'newsletter' }
  if (/^(?:site )?map$/.test(said)) return { sort: 'map' }
  const form = forms.find(({ says }) => says.test(said))
  if (form !== undefined) return { sort: 'form', noun: form.noun, fields: form.fields }
  if (words.test(said)) return { sort: 'words', title: said }
  // "Minutes of meetings" are no meetings.
  const isOf = / of /.test(said)
  const kind = kinds.find(({ says }) => says.test(said) && !(isOf && says.source.startsWith('^(?:.+ )?')))
  if (kind === undefined) return null
  const noun =
    kind.noun ??
    singularize(
      said
        .replace(/^\d+ |^.*['’]s (?=\p{L})/u, '')
        .split(' ')
        .slice(-2)
        .join(' '),
    )
  return {
    sort: 'kind',
    noun,
    fields: kind.fields,
    ...(kind.isTitled === true && { title: said.replace(/^(?:which|what) (?=\p{L}+s (?:we|i)\b)/u, '') }),
  }
}
