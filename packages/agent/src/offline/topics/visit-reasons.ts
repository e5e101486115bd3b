// Why somebody comes, by whom they come to: no dog has a toothache at the physiotherapist's.
import { firstSpokenOf } from './wares.ts'

interface Practice {
  /** Words of a message that speak of it. */
  words: RegExp
  reasons: readonly string[]
}

const practices: readonly Practice[] = [
  {
    words: /\b(?:physio\w*|osteopath\w*|chiropract\w*|rehab\w*|occupational therap\w+)\b/i,
    reasons: [
      'Knee after surgery, week six',
      'Lower back',
      'Stiff neck, second week',
      'Shoulder, cannot lift it',
      'Sprained ankle',
      'Tennis elbow',
      'Posture, from the desk',
      'New hip, walking again',
    ],
  },
  {
    words: /\b(?:massages?|masseuse|wellness|spas?|acupunctur\w+|shiatsu)\b/i,
    reasons: [
      'Back and shoulders',
      'Tight neck',
      'To relax',
      'Legs before the marathon',
      'Headaches from the desk',
      'A voucher from a friend',
      'Feet and calves',
    ],
  },
  {
    words: /\b(?:dentists?|dental|orthodont\w+|teeth|tooth)\b/i,
    reasons: [
      'Yearly check',
      'Cleaning',
      'Tooth that aches at night',
      'A filling came out',
      'Crown, second visit',
      'Bleeding gums',
      'Wisdom tooth',
      'Brace is pressing',
    ],
  },
  {
    words:
      /\b(?:vets?|veterinar\w+|animal (?:clinic|practice|hospital)|(?:clinic|practice|hospital) for (?:small |large )?(?:animals|pets))\b/i,
    reasons: [
      'Vaccination',
      'Limps since Sunday',
      'Does not eat',
      'Stitches out',
      'Scratches its ear',
      'Claws too long',
      'Check before the holiday',
      'Blood test',
    ],
  },
  {
    words: /\b(?:hair\w*|barbers?\w*|salon|stylists?|beautician|cosmetic\w+|nails?|manicur\w+)\b/i,
    reasons: ['Cut', 'Cut and colour', 'Roots', 'Blow-dry', 'Fringe', 'Pinned up for a wedding', 'Highlights'],
  },
  {
    words: /\b(?:opticians?|glasses|eye (?:tests?|clinic|doctor)|optometr\w+|contact lenses)\b/i,
    reasons: [
      'Eye test',
      'New glasses',
      'Contact lenses, first time',
      'Frame bent',
      'Driving licence test',
      'Sees double',
    ],
  },
  {
    words: /\b(?:psycholog\w+|psychotherap\w+|counsell?\w+|therapists?|coach(?:es|ing)?)\b/i,
    reasons: ['First talk', 'Follow-up', 'Sleeping badly', 'A change of job', 'After a loss', 'Too much at once'],
  },
  {
    words: /\b(?:midwi(?:fe|ves)|pregnan\w+|antenatal|birth)\b/i,
    reasons: ['First talk', 'Check, week 24', 'Birth plan', 'Feeding', 'Baby, day ten', 'Check, week 36'],
  },
  {
    words: /\b(?:doctors?|surger(?:y|ies)|gp|clinics?|medical|patients?|nurses?|practice)\b/i,
    reasons: [
      'Yearly check',
      'Blood test',
      'Cough, third week',
      'Repeat prescription',
      'Flu jab',
      'Back pain',
      'Results of the scan',
      'Sick note',
    ],
  },
  {
    words: /\b(?:lawyers?|law (?:firm|office)|notar(?:y|ies)|solicitors?|tax advis\w+|accountants?)\b/i,
    reasons: ['Tenancy', 'A will', 'Contract to read', 'Tax return', 'Founding a company', 'Notice received'],
  },
  {
    words: /\b(?:garages?|mechanics?|car (?:repairs?|service|workshop)|bike (?:repairs?|workshop|service)|workshop)\b/i,
    reasons: ['Yearly service', 'Brakes squeal', 'New tyres', 'Will not start', 'Oil change', 'Rattles when cold'],
  },
  {
    words: /\b(?:halls?|rooms?|church|parish|community cent(?:re|er)|club ?house|barns?|venues?)\b/i,
    reasons: [
      'Choir practice',
      'Birthday',
      'Yoga class',
      'Parish meeting',
      'Flea market',
      'Play rehearsal',
      'Wedding party',
    ],
  },
]

/** Where a message speaks of no practice that is known. */
export const anyReasons = [
  'First visit',
  'Follow-up',
  'A question',
  'Second opinion',
  'Yearly check',
  'As agreed by phone',
]

/** Why people come to whom a message speaks of; undefined where it speaks of nobody that is known. */
export function reasonsFor(message: string): readonly string[] | undefined {
  return firstSpokenOf(practices, message)?.reasons
}
