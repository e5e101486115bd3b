// What customers, guests and patients of somebody do: order, book, hire, ask, follow what happens with theirs.
import { capitalize, pluralize, singularize } from '../inflect.ts'
import { deed } from './deed-words.ts'
import type { Purpose, Said } from './purpose.ts'

const many = (thing: string): string => pluralize(thing)

/** Whose it is, as the message says: "my bakery", "our food truck". */
function ownerOf(message: string): string {
  const found =
    /\b(?:i|we)(?: (?:run|own|have|manage|work (?:at|in)|am opening|are opening))+ (?:an? |the )?(?:(?:small|little|tiny|family|new|local) )*((?:(?!(?:and|where|that|with|in|near|for|so|who|which)\b)[\p{L}'’-]+ ?){1,3})|\b(?:my|our) ((?:(?!(?:customers?|guests?|clients?|patients?|readers|fans|students|website|site|products?|goods|menu|own|work|works)\b)[\p{L}'’-]+ )?(?:bakery|bake ?shop|caf[eé]|restaurant|bistro|bar|pub|shop|store|boutique|salon|barber ?shop|studio|garage|workshop|farm|nursery|brewery|winery|vineyard|butcher['’]?s?|pizzeria|food truck|truck|stall|kitchen|practice|clinic|surgery|hotel|hostel|guest ?house|campsite|school|academy|gym|museum|library|office|firm|company|business))\b/iu.exec(
      message,
    )
  return (found?.[1] ?? found?.[2] ?? '').trim().toLowerCase()
}

function shopOf({ message, thing }: Said): string {
  const owner = ownerOf(message)
  const goods = thing === '' ? '' : ` for ${many(thing)}`
  return `An online shop${goods}${owner === '' ? '' : ` of our ${owner}`}`
}

function bookingOf(what: string, owner: string): string {
  return `A booking page${owner === '' ? '' : ` for our ${owner}`} where customers book ${/^[aeiou]/i.test(what) ? 'an' : 'a'} ${what}`
}

const hires =
  'kayaks?|canoes?|boats?|bikes?|bicycles?|e-?bikes?|cars?|vans?|scooters?|skis?|snowboards?|surf ?boards?|tents?|costumes?|dress(?:es)?|bouncy castles?|cameras?|instruments?|party tents?|tables and chairs|trailers?|campers?|camper ?vans?|cargo bikes?|holiday (?:flats?|homes?|apartments?|cottages?)|cottages?|cabins?|apartments?|rooms?|halls?|meeting rooms?|courts?|studios?|equipment|gear|tools?|machines?|projectors?|sound systems?|pedal boats?|SUPs?|paddle ?boards?'

export const forCustomers: readonly Purpose[] = [
  {
    id: 'limited-places',
    says: [
      deed(
        String.raw`(?<thing>workshops?|courses?|class(?:es)?|tours?|hikes?|lessons|lectures?|events?|camps?|seminars?|trainings?|excursions?) (?:registrations?|sign-?ups?|bookings?|enrol?ments?)\b.{0,30}\b(?:limited|places|spots|seats|full|waiting)\b`,
      ),
    ],
    saysNot: /\b(?:web ?site|homepage|landing)\b/i,
    beats: ['list', 'booking'],
    records: ({ thing }) => ({
      kind: singularize(thing),
      fields:
        'title (required), date (required), time (time), place (text), places (number, required), description (long text)',
      parts: ['signups'],
      title: capitalize(pluralize(singularize(thing))),
    }),
  },
  {
    id: 'goods-put-aside',
    says: [
      deed(
        String.raw`{who} {may}(?:pick|choose|select|order) (?:{some})?(?<thing>[\p{L}-]+) and (?:the |their )?(?:quantit(?:y|ies)|amounts?|how many|numbers? of)`,
      ),
      deed(
        String.raw`(?:{who} {may}|(?:see|look)[^.;]{0,40} and )(?:reserve|pre-?order|put aside|order ahead) (?:{some})?(?:fresh )?(?<thing>bread|rolls|eggs|milk|vegetables|veggies|fruit|cakes?|flowers|meat|fish|cheese|honey|meals|lunch)\b`,
      ),
    ],
    saysNot: /\b(?:tables?|waiters?|rooms?|school|tickets?)\b/i,
    beats: ['list', 'site', 'booking'],
    plain: ({ message, thing }) => {
      const owner =
        /\b(?:our|my|a small|a little|a) ((?:[\p{L}-]+ )?(?:shop|farm|bakery|vineyard|winery|dairy|butcher|nursery|stall|garden|brewery|kitchen))\b/iu.exec(
          message,
        )?.[1]
      return owner === undefined
        ? `An online shop for ${pluralize(thing)}`
        : `An order page for a ${owner.toLowerCase()}`
    },
  },
  {
    id: 'menu-ordered-from',
    says: [
      deed(
        String.raw`menus? (?:for|of) (?:{some})(?<of>(?:[\p{L}-]+ )?(?:pizzeria|restaurant|caf[eé]|bistro|takeaway|take-?out|food truck|bakery|snack bar|diner|sushi (?:bar|place)|burger (?:bar|place|joint)|kitchen))\b.{0,40}\b(?:order(?:s|ing)?|pre-?orders?)\b`,
      ),
      deed(String.raw`(?:customers?|people|guests?) {may}order (?:from|off) (?:our|the|my) menu\b`),
    ],
    saysNot: /\b(?:waiters?|table number|kitchen screen|delivery drivers?)\b/i,
    beats: ['site', 'list'],
    plain: ({ of }) => `An order page for a ${of === '' ? 'restaurant' : of}`,
  },
  {
    id: 'people-to-find',
    says: [
      deed(String.raw`(?<thing>[\p{L}-]+) finder (?:for|in|of)\b`),
      deed(
        String.raw`(?:find|look for|search for) (?:an? |the )?(?:good |right |local |nearby )?(?<thing>babysitters?|nann(?:y|ies)|tutors?|craftsm[ae]n|handym[ae]n|plumbers?|electricians?|carers?|cleaners?|dog ?sitters?|pet ?sitters?|musicians?)\b`,
      ),
      deed(
        String.raw`directory of (?:{some})(?:local )?(?<thing>craftsm[ae]n|tradespeople|handym[ae]n|tutors|babysitters|therapists|doctors|artists|musicians|freelancers|volunteers|helpers|translators|lawyers|guides|photographers|designers)\b`,
      ),
    ],
    saysNot: /\b(?:job|apply|dating|partner|lost|recipes?|flats?|apartments?)\b/i,
    records: ({ thing }) => {
      const kind = singularize(thing)
      const isOfHour = /sitter|nann|tutor|cleaner|carer/.test(thing)
      return {
        kind,
        fields: `name (required), ${isOfHour ? '' : 'trade (text, required), '}area (text), phone, e-mail, ${isOfHour ? 'price per hour (money), when free (text), ' : 'website, '}about (long text)`,
        title: `${capitalize(pluralize(kind))} nearby`,
      }
    },
  },
  {
    id: 'second-hand',
    says: [
      deed(String.raw`(?:buy(?:ing)? and sell(?:ing)?|sell(?:ing)? (?:and|or) buy(?:ing)?|resell(?:ing)?) {thing}`),
      deed(
        String.raw`{who} {may}(?:sell|give away|get rid of|pass on|offer|post|put up) (?:their |the |some |any )?(?:old|used|second[- ]?hand|outgrown|unwanted|spare|leftover|left-over|surplus) {thing}`,
      ),
      deed(String.raw`(?:swap|swapping|exchange|exchanging|trade|trading|give away|giving away|pass on) {thing}`),
      deed(
        String.raw`(?:flea ?market|swap shop|swap meet|free ?cycle|marketplace|market place) {may}?(?:for|of) {thing}`,
      ),
    ],
    saysNot:
      /\b(?:ideas|tips|recipes|messages|numbers|gifts?|stocks?|crypto\w*|coins?|currenc\w+|language|words|contacts|shifts?|portfolio)\b/i,
    records: ({ thing, message }) => ({
      kind: thing === '' || /^(?:thing|stuff|item|list|board|page|app|site|group)$/.test(thing) ? 'offer' : thing,
      fields: `title (required), photo, ${/cloth|dress|shoe|jacket|costume/.test(message) ? 'size (text), ' : ''}condition (like new, good, used, worn), ${/\b(?:sell|buy|price)/i.test(message) ? 'price, ' : ''}description, offered by (required), contact (text), still available (yes/no)`,
      title: thing === '' || thing === 'list' ? 'Given on' : `${capitalize(many(thing))} to pass on`,
    }),
  },
  {
    id: 'hire',
    says: [
      deed(
        String.raw`(?:rent(?:s|ing)? out|hir(?:e|es|ing) out|rent(?:s|ing)?|hir(?:e|es|ing)|let(?:s|ting)? out)(?: out)? (?:(?:our|my|the|some|a|an|their|of) )*(?<thing>(?:[\p{L}-]+ )?(?:${hires}))`,
      ),
      deed(String.raw`(?<thing>(?:[\p{L}-]+ )?(?:${hires})) (?:rental|hire|renting)`),
    ],
    saysNot:
      /\b(?:pay(?:s|ing)? (?:the |their )?rent|paid (?:the |their )?rent|rent (?:payments?|reminders?)|who rented|split|inventory|looking for|(?:web ?)?site)\b/i,
    plain: ({ thing, message }) =>
      `${capitalize(thing)} rental${ownerOf(message) === '' ? '' : ` of our ${ownerOf(message)}`}: customers book a ${thing} for a day`,
  },
  {
    id: 'tickets',
    says: [
      deed(
        String.raw`(?:sell|selling|buy|reserve|order|get|book|give out|hand out) (?:the )?(?:tickets?|seats?) (?:for|to) {thing}`,
      ),
    ],
    records: ({ thing }) => ({
      kind: /concert|show|play|musical|performance|screening|film|gig/.test(thing) ? 'performance' : 'event',
      fields: 'title (required), date, start time (time), place, seats (number)',
      more: [
        {
          kind: 'ticket booking',
          fields: 'name (required), e-mail, tickets (number)',
          of: /concert|show|play|musical|performance|screening|film|gig/.test(thing) ? 'performance' : 'event',
        },
      ],
      parts: ['seats'],
      title: `Tickets for ${thing === '' ? 'the show' : thing}`,
      hint: 'People book tickets until it is sold out and see how many seats are left.',
    }),
  },
  {
    id: 'appointment',
    says: [
      deed(
        String.raw`{who} {may}(?:book|schedule|make|arrange|reserve|set up|request) (?:{some})(?<thing>(?:[\p{L}-]+ )?(?:appointments?|haircuts?|massages?|lessons?|sessions?|consultations?|treatments?|visits?|viewings?|trial lessons?|check-?ups?|fittings?|photo ?shoots?|tours?|tutoring|slots?|times?|meetings?|calls?|test drives?|manicures?|facials?|repairs?|classes|class|grooming|tastings?))`,
      ),
      deed(
        String.raw`(?:book(?:ing)?|schedul(?:e|ing)) (?:(?:for|of) )?(?:{some})(?<thing>(?:[\p{L}-]+ )?(?:appointments?|haircuts?|massages?|consultations?|treatments?|viewings?|fittings?|photo ?shoots?|tattoos?|manicures?))`,
      ),
      deed(
        String.raw`{who} {may}(?:book|reserve) (?:{some})(?<thing>(?:[\p{L}-]+ )?(?:tables?|courts?|rooms?|pitch(?:es)?|desks?|lanes?|washing machines?|laundry|laundry room|sauna|hall|chairs?|spots?|parking spaces?|campsites?))(?! (?:in|of) {some}excel)`,
      ),
    ],
    saysNot:
      /\b(?:shared?|colleagues?|employees|coworkers|residents?|tenants?|neighbou?rs?|housemates|double[- ]book|overlap|remember|remind|keep (?:an )?(?:eye|track|notes))\b/i,
    plain: ({ thing, message }) => bookingOf(/^(?:time|slot|call)$/.test(thing) ? 'time' : thing, ownerOf(message)),
  },
  {
    id: 'shared-room',
    says: [
      deed(
        String.raw`{who} {may}(?:book|reserve|share|sign up for) (?:{some})(?<thing>(?:[\p{L}-]+ )?(?:washing machines?|washers?|laundry(?: room)?|sauna|hall|rooms?|meeting rooms?|desks?|parking (?:spaces?|spots?|lots?)|cars?|company cars?|projectors?|party room|guest room|courts?|tools?|rehearsal rooms?|ovens?|kilns?|machines?|allotment water|barbecue|bbq))`,
      ),
    ],
    saysNot: /\b(?:customers?|borrow|costs?|bills)\b/i,
    records: ({ thing }) => {
      const noun = thing === 'laundry' ? 'washing machine' : thing
      return {
        kind: 'booking',
        fields: `booked by (required), date (required), from (time), until (time), notes`,
        of: noun,
        more: [{ kind: noun, fields: 'name (required), notes' }],
        title: `${capitalize(noun)} bookings`,
        hint: `Nobody can book a ${noun} that is taken at that time.`,
      }
    },
  },
  {
    id: 'repair-followed',
    says: [
      deed(
        String.raw`(?:customers?|clients?|owners?|people) {may}(?:see|check|follow|look up|know|track) (?:how|where|what|when|whether|if|the (?:status|state|progress) of) (?:{some})(?<thing>repairs?|bikes?|cars?|orders?|phones?|shoes|watches?|instruments?|laptops?|computers?|jobs?|cleaning|parcels?|furniture|dress(?:es)?|suits?)\b`,
      ),
      deed(
        String.raw`(?:customers?|clients?|people) {may}(?:bring|drop off|leave)s? (?:me |us |in |off )?(?:{some})(?<thing>bikes?|cars?|phones?|shoes|watches|clocks?|instruments?|laptops?|computers?|furniture|clothes|dress(?:es)?|suits?|knives)\b`,
      ),
      deed(
        String.raw`(?:status|progress|state) of (?:{some})(?<thing>repairs?|orders?|jobs?) (?:for|to|with) (?:our |my |the )?(?:customers?|clients?|owners?)`,
      ),
    ],
    records: ({ thing, message }) => {
      const isOrder = /^(?:order|parcel|job)$/.test(thing)
      const isRepair = !isOrder || /garage|repair|workshop|fix|mend/i.test(message)
      return {
        kind: isRepair ? 'repair' : thing === 'job' ? 'job' : 'order',
        fields: `number (text, required), customer (text), ${isOrder || /^(?:repair|cleaning)$/.test(thing) ? 'what it is' : thing} (text), what is done (long text), status (received, in progress, waiting for parts, ready, collected), ready on (date)`,
        access: 'admin',
        title: isRepair ? 'Repairs' : 'Orders',
      }
    },
  },
  {
    id: 'ask-an-expert',
    says: [
      deed(
        String.raw`{who} {may}ask (?:{some})?(?:(?:doctor|expert|teacher|vet|lawyer|librarian|gardener|nurse|coach|pastor|priest|team|experts?|me|us|the \p{L}+|our \p{L}+) )?(?:(?:any|their|some|anonymous) )*questions?\b`,
      ),
      deed(
        String.raw`(?:ask|send|post|submit|collect)(?:s|ing)? (?:(?:me|us|their|your|anonymous|any|in) )*questions? (?:and|so|that|for|which)\b`,
      ),
      deed(String.raw`\bq ?& ?a\b|questions and answers`),
    ],
    saysNot: /\b(?:quiz|trivia|survey|exam|test|flash ?cards?|faq|chat|forum|discuss)\b/i,
    records: ({ message }) => ({
      kind: 'question',
      fields: 'question (required), details (long text), asked by (text), answer (long text)',
      access: 'admin',
      isAddedByAll: true,
      title: /doctor|clinic|patient/i.test(message) ? 'Ask the doctor' : 'Questions and answers',
      hint: 'Everyone can ask a question, only the admin answers.',
    }),
  },
  {
    id: 'shown-of-us',
    says: [
      deed(
        String.raw`(?:show(?:s|ing)?|put(?:ting)? (?:online|up)|publish(?:es|ing)?|tell(?:s|ing)? (?:people|customers|everyone|guests)) (?:our|my|the) (?=[^.]*\b(?:opening hours|opening times|hours|menu|prices|price list|directions|address|where (?:we are|to find us|i am))\b[^.]*(?:,|\band\b))`,
      ),
    ],
    saysNot: /\b(?:sign(?:s|ed)? in|log|track|calculat\w+|every day|each day|food truck)\b/i,
    beats: ['list', 'stage'],
    plain: ({ message }) => {
      const owner = ownerOf(message)
      const listed = message.replace(/^.*?\b(?:our|my|the) /iu, '').replace(/[.!?]\s*$/u, '')
      return `A website${owner === '' ? '' : ` for our ${owner}`} with ${listed}`
    },
  },
  {
    id: 'where-we-are',
    says: [
      deed(
        String.raw`(?:i|we) (?:run|own|have|drive) (?:an? |the )?(?:\p{L}+ )?(?<thing>food truck|ice cream van|coffee (?:van|cart|bike)|market stall|bookmobile|mobile library).{0,100}\b(?:where (?:i|we) (?:am|are|will be|stop|stand|park)|(?:this week['’]?s?|our|the|today['’]?s?|different|new) (?:places?|stops?|spots?))\b`,
      ),
      deed(
        String.raw`(?:where|when) (?:our |my |the )?(?<thing>food truck|truck|van|bus|stall|cart|library bus|bookmobile|market stall|ice cream van|mobile \p{L}+) (?:is|will be|stops|stands|comes|parks)`,
      ),
      deed(
        String.raw`(?<thing>food truck|market stall|ice cream van|bookmobile|mobile library) .{0,40}\b(?:is where|where it is|where we are|stops?|is when|schedule)`,
      ),
    ],
    records: ({ thing, message }) => ({
      kind: 'stop',
      fields: 'place (required), date, from (time), until (time), notes',
      access: 'admin',
      title: `Where the ${thing} is`,
      ...(/\b(?:menus?|what['’]?s cooking|dishes|what (?:i|we) (?:sell|cook|serve))\b/i.test(message) && {
        more: [{ kind: 'dish', fields: 'name (required), price, description' }],
      }),
    }),
  },
  {
    id: 'waiting-list',
    says: [
      deed(String.raw`(?:waiting|wait) ?list (?:for|of|at|in) {thing}`),
      deed(String.raw`who (?:is|comes|is up) next\b`),
    ],
    saysNot: /\b(?:landing|launch|product|beta|e-?mail)\b/i,
    records: ({ thing }) => ({
      kind: 'waiting guest',
      fields: 'name (required), phone, how many people (number), since (time), status (waiting, called, seated, gone)',
      title: `Waiting list${thing === '' ? '' : ` of the ${thing}`}`,
    }),
  },
  {
    id: 'sell',
    says: [
      deed(String.raw`{who} {may}(?:order|buy|purchase|pre-?order|shop for) {thing}`),
      deed(String.raw`(?:i|we|she|he|mum|mom|grandma|my \p{L}+) {may}sells? {thing}`),
      deed(
        String.raw`(?:sell|selling) (?:(?:my|our|her|his|their|the|some|all|own|home-?made|hand-?made|self-?made|hand-?knitted|hand-?sewn|organic|fresh|locally \p{L}+|vintage) )+(?<thing>[\p{L}-]+(?: (?!(?:online|to|on|in|at|and|with|from|for|over|via|so|that|please|through)\b)[\p{L}-]+)?)`,
      ),
      deed(String.raw`take(?:s|ing)? (?:pre-?)?orders? for {thing}`),
      deed(
        String.raw`(?:pre-?)?orders? (?:of|for) {thing} (?:from|by) (?:our |my |the )?(?:customers?|guests?|clients?|people)`,
      ),
    ],
    saysNot:
      /\b(?:crm|leads|stock list|inventory|suppliers?|purchase orders?|track(?:ing)? (?:my|our|the) (?:orders|sales|purchases)|(?:so )?(?:i|we) (?:can )?(?:keep|know) (?:track|how much|what)|what (?:i|we) (?:buy|bought|sold)|tickets?|stocks|shares|crypto|diary|log)\b/i,
    plain: shopOf,
  },
  {
    id: 'food-site',
    says: [
      deed(
        String.raw`(?:show|have|put|with|see|find) (?:{some})?(?:opening (?:hours|times)|hours)(?:,| and| as well as)[^.]{0,40}\b(?:menu|where (?:we are|to find us)|address|map|prices)`,
      ),
      deed(String.raw`(?:show|have|put|see) (?:{some})?menu(?:,| and) (?:{some})?(?:opening|hours|where|address)`),
    ],
    plain: ({ message }) =>
      `A website for our ${ownerOf(message) || 'restaurant'} with menu, opening hours and contact`,
  },
  {
    id: 'show-work',
    says: [
      deed(
        String.raw`(?:show|showing|display|present|exhibit|put up|put online|showcase)(?: off)? (?:people )?(?:(?:my|our|her|his|their|some|the|best|own) )*(?<thing>pictures|photos|photographs|paintings|drawings|work|works|art|artwork|sculptures|illustrations|designs|tattoos|pottery|ceramics|quilts|jewell?ery|woodwork|projects|portfolio|creations|cakes|furniture|knitting|films|videos)\b`,
      ),
    ],
    saysNot:
      /\b(?:visitors? (?:can )?(?:upload|post)|everyone can|sell|shop|buy|comment|like each|rate|album of|family|share with|each other)\b/i,
    plain: ({ thing, message }) => {
      const who =
        /\b(?:i['’]?a?m|she is|he is|she['’]s|he['’]s|as) an? ((?:(?!(?:and|who|from|in|with|that|so)\b)[\p{L}-]+ ?){1,3})/iu
          .exec(message)?.[1]
          ?.trim() ?? ''
      return `A portfolio of ${who === '' ? 'my work' : `${/^[aeiou]/i.test(who) ? 'an' : 'a'} ${who}`} with ${many(thing)}, an about page and a contact form`
    },
  },
  {
    id: 'publish',
    says: [
      deed(
        String.raw`(?:publish|publishing|post|posting|put online|share) (?:(?:my|our|her|his|short|own|the|weekly|little|new) )*(?<thing>stories|poems|essays|articles|columns|chapters|novel|travel stories|reports|sermons|reviews)\b`,
      ),
      deed(
        String.raw`(?:write|writing) about (?:my |our |the )?{thing} (?:and|so|for|where) (?:that )?(?:readers|people|others|everyone|friends|family|anyone)`,
      ),
    ],
    saysNot: /\b(?:members can|everyone can (?:post|write)|users can post|forum|social)\b/i,
    plain: ({ thing, message }) =>
      `A blog of ${/write|writing/.test(message) && !/stor|poem|essay|article/.test(thing) ? `posts about ${many(thing)}` : many(thing)}${/\bcomment|readers (?:can )?(?:say|answer|reply)/i.test(message) ? ' with comments' : ''}`,
  },
]
