// What somebody does for themselves and those at home: remember, plan, learn, collect, write down, keep an eye on costs.
import { capitalize, pluralize, singularize } from '../inflect.ts'
import { deed } from './deed-words.ts'
import type { Purpose } from './purpose.ts'

const titled = (thing: string): string => capitalize(pluralize(thing))

function costKinds(thing: string): string {
  if (/car|van|bike|motor|truck|vehicle|boat|camper/.test(thing)) return 'fuel, repair, insurance, tax, parking, other'
  if (/dog|cat|horse|pet|rabbit|hamster/.test(thing)) return 'food, vet, insurance, things, other'
  if (/house|flat|apartment|home|renovation|garden/.test(thing)) return 'material, work, energy, insurance, other'
  if (/wedding|party/.test(thing)) return 'place, food, music, clothes, other'
  return 'material, fees, travel, other'
}

function wanted(thing: string): { fields: string; done: string } {
  if (/restaurant|caf|bar|pub|place|city|country|beach|museum|hike|trail/.test(thing))
    return { fields: 'name (required), where (text), why (long text)', done: 'been there' }
  if (/book|novel|comic/.test(thing)) return { fields: 'title (required), author, recommended by (text)', done: 'read' }
  if (/film|movie|series|show|documentar/.test(thing))
    return { fields: 'title (required), where to watch (text), recommended by (text)', done: 'seen' }
  if (/recipe|dish|cake/.test(thing))
    return { fields: 'name (required), where it is from (text), notes (long text)', done: 'cooked' }
  return { fields: 'name (required), why (long text)', done: 'done' }
}

