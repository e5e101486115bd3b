// What is kept in villages, churches and charities, and among neighbours.
import { capitalize, pluralize, singularize } from '../inflect.ts'
import { deed, tells } from './deed-words.ts'
import type { Purpose } from './purpose.ts'
import { nounOf, schema } from './schema.ts'

const givenTo = 'brick|tree|tile|seat|pew|bench|beehive|hive|stone|pipe|vine|roof slate'
const pet = 'dog|cat|rabbit|horse|guinea pig'

const inChurch: readonly Purpose[] = [
  schema(
    tells(
      'hymns?|psalms?|chorales?|songs?',
      'sundays?|services?|church|mass|worship|organists?|liturg\\w+|congregation',
    ),
    {
      kind: 'hymn',
      fields:
        'title (required), number (text), when (opening, before the sermon, communion, closing, other), verses (text)',
      of: 'service',
      more: [{ kind: 'service', fields: 'title (required), date (required), time, preacher (text), organist (text)' }],
      title: 'Hymns on Sunday',
    },
    { saysNot: /\b(?:radio|listeners|request\w*|vote\w*|wedding)\b/ },
  ),
  schema(
    tells(
      'readers?|lectors?|acolytes?|altar|ushers?|organists?|communion helpers|sacristans?|church',
      'rota|who (?:reads|serves|plays|preaches)|roster|duty|duties',
    ),
    {
      kind: 'duty',
      fields: 'what (text, required), date (required), start time (time), service (text), places (number)',
      parts: ['signups'],
      title: 'Church rota',
    },
    { saysNot: /\b(?:books?|blog|clean\w*)\b/ },
  ),
  schema(
    tells('pray(?:s|er|ers|ing)?', 'requests?|wall|each other|others|lists?|intentions?|concerns?'),
    {
      kind: 'prayer request',
      fields: 'what for (text, required), details (long text), from (text), date, answered (yes/no)',
      parts: ['likes'],
      title: 'Prayer requests',
      hint: 'Everyone can like one to say that they pray for it.',
    },
    { saysNot: /\b(?:prayer times|journal|diary)\b/ },
  ),
  schema(
    tells(
      'confirmation|confirmands?|communion|bar mitzvah',
      'kids|class|children|teens|confirmands?|candidates',
      'attend\\w*|services?|stamps?|how many|been',
    ),
    {
      kind: 'service visit',
      fields: 'service (text, required), date (required), stamped by (text)',
      of: 'child',
      more: [{ kind: 'child', fields: 'name (required), group (text)' }],
      title: 'Services attended',
    },
    { beats: ['list'] },
  ),
]

