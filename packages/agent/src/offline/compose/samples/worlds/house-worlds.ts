// Houses that people come to: who works there is called otherwise in a school than in a parish.
import { type World, worldRows } from './world.ts'

const remarks = worldRows(`
We shipped on Thursday, as we said | | column=Went well
Pairing on the import saved us a week | | column=Went well
Nobody knew who answers support | | column=Went badly
The test server was down for two days | | column=Went badly
Short reviews, twice a day | | column=Ideas
One afternoon a week without meetings | | column=Ideas`)

export const houseWorlds: readonly World[] = [
  {
    words: /\bretro(?:spective)?\b/i,
    rows: [[/^(?:card|remark)$/, remarks]],
  },
  {
    words: /\b(?:kindergarten|nursery school|day ?care)\b/i,
    facts: [
      [/^role$/, 'Head|The bees, two to four|The otters, four to six|Kitchen|Language and music|Garden, on Fridays'],
    ],
  },
  {
    words: /\b(?:dog (?:school|training)|puppy school)\b/i,
    facts: [[/^role$/, 'Head trainer|Puppies|Walks and agility|One to one|Office|Helper at weekends']],
  },
  {
    words: /\b(?:primary school|secondary school|village school|grammar school|(?:our|the|a) school)\b/i,
    facts: [[/^role$/, 'Head|Class 1|Class 2|Music and sport|Office|Caretaker']],
  },
  {
    words: /\b(?:church|parish|congregation)\b/i,
    facts: [[/^role$/, 'Minister|Parish office|Organ and choir|Youth work|Sexton|Visiting']],
  },
  {
    words: /\b(?:dentist|dental)\b/i,
    facts: [[/^role$/, 'Dentist|Dentist, children|Hygienist|Reception|Assistant|Laboratory']],
  },
  {
    words: /\b(?:vet|veterinar\w*)\b/i,
    facts: [[/^role$/, 'Vet|Vet, horses and cattle|Nurse|Reception|Surgery|Night duty']],
  },
  {
    words: /\b(?:yoga|pilates)\b/i,
    facts: [[/^role$/, 'Vinyasa and yin|Beginners|Back and breath|Prenatal|Early mornings|Restorative']],
  },
  {
    words: /\b(?:gym|fitness|crossfit)\b/i,
    facts: [[/^role$/, 'Head coach|Strength|Rowing and running|Mobility|Front desk|Beginners']],
  },
  {
    words: /\b(?:hair ?dresser\w*|hair salon|barber\w*)\b/i,
    facts: [[/^role$/, 'Owner, cuts|Colour|Cuts and beards|Bridal hair|Apprentice|Reception']],
  },
  {
    words: /\b(?:sports club|football club|tennis club|rowing club|chess club|our club)\b/i,
    facts: [[/^role$/, 'Chair|Treasurer|Youth|Training|Grounds and house|Secretary']],
  },
]
