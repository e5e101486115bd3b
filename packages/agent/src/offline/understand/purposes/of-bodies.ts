// What people note of their bodies, their moods and their animals.
import { tells } from './deed-words.ts'
import type { Purpose, Records } from './purpose.ts'

const kept = (records: Records) => (): Records => records

export const ofBodies: readonly Purpose[] = [
  {
    id: 'blood-pressure',
    says: [tells('blood pressure|hypertension')],
    records: kept({
      kind: 'reading',
      fields: 'systolic (number, required), diastolic (number, required), pulse (number), date (required), time, notes',
      title: 'Blood pressure',
    }),
  },
  {
    id: 'blood-sugar',
    says: [tells('blood (?:sugar|glucose)|glucose|diabet\\w+')],
    records: kept({
      kind: 'reading',
      fields:
        'value in mg/dl (number, required), date (required), time, when (before a meal, after a meal, at night), insulin (text), notes',
      title: 'Blood sugar',
    }),
  },
  {
    id: 'weight',
    says: [tells('weigh(?:t|ing|s)? (?:loss|myself|every|each|daily|weekly|in)|lose weight|my weight|diet progress')],
    records: kept({
      kind: 'weighing',
      fields: 'weight in kg (number, required), date (required), notes',
      title: 'Weight',
    }),
  },
  {
    id: 'smoking',
    says: [tells('smok(?:e|ed|ing)|cigarettes?|vap(?:e|ing)')],
    records: kept({
      kind: 'cigarette',
      fields: 'date (required), time, number smoked (number), why (text), minutes held out (number)',
      title: 'Smoke free',
    }),
  },
  {
    id: 'drinks-counted',
    says: [
      tells(
        'count|track|log|how (?:many|much)|note',
        'coffees?|teas?|water|beers?|alcohol|glasses|drinks?',
        'i|my|me|drink|drank|day',
      ),
    ],
    saysNot: /\b(?:shop|customers?|menu|order|bar|caf[eé]|stock|recipes?|plants?|inventory)\b/iu,
    records: ({ message }) => {
      const drink = /coffee|tea|water|beer|wine|alcohol/i.exec(message)?.[0].toLowerCase() ?? 'drink'
      return {
        kind: drink === 'water' ? 'glass' : drink,
        fields: 'how many (number, required), date (required), time, where (text)',
        parts: ['totals'],
        title: `${drink.charAt(0).toUpperCase()}${drink.slice(1)} counted`,
      }
    },
  },
  {
    id: 'migraine',
    says: [
      tells(
        'migraines?|headaches?|symptoms?|allerg(?:y|ies)|pain|flare-?ups?|asthma|eczema|seizures?|panic attacks?',
        'i|my|diary|journal|triggers?|how often',
      ),
    ],
    saysNot: /\b(?:menu|guests|recipe|dish|restaurant|forum|talk to each other|patients of)\b/iu,
    records: kept({
      kind: 'episode',
      fields:
        'what (text, required), date (required), time, how bad (1, 2, 3, 4, 5), what helped (text), trigger (text), notes',
      access: 'private',
      title: 'Symptom diary',
    }),
  },
  {
    id: 'mood',
    says: [tells('moods?|how (?:i|we|she|he) feels?|feelings', 'track|log|note|day|daily|diary|every|evening|check')],
    saysNot: /\b(?:mood board|customers?|team pulse|playlist)\b/iu,
    records: kept({
      kind: 'day',
      fields:
        'mood (great, good, all right, low, awful), date (required), what happened (long text), slept hours (number)',
      access: 'private',
      title: 'How I feel',
    }),
  },
  {
    id: 'period',
    says: [
      tells('periods?|menstrua\\w+|cycle', 'track|log|when|next|calendar|days|diary|my|predict'),
      tells('menstruation|menstrual'),
    ],
    saysNot: /\b(?:cycling|bicycle|school|lesson|billing|motor|trial|notice|holiday)\b/iu,
    records: kept({
      kind: 'period',
      fields: 'began on (date, required), ended on (date), how strong (light, medium, strong), notes',
      access: 'private',
      title: 'Cycle',
    }),
  },
  {
    id: 'sleep',
    says: [tells('sleep|slept|insomnia', 'track|log|how (?:long|well|many)|diary|hours|note|every night')],
    saysNot: /\b(?:baby|newborn|guests?|hostel|hotel|camp)\b/iu,
    records: kept({
      kind: 'night',
      fields: 'date (required), to bed at (time), up at (time), hours slept (number), how well (1, 2, 3, 4, 5), notes',
      title: 'Nights',
    }),
  },
  {
    id: 'doctor-visits',
    says: [
      tells(
        'doctors?|dentist|specialist|appointments?|check-?ups?|vaccin\\w+|jabs?',
        'my (?:mum|mom|mother|father|dad|parents?|kids?|family|own|health)|for (?:mum|mom|dad|my)|remember|overview|medical (?:records?|history)|(?:what|all that) (?:he|she|the doctor) said|did the doctor say|every visit|each visit',
        'keep|track|note|list|record|remember|history|write|when',
      ),
    ],
    saysNot: /\b(?:patients book|clinic website|customers?)\b/iu,
    records: kept({
      kind: 'visit',
      fields:
        'doctor (text, required), for whom (text), date (required), time, why (text), what was said (long text), next visit (date)',
      access: 'private',
      title: 'Doctor visits',
    }),
  },
  {
    id: 'exercises-at-home',
    says: [
      tells(
        'exercises',
        'physio\\w*|rehab\\w*|practice|therap\\w+|patients?|clients?',
        'home|tick|done|daily|every day',
      ),
    ],
    records: kept({
      kind: 'exercise',
      fields: 'name (required), how to do it (long text), sets (number), repeats (number), done today (yes/no)',
      of: 'patient',
      more: [{ kind: 'patient', fields: 'name (required), e-mail, goal (text)' }],
      title: 'Exercises at home',
    }),
  },
  {
    id: 'runs',
    says: [
      tells(
        'km|kilomet(?:er|re)s|miles|runs?|running|jog(?:s|ging)?|marathon',
        'i|my|we|track|log|training|each week|every week',
        'runs?|ran|running|jog\\w*|marathon',
      ),
    ],
    saysNot:
      /\b(?:event|register|race results|sponsors?|organi[sz]e|club members|charity|shop|van|car|fuel|run(?:s|ning)? (?:a|an|my|our|the|out|low)|i run (?:a|an|the)|dry run)\b/iu,
    records: kept({
      kind: 'run',
      fields:
        'title (required), distance in km (number, required), minutes (number), date (required), how it felt (text)',
      title: 'Kilometres',
    }),
  },
  {
    id: 'workouts-shared',
    says: [
      tells(
        'workouts?|gym sessions?|training sessions?|push-?ups|steps',
        'sister|brother|friends?|colleagues|partner|together|each other|push|compare|challenge|leader ?board',
      ),
    ],
    records: ({ message }) =>
      /steps/i.test(message)
        ? {
            kind: 'day of steps',
            fields: 'name (text, required), steps (number, required), date (required)',
            title: 'Steps',
            hint: 'A leaderboard of the names by steps.',
          }
        : {
            kind: 'workout',
            fields:
              'what (text, required), who (text, required), date (required), minutes (number), how it went (long text)',
            parts: ['likes', 'comments'],
            title: 'We move',
          },
  },
  {
    id: 'feeding-pets',
    says: [
      tells(
        'fed|feeds?|feeding',
        'dogs?|cats?|horses?|rabbits?|hens|chickens|fish|animals|pets?',
        'who|when|already|twice|track|note|know',
      ),
    ],
    saysNot: /\b(?:food bank|recipes|while (?:i|we) (?:am|are) away|neighbou?rs?)\b/iu,
    records: kept({
      kind: 'feeding',
      fields: 'who fed (text, required), what (text), date (required), time (required)',
      title: 'Already fed?',
    }),
  },
  {
    id: 'pet-sitting',
    says: [
      tells(
        'pet ?sit\\w*|dog ?sit\\w*|cat ?sit\\w*|house ?sit\\w*|feed (?:yours|each other|my cat)|walk each other',
        'neighbou?rs?|yours|each other|swap|among|friends|exchange|while|away|holiday',
      ),
    ],
    records: kept({
      kind: 'sitting',
      fields:
        'pet (text, required), owner (text, required), from (date, required), until (date, required), what to do (long text), who sits (text)',
      title: 'Who looks after whom',
    }),
  },
  {
    id: 'vet',
    says: [
      tells('vet|veterinary|worming|vaccin\\w+|deworm\\w*', 'dogs?|cats?|horses?|rabbits?|pets?|animals?|puppy|kitten'),
    ],
    saysNot: /\b(?:our practice|clinic|clients|appointments online)\b/iu,
    records: kept({
      kind: 'vet visit',
      fields: 'what was done (text, required), date (required), cost (money), next due on (date), notes',
      of: 'pet',
      more: [{ kind: 'pet', fields: 'name (required), kind of animal (text), born on (date), chip number (text)' }],
      title: 'Vet visits',
    }),
  },
  {
    id: 'litters',
    says: [
      tells('breed|breeding|litters?|puppies|kittens', 'rabbits?|dogs?|cats?|guinea pigs?|buyers|parents|litters?'),
    ],
    records: kept({
      kind: 'litter',
      fields:
        'mother (text, required), father (text), born on (date, required), how many (number), given to (long text), notes',
      title: 'Litters',
    }),
  },
]
