// What is kept in offices and works: tickets, licences, contracts, deals, hours, cash.
import { deed, tells } from './deed-words.ts'
import type { Purpose } from './purpose.ts'
import { schema } from './schema.ts'

const staff = 'employees?|staff|workers?|team|cleaners?|builders?|crew|nann(?:y|ies)|colleagues?|people in my'

/** "IT" is a department and "it" is a thing. */
const itHelp = [
  /\b(?:tells?|ask|asks|to|our|the|call|for) IT\b|\bIT (?:department|team|support|desk|staff|tickets?|problems?|issues?|requests?|help)\b/u,
  tells(
    "(?:computers?|laptops?|printers?|monitors?) (?:misbehav\\w+|break\\w*|(?:is|are|do|does)(?:n[’']t| not)? (?:work\\w*|broken))|help ?desk|tech support",
    'report\\w*|tell\\w*|tickets?|colleagues?|staff|employees?|teachers?|track|help ?desk',
  ),
] as const

export const schemasInOffices: readonly Purpose[] = [
  schema(itHelp, {
    kind: 'ticket',
    fields:
      'what is wrong (text, required), device (text), details (long text), urgency (low, normal, urgent), reported by (text, required), status (new, in work, waiting, solved)',
    title: 'IT help',
  }),
  schema(tells('swap(?:s|ping)?|trad(?:e|es|ing)|exchang\\w+|give away|cover for', 'shifts?'), {
    kind: 'shift',
    fields:
      'shift (text, required), date (required), from (time), until (time), given by (text, required), taken over by (text), agreed (yes/no)',
    title: 'Shifts to swap',
  }),
  schema(
    tells(
      'hand(?:s|ed|ing)? ?-?over|shift changes?|change of shift|(?:next|late|night|early|following) (?:shift|crew)|pass(?:es)? (?:on|over)',
      'shifts?|wards?|nurses?|carers?|crews?|night|station|reception',
    ),
    (message) => ({
      kind: 'handover note',
      fields: `${/nurse|ward|carer|patient|hospital|care home/i.test(message) ? 'task (text, required), patient or room (text)' : 'what (text, required), where (text)'}, urgent (yes/no), details (long text), date, written by (text), status (open, done)`,
      access: 'team',
      title: 'Shift handover',
    }),
    { saysNot: /\b(?:keys?|apartments?|flats?|cars?|tenants?)\b/ },
  ),
  schema(
    tells(
      'forklifts?|first[- ]aiders?|certificates?|certifications?|qualifications?|safety training|trained (?:on|for|in)|driving licen[cs]es?|instructions given',
      'who|until|expir\\w+|staff|employees?|workers?|valid|renew\\w*|refresh\\w*|drivers?',
    ),
    {
      kind: 'qualification',
      fields: 'what for (text, required), gained on (date), valid until (date, required), proof (picture), notes',
      of: 'employee',
      more: [{ kind: 'employee', fields: 'name (required), team (text), e-mail' }],
      title: 'Who is trained for what',
    },
    { saysNot: /\b(?:gift certificates?|vouchers?|print|design)\b/ },
  ),
  schema(
    tells('licen[cs]es?', 'software|seats|programs?|subscriptions?|who uses|saas|tools'),
    {
      kind: 'licence',
      fields:
        'software (text, required), licence key (text), used by (text), seats (number), cost per year (money), expires on (date)',
      access: 'team',
      title: 'Software licences',
    },
    { saysNot: /\b(?:driving|fishing|hunting|forklift)\b/, beats: ['list'] },
  ),
  schema(
    tells(
      'contracts?|agreements?',
      'run(?:s|ning)? out|get out|expir\\w+|renew\\w*|cancel\\w*|notice|ends?|ending|terminat\\w+|overview|all our',
    ),
    {
      kind: 'contract',
      fields:
        'name (required), with whom (text, required), starts on (date), ends on (date, required), cancel by (date), cost per month (money), status (running, cancelled, ended)',
      title: 'Contracts',
    },
    { saysNot: /\b(?:players?|freelance jobs)\b/ },
  ),
  schema(
    tells(
      'onboard\\w*|new (?:hires?|employees?|starters?|joiners?|colleagues?|staff|volunteers?)|first (?:days?|weeks?) (?:at|of|in|with)',
      'check ?lists?|steps?|to[- ]?dos?|tasks?|list|things|go through|tick\\w*|learn|need',
    ),
    {
      kind: 'step',
      fields: 'what (text, required), due date, who helps (text), done (yes/no), notes',
      of: 'new colleague',
      more: [{ kind: 'new colleague', fields: 'name (required), job (text), starts on (date), mentor (text)' }],
      title: 'First weeks',
    },
  ),
  schema(
    tells(
      '(?:meeting|conference|board|project) rooms?',
      'free|taken|screens?|panels?|tablets?|display\\w*|glance|occupied|available',
    ),
    {
      kind: 'booking',
      fields:
        'what for (text, required), booked by (text, required), date (required), from (time, required), until (time, required)',
      of: 'room',
      more: [{ kind: 'room', fields: 'name (required), floor (text), seats (number)' }],
      title: 'Meeting rooms',
      hint: 'Nobody can book a room that is taken at that time.',
    },
    { beats: ['list'] },
  ),
  schema(
    tells(
      'desks?|hot ?desk\\w*|desk shar\\w+',
      'shar\\w+|book\\w*|reserv\\w*|choose|pick|who sits|office|hybrid|come in',
      'employees?|colleagues?|staff|team|office|days?|we|people|come in',
    ),
    {
      kind: 'booking',
      fields: 'booked by (text, required), date (required), when (all day, morning, afternoon), notes',
      of: 'desk',
      more: [{ kind: 'desk', fields: 'name (required), floor (text), screens (number)' }],
      title: 'Who sits where',
      hint: 'Nobody can book a desk that is taken on that day.',
    },
    { saysNot: /\b(?:help ?desk|front desk|desk for sale|sell|standing desks?)\b/, beats: ['booking'] },
  ),
  schema(
    tells(
      'supplies|stationery|equipment|hardware|printer paper|toner',
      'ask(?:s|ing)? for|request\\w*|approv\\w+|order(?:s|ing)? (?:for|from)',
      'office|team|colleagues?|staff|employees?|teachers?|me|approv\\w+',
    ),
    {
      kind: 'request',
      fields:
        'item (text, required), quantity (number), why (text), link (url), asked by (text, required), status (asked, approved, declined, ordered, here)',
      title: 'Office supplies',
    },
    { saysNot: /\b(?:customers?|borrow\w*|rent\w*)\b/ },
  ),
  schema(
    tells(
      'ideas? box|improvement (?:ideas|suggestions)',
      'staff|employees?|workers?|colleagues?|box|members|guests|anonym\\w+',
      'suggest\\w*|ideas?|improv\\w+|anonym\\w+',
    ),
    {
      kind: 'idea',
      fields:
        'title (required), what would be better (long text, required), name (text), status (new, being looked at, planned, done, declined)',
      parts: ['likes'],
      title: 'Ideas box',
    },
    { saysNot: /\b(?:songs?|books?|films?|movies?|restaurants?)\b/ },
  ),
  schema(
    tells('1[:-]1s?|1 ?on ?1s?|one[- ](?:on|to|2)[- ]ones?'),
    {
      kind: 'talk',
      fields: 'topic (text, required), date (required), what we said (long text), agreed (long text), next talk (date)',
      of: 'person',
      more: [{ kind: 'person', fields: 'name (required), job (text), since (date)' }],
      access: 'private',
      title: 'One-on-ones',
    },
    { saysNot: /\b(?:lessons?|coaching sessions?|book)\b/, beats: ['list'] },
  ),
  schema(
    tells(
      'deals?|(?:sales )?pipeline|leads?|prospects?|opportunit(?:y|ies)',
      'stages?|where|worth|value|bring|won|lost|sales|how much|close|follow(?:ed|ing)?[- ]?ups?|chances?',
    ),
    {
      kind: 'deal',
      fields:
        'name (required), company (text, required), value (money), stage (new, talking, offer sent, won, lost), next step (text), follow up on (date), notes',
      parts: ['totals'],
      title: 'Deals',
    },
    { saysNot: /\b(?:shopping|coupons?|bargains?|discounts?|cheap\w*|landing|job)\b/ },
  ),
  schema(
    tells(
      'quotes?|offers?|estimates?|quotations?',
      'clients?|customers?',
      'sen[dt]s?|accept\\w*|reject\\w*|declin\\w*|won|open|waiting|answer\\w*',
    ),
    {
      kind: 'quote',
      fields:
        'what for (text, required), amount (money, required), sent on (date), valid until (date), status (draft, sent, accepted, declined)',
      of: 'client',
      more: [{ kind: 'client', fields: 'name (required), e-mail, phone' }],
      parts: ['totals'],
      title: 'Quotes',
    },
    {
      saysNot:
        /\b(?:special offers?|coupons?|inspir\w+|daily quotes?|famous|request a quote|ask for a quote|students? offers?)\b/,
    },
  ),
  schema(
    [
      tells(
        staff,
        '(?:working )?hours|time ?sheets?|overtime|clock(?:s|ing)? in',
        'writ\\w+|enter\\w*|log\\w*|record\\w*|not(?:e|es)|track\\w*|fill\\w*|hand in|count|proof|months?|weeks?|down',
      ),
      tells('time ?sheets?'),
      tells('time[- ]?track(?:ing|er)', staff),
    ],
    {
      kind: 'time entry',
      fields:
        'employee (text, required), date (required), started at (time), ended at (time), break (number min), hours (number h), where (text)',
      parts: ['totals'],
      title: 'Working hours',
    },
    {
      saysNot:
        /\b(?:opening hours|office hours|survey|holidays?|volunteers?|per (?:client|project)|each (?:client|project)|for which (?:client|customer))\b/,
    },
  ),
  schema(
    tells(
      "petty cash|cash ?(?:box|book|register|desk)|treasurer|money in|ins and outs|takings|kitty|club(?:’s|'s)? money",
    ),
    {
      kind: 'entry',
      fields:
        'what for (text, required), date (required), money in (money), money out (money), by whom (text), receipt (picture)',
      parts: ['totals'],
      title: 'Cash book',
    },
    { saysNot: /\b(?:kittens?|cats?|poker)\b/, beats: ['list'] },
  ),
  schema(
    tells(
      'visitors?|receptionist',
      'reception|front desk|sign(?:s|ing)? in|badges?|premises',
      'sign(?:s|ing)? (?:in|out)|who|log|reception|arriv\\w+|leav\\w+',
    ),
    {
      kind: 'visit',
      fields:
        'visitor (text, required), company, to see (text, required), date (required), came at (time), left at (time), badge (text)',
      access: 'open',
      title: 'Visitors today',
    },
    { saysNot: /\b(?:members?|comments?|post|guest ?book|log in)\b/ },
  ),
  schema(
    tells(
      'collect\\w*|chip(?:s|ping)? in|whip-?round',
      'gift|present|farewell|leaving do',
      'colleagues?|team|office|teachers?|boss|class|department',
    ),
    {
      kind: 'contribution',
      fields: 'name (text, required), amount (money, required), paid (yes/no), wish for the card (long text)',
      parts: ['totals'],
      title: 'Our present',
    },
  ),
  schema(
    [
      tells(
        'cakes?|breakfast|coffee|milk|croissants|bagels|donuts|doughnuts',
        'whose turn|turns?|every (?:friday|monday|week|thursday|month)|rota|supposed(?:ly)?',
        'department|team|office|colleagues?|us|someone|somebody|who',
      ),
      tells(
        String.raw`someone|somebody|everyone|nobody|takes? (?:it in )?turns?|whose turn`,
        String.raw`(?:makes?|brings?|cleans?|does|do|waters?|feeds?|opens?|locks?|reads?|cooks?|bakes?|takes?) (?:the |out the |some )?\p{L}+`,
        String.raw`every \p{L}+|each (?:week|month|day|sunday)|knows? who|on (?:sun|mon|tues|wednes|thurs|fri|satur)days`,
        String.raw`nobody knows|knows? who|whose turn|forgets? who|who (?:it is|is next)`,
      ),
    ],
    {
      kind: 'turn',
      fields: 'who (text, required), date (required), what they bring (text), done (yes/no)',
      title: 'Whose turn it is',
    },
    { saysNot: /\b(?:sell|customers?|orders?|bakery|dishes|chores?|household|kids|visit\w*)\b/ },
  ),
  schema(
    tells('minutes|decisions|protocols?|resolutions', 'meetings?|boards?|committees?|councils?|assembl(?:y|ies)'),
    {
      kind: 'meeting',
      fields:
        'title (required), date (required), who was there (text), minutes (long text, required), decisions (long text), next meeting (date)',
      title: 'Meeting minutes',
    },
    { saysNot: /\b(?:\d+|ten|five|fifteen|thirty|few) minutes|summar\w+|board games?\b/, beats: ['list'] },
  ),
  schema(
    tells(
      'lunch|dinner|breakfast|pizzas?|sandwich\\w*|meals?',
      'want|wants|like|order\\w*|choose|pick|say',
      'office|colleagues?|team|staff|work|canteen|group',
    ),
    {
      kind: 'lunch order',
      fields: 'who (text, required), dish (text, required), date (required), price (money), paid (yes/no), notes',
      title: 'Lunch orders',
    },
    { saysNot: /\b(?:customers?|guests|catering|online|plan\w*|wedding|menu of|vote|bring|restaurants?)\b/u },
  ),
  {
    id: 'trips-for-tax',
    says: [
      deed(
        String.raw`(?:mileage|kilomet(?:re|er)|business trip|driver['’]?s?|driving) (?:log ?books?|logs?|books?|records?|tracker)\b(?=[^]*\b(?:tax(?:es)?|business|work|trips?|employer|deduct\w*|reimburs\w*)\b)`,
      ),
      deed(String.raw`(?:business|work) (?:mileage|kilomet(?:re|er)s|miles)\b`),
    ],
    saysNot: /\b(?:fuel|litres?|liters?|fill(?:ed|s)?[- ]?ups?|consumption)\b/i,
    records: () => ({
      kind: 'trip',
      fields:
        'purpose (text, required), date (required), from (text, required), to (text, required), distance (number km, required), kind (business, private)',
      parts: ['totals'],
      title: 'Trips driven',
    }),
  },
  {
    id: 'on-call',
    says: [
      deed(String.raw`who(?: is|['’]s) (?:on[- ]call|on duty|on standby|on watch|in charge)\b`),
      deed(
        String.raw`(?:on[- ]call|standby|duty|emergency) (?:plan|rota|roster|schedule|list|calendar|service plan)\b`,
      ),
    ],
    saysNot: /\b(?:sign(?:s|ed)? up|volunteers?|swap|clean\w*|kitchen|dishes)\b/i,
    records: () => ({
      kind: 'duty',
      fields: 'who (text, required), from (date, required), until (date, required), phone, notes',
      parts: ['calendar'],
      title: 'Who is on call',
    }),
  },
  {
    id: 'expenses-approved',
    says: [
      deed(
        String.raw`(?:expenses?|expense (?:reports?|claims?)|receipts|travel costs)\b.{0,60}\b(?:boss|manager|team lead|lead|accounting|office|treasurer|hr|i|we) (?:can |must |have to |has to |then )?(?:approves?|checks?|signs? off|says? yes|accepts?|confirms?|pays? (?:them|it) back|reimburses?)`,
      ),
      deed(String.raw`(?:expense|expenses) (?:approval|reimbursements?|claims?)\b`),
    ],
    records: () => ({
      kind: 'expense claim',
      fields:
        'what (text, required), amount (money, required), date (required), receipt (picture), status (handed in, approved, declined, paid)',
      isOverseen: true,
      title: 'Expense claims',
      hint: 'Each person signs in and sees only their own. The admin sees all of them and says how they stand.',
    }),
  },
]
