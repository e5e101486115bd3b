// What is kept in schools, kindergartens, clubs and courses.
import { capitalize, pluralize } from '../inflect.ts'
import { deed, tells } from './deed-words.ts'
import type { Purpose } from './purpose.ts'
import { nounOf, schema } from './schema.ts'

const lentOut = 'instrument|violin|cello|uniform|costume|robe|kit|calculator|tablet|laptop|textbook'
const court = 'chess|tennis|squash|badminton|table tennis|darts|pool|billiards|foosball|snooker'

const taught = String.raw`(?:piano|guitar|violin|cello|flute|drums?|singing|music|maths?|math|english|french|german|spanish|latin|swimming|yoga|tennis|chess|drawing|painting|dance|dancing|riding|driving)`

export const schemasInSchools: readonly Purpose[] = [
  schema(
    [
      tells(
        "parents?[’']? ?(?:evenings?|nights?|days?)|parent[- ]teacher|teacher conferences?",
        'slots?|times?|minutes?|book\\w*|sign\\w*|choose|take|appointments?|talks?|when',
      ),
      tells('parents?|mums?|moms?|dads?', 'teachers?', 'slots?|appointments?|time slots?|talks?'),
    ],
    {
      kind: 'slot',
      fields: 'with whom (text, required), date (required), time (required), room (text), places (number)',
      parts: ['signups'],
      title: 'Parents’ evening',
    },
    { beats: ['booking'] },
  ),
  schema(
    tells(
      'pick(?:ed|s|ing)?(?: them| him| her)?[- ]?ups?|collect(?:s|ed)?|fetch(?:es|ed)?|take home',
      'child(?:ren)?|kids?|pupils?|toddlers?',
      'allowed|may|permissions?|who (?:can|is)|authori[sz]ed',
    ),
    {
      kind: 'pickup person',
      fields: 'name (required), relation (parent, grandparent, sibling, friend, other), phone (required), photo, notes',
      of: 'child',
      more: [{ kind: 'child', fields: 'name (required), group (text)' }],
      access: 'team',
      title: 'Who may collect whom',
    },
    { saysNot: /\b(?:car ?pool|rides?|parcels?|stars|points|stamps|orders?)\b/ },
  ),
  schema(
    tells(
      'day ?care|nursery|cr[eè]che|toddlers?|kindergarten|childminder|nanny',
      'ate|eats?|eaten|slept|sleeps?|naps?|napp(?:y|ies)|diapers?',
      'parents?|tells?|reports?|writes?|know',
    ),
    {
      kind: 'daily report',
      fields:
        'what we did (text, required), date (required), ate (well, a little, nothing), slept (number min), nappies (number), message (long text)',
      of: 'child',
      more: [{ kind: 'child', fields: 'name (required), group (text), parents’ phone (phone)' }],
      access: 'team',
      title: 'Days of the children',
    },
  ),
  schema(
    tells(
      'swim\\w*|gymnast\\w*|judo|karate|skat\\w+|ski school|riding|scouts?|cubs?|brownies|guides|trainees|apprentices|students?|pupils?|children|kids|sailing',
      'badges?|skills?|belts?|can (?:already )?do|can do what|competenc\\w+',
      'earn\\w*|tick\\w*|who|master\\w*|each|passed|progress|award\\w*|which|got|gets?',
    ),
    (message) => {
      const who = nounOf(
        message,
        'swimmer|scout|cub|apprentice|student|pupil|trainee|rider',
        /swim/i.test(message) ? 'swimmer' : 'child',
      )
      const what = /\bbadges?\b/i.test(message) ? 'badge' : /\bbelts?\b/i.test(message) ? 'belt' : 'skill'
      return {
        kind: what,
        fields: `${what} (text, required), level (text), passed on (date), seen by (text), done (yes/no)`,
        of: who,
        more: [{ kind: who, fields: 'name (required), group (text), birthday (date)' }],
        title: `${capitalize(what)}s earned`,
      }
    },
    { saysNot: /\b(?:homework|chores|swap|match\w*|volunteer\w*|teach each other)\b/, beats: ['list'] },
  ),
  schema(
    tells(
      '(?:school|class|field) trips?|excursions?|class outing|(?:summer|scout|ski|holiday) camps?|camping weekend',
      'paid|pay(?:s|ments?)?|consent|permissions?',
      'who|forms?|parents?|handed in|consent|children|kids|pupils',
    ),
    {
      kind: 'pupil',
      fields:
        'name (required), class (text), paid (yes/no), consent form in (yes/no), emergency phone (phone), allergies (text), notes',
      access: 'team',
      title: 'Who comes on the trip',
    },
    { beats: ['list'] },
  ),
  schema(
    tells(
      'schools?|kindergarten|canteen|cafeteria|day ?care',
      'lunch(?:es)?|menus?|meals?|dinners?',
      'choose|order(?:s|ing)?|pick|pre-?order\\w*|parents',
    ),
    {
      kind: 'lunch order',
      fields:
        'child (text, required), class (text), date (required), meal (with meat, vegetarian, salad, none), allergies (text), paid (yes/no)',
      title: 'School lunches',
    },
    { saysNot: /\b(?:rate|rating|taste|vote|suggest\w*|cooks? wants?)\b/ },
  ),
  schema(
    tells(
      'substitut\\w+|cover(?:s|ed|ing)?|stand[- ]?ins?|supply teachers?|takes? over|fills? in|replacements?',
      'teachers?|lessons?|class(?:es)?|trainers?|instructors?',
      'ill|sick|absent|away|off|who|plan|today',
    ),
    {
      kind: 'substitution',
      fields:
        'class (text, required), date (required), lesson (text), subject (text), absent teacher (text, required), covered by (text), room (text)',
      title: 'Substitution plan',
    },
    { beats: ['list'] },
  ),
  schema(
    tells(
      'tutor\\w*|help (?:in|with)|can teach|can help|homework help|study budd(?:y|ies)',
      'students?|pupils?|kids|class(?:mates)?|older ones|learners',
      'match\\w*|find|teach|tutor\\w*|pair\\w*|offer\\w*',
    ),
    {
      kind: 'tutoring',
      fields:
        'subject (text, required), I (need help, can help), name (text, required), class (text), when (text), contact (text), matched with (text)',
      title: 'Tutoring matches',
    },
    { saysNot: /\b(?:my students|i teach|book a|lessons with me)\b/ },
  ),
  schema(
    tells(
      'typos?|misprints?|mistakes?|spelling|corrections?|errata|errors?',
      '(?:text|guide)?books?|manuals?|handbooks?|readers?|pages?|novels?|magazines?|documentation|translations?|editors?|dictionary',
    ),
    {
      kind: 'correction',
      fields:
        'what is wrong (text, required), page (text, required), should be (text), found by (text), status (new, fixed, no mistake)',
      title: 'Mistakes found',
    },
    { saysNot: /\b(?:learn from|students?|bookkeeping|code)\b/ },
  ),
  schema(tells('bus(?:es)?|school run|trains?|ferr(?:y|ies)', 'late|delay\\w*|cancelled'), {
    kind: 'message',
    fields: 'message (text, required), bus line (text, required), minutes late (number min), date, time',
    access: 'admin',
    title: 'Is the bus late?',
  }),
  schema(
    tells(
      `(?:${lentOut}|musical instrument)s?`,
      'pupils?|students?|members?|school|band|club|theat(?:re|er)|choir|orchestra',
      'rent\\w*|lends?|lent|borrow\\w*|loan\\w*|who has|hand\\w* out|given out',
    ),
    (message) => {
      const thing = nounOf(message, lentOut, 'instrument')
      return {
        kind: thing,
        fields: `name (required), ${/uniform|costume|robe|kit/.test(thing) ? 'size (text)' : 'number (text)'}, condition (good, worn, in repair), value (money), notes`,
        parts: ['loans'],
        title: `${capitalize(thing)}s on loan`,
        hint: `Somebody borrows ${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing} and gives it back; it shows who has it.`,
      }
    },
    { beats: ['list'] },
  ),
  schema(
    tells(
      'choir|orchestra|band|ensemble|singers',
      'scores?|sheet music|copies|repertoire',
      'librar\\w+|own|copies|where|which|shelf|track|list|folders?|wrong|right|missing|has',
    ),
    {
      kind: 'score',
      fields:
        'title (required), composer (text), voices (text), copies (number), where (text), last sung on (date), notes',
      title: 'Score library',
    },
    { saysNot: /\b(?:high scores?|match\w*|points)\b/ },
  ),
  schema(
    tells(
      'referees?|umpires?|linesm[ae]n|scorekeepers?',
      'assign\\w*|rota|roster|who|match(?:es)?|games?|plan|schedule|weekend',
    ),
    {
      kind: 'match',
      fields:
        'match (text, required), date (required), kick-off (time), pitch (text), referee (text), assistants (text), confirmed (yes/no)',
      title: 'Referee rota',
    },
  ),
  schema(
    tells('pub quiz\\w*|quiz nights?|trivia nights?', 'teams?|points|scores?|weeks?|ranking|table'),
    {
      kind: 'result',
      fields: 'evening (text, required), date (required), points (number, required)',
      of: 'team',
      more: [{ kind: 'team', fields: 'name (required), players (text)' }],
      title: 'Pub quiz table',
      hint: 'A ranking of the teams by points.',
    },
    { saysNot: /\b(?:questions? (?:and|with|about)|answers?|multiple choice)\b/, beats: ['quiz', 'list'] },
  ),
  schema(
    [
      tells(
        `(?:${court})`,
        'ladder|challenge(?:s|d)?',
        'players?|club|office|someone|each other|above|rank\\w*|colleagues',
      ),
      tells('players?|members?', 'ladder', 'challenge\\w*|above|rank\\w*'),
    ],
    {
      kind: 'player',
      fields: 'name (required), rank (number, required), phone',
      more: [
        {
          kind: 'match',
          fields:
            'opponent (text, required), date (required), result (text), winner (text), status (asked, agreed, played)',
          of: 'player',
        },
      ],
      title: 'The ladder',
    },
  ),
  schema(
    tells('leagues?|season|tournaments?|championship', 'standings|league table|ranking|leaderboard|points|table'),
    (message) => {
      const who = nounOf(
        message,
        'team|player',
        /darts|fantasy|chess|golf|bowling|poker|pool/i.test(message) ? 'player' : 'team',
      )
      return {
        kind: 'result',
        fields: 'match (text, required), date (required), score (text), points (number, required)',
        of: who,
        more: [{ kind: who, fields: 'name (required)' }],
        title: 'Standings',
        hint: `A ranking of the ${who}s by points.`,
      }
    },
    { saysNot: /\b(?:predict\w*|tips?|bets?|guess\w*)\b/, beats: ['list'] },
  ),
  schema(
    tells(
      'football|soccer|rugby|hockey|handball|basketball|volleyball|cricket',
      'results|fixtures',
      'our|lads|team|under|local|club|girls|boys|village',
    ),
    {
      kind: 'match',
      fields:
        'opponent (text, required), home or away (home, away), date (required), kick-off (time), our goals (number), their goals (number), where (text)',
      title: 'Fixtures and results',
    },
    { saysNot: /\b(?:predict\w*|tips?|bets?|guess\w*)\b/ },
  ),
  schema(
    tells(
      'trainers?|coach(?:es)?|leaders?|instructors?|youth workers?',
      'not(?:e|es|ing)|record\\w*|write|tick\\w*|track\\w*|mark\\w*|list',
      'who (?:was|is|came|comes|turned|trained|has been)|attendance|present|there',
    ),
    {
      kind: 'attendance',
      fields: 'name (required), there (yes, excused, missing), remark (text)',
      of: 'training',
      more: [{ kind: 'training', fields: 'title (required), date (required), start time (time), trainer (text)' }],
      title: 'Who was there',
    },
    { saysNot: /\bwho is who\b/ },
  ),
  schema(
    tells(
      'exercises?|workouts?|(?:training|workout|fitness) plans?',
      'clients?|patients?|trainees|athletes',
      'plans?|send|tick\\w*|at home|assign\\w*|give|do their',
    ),
    {
      kind: 'exercise',
      fields:
        'exercise (text, required), sets (number), repetitions (number), how to do it (long text), video (url), day (text), done (yes/no)',
      of: 'client',
      more: [{ kind: 'client', fields: 'name (required), goal (text), phone' }],
      title: 'Plans for my clients',
    },
    { beats: ['list'] },
  ),
  schema(
    tells(
      'gym|fitness|yoga|pilates|dance|studio',
      'class(?:es)?|courses?',
      'join\\w*|sign\\w*|put (?:their|your) names?',
    ),
    {
      kind: 'class',
      fields: 'name (required), date (required), start time (time), trainer (text), room (text), places (number)',
      parts: ['signups'],
      title: 'Classes to join',
    },
  ),
  schema(tells('props?', 'stage|scenes?|theat(?:re|er)|play|musical'), {
    kind: 'prop',
    fields:
      'name (required), scene (text, required), side (left, right, middle), carried by (text), ready (yes/no), photo, notes',
    title: 'Stage props',
  }),
  schema(tells('snacks?|oranges|fruit|drinks', 'team|games?|match(?:es)?|training|practice', 'bring\\w*|sign\\w*'), {
    kind: 'snack',
    fields: 'what (text, required), for which game (text), date (required), who brings it (text, required)',
    title: 'Who brings snacks',
  }),
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
  schema(
    tells(
      'students?|pupils?|class|trainees?|apprentices?|my kids|children',
      String.raw`write|keep|fill`,
      String.raw`diar(?:y|ies)|journals?|learning logs?|reflections?`,
      String.raw`answer|reply|comment|read|respond|feedback`,
    ),
    {
      kind: 'diary entry',
      fields:
        'title (required), student (text, required), date (required), text (long text, required), answer (long text)',
      isOverseen: true,
      title: 'Diaries',
      hint: 'Each student signs in and sees only their own. The admin sees all of them and answers them.',
    },
  ),
]
