// What is kept in trades, shops, kitchens and hotels.
import { capitalize, pluralize } from '../inflect.ts'
import { tells } from './deed-words.ts'
import type { Purpose } from './purpose.ts'
import { nounOf, schema } from './schema.ts'

const tasted = 'wine|whisky|whiskey|beer|gin|rum|coffee|cheese|chocolate|olive oil|tea|honey'
const repaired =
  'shoe|boot|watch|clock|bike|bicycle|phone|laptop|computer|instrument|violin|guitar|dress|suit|sewing machine|umbrella|bag|piece of furniture'

export const schemasInTrades: readonly Purpose[] = [
  schema(
    tells(
      'fridges?|freezers?|cold ?rooms?|coolers?|refrigerat\\w+|chillers?',
      'temperatures?|degrees|how cold|too warm|thermometers?',
    ),
    {
      kind: 'temperature reading',
      fields:
        'fridge (text, required), temperature (number °C, required), date (required), time, measured by (text), remark (text)',
      title: 'Fridge temperatures',
    },
  ),
  schema(
    tells('allerg\\w+|intoleran\\w+', 'child|children|kids?|pupils?|kindergarten|day ?care|nursery|class|camp|scouts'),
    {
      kind: 'child',
      fields:
        'name (required), group (text), allergic to (text, required), what to do (long text), emergency phone (phone)',
      access: 'team',
      title: 'Allergies of the children',
    },
  ),
  schema(
    tells(
      'allerg\\w+|intoleran\\w+|gluten',
      'menus?|dish(?:es)?|meals?|guests?|restaurant|kitchen|buffet|caf[eé]|food truck',
    ),
    {
      kind: 'dish',
      fields: 'name (required), description, allergens (tags), vegetarian (yes/no), vegan (yes/no), price',
      access: 'admin',
      title: 'What is in our dishes',
    },
    { saysNot: /\b(?:wedding|recipes?|diary|rsvp|my allerg\w+|who is allergic)\b/ },
  ),
  schema(
    [
      tells(
        'hygiene|haccp|disinfect\\w*|saniti[sz]\\w*',
        'kitchen|restaurant|toilets?|bathrooms?|caf[eé]|bar|practice|check ?lists?|bakery|butcher\\w*|canteen|log|record|staff|food|proof|prep',
      ),
      tells(
        'clean(?:ed|ing)?',
        'kitchen|toilets?|restrooms?|practice|bar',
        'prove|proof|inspector|sign(?:s|ed)? off|check ?list|each evening|who cleaned',
      ),
    ],
    {
      kind: 'cleaning check',
      fields:
        'what was cleaned (text, required), date (required), time, cleaned by (text, required), in order (yes/no), remark (text)',
      title: 'Hygiene checklist',
    },
    { saysNot: /\b(?:roommates?|flatmates?|chores?|kids|children|family|whose turn|customers? book)\b/ },
  ),
  schema(
    tells(
      'tips',
      'waiters?|waitress(?:es)?|bar|restaurant|caf[eé]|servers?|staff|shift|night|service',
      'shar\\w+|split\\w*|divid\\w+|pool\\w*|paid out|every|end of',
    ),
    {
      kind: 'tip',
      fields:
        'who (text, required), amount (money, required), date (required), shift (lunch, evening, late), hours (number), paid out (yes/no)',
      parts: ['totals'],
      title: 'Tips of the team',
    },
    { saysNot: /\b(?:calculat\w+|bill|advice|travel tips)\b/ },
  ),
  schema(
    tells(
      'cater(?:s|ing|ers?)|platters?|sandwich(?:es)?|buffets?|lunch boxes|finger food',
      'orders?|ordering|compan(?:y|ies)|firms|offices?|customers?|clients?|events?',
    ),
    {
      kind: 'order',
      fields:
        'customer (text, required), date (required), deliver at (time), how many people (number), what (long text, required), address (text), allergies (text), status (asked, confirmed, delivered, paid)',
      title: 'Catering orders',
    },
    { beats: ['booking'] },
  ),
  schema(
    tells(`(?:${tasted})s?`, 'tast(?:e|es|ed|ing|ings)|sampl(?:e|ed|ing)|what we thought|blind'),
    (message) => {
      const drink = nounOf(message, tasted, 'wine')
      return {
        kind: drink,
        fields: `name (required), producer (text), ${drink === 'wine' ? 'vintage (number), grape (text)' : 'origin (text)'}, price, photo`,
        more: [
          {
            kind: 'tasting note',
            fields: 'taster (text, required), rating (rating, required), what it tastes of (long text), date',
            of: drink,
          },
        ],
        title: `${capitalize(pluralize(drink))} we tasted`,
      }
    },
    { saysNot: /\b(?:sell|shop|recipes?|book a tasting|customers book|brew\w*|batch\w*)\b/ },
  ),
  schema(
    tells(
      'rooms?',
      'made up|clean(?:ed|ing)?|house ?keeping|chambermaids?|maids?',
      'hotel|guest ?house|hostel|b ?& ?b|inn|motel|check(?:ed)? ?-?out|made up|house ?keeping|cleaning (?:ladies|staff|crew)|maids?|chambermaids?',
    ),
    {
      kind: 'room',
      fields:
        'number (text, required), floor (text), status (to clean, being cleaned, ready, occupied), cleaned by (text), guests until (date), notes',
      title: 'Housekeeping',
    },
    { saysNot: /\b(?:roommates?|flatmates?|chores?|kids)\b/, beats: ['booking'] },
  ),
  schema(
    [
      tells(
        'guests?|passengers?|customers?|visitors?|pupils?|children|kids|people|travell?ers|swimmers|patients',
        'forg[eo]t(?! to)\\w*|left behind|leave behind|lost property',
      ),
      tells('lost property|lost[- ](?:and|&|n)[- ]found'),
    ],
    {
      kind: 'found item',
      fields:
        'what (text, required), found where (text, required), found on (date), photo, owner (text), status (kept, owner told, collected, sent)',
      title: 'Lost and found',
    },
    { saysNot: /\b(?:passwords?|pets?|cats?|dogs?|forget to)\b/ },
  ),
  schema(
    tells('repair caf[eé]s?|fix[- ]?it (?:clinic|day|caf[eé])'),
    {
      kind: 'appointment',
      fields:
        'name (text, required), what is broken (text, required), what is wrong with it (long text), date (required), time (required), repairer (text), result (waiting, repaired, not repairable)',
      title: 'Repair café',
    },
    { beats: ['booking', 'site'] },
  ),
  schema(
    tells(
      `(?:${repaired}|jewell?er|tailor|cobbler|garment|furniture|ski)(?:s|es|y)?`,
      'repair\\w*|mend\\w*|fix(?:es|ing|ed)?|alter(?:s|ing|ations?)|restor\\w+|re-?sol\\w+|tailor|cobbler|tickets?',
      'customers?|clients?|for people|drop\\w* off|ready|finished|pick(?:ed)? up|status|collect(?:ed)?|bring',
    ),
    (message) => {
      const looksUp = /\b(?:look (?:it|that|them|this)? ?up|see|check|follow|themselves|ask if)\b/i.test(message)
      const thing = nounOf(message, repaired, 'thing')
      return {
        kind: 'repair',
        fields: `ticket number (text, required), ${looksUp ? '' : 'customer (text, required), phone, '}${thing === 'thing' ? 'what it is' : thing} (text), what to do (long text), price, ready on (date), status (dropped off, in work, ready, collected)`,
        ...(looksUp && { access: 'admin' as const }),
        title: thing === 'thing' ? 'Repairs' : `${capitalize(thing)} repairs`,
      }
    },
    { saysNot: /\b(?:colleagues?|tenants?|residents?|myself|my own|i want to learn)\b/ },
  ),
  schema(
    tells(
      'translat(?:e|es|ing|or|ions?)|proofread\\w*|manuscripts?|commissions?|typeset\\w*',
      'customers?|clients?|authors?',
      'how far|progress|status|deadlines?|know|see|when|track',
    ),
    {
      kind: 'job',
      fields:
        'document (text, required), client (text), due on (date), done so far (number %), status (received, in work, being checked, delivered)',
      access: 'admin',
      title: 'How far the jobs are',
    },
    { saysNot: /\b(?:translate (?:words|text|sentences)|dictionary)\b/ },
  ),
  schema(
    tells(
      'florists?|flower shop|flowers|bouquets?',
      'orders?',
      'weddings?|florists?|shop|customers?|deliver\\w*|straight|keep',
    ),
    {
      kind: 'order',
      fields:
        'for whom (text, required), phone, occasion (wedding, birthday, funeral, other), date (required), what (long text, required), deliver to (text), price, status (asked, confirmed, made, delivered)',
      title: 'Flower orders',
    },
  ),
  schema(
    tells(
      'salon|hair\\w*|barber\\w*|stylists?|nails?|tattoo\\w*',
      'colou?rs?|mix(?:es)?|formulas?|what i did|used',
      'clients?|customers?',
    ),
    {
      kind: 'visit',
      fields: 'what was done (text, required), date (required), colour mix (text), price, photo, notes (long text)',
      of: 'client',
      more: [{ kind: 'client', fields: 'name (required), phone, allergies (text), birthday (date)' }],
      title: 'Clients and colours',
    },
  ),
  schema(
    tells('cut(?:ting)? ?lists?'),
    {
      kind: 'piece',
      fields:
        'part (text, required), material (text), length (number mm), width (number mm), thickness (number mm), how many (number), cut (yes/no)',
      of: 'project',
      more: [{ kind: 'project', fields: 'name (required), customer (text), due on (date)' }],
      title: 'Cut lists',
    },
    { beats: ['shop'] },
  ),
  schema(
    tells(
      'plumb(?:ers?|ing)|electricians?|heating engineers?|handym[ae]n|roofers?|painters?|mechanics?|locksmiths?|chimney sweeps?|landscapers?|window cleaners?|fitters?|technicians?|tradesm[ae]n',
      'jobs?|call-?outs?|customers? (?:to|we)|orders',
      'which|today|tomorrow|address(?:es)?|parts|where|plan|when|assign\\w*|schedule|who',
    ),
    {
      kind: 'job',
      fields:
        'what (text, required), customer (text, required), address (text), phone, date, time, parts used (long text), status (planned, on the way, done, invoiced)',
      title: 'Jobs',
    },
    { saysNot: /\b(?:recommend\w*|job board|apply)\b/ },
  ),
  schema(
    tells(
      'appliances?|electric\\w*|wiring|sockets?|PAT',
      'safety tests?|test(?:s|ed|ing)?|measur\\w+',
      'readings?|record\\w*|due|passed|document\\w*',
    ),
    {
      kind: 'safety test',
      fields:
        'what was tested (text, required), where (text), date (required), reading (number), passed (yes/no), tested by (text), next test (date)',
      title: 'Safety tests',
    },
    { beats: ['list'] },
  ),
  schema(
    tells(
      '(?:construction|building) (?:site|diary)|site (?:diary|log|reports?)|building works?',
      'diary|daily|log|reports?|each day|weather',
    ),
    {
      kind: 'site report',
      fields:
        'what was done (text, required), date (required), weather (dry, rain, snow, frost), crew (text), delivered (text), problems (long text), photo',
      title: 'Site diary',
    },
  ),
  schema(
    tells(
      'tools?|machines?|equipment|diggers?|excavators?|cranes?|scaffold\\w*',
      '(?:building|construction|job|work) sites?|which site|on site',
    ),
    {
      kind: 'tool',
      fields:
        'name (required), number (text), site (text, required), taken by (text), since (date), condition (good, worn, broken)',
      title: 'Tools on site',
    },
  ),
  schema(
    tells(
      'apartments?|flats?|houses?|tenants?|tenanc(?:y|ies)|rooms?',
      'hand(?:s|ed|ing)? ?over|mov(?:e|es|ing)[- ](?:in|out)|pass(?:es)? the',
      'damages?|defects?|condition|meters?|scratch(?:es)?|room by room|protocol|check ?list',
    ),
    {
      kind: 'defect',
      fields:
        'what (text, required), room (text, required), photo, who pays (tenant, landlord, nobody), fixed (yes/no)',
      of: 'handover',
      more: [
        {
          kind: 'handover',
          fields:
            'flat (text, required), tenant (text, required), date (required), keys (number), meter reading (text)',
        },
      ],
      title: 'Flat handovers',
    },
  ),
  schema(
    tells(
      'suppliers?|vendors?|subcontractors?|wholesalers?',
      'on time|reliab\\w+|rat(?:e|es|ing)|reviews?|quality|how good|evaluat\\w+',
    ),
    {
      kind: 'supplier',
      fields: 'name (required), what they deliver (text), contact (text), e-mail, phone',
      more: [
        {
          kind: 'delivery',
          fields:
            'what (text, required), due on (date), arrived on (date), on time (yes/no), quality (rating), remark (text)',
          of: 'supplier',
        },
      ],
      title: 'How our suppliers do',
    },
  ),
  schema(
    tells(
      'compar(?:e|es|ing|ison)|cheapest|best price|cheaper',
      'prices?|charges?|suppliers?|wholesalers?|shops?|supermarkets?|stores?|costs?|diapers|cheapest',
    ),
    {
      kind: 'price',
      fields: 'product (text, required), shop (text, required), price (required), per (text), seen on (date)',
      title: 'Prices compared',
    },
    { saysNot: /\b(?:flights?|hotels?|phones? (?:and|or)|cars? (?:and|or)|specs?|features)\b/ },
  ),
  schema(
    tells(
      'returns?|(?:send|sends|sent) (?:it|them|things|goods|stuff)? ?back|refunds?',
      'customers?|buyers?|clients?|orders?|products?',
      'why|reasons?|(?:sent|send) (?:it|them)? ?back|returns? (?:from|of|by)|refunds?',
    ),
    {
      kind: 'return',
      fields:
        'product (text, required), customer (text), order number (text), reason (damaged, wrong item, wrong size, not liked, other), came back on (date), status (arrived, checked, refunded, replaced)',
      title: 'Returns',
    },
    { saysNot: /\b(?:borrow\w*|library|loans?|lend)\b/ },
  ),
  schema(tells('complaints?|complain(?:s|ed|ing)?', 'customers?|guests?|clients?|patients?|buyers?|passengers?'), {
    kind: 'complaint',
    fields:
      'what it is about (text, required), from (text), contact (text), date, details (long text), what we did (long text), status (new, in work, settled)',
    title: 'Complaints',
  }),
  schema(
    tells(
      'stock ?tak(?:e|es|ing)|count(?:s|ed|ing)?',
      'warehouse|shelf|shelves|stock|store ?room|inventory',
      'should|difference|missing|is there|actually|stock ?tak\\w+',
    ),
    {
      kind: 'count',
      fields:
        'item (text, required), where (text), should be (number, required), counted (number), counted on (date), counted by (text)',
      title: 'Stock count',
    },
  ),
  schema(
    tells(
      '(?:pre-?)?orders?|pre-?ordering',
      "collect(?:s|ed)?|pick(?:s|ed)? (?:it|them|things)? ?up|next day|when it(?:[’']s| is) (?:in|here)|(?:has|have) arrived",
      'people|customers?|bakery|book ?(?:store|shop)|butcher\\w*|farm|pharmacy|store|shop',
    ),
    {
      kind: 'order',
      fields:
        'what (text, required), how many (number), name (text, required), phone, collected on (date), status (ordered, arrived, customer told, collected)',
      title: 'Orders to collect',
    },
    { saysNot: /\b(?:online|website|pay)\b/ },
  ),
  schema(
    tells('patients?|customers?|people|visitors?|clients?', 'wait(?:s|ing)?(?! list)', 'turn|next|queue|called|number'),
    {
      kind: 'ticket',
      fields:
        'number (text, required), came at (time), what for (text), room (text), status (waiting, called, inside, done)',
      title: 'Whose turn it is',
    },
  ),
]
