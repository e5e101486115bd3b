// What a household keeps: boxes, letters, birthdays, bills, fuel, receipts, wishes.
import { tells } from './deed-words.ts'
import type { Purpose, Records } from './purpose.ts'

const kept = (records: Records) => (): Records => records

export const ofHouseholds: readonly Purpose[] = [
  {
    id: 'pros-and-cons',
    says: [tells('pros and cons|should i (?:quit|move|buy|stay|go)|for and against|arguments')],
    records: kept({
      kind: 'argument',
      fields: 'argument (text, required), side (for, against), weight (1, 2, 3, 4, 5), notes',
      title: 'For and against',
    }),
  },
  {
    id: 'moving-boxes',
    says: [
      tells(
        'box(?:es)?|cartons?|crates',
        "mov(?:e|ing)|where|put|what(?:[’']s| is) in|which|cellar|attic|storage|contents",
      ),
    ],
    saysNot:
      /\b(?:veg(?:etable)? box(?:es)?|lunch box|letter ?box|inbox|post ?box|lego|sets|order|suggestion box|music)\b/iu,
    records: kept({
      kind: 'box',
      fields:
        'number (text, required), what is in it (long text, required), room (text), fragile (yes/no), unpacked (yes/no), photo',
      title: 'Boxes',
    }),
  },
  {
    id: 'letters-archive',
    says: [
      tells(
        'letters|diar(?:y|ies)|old photos|documents|memories|postcards|tapes',
        'archive|grandfather|grandmother|grandpa|grandma|family|war|scanned|ancestors|history',
      ),
    ],
    saysNot: /\b(?:cover letters|newsletter|gratitude|dream|file clients)\b/iu,
    records: ({ message }) => ({
      kind: /letter/i.test(message) ? 'letter' : /postcard/i.test(message) ? 'postcard' : 'memory',
      fields: `title (required), ${/letter|postcard/i.test(message) ? 'from (text), to (text), ' : 'who (text), '}date, place (text), text (long text, required), scan (picture)`,
      title: /letter/i.test(message) ? 'Letters' : 'Family archive',
    }),
  },
  {
    id: 'family-tree',
    says: [
      tells(
        'ancestors?|family tree|genealog\\w+|great[- ]grand\\w+|relatives',
        'born|died|married|tree|collect|research|stories|who|record',
      ),
    ],
    records: kept({
      kind: 'ancestor',
      fields:
        'name (required), born on (text), born in (text), died on (text), mother (text), father (text), story (long text), photo',
      title: 'Family tree',
    }),
  },
  {
    id: 'birthdays',
    says: [tells('birthdays|anniversaries', 'forget|remember|list|all|remind\\w*|when|track|calendar|family|friends')],
    saysNot: /\b(?:party|gifts?|presents?|invite)\b/iu,
    records: kept({
      kind: 'birthday',
      fields: 'name (required), born on (date, required), gift ideas (text), notes',
      parts: ['calendar'],
      title: 'Birthdays',
    }),
  },
  {
    id: 'phone-numbers',
    says: [
      tells(
        'phone numbers?|telephone numbers?|address ?book|addresses',
        'friends?|family|note|my|keep|remember|relatives|people',
      ),
    ],
    saysNot: /\b(?:customers?|companies|company|crm|e-?mail sign|form)\b/iu,
    records: kept({
      kind: 'contact',
      fields: 'name (required), phone, e-mail, address (text), birthday (date), notes',
      title: 'My people',
    }),
  },
  {
    id: 'subscriptions',
    says: [
      tells(
        'subscriptions?|memberships?|streaming services',
        'cost|costs|pay|cancel|forget|all|my|overview|renew\\w*|how much',
      ),
    ],
    saysNot: /\b(?:customers?|subscribers|sells?|box|newsletter|club|gym members|our members)\b/iu,
    records: kept({
      kind: 'subscription',
      fields:
        'name (required), price (money, required), every (month, quarter, year), next payment (date), cancel by (date), still used (yes/no), notes',
      parts: ['totals'],
      title: 'Subscriptions',
    }),
  },
  {
    id: 'bills-due',
    says: [
      tells(
        'insurance|road tax|bills?|taxes|mortgage|rates|licen[cs]e',
        'due|paid|warn\\w*|deadline|remind\\w*|before|late|on time',
      ),
    ],
    saysNot: /\b(?:split|roommates?|customers?|invoices?|tenants?|share)\b/iu,
    records: kept({
      kind: 'bill',
      fields:
        'what (text, required), amount (money), due date (date, required), paid (yes/no), every (once, month, quarter, year), notes',
      title: 'Bills and deadlines',
    }),
  },
  {
    id: 'screen-time',
    says: [tells('screen time|tablet time|gaming time|computer time|phone time')],
    records: kept({
      kind: 'session',
      fields: 'what (tablet, phone, television, console, computer), date (required), minutes (number, required), notes',
      of: 'child',
      more: [{ kind: 'child', fields: 'name (required), minutes a day (number)' }],
      parts: ['totals'],
      title: 'Screen time',
    }),
  },
  {
    id: 'pocket-money',
    says: [tells('pocket money|allowance', 'kids?|children|son|daughter|track|saved?|spend')],
    records: kept({
      kind: 'payment',
      fields: 'what for (text, required), amount (money, required), in or out (in, out), date',
      of: 'child',
      more: [{ kind: 'child', fields: 'name (required), saving for (text), needs (money)' }],
      title: 'Pocket money',
    }),
  },
  {
    id: 'fuel',
    says: [
      tells(
        'fuel|petrol|diesel|fill(?:ed|ing)?[- ]?ups?|refuel\\w*|per 100 ?km|mpg|mileage',
        'log|track|use[sd]?|litres?|liters?|tank|cost|consum\\w*|note|km|van|car',
      ),
    ],
    saysNot: /\b(?:what (?:my|our) car costs|mileage (?:claims?|allowance)|reimburse\w*)\b/iu,
    records: kept({
      kind: 'fill-up',
      fields:
        'date (required), litres (number, required), price (money), km on the clock (number, required), where (text)',
      parts: ['totals'],
      title: 'Fill-ups',
    }),
  },
  {
    id: 'car-service',
    says: [
      tells(
        'oil|tyres?|tires?|brakes?|inspection|mot|service',
        'cars?|van|bikes?|motor ?bike|vehicles?',
        'when|last|changed?|next|history|record|log|due|remember',
      ),
    ],
    saysNot: /\b(?:garage of|customers?|workshop|book(?:ing)?|dealer|fleet of clients)\b/iu,
    records: kept({
      kind: 'service',
      fields:
        'what was done (text, required), date (required), km (number), cost (money), where (text), next due on (date)',
      of: 'vehicle',
      more: [{ kind: 'vehicle', fields: 'name (required), number plate (text), year (number)' }],
      title: 'Car service',
    }),
  },
  {
    id: 'home-projects',
    says: [
      tells(
        'renovat\\w*|building (?:a|our) house|home improvements?|diy|do up',
        'rooms?|cost|budget|to ?do|progress|plan|track|tasks|contractors?|quotes',
      ),
    ],
    saysNot: /\b(?:customers?|website|firm|company|portfolio)\b/iu,
    records: kept({
      kind: 'job',
      fields:
        'what (text, required), room (text), by whom (text), cost (money), due date (date), status (planned, under way, done), notes',
      parts: ['totals'],
      title: 'Doing up the house',
    }),
  },
  {
    id: 'warranties',
    says: [
      tells(
        'warrant(?:y|ies)|receipts|guarantees|manuals|appliances',
        'keep|find|until|expire|bought|when|store|photo|how long',
      ),
    ],
    saysNot: /\b(?:customers?|expense claims?|split)\b/iu,
    records: kept({
      kind: 'purchase',
      fields:
        'what (text, required), bought on (date), bought at (text), price (money), warranty until (date), receipt (picture), notes',
      title: 'Receipts and warranties',
    }),
  },
  {
    id: 'price-compared',
    says: [tells('cheapest|compare (?:the )?prices|price comparison|best price|sharing prices|which shop')],
    saysNot: /\b(?:flats?|houses?|hotels?|travel|web ?shop with)\b/iu,
    records: kept({
      kind: 'price',
      fields:
        'product (text, required), shop (text, required), price (money, required), size (text), seen on (date), reported by (text)',
      title: 'Where it is cheapest',
    }),
  },
  {
    id: 'wishlist',
    says: [
      tells(
        'wish ?lists?|christmas list|gift list',
        'family|whole|everyone|spoilers?|kids|christmas|birthday|secret|who',
      ),
    ],
    records: kept({
      kind: 'wish',
      fields: 'what (text, required), who wishes (text, required), link, price, notes',
      parts: ['loans'],
      title: 'Wishlists',
      hint: 'Everyone reserves a gift with their name so that nobody buys it twice.',
    }),
  },
]
