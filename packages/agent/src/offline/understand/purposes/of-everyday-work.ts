// What small firms, clubs and teachers ask for in a line: hours of employees, pupils with lessons and payments, children who
// are signed up, expenses that a boss approves, a menu that one orders from.
import { capitalize, pluralize, singularize } from '../inflect.ts'
import { deed } from './deed-words.ts'
import type { Purpose } from './purpose.ts'

const taught = String.raw`(?:piano|guitar|violin|cello|flute|drums?|singing|music|maths?|math|english|french|german|spanish|latin|swimming|yoga|tennis|chess|drawing|painting|dance|dancing|riding|driving)`

export const ofEverydayWork: readonly Purpose[] = [
  {
    id: 'hours-of-employees',
    says: [
      deed(
        String.raw`(?:time[- ]?track(?:ing|er)|time ?sheets?|working hours|work hours|hours) (?:for|of) (?:{some})(?<of>employees?|staff|team|workers?|crew|helpers?|cleaners|drivers|carers|nurses)\b`,
      ),
      deed(
        String.raw`(?:employees?|staff|workers?|team|crew) {may}(?:clock in|log (?:their )?hours|enter (?:their )?hours|record (?:their )?hours|track (?:their )?(?:time|hours)|write down (?:their )?hours)`,
      ),
    ],
    saysNot: /\b(?:volunteers?|invoice|clients?|projects?|holiday|vacation)\b/i,
    records: ({ of }) => {
      const kind = of === '' || /^(?:staff|team|crew)$/.test(of) ? 'employee' : singularize(of)
      return {
        kind: 'time entry',
        fields: 'date (required), from (time), until (time), hours (number, required), what was done (text)',
        of: kind,
        more: [{ kind, fields: 'name (required), phone, e-mail' }],
        parts: ['totals'],
        title: 'Hours worked',
      }
    },
  },
  {
    id: 'own-pupils',
    says: [
      deed(
        String.raw`i(?:['’]m an? (?:\p{L}+ )?(?:teacher|tutor|instructor|coach)| (?:teach|give|tutor) (?:${taught}|lessons|private lessons)).{0,80}\b(?:lessons|payments?|paid|pupils|students|owe)\b`,
      ),
      deed(String.raw`lessons and payments of (?:{some})(?:pupils|students)`),
    ],
    saysNot:
      /\b(?:web ?site|homepage|landing|book (?:an? |their )?(?:trial |lesson)|homework|grades?|marks?|quiz|exercises?)\b/i,
    records: ({ message }) => {
      const of = /\bstudents?\b/i.test(message) ? 'student' : 'pupil'
      return {
        kind: 'lesson',
        fields: 'date (required), time (time), what we did (long text), price (money), paid (yes/no)',
        of,
        more: [{ kind: of, fields: 'name (required), phone, e-mail, level (text), notes' }],
        parts: ['totals'],
        title: `My ${pluralize(of)}`,
      }
    },
  },
  {
    id: 'children-signed-up',
    says: [
      deed(
        String.raw`(?:parents|families|people|they|mums|moms|dads|guardians) {may}(?:register|sign(?: up)?|enrol?l?|book in|put down) (?:their |the |a )?(?:kids?|children|child|sons?|daughters?|sons? (?:and|or) daughters?)\b(?: up| down)?(?: (?:for|to|in|at) (?<thing>(?:[\p{L}’'-]+ ?){1,3}))?`,
      ),
    ],
    saysNot: /\b(?:shifts?|fees? paid|who paid|carpool|lifts?|photos?)\b/i,
    plain: ({ message }) => {
      const what =
        /\b(?:for|to|at) (?:the |our |a )?((?:[\p{L}'’-]+ )?(?:camp|course|class(?:es)?|workshop|lessons?|club|trip|tournament|training|school|kindergarten|daycare|party|swimming|choir))\b/iu.exec(
          message,
        )?.[1]
      return `A sign-up form for ${what === undefined ? 'children' : `the ${what}`} with child's name, age (number), parent's name, e-mail, phone, allergies and notes`
    },
    beats: ['list', 'survey', 'site'],
  },
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
    id: 'places-on-lease',
    says: [
      deed(
        String.raw`(?<thing>(?:garden |allotment )?plots|allotments|moorings|berths|garages|lock-?ups|parking (?:spaces|spots)|lockers|mailboxes)\b.{0,60}\b(?:waiting list|who has (?:them|which)|tenants?|lease[sd]?|rented|assigned)\b`,
      ),
    ],
    saysNot: /\b(?:book(?:ed|ing|s)?|reserv\w+|hourly|per hour)\b/i,
    beats: ['site', 'list'],
    records: ({ thing, message }) => ({
      kind: singularize(thing),
      fields:
        'number (text, required), size (text), tenant (text), since (date), fee per year (money), paid (yes/no), notes',
      ...(/waiting list/i.test(message) && {
        more: [{ kind: 'waiting person', fields: 'name (required), phone, e-mail, waiting since (date), notes' }],
      }),
      title: `${capitalize(pluralize(thing))} and who has them`,
    }),
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
    id: 'thanked',
    says: [
      deed(
        String.raw`["“'‘]?(?:thank[- ]?you|thanks|kudos|praise|gratitude|compliments?|shout[- ]?outs?)["”'’]? (?:wall|board|box|jar|page|cards?)\b`,
      ),
    ],
    records: () => ({
      kind: 'thank-you',
      fields: 'for whom (text, required), what for (long text, required), from (text)',
      parts: ['likes'],
      title: 'Thank you',
    }),
  },
  {
    id: 'counted',
    says: [
      deed(
        String.raw`(?<thing>visitors?|guests?|people|customers?|cars?|bikes?|birds?|attendees) (?:counter|counts|counting)\b`,
      ),
      deed(
        String.raw`count(?:s|ed|ing)? (?:how many )?(?:the |our )?(?<thing>visitors|guests|people|customers|children|cars|bikes)\b`,
      ),
    ],
    saysNot: /\b(?:words?|party|wedding|rsvp|game|website visitors|page views|analytics)\b/i,
    records: ({ thing }) => ({
      kind: 'count',
      fields: `how many (number, required), date (required), from (time), until (time), notes`,
      parts: ['totals'],
      title: `${capitalize(pluralize(singularize(thing)))} counted`,
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
  {
    id: 'goods-put-aside',
    says: [
      deed(
        String.raw`(?:pick|choose|select|order) (?:{some})?(?<thing>[\p{L}-]+) and (?:the |their )?(?:quantit(?:y|ies)|amounts?|how many|numbers? of)`,
      ),
      deed(
        String.raw`(?:reserve|pre-?order|put aside|order ahead) (?:{some})?(?:fresh )?(?<thing>bread|rolls|eggs|milk|vegetables|veggies|fruit|cakes?|flowers|meat|fish|cheese|honey|meals|lunch)\b`,
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
]