const inVillage: readonly Purpose[] = [
  schema(
    tells('signatures?|petitions?', 'collect\\w*|gather\\w*|sign(?:s|ing)?|for|against|petition'),
    {
      kind: 'signature',
      fields: 'name (required), town (text, required), e-mail, why (long text)',
      access: 'admin',
      isAddedByAll: true,
      title: 'Petition',
    },
    { saysNot: /\b(?:e-?mail signatures?|digital signatures?|contracts?|sign in|pdfs?|documents?)\b/ },
  ),
  schema(
    tells(
      'budgets?|money|funds?|spends?|spent',
      'citizens?|residents?|villagers?|village|town|neighbou?rhood|community|council',
      'propos\\w+|suggest\\w*|ideas?|votes?|decide',
    ),
    {
      kind: 'proposal',
      fields: 'title (required), what for (long text, required), cost (money), where (text), proposed by (text)',
      parts: ['likes'],
      title: 'What shall we spend it on',
    },
    { beats: ['poll'] },
  ),
  schema(
    tells(
      'halls?|club ?house|village house|community cent(?:re|er)|parish (?:hall|room)|party room|barn',
      'rent\\w*|hire[sd]?|book\\w*',
      'free|when|who|paid|calendar|events?|birthdays|weddings|parties',
    ),
    {
      kind: 'hall booking',
      fields:
        'event (text, required), booked by (text, required), phone, date (required), from (time), until (time), paid (yes/no)',
      parts: ['calendar'],
      title: 'Hall bookings',
    },
  ),
  schema(
    tells(
      'notice ?boards?|announcement\\w*|bulletin boards?|pin ?boards?',
      'buildings?|stair\\w*|house|block|village|church|schools?|clubs?|office|tenants|residents|staff|team|company|neighbou?rhood|street|class|parish|town|members',
    ),
    {
      kind: 'notice',
      fields: 'title (required), text (long text, required), posted by (text), date, shown until (date)',
      title: 'Notice board',
    },
    { saysNot: /\b(?:sell\w*|jobs?|wedding|birth)\b/ },
  ),
  schema(
    tells(
      'jobs? boards?|job openings?|vacanc(?:y|ies)|mini jobs|(?:holiday|summer|side|odd|part-?time) jobs?|jobs?',
      'board|openings?|vacanc(?:y|ies)|town|village|local|teenagers?|businesses',
      'post(?:s|ing)?|board|offer\\w*|apply|list|vacanc\\w+',
    ),
    {
      kind: 'job',
      fields:
        'title (required), offered by (text, required), where (text), pay (text), description (long text), contact (text, required), still open (yes/no)',
      more: [{ kind: 'application', fields: 'name (required), phone, e-mail, about me (long text)', of: 'job' }],
      title: 'Job board',
    },
    { saysNot: /\b(?:i (?:have )?applied|my applications|track|plumb\w+|customers?)\b/ },
  ),
  schema(
    tells(
      'potholes?|street ?lights?|graffiti|illegal dumping|fly-?tipping|broken (?:bench(?:es)?|playground\\w*|pavements?|swings?)|overflowing bins?',
      'reports?|reported|residents?|citizens?|town|city|council|photos?|tell',
    ),
    {
      kind: 'report',
      fields:
        'what is wrong (text, required), where (text, required), photo, description, reported on (date), status (reported, planned, fixed)',
      title: 'Street reports',
    },
    { saysNot: /\bart\b/, beats: ['list'] },
  ),
  schema(tells('neighbou?rhood watch|break-?ins?|burglar\\w*|suspicious|something odd'), {
    kind: 'sighting',
    fields:
      'what (text, required), where (text, required), date (required), time, description, photo, reported by (text)',
    title: 'Neighbourhood watch',
  }),
  schema(
    tells(
      'lost|missing|ran away|run away|runs away|strayed|found|escaped',
      'cats?|dogs?|pets?|budgies?|parrots?|tortoises?|rabbits?',
      'village|town|neighbou?rh?\\w*|post\\w*|find|boards?|owners?|reports?|people|posters?|area|street|place',
    ),
    {
      kind: 'pet',
      fields:
        'name or looks (text, required), animal (cat, dog, bird, other), lost or found (lost, found), last seen (text, required), date (required), photo, contact (text), home again (yes/no)',
      title: 'Lost pets',
    },
    { saysNot: /\b(?:shelter|adopt\w*|weight)\b/ },
  ),
  schema(
    tells(
      'community (?:fridges?|pantr(?:y|ies)|freezers?)|public fridges?|food ?shar\\w+|little free pantry|food rescue|surplus food|left-?overs? (?:food|bread|from)',
    ),
    {
      kind: 'food',
      fields:
        'what (text, required), how much (text), put in on (date), best before (date), put in by (text), taken (yes/no), photo',
      title: 'In the community fridge',
    },
    { saysNot: /\b(?:temperature|recipes?|bookcase)\b/ },
  ),
  schema(
    tells(
      'librar(?:y|ies) of things|tool librar\\w+|toy librar\\w+|seed librar\\w+|lending librar\\w+|shar(?:e|ed|ing) (?:ladders?|drills?|tools)',
    ),
    (message) => {
      const thing = nounOf(message, 'tool|toy|seed', 'thing')
      return {
        kind: thing,
        fields: 'name (required), owner (text), where (text), photo, notes',
        parts: ['loans'],
        title: thing === 'thing' ? 'Library of things' : `${capitalize(thing)} library`,
      }
    },
  ),
  schema(
    tells(
      'handym[ae]n|plumbers?|trades(?:people|m[ae]n)|craftsm[ae]n|babysitters?|doctors?|dentists?|mechanics?|hairdressers?|electricians?|cleaners',
      'recommend\\w*|trust\\w*|good ones|know a good|by neighbou?rs',
    ),
    {
      kind: 'recommendation',
      fields: 'name (required), trade (text, required), phone, recommended by (text), why (long text)',
      parts: ['ratings'],
      title: 'Recommended by neighbours',
    },
  ),
  schema(
    tells(
      'pet ?-?sit\\w*|cat ?-?sit\\w*|dog ?-?sit\\w*|feed\\w*|looks? after',
      "neighbou?rs?|each other[’']?s?|holidays?|away|yours",
      'pets?|cats?|dogs?|rabbits?|animals?|pet ?-?sit\\w*',
    ),
    {
      kind: 'pet sitting',
      fields:
        'animal (text, required), owner (text, required), from (date, required), until (date, required), where (text), what to do (long text), sitter (text)',
      title: 'I feed yours, you feed mine',
    },
    { beats: ['list'] },
  ),
  schema(
    tells(
      'elderly|older|old|sick|seniors?|neighbou?rs?',
      'shopping|errands?|groceries|pharmacy',
      'asks?|needs?|someone|somebody|help\\w*|volunteers?|fetch|done',
    ),
    {
      kind: 'errand',
      fields:
        'what (text, required), for whom (text, required), address (text), phone, by when (date), taken on by (text), done (yes/no)',
      title: 'Errands for neighbours',
    },
  ),
  {
    id: 'places-on-lease',
    says: [
      deed(
        String.raw`(?<thing>(?:garden |allotment )?plots|allotments|moorings|berths|garages|lock-?ups|parking (?:spaces|spots)|lockers|mailboxes)\b.{0,60}\b(?:waiting list|who has (?:them|which)|tenants?|lease[sd]?|rented|assigned)\b`,
      ),
      tells('allotments?|garden plots?', 'lease\\w*|holders?|tenants?|rent|who has|plots?|waiting list|gardens'),
    ],
    saysNot: /\b(?:book(?:ed|ing|s)?|reserv\w+|hourly|per hour)\b/i,
    beats: ['site', 'list'],
    records: ({ thing, message }) => ({
      kind: thing === '' ? 'plot' : singularize(thing),
      access: 'team',
      fields:
        'number (text, required), size (text), tenant (text), phone, since (date), fee per year (money), paid (yes/no), notes',
      ...(/waiting list/i.test(message) && {
        more: [{ kind: 'waiting person', fields: 'name (required), phone, e-mail, waiting since (date), notes' }],
      }),
      title: `${capitalize(pluralize(thing === '' ? 'plot' : singularize(thing)))} and who has them`,
    }),
  },
  schema(
    tells(
      'water(?:s|ing|ed)?',
      '(?:community|school|shared|church|roof) garden|allotments?|churchyard|flower ?beds?',
      'who|when|rota|turns?|holidays?',
    ),
    {
      kind: 'watering turn',
      fields: 'which beds (text, required), date (required), when (morning, evening), places (number)',
      parts: ['signups'],
      title: 'Who waters when',
    },
  ),
]