export const atHome: readonly Purpose[] = [
  {
    id: 'plant-care',
    says: [
      deed(
        String.raw`(?:water|watering|watered|waters|feed|feeding|fertili[sz]e|repot\w*|look(?:ing)? after|take care of|taking care of|care for)\b.{0,25}\b(?:plants?|flowers|orchids|cacti|succulents|bonsais?|houseplants?|herbs|seedlings)`,
      ),
      deed(
        String.raw`(?:plants?|flowers|orchids|bonsais?|houseplants?) .{0,30}\b(?:water(?:ed|ing)?|thirsty|need water|die|dying)`,
      ),
    ],
    records: ({ message }) => ({
      kind: 'plant',
      fields: `name (required), ${/office/i.test(message) ? 'where (text)' : 'room (text)'}, water every (days), last watered (date), ${/\bwho\b/i.test(message) ? 'watered by (text), ' : ''}notes`,
      title: 'Plants to water',
      hint: 'Every so many days a plant needs water; it shows what is due.',
    }),
  },
  {
    id: 'pills',
    says: [deed(String.raw`(?:pills?|medications?|medicines?|meds|tablets|insulin|eye drops|vitamins)\b`)],
    saysNot: /\b(?:shop|sells?|pharmacy|inventory|stock|order)\b/i,
    records: () => ({
      kind: 'medicine',
      fields: 'name (required), dose (text), time (time, required), with food (yes/no), taken today (yes/no), notes',
      title: 'What to take when',
    }),
  },
  {
    id: 'baby-log',
    says: [
      deed(
        String.raw`(?:baby|newborn|infant|twins|little one)\b.{0,50}\b(?:sleeps?|slept|eats?|ate|feeds?|feeding|drinks?|drank|nappy|nappies|diapers?|naps?)`,
      ),
      deed(
        String.raw`(?:feeds?|feedings?|naps?|nappies|diapers?|sleep) (?:of|for) (?:my |our |the )?(?:baby|newborn|twins)`,
      ),
      deed(
        String.raw`(?:sleep|naps?)(?:,| and| &) (?:feeds?|feedings?|bottles|nappies|diapers)|(?:feeds?|feedings?|bottles|nappies|diapers)(?:,| and| &) (?:sleep|naps?)\b`,
      ),
    ],
    records: () => ({
      kind: 'entry',
      fields: 'what (sleep, milk, food, nappy), date (required), time (time), minutes (number), notes',
      title: 'Baby’s days',
    }),
  },
  {
    id: 'points-for-chores',
    says: [
      deed(
        String.raw`(?:kids?|children|son|daughter|boys?|girls?|teenagers?|pupils?|students?)\b.{0,40}\b(?:earn|get|collect|win|gain)s? (?:{some})?(?:points?|stars?|stickers?|rewards?|coins|pocket money|screen time)`,
      ),
      deed(
        String.raw`(?:points?|stars|rewards?|stickers) (?:for|when) (?:{some})?(?:chores?|jobs|tasks|good|homework|doing|helping|they|the kids)`,
      ),
    ],
    records: () => ({
      kind: 'chore done',
      fields: 'what (text, required), points (number, required), date',
      of: 'child',
      more: [{ kind: 'child', fields: 'name (required), saving for (text)' }],
      title: 'Points for chores',
      hint: 'A ranking of the children by points.',
    }),
  },
  {
    id: 'chores',
    says: [
      deed(
        String.raw`(?:who(?:se)?|whose turn)\b.{0,30}\b(?:cleans?|cooks?|does the|washes|takes out|vacuums?|dishes|trash|bins?|turn it is|turn is it|turn to)\b`,
      ),
      deed(
        String.raw`(?:chores?|cleaning|household jobs|housework) (?:rota|plan|schedule|roster|between|for|of|in|with|among)`,
      ),
      deed(String.raw`(?:share|divide|split|distribute) (?:the |our )?(?:chores|housework|cleaning|household jobs)`),
    ],
    records: () => ({
      kind: 'chore',
      fields: 'what (text, required), whose turn (text), due date, done (yes/no)',
      title: 'Whose turn is it',
    }),
  },
  {
    id: 'meal-plan',
    says: [
      deed(
        String.raw`(?:plan|planning|planner|organi[sz]e) (?:for )?(?:{some})?(?:weekly |family |our )*(?:meals?|dinners?|lunch(?:es)?|menus?|food|suppers?)\b(?! (?:for (?:guests|the wedding)|order))`,
      ),
      deed(String.raw`(?:meal|menu|dinner) (?:plan|planner|planning)\b`),
      deed(String.raw`what (?:we|to|i|shall we|should we) (?:eat|cook|have for (?:dinner|lunch))\b`),
    ],
    saysNot: /\b(?:calories|guess|random|tell(?:s)? me what)\b/i,
    records: () => ({
      kind: 'meal',
      fields:
        'dish (text, required), day (Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday), meal (breakfast, lunch, dinner), who cooks (text), to buy (long text)',
      title: 'Meals this week',
    }),
  },
  {
    id: 'costs-of',
    says: [
      deed(
        String.raw`(?:how much|what) (?:{some})?(?<thing>car|van|house|flat|dog|cat|horse|boat|garden|renovation|wedding|hobby|motorbike|bike|pet|camper|allotment)s? (?:really |actually )?(?:costs?|eats|has cost|is costing)`,
      ),
      deed(
        String.raw`(?:costs?|expenses|spending|money i spend) (?:of|for|on) (?:my|our|the|her|his) (?<thing>car|van|house|flat|dog|cat|horse|boat|garden|renovation|wedding|hobby|motorbike|bike|pet|camper|allotment)\b`,
      ),
    ],
    records: ({ thing }) => ({
      kind: 'cost',
      fields: `what (text, required), amount (money, required), date, kind (${costKinds(thing)}), notes`,
      parts: ['totals'],
      title: `What the ${thing} costs`,
    }),
  },
  {
    id: 'journal',
    says: [
      deed(
        String.raw`(?:write|writing|note|noting|jot|put|type|record)(?: down| out)* (?:{some})?(?:what|how|things|thoughts?|feelings?|memories|moments?|dreams?|three things|something|a few lines|a line)\b.{0,50}\b(?:grateful|thankful|feel|felt|day|night|happened|dreamt|dreamed|mind|made me|learned|learnt|today|daily)`,
      ),
      deed(String.raw`(?:gratitude|mood|prayer) (?:journal|diary)\b`),
    ],
    saysNot: /\b(?:patients?|clients?|pupils?|students?|baby)\b/i,
    records: ({ message }) => ({
      kind: /dream/i.test(message) ? 'dream' : 'entry',
      fields: /dream/i.test(message)
        ? 'title (required), date, what I dreamt (long text), mood (calm, happy, strange, frightening)'
        : /grateful|gratitude|thankful/i.test(message)
          ? 'what I am grateful for (text, required), date, why (long text)'
          : 'title (required), date, text (long text), mood (good, all right, hard)',
      access: 'private',
      title: /dream/i.test(message)
        ? 'Dream diary'
        : /grateful|gratitude|thankful/i.test(message)
          ? 'Gratitude journal'
          : 'Diary',
    }),
  },
  {
    id: 'learn-words',
    says: [
      deed(
        String.raw`(?:learn|learning|practi[sc]e|practi[sc]ing|memori[sz]e|memori[sz]ing|remember|revise|drill)\b.{0,20}\b(?<thing>(?:\p{Lu}\p{L}+ )?(?:words?|vocabulary|vocab|phrases|verbs)|kanji|flags|capitals|formulas|anatomy|chords|dates|facts)\b`,
      ),
      deed(
        String.raw`(?:learn|learning|practi[sc]e|practi[sc]ing|study|studying) (?<thing>Spanish|French|German|Italian|Portuguese|English|Dutch|Polish|Turkish|Japanese|Chinese|Korean|Russian|Ukrainian|Arabic|Greek|Swedish|Latin)\b`,
      ),
    ],
    saysNot: /\b(?:teacher|lessons? (?:with|notes)|students?|pupils?|book)\b/i,
    plain: ({ message, thing }) => {
      const language =
        /\b(Spanish|French|German|Italian|Portuguese|English|Dutch|Polish|Turkish|Japanese|Chinese|Korean|Russian|Ukrainian|Arabic|Greek|Swedish|Latin)\b/i.exec(
          message,
        )?.[1]
      return language === undefined
        ? `Flashcards of ${pluralize(thing || 'word')} with question and answer, to practise`
        : `Flashcards of ${capitalize(language)} words with word and meaning, to practise`
    },
  },
  {
    id: 'reminders',
    says: [
      deed(
        String.raw`remind(?:s|er|ers|ing)? (?:me|us|my \p{L}+|everyone|people)? ?(?:to|of|about|when|that|for|so)\b`,
      ),
      deed(
        String.raw`(?:when|which) (?:{some})?(?<thing>contracts?|subscriptions?|insurances?|passports?|warrant(?:y|ies)|certificates?|memberships?|documents?|licen[cs]es) (?:end|ends|expire|expires|run out|runs out|renew|renews|is due|are due|has to be renewed|have to be renewed)`,
      ),
    ],
    saysNot: /\b(?:plants?|pills?|medic\w+|customers?|patients?|birthdays?)\b/i,
    records: ({ thing }) => ({
      kind: thing === '' ? 'reminder' : thing,
      fields:
        thing === ''
          ? 'what (text, required), due date (required), repeats (never, weekly, monthly, yearly), done (yes/no), notes'
          : 'name (required), with whom (text), ends on (date, required), cancel by (date), cost (money), notes',
      title: thing === '' ? 'Not to forget' : titled(thing),
    }),
  },
  {
    id: 'where-it-is',
    says: [
      deed(
        // "Something where the tenants report" says what it is, not where anything lies.
        String.raw`(?<!\b(?:something|somewhere|apps?|tools?|pages?|places?|sites?|websites?|walls?|boards?|lists?|systems?|forms?|thing|corner|space|area|room|log|register|collection) )(?:where|which (?:box|shelf|drawer|cupboard|room|bag|crate)) (?:(?:is|are|did|do|have|i|we|my|our|the|all|put|everything|things|stuff) )+`,
      ),
      deed(
        String.raw`what(?:['’]?s| is| i have| we have| do i have| do we have)(?: still)?(?: left)? (?:in|on|inside) (?:each|which|my|our|the) (?:box(?:es)?|freezer|fridge|pantry|cellar|attic|shed|wardrobe|garage|drawers?|basement|storage|larder)`,
      ),
      deed(String.raw`(?:find|finding|remember where) (?:{some})?(?:things|stuff|tools|everything) (?:in|again|i|we)`),
    ],
    saysNot: /\b(?:box(?:es)?|food truck|we are|to eat|to go|bus|friends are|kids are|website|opening)\b/i,
    records: ({ message }) =>
      /freezer|fridge|pantry|larder/i.test(message)
        ? {
            kind: 'food',
            fields: 'name (required), quantity (number), shelf or drawer (text), frozen on (date), best before (date)',
            title: /freezer/i.test(message) ? 'In the freezer' : 'In the pantry',
          }
        : {
            kind: 'thing',
            fields: 'name (required), where it is (text, required), photo, notes',
            title: 'Where things are',
          },
  },
  {
    id: 'want-to',
    says: [
      deed(
        String.raw`{thing} (?:that )?(?:i|we) (?:still |really |always |both )*(?:want|wanna|would like|['’]d like|hope|plan|have|need) to (?:try|read|see|visit|watch|go to|cook|bake|make|hear|play|do|climb|hike|eat at|explore)`,
      ),
      deed(String.raw`bucket ?list`),
    ],
    saysNot: /\b(?:goals?|budget|buy|shop|need to do|before)\b/i,
    records: ({ thing }) => {
      const kind = thing === '' || isVague.test(thing) ? 'wish' : thing
      const { fields, done } = wanted(kind)
      return {
        kind,
        fields: `${fields}, ${done} (yes/no)`,
        title: kind === 'wish' ? 'Bucket list' : `${titled(kind)} to try`,
      }
    },
  },
  {
    id: 'gifts',
    says: [
      deed(String.raw`(?:gift|present)s?(?: ideas?)? (?:for|to|i|we|that|list)\b`),
      deed(
        String.raw`what (?:to|i|we) (?:give|get|buy|gave|got|bought) (?:whom|who|everyone|people|my \p{L}+|for whom|for christmas|for (?:my|our))`,
      ),
    ],
    saysNot: /\b(?:shop|store|sells?|gift cards?|registry|wedding|reserve|baby shower)\b/i,
    records: () => ({
      kind: 'gift',
      fields:
        'idea (text, required), for whom (text, required), occasion (birthday, Christmas, wedding, other), price, bought (yes/no), notes',
      title: 'Gift ideas',
    }),
  },
  {
    id: 'trip',
    says: [
      deed(
        String.raw`plan(?:ning|s)? (?:for )?(?:{some})?(?:(?:big|summer|next|road|family|weekend|city|bike|cycling|backpacking|inter ?rail) )*(?:trip|holiday|vacation|journey|road ?trip|honeymoon|travels|weekend away|tour)\b`,
      ),
    ],
    saysNot: /\b(?:customers?|clients?|agency|book(?:ing)? tours)\b/i,
    records: ({ message }) => {
      const place = /\b(?:to|in|through|around|across) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/u.exec(message)?.[1]
      return {
        kind: 'stop',
        fields: 'what (text, required), place (text), date, time, cost (money), booked (yes/no), notes',
        parts: ['totals'],
        title: place === undefined ? 'Our trip' : `Trip to ${place}`,
      }
    },
  },
  {
    id: 'collect',
    says: [
      deed(
        String.raw`(?:i|we|he|she|grandpa|my \p{L}+) {may}(?:collects?|am collecting|are collecting|have (?:a|an) (?:big |huge |small |large )?collection of) {thing}`,
      ),
      deed(
        String.raw`(?:catalogue|catalog|cataloguing|cataloging|document|inventory of) (?:my|our|his|her) (?:collection of )?{thing}`,
      ),
      deed(String.raw`(?:my|our|his|her) {thing} collection\b`),
    ],
    saysNot:
      /\b(?:donations?|money|data|feedback|e-?mails?|signatures?|ideas|signups?|responses|answers|rubbish|garbage|points|payments?)\b/i,
    records: ({ thing }) => {
      const kind = thing.replace(/ collection$/, '')
      if (/record|vinyl|cd|lp|album/.test(kind))
        return {
          kind: 'record',
          fields: 'title (required), artist, year (number), condition (mint, good, worn), photo, notes',
          title: 'Record collection',
        }
      if (/book|comic/.test(kind))
        return {
          kind,
          fields: 'title (required), author, year (number), condition (mint, good, worn), photo, notes',
          title: `${capitalize(kind)} collection`,
        }
      return {
        kind,
        fields: `name (required), photo, ${/coin|stamp|banknote/.test(kind) ? 'country, ' : ''}year (number), condition (mint, good, worn), value (money), notes`,
        title: `${capitalize(kind)} collection`,
      }
    },
  },
  {
    id: 'looked-at-and-compared',
    says: [
      deed(
        String.raw`compar(?:e|ing) (?:{some})(?<thing>flats|apartments|houses|cars|bikes|offers|quotes|schools|kindergartens|phones|laptops|insurances?|banks?|gyms|venues|hotels|universities|jobs|prams|strollers)\b`,
      ),
    ],
    saysNot: /\b(?:texts?|documents?|prices? (?:of|in|at)|website|calculator)\b/i,
    records: ({ thing }) => ({
      kind: singularize(thing),
      fields: `name (required), ${/flat|apart|house|hotel|venue/.test(thing) ? 'address (text), size (number m²), rooms (number), seen on (date), ' : ''}price, photo, good about it (long text), bad about it (long text), stars (rating)`,
      title: `${capitalize(pluralize(thing))} compared`,
    }),
  },
]

const isVague = /^(?:thing|stuff|list|place list|all|everything|something)$/