const byVolunteers: readonly Purpose[] = [
  schema(
    [
      tells(
        "mini ?-?bus|community bus|village bus|dial-a-ride|citizens[’']? bus",
        'seniors?|seats?|rides?|pensioners|elderly|old folks|go|plan\\w*|villagers?',
      ),
      tells(
        'elderly|seniors?|pensioners?|old people|patients|disabled|older people',
        'driv(?:e|es|ing|ers?)|rides?|lifts?|transport\\w*',
        'doctors?|hospital|shops?|shopping|appointments?|church|where|volunteers?',
      ),
    ],
    {
      kind: 'ride',
      fields:
        'passenger (text, required), phone, from (text, required), to (text, required), date (required), time (required), driver (text), wheelchair (yes/no)',
      title: 'Rides',
    },
    { beats: ['booking', 'list'] },
  ),
  schema(tells('volunteers?|helpers?', 'hours', 'log\\w*|record\\w*|track|enter|write|count|how many'), {
    kind: 'volunteer hour',
    fields: 'volunteer (text, required), what (text, required), date (required), hours (number h, required), notes',
    parts: ['totals'],
    title: 'Volunteer hours',
  }),
  schema(
    tells(
      'soup kitchen|food bank|meals on wheels|homeless shelter|charity kitchen|food pantry',
      'meals?|portions?|food parcels?|guests',
      'how many|count\\w*|given out|hand\\w* out|serv\\w+|number',
    ),
    {
      kind: 'meal service',
      fields:
        'what there was (text, required), date (required), meals given out (number, required), helpers (number), notes',
      parts: ['totals'],
      title: 'Meals given out',
    },
  ),
  schema(
    tells('shelters?|rescue|kennels?|dog walkers?', 'walk(?:s|ed|ing|ers?)?', 'dogs?'),
    {
      kind: 'walk',
      fields: 'walked by (text, required), date (required), time, minutes (number), how it went (long text)',
      of: 'dog',
      more: [{ kind: 'dog', fields: 'name (required), breed, kennel (text), good to know (long text)' }],
      title: 'Dog walks',
    },
    { saysNot: /\b(?:customers?|book(?:ings?)?|business)\b/ },
  ),
  schema(
    tells(
      'shelters?|rescued?|rehom\\w+|foster\\w*',
      'homes?|adopt\\w*|famil(?:y|ies)',
      'dogs?|cats?|animals?|pets?|rabbits?|horses?',
    ),
    (message) => {
      const animal = nounOf(message, pet, 'animal')
      return {
        kind: animal,
        fields: `name (required), ${animal === 'animal' ? 'species' : 'breed'}, age (number years), photo, description, status (looking for a home, reserved, found a home)`,
        more: [
          { kind: 'enquiry', fields: 'name (required), e-mail (required), phone, my home (long text)', of: animal },
        ],
        title: `${capitalize(pluralize(animal))} looking for a home`,
      }
    },
    { beats: ['list'] },
  ),
  schema(
    tells(
      'beach|litter|trash|rubbish|clean-?ups?|cleaning days?|river',
      'bags?|kilos?|kg|weigh\\w*',
      'how many|how much|each|groups?|teams?|record|count\\w*|collect\\w*',
    ),
    {
      kind: 'collection',
      fields:
        'group (text, required), where (text), date, bags (number, required), kilos (number kg), helpers (number)',
      parts: ['totals'],
      title: 'Bags collected',
    },
    { beats: ['list'] },
  ),
  schema(
    tells(
      'sponsor\\w*|adopt\\w*|buy|donors?|donat\\w+',
      `(?:${givenTo})s?`,
      'sponsor\\w*|adopt\\w*|clubhouse|chapel|church|school|new|pay|donat\\w+',
    ),
    (message) => {
      const thing = nounOf(message, givenTo, 'brick')
      return {
        kind: 'sponsorship',
        fields: `sponsor (text, required), ${thing} number (text), amount (money, required), words for the plaque (text), e-mail, paid (yes/no), since (date)`,
        parts: ['totals'],
        title: `Sponsor a ${thing}`,
      }
    },
    { beats: ['list'] },
  ),
  schema(
    tells(
      'sponsor\\w*|pledg\\w+|promis\\w+|supporters?|grandparents pay|pay per round',
      'laps?|rounds|per (?:km|mile|lap|round)|runners?|run|sponsored (?:walk|run|swim|ride)',
    ),
    {
      kind: 'runner',
      fields: 'name (required), class or team (text), laps (number)',
      more: [
        {
          kind: 'pledge',
          fields: 'sponsor (text, required), amount per lap (money, required), e-mail, paid (yes/no)',
          of: 'runner',
        },
      ],
      title: 'Sponsored run',
    },
    { beats: ['list'] },
  ),
]

export const schemasInPublic: readonly Purpose[] = [...inChurch, ...inVillage, ...byVolunteers]
